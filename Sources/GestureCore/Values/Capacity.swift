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

  /// Refuses a number that is out of range: one contact and one event at least, nothing negative, nothing beyond 2^20.
  @inline(never) @_optimize(size) func check() throws(Fault) {
    try Self.check(contacts, from: 1)
    try Self.check(events, from: 1)
    try Self.check(regions, from: 0)
    try Self.check(gestures, from: 0)
    try Self.check(states, from: 0)
    try Self.check(followers, from: 0)
    try Self.check(bindings, from: 0)
    try Self.check(relations, from: 0)
  }

  @inline(never) private static func check(_ count: Int32, from least: Int32) throws(Fault) {
    guard count >= least, count <= 1 << 20 else { throw Fault.signed(.capacity, count) }
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
