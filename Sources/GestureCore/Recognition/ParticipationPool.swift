/// All participations: a place for each gesture, and four more for each contact. What a press needs is asked for before it
/// is taken, so that none is missing in the middle of a step.
public struct ParticipationPool: ~Copyable {
  private let pinned = Pinned()
  /// The participations by slot.
  var items: Storage<Participation>
  /// The first free one of those that were taken before; -1 for none.
  private var firstFree: Int32 = -1
  /// How many are in use.
  private(set) var used = 0

  /// Room for so many gestures and contacts; at the most each contact in each gesture, and one more that has lifted.
  init(gestures: Int, contacts: Int) {
    let count = min(gestures * (contacts + 1), gestures + 4 * contacts)
    items = Storage(capacity: count)
  }

  /// How many there are.
  var capacity: Int { items.capacity }
  /// Whether one is left.
  @inline(__always) var hasRoom: Bool { firstFree >= 0 || items.count < items.capacity }

  /// A free participation becomes that of a contact, with its serial, in a gesture, before `next` in the contact's list.
  @inline(__always) mutating func take(contact: Int, gesture: Int, _ serial: UInt64, before next: Int32) -> Int? {
    guard firstFree >= 0 || extend() else { return nil }
    let slot = Int(firstFree)
    firstFree = items[slot].nextOfGesture
    items[slot] = Participation(
      gesture: Int32(truncatingIfNeeded: gesture), contact: Int32(truncatingIfNeeded: contact), serial: serial,
      nextOfContact: next)
    used &+= 1
    return slot
  }

  /// Makes one more; false where all are made.
  @inline(never) private mutating func extend() -> Bool {
    guard items.count < items.capacity else { return false }
    firstFree = Int32(truncatingIfNeeded: items.count)
    items.append(Participation())
    return true
  }

  /// The last in a contact's list from a participation on; -1 for none.
  @inline(__always) func last(from first: Int32) -> Int32 {
    var (last, next) = (first, first)
    while next >= 0 { (last, next) = (next, items[Int(next)].nextOfContact) }
    return last
  }

  /// The participation is over.
  @inline(__always) mutating func free(_ slot: Int) {
    items[slot].gesture = -1
    items[slot].nextOfGesture = firstFree
    firstFree = Int32(truncatingIfNeeded: slot)
    used &-= 1
  }

  /// Another pool with the same participations.
  func copy() -> ParticipationPool {
    var twin = ParticipationPool(gestures: 0, contacts: 0)
    twin.items = items.copy()
    (twin.firstFree, twin.used) = (firstFree, used)
    return twin
  }

  /// Bytes of memory the pool takes.
  public var bytes: Int { items.bytes }
}
