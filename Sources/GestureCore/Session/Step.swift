// One input's way through the engine, from top to bottom.

extension Session {
  /// Acts on an event that was admitted, at the session's time; answers a warning or none.
  mutating func act(_ event: PointerEvent, _ kind: PointerEvent.Kind, _ slot: Int?) -> Fault {
    var warning = Fault.none
    switch (kind, slot) {
    case (.move, let slot?), (.up, let slot?):
      return sample(event, slot, lifts: kind == .up)
    case (.down, _):
      beginInput()
      if let slot { warning = replace(slot, event) }
      press(event)
    case (.cancel, let slot?):
      beginInput()
      warning = cancel(event, slot)
    case (.cancelAll, _):
      beginInput()
      cancelAll(.hostCancel)
    case (.hover, _):
      beginInput()
      if let slot { loseLift(slot) }
      hover(event)
    case (.scroll, _):
      beginInput()
      scroll(event)
    case (.advance, _), (.move, nil), (.up, nil), (.cancel, nil):
      return warning
    }
    conclude()
    queue.heed(arena.speakers)  // Also of groups that began without a word.
    return warning
  }

  /// The earliest deadline fires.
  mutating func tick() {
    beginInput()
    expire(arena.deadlines.owner)
    conclude()
  }

  /// What the recognizers said is decided, folded and told, until nothing more follows from it.
  @inline(__always) mutating func conclude(marks: Bool = true) {
    if arena.touchedCount == 0 { return }
    if arena.isUnsettled || arena.pendingCount > 0 || arena.mayClose { decide() }
    speak()  // Values, states and events, under one revision.
    if arena.mayClose { arena.closeGroups() }  // Groups that have nothing more to wait for.
    if marks && isHosted { markTouched() }  // What host functions may read of it, from the next input on.
    arena.clearTouched()
    queue.heed(arena.speakers)
  }

  /// The same for what comes before the rest of an input: a lost lift, a chain that ends, a stream that is taken over.
  mutating func concludeFirst() {
    if arena.touchedCount == 0 { return }
    decide()
    speak(isLast: false)
    arena.closeGroups()
    if isHosted { markTouched() }
    arena.keepUnsaid()
  }

  private mutating func decide() {
    repeat {
      arena.isUnsettled = false
      if arena.claimCount > 0 { arena.resolve() }  // Who wins: grants, denials, holds.
      if arena.pendingCount > 0 { arena.fold() }  // What that makes of the composites.
      joinMembers()  // Sequences go on with their next members.
      if !arena.isUnsettled && arena.mayClose { arena.closeTrees() }  // Members that never had a contact.
    } while arena.isUnsettled
  }
}
