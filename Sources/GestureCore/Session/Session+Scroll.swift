// A wheel turns, or fingers scroll on a trackpad. The stream takes the place of a contact: gestures on the path take
// part in it, compete for its first step, and the winner hears the rest.

extension Session {
  /// One step.
  @_optimize(size) @inline(never) mutating func scroll(_ event: PointerEvent) {
    let isPrecise = event.flags & PointerEvent.Flags.precise.rawValue != 0
    let phase = PointerEvent.ScrollPhase(rawValue: event.scrollPhase) ?? .none
    stream.isCancelled = stream.isCancelled && isLeftover(event, isPrecise, phase)
    if stream.isCancelled {
      stream.isCancelled = phase != .ended
      stream.lastStep = arena.now
      return
    }
    let goesOn = stream.isRunning && continues(event, isPrecise, phase)
    if phase == .ended && event.delta == .zero && !goesOn { return }  // The end of a stream that is over.
    if stream.isRunning && !goesOn {
      endStream()
      concludeFirst()
    }
    if !stream.isRunning { beginStream(event, isPrecise, phase) }
    stream.lastStep = arena.now
    var part = arena.contacts.contacts[arena.contacts.stream].firstLive
    while part >= 0 {
      let leaf = Int(arena.pool.items[Int(part)].gesture)
      part = arena.pool.items[Int(part)].nextOfContact
      let verdict = Scroll.step(
        &arena.tracks[leaf], &arena.gestures.items[leaf].definition, event.delta, endsAtRest: stream.endsAtRest,
        now: arena.now)
      if phase != .ended || event.delta != .zero { sampleVelocity(leaf) }
      arena.deadlines.set(leaf, to: arena.tracks[leaf].deadline)
      arena.apply(verdict, to: leaf)
    }
    if phase == .ended {
      arena.resolve()
      endStream()
    }
  }

  /// Whether the step belongs to a stream that the host took away: one that has phases says so by them, another by its rest.
  private func isLeftover(_ event: PointerEvent, _ isPrecise: Bool, _ phase: PointerEvent.ScrollPhase) -> Bool {
    continues(event, isPrecise, phase) && (stream.endsAtRest || phase != .none)
  }

  private func continues(_ event: PointerEvent, _ isPrecise: Bool, _ phase: PointerEvent.ScrollPhase) -> Bool {
    guard event.source == stream.source, isPrecise == stream.isPrecise, phase != .began else { return false }
    return !stream.endsAtRest || arena.now < stream.lastStep.after(Tuning.wheelRest)
  }

  @_optimize(size) private mutating func beginStream(
    _ event: PointerEvent, _ isPrecise: Bool, _ phase: PointerEvent.ScrollPhase
  ) {
    let slot = arena.contacts.stream
    stream = ScrollStream(
      isRunning: true, source: event.source, isPrecise: isPrecise, endsAtRest: !isPrecise || phase == .none,
      lastStep: arena.now)
    arena.contacts.contacts[slot] = Contact()
    arena.contacts.contacts[slot].serial = arena.contacts.nextSerial()
    arena.contacts.contacts[slot].position = event.position
    arena.contacts.contacts[slot].region = hit(event.position)
    let device = DeviceKind(rawValue: event.device) ?? .mouse
    var place = arena.contacts.contacts[slot].region
    let depth = hearingDepth(of: place)
    while place >= 0 {
      var root = attachments[Int(place)]
      while root >= 0 {
        if hears(Int(root), depth) { enter(Int(root), device, isPrecise) }
        root = arena[Int(root)].nextOnRegion
      }
      place = parent(of: place)
    }
  }

  @_optimize(size) private mutating func enter(_ root: Int, _ device: DeviceKind, _ isPrecise: Bool) {
    var node = root
    while node >= 0 {
      if !mayOffer(to: node, under: root, renews: arena.isInFinished(node)) {
        node = arena.following(node, under: root, skippingMembers: true)
        continue
      }
      let fits = arena[node].definition.wheel == .both || (arena[node].definition.wheel == .precise) == isPrecise
      if arena[node].definition.kind == .scroll && arena[node].definition.isEnabled && fits
        && arena[node].definition.devices.contains(DeviceSet(device))
        && (arena[node].standing == .idle || arena[node].standing == .finished) && arena.pool.hasRoom
      {
        arena.renew(around: node)
        arena.open(node)
        leaveGaps(around: node)
        arena.tracks[node].clock = arena.now
        arena.tracks[node].isComplete = true
        if arena.addParticipation(of: arena.contacts.stream, in: node) != nil {
          arena.pool.items[Int(arena.tracks[node].last)].isActive = true
          arena.tracks[node].down = 1
        }
        arena.touch(node)
        if arena.runningOther(of: node) >= 0 && arena[node].hasRelations {
          arena.deny(node, by: arena.runningOther(of: node), .excluded)
        }
      }
      node = arena.following(node, under: root)
    }
  }

  /// The stream is over: the gesture that had it ends, the others' groups are over.
  mutating func endStream() {
    guard stream.isRunning else { return }
    stream.isRunning = false
    let slot = arena.contacts.stream
    var part = arena.contacts.contacts[slot].firstLive
    while part >= 0 {
      let leaf = Int(arena.pool.items[Int(part)].gesture)
      let next = arena.pool.items[Int(part)].nextOfContact
      arena.tracks[leaf].deadline = .never
      arena.detach(Int(part))
      switch arena[leaf].standing {
      case .granted: arena.end(leaf)
      case .claiming: arena.apply(.end, to: leaf)
      case .waiting: arena.lose(leaf, .liftedEarly)
      case .idle, .finished, .out: break
      }
      part = next
    }
    part = arena.contacts.contacts[slot].firstSettled
    while part >= 0 {
      let next = arena.pool.items[Int(part)].nextOfContact
      arena.detach(Int(part))
      part = next
    }
  }
}
