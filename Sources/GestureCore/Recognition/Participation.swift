/// A contact's part in a gesture: it is in the contact's list and in the gesture's, in the order of the presses.
public struct Participation: BitwiseCopyable, Sendable {
  /// The gesture's slot.
  var gesture: Int32 = -1
  /// The contact's slot; -1 once it is up.
  var contact: Int32 = -1
  /// The contact's number, by which gestures that shared it know each other after its lift.
  var serial: UInt64 = 0
  /// Neighbours in the contact's list.
  var previousOfContact: Int32 = -1
  var nextOfContact: Int32 = -1
  /// The next in the gesture's list.
  var nextOfGesture: Int32 = -1
  /// Whether it is in the contact's list of those that no longer move with it.
  var isSettled = false
  /// Whether the gesture measures it.
  var isActive = false
  /// Whether the gesture was granted with it: the contact is claimed until it lifts.
  var isClaimed = false
  /// Where the contact is, in the gesture's space.
  var place = Point.zero
  /// Where it was when the gesture had all its contacts; in one that measures scale or angle, where it was when these
  /// were last measured anew, from the centroid.
  var origin = Point.zero

  /// The gesture begins again without it, until it takes part again: the gesture shares it with none.
  mutating func leaveRound(_ slot: Int32) { (isActive, serial) = (false, Self.serialOutside(slot)) }

  /// The number of one that has left its round: its place in the pool makes one that no contact has.
  static func serialOutside(_ slot: Int32) -> UInt64 { .max - UInt64(truncatingIfNeeded: slot) }
}
