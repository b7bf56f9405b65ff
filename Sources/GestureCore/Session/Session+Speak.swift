// What a step says: values are read off, states take them, and events are queued under one revision.

extension Session {
  /// Goes through the gestures that something happened to, in the order in which they were made.
  mutating func speak() {
    sortTouched()
    for place in 0..<arena.touchedCount {
      let gesture = Int(arena.touched[place])
      if arena[gesture].firstMember < 0 { speakLeaf(gesture) } else { speakComposite(gesture) }
    }
    if states.changedCount > 0 { closeStates() }
  }

  private mutating func sortTouched() {
    for place in 1..<max(arena.touchedCount, 1) {
      let gesture = arena.touched[place]
      let made = arena[Int(gesture)].made
      var hole = place
      while hole > 0, arena[Int(arena.touched[hole - 1])].made > made {
        arena.touched[hole] = arena.touched[hole - 1]
        hole -= 1
      }
      arena.touched[hole] = gesture
    }
  }

  private mutating func speakLeaf(_ leaf: Int) {
    guard arena[leaf].saysBegan || arena[leaf].saysChanged || arena[leaf].saysOver else { return }
    let isFirstPart = arena[leaf].saysOver && !arena[leaf].saysBegan
    var differs = false
    if arena[leaf].phase != .cancelled || arena[leaf].saysBegan {
      let isGranted = arena[leaf].standing == .granted || arena[leaf].standing == .finished
      differs = Measure.refresh(
        &arena.values[leaf], &arena.tracks[leaf], &arena.gestures.items[leaf].definition, isGranted: isGranted)
    }
    if arena[leaf].saysBegan { say(leaf, .began, isFirstPart: false) }
    if arena[leaf].saysOver {
      if arena[leaf].phase == .ended { complete(leaf) }
      tellStates(leaf, isOver: true)
      say(leaf, arena[leaf].phase, isFirstPart: isFirstPart)
    } else if arena[leaf].saysBegan {
      tellStates(leaf, isOver: false)
    } else if differs && arena[leaf].phase.isLive {
      arena[leaf].phase = .changed
      tellStates(leaf, isOver: false)
      say(leaf, .changed, isFirstPart: false)
    }
  }

  private mutating func speakComposite(_ composite: Int) {
    guard arena[composite].saysBegan || arena[composite].saysChanged || arena[composite].saysOver else { return }
    let isFirstPart = arena[composite].saysOver && !arena[composite].saysBegan && !hasMemberInSecondPart(composite)
    var differs = false
    if arena[composite].phase != .cancelled || arena[composite].saysBegan {
      let value = arena.merged(composite)
      differs = value.differs(from: arena.values[composite])
      arena.values[composite] = value
    }
    if arena[composite].saysBegan { say(composite, .began, isFirstPart: false) }
    if arena[composite].saysOver {
      tellStates(composite, isOver: true)
      say(composite, arena[composite].phase, isFirstPart: isFirstPart)
    } else if arena[composite].saysBegan {
      tellStates(composite, isOver: false)
    } else if differs && arena[composite].phase.isLive {
      arena[composite].phase = .changed
      tellStates(composite, isOver: false)
      say(composite, .changed, isFirstPart: false)
    }
  }

  private func hasMemberInSecondPart(_ composite: Int) -> Bool {
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

  private mutating func tellStates(_ gesture: Int, isOver: Bool) {
    guard states.hasBindings(gesture: gesture) else { return }
    let isEnded = arena[gesture].phase == .ended
    if isOver { return states.finish(gesture: gesture, value: arena.values[gesture], ended: isEnded) }
    if states.fieldsRead(byGesture: gesture).isDisjoint(with: ValueFields.computed) {
      states.update(gesture: gesture, value: arena.values[gesture])
    } else {
      states.update(gesture: gesture, value: present(gesture))
    }
  }

  /// Queues an event of a gesture that reports; a root, or a member that is to notify.
  private mutating func say(_ gesture: Int, _ phase: Phase, isFirstPart: Bool) {
    if !isFirstPart { arena[gesture].secondPartIn = arena.input }
    guard arena[gesture].parent < 0 || arena[gesture].definition.notify else { return }
    if !hasSpoken {
      revision += 1
      hasSpoken = true
    }
    guard let place = queue.makePlace(key: (isFirstPart ? 0 : 1 << 62) | arena[gesture].made) else { return }
    let by = phase == .cancelled ? Int(arena[gesture].by) : -1
    queue.ring[place].gesture = GestureID(bits: arena.gestures.id(of: gesture))
    queue.ring[place].by = by < 0 ? .none : GestureID(bits: arena.gestures.id(of: by))
    queue.ring[place].time = arena.now
    queue.ring[place].revision = revision
    queue.ring[place].phase = phase
    queue.ring[place].reason = phase == .cancelled ? arena[gesture].reason : .none
    queue.ring[place].value = arena.values[gesture]
  }

  /// The step's writes are done: sums, regions that states move, and followers.
  mutating func closeStates() {
    states.closeStep()
    for place in 0..<offsets.count { moveRegion(place) }
    followers.hear(&states, at: arena.now)
    states.clearStep()
  }
}

extension ValueFields {
  /// The fields that are computed when they are asked for.
  static let computed: ValueFields = [.velocity, .predictedEnd, .predictedTranslation, .elapsed]
}
