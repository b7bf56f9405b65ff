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

  /// Room for nothing, for a copy to be filled.
  static let none = Capacity(all: 0)

  /// Whether every number is in range: one contact and one event at least, nothing negative, nothing beyond 2^20.
  var isValid: Bool {
    let most: Int32 = 1 << 20
    return contacts >= 1 && contacts <= most && events >= 1 && events <= most
      && regions >= 0 && regions <= most && gestures >= 0 && gestures <= most && states >= 0 && states <= most
      && followers >= 0 && followers <= most && bindings >= 0 && bindings <= most && relations >= 0 && relations <= most
  }

  /// The default capacity.
  public init() {}
}

extension Capacity {
  /// The same number of everything.
  init(all count: Int32) {
    (regions, gestures, contacts, events) = (count, count, count, count)
    (states, followers, bindings, relations) = (count, count, count, count)
  }
}
