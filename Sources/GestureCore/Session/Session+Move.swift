// Contacts move, and frames of samples.

extension Session {
  /// One sample of a contact: a move, or a lift with or without a new place. With `more` it is only noted.
  @inline(__always) mutating func sample(_ event: PointerEvent, _ slot: Int, lifts: Bool) -> Fault {
    var warning = Fault.none
    let flags = PointerEvent.Flags(rawValue: event.flags)
    if arena.contacts.contacts[slot].status == .ghost {
      if lifts { arena.contacts.forget(slot) }
      if frame.isOpen && !flags.contains(.more) { closeFrame() }
      return warning
    }
    var moved = !lifts
    if !lifts || !flags.contains(.nowhere) {
      if event.position.isFinite {
        moved = moved || arena.contacts.contacts[slot].position != event.position
        arena.contacts.contacts[slot].position = event.position
      } else {
        warning = Fault(.notFiniteLift, .liftPosition, event.contact)
      }
    }
    if flags.contains(.more) || frame.isOpen {
      note(slot, moved: moved, lifts: lifts)
      if !flags.contains(.more) { closeFrame() }
      return warning
    }
    beginInput()
    if moved { move(slot) }
    if lifts { lift(slot) }
    conclude()
    return warning
  }

  @inline(never) private mutating func note(_ slot: Int, moved: Bool, lifts: Bool) {
    frame.note(slot)
    if moved { arena.contacts.contacts[slot].hasMoved = true }
    if lifts { arena.contacts.contacts[slot].liftsWithFrame = true }
  }

  /// The frame is whole: all its samples are judged as one input, moves before lifts.
  @inline(never) mutating func closeFrame() {
    frame.isOpen = false
    beginInput()
    for place in 0..<frame.count { placeAll(of: frame[place]) }
    for place in 0..<frame.count { judgeAll(of: frame[place]) }
    for place in 0..<frame.count where arena.contacts.contacts[frame[place]].liftsWithFrame {
      lift(frame[place], isObserved: true)
    }
    frame.clear()
    conclude()
  }

  /// A contact's gestures take its place in; for observers it is the one that spoke last.
  private mutating func placeAll(of contact: Int) {
    let hasMoved = arena.contacts.contacts[contact].hasMoved
    var part = arena.contacts.contacts[contact].firstLive
    while part >= 0 {
      let leaf = Int(arena.pool.items[Int(part)].gesture)
      if hasMoved {
        place(Int(part), leaf)
        arena.tracks[leaf].isToJudge = true
      }
      observe(leaf, at: arena.pool.items[Int(part)].place)
      part = arena.pool.items[Int(part)].nextOfContact
    }
  }

  private mutating func judgeAll(of contact: Int) {
    guard arena.contacts.contacts[contact].hasMoved else { return }
    arena.contacts.contacts[contact].hasMoved = false
    var part = arena.contacts.contacts[contact].firstLive
    while part >= 0 {
      let leaf = Int(arena.pool.items[Int(part)].gesture)
      let place = arena.pool.items[Int(part)].place
      part = arena.pool.items[Int(part)].nextOfContact
      guard arena.tracks[leaf].isToJudge else { continue }
      arena.tracks[leaf].isToJudge = false
      let isObserver = arena[leaf].definition.kind == .contact
      follow(leaf, speaker: isObserver ? arena.tracks[leaf].location : place, contact)
    }
  }

  /// A contact is at a new place: its gestures measure and judge it.
  @inline(__always) mutating func move(_ contact: Int) {
    let position = arena.contacts.contacts[contact].position
    var part = arena.contacts.contacts[contact].firstLive
    while part >= 0 {
      let leaf = Int(arena.pool.items[Int(part)].gesture)
      let next = arena.pool.items[Int(part)].nextOfContact
      let local = locate(position, leaf)
      arena.pool.items[Int(part)].place = local
      part = next
      follow(leaf, speaker: local, contact)
    }
  }

