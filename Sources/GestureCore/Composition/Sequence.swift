// sequence(a, b, ...): b hears nothing until a has ended.

extension Arena {
  /// |  live member  | the sequence                                                       |
  /// |---------------|--------------------------------------------------------------------|
  /// | idle, possible| stays as it is                                                     |
  /// | live          | began or changed                                                   |
  /// | ended         | the next member's turn: began or changed; after the last one ended |
  /// | lost          | lost; with `liftCompletes` a lift in branch 2 or later ends it     |
  ///
  /// While the host takes everything away, there is no next turn.
  @inline(__always) mutating func foldSequence(_ composite: Int) {
    let cursor = Int(self[composite].cursor)
    guard cursor >= 0 else { return }
    switch status(of: cursor) {
    case .possible: return
    case .live: live(composite)
    case .ended:
      guard self[cursor].nextMember >= 0 else { return endAll(composite) }
      if withdrawing != .none { return loseAll(composite, withdrawing) }
      self[composite].cursor = self[cursor].nextMember
      live(composite)
      joins[joinCount] = Int32(composite)
      joinCount += 1
    case .lost:
      let isCompleted = self[composite].definition.liftCompletes && self[cursor].branch >= 2 && self[cursor].lostByLift
      if isCompleted { return endAll(composite) }
      loseWith(cursor, composite)
    }
  }

  /// No contact is down that the next member accepts: it has until `maxGap`.
  @inline(never) mutating func enterGap(_ composite: Int) {
    self[composite].isInGap = true
    enterOpen(composite)
    deadlines.set(composite, to: now.after(self[composite].definition.maxGap))
    touch(composite)
  }

  /// The next member has its first contact.
  mutating func leaveGap(_ composite: Int) {
    guard self[composite].isInGap else { return }
    self[composite].isInGap = false
    (isUnsettled, mayClose) = (true, true)
    deadlines.clear(composite)
    touch(composite)
  }
}
