/// The newest decisions, until they are polled; when it is full the oldest give way.
struct DecisionLog: ~Copyable {
  private var ring: Storage<Decision>
  private var first = 0
  /// How many decisions wait.
  private(set) var count = 0
  /// How many there ever were.
  private(set) var total: UInt64 = 0

  /// Room for this many, one at least.
  init(capacity: Int) {
    ring = Storage(capacity: max(capacity, 1))
  }

  /// Adds a decision.
  mutating func append(_ decision: Decision) {
    let place = wrapped(first &+ count)
    if place == ring.count { ring.append(decision) } else { ring[place] = decision }
    total &+= 1
    if count < ring.capacity { count &+= 1 } else { first = wrapped(first &+ 1) }
  }

  @inline(__always) private func wrapped(_ place: Int) -> Int { place < ring.capacity ? place : place &- ring.capacity }

  /// Takes out the oldest decision.
  mutating func next() -> Decision? {
    guard count > 0 else { return nil }
    defer { (first, count) = (wrapped(first + 1), count - 1) }
    return ring[first]
  }

  /// A decision that waits, the newest at age 0.
  func newest(_ age: Int) -> Decision { ring[(first + count - 1 - age) % ring.capacity] }

  /// Another log with the same decisions.
  func copy() -> DecisionLog {
    var twin = DecisionLog(capacity: 0)
    twin.ring = ring.copy()
    (twin.first, twin.count, twin.total) = (first, count, total)
    return twin
  }

  /// Bytes of memory the log takes.
  var bytes: Int { ring.bytes }
}
