// STUB FACE of Session: the public signatures as they will be. Bodies come; do not edit.
public struct Session: ~Copyable {
  public init(_ capacity: Capacity = Capacity(), slopScale: SlopScale = SlopScale()) throws(Fault) { fatalError() }
  /// A deep copy (exhaustive tests).
  public func copy() -> Session { fatalError() }
  public var now: Nanoseconds { fatalError() }
  /// The last refused or warned-of call's fault; `.none` before any.
  public var lastFault: Fault { fatalError() }
  /// Fingerprint of everything that decides what the session will do.
  public var stateHash: UInt64 { fatalError() }
  /// Bytes the session takes.
  public var bytes: Int { fatalError() }
  /// Inputs whose time ran back.
  public var reversedCount: UInt64 { fatalError() }
}
extension Session {  // Input and output
  /// Feeds one event. >0 acted with a warning, <0 refused (nothing changed); details in lastFault.
  public mutating func feed(_ event: PointerEvent) -> ResultCode { fatalError() }
  public mutating func advance(to time: Nanoseconds) -> ResultCode { fatalError() }
  /// Cancels everything with session_reset, forgets contacts, committed states back to initial.
  public mutating func reset() { fatalError() }
  public mutating func nextEvent() -> GestureEvent? { fatalError() }
  public mutating func nextDecision() -> Decision? { fatalError() }
  /// `.never` where none is pending.
  public var nextDeadline: Nanoseconds { fatalError() }
}
extension Session {  // Regions. name nil = "region N"
  public mutating func makeRegion(_ definition: RegionDefinition, outline: [Point] = [], name: String? = nil) throws(Fault) -> RegionID { fatalError() }
  public func definition(of region: RegionID) throws(Fault) -> RegionDefinition { fatalError() }
  public mutating func configure(_ region: RegionID, _ definition: RegionDefinition, outline: [Point]? = nil) throws(Fault) { fatalError() }
  /// States (vec2, or sums) whose values add up to move the region.
  public mutating func setOffset(of region: RegionID, to states: [StateID]) throws(Fault) { fatalError() }
  public mutating func remove(_ region: RegionID) throws(Fault) { fatalError() }
  public func name(of region: RegionID) -> String? { fatalError() }
  public func region(named name: String) -> RegionID? { fatalError() }
}
extension Session {  // Gestures
  public mutating func makeGesture(_ definition: GestureDefinition, name: String? = nil) throws(Fault) -> GestureID { fatalError() }
  public mutating func makeComposite(_ definition: GestureDefinition, members: [GestureID], name: String? = nil) throws(Fault) -> GestureID { fatalError() }
  public func definition(of gesture: GestureID) throws(Fault) -> GestureDefinition { fatalError() }
  /// Any real change cancels a running gesture (disabled if it was disabled, else reconfigured).
  public mutating func configure(_ gesture: GestureID, _ definition: GestureDefinition) throws(Fault) { fatalError() }
  public mutating func attach(_ gesture: GestureID, to region: RegionID, priority: Priority = .normal, mask: Mask = .all) throws(Fault) { fatalError() }
  public func attachment(of gesture: GestureID) throws(Fault) -> (priority: Priority, mask: Mask) { fatalError() }
  public mutating func setAttachment(of gesture: GestureID, priority: Priority, mask: Mask) throws(Fault) { fatalError() }
  public mutating func relate(_ gesture: GestureID, _ relation: Relation.Kind, _ other: GestureID) throws(Fault) { fatalError() }
  public mutating func remove(_ gesture: GestureID) throws(Fault) { fatalError() }
  public func name(of gesture: GestureID) -> String? { fatalError() }
  public func gesture(named name: String) -> GestureID? { fatalError() }
  // Polling
  public func phase(of gesture: GestureID) throws(Fault) -> Phase { fatalError() }
  public func reason(of gesture: GestureID) throws(Fault) -> Reason { fatalError() }
  /// The present value, with velocity, prediction and elapsed (fitted now).
  public func value(of gesture: GestureID) throws(Fault) -> GestureValue { fatalError() }
}
extension Session {  // States and followers
  public mutating func makeState(_ type: StateType, initial: Quad = .zero, name: String? = nil) throws(Fault) -> StateID { fatalError() }
  public mutating func makeSum(_ type: StateType, of parts: [StateID], name: String? = nil) throws(Fault) -> StateID { fatalError() }
  public func type(of state: StateID) throws(Fault) -> StateType { fatalError() }
  public func value(of state: StateID) throws(Fault) -> Quad { fatalError() }
  /// Counts up whenever the cell's value changes (change stamp: the revision-independent counter of writes).
  public func stamp(of state: StateID) throws(Fault) -> UInt64 { fatalError() }
  public mutating func set(_ state: StateID, to value: Quad) throws(Fault) { fatalError() }
  /// `snap`: the points of a snapping binding.
  public mutating func bind(_ definition: BindingDefinition, snap: [Quad] = []) throws(Fault) { fatalError() }
  public func name(of state: StateID) -> String? { fatalError() }
  public func state(named name: String) -> StateID? { fatalError() }
  /// Committed cells, in the order in which they were made.
  public func snapshot() -> [Quad] { fatalError() }
  public mutating func restore(_ snapshot: [Quad]) throws(Fault) { fatalError() }
  public mutating func makeFollower(of state: StateID, _ animation: Animation = .none, name: String? = nil) throws(Fault) -> FollowerID { fatalError() }
  public func follower(named name: String) -> FollowerID? { fatalError() }
  public func name(of follower: FollowerID) -> String? { fatalError() }
  public func value(of follower: FollowerID, at time: Nanoseconds) throws(Fault) -> Quad { fatalError() }
  public func isSettled(_ follower: FollowerID, at time: Nanoseconds) throws(Fault) -> Bool { fatalError() }
  /// When the follower will have settled; `.never` for one that never does.
  public func settlingTime(of follower: FollowerID) throws(Fault) -> Nanoseconds { fatalError() }
}
public struct Relation: BitwiseCopyable, Sendable {
  public enum Kind: UInt32, BitwiseCopyable, Sendable { case waitsFor = 1, runsWith, prevents }
}
