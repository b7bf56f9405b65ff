/// The contacts by (source, id), found by an open-addressed hash, and in the order in which they were pressed.
public struct ContactTable: ~Copyable {
  private let pinned = Pinned()
  /// The contacts by slot; one slot more than the capacity, for the scroll stream.
  public var contacts: Storage<Contact>
  /// Slot plus one by hash; 0 is empty. At most half full.
  private var index: Storage<Int32>
  private var nextFree: Storage<Int32>
  private var firstFree: Int32 = -1
  private var serial: UInt64 = 0
  /// The contacts that are down, in the order of their presses.
  public private(set) var first: Int32 = -1
  private var last: Int32 = -1
  /// The ghosts, oldest first.
  private var firstGhost: Int32 = -1
  private var lastGhost: Int32 = -1
  /// How many are down.
  public private(set) var downCount = 0
  /// The slot that `seek` found last.
  private var sought = 0

  /// Makes room for `capacity` contacts.
  public init(capacity: Int) {
    contacts = Storage(count: capacity + 1, repeating: Contact())
    nextFree = Storage(count: capacity + 1, repeating: -1)
    var size = 4
    while size < capacity * 2 { size *= 2 }
    index = Storage(count: size, repeating: 0)
    for slot in stride(from: capacity - 1, through: 0, by: -1) {
      nextFree[slot] = firstFree
      firstFree = Int32(slot)
    }
  }

  /// The greatest number of contacts.
  public var capacity: Int { contacts.count - 1 }
  /// The slot of the scroll stream.
  var stream: Int { contacts.count - 1 }

  /// The slot of a contact or ghost, or nil. Cost: a hash and as a rule one comparison.
  @inline(__always) func find(_ source: UInt64, _ id: UInt64) -> Int? {
    var place = home(source, id)
    while index[place] != 0 {
      let slot = Int(index[place]) &- 1
      if contacts[slot].id == id && contacts[slot].source == source { return slot }
      place = (place &+ 1) & (index.count &- 1)
    }
    return nil
  }

  /// The slot of a contact or ghost, or -1. Cost: two comparisons where it is in slot `likely`, which -1 leaves open.
  @inline(__always) func find(_ source: UInt64, _ id: UInt64, likely: Int) -> Int {
    if likely >= 0 && contacts[likely].id == id && contacts[likely].source == source { return likely }
    return find(source, id) ?? -1
  }

  /// The slot of a contact or ghost, or nil. Cost: two comparisons where it is the one that was sought last.
  @inline(__always) mutating func seek(_ source: UInt64, _ id: UInt64) -> Int? {
    if contacts[sought].id == id && contacts[sought].source == source && contacts[sought].status != .free {
      return sought
    }
    guard let slot = find(source, id) else { return nil }
    sought = slot
    return slot
  }

  /// Whether a press would find room; ghosts give way.
  var hasRoom: Bool { firstFree >= 0 || firstGhost >= 0 }

  /// A new contact that is down; the caller has checked that there is room and that its name is not in use.
  mutating func press(_ source: UInt64, _ id: UInt64) -> Int {
    if firstFree < 0 { forget(Int(firstGhost)) }
    let slot = Int(firstFree)
    firstFree = nextFree[slot]
    serial += 1
    var contact = Contact()
    (contact.status, contact.source, contact.id, contact.serial) = (.down, source, id, serial)
    contact.previous = last
    contacts[slot] = contact
    if last >= 0 { contacts[Int(last)].next = Int32(slot) } else { first = Int32(slot) }
    last = Int32(slot)
    downCount += 1
    enter(slot)
    return slot
  }

  /// A number for the next press of the scroll stream.
  mutating func nextSerial() -> UInt64 {
    serial += 1
    return serial
  }

  /// The contact is up: its slot is free.
  mutating func lift(_ slot: Int) {
    unlinkDown(slot)
    release(slot)
  }

  /// The contact was cancelled: it stays as a ghost.
  mutating func haunt(_ slot: Int) {
    unlinkDown(slot)
    contacts[slot].status = .ghost
    contacts[slot].previous = lastGhost
    contacts[slot].next = -1
    if lastGhost >= 0 { contacts[Int(lastGhost)].next = Int32(slot) } else { firstGhost = Int32(slot) }
    lastGhost = Int32(slot)
  }

  /// The ghost is gone.
  mutating func forget(_ slot: Int) {
    let (before, after) = (contacts[slot].previous, contacts[slot].next)
    if before >= 0 { contacts[Int(before)].next = after } else { firstGhost = after }
    if after >= 0 { contacts[Int(after)].previous = before } else { lastGhost = before }
    release(slot)
  }

  private mutating func unlinkDown(_ slot: Int) {
    let (before, after) = (contacts[slot].previous, contacts[slot].next)
    if before >= 0 { contacts[Int(before)].next = after } else { first = after }
    if after >= 0 { contacts[Int(after)].previous = before } else { last = before }
    downCount -= 1
  }

  private mutating func release(_ slot: Int) {
    leave(slot)
    contacts[slot].status = .free
    nextFree[slot] = firstFree
    firstFree = Int32(slot)
  }

  /// Where a name's search begins (Fibonacci hashing).
  @inline(__always) private func home(_ source: UInt64, _ id: UInt64) -> Int {
    let mixed = (id ^ (source &* 0xff51_afd7_ed55_8ccd)) &* 0x9e37_79b9_7f4a_7c15
    return Int(mixed >> 32) & (index.count &- 1)
  }

  private mutating func enter(_ slot: Int) {
    var place = home(contacts[slot].source, contacts[slot].id)
    while index[place] != 0 { place = (place + 1) & (index.count - 1) }
    index[place] = Int32(slot + 1)
  }

  /// Takes a name out and moves up what its place had pushed on.
  private mutating func leave(_ slot: Int) {
    let mask = index.count - 1
    var hole = home(contacts[slot].source, contacts[slot].id)
    while index[hole] != Int32(slot + 1) { hole = (hole + 1) & mask }
    var place = hole
    while true {
      place = (place + 1) & mask
      guard index[place] != 0 else { break }
      let mover = Int(index[place]) - 1
      let start = home(contacts[mover].source, contacts[mover].id)
      if ((place - start) & mask) >= ((place - hole) & mask) {
        index[hole] = index[place]
        hole = place
      }
    }
    index[hole] = 0
  }

  /// Takes in the contacts that are down, and the ghosts.
  @_optimize(size) func mix(into hash: inout StateHash) {
    for start in [first, firstGhost] {
      hash.mix(Int(start))
      var slot = start
      while slot >= 0 {
        contacts[Int(slot)].mix(into: &hash)
        slot = contacts[Int(slot)].next
      }
    }
  }

  /// Another table with the same contacts.
  public func copy() -> ContactTable {
    var twin = ContactTable(capacity: 0)
    twin.contacts = contacts.copy()
    twin.index = index.copy()
    twin.nextFree = nextFree.copy()
    (twin.firstFree, twin.serial, twin.first, twin.last) = (firstFree, serial, first, last)
    (twin.firstGhost, twin.lastGhost, twin.downCount) = (firstGhost, lastGhost, downCount)
    return twin
  }

  /// Bytes of memory the table takes.
  public var bytes: Int { contacts.bytes + index.bytes + nextFree.bytes }
}
