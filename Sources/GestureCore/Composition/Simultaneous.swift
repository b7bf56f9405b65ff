// simultaneous(a, b, ...): neither hinders the other.

extension Arena {
  /// |  members                           | the simultaneous                    |
  /// |------------------------------------|-------------------------------------|
  /// | one live                           | began or changed                    |
  /// | one possible, none live            | stays as it is; began with one that |
  /// |                                    | began and ended in this input       |
  /// | all resolved, one of them has ended| ended                               |
  /// | all resolved, none has ended       | lost as the last one                |
  /// | one that had begun was taken away  | cancelled, and all that runs in it  |
  @inline(__always) mutating func foldSimultaneous(_ composite: Int) {
    var (isLive, isOpen, hasEnded, takenAway) = (false, false, self[composite].winner >= 0, -1)
    var member = self[composite].firstMember
    while member >= 0 {
      switch status(of: Int(member)) {
      case .live: isLive = true
      case .possible: isOpen = true
      case .ended: hasEnded = true
      case .lost:
        if self[Int(member)].phase == .cancelled && self[Int(member)].standing == .out
          && self[Int(member)].lostAs == input
          && self[Int(member)].reason.isTakenAway
        {
          takenAway = Int(member)
        }
      }
      member = self[Int(member)].nextMember
    }
    if takenAway >= 0 {
      if isLive && !self[composite].phase.isLive { begin(composite) }
      loseAll(composite, self[takenAway].reason)
    } else if isLive {
      live(composite)
    } else if isOpen {
      if hasEnded { beginWithMember(composite) }
      if self[composite].phase.isLive { sayChanged(composite) }
    } else if hasEnded {
      endAll(composite)
    } else {
      loseWithLast(of: composite)
    }
  }
}
