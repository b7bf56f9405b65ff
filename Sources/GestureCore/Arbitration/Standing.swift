/// How a gesture stands in its group, from its first press to the end of its last lift and wait.
enum Standing: UInt8, BitwiseCopyable, Sendable {
  /// It has no group.
  case idle
  /// It may still be recognized, or is pressing.
  case waiting
  /// It was recognized and its claim is held.
  case claiming
  /// It has its contacts.
  case granted
  /// It was granted and is over; it may begin again with a new contact.
  case finished
  /// It failed, was cancelled or denied; it stays out until the group is over.
  case out
}
