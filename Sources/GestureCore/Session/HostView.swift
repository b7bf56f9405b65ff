/// Everything that a host may read, as it was before the step: kept only in sessions whose host has functions, and
/// brought up to date when the next input begins, by what changed in the one before.
struct HostView: ~Copyable {
  /// A gesture as its host may read it.
  struct GestureRecord: BitwiseCopyable {
    var id: UInt64 = 0
    var phase = Phase.possible
    var reason = Reason.none
    var isMarked = false
    var value = GestureValue()
  }

  /// A state as its host may read it.
  struct StateRecord: BitwiseCopyable {
    var id: UInt64 = 0
    var isMarked = false
    var cell = Cell.blank
  }

  /// A follower as its host may read it.
  struct FollowerRecord: BitwiseCopyable {
    var id: UInt64 = 0
    var motion = Motion(at: .zero, width: 1)
  }

  /// The records, by slot.
  var gestures = Storage<GestureRecord>(count: 0, repeating: GestureRecord())
  var states = Storage<StateRecord>(count: 0, repeating: StateRecord())
  var followers = Storage<FollowerRecord>(count: 0, repeating: FollowerRecord())
  /// The slots of gestures and states that changed since they were recorded.
  var markedGestures = Storage<Int32>(count: 0, repeating: -1)
  var markedGestureCount = 0
  var markedStates = Storage<Int32>(count: 0, repeating: -1)
  var markedStateCount = 0
  /// Whether the records stand but for the marked ones; false when something was made or removed.
  var isWhole = false
  /// The session's time and earliest deadline.
  var now: Nanoseconds = 0
  var nextDeadline = Nanoseconds.never

  /// Makes room, once.
  mutating func prepare(_ capacity: Capacity) {
    gestures.grow(to: Int(capacity.gestures), repeating: GestureRecord())
    markedGestures.grow(to: Int(capacity.gestures), repeating: -1)
    states.grow(to: Int(capacity.states), repeating: StateRecord())
    markedStates.grow(to: Int(capacity.states), repeating: -1)
    followers.grow(to: Int(capacity.followers), repeating: FollowerRecord())
  }

  /// Notes that a gesture changed.
  mutating func mark(gesture slot: Int) {
    guard !gestures[slot].isMarked else { return }
    gestures[slot].isMarked = true
    markedGestures[markedGestureCount] = Int32(slot)
    markedGestureCount += 1
  }

  /// Notes that a state changed.
  mutating func mark(state slot: Int) {
    guard !states[slot].isMarked else { return }
    states[slot].isMarked = true
    markedStates[markedStateCount] = Int32(slot)
    markedStateCount += 1
  }

  /// Bytes of memory the records take.
  var bytes: Int {
    gestures.bytes + states.bytes + followers.bytes + markedGestures.bytes + markedStates.bytes
  }
}

// Reading from inside a host's function.
extension HostContext {
  /// The time before the step.
  public var now: Nanoseconds { view.now }
  /// The earliest deadline before the step.
  public var nextDeadline: Nanoseconds { view.nextDeadline }

  /// The phase that a gesture was in.
  public func phase(of gesture: GestureID) throws(Fault) -> Phase { try view.gestures[slot(of: gesture)].phase }

  /// Why a gesture had failed or was cancelled.
  public func reason(of gesture: GestureID) throws(Fault) -> Reason { try view.gestures[slot(of: gesture)].reason }

  /// What a gesture measured.
  public func value(of gesture: GestureID) throws(Fault) -> GestureValue { try view.gestures[slot(of: gesture)].value }

  /// What a state held.
  public func value(of state: StateID) throws(Fault) -> Quad { try cell(of: state).value }

  /// How often a state's value had changed.
  public func stamp(of state: StateID) throws(Fault) -> UInt64 { try cell(of: state).stamp }

  /// The committed states' values, in the order in which they were made. Allocates.
  public func snapshot() -> [Quad] {
    var values: [Quad] = []
    for slot in 0..<view.states.count where view.states[slot].id != 0 && view.states[slot].cell.kind == .committed {
      values.append(view.states[slot].cell.value)
    }
    return values
  }

  /// Where a follower is at `time`, as far as was known.
  public func value(of follower: FollowerID, at time: Nanoseconds) throws(Fault) -> Quad {
    try motion(of: follower).value(at: time)
  }

  /// Whether a follower has settled at `time`, as far as was known.
  public func isSettled(_ follower: FollowerID, at time: Nanoseconds) throws(Fault) -> Bool {
    try motion(of: follower).isSettled(at: time)
  }

  /// When a follower will have settled, as far as was known.
  public func settlingTime(of follower: FollowerID) throws(Fault) -> Nanoseconds {
    try motion(of: follower).settlingTime
  }

  private func slot(of gesture: GestureID) throws(Fault) -> Int {
    let slot = Int(gesture.bits & 0xffff_ffff) - 1
    guard slot >= 0, slot < view.gestures.count, view.gestures[slot].id == gesture.bits else {
      throw Fault(.staleID, .gesture, gesture.bits)
    }
    return slot
  }

  private func cell(of state: StateID) throws(Fault) -> Cell {
    let slot = Int(state.bits & 0xffff_ffff) - 1
    guard slot >= 0, slot < view.states.count, view.states[slot].id == state.bits else {
      throw Fault(.staleID, .state, state.bits)
    }
    return view.states[slot].cell
  }

  private func motion(of follower: FollowerID) throws(Fault) -> Motion {
    let slot = Int(follower.bits & 0xffff_ffff) - 1
    guard slot >= 0, slot < view.followers.count, view.followers[slot].id == follower.bits else {
      throw Fault(.staleID, .follower, follower.bits)
    }
    return view.followers[slot].motion
  }
}
