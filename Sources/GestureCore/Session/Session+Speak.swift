// What a step says: values are read off, states take them, and events are queued under one revision.

extension Session {
  /// Goes through the gestures that something happened to, in the order in which they were made.
  mutating func speak() {
    sortTouched()
    for place in 0..<arena.touchedCount {
      let gesture = Int(arena.touched[place])
      if arena.gestures.items[gesture].firstMember < 0 { speakLeaf(gesture) } else { speakComposite(gesture) }
    }
    if states.changedCount > 0 { closeStates() }
  }

  private mutating func sortTouched() {
    for place in 1..<max(arena.touchedCount, 1) {
      let gesture = arena.touched[place]
      let made = arena.gestures.items[Int(gesture)].made
      var hole = place
      while hole > 0, arena.gestures.items[Int(arena.touched[hole - 1])].made > made {
        arena.touched[hole] = arena.touched[hole - 1]
        hole -= 1
      }
      arena.touched[hole] = gesture
    }
  }

  private mutating func speakLeaf(_ leaf: Int) {
    let gesture = arena.gestures.items[leaf]
    guard gesture.saysBegan || gesture.saysChanged || gesture.saysOver else { return }
    let isFirstPart = gesture.saysOver && !gesture.saysBegan
    var differs = false
    if gesture.phase != .cancelled || gesture.saysBegan {
      let isGranted = gesture.standing == .granted || gesture.standing == .finished
      differs = Measure.refresh(
        &arena.values[leaf], arena.tracks[leaf], gesture.definition, isGranted: isGranted)
    }
    if gesture.saysBegan { say(leaf, .began, isFirstPart: false) }
    if gesture.saysOver {
      if gesture.phase == .ended { complete(leaf) }
      tellStates(leaf, isOver: true)
      say(leaf, gesture.phase, isFirstPart: isFirstPart)
    } else if gesture.saysBegan {
      tellStates(leaf, isOver: false)
    } else if differs && gesture.phase.isLive {
      arena.gestures.items[leaf].phase = .changed
      tellStates(leaf, isOver: false)
      say(leaf, .changed, isFirstPart: false)
    }
  }

  private mutating func speakComposite(_ composite: Int) {
    let gesture = arena.gestures.items[composite]
    guard gesture.saysBegan || gesture.saysChanged || gesture.saysOver else { return }
    let isFirstPart = gesture.saysOver && !gesture.saysBegan && !hasMemberInSecondPart(composite)
    var differs = false
    if gesture.phase != .cancelled || gesture.saysBegan {
      let value = arena.merged(composite)
      differs = value.differs(from: arena.values[composite])
      arena.values[composite] = value
    }
    if gesture.saysBegan { say(composite, .began, isFirstPart: false) }
    if gesture.saysOver {
      tellStates(composite, isOver: true)
      say(composite, gesture.phase, isFirstPart: isFirstPart)
    } else if gesture.saysBegan {
      tellStates(composite, isOver: false)
    } else if differs && gesture.phase.isLive {
      arena.gestures.items[composite].phase = .changed
      tellStates(composite, isOver: false)
      say(composite, .changed, isFirstPart: false)
    }
  }

  private func hasMemberInSecondPart(_ composite: Int) -> Bool {
    var member = arena.gestures.items[composite].firstMember
    while member >= 0 {
      if arena.gestures.items[Int(member)].secondPartIn == arena.input { return true }
      member = arena.gestures.items[Int(member)].nextMember
    }
    return false
  }

  /// Adds to a value what is only computed when it is asked for.
  private mutating func complete(_ leaf: Int) {
    Measure.complete(
      &arena.values[leaf], arena.tracks[leaf], arena.gestures.items[leaf].definition, velocity: velocity(of: leaf),
      now: arena.now)
  }

  /// How fast a gesture goes, now.
  func velocity(of leaf: Int) -> Point {
    arena.rings[leaf] < 0 ? .zero : arena.history.velocity(arena.rings[leaf], at: arena.now)
  }

  private mutating func tellStates(_ gesture: Int, isOver: Bool) {
    guard states.hasBindings(gesture: gesture) else { return }
    let isEnded = arena.gestures.items[gesture].phase == .ended
    if isOver { return states.finish(gesture: gesture, value: arena.values[gesture], ended: isEnded) }
    if states.fieldsRead(byGesture: gesture).isDisjoint(with: ValueFields.computed) {
      states.update(gesture: gesture, value: arena.values[gesture])
    } else {
      states.update(gesture: gesture, value: present(gesture))
    }
  }

  /// Queues an event of a gesture that reports; a root, or a member that is to notify.
  private mutating func say(_ gesture: Int, _ phase: Phase, isFirstPart: Bool) {
    if !isFirstPart { arena.gestures.items[gesture].secondPartIn = arena.input }
    let speaker = arena.gestures.items[gesture]
    guard speaker.parent < 0 || speaker.definition.notify else { return }
    if !hasSpoken {
      revision += 1
      hasSpoken = true
    }
    let isCancelled = phase == .cancelled
    let event = GestureEvent(
      gesture: GestureID(bits: arena.gestures.id(of: gesture)),
      by: isCancelled && speaker.by >= 0 ? GestureID(bits: arena.gestures.id(of: Int(speaker.by))) : .none,
      time: arena.now, revision: revision, phase: phase, reason: isCancelled ? speaker.reason : .none,
      value: arena.values[gesture])
    queue.append(event, key: (isFirstPart ? 0 : 1 << 62) | speaker.made)
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
