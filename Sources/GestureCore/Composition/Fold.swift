// What the phases of members make of their composite, one table a kind.

extension Arena {
  /// Folds the composites that are to be looked at again, members before the composites around them.
  mutating func fold() {
    while pendingCount > 0 {
      var first = 0
      for place in 1..<max(pendingCount, 1) {
        if gestures.items[Int(pending[place])].made < gestures.items[Int(pending[first])].made { first = place }
      }
      let composite = Int(pending[first])
      pendingCount -= 1
      pending[first] = pending[pendingCount]
      guard gestures.items[composite].standing == .waiting else { continue }
      switch gestures.items[composite].definition.kind {
      case .sequence: foldSequence(composite)
      case .simultaneous: foldSimultaneous(composite)
      default: foldChoice(composite)
      }
    }
  }

  /// The composite goes with a live member: it begins, or has something to say of its value.
  mutating func live(_ composite: Int) {
    if gestures.items[composite].phase.isLive { sayChanged(composite) } else { begin(composite) }
  }

  /// The composite is over with its members; one that began and ended in this input makes it begin first.
  mutating func endAll(_ composite: Int) {
    beginWithMember(composite)
    end(composite)
  }

  private mutating func beginWithMember(_ composite: Int) {
    guard !gestures.items[composite].phase.isLive else { return }
    var member = gestures.items[composite].firstMember
    while member >= 0 {
      if gestures.items[Int(member)].saysBegan { return begin(composite) }
      member = gestures.items[Int(member)].nextMember
    }
  }

  /// The composite is lost, with all of it that still runs.
  mutating func loseAll(_ composite: Int, _ reason: Reason, by: Int32 = -1, byLift: Bool = false) {
    gestures.items[composite].by = by
    gestures.items[composite].isInGap = false
    beginWithMember(composite)
    lose(composite, reason, byLift: byLift)
    var node = following(composite, under: composite)
    while node >= 0 {
      gestures.items[node].isInGap = false
      lose(node, reason)
      node = following(node, under: composite)
    }
  }

  /// The composite is lost as its last member was: in the latest input, of several the one made last.
  mutating func loseWithLast(of composite: Int) {
    var last = Int(gestures.items[composite].firstMember)
    var member = gestures.items[last].nextMember
    while member >= 0 {
      if (loss(of: Int(member)), gestures.items[Int(member)].made) > (loss(of: last), gestures.items[last].made) {
        last = Int(member)
      }
      member = gestures.items[Int(member)].nextMember
    }
    loseWith(last, composite)
  }

  /// The composite is lost as a member was. One that is not enabled lost at the start, one without a contact now.
  mutating func loseWith(_ member: Int, _ composite: Int) {
    let gesture = gestures.items[member]
    if gesture.standing == .out {
      loseAll(composite, gesture.reason, by: gesture.by, byLift: gesture.lostByLift)
    } else {
      loseAll(composite, gesture.definition.isEnabled ? .tooFewContacts : .disabled)
    }
  }

  /// The input in which a member was lost.
  private func loss(of member: Int) -> UInt64 {
    let gesture = gestures.items[member]
    if gesture.standing == .out { return gesture.lostAs }
    return gesture.definition.isEnabled ? input : 0
  }
}
