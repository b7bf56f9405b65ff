/// What a recognizer has measured since its first contact.
public struct Track: BitwiseCopyable, Sendable {
  // MARK: Contacts

  /// The gesture's participations: those whose contacts have lifted, up to `lastLifted`, then the others in the order of
  /// the presses.
  var first: Int32 = -1
  var lastLifted: Int32 = -1
  var last: Int32 = -1
  /// How many participations there are, how many of their contacts are still down, and how many of those are measured.
  var held: Int32 = 0
  var attached: Int32 = 0
  var down: Int32 = 0
  /// How many contacts were pressed since the gesture (or this tap of its chain) began.
  var pressed: Int32 = 0
  /// Taps made so far; between them the gesture waits for the next press.
  var taps: Int32 = 0
  /// Raw `Direction` of a swipe.
  var direction: UInt32 = 0

  // MARK: Progress

  /// Whether the least number of contacts is down, and whether it ever was. (A tap's are complete until the last lift.)
  var isComplete = false
  var wasComplete = false
  /// Whether it was recognized (a long press that reached its threshold, say).
  var isRecognized = false
  /// Whether the contacts left after it was recognized and before it was decided who wins.
  var isLifted = false
  /// Whether a contact of it moved in the frame that is being closed.
  var isToJudge = false
  /// Whether a click is inside its region.
  var isInside = false
  /// Custom: whether it ended with its claim, so that it is over when that is granted; and what it answers to.
  var endsWhenGranted = false
  var stimulus = Stimulus.none
  /// Whether a tap waits for its next press.
  var awaitsPress = false
  /// The button and source of a chain of taps.
  var button = Button.primary
  var source: UInt64 = 0
  /// When its clock started, and when the clock runs out.
  var clock: Nanoseconds = 0
  var deadline = Nanoseconds.never
  /// The factor of the device on distances.
  var slop = 1.0

  // MARK: Places

  /// Carries the window to the gesture's space, as latched or as it is now.
  var toSpace = Affine.identity
  var start = Point.zero
  /// The mean of the contacts' places, and what keeps the location continuous when their number changes.
  var centroid = Point.zero
  var shift = Point.zero
  var location = Point.zero

  /// Scale, angle and matrix; of magnify, rotate and transform alone.
  var similarity = Similarity()

  // MARK: What other kinds keep for themselves, where those have their matrix

  /// Drag: what recognition took off every translation.
  @inline(__always) var consumed: Point {
    get { Point(similarity.matrix.tx, similarity.matrix.ty) }
    set { (similarity.matrix.tx, similarity.matrix.ty) = (newValue.x, newValue.y) }
  }
  /// Swipe: the velocity when it was recognized.
  @inline(__always) var release: Point {
    get { consumed }
    set { consumed = newValue }
  }
  /// Hover: the pointer that it follows; of the source `source`.
  @inline(__always) var pointer: UInt64 {
    get { similarity.mark }
    set { similarity.mark = newValue }
  }
  /// Scroll: the last step, and all of them.
  @inline(__always) var delta: Point {
    get { consumed }
    set { consumed = newValue }
  }
  @inline(__always) var total: Point {
    get { location }
    set { location = newValue }
  }

  /// A group begins: all is as it was at first, but for the list of contacts.
  @inline(__always) mutating func beginAnew(measuresSimilarity: Bool) {
    (down, pressed, taps, direction) = (0, 0, 0, 0)
    (isComplete, wasComplete, isRecognized, isLifted) = (false, false, false, false)
    (isToJudge, isInside, awaitsPress, button) = (false, false, false, .primary)
    (endsWhenGranted, stimulus) = (false, .none)
    (source, clock, deadline, slop) = (0, 0, .never, 1)
    toSpace = .identity
    (start, centroid, shift, location) = (.zero, .zero, .zero, .zero)
    if measuresSimilarity { similarity = Similarity() } else { consumed = .zero }
  }

  /// The first participation whose contact has not lifted; -1 for none.
  @inline(__always) func firstDown(_ pool: borrowing ParticipationPool) -> Int32 {
    lastLifted < 0 ? first : pool.items[Int(lastLifted)].nextOfGesture
  }

  /// The contact of a participation, that had not, has lifted.
  @inline(__always) mutating func lift(_ slot: Int32, in pool: inout ParticipationPool) {
    if held == 1 { (lastLifted, attached) = (slot, 0) } else { liftOne(slot, in: &pool) }
  }

  @inline(never) private mutating func liftOne(_ slot: Int32, in pool: inout ParticipationPool) {
    var before = firstDown(pool)
    if before != slot {
      while pool.items[Int(before)].nextOfGesture != slot { before = pool.items[Int(before)].nextOfGesture }
      pool.items[Int(before)].nextOfGesture = pool.items[Int(slot)].nextOfGesture
      if last == slot { last = before }
      pool.items[Int(slot)].nextOfGesture = firstDown(pool)
      if lastLifted < 0 { first = slot } else { pool.items[Int(lastLifted)].nextOfGesture = slot }
    }
    lastLifted = slot
    attached &-= 1
  }

  /// A participation is the last of the list.
  @inline(__always) mutating func append(_ participation: Int32) {
    if first < 0 { first = participation }
    last = participation
    held &+= 1
    attached &+= 1
  }

  /// A contact lifted before the movement was recognized: with too few left the gesture waits for another, and begins
  /// anew with it; with none left it has failed.
  mutating func waitAgain(for needed: Int32) -> Verdict {
    if down == 0 { return .fail(wasComplete ? .liftedEarly : .tooFewContacts) }
    if down < needed { isComplete = false }
    return .none
  }
}
