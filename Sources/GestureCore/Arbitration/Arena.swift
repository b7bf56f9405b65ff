/// Where gestures compete: all of them with their trees, relations, contacts and claims. Each member of the arena hears
/// granted or denied exactly once for each of its groups.
public struct Arena: ~Copyable {
  private let pinned = Pinned()
  /// The gestures by slot, and beside them what each has measured and last said.
  var gestures: SlotTable<Gesture>
  var tracks: Storage<Track>
  var values: Storage<GestureValue>
  /// The contacts, and their parts in gestures.
  var contacts: ContactTable
  var pool: ParticipationPool
  /// What the last gesture measured that has a scale or an angle.
  var fit = Fit()
  /// The samples for velocities, and which ring is whose.
  var history = VelocityHistory()
  var rings: Storage<Int32>
  var deadlines: DeadlineQueue
  var relations: Storage<Relation>
  var relationCount = 0
  /// Whether there is any explicit wait, so that a tap of a lower count may come before one of a higher.
  var isOrdered = false
  /// The claims that are held.
  var claims: Storage<Int32>
  var claimCount = 0
  /// The gestures that have a group, and the sequences in a gap.
  var firstOpen: Int32 = -1
  /// How many of them there are, and gestures around them; those around several count for each.
  var speakers = 0
  /// The gestures that something happened to in the step under way: how many had been made, above the slot.
  private var touched: Storage<UInt64>
  var touchedCount = 0
  /// The composites to look at again, and the sequences whose next member is to join.
  var pending: Storage<Int32>
  var pendingCount = 0
  var joins: Storage<Int32>
  var joinCount = 0
  /// Whether something was decided since it was last asked whether more follows from it.
  var isUnsettled = false
  /// Whether a contact left a gesture, or a gesture was over, in the step under way: groups may end with it.
  var mayClose = false
  /// Why everything is being taken away; none while it is not.
  var withdrawing = Reason.none
  /// The order of "ahead" among the open gestures, for as long as it holds.
  var ranks: Storage<Int32>
  var ranking: Storage<Int32>
  var isRanked = false
  var decisions: DecisionLog
  /// The session's time, and the number of the input under way.
  var now: Nanoseconds = 0
  var input: UInt64 = 0
  /// Counts what is made and attached.
  var made: UInt64 = 0

  /// Makes room for this much.
  init(_ capacity: Capacity) {
    let count = Int(capacity.gestures)
    gestures = SlotTable(capacity: count, blank: Gesture(GestureDefinition(.tap)))
    tracks = Storage(capacity: count)
    values = Storage(capacity: count)
    contacts = ContactTable(capacity: Int(capacity.contacts))
    pool = ParticipationPool(gestures: count, contacts: Int(capacity.contacts))
    rings = Storage(count: count, repeating: -1)
    deadlines = DeadlineQueue(capacity: count)
    relations = Storage(count: Int(capacity.relations), repeating: Relation())
    claims = Storage(count: count, repeating: -1)
    touched = Storage(count: count, repeating: 0)
    pending = Storage(count: count, repeating: -1)
    joins = Storage(count: count, repeating: -1)
    ranks = Storage(count: count, repeating: 0)
    ranking = Storage(count: count, repeating: -1)
    decisions = DecisionLog(capacity: max(Int(capacity.events), count))
  }

  /// Takes in a gesture that stands alone and has measured nothing; answers its slot, or nil where all are taken.
  @_optimize(size) mutating func insert(_ gesture: Gesture) -> Int? {
    guard let slot = gestures.insert(gesture) else { return nil }
    self[slot].root = Int32(slot)
    if slot == tracks.count {
      tracks.append(Track())
      values.append(GestureValue())
    } else {
      (tracks[slot], values[slot]) = (Track(), GestureValue())
    }
    return slot
  }

  /// The gesture in a slot, in place.
  subscript(_ gesture: Int) -> Gesture {
    @inline(__always) _read { yield gestures.items[gesture] }
    @inline(__always) _modify { yield &gestures.items[gesture] }
  }

  /// Notes that something happened to a gesture, so that it and its composite are looked at when the step ends.
  @inline(__always) mutating func touch(_ gesture: Int) {
    if !self[gesture].says.contains(.told) { enlist(gesture) }
  }

  @inline(__always) private mutating func enlist(_ gesture: Int) {
    note(gesture, .told)
    let parent = self[gesture].parent
    if parent >= 0 { look(at: Int(parent)) }
  }

