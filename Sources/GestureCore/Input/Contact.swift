/// One pointer that is down: a finger, a pen, or a mouse with one button pressed.
public struct Contact: BitwiseCopyable, Sendable {
  /// What a slot of the table holds.
  enum Status: UInt8, BitwiseCopyable, Sendable {
    case free
    /// Down.
    case down
    /// Ended by a cancel; what the host still sends of it is silent until it lifts or comes down again.
    case ghost
  }

  /// What a contact may carry on by a way of its own.
  enum Errand: UInt8, BitwiseCopyable, Sendable {
    /// A drag that no state is bound to, one that drives states, a pinch.
    case drag, boundDrag, pinch
  }

  var status = Status.free
  /// Whether it is coming down, and is yet to be offered to the gestures along its path.
  var isArriving = false
  /// Whether it lifts when the open frame is closed.
  var liftsWithFrame = false
  /// Whether the open frame has brought it a new place.
  var hasMoved = false
  var device = DeviceKind.touch
  var button = Button.primary
  /// What it carries on, the axis where that is a drag, and whether states are bound to it.
  var drives = Errand.drag
  var drivesAlong = Axis.free
  var drivesStates = false
  /// The session's turn in which it carries on a drag that is its alone, or a pinch that is its and another's; 0 for none.
  var drivesIn: UInt64 = 0
  /// The host's numbers.
  var source: UInt64 = 0
  var id: UInt64 = 0
  /// Counts the presses of the session; tells one contact from the next in the same slot.
  var serial: UInt64 = 0
  /// Where it is, in the host's window.
  var position = Point.zero
  /// The deepest region under its press; -1 for none. And how deep along the path down to it attachments heard the press.
  var region: Int32 = -1
  var hearingDepth: Int32 = .max
  /// The first participation in a gesture that still moves with it, and in one that does not.
  var firstLive: Int32 = -1
  var firstSettled: Int32 = -1
  /// The slots pressed before and after it.
  var previous: Int32 = -1
  var next: Int32 = -1
}
