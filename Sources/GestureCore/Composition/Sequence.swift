// sequence(a, b, ...): b hears nothing until a has ended.

extension Arena {
  /// |  live member  | the sequence                                                       |
  /// |---------------|--------------------------------------------------------------------|
  /// | idle, possible| stays as it is                                                     |
  /// | live          | began or changed                                                   |
  /// | ended         | the next member's turn: began or changed; after the last one ended |
  /// | lost          | lost; with `liftCompletes` a lift in branch 2 or later ends it     |
  mutating func foldSequence(_ composite: Int) {
    let cursor = Int(gestures.items[composite].cursor)
    guard cursor >= 0 else { return }
    let member = gestures.items[cursor]
    switch status(of: cursor) {
    case .possible: return
    case .live: live(composite)
    case .ended:
      guard member.nextMember >= 0 else { return endAll(composite) }
      gestures.items[composite].cursor = member.nextMember
      live(composite)
      joins[joinCount] = Int32(composite)
      joinCount += 1
    case .lost:
      let isCompleted = gestures.items[composite].definition.liftCompletes && member.branch >= 2 && member.lostByLift
      if isCompleted { return endAll(composite) }
      loseWith(cursor, composite)
    }
  }

  /// No contact is down that the next member accepts: it has until `maxGap`.
  mutating func enterGap(_ composite: Int) {
    gestures.items[composite].isInGap = true
    enterOpen(composite)
    deadlines.set(composite, to: now.after(gestures.items[composite].definition.maxGap))
    touch(composite)
  }

  /// The next member has its first contact.
  mutating func leaveGap(_ composite: Int) {
    guard gestures.items[composite].isInGap else { return }
    gestures.items[composite].isInGap = false
    deadlines.clear(composite)
    touch(composite)
  }
}
