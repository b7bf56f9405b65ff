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
}
