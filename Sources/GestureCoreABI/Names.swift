import CGestureCore
import GestureCore

/// Names as texts that live while their objects do. An object without one is called by what it is and its number.
extension SessionHandle {
  /// What a region is called.
  mutating func name(of region: RegionID) throws(Fault) -> UnsafePointer<CChar> {
    _ = try session.definition(of: region)
    return regionNames.text(for: region.bits, session.name(of: region) ?? Self.numbered("region", region.bits))
  }

  /// The name that a region was given; nil for none.
  mutating func givenName(of region: RegionID) -> UnsafePointer<CChar>? {
    session.name(of: region).map { regionNames.text(for: region.bits, $0) }
  }

  /// What a gesture is called.
  mutating func name(of gesture: GestureID) throws(Fault) -> UnsafePointer<CChar> {
    let kind = try session.definition(of: gesture).kind
    return gestureNames.text(for: gesture.bits, session.name(of: gesture) ?? Self.numbered(kind.name, gesture.bits))
  }

  /// The name that a gesture was given; nil for none.
  mutating func givenName(of gesture: GestureID) -> UnsafePointer<CChar>? {
    session.name(of: gesture).map { gestureNames.text(for: gesture.bits, $0) }
  }

  /// What a state is called.
  mutating func name(of state: StateID) throws(Fault) -> UnsafePointer<CChar> {
    _ = try session.type(of: state)
    return stateNames.text(for: state.bits, session.name(of: state) ?? Self.numbered("state", state.bits))
  }

  /// What a follower is called.
  mutating func name(of follower: FollowerID) throws(Fault) -> UnsafePointer<CChar> {
    _ = try session.value(of: follower, at: session.now)
    return followerNames.text(
      for: follower.bits, session.name(of: follower) ?? Self.numbered("follower", follower.bits))
  }

  /// The name that a follower was given; nil for none.
  mutating func givenName(of follower: FollowerID) -> UnsafePointer<CChar>? {
    session.name(of: follower).map { followerNames.text(for: follower.bits, $0) }
  }

  /// Why the last call was refused or warned, for people. Gestures and states are named, or else numbered as above.
  var faultSentence: String {
    switch fault.detail {
    case .mapAnswer:
      fault.sentence(naming: session.name(of: StateID(bits: fault.value)) ?? Self.numbered("state", fault.value))
    case .customMove, .customValue, .customDeadline, .customReentry:
      fault.sentence(naming: session.name(of: GestureID(bits: fault.value)) ?? Self.numbered("custom", fault.value))
    case .member, .memberTaken, .memberTwice, .memberKept, .attached, .notAttached, .notAComposite, .cycle, .related,
      .otherKind:
      fault.sentence(naming: session.name(of: GestureID(bits: fault.value)) ?? Self.number(fault.value))
    case .stateReadOnly, .stateBound, .stateType:
      fault.sentence(naming: session.name(of: StateID(bits: fault.value)) ?? Self.number(fault.value))
    default: fault.sentence
    }
  }

  /// "drag 3": the number is that of the slot, from 1, which is the low half of the id.
  private static func numbered(_ noun: String, _ bits: UInt64) -> String { "\(noun) \(number(bits))" }

  private static func number(_ bits: UInt64) -> String { "\(bits & 0xffff_ffff)" }
}
