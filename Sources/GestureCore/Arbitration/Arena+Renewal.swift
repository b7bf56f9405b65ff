// Groups that begin in a tree, and what begins again in one: gestures that ended, members that were out, and the
// composites around them.

extension Arena {
  /// A gesture that ended begins again; the composites around it that ended do too.
  mutating func reopen(_ leaf: Int) {
    let toSpace = tracks[leaf].toSpace
    open(leaf)
    tracks[leaf].toSpace = toSpace
  }

  /// Whether a composite around a gesture, or the gesture, has ended and may begin again.
  func isInFinished(_ gesture: Int) -> Bool { outermostFinished(gesture) >= 0 }

  private func outermostFinished(_ gesture: Int) -> Int {
    var (node, found) = (Int32(gesture), -1)
    while node >= 0 {
      if self[Int(node)].standing == .finished { found = Int(node) }
      node = self[Int(node)].parent
    }
    return found
  }

  /// The outermost composite around a gesture that has ended begins again: all of its members may take part.
  mutating func renew(around leaf: Int) {
    let top = outermostFinished(leaf)
    guard top >= 0 else { return }
    touch(top)  // Its value is absent from the composite around it until it begins again.
    var node = top
    while node >= 0 {
      self[node].standing = .idle
      self[node].hadGrant = false
      self[node].winner = -1
      node = following(node, under: top)
    }
  }

  /// Whether a member that is out may take part again, itself or with a composite around it: in an exclusive or a race
  /// that goes on, when its own group is over; in a simultaneous, when all there is of its group is claims that are held.
  func mayReturn(_ gesture: Int) -> Bool {
    var node = gesture
    while self[node].standing == .out, self[node].parent >= 0 {
      let parent = Int(self[node].parent)
      if self[parent].standing == .waiting {
        switch self[parent].definition.kind {
        case .exclusive, .race: return self[parent].winner < 0 && !hasInside(node) { self[$0].isOpen }
        case .simultaneous:
          return !hasInside(parent) {
            tracks[$0].attached > 0 || (self[$0].standing != .claiming && hasMoreToCome($0))
          }
        default: return false
        }
      }
      node = parent
    }
    return false
  }

  private func hasInside(_ top: Int, _ condition: (Int) -> Bool) -> Bool {
    var node = top
    while node >= 0 {
      if condition(node) { return true }
      node = following(node, under: top)
    }
    return false
  }

  /// What has ended in a tree, and might begin again with the group under way, stays out of it.
  @_optimize(size) mutating func leaveRound(_ top: Int) {
    var node = top
    while node >= 0 {
      if self[node].standing == .finished { self[node].standing = .out }
      node = following(node, under: top)
    }
  }

  mutating func awaken(around leaf: Int) {
    var node = self[leaf].parent
    while node >= 0 {
      if self[Int(node)].standing != .waiting {
        if self[Int(node)].standing == .out { self[Int(node)].forgetGroup() }
        self[Int(node)].stand()
        self[Int(node)].liveBranch = 0
        failDisabled(membersOf: Int(node))
        if self[Int(node)].definition.kind == .sequence { rewind(Int(node)) }
      }
      node = self[Int(node)].parent
    }
  }

  /// Members that are not enabled, and composites that cannot begin without them, have no part in the group that begins.
  private mutating func failDisabled(membersOf composite: Int) {
    var member = self[composite].firstMember
    while member >= 0 {
      let node = Int(member)
      member = self[node].nextMember
      if self[node].firstMember >= 0 { failDisabled(inside: node) }
      if self[node].definition.isEnabled || self[node].isOpen { continue }
      failDisabled(node)
    }
  }

  @inline(never) private mutating func failDisabled(inside composite: Int) {
    failDisabled(membersOf: composite)
    if self[composite].definition.isEnabled && !mayTakePart(composite) { failDisabled(composite) }
  }

  /// It is out for the group that begins or goes on, also if it is enabled meanwhile.
  mutating func failDisabled(_ gesture: Int) {
    self[gesture].failDisabled()
    note(gesture, [])
  }

  /// A sequence starts with its first member; the others have no part in it yet.
  private mutating func rewind(_ sequence: Int) {
    let first = self[sequence].firstMember
    self[sequence].cursor = first
    var node = Int(first)
    while node >= 0 {
      node = following(node, under: sequence)
      guard node >= 0 else { return }
      if !isInside(node, Int(first)) { self[node].standing = .idle }
    }
  }
}
