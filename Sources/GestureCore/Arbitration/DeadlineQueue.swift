/// The deadlines that are set, at most one a gesture, in the order of (time, the order in which they were set). New ones
/// are as a rule the latest, so the list is searched from its end.
struct DeadlineQueue: ~Copyable {
  /// A place in the list.
  struct Entry: BitwiseCopyable {
    var time = Nanoseconds.never
    var previous: Int32 = -1
    var next: Int32 = -1
  }

  private var entries: Storage<Entry>
  private var first: Int32 = -1
  private var last: Int32 = -1

  /// Room for one deadline a gesture.
  init(capacity: Int) { entries = Storage(count: capacity, repeating: Entry()) }

  /// The earliest deadline, or `never`.
  private(set) var earliest = Nanoseconds.never

  /// The gesture whose deadline is the earliest.
  var owner: Int { Int(first) }

  /// Whether a gesture has a deadline.
  func isSet(_ gesture: Int) -> Bool { entries[gesture].time != .never }

  /// When a gesture's deadline is.
  func time(of gesture: Int) -> Nanoseconds { entries[gesture].time }

  /// Sets, moves or (`never`) clears a gesture's deadline.
  mutating func set(_ gesture: Int, to time: Nanoseconds) {
    clear(gesture)
    if time != .never { insert(gesture, time) }
  }

  @inline(__always) private mutating func insert(_ gesture: Int, _ time: Nanoseconds) {
    var before = last
    while before >= 0, entries[Int(before)].time > time { before = entries[Int(before)].previous }
    let after = before < 0 ? first : entries[Int(before)].next
    entries[gesture] = Entry(time: time, previous: before, next: after)
    if before >= 0 { entries[Int(before)].next = Int32(gesture) } else { first = Int32(gesture) }
    if after >= 0 { entries[Int(after)].previous = Int32(gesture) } else { last = Int32(gesture) }
    if before < 0 { earliest = time }
  }

  /// Clears a gesture's deadline, if it has one.
  @inline(__always) mutating func clear(_ gesture: Int) {
    let entry = entries[gesture]
    guard entry.time != .never else { return }
    if entry.previous >= 0 { entries[Int(entry.previous)].next = entry.next } else { first = entry.next }
    if entry.next >= 0 { entries[Int(entry.next)].previous = entry.previous } else { last = entry.previous }
    if entry.previous < 0 { earliest = first < 0 ? .never : entries[Int(first)].time }
    entries[gesture] = Entry()
  }

  /// Another queue with the same deadlines.
  func copy() -> DeadlineQueue {
    var twin = DeadlineQueue(capacity: 0)
    twin.entries = entries.copy()
    (twin.first, twin.last, twin.earliest) = (first, last, earliest)
    return twin
  }

  /// Bytes of memory the queue takes.
  var bytes: Int { entries.bytes }
}
