@testable import GestureCore

/// Looks through a session's insides, between two inputs, for what does not fit together.
struct Audit {
  private(set) var wrong: [String] = []

  /// What is wrong with a session.
  static func faults(of session: inout Session) -> [String] {
    var audit = Audit()
    audit.look(&session.arena, hasHovers: false)
    return audit.wrong
  }

  private mutating func look(_ arena: inout Arena, hasHovers: Bool) {
    if arena.touchedCount != 0 || arena.pendingCount != 0 || arena.joinCount != 0 {
      wrong.append("a step left work over")
    }
    var used = 0
    for slot in 0..<arena.gestures.capacity where arena.gestures.isLive(slot) {
      if arena[slot].firstMember < 0 { used += lookAtLeaf(slot, arena) }
      lookAtStanding(slot, arena)
      if arena[slot].root == Int32(slot) { lookAtTree(slot, arena) }
    }
    var free = 0
    for slot in 0..<arena.pool.items.count where arena.pool.items[slot].gesture < 0 { free += 1 }
    if used + free != arena.pool.items.count { wrong.append("participations lost: \(used) used, \(free) free") }
    lookAtClaims(&arena)
    lookAtRivals(arena)
    if arena.contacts.first < 0 && arena.deadlines.earliest == .never && !arena.contacts.isStreaming(arena) {
      lookAtQuiet(arena)
    }
  }

  private mutating func lookAtLeaf(_ leaf: Int, _ arena: borrowing Arena) -> Int {
    var (held, attached, down) = (Int32(0), Int32(0), Int32(0))
    var part = arena.tracks[leaf].first
    var last: Int32 = -1
    while part >= 0 && held < 100 {
      let item = arena.pool.items[Int(part)]
      if item.gesture != Int32(leaf) { wrong.append("a participation of another gesture") }
      held += 1
      if item.contact >= 0 {
        attached += 1
        let contact = arena.contacts.contacts[Int(item.contact)]
        let isOutside = !item.isActive && item.serial == Participation.serialOutside(part)
        if contact.serial != item.serial && !isOutside { wrong.append("a participation of a contact that is gone") }
        if !isListed(part, item.isSettled ? contact.firstSettled : contact.firstLive, arena) {
          wrong.append("a participation that its contact does not know")
        }
      }
      if item.isActive { down += 1 }
      last = part
      part = item.nextOfGesture
    }
    let track = arena.tracks[leaf]
    if track.held != held { wrong.append("held \(track.held), is \(held)") }
    let pointer: Int32 = arena[leaf].definition.kind == .hover && arena[leaf].standing == .granted ? 1 : 0
    if track.attached != attached + pointer { wrong.append("attached \(track.attached), is \(attached)") }
    if track.down != down { wrong.append("down \(track.down), is \(down)") }
    if track.last != last { wrong.append("last participation") }
    return Int(held)
  }

  private func isListed(_ part: Int32, _ first: Int32, _ arena: borrowing Arena) -> Bool {
    var (node, count) = (first, 0)
    while node >= 0 && count < 1000 {
      if node == part { return true }
      node = arena.pool.items[Int(node)].nextOfContact
      count += 1
    }
    return false
  }

  private mutating func lookAtStanding(_ slot: Int, _ arena: borrowing Arena) {
    let gesture = arena[slot]
    if !gesture.says.isEmpty { wrong.append("something left to say") }
    let fits =
      switch gesture.standing {
      case .idle: !gesture.phase.isLive
      case .waiting: gesture.phase == .possible || gesture.phase.isLive
      case .claiming: gesture.phase == .possible || gesture.phase.isLive
      case .granted: gesture.phase.isLive
      case .finished: gesture.phase == .ended
      // What had ended and was disabled is out as well.
      case .out: gesture.phase.isOver
      }
    if !fits { wrong.append("\(gesture.definition.kind.name) \(gesture.standing) and \(gesture.phase.name)") }
    if (gesture.phase == .failed || gesture.phase == .cancelled) && gesture.reason == .none {
      wrong.append("\(gesture.phase.name) without a reason")
    }
    if gesture.phase == .changed && gesture.phase.isLive == false { wrong.append("phase") }
    let isSet = arena.deadlines.isSet(slot)
    let mayWait = gesture.standing == .waiting || gesture.standing == .claiming || gesture.standing == .granted
    if isSet && (!mayWait || !gesture.isOpen) { wrong.append("a deadline of one that is \(gesture.standing)") }
    if gesture.firstMember >= 0 && isSet != gesture.isInGap { wrong.append("gap and deadline") }
  }

