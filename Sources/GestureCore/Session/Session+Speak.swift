// What a step says: values are read off, states take them, and events are queued under one revision.

extension Session {
  /// Goes through the gestures that something happened to, in the order in which they were made. Before the input's last
  /// step only those that are over speak; the others have their say when all of it is known.
  mutating func speak(isLast: Bool = true) {
    for place in 0..<arena.orderSpeakers() {
      let gesture = arena.touchedGesture(place)
      let says = arena[gesture].says.subtracting([.touched, .told])
      if !isLast && !says.contains(.over) { continue }
      arena[gesture].says = []
      if says == .changed {
        tellChange(gesture)
      } else {
        // A cancelled one repeats what it said last.
        if arena[gesture].phase != .cancelled || says.contains(.began) { _ = measure(gesture) }
        tell(gesture, says)
      }
    }
    if states.changedCount > 0 { closeStates() }
  }

  /// Says that a value changed, if it did.
  @inline(__always) private mutating func tellChange(_ gesture: Int) {
    let (contacts, location) = (arena.values[gesture].contacts, arena.values[gesture].location)
    if arena[gesture].phase != .cancelled, measure(gesture), arena[gesture].phase.isLive {
      arena[gesture].phase = .changed
      tellStates(gesture, isOver: false)
      say(gesture, .changed, isFirstPart: false)
    } else {
      (arena.values[gesture].contacts, arena.values[gesture].location) = (contacts, location)
    }
  }

  /// Says more than that a value changed.
  @inline(__always) private mutating func tell(_ gesture: Int, _ says: Says) {
    if says.contains(.began) { say(gesture, .began, isFirstPart: false) }
    if says.contains(.over) {
      let isFirstPart = !says.contains(.began) && !hasMemberInSecondPart(gesture)
      if arena[gesture].phase == .ended && arena[gesture].firstMember < 0 { complete(gesture) }
      tellStates(gesture, isOver: true)
      say(gesture, arena[gesture].phase, isFirstPart: isFirstPart)
    } else {
      tellStates(gesture, isOver: false)
    }
  }

  /// Reads a gesture's value off its track, or makes it of its members'; answers whether it differs from what was said
  /// last.
  @inline(__always) private mutating func measure(_ leaf: Int) -> Bool {
    if arena[leaf].firstMember >= 0 { return arena.merge(leaf) }
    let standing = arena[leaf].standing
    let isGranted = standing == .granted || standing == .finished
    return Measure.refresh(
      &arena.values[leaf], &arena.tracks[leaf], &arena.gestures.items[leaf].definition, isGranted: isGranted)
      || (arena[leaf].definition.kind == .custom && measureCustom(leaf))
  }

  @inline(__always) private func hasMemberInSecondPart(_ composite: Int) -> Bool {
    var member = arena[composite].firstMember
    while member >= 0 {
      if arena[Int(member)].secondPartIn == arena.input { return true }
      member = arena[Int(member)].nextMember
    }
    return false
  }

  /// Adds to a value what is only computed when it is asked for.
  private mutating func complete(_ leaf: Int) {
    Measure.complete(
      &arena.values[leaf], &arena.tracks[leaf], &arena.gestures.items[leaf].definition, velocity: velocity(of: leaf),
      now: arena.now)
  }

  /// How fast a gesture goes, now.
  func velocity(of leaf: Int) -> Point {
    arena.rings[leaf] < 0 ? .zero : arena.history.velocity(arena.rings[leaf], at: arena.now)
  }

  @inline(__always) mutating func tellStates(_ gesture: Int, isOver: Bool) {
    if states.hasBindings(gesture: gesture) { tellBound(gesture, isOver: isOver) }
  }

  private mutating func tellBound(_ gesture: Int, isOver: Bool) {
    if isHosted { return tellMapped(gesture, isOver: isOver) }
    let isEnded = arena[gesture].phase == .ended
    if isOver {
      let pace = isEnded ? arena.pace(of: gesture) : Pace()
      return states.finish(gesture: gesture, value: &arena.values[gesture], pace: pace, ended: isEnded)
    }
    if states.fieldsRead(byGesture: gesture).isDisjoint(with: ValueFields.computed) {
      states.update(gesture: gesture, value: &arena.values[gesture])
    } else {
      var value = present(gesture)
      states.update(gesture: gesture, value: &value)
    }
  }

  /// Queues an event of a gesture that reports; a root, or a member that is to notify.
  @inline(__always) private mutating func say(_ gesture: Int, _ phase: Phase, isFirstPart: Bool) {
    if arena[gesture].parent >= 0 {
      if !isFirstPart { arena[gesture].secondPartIn = arena.input }
      guard arena[gesture].definition.notify else { return }
    }
    deliver(gesture, phase, isFirstPart: isFirstPart)
  }

  @inline(never) private mutating func deliver(_ gesture: Int, _ phase: Phase, isFirstPart: Bool) {
    post(gesture, phase, isFirstPart: isFirstPart)
  }

  /// Queues an event.
  @inline(__always) mutating func post(_ gesture: Int, _ phase: Phase, isFirstPart: Bool) {
    countRevision()
    guard let place = queue.makePlace(key: key(of: gesture, isFirstPart: isFirstPart)) else { return }
    let isCancelled = phase == .cancelled
    let by = isCancelled ? Int(arena[gesture].by) : -1
    queue.ring[place].write(
      gesture: arena.gestures.id(of: gesture), by: by < 0 ? 0 : arena.gestures.id(of: by), time: arena.now,
      revision: revision, phase: phase, reason: isCancelled ? arena[gesture].reason : .none,
      value: &arena.values[gesture])
  }

  /// The input under way says something.
  @inline(__always) mutating func countRevision() {
    if hasSpoken { return }
    revision &+= 1
    hasSpoken = true
  }

  /// Where an event stands among those of its input: the part, then the order in which gestures were made.
  @inline(__always) func key(of gesture: Int, isFirstPart: Bool) -> UInt64 {
    (isFirstPart ? 0 : 1 << 62) | arena[gesture].made
  }

  /// The step's writes are done: sums, regions that states move, and followers.
  mutating func closeStates() {
    states.closeStep()
    moveRegions()
    followers.hear(&states, at: arena.now)
    if isHosted { markStates() }
    states.clearStep()
  }
}

extension ValueFields {
  /// The fields that are computed when they are asked for.
  static let computed: ValueFields = [.velocity, .predictedEnd, .predictedTranslation, .elapsed]
}
