/// The gestures that a press on one region may open, for as long as the scene stays: along its path, those that hear it,
/// and of each the members whose turn comes first. Kept for the next press, which as a rule falls on the same region.
struct PressPlan: ~Copyable {
  /// One of them.
  struct Entry: BitwiseCopyable {
    var gesture: Int32 = -1
    /// Whether it may open; a root in whose tree nothing may stands here because it may still go on.
    var mayOpen = false
    /// Whether its recognizer is to hear of the press.
    var isHeard = false
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
  mutating func add(_ gesture: Int, mayOpen: Bool, isHeard: Bool) {
    entries[count] = Entry(gesture: Int32(truncatingIfNeeded: gesture), mayOpen: mayOpen, isHeard: isHeard)
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
      let root = arena[Int(entry.gesture)].root
      if arena[Int(root)].openGroups > 0 {
        if asked != root { offerAgain(to: Int(root), device, button) }
        asked = root
      } else if entry.mayOpen && arena[Int(entry.gesture)].definition.hears(device, button) {
        note(Offer(gesture: entry.gesture, admission: .founds, isHeard: entry.isHeard))
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
      if isAsked && arena[node].definition.takesContacts {
        plan.add(node, mayOpen: true, isHeard: arena[node].definition.answersFirstPress)
      }
      node = arena.following(node, under: root, skippingMembers: !isAsked)
    }
    if plan.count == before { plan.add(root, mayOpen: false, isHeard: false) }
  }

  /// The press where no gesture has a group: it is offered to nobody, as all that may open do.
  mutating func foundAll(_ contact: Int) {
    let region = arena.contacts.contacts[contact].region
    if plan.region != region { planPresses(on: region) }
    let device = DeviceSet(arena.contacts.contacts[contact].device)
    let button = ButtonSet(arena.contacts.contacts[contact].button)
    let slop = slopScale[arena.contacts.contacts[contact].device]
    for place in 0..<plan.count {
      let leaf = Int(plan.entries[place].gesture)
      if plan.entries[place].mayOpen, arena[leaf].definition.hears(device, button), arena.pool.hasRoom {
        found(leaf, contact, slop)
      }
    }
    for place in 0..<plan.count where plan.entries[place].isHeard {
      hearPress(Int(plan.entries[place].gesture), contact)
    }
  }

  /// A gesture of a tree that has no group takes the press that gives it one.
  @inline(__always) mutating func found(_ leaf: Int, _ contact: Int, _ slop: Double) {
    guard arena[leaf].definition.kind != .custom else {  // One that its host cannot begin anew is lost before.
      return accept(contact, Offer(gesture: Int32(truncatingIfNeeded: leaf), admission: .opens))
    }
    takeSpace(leaf)
    arena.found(leaf, contact, slop)
    if arena.claimCount > 0 || isHosted {
      arena.touch(leaf)
      if arena.claimCount > 0 { arena.isUnsettled = true }
    }
  }
}
