// Who runs with whom, who waits for whom, and who may still win.

extension Arena {
  /// Whether two gestures have, or had in their groups, a contact in common.
  @inline(__always) func share(_ x: Int, _ y: Int) -> Bool {
    var left = tracks[x].first
    while left >= 0 {
      var right = tracks[y].first
      while right >= 0 {
        if pool.items[Int(left)].serial == pool.items[Int(right)].serial { return true }
        right = pool.items[Int(right)].nextOfGesture
      }
      left = pool.items[Int(left)].nextOfGesture
    }
    return false
  }

  /// Whether two gestures never compete: members of one simultaneous (or of one sequence, whose members take turns),
  /// one with simultaneous priority and one of another root, a declared pair, the contact observer.
  func runTogether(_ x: Int, _ y: Int) -> Bool {
    if self[x].definition.kind == .contact || self[y].definition.kind == .contact { return true }
    let isRelated = self[x].hasRelations && self[y].hasRelations
    if isRelated && (isTold(x, .runsWith, y) || isTold(y, .runsWith, x)) { return true }
    if self[x].root != self[y].root {
      return self[Int(self[x].root)].priority == .simultaneous
        || self[Int(self[y].root)].priority == .simultaneous
    }
    let composite = fork(x, y).composite
    guard composite >= 0 else { return false }
    let kind = self[composite].definition.kind
    return kind == .simultaneous || kind == .sequence
  }

  /// Whether a relation is declared between x, or a composite around it, and y, or a composite around it.
  func isTold(_ x: Int, _ kind: Relation.Kind, _ y: Int) -> Bool {
    for place in 0..<relationCount where relations[place].kind == kind {
      if isInside(x, Int(relations[place].gesture)) && isInside(y, Int(relations[place].other)) { return true }
    }
    return false
  }

  /// Whether x is told to wait for y: by a relation, or as a later member of an exclusive.
  func waitsExplicitly(_ x: Int, for y: Int) -> Bool {
    if self[x].hasRelations && self[y].hasRelations {
      if isTold(x, .waitsFor, y) { return true }
      if isTold(x, .runsWith, y) || isTold(y, .runsWith, x) { return false }
    }
    guard self[x].root == self[y].root, self[x].nesting > 0 || self[y].nesting > 0 else { return false }
    let way = fork(x, y)
    guard way.composite >= 0, self[way.composite].definition.kind == .exclusive else { return false }
    return self[way.a].branch > self[way.b].branch
  }

  /// Whether x, by its count of taps, waits for y: a tap of a lower count for one of a higher on the same contact,
  /// unless they run together, race, or are told otherwise.
  func waitsByCount(_ x: Int, for y: Int) -> Bool {
    hasLowerCount(x, than: y) && share(x, y) && !runTogether(x, y) && !race(x, y) && !waitsExplicitly(y, for: x)
  }

  /// Whether two members of one race lead to them; those never wait for each other.
  func race(_ x: Int, _ y: Int) -> Bool {
    guard self[x].root == self[y].root else { return false }
    let composite = fork(x, y).composite
    return composite >= 0 && self[composite].definition.kind == .race
  }

  /// Whether x's claim is held for as long as y can still win.
  @inline(never) mutating func mustWait(_ x: Int, for y: Int) -> Bool {
    let areRelated = self[x].root == self[y].root || (self[x].hasRelations && self[y].hasRelations)
    if areRelated && waitsExplicitly(x, for: y) { return true }
    if self[y].firstMember >= 0 { return waitsForGap(x, of: y) }
    guard stimulus(of: x) == stimulus(of: y), share(x, y), !runTogether(x, y), !(areRelated && race(x, y)) else {
      return false
    }
    return !isOrdered && hasLowerCount(x, than: y) || isAhead(y, of: x)
  }

  @inline(__always) private func hasLowerCount(_ x: Int, than y: Int) -> Bool {
    self[x].definition.kind == .tap && self[y].definition.kind == .tap
      && self[x].definition.count < self[y].definition.count
  }

  /// What a gesture answers to; of a custom one, what it said.
  @inline(__always) func stimulus(of leaf: Int) -> Stimulus {
    self[leaf].definition.kind == .custom ? tracks[leaf].stimulus : self[leaf].definition.stimulus
  }

  /// Whether a gesture is over as soon as it is granted.
  @inline(__always) func isDiscrete(_ leaf: Int) -> Bool {
    self[leaf].definition.isDiscrete || tracks[leaf].endsWhenGranted
  }

  /// Whether x is told to wait for a member of a sequence in a gap that is yet to come.
  private func waitsForGap(_ x: Int, of sequence: Int) -> Bool {
    let next = Int(self[sequence].cursor)
    for place in 0..<relationCount where relations[place].kind == .waitsFor {
      let other = Int(relations[place].other)
      guard other != sequence, isInside(x, Int(relations[place].gesture)), isInside(other, sequence) else { continue }
      if self[fork(other, next).a].branch >= self[next].branch { return true }
    }
    return false
  }

  /// Whether a gesture has its least number of contacts down, awaits the next press, or is a tap between its lifts.
  @inline(__always) func hasWhatItNeeds(_ leaf: Int) -> Bool {
    if tracks[leaf].down >= self[leaf].definition.minContacts || tracks[leaf].awaitsPress { return true }
    return self[leaf].definition.kind == .tap && (tracks[leaf].isComplete || tracks[leaf].taps > 0)
  }

  /// Whether y has not failed, and has its least number of contacts down, or holds a claim, or is a tap between its
  /// lifts, or a deadline for its next press or gap is running.
  @inline(__always) func canStillWin(_ y: Int) -> Bool {
    switch self[y].standing {
    case .claiming: return true
    case .waiting:
      if self[y].firstMember >= 0 { return self[y].isInGap }
      return hasWhatItNeeds(y) || self[y].definition.kind == .scroll
    case .idle, .granted, .finished, .out: return self[y].isInGap
    }
  }
}