  private mutating func lookAtTree(_ root: Int, _ arena: borrowing Arena) {
    var (open, node) = (Int32(0), root)
    while node >= 0 {
      if arena[node].isOpen { open += 1 }
      node = arena.following(node, under: root)
    }
    if arena[root].openGroups != open { wrong.append("open groups \(arena[root].openGroups), are \(open)") }
    guard open == 0 else { return }
    node = root
    while node >= 0 {
      let gesture = arena[node]
      if gesture.standing != .idle || gesture.hadGrant || gesture.winner >= 0 || gesture.isClosing || gesture.isInGap {
        wrong.append("\(gesture.definition.kind.name) keeps something of a group that is over (\(gesture.standing))")
      }
      if arena.tracks[node].first >= 0 { wrong.append("contacts of a group that is over") }
      node = arena.following(node, under: root)
    }
  }

  private mutating func lookAtClaims(_ arena: inout Arena) {
    var claiming = 0
    for slot in 0..<arena.gestures.capacity where arena.gestures.isLive(slot) {
      if arena[slot].standing == .claiming { claiming += 1 }
    }
    if claiming != arena.claimCount { wrong.append("\(arena.claimCount) claims, \(claiming) claim") }
    for place in 0..<arena.claimCount {
      let claim = Int(arena.claims[place])
      var isHeld = false
      for rival in 0..<arena.gestures.capacity where arena.gestures.isLive(rival) && rival != claim {
        if arena[rival].isOpen, arena.canStillWin(rival), arena.mustWait(claim, for: rival) { isHeld = true }
      }
      if !isHeld { wrong.append("\(arena[claim].definition.kind.name) is held up by nobody") }
    }
  }

  /// Two that compete never have one contact at once.
  private mutating func lookAtRivals(_ arena: borrowing Arena) {
    for x in 0..<arena.gestures.capacity where arena.gestures.isLive(x) && arena[x].standing == .granted {
      guard arena[x].firstMember < 0 else { continue }
      for y in 0..<x where arena.gestures.isLive(y) && arena[y].standing == .granted && arena[y].firstMember < 0 {
        if !arena.runTogether(x, y) && haveBoth(x, y, arena) {
          wrong.append("\(arena[x].definition.kind.name) and \(arena[y].definition.kind.name) have one contact")
        }
      }
    }
  }

  /// Whether two gestures measure one contact that is down.
  private func haveBoth(_ x: Int, _ y: Int, _ arena: borrowing Arena) -> Bool {
    var left = arena.tracks[x].first
    while left >= 0 {
      var right = arena.tracks[y].first
      while right >= 0 {
        let (mine, its) = (arena.pool.items[Int(left)], arena.pool.items[Int(right)])
        if mine.contact >= 0 && mine.contact == its.contact && mine.isActive && its.isActive { return true }
        right = its.nextOfGesture
      }
      left = arena.pool.items[Int(left)].nextOfGesture
    }
    return false
  }

  /// Without a contact and without a deadline nothing is under way.
  private mutating func lookAtQuiet(_ arena: borrowing Arena) {
    for slot in 0..<arena.gestures.capacity where arena.gestures.isLive(slot) {
      let gesture = arena[slot]
      guard gesture.definition.kind != .hover else { continue }
      if gesture.standing != .idle || gesture.phase.isLive {
        wrong.append("quiet, but \(gesture.definition.kind.name) is \(gesture.standing)")
      }
    }
    if arena.claimCount > 0 { wrong.append("quiet, but a claim is held") }
  }
}

extension ContactTable {
  /// Whether a scroll stream runs.
  func isStreaming(_ arena: borrowing Arena) -> Bool {
    contacts[stream].firstLive >= 0 || contacts[stream].firstSettled >= 0
  }
}
