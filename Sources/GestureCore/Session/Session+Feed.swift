// How events and time come in. Each event, and each deadline that fires, is one input: it is taken or refused as a
// whole, and what it says carries one revision.

extension Session {
  /// Feeds one event. Above 0 it acted with a warning, below 0 it was refused and changed nothing; `lastFault` says why.
  /// `capacity` with detail `events` means that the queue may not hold what it says: poll, and feed it again.
  public mutating func feed(_ event: PointerEvent) -> ResultCode {
    var event = event
    return feed(lent: &event)
  }

  /// The same with an event that is lent where it lies, which saves a copy; it stays as it is.
  public mutating func feed(lent event: inout PointerEvent) -> ResultCode {
    glide(&event) ? .ok : isHosted ? feedHosted(event) : admit(event)
  }

  /// Checks an event, lets the time up to it pass, and acts on it.
  mutating func admit(_ fed: PointerEvent) -> ResultCode {
    var event = fed
    guard let kind = PointerEvent.Kind(rawValue: event.kind) else {
      return refuse(Fault(.invalidArgument, .inputKind, UInt64(event.kind)))
    }
    let slot = kind.namesContact ? find(event) : nil
    // Functions of the host are asked when it is the event's turn, after all that is due before it.
    if let fault = refusal(of: event, kind, slot, asksHost: false) { return refuse(event, fault) }
    if !event.position.isWithinReach { event.position = event.position.withinReach }
    if kind == .scroll { event.delta = event.delta.withinReach }
    return listener == nil ? accept(event, kind, slot) : acceptHeard(event, kind, slot)
  }

  /// What speaks against an event about the contact in `slot`.
  private mutating func refusal(
    of event: PointerEvent, _ kind: PointerEvent.Kind, _ slot: Int?, asksHost: Bool
  ) -> Fault? {
    InputCheck.refusal(
      of: event, kind: kind, contact: slot, in: arena.contacts, liftsFirst: frame.isOpen && hasLiftInFrame)
      ?? (kind == .down && (asksHost || !isHosted)
        ? refusal(ofPressAt: event.position) ?? (slot == nil ? nil : refusalToBeginAgain()) : nil)
  }

  /// Acts on an event that nothing speaks against.
  private mutating func accept(_ event: PointerEvent, _ kind: PointerEvent.Kind, _ slot: Int?) -> ResultCode {
    var (time, slot) = (max(event.time, arena.now), slot)
    guard take(time, kind) else {
      return refuse(Fault(.capacity, .events, UInt64(queue.capacity)))
    }
    if isHosted {
      // What functions of the host fed at a deadline came first: it is later, or the contact is another or gone.
      time = max(time, arena.now)
      slot = kind.namesContact ? find(event) : nil
      if let fault = refusal(of: event, kind, slot, asksHost: true) { return refuse(event, fault) }
    }
    if arena.now < time { pass(to: time) }
    var warning = Fault.none
    if event.time < time {
      warning = Fault(.timeReversed, .timeBack, time - event.time)
    }
    if kind != .advance {
      let other = act(event, kind, slot)
      if other.code != .ok { warning = other }
    }
    if event.time < time { reversedCount += 1 }
    if warning.code != .ok { lastFault = warning }
    return warning.code
  }

  /// The same where somebody listens: what deadlines bring about is heard apart from what the event does.
  private mutating func acceptHeard(_ event: PointerEvent, _ kind: PointerEvent.Kind, _ slot: Int?) -> ResultCode {
    let time = max(event.time, arena.now)
    while arena.deadlines.earliest <= time && arena.deadlines.earliest != .never {
      let due = max(arena.deadlines.earliest, arena.now)
      if kind == .advance && due == event.time { break }
      let code = acceptAlone(PointerEvent(.advance, at: due), .advance, nil)
      if code.rawValue < 0 { return code }  // Above 0 time ran back, to where a function had fed.
    }
    return acceptAlone(event, kind, slot)
  }

  private mutating func acceptAlone(_ event: PointerEvent, _ kind: PointerEvent.Kind, _ slot: Int?) -> ResultCode {
    let before = arena.input
    let code = accept(event, kind, slot)
    if code.rawValue >= 0 {
      tell(.fed(event, code == .ok ? .none : lastFault))
    } else if arena.input != before && lastFault.detail == .events {
      // The queue is full. Where no more was due at that moment, time has passed and nothing is left half done.
      let isWhole = kind == .advance && arena.deadlines.earliest > event.time
      tell(isWhole ? .fed(PointerEvent(.advance, at: arena.now), .none) : .brokenOff)
    }
    return code
  }

