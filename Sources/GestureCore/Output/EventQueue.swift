/// The events that were said and not yet polled, in a ring. The host's capacity is what may wait when an input is
/// taken; beyond it there is room for what one input, and a call that ends everything, can say.
struct EventQueue: ~Copyable {
  private let pinned = Pinned()
  /// The events, oldest at `first`.
  var ring: Storage<GestureEvent>
  /// Where each event stands in its input: the part, then the order in which gestures were made.
  private var keys: Storage<UInt64>
  private var first = 0
  /// How many events wait.
  private(set) var count = 0
  /// How many of them belong to the input under way.
  private var fresh = 0
  /// How many may wait when an input is taken.
  let capacity: Int

  /// Room for `capacity` events, and for `reserve` more.
  init(capacity: Int, reserve: Int) {
    self.capacity = capacity
    ring = Storage(count: max(capacity + reserve, 1), repeating: .blank)
    keys = Storage(count: ring.count, repeating: 0)
  }

  /// A new input begins.
  @inline(__always) mutating func beginInput() { fresh = 0 }

  /// Whether an input that may say so much can be taken.
  @inline(__always) func hasRoom(for events: Int) -> Bool { count == 0 || count + events <= capacity }

  /// Makes place for an event among those of the input under way, and answers where it is to be written; nil where the
  /// ring is full. Cost: a copy for each event that comes after it.
  mutating func makePlace(key: UInt64) -> Int? {
    guard count < ring.count else { return nil }
    var place = wrapped(first + count)
    var back = fresh
    while back > 0 {
      let before = place == 0 ? ring.count - 1 : place - 1
      guard keys[before] > key else { break }
      ring[place] = ring[before]
      keys[place] = keys[before]
      place = before
      back -= 1
    }
    keys[place] = key
    count += 1
    fresh += 1
    return place
  }

  /// Takes out the oldest event, into `event`; false where there is none.
  @inline(__always) mutating func next(into event: inout GestureEvent) -> Bool {
    guard count > 0 else { return false }
    event = ring[first]
    first = wrapped(first + 1)
    count -= 1
    return true
  }

  @inline(__always) private func wrapped(_ place: Int) -> Int { place < ring.count ? place : place - ring.count }

  /// Another queue with the same events.
  func copy() -> EventQueue {
    var twin = EventQueue(capacity: capacity, reserve: 0)
    twin.ring = ring.copy()
    twin.keys = keys.copy()
    (twin.first, twin.count, twin.fresh) = (first, count, fresh)
    return twin
  }

  /// Bytes of memory the queue takes.
  var bytes: Int { ring.bytes + keys.bytes }
}
