import GestureCore

/// What the names of a trace stand for. A removed object's name keeps its id, so that the engine can call it stale.
struct Names {
  /// The ids by name, one table for each kind of object.
  private(set) var regions: [String: RegionID] = [:]
  private(set) var gestures: [String: GestureID] = [:]
  private(set) var states: [String: StateID] = [:]
  private(set) var followers: [String: FollowerID] = [:]
  private var gestureNames: [UInt64: String] = [:]

  /// Names an object; a name that is given again stands for the newer one.
  mutating func add(_ id: RegionID, _ name: String) { regions[name] = id }
  mutating func add(_ id: StateID, _ name: String) { states[name] = id }
  mutating func add(_ id: FollowerID, _ name: String) { followers[name] = id }
  mutating func add(_ id: GestureID, _ name: String) {
    gestures[name] = id
    gestureNames[id.bits] = name
  }

  /// The name of a gesture, also of one that is gone.
  func name(of gesture: GestureID) -> String { gestureNames[gesture.bits] ?? "gesture \(gesture.bits)" }

  /// The object of this name; refused where the trace has made none.
  func region(_ name: String) throws(Refusal) -> RegionID { try Self.known(regions[name], name, "region") }
  func gesture(_ name: String) throws(Refusal) -> GestureID { try Self.known(gestures[name], name, "gesture") }
  func state(_ name: String) throws(Refusal) -> StateID { try Self.known(states[name], name, "state") }
  func follower(_ name: String) throws(Refusal) -> FollowerID { try Self.known(followers[name], name, "follower") }

  private static func known<ID>(_ id: ID?, _ name: String, _ what: String) throws(Refusal) -> ID {
    guard let id else { throw Refusal(.invalidArgument, "\"\(name)\" is no \(what) of this trace") }
    return id
  }
}
