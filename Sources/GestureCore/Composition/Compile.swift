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

  /// Notes which gestures any relation names, itself or through a composite around it, and whether any wait is explicit.
  private mutating func markRelated() {
    isOrdered = relationCount > 0
    for slot in 0..<gestures.capacity where gestures.isLive(slot) {
      self[slot].hasRelations = false
      if self[slot].definition.kind == .exclusive { isOrdered = true }
    }
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

  /// Whether the explicit waits, those of relations and of exclusives' orders, lead from a gesture under `top` back to
  /// itself. A search from there in depth, which finds every circle that a wait for one of these gestures closes. Cost:
  /// a look at every wait that it comes by, and at every relation for each gesture; allocates.
  @_optimize(size) func hasCircle(through top: Int) -> Bool {
    guard relationCount > 0 else { return false }
    var marks = [SearchMark](repeating: .unseen, count: gestures.capacity)
    var path: [Int] = []
    forEachLeaf(under: top) { path.append($0) }
    var isFound = false
    while let leaf = path.last, !isFound {
      guard marks[leaf] == .unseen else {
        marks[leaf] = .done
        path.removeLast()
        continue
      }
      marks[leaf] = .onPath
      forEachAwaited(by: leaf) { other in
        if marks[other] == .onPath { isFound = true }
        if marks[other] == .unseen { path.append(other) }
      }
    }
    return isFound
  }

  /// The gestures that one is told to wait for, some of them twice.
  @_optimize(size) @inline(never) private func forEachAwaited(by leaf: Int, _ body: (Int) -> Void) {
    for place in 0..<relationCount where relations[place].kind == .waitsFor {
      if isInside(leaf, Int(relations[place].gesture)) { forEachLeaf(under: Int(relations[place].other), body) }
    }
    var (member, composite) = (leaf, self[leaf].parent)
    while composite >= 0 {
      var earlier = self[Int(composite)].definition.kind == .exclusive ? self[Int(composite)].firstMember : -1
      while earlier >= 0 && earlier != Int32(member) {
        forEachLeaf(under: Int(earlier)) { if waitsExplicitly(leaf, for: $0) { body($0) } }
        earlier = self[Int(earlier)].nextMember
      }
      (member, composite) = (Int(composite), self[Int(composite)].parent)
    }
  }

  @_optimize(size) @inline(never) private func forEachLeaf(under top: Int, _ body: (Int) -> Void) {
    var node = top
    while node >= 0 {
      if self[node].firstMember < 0 { body(node) }
      node = following(node, under: top)
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

  /// All of a tree that has a part in a group is lost.
  mutating func takeAway(_ top: Int, _ reason: Reason) {
    if self[top].firstMember >= 0 { loseAll(top, reason) } else { lose(top, reason) }
    guard reason == .disabled else { return }  // Enabled again, it waits for the next group.
    if self[top].parent < 0 { leaveRound(top) }
    if self[top].standing == .idle && self[Int(self[top].root)].openGroups > 0 { failDisabled(top) }
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

/// Where a search for circles has been.
private enum SearchMark: BitwiseCopyable {
  case unseen
  case onPath
  case done
}
