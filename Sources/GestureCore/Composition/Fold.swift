// What the phases of members make of their composite, one table a kind.

extension Arena {
  /// Folds the composites that are to be looked at again, members before the composites around them.
  mutating func fold() {
    while pendingCount > 0 {
      var first = 0
      for place in 1..<max(pendingCount, 1) {
        if self[Int(pending[place])].made < self[Int(pending[first])].made { first = place }
      }
      let composite = Int(pending[first])
      self[composite].isPending = false
      pendingCount -= 1
      pending[first] = pending[pendingCount]
      hearMembersAgain(of: composite)
      guard self[composite].standing == .waiting else { continue }
      switch self[composite].definition.kind {
      case .sequence: foldSequence(composite)
      case .simultaneous: foldSimultaneous(composite)
      default: foldChoice(composite)
      }
    }
  }

  /// What happens to its members from now on is heard anew.
  private mutating func hearMembersAgain(of composite: Int) {
    var member = self[composite].firstMember
    while member >= 0 {
      self[Int(member)].says.remove(.told)
      member = self[Int(member)].nextMember
    }
  }

  /// The composite goes with a live member: it begins, or has something to say of its value.
  @inline(__always) mutating func live(_ composite: Int) {
    if self[composite].phase.isLive { sayChanged(composite) } else { begin(composite) }
  }

  /// The composite is over with its members; one that began and ended in this input makes it begin first.
  mutating func endAll(_ composite: Int) {
    beginWithMember(composite)
    end(composite)
  }

  /// The composite begins, unless it has, with a member that began in this input.
  mutating func beginWithMember(_ composite: Int) {
    guard !self[composite].phase.isLive else { return }
    var member = self[composite].firstMember
    while member >= 0 {
      if self[Int(member)].says.contains(.began) {
        if self[composite].liveBranch == 0 { self[composite].liveBranch = self[Int(member)].branch }
        return begin(composite)
      }
      member = self[Int(member)].nextMember
    }
  }

  /// The composite is lost, with all of it that still runs.
  @inline(never) mutating func loseAll(_ composite: Int, _ reason: Reason, by: Int32 = -1, byLift: Bool = false) {
    self[composite].by = by
    leaveGap(composite)
    beginWithMember(composite)
    lose(composite, reason, byLift: byLift)
    var node = following(composite, under: composite)
    while node >= 0 {
      if self[node].firstMember >= 0 { leaveGap(node) }
      lose(node, reason)
      node = following(node, under: composite)
    }
  }

  /// The composite is lost as its last member was: in the latest input, of several the one made last.
  mutating func loseWithLast(of composite: Int) {
    var last = Int(self[composite].firstMember)
    var member = self[last].nextMember
    while member >= 0 {
      if (loss(of: Int(member)), self[Int(member)].made) > (loss(of: last), self[last].made) { last = Int(member) }
      member = self[Int(member)].nextMember
    }
    if self[last].standing != .out, let taken = lostNow(composite, where: { $0.reason.isTakenAway }) { last = taken }
    loseWith(last, composite)
  }

  /// The composite is lost as a member was. One that is not enabled lost at the start, one without a contact now.
  mutating func loseWith(_ member: Int, _ composite: Int) {
    if self[member].standing == .out {
      loseAll(composite, self[member].reason, by: self[member].by, byLift: self[member].lostByLift)
    } else {
      let reason: Reason = mayTakePart(member) ? .tooFewContacts : .disabled
      loseAll(composite, reason, byLift: lostNow(composite, where: { $0.lostByLift }) != nil)
    }
  }

  /// The last member that was lost in this input, in such a way.
  @inline(never) private func lostNow(_ composite: Int, where isSuch: (borrowing Gesture) -> Bool) -> Int? {
    var (found, member) = (nil as Int?, self[composite].firstMember)
    while member >= 0 {
      let isLost = self[Int(member)].standing == .out && self[Int(member)].lostAs == input
      if isLost && isSuch(self[Int(member)]) { found = Int(member) }
      member = self[Int(member)].nextMember
    }
    return found
  }

  /// The input in which a member was lost; one without a contact is lost now.
  private func loss(of member: Int) -> UInt64 {
    if self[member].standing == .out { return self[member].lostAs }
    return mayTakePart(member) ? input : 0
  }
}
