/// The newest decisions, until they are polled; when it is full the oldest give way.
struct DecisionLog: ~Copyable {
  private var ring: Storage<Decision>
  private var first = 0
  private var count = 0

  /// Room for this many, one at least.
  init(capacity: Int) {
    let blank = Decision(kind: .granted, reason: .none, gesture: .none, other: .none, time: 0)
    ring = Storage(count: max(capacity, 1), repeating: blank)
  }

  /// Adds a decision.
  mutating func append(_ decision: Decision) {
    ring[wrapped(first &+ count)] = decision
    if count < ring.count { count &+= 1 } else { first = wrapped(first &+ 1) }
  }

  @inline(__always) private func wrapped(_ place: Int) -> Int { place < ring.count ? place : place &- ring.count }

  /// Takes out the oldest decision.
  mutating func next() -> Decision? {
    guard count > 0 else { return nil }
    defer { (first, count) = (wrapped(first + 1), count - 1) }
    return ring[first]
  }

  /// Another log with the same decisions.
  func copy() -> DecisionLog {
    var twin = DecisionLog(capacity: 0)
    twin.ring = ring.copy()
    (twin.first, twin.count) = (first, count)
    return twin
  }

  /// Bytes of memory the log takes.
  var bytes: Int { ring.bytes }
}
