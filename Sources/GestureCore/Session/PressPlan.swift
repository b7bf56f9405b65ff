/// The gestures that a press on one region may open, for as long as the scene stays: along its path, those that hear it,
/// and of each the members whose turn comes first. Kept for the next press, which as a rule falls on the same region.
struct PressPlan: ~Copyable {
  /// One of them; a root of which nothing may open stands alone, as it may still go on.
  struct Entry: BitwiseCopyable {
    var root: Int32 = -1
    var leaf: Int32 = -1
  }

  /// The region; -1 where the plan holds no longer.
  var region: Int32 = -1
  private(set) var entries: Storage<Entry>
  private(set) var count = 0

  /// Room for so many gestures.
  init(gestures: Int) { entries = Storage(count: gestures, repeating: Entry()) }

  /// The plan of a region begins.
  mutating func begin(_ region: Int32) { (self.region, count) = (region, 0) }

  /// Adds a gesture.
  mutating func add(_ root: Int, _ leaf: Int) {
    entries[count] = Entry(root: Int32(truncatingIfNeeded: root), leaf: Int32(truncatingIfNeeded: leaf))
    count += 1
  }

  /// Bytes of memory it takes.
  var bytes: Int { entries.bytes }
}

extension Session {
  /// Asks every gesture along the path of a press, and notes those that take it.
  mutating func gatherOffers(_ contact: Int) {
    (offerCount, hasClaimers) = (0, false)
    let region = arena.contacts.contacts[contact].region
    if plan.region != region { planPresses(on: region) }
    let device = DeviceSet(arena.contacts.contacts[contact].device)
    let button = ButtonSet(arena.contacts.contacts[contact].button)
    var asked: Int32 = -1
    for place in 0..<plan.count {
      let entry = plan.entries[place]
      if arena[Int(entry.root)].openGroups > 0 {
        if asked != entry.root { offerAgain(to: Int(entry.root), device, button) }
        asked = entry.root
      } else if entry.leaf >= 0 && arena[Int(entry.leaf)].definition.hears(device, button) {
        note(Offer(gesture: entry.leaf, admission: .founds))
      }
    }
  }

  @inline(never) private mutating func planPresses(on region: Int32) {
    plan.begin(region)
    let depth = hearingDepth(of: region)
    var place = region
    while place >= 0 {
      var root = attachments[Int(place)]
      while root >= 0 {
        if hears(Int(root), depth) { plan(Int(root)) }
        root = arena[Int(root)].nextOnRegion
      }
      place = parent(of: place)
    }
  }

  private mutating func plan(_ root: Int) {
    let before = plan.count
    var node = root
    while node >= 0 {
      let isAsked = arena[node].definition.isEnabled && (node == root || arena.isFirstTurn(node))
      if isAsked && arena[node].definition.takesContacts { plan.add(root, node) }
      node = arena.following(node, under: root, skippingMembers: !isAsked)
    }
    if plan.count == before { plan.add(root, -1) }
  }

  /// A gesture of a tree that has no group takes the press that gives it one. Whether it then hears of it is the offer's
  /// to know.
  @inline(__always) mutating func found(_ leaf: Int, _ contact: Int, _ slop: Double) -> Bool {
    guard arena[leaf].definition.kind != .custom else {  // One that its host cannot begin anew is lost before it has the contact.
      accept(contact, Offer(gesture: Int32(truncatingIfNeeded: leaf), admission: .opens))
      return true
    }
    takeSpace(leaf)
    arena.found(leaf, contact, slop)
    if arena.claimCount > 0 || isHosted {
      arena.touch(leaf)
      if arena.claimCount > 0 { arena.isUnsettled = true }
    }
    return arena[leaf].definition.answersFirstPress
  }
}
