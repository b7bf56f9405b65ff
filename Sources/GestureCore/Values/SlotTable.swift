/// Objects by id. An id is one integer: the slot's generation in its high half, the slot plus one in its low half; 0 is
/// none. A slot that is used again has another generation, so that the id of an object that is gone is found out.
public struct SlotTable<Element: BitwiseCopyable>: ~Copyable {
  /// The objects, by slot; those of the slots that were ever taken.
  public var items: Storage<Element>
  private var generations: Storage<UInt32>
  private var nextFree: Storage<Int32>
  /// The first free slot of those that were taken before; -1 for none.
  private var firstFree: Int32 = -1
  private let blank: Element
  /// How many objects live.
  public private(set) var live = 0

  /// Makes room for `capacity` objects; an empty slot holds `blank`.
  public init(capacity: Int, blank: Element) {
    self.blank = blank
    items = Storage(capacity: capacity)
    generations = Storage(capacity: capacity)
    nextFree = Storage(capacity: capacity)
  }

  /// How many objects there can be.
  public var capacity: Int { items.capacity }

  /// Puts `element` into a free slot and answers it, or nil where all are taken.
  public mutating func insert(_ element: Element) -> Int? {
    guard firstFree >= 0 else { return extend(by: element) }
    let slot = Int(firstFree)
    firstFree = nextFree[slot]
    nextFree[slot] = -2
    items[slot] = element
    live += 1
    return slot
  }

  private mutating func extend(by element: Element) -> Int? {
    guard items.count < capacity else { return nil }
    items.append(element)
    generations.append(0)
    nextFree.append(-2)
    live += 1
    return items.count - 1
  }

  /// Empties a slot; ids of its object are stale from now on.
  public mutating func remove(_ slot: Int) {
    guard isLive(slot) else { return }
    items[slot] = blank
    generations[slot] &+= 1
    nextFree[slot] = firstFree
    firstFree = Int32(slot)
    live -= 1
  }

  /// Takes back the insertion of an object whose id nobody was told: it is as if it had never been.
  public mutating func withdraw(_ slot: Int) {
    guard isLive(slot) else { return }
    remove(slot)
    generations[slot] &-= 1
  }

  /// Whether an object lives in `slot`.
  public func isLive(_ slot: Int) -> Bool {
    slot >= 0 && slot < items.count && nextFree[slot] == -2
  }

  /// The id of the object in `slot`.
  public func id(of slot: Int) -> UInt64 { UInt64(generations[slot]) << 32 | UInt64(slot + 1) }

  /// The slot that `id` names, or nil where it is none, foreign or stale.
  @inline(__always) public func slot(of id: UInt64) -> Int? {
    let slot = Int(id & 0xffff_ffff) - 1
    guard isLive(slot), generations[slot] == UInt32(truncatingIfNeeded: id >> 32) else { return nil }
    return slot
  }

  /// Another table with the same objects under the same ids.
  public func copy() -> SlotTable {
    var twin = SlotTable(capacity: 0, blank: blank)
    twin.items = items.copy()
    twin.generations = generations.copy()
    twin.nextFree = nextFree.copy()
    twin.firstFree = firstFree
    twin.live = live
    return twin
  }

  /// Bytes of memory the table takes.
  public var bytes: Int { items.bytes + generations.bytes + nextFree.bytes }
}
