// exclusive(a, b, ...) and race(a, b, ...): one member wins. They differ in who waits, not in what they make of it.

extension Arena {
  /// |  members                       | the composite                                      |
  /// |--------------------------------|----------------------------------------------------|
  /// | one has won                    | goes with it                                       |
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
      case .possible: return
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
        loseAll(Int(member), .excluded, by: Int32(winner))
      }
      member = self[Int(member)].nextMember
    }
  }
}
