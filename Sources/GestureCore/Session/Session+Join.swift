// A sequence goes on: its next member joins in mid-stream with the contacts that are down and that it accepts.

extension Session {
  /// The sequences whose member has ended hand over to the next.
  @inline(__always) mutating func joinMembers() {
    var place = 0
    while place < arena.joinCount {
      join(Int(arena.joins[place]))
      place += 1
    }
    arena.joinCount = 0
  }

  @inline(never) private mutating func join(_ sequence: Int) {
    guard arena[sequence].standing == .waiting else { return }
    let member = Int(arena[sequence].cursor)
    guard arena.mayTakePart(member) else {
      arena.look(at: sequence)
      arena.isUnsettled = true
      return
    }
    let root = Int(arena[sequence].root)
    arena[root].isClosing = false
    handAll(to: member)
    if arena[member].standing == .idle { arena.enterGap(sequence) }
    arena.look(at: sequence)
    arena.isUnsettled = true
  }

  /// The contacts of the members before come first: they are what the hand goes on with.
  @inline(never) private mutating func handAll(to member: Int) {
    let first = arena.contacts.first
    if first >= 0 && arena.contacts.contacts[Int(first)].next < 0 { return hand(Int(first), to: member) }
    handAll(to: member, areActive: true)
    handAll(to: member, areActive: false)
  }

  @inline(never) private mutating func handAll(to member: Int, areActive: Bool) {
    var slot = arena.contacts.first
    while slot >= 0 {
      let contact = Int(slot)
      slot = arena.contacts.contacts[contact].next
      if isActive(contact, before: member) == areActive { hand(contact, to: member) }
    }
  }

  private mutating func hand(_ contact: Int, to member: Int) {
    let root = Int(arena[member].root)
    guard !arena.contacts.contacts[contact].liftsWithFrame, !arena.contacts.contacts[contact].isArriving,
      hears(root, contact: contact)
    else { return }
    offerCount = 0
    offerAgain(
      to: member, DeviceSet(arena.contacts.contacts[contact].device), ButtonSet(arena.contacts.contacts[contact].button)
    )
    for place in 0..<offerCount where arena.pool.hasRoom && !isTaken(contact, from: Int(offers[place].gesture)) {
      // Contacts that stayed are handed over like all others.
      if offers[place].admission == .reopens { offers[place].admission = .opens }
      accept(contact, offers[place])
      if offers[place].admission != .excess { hearPress(Int(offers[place].gesture), contact) }
    }
  }

  /// Whether an earlier member of a sequence, or one inside it, measures the contact.
  private func isActive(_ contact: Int, before member: Int) -> Bool {
    let lists = arena.contacts.contacts[contact]
    return isActive(before: member, from: lists.firstLive) || isActive(before: member, from: lists.firstSettled)
  }

  private func isActive(before member: Int, from first: Int32) -> Bool {
    var part = first
    while part >= 0 {
      let way = arena.fork(Int(arena.pool.items[Int(part)].gesture), member)
      if arena.pool.items[Int(part)].isActive, way.b == member, arena[way.a].branch < arena[member].branch {
        return true
      }
      part = arena.pool.items[Int(part)].nextOfContact
    }
    return false
  }

  /// Whether another gesture has claimed the contact, so that this one cannot take it; with `back`, as it had it before,
  /// unless the other is under way with it.
  func isTaken(_ contact: Int, from leaf: Int, back: Bool = false) -> Bool {
    let lists = arena.contacts.contacts[contact]
    return isTaken(leaf, by: lists.firstLive, back) || isTaken(leaf, by: lists.firstSettled, back)
  }

  private func isTaken(_ leaf: Int, by first: Int32, _ back: Bool) -> Bool {
    var part = first
    while part >= 0 {
      let other = Int(arena.pool.items[Int(part)].gesture)
      // A composite that has begun again has let go of what its members had claimed.
      let standing = arena[other].standing
      let holds =
        standing == .granted || (!back && (standing == .finished || arena[other].root != arena[leaf].root))
      if arena.pool.items[Int(part)].isClaimed && holds && other != leaf && !arena.runTogether(other, leaf) {
        return true
      }
      part = arena.pool.items[Int(part)].nextOfContact
    }
    return false
  }
}
