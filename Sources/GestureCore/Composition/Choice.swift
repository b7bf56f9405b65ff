// exclusive(a, b, ...) and race(a, b, ...): one member wins. They differ in who waits, not in what they make of it.

extension Arena {
  /// |  members                       | the composite                                      |
  /// |--------------------------------|----------------------------------------------------|
  /// | one has won                    | goes with it; changed while it is possible         |
  /// | none has won, one is pressing  | began or changed                                   |
  /// | none has won, one is possible  | stays as it is                                     |
  /// | all are lost                   | lost as the last one                               |
  mutating func foldChoice(_ composite: Int) {
    let winner = Int(self[composite].winner)
    if winner >= 0 {
      exclude(but: winner, in: composite)
      switch status(of: winner) {
      case .live: return live(composite)
      case .ended: return endAll(composite)
      case .lost:
        return loseWith(winner, composite)
      case .possible:
        if self[composite].phase.isLive { sayChanged(composite) }
        return
      }
    }
    var (isLive, isOpen) = (false, false)
    var member = self[composite].firstMember
    while member >= 0 {
      switch status(of: Int(member)) {
      case .live: isLive = true
      case .possible: isOpen = true
      case .ended, .lost: break
      }
      member = self[Int(member)].nextMember
    }
    if isLive {
      live(composite)
    } else if !isOpen {
      loseWithLast(of: composite)
    } else if self[composite].phase.isLive {
      sayChanged(composite)
    }
  }

  /// The members that have not won are out: composites among them too, and those told to run with the winner.
  private mutating func exclude(but winner: Int, in composite: Int) {
    var member = self[composite].firstMember
    while member >= 0 {
      let standing = self[Int(member)].standing
      if member != Int32(winner) && (standing == .waiting || standing == .claiming || standing == .granted) {
        let lost = loss(of: Int(member), to: Int32(winner))
        loseAll(Int(member), lost.reason, by: lost.by)
      }
      member = self[Int(member)].nextMember
    }
  }

  /// Why a member that has not won is out, and by whom. A composite tells what its member tells that was lost last, of
  /// those that are lost in this input the one made last.
  private func loss(of gesture: Int, to winner: Int32) -> (reason: Reason, by: Int32) {
    var (last, member) = (-1, self[gesture].firstMember)
    while member >= 0 {
      let standing = self[Int(member)].standing
      let isLost = standing == .out && self[Int(member)].lostAs == input
      let isRunning = standing == .idle ? mayTakePart(Int(member)) : standing != .out && standing != .finished
      if (isLost || isRunning) && (last < 0 || self[Int(member)].made > self[last].made) { last = Int(member) }
      member = self[Int(member)].nextMember
    }
    guard last >= 0 else { return (.excluded, winner) }
    return self[last].standing == .out ? (self[last].reason, self[last].by) : loss(of: last, to: winner)
  }
}
