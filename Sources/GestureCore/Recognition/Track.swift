/// What a recognizer has measured since its first contact.
public struct Track: BitwiseCopyable, Sendable {
  // MARK: Contacts

  /// The gesture's participations, in the order of the presses.
  var first: Int32 = -1
  var last: Int32 = -1
  /// How many participations there are, how many of their contacts are still down, and how many of those are measured.
  var held: Int32 = 0
  var attached: Int32 = 0
  var down: Int32 = 0
  /// How many contacts were pressed since the gesture (or this tap of its chain) began.
  var pressed: Int32 = 0
  /// Whether the least number of contacts is down, and whether it ever was. (A tap's are complete until the last lift.)
  var isComplete = false
  var wasComplete = false

  // MARK: Progress

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
  /// Taps made so far; between them the gesture waits for the next press.
  var taps: Int32 = 0
  var awaitsPress = false
  /// The button and source of a chain of taps.
  var button = Button.primary
  var source: UInt64 = 0
  /// Raw `Direction` of a swipe, and its velocity when it was recognized.
  var direction: UInt32 = 0
  var release = Point.zero
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
  /// What recognition took off every translation.
  var consumed = Point.zero
  var delta = Point.zero
  var total = Point.zero

  // MARK: Scale and angle

  /// The sum of the references' squares; 0 while the contacts are too close to measure by.
  var spread = 0.0
  var baseScale = 1.0
  var scale = 1.0
  var baseAngle = 0.0
  /// The angle since the references were taken, unwrapped.
  var turn = 0.0
  var matrix = Affine.identity

  /// A contact lifted before the movement was recognized: with too few left the gesture waits for another, and begins
  /// anew with it; with none left it has failed.
  mutating func waitAgain(for needed: Int32) -> Verdict {
    if down == 0 { return .fail(wasComplete ? .liftedEarly : .tooFewContacts) }
    if down < needed { isComplete = false }
    return .none
  }

  /// The rotation, unwrapped.
  var angle: Double { baseAngle + turn }
}