  /// A place of the window in the gesture's space.
  @inline(__always) private mutating func locate(_ position: Point, _ leaf: Int) -> Point {
    if arena[leaf].definition.spaceMode == .live { relocate(leaf) }
    return arena.tracks[leaf].toSpace.apply(position)
  }

  /// A gesture that measures in a space as it is now finds all of its contacts in it, those too that rest.
  @inline(never) private mutating func relocate(_ leaf: Int) {
    if hasSpace(leaf) { takeSpace(leaf) }  // Where its region is gone, it goes on as that was last.
    var part = arena.tracks[leaf].firstDown(arena.pool)
    while part >= 0 {
      let contact = Int(arena.pool.items[Int(part)].contact)
      arena.pool.items[Int(part)].place = arena.tracks[leaf].toSpace.apply(arena.contacts.contacts[contact].position)
      part = arena.pool.items[Int(part)].nextOfGesture
    }
  }

  /// The contacts that a gesture has are measured where they are now, before another one joins them.
  @inline(never) mutating func remeasure(_ leaf: Int) {
    let first = arena.pool.items[Int(arena.tracks[leaf].first)].place
    _ = arena.tracks[leaf].follow(
      &arena.pool, &arena.gestures.items[leaf].definition, first, &arena.fit, in: arena.input)
  }

  /// Where a contact is in the gesture's space.
  mutating func place(_ part: Int, _ leaf: Int) {
    arena.pool.items[part].place = locate(
      arena.contacts.contacts[Int(arena.pool.items[part].contact)].position, leaf)
  }

  /// A gesture whose contacts moved measures anew and says what it makes of it.
  @inline(__always) mutating func follow(_ leaf: Int, speaker: Point, _ contact: Int) {
    let kind = arena[leaf].definition.kind
    let travelSquared = arena.tracks[leaf].follow(
      &arena.pool, &arena.gestures.items[leaf].definition, speaker, &arena.fit, in: arena.input)
    if arena.tracks[leaf].isComplete { sampleVelocity(leaf) }
    let inside = kind == .click && isInside(leaf, arena.contacts.contacts[contact].position)
    let context = RecognizerContext(now: arena.now, isClaiming: arena[leaf].standing == .claiming)
    let verdict = arena.hear(leaf, .moved(travelSquared: travelSquared, isInside: inside), context)
    if verdict == .changed {  // The usual one.
      return arena[leaf].phase.isLive ? arena.carryOn(leaf) : arena.sayChanged(leaf)
    }
    if verdict != .none { obey(verdict, leaf, .moved(travelSquared: travelSquared, isInside: inside), contact) }
  }

  /// The contact observer is where the contact is that spoke.
  @inline(__always) mutating func observe(_ leaf: Int, at place: Point) {
    if arena[leaf].definition.kind == .contact { arena.tracks[leaf].location = place }
  }

  /// Takes in a sample for the velocity.
  @inline(__always) mutating func sampleVelocity(_ leaf: Int) {
    let ring = arena.rings[leaf]
    guard ring >= 0 else { return }
    let sample = Measure.sample(&arena.tracks[leaf], arena[leaf].definition.kind)
    arena.history.push(ring, arena.now, sample)
  }

  /// The recognizer hears of something, and what it says takes effect.
  @inline(__always) mutating func judge(_ leaf: Int, _ input: RecognizerInput, _ contact: Int) {
    obey(arena.hear(leaf, input, arena.context(of: leaf)), leaf, input, contact)
  }

  @inline(never) mutating func obey(_ verdict: Verdict, _ leaf: Int, _ input: RecognizerInput, _ contact: Int) {
    if verdict == .ask { return ask(leaf, hearing: input, contact) }
    if case .lifted = input { return arena.apply(verdict, to: leaf, byLift: true) }
    arena.apply(verdict, to: leaf)
  }
}
