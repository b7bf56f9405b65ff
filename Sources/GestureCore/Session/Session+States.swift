// States, bindings and followers.

extension Session {
  /// Makes a state that starts at `initial`.
  @_optimize(size) public mutating func makeState(
    _ type: StateType, initial: Quad = .zero, name: String? = nil
  ) throws(Fault) -> StateID {
    try Names.check(name, in: names.states)
    let id = try remember(states.makeState(type, initial: initial), name)
    tell(.stateMade(id, type, initial: initial, name: name))
    return id
  }

  /// Makes the read-only sum of states of one type.
  @_optimize(size) public mutating func makeSum(_ type: StateType, of parts: [StateID], name: String? = nil)
    throws(Fault) -> StateID
  {
    try Names.check(name, in: names.states)
    let id = try remember(states.makeSum(type, of: parts), name)
    tell(.sumMade(id, type, parts, name: name))
    return id
  }

  private mutating func remember(_ id: StateID, _ name: String?) throws(Fault) -> StateID {
    names.states[try states.slot(of: id)] = name ?? ""
    host.view.isWhole = false
    return id
  }

  /// What a state holds, as a type.
  public func type(of state: StateID) throws(Fault) -> StateType { try states.type(of: state) }

  /// What a state holds.
  public func value(of state: StateID) throws(Fault) -> Quad { try states.value(of: state) }

  /// How often a state's value has changed: a game loop draws when the stamp has.
  public func stamp(of state: StateID) throws(Fault) -> UInt64 { try states.stamp(of: state) }

  /// Writes a committed state.
  @_optimize(size) public mutating func set(_ state: StateID, to value: Quad) throws(Fault) {
    _ = try states.slotToWrite(state, value)
    if frame.isOpen { closeFrame() }
    try states.set(state, to: value)
    closeStates()
    tell(.stateSet(state, value))
  }

  /// Lets a gesture drive a state. `snap` are the points of a snapping binding. A `map` answers the new cell in place of
  /// channel, scale and operation; what it answers is bounded and snapped as the binding says.
  @_optimize(size) public mutating func bind(
    _ definition: BindingDefinition, snap: [Quad] = [], map: MapFunction? = nil
  ) throws(Fault) {
    let gesture = try slot(of: definition.gesture)
    var definition = definition
    definition.isMapped = map != nil
    let place = try states.bind(definition, gesture: gesture, snap: snap)
    if let map {
      let width = try states.type(of: definition.state).width
      host.set(map, binding: place, definition.state, width: width)
      serveHost()
    }
    closeStates()
    turn &+= 1  // What contacts carry on may drive states from now on.
    host.view.isWhole = false
    tell(.bound(definition, snap: snap))
  }

  /// A state's name, or nil where it has none.
  public func name(of state: StateID) -> String? {
    guard let slot = try? states.slot(of: state) else { return nil }
    return names.states[slot].utf8.isEmpty ? nil : names.states[slot]
  }

  /// The state of a name.
  public func state(named name: String) -> StateID? {
    Names.slot(of: name, in: names.states).map { states.id(of: $0) }
  }

  /// The committed states' values, in the order in which they were made. Allocates.
  public func snapshot() -> [Quad] { states.snapshot() }

  /// Writes the committed states as a snapshot has them; refused as a whole where it does not fit.
  @_optimize(size) public mutating func restore(_ snapshot: [Quad]) throws(Fault) {
    try states.check(snapshot)
    if frame.isOpen { closeFrame() }
    try states.restore(snapshot)
    closeStates()
    tell(.restored(snapshot))
  }

  /// Makes a follower of a state; without an animation it is rigid.
  @_optimize(size) public mutating func makeFollower(
    of state: StateID, _ animation: Animation = .none, name: String? = nil
  ) throws(Fault) -> FollowerID {
    try Names.check(name, in: names.followers)
    let id = try followers.make(of: state, in: states, animation)
    names.followers[try followers.slot(of: id)] = name ?? ""
    host.view.isWhole = false
    tell(.followerMade(id, state, animation, name: name))
    return id
  }

  /// The state that a follower follows.
  public func state(of follower: FollowerID) throws(Fault) -> StateID {
    try states.id(of: followers.state(of: follower))
  }

  /// How a follower follows its state.
  public func animation(of follower: FollowerID) throws(Fault) -> Animation {
    try followers.animation(of: follower)
  }

  /// A follower's name, or nil where it has none.
  public func name(of follower: FollowerID) -> String? {
    guard let slot = try? followers.slot(of: follower) else { return nil }
    return names.followers[slot].utf8.isEmpty ? nil : names.followers[slot]
  }

  /// The follower of a name.
  public func follower(named name: String) -> FollowerID? {
    Names.slot(of: name, in: names.followers).map { followers.id(of: $0) }
  }

  /// Where a follower is at `time`; before its last retarget, where it was at that.
  public func value(of follower: FollowerID, at time: Nanoseconds) throws(Fault) -> Quad {
    try followers.value(of: follower, at: time)
  }

  /// Whether a follower has settled at `time`, as long as its state stays.
  public func isSettled(_ follower: FollowerID, at time: Nanoseconds) throws(Fault) -> Bool {
    try followers.isSettled(follower, at: time)
  }

  /// When a follower will have settled; `never` for one that never does.
  public func settlingTime(of follower: FollowerID) throws(Fault) -> Nanoseconds {
    try followers.settlingTime(of: follower)
  }

  /// Cancels everything (session_reset), forgets all contacts, and puts every state back to its initial value.
  @_optimize(size) public mutating func reset() {
    beginCall()
    cancelAll(.sessionReset)
    stream.isCancelled = false
    states.reset()
    closeStates()
    tell(.reset)
  }
}
