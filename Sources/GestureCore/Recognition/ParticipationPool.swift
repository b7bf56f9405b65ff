/// All participations. Each gesture reserves as many as it can have when it is made, so that none is ever missing.
public struct ParticipationPool: ~Copyable {
  private let pinned = Pinned()
  /// The participations by slot.
  var items = Storage<Participation>(count: 0, repeating: Participation())
  private var firstFree: Int32 = -1
  private var reserved = 0

  /// An empty pool.
  public init() {}

  /// Makes room for `count` more; allocates.
  mutating func reserve(_ count: Int) {
    let before = items.count
    reserved += count
    items.grow(to: reserved, repeating: Participation())
    for slot in stride(from: items.count - 1, through: before, by: -1) { free(slot) }
  }

  /// Gives back what a gesture that is removed had reserved.
  mutating func unreserve(_ count: Int) { reserved -= count }

  /// A free participation.
  mutating func take() -> Int? {
    guard firstFree >= 0 else { return nil }
    let slot = Int(firstFree)
    firstFree = items[slot].nextOfGesture
    items[slot] = Participation()
    return slot
  }

  /// The participation is over.
  mutating func free(_ slot: Int) {
    items[slot].gesture = -1
    items[slot].nextOfGesture = firstFree
    firstFree = Int32(slot)
  }

  /// Another pool with the same participations.
  public func copy() -> ParticipationPool {
    var twin = ParticipationPool()
    twin.items = items.copy()
    (twin.firstFree, twin.reserved) = (firstFree, reserved)
    return twin
  }

  /// Bytes of memory the pool takes.
  public var bytes: Int { items.bytes }
}
