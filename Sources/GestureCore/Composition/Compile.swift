// Composites and relations are compiled when they are made; a step only folds.

extension Arena {
  /// Makes gestures the members of a composite, in order.
  mutating func adopt(_ members: [Int], _ composite: Int) {
    var previous = -1
    var branch: Int32 = 0
    for member in members {
      branch += 1
      self[member].parent = Int32(composite)
      self[member].branch = branch
      self[member].nextMember = -1
      if previous < 0 {
        self[composite].firstMember = Int32(member)
      } else {
        self[previous].nextMember = Int32(member)
      }
      previous = member
    }
    refresh(composite, root: composite)
    markRelated()
  }

  /// Gives a composite's members free again.
  mutating func disown(_ composite: Int) {
    var member = self[composite].firstMember
    self[composite].firstMember = -1
    while member >= 0 {
      let slot = Int(member)
      member = self[slot].nextMember
      self[slot].parent = -1
      self[slot].nextMember = -1
      self[slot].branch = 0
      refresh(slot, root: slot)
    }
    markRelated()
  }

  private mutating func refresh(_ top: Int, root: Int) {
    var node = top
    while node >= 0 {
      let parent = self[node].parent
      self[node].root = Int32(root)
      self[node].nesting = node == top ? 0 : self[Int(parent)].nesting + 1
      node = following(node, under: top)
    }
  }

  /// Adds a relation.
  mutating func addRelation(_ relation: Relation) {
    relations[relationCount] = relation
    relationCount += 1
    markRelated()
  }

  /// Takes back the relation that was added last.
  mutating func removeLastRelation() {
    relationCount -= 1
    markRelated()
  }

  /// Notes which gestures any relation names, itself or through a composite around it.
  private mutating func markRelated() {
    for slot in 0..<gestures.capacity where gestures.isLive(slot) { self[slot].hasRelations = false }
    for place in 0..<relationCount {
      for top in [Int(relations[place].gesture), Int(relations[place].other)] {
        var node = top
        while node >= 0 {
          self[node].hasRelations = true
          node = following(node, under: top)
        }
      }
    }
    isRanked = false
  }

  /// Whether the explicit waits, those of relations and of exclusives' orders, lead from any gesture back to itself.
  @_optimize(size) mutating func hasCircle() -> Bool {
    guard relationCount > 0 else { return false }
    // A gesture that waits for nobody unresolved is resolved; what is left over waits in a circle.
    var waiting: [Int] = []
    for slot in 0..<gestures.capacity where gestures.isLive(slot) && self[slot].firstMember < 0 {
      waiting.append(slot)
    }
    while true {
      let left = waiting.filter { x in waiting.contains { $0 != x && waitsExplicitly(x, for: $0) } }
      if left.isEmpty { return false }
      if left.count == waiting.count { return true }
      waiting = left
    }
  }

  /// Takes back every relation of a tree that goes, while the tree is still whole.
  mutating func removeRelations(inside top: Int) {
    var kept = 0
    for place in 0..<relationCount {
      let relation = relations[place]
      if isInside(Int(relation.gesture), top) || isInside(Int(relation.other), top) { continue }
      relations[kept] = relation
      kept += 1
    }
    if kept == relationCount { return }
    relationCount = kept
    markRelated()
  }

  /// Takes a tree that goes out of its groups, while it is still whole: a group that closes looks at all of it.
  mutating func leaveGroups(inside top: Int) {
    var node = top
    while node >= 0 {
      if self[node].isOpen {
        abandon(node)
        leaveOpen(node)
      }
      node = following(node, under: top)
    }
  }

  /// Forgets everything else about a gesture that goes: its deadline, its place for contacts.
  mutating func forget(_ slot: Int) {
    deadlines.clear(slot)
  }

  /// All of a tree that has a part in a group is lost.
  mutating func takeAway(_ top: Int, _ reason: Reason) {
    if self[top].firstMember >= 0 { return loseAll(top, reason) }
    lose(top, reason)
  }

  /// The first gesture of a tree, members before their composites.
  func deepestFirst(_ top: Int) -> Int {
    var node = top
    while self[node].firstMember >= 0 { node = Int(self[node].firstMember) }
    return node
  }

  /// The gesture after `node` in that order.
  func afterDeepest(_ node: Int) -> Int {
    let next = self[node].nextMember
    return next >= 0 ? deepestFirst(Int(next)) : Int(self[node].parent)
  }
}
