import CGestureCore
import GestureCore

extension SessionHandle {
  /// The name of a region, as a text that lives while the region does.
  mutating func name(of region: RegionID) throws(Fault) -> UnsafePointer<CChar>? {
    guard let name = session.name(of: region) else { throw Fault(.staleID, .region, region.bits) }
    return regionNames.text(for: region.bits, name)
  }

  /// The name of a gesture, as a text that lives while the gesture does.
  mutating func name(of gesture: GestureID) throws(Fault) -> UnsafePointer<CChar>? {
    guard let name = session.name(of: gesture) else { throw Fault(.staleID, .gesture, gesture.bits) }
    return gestureNames.text(for: gesture.bits, name)
  }

  /// The name of a state, as a text that lives while the state does.
  mutating func name(of state: StateID) throws(Fault) -> UnsafePointer<CChar>? {
    guard let name = session.name(of: state) else { throw Fault(.staleID, .state, state.bits) }
    return stateNames.text(for: state.bits, name)
  }

  /// The name of a follower, as a text that lives while the follower does.
  mutating func name(of follower: FollowerID) throws(Fault) -> UnsafePointer<CChar>? {
    guard let name = session.name(of: follower) else { throw Fault(.staleID, .follower, follower.bits) }
    return followerNames.text(for: follower.bits, name)
  }
}
