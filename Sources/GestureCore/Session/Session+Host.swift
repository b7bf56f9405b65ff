// A session whose host has functions: what they may read is kept, and what they feed is applied.

extension Session {
  /// The host has a function: from now on the session keeps what such functions may read. Allocates, once.
  mutating func serveHost() {
    host.view.isWhole = false
    guard !isHosted else { return }
    isHosted = true
    host.view.prepare(capacity)
    host.queue.prepare(capacity: Int(capacity.events))
  }

  /// Feeds an event to a session whose host has functions: before and after it comes what those fed. The first fault of
  /// either, or of a function, is answered where the event itself has none.
  @_optimize(size) @inline(never) mutating func feedHosted(_ event: PointerEvent) -> ResultCode {
    var allowance = queue.capacity
    guard applyQueued(&allowance) else { return refuse(Fault(.capacity, .events, UInt64(queue.capacity))) }
    let code = admit(event)
    if code != .ok {
      let fault = lastFault
      if fault.detail != .events { applyQueued(&allowance) }
      host.misdeed = .none
      lastFault = fault
      return code
    }
    applyQueued(&allowance)
    return blameHost()
  }

  /// To be called after any other call that may have had host functions run, as changing or removing a gesture may:
  /// applies what they fed, and answers what they did wrong. `feed` and `advance` do it by themselves.
  public mutating func settleHost() -> ResultCode {
    guard isHosted, !host.isInside else { return .ok }
    var allowance = queue.capacity
    applyQueued(&allowance)
    return blameHost()
  }

  /// What host functions did wrong, once.
  private mutating func blameHost() -> ResultCode {
    let misdeed = host.misdeed
    host.misdeed = .none
    if misdeed.code != .ok { lastFault = misdeed }
    return misdeed.code
  }

  /// Applies what was fed from inside, as many as are allowed, so that functions that feed whenever they are called
  /// come to an end; the rest waits for the next call. False where the queue of events has no room for what they say.
  @discardableResult
  mutating func applyQueued(_ allowance: inout Int) -> Bool {
    guard !host.queue.isApplying else { return true }
    host.queue.isApplying = true
    defer { host.queue.isApplying = false }
    while allowance > 0, host.queue.count > 0 {
      guard queue.hasRoom, let event = host.queue.next() else { return false }
      allowance -= 1
      if admit(event) != .ok {
        // One that does not fit after all, because of the deadlines before it, has its turn again.
        if lastFault.detail == .events {
          host.queue.putBack(event)
          return false
        }
        if host.misdeed.code == .ok { host.misdeed = lastFault }
      }
    }
    return true
  }

  /// A deadline has fired; what a function fed at it comes before the next. Who listens hears of the time that has come
  /// first, unless it brings more deadlines, which are heard with what was fed.
  @inline(never) mutating func applyQueuedAfterTick() {
    if listener != nil && host.queue.count > 0 && !host.queue.isApplying && arena.deadlines.earliest > arena.now {
      tell(.fed(PointerEvent(.advance, at: arena.now), .none))
    }
    var allowance = queue.capacity
    applyQueued(&allowance)
  }

  /// The states of a gesture hear of it, some of them through maps.
  @_optimize(size) @inline(never) mutating func tellMapped(_ gesture: Int, isOver: Bool) {
    let (host, now, id) = (self.host, arena.now, GestureID(bits: arena.gestures.id(of: gesture)))
    // All that a map's binding is asked for is read before it is called: the store is in the middle of a step then.
    let isEnded = arena[gesture].phase == .ended
    let mapping: Mapping = { place, value, cell in
      host.map(place, value, cell, gesture: id, isTransient: !isOver, at: now)
    }
    if isOver {
      let pace = isEnded ? arena.pace(of: gesture) : Pace()
      return states.finish(
        gesture: gesture, value: &arena.values[gesture], pace: pace, ended: isEnded, map: mapping)
    }
    let isPlain = states.fieldsRead(byGesture: gesture).isDisjoint(with: ValueFields.computed)
    var value = isPlain ? arena.values[gesture] : present(gesture)
    states.update(gesture: gesture, value: &value, map: mapping)
  }

  // MARK: What may be read from inside

  /// An input begins: what changed by the ones before is recorded.
  @_optimize(size) @inline(never) mutating func remember() {
    host.view.nextDeadline = nextDeadline
    if host.view.isWhole {
      for place in 0..<host.view.markedGestureCount { record(gesture: Int(host.view.markedGestures[place])) }
      for place in 0..<host.view.markedStateCount { record(state: Int(host.view.markedStates[place])) }
    } else {
      recordAll()
    }
    host.view.markedGestureCount = 0
    host.view.markedStateCount = 0
    // What a live gesture measures changes without a word.
    var node = arena.firstOpen
    while node >= 0 {
      let isLive = arena[Int(node)].phase.isLive || arena[Int(node)].standing == .claiming
      var gesture = isLive ? node : -1
      while gesture >= 0 {
        record(gesture: Int(gesture))
        gesture = arena[Int(gesture)].parent
      }
      node = arena[Int(node)].nextOpen
    }
  }

  /// Marks what the step touched; the composites around it change with it.
  @inline(never) mutating func markTouched() {
    for place in 0..<arena.touchedCount {
      var gesture = Int32(arena.touchedGesture(place))
      while gesture >= 0 {
        host.view.mark(gesture: Int(gesture))
        gesture = arena[Int(gesture)].parent
      }
    }
  }

  /// Marks the states that the step touched.
  @inline(never) mutating func markStates() {
    for index in 0..<states.changedCount { host.view.mark(state: states.changed(index)) }
  }

  private mutating func recordAll() {
    for slot in 0..<host.view.gestures.count { record(gesture: slot) }
    for slot in 0..<host.view.states.count { record(state: slot) }
    host.view.isWhole = true
  }

  private mutating func record(gesture slot: Int) {
    var record = HostView.GestureRecord()
    if arena.gestures.isLive(slot) {
      record.id = arena.gestures.id(of: slot)
      record.phase = arena[slot].phase
      if record.phase == .failed || record.phase == .cancelled { record.reason = arena[slot].reason }
      record.value = present(slot)
    }
    host.view.gestures[slot] = record
  }

  private mutating func record(state slot: Int) {
    var record = HostView.StateRecord()
    if states.cells.isLive(slot) {
      record.id = states.cells.id(of: slot)
      record.cell = states.cells.items[slot]
    }
    host.view.states[slot] = record
    guard record.id != 0 else { return }
    var follower = followers.first(of: slot)
    while follower >= 0 {
      let (id, motion, next) = followers.read(Int(follower))
      host.view.followers[Int(follower)] = HostView.FollowerRecord(id: id, motion: motion)
      follower = next
    }
  }
}
