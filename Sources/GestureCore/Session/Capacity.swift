/// How much a session can hold. Memory for all of it is taken when the session is made.
public struct Capacity: BitwiseCopyable, Equatable, Sendable {
  public var regions: Int32 = 64
  public var gestures: Int32 = 256
  public var contacts: Int32 = 32
  /// Events that the queue holds.
  public var events: Int32 = 256
  public var states: Int32 = 64
  public var followers: Int32 = 64
  public var bindings: Int32 = 128
  public var relations: Int32 = 128

  /// The default capacity.
  public init() {}
}