  /// Notes what a gesture has to say.
  @inline(__always) mutating func note(_ gesture: Int, _ says: Says) {
    let before = self[gesture].says
    self[gesture].says = before.union(says).union(.touched)
    if before.contains(.touched) { return }
    touched[touchedCount] = self[gesture].made << Self.slotBits | UInt64(truncatingIfNeeded: gesture)
    touchedCount &+= 1
  }

  /// Puts the gestures that have something to say before the others, in the order in which they were made, and answers how
  /// many they are. The others have been heard.
  mutating func orderSpeakers() -> Int {
    var count = 0
    for place in 0..<touchedCount {
      let gesture = touchedGesture(place)
      if self[gesture].says.isSubset(of: [.touched, .told]) {
        self[gesture].says = []
        continue
      }
      let key = touched[place]
      touched[place] = touched[count]
      var earlier = count
      while earlier > 0, touched[earlier - 1] > key {
        touched[earlier] = touched[earlier - 1]
        earlier -= 1
      }
      touched[earlier] = key
      count += 1
    }
    return count
  }

  /// A slot is a number below 2^20, as no capacity is greater.
  private static var slotBits: UInt64 { 20 }

  /// A gesture that something happened to.
  @inline(__always) func touchedGesture(_ place: Int) -> Int {
    Int(truncatingIfNeeded: touched[place] & (1 << Self.slotBits - 1))
  }

  /// The step is over.
  @inline(__always) mutating func clearTouched() {
    touchedCount = 0
    mayClose = false
  }

  /// A step is over that is not the last of its input: what has something to say yet stays.
  mutating func keepUnsaid() {
    var kept = 0
    for place in 0..<touchedCount where !self[touchedGesture(place)].says.isEmpty {
      touched[kept] = touched[place]
      kept += 1
    }
    touchedCount = kept
    mayClose = false
  }

  /// A recognizer hears an input of its contacts.
  @inline(__always) mutating func hear(_ leaf: Int, _ input: RecognizerInput, _ context: RecognizerContext) -> Verdict {
    var velocity = Point.zero
    if self[leaf].definition.kind == .swipe,
      Swipe.wantsVelocity(&tracks[leaf], &gestures.items[leaf].definition, input)
    {
      velocity = history.velocity(rings[leaf], at: now)
    }
    return Recognizer.step(&tracks[leaf], &gestures.items[leaf].definition, input, context, velocity: velocity)
  }

  /// What a recognizer may know beyond its track.
  @inline(__always) func context(of leaf: Int) -> RecognizerContext {
    RecognizerContext(now: now, isClaiming: self[leaf].standing == .claiming)
  }

  /// Notes that a composite is to be folded again.
  @inline(__always) mutating func look(at composite: Int) {
    guard !self[composite].isPending else { return }
    self[composite].isPending = true
    pending[pendingCount] = Int32(composite)
    pendingCount += 1
  }

  /// Another arena in the same state.
  func copy() -> Arena {
    var twin = Arena(Capacity.none)
    twin.gestures = gestures.copy()
    twin.tracks = tracks.copy()
    twin.values = values.copy()
    twin.contacts = contacts.copy()
    twin.pool = pool.copy()
    twin.history = history.copy()
    twin.rings = rings.copy()
    twin.deadlines = deadlines.copy()
    twin.relations = relations.copy()
    twin.claims = claims.copy()
    twin.touched = touched.copy()
    twin.pending = pending.copy()
    twin.joins = joins.copy()
    twin.ranks = ranks.copy()
    twin.ranking = ranking.copy()
    twin.decisions = decisions.copy()
    (twin.relationCount, twin.claimCount, twin.firstOpen) = (relationCount, claimCount, firstOpen)
    (twin.touchedCount, twin.pendingCount, twin.joinCount) = (touchedCount, pendingCount, joinCount)
    (twin.now, twin.input, twin.made, twin.speakers) = (now, input, made, speakers)
    twin.isOrdered = isOrdered
    return twin
  }

  /// Bytes of memory the arena takes.
  var bytes: Int {
    gestures.bytes + tracks.bytes + values.bytes + contacts.bytes + pool.bytes + history.bytes + rings.bytes
      + deadlines.bytes + relations.bytes + claims.bytes + touched.bytes + pending.bytes + joins.bytes + ranks.bytes
      + ranking.bytes + decisions.bytes
  }
}
