// The trees that composites make of gestures.

extension Arena {
  /// The gesture after `node` in the tree under `top`, parents before members; -1 after the last.
  func following(_ node: Int, under top: Int, skippingMembers: Bool = false) -> Int {
    if !skippingMembers, self[node].firstMember >= 0 { return Int(self[node].firstMember) }
    var place = node
    while place != top {
      let next = self[place].nextMember
      if next >= 0 { return Int(next) }
      place = Int(self[place].parent)
    }
    return -1
  }

  /// Whether `node` is `top` or inside it.
  func isInside(_ node: Int, _ top: Int) -> Bool {
    var place = Int32(node)
    while place >= 0 {
      if place == Int32(top) { return true }
      place = self[Int(place)].parent
    }
    return false
  }

  /// The members of the nearest composite around both `a` and `b` that lead to each, and that composite; the roots and
  /// -1 where there is none.
  func fork(_ a: Int, _ b: Int) -> (a: Int, b: Int, composite: Int) {
    guard self[a].root == self[b].root else {
      return (Int(self[a].root), Int(self[b].root), -1)
    }
    var (left, right) = (a, b)
    while self[left].nesting > self[right].nesting { left = Int(self[left].parent) }
    while self[right].nesting > self[left].nesting { right = Int(self[right].parent) }
    while self[left].parent != self[right].parent {
      left = Int(self[left].parent)
      right = Int(self[right].parent)
    }
    return (left, right, Int(self[left].parent))
  }

  /// Whether a gesture without a group may get one: it is enabled, and of its members the first of a sequence, any other's
  /// one, may.
  func mayTakePart(_ gesture: Int) -> Bool {
    guard self[gesture].definition.isEnabled else { return false }
    var member = self[gesture].firstMember
    if member < 0 || self[gesture].definition.kind == .sequence { return member < 0 || mayTakePart(Int(member)) }
    while member >= 0 {
      if mayTakePart(Int(member)) { return true }
      member = self[Int(member)].nextMember
    }
    return false
  }

  /// What a member is to its composite, in the group under way.
  @inline(__always) func status(of member: Int) -> MemberStatus {
    switch self[member].standing {
    case .idle:
      guard mayTakePart(member) else { return .lost }
      return self[Int(self[member].root)].isClosing ? .lost : .possible
    case .waiting, .claiming, .granted: return self[member].phase.isLive ? .live : .possible
    case .finished: return .ended
    case .out: return .lost
    }
  }
}

/// What a member is to its composite.
enum MemberStatus: BitwiseCopyable {
  /// It may still win, be it that it has no contact yet.
  case possible
  case live
  case ended
  case lost
}
