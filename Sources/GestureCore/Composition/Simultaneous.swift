// simultaneous(a, b, ...): neither hinders the other.

extension Arena {
  /// |  members                           | the simultaneous                    |
  /// |------------------------------------|-------------------------------------|
  /// | one live                           | began or changed                    |
  /// | one possible, none live            | stays as it is                      |
  /// | all resolved, one of them ended    | ended                               |
  /// | all resolved, none of them ended   | lost as the last one                |
  /// | one that had begun was taken away  | cancelled, and all that runs in it  |
  mutating func foldSimultaneous(_ composite: Int) {
    var (isLive, isOpen, hasEnded, takenAway) = (false, false, false, -1)
    var member = gestures.items[composite].firstMember
    while member >= 0 {
      let gesture = gestures.items[Int(member)]
      switch status(of: Int(member)) {
      case .live: isLive = true
      case .possible: isOpen = true
      case .ended: hasEnded = true
      case .lost:
        if gesture.phase == .cancelled && gesture.standing == .out && gesture.lostAs == input
          && gesture.reason.isTakenAway
        {
          takenAway = Int(member)
        }
      }
      member = gesture.nextMember
    }
    if takenAway >= 0 {
      if isLive && !gestures.items[composite].phase.isLive { begin(composite) }
      loseAll(composite, gestures.items[takenAway].reason)
    } else if isLive {
      live(composite)
    } else if isOpen {
      if gestures.items[composite].phase.isLive { sayChanged(composite) }
    } else if hasEnded {
      endAll(composite)
    } else {
      loseWithLast(of: composite)
    }
  }
}