  /// Lets time pass until `time`: deadlines up to it fire, each at its own time. An open frame stays open.
  public mutating func advance(to time: Nanoseconds) -> ResultCode { feed(PointerEvent(.advance, at: time)) }

  /// When the host should next call `advance`; `never` where nothing waits for time.
  public var nextDeadline: Nanoseconds { arena.deadlines.earliest }

  /// Takes out the oldest event.
  public mutating func nextEvent() -> GestureEvent? {
    var event = GestureEvent.blank
    return queue.next(into: &event) ? event : nil
  }

  /// Takes out the oldest event, into `event`; false where there is none, and `event` stays as it is.
  @inline(__always) public mutating func nextEvent(into event: inout GestureEvent) -> Bool { queue.next(into: &event) }

  /// Takes out the oldest decision. Only the newest are kept, as many as the queue holds events and the session
  /// gestures, whichever are more.
  public mutating func nextDecision() -> Decision? { arena.decisions.next() }

  /// Refuses an event, and tells the listener.
  private mutating func refuse(_ event: PointerEvent, _ fault: Fault) -> ResultCode {
    if listener != nil { tell(.fed(event, fault)) }
    return refuse(fault)
  }

  /// Notes why a call was refused.
  mutating func refuse(_ fault: Fault) -> ResultCode {
    lastFault = fault
    return fault.code
  }

  /// The contact that an event names; one that lifts with the open frame is up already, but for a new press.
  @inline(__always) private func find(_ event: PointerEvent) -> Int? {
    guard let slot = arena.contacts.find(event.source, event.contact) else { return nil }
    return arena.contacts.contacts[slot].liftsWithFrame ? nil : slot
  }

  /// Whether a contact lifts when the open frame is closed.
  private var hasLiftInFrame: Bool {
    for place in 0..<frame.count where arena.contacts.contacts[frame[place]].liftsWithFrame { return true }
    return false
  }

  /// Closes the frame that the event does not belong to and fires the deadlines up to its time; false where the queue
  /// has no room for what follows, so that the event must wait.
  @inline(__always) private mutating func take(_ time: Nanoseconds, _ kind: PointerEvent.Kind) -> Bool {
    guard queue.hasRoom else { return false }
    while arena.deadlines.earliest <= time && arena.deadlines.earliest != .never {
      pass(to: max(arena.now, arena.deadlines.earliest))
      tick()
      if isHosted { applyQueuedAfterTick() }
      guard queue.hasRoom else { return false }
    }
    if frame.isOpen && !kind.joinsFrame {
      if arena.now < time { pass(to: time) }
      closeFrame()
      guard queue.hasRoom else { return false }
    }
    // A press whose lift was lost, or a stream that is taken over, ends what is under way and begins it again.
    return !kind.mayBeginAgain || queue.room >= 2 * arena.gestures.live || queue.room >= wordsToBeginAgain
  }

  /// It is later now.
  @inline(__always) private mutating func pass(to time: Nanoseconds) {
    if isHosted { host.view.now = arena.now }
    arena.now = time
  }

  /// A call that is an input of its own: frames are closed before it, and it gets a number.
  mutating func beginCall() {
    if isHosted { host.view.now = arena.now }
    queue.makeRoom(for: wordsOwed)
    if frame.isOpen { closeFrame() }
    beginInput()
  }

  /// A new input begins.
  @inline(__always) mutating func beginInput() {
    turn &+= 1
    countInput()
    if isHosted { remember() }
  }

  /// The same for a session whose host has no functions, where it goes on with what the last one did.
  @inline(__always) mutating func countInput() {
    arena.input &+= 1
    hasSpoken = false
    queue.beginInput()
  }
}

extension PointerEvent.Kind {
  /// Whether the event is about a contact that is down or comes down.
  fileprivate var namesContact: Bool {
    switch self {
    case .down, .move, .up, .cancel, .hover: true
    case .cancelAll, .scroll, .advance: false
    }
  }

  /// Whether the event may end a gesture and begin it again.
  fileprivate var mayBeginAgain: Bool { self == .down || self == .hover || self == .scroll }

  /// Whether the event leaves an open frame open.
  fileprivate var joinsFrame: Bool { self == .move || self == .up || self == .advance }
}
