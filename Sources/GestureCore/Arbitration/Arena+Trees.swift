// The trees that composites make of gestures.

extension Arena {
  /// The gesture after `node` in the tree under `top`, parents before members; -1 after the last.
  func following(_ node: Int, under top: Int, skippingMembers: Bool = false) -> Int {
    if !skippingMembers, gestures.items[node].firstMember >= 0 { return Int(gestures.items[node].firstMember) }
    var place = node
    while place != top {
      let next = gestures.items[place].nextMember
      if next >= 0 { return Int(next) }
      place = Int(gestures.items[place].parent)
    }
    return -1
  }

  /// Whether `node` is `top` or inside it.
  func isInside(_ node: Int, _ top: Int) -> Bool {
    var place = Int32(node)
    while place >= 0 {
      if place == Int32(top) { return true }
      place = gestures.items[Int(place)].parent
    }
    return false
  }

  /// The members of the nearest composite around both `a` and `b` that lead to each, and that composite; the roots and
  /// -1 where there is none.
  func fork(_ a: Int, _ b: Int) -> (a: Int, b: Int, composite: Int) {
    guard gestures.items[a].root == gestures.items[b].root else {
      return (Int(gestures.items[a].root), Int(gestures.items[b].root), -1)
    }
    var (left, right) = (a, b)
    while gestures.items[left].nesting > gestures.items[right].nesting { left = Int(gestures.items[left].parent) }
    while gestures.items[right].nesting > gestures.items[left].nesting { right = Int(gestures.items[right].parent) }
    while gestures.items[left].parent != gestures.items[right].parent {
      left = Int(gestures.items[left].parent)
      right = Int(gestures.items[right].parent)
    }
    return (left, right, Int(gestures.items[left].parent))
  }

  /// What a member is to its composite, in the group under way.
  func status(of member: Int) -> MemberStatus {
    let gesture = gestures.items[member]
    switch gesture.standing {
    case .idle:
      guard gesture.definition.isEnabled else { return .lost }
      return gestures.items[Int(gesture.root)].isClosing ? .lost : .possible
    case .waiting, .claiming, .granted: return gesture.phase.isLive ? .live : .possible
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
