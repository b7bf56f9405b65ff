// Contacts lift, are cancelled, or time runs out for them.

extension Session {
  /// A contact is up; with `isObserved` the observers know where, or who spoke after it.
  mutating func lift(_ contact: Int, isObserved: Bool = false) {
    // Who heard the press first hears the lift first: deadlines of one time fire in the order in which they are set.
    var part = arena.pool.last(from: arena.contacts.contacts[contact].firstLive)
    while part >= 0 {
      let previous = arena.pool.items[Int(part)].previousOfContact
      liftPart(Int(part), contact, isObserved)
      part = previous
    }
    releaseSettled(contact)
    arena.contacts.lift(contact)
  }

  @inline(__always) private mutating func liftPart(_ part: Int, _ contact: Int, _ isObserved: Bool) {
    let leaf = Int(arena.pool.items[part].gesture)
    if arena[leaf].definition.spaceMode == .live && followSpace(part, leaf, contact) { return }
    if arena.loseByLift(part, leaf) { return }
    let wasActive = arena.pool.items[part].isActive
    let place = arena.pool.items[part].place
    arena.release(part)
    guard wasActive else { return }
    if !isObserved { observe(leaf, at: place) }
    regroup(leaf)
    let inside = arena[leaf].definition.kind == .click && isInside(leaf, arena.contacts.contacts[contact].position)
    let input = RecognizerInput.lifted(place, isInside: inside)
    let verdict = arena.hear(leaf, input, arena.context(of: leaf))
    if case .fail(let reason) = verdict { return arena.lose(leaf, reason, byLift: true) }
    obey(verdict, leaf, input, contact)
  }

  /// A gesture that measures in a space as it is now follows it before a contact lifts that rests; whether it is over with
  /// that, so that the lift is none of its matters.
  @inline(never) private mutating func followSpace(_ part: Int, _ leaf: Int, _ contact: Int) -> Bool {
    let before = arena.pool.items[part].place
    place(part, leaf)
    let now = arena.pool.items[part].place
    if now != before { follow(leaf, speaker: now, contact) }
    return arena.pool.items[part].isSettled
  }

  /// The contact has no part in any gesture any more; those that moved with it have let go already. A claim that is held
  /// outlives a lift, but goes with a contact that is withdrawn.
  private mutating func releaseSettled(_ contact: Int, withdrawn reason: Reason? = nil) {
    var part = arena.contacts.contacts[contact].firstSettled
    while part >= 0 {
      let (gesture, next) = (Int(arena.pool.items[Int(part)].gesture), arena.pool.items[Int(part)].nextOfContact)
      if let reason, arena[gesture].standing == .claiming {
        withdrawPart(Int(part), contact, reason)
      } else {
        arena.release(Int(part))
      }
      part = next
    }
    arena.contacts.contacts[contact].firstLive = -1
    arena.contacts.contacts[contact].firstSettled = -1
  }

  /// A contact left: what stays is measured from where it is, while it is enough to go on with.
  @inline(__always) private mutating func regroup(_ leaf: Int) {
    if arena.tracks[leaf].down > 0 { regroupRest(leaf) }
  }

  @inline(never) private mutating func regroupRest(_ leaf: Int) {
    guard arena.tracks[leaf].isComplete, arena[leaf].definition.kind != .tap, arena[leaf].definition.kind != .contact
    else { return }
    let living =
      arena.tracks[leaf].isRecognized ? arena[leaf].definition.livingContacts : arena[leaf].definition.minContacts
    if arena.tracks[leaf].down >= living {
      arena.tracks[leaf].rebase(&arena.pool, arena[leaf].definition.kind)
    }
  }

  /// The host takes a contact away.
  @inline(never) mutating func cancel(_ event: PointerEvent, _ slot: Int) -> Fault {
    guard arena.contacts.contacts[slot].status == .down else { return .none }
    withdraw(slot, .hostCancel)
    arena.contacts.haunt(slot)
    let isSomewhere = event.flags & PointerEvent.Flags.nowhere.rawValue == 0
    return isSomewhere && !event.position.isFinite
      ? Fault(.notFiniteLift, .liftPosition, event.contact) : .none
  }

  /// The host takes everything away: contacts, waits, scrolling and hovering.
  @inline(never) mutating func cancelAll(_ reason: Reason) {
    while arena.contacts.first >= 0 {
      let slot = Int(arena.contacts.first)
      withdraw(slot, reason)
      arena.contacts.haunt(slot)
    }
    var node = arena.firstOpen
    while node >= 0 {
      let next = arena[Int(node)].nextOpen
      if arena[Int(node)].firstMember >= 0 {
        arena.loseAll(Int(node), reason)
      } else {
        arena.lose(Int(node), reason)
      }
      node = next
    }
    stream.isCancelled = stream.isRunning || stream.isCancelled
    endStream()
    arena.withdrawing = reason
    conclude()
    arena.withdrawing = .none
  }

  /// A contact is taken out of its gestures: those that cannot go on without it are lost.
  mutating func withdraw(_ contact: Int, _ reason: Reason) {
    var part = arena.contacts.contacts[contact].firstLive
    while part >= 0 {
      let next = arena.pool.items[Int(part)].nextOfContact
      withdrawPart(Int(part), contact, reason)
      part = next
    }
    releaseSettled(contact, withdrawn: reason)
    arena.contacts.contacts[contact].liftsWithFrame = false
    arena.contacts.contacts[contact].hasMoved = false
  }

  private mutating func withdrawPart(_ part: Int, _ contact: Int, _ reason: Reason) {
    let leaf = Int(arena.pool.items[part].gesture)
    let wasActive = arena.pool.items[part].isActive
    let place = arena.pool.items[part].place
    arena.release(part)
    guard wasActive else { return }
    observe(leaf, at: place)
    let living =
      arena.tracks[leaf].isRecognized ? arena[leaf].definition.livingContacts : arena[leaf].definition.minContacts
    if arena.tracks[leaf].isComplete && arena.tracks[leaf].down >= max(living, 1) {
      if !arena.tracks[leaf].isRecognized { arena.tracks[leaf].pressed -= 1 }
      regroup(leaf)
      let isPressing = arena[leaf].definition.kind == .longPress && arena[leaf].standing != .granted
      if !isPressing { arena.sayChanged(leaf) }
      if arena[leaf].definition.kind == .custom { ask(leaf, .cancelled, contact) }
    } else {
      arena.lose(leaf, reason)
    }
  }

  /// A gesture's deadline passes.
  mutating func expire(_ gesture: Int) {
    arena.deadlines.clear(gesture)
    switch arena[gesture].definition.kind {
    case .sequence: arena.loseAll(gesture, .tooLate)
    case .scroll: endStream()
    default: judge(gesture, .deadline, -1)
    }
  }
}
