/// The events that were said and not yet polled, in a ring. The host's capacity is what may wait when an input is
/// taken; beyond what may wait then there is room for what it says, and a call that ends gestures takes what it lacks.
struct EventQueue: ~Copyable {
  private let pinned = Pinned()
  /// The events, oldest at `first`. It has as many places as were needed at once so far, and memory for all.
  var ring: Storage<GestureEvent>
  /// Where each event stands in its input: the part, then the order in which gestures were made.
  private var keys: Storage<UInt64>
  private var first = 0
  /// How many events wait.
  private(set) var count = 0
  /// How many of them belong to the input under way.
  private var fresh = 0
  /// How many may wait when an input is taken that says nothing, and when one is that may say much.
  let capacity: Int
  private var threshold: Int
  /// How many may wait as things are: less, where what has a group could say more than there is room for behind that.
  private var limit: Int
  private var speakers = 0

  /// Places that there are in any case for the beginnings and ends of that many gestures in one input. Chosen: what few
  /// hosts would notice, and more than the gestures that fingers reach at once.
  private static let pairs = 256

  /// Room for `capacity` events, and for what `reserve` gestures say beyond them.
  init(capacity: Int, reserve: Int) {
    self.capacity = capacity
    (threshold, limit) = (capacity, capacity)
    ring = Storage(capacity: max(capacity, (capacity + 1) / 2 + reserve, min(2 * reserve, Self.pairs), 1))
    keys = Storage(capacity: ring.capacity)
  }

  /// A new input begins.
  @inline(__always) mutating func beginInput() { fresh = 0 }

  /// Whether the next input can be taken: the queue is empty, or holds what the input may say on top of what waits.
  @inline(__always) var hasRoom: Bool { count <= limit }

  /// How many events the next input can say; all that there is room for where none waits.
  @inline(__always) var room: Int { count == 0 ? .max : ring.capacity &- count }

  /// How many events there is room for where none waits.
  @inline(__always) var most: Int { ring.capacity }

  /// An input may end each of `speakers` and begin it again. It is taken for half a queue at the most; beyond that there
  /// is the reserve.
  mutating func expect(_ speakers: Int) {
    threshold = max(capacity - min(speakers * 2, capacity / 2), 0)
    heed(self.speakers)
  }

  /// So many gestures have a group, or are around one that has: each may begin and end in the next input, as at a lift
  /// at a new place.
  @inline(__always) mutating func heed(_ speakers: Int) {
    self.speakers = speakers
    limit = max(min(threshold, ring.capacity &- 2 &* speakers), 0)
  }

  /// Makes place for an event among those of the input under way, and answers where it is to be written; nil where the
  /// ring is full. Cost: a copy for each event that comes after it.
  @inline(__always) mutating func makePlace(key: UInt64) -> Int? {
    guard count < ring.count || extend() else { return nil }
    var place = wrapped(first &+ count)
    if fresh > 0 { place = moveUp(from: place, key) }
    keys[place] = key
    count &+= 1
    fresh &+= 1
    return place
  }

  /// Adds that a gesture's value changed, which is all that is said in its input; dropped where the ring is full.
  @inline(__always) mutating func append(
    alone gesture: UInt64, at time: Nanoseconds, revision: UInt64, _ value: inout GestureValue
  ) {
    guard count < ring.count || extend() else { return }
    ring[wrapped(first &+ count)].write(
      gesture: gesture, by: 0, time: time, revision: revision, phase: .changed, reason: .none, value: &value)
    count &+= 1
  }

  /// Gives a ring whose places are all in use twice as many; false where there is no memory left. Cost: a copy for each
  /// event in it.
  @inline(never) private mutating func extend() -> Bool {
    let made = ring.count
    let added = min(max(made, 16), ring.capacity - made)
    for _ in 0..<added {
      ring.append(.blank)
      keys.append(0)
    }
    if first > 0 {  // The oldest lay up to the end of the ring, and lie there again.
      for place in stride(from: made - 1, through: first, by: -1) {
        ring[place + added] = ring[place]
        keys[place + added] = keys[place]
      }
      first += added
    }
    return added > 0
  }

  /// Takes memory where fewer than `words` more would fit. Never called while events are fed.
  @inline(never) @_optimize(size) mutating func makeRoom(for words: Int) {
    guard words > ring.capacity - count else { return }
    var larger = Storage<GestureEvent>(capacity: count + words)
    for place in 0..<count { larger.append(waiting(place)) }
    ring = larger
    keys = Storage(capacity: count + words)
    first = 0
    for _ in 0..<count { keys.append(0) }
  }

  private mutating func moveUp(from end: Int, _ key: UInt64) -> Int {
    var place = end
    for _ in 0..<fresh {
      let before = place == 0 ? ring.count - 1 : place - 1
      guard keys[before] > key else { break }
      ring[place] = ring[before]
      keys[place] = keys[before]
      place = before
    }
    return place
  }

  /// Takes out the oldest event, into `event`; false where there is none.
  @inline(__always) mutating func next(into event: inout GestureEvent) -> Bool {
    guard count > 0 else { return false }
    let oldest = first
    first = wrapped(first &+ 1)
    count &-= 1
    event.copy(&ring[oldest])
    return true
  }

  /// The event that waits in this place, the oldest in place 0.
  func waiting(_ place: Int) -> GestureEvent { ring[wrapped(first &+ place)] }

  @inline(__always) private func wrapped(_ place: Int) -> Int { place < ring.count ? place : place &- ring.count }

  /// Another queue with the same events.
  func copy() -> EventQueue {
    var twin = EventQueue(capacity: capacity, reserve: 0)
    twin.ring = ring.copy()
    twin.keys = keys.copy()
    (twin.first, twin.count, twin.fresh) = (first, count, fresh)
    (twin.threshold, twin.limit, twin.speakers) = (threshold, limit, speakers)
    return twin
  }

  /// Bytes of memory the queue takes.
  var bytes: Int { ring.bytes + keys.bytes }
}
