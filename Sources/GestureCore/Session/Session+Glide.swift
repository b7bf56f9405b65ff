// The usual event has a way of its own: a contact that is down moves on, in order. What it does is what `admit` and
// `conclude` would do, without the questions whose answers are known.

extension PointerEvent {
  /// Whether it is a move that stands for itself, to a place that needs no correction.
  @inline(__always) fileprivate var isPlainMove: Bool {
    kind == Kind.move.rawValue && flags | reserved == 0 && position.isWithinReach
  }

  /// Whether it is about this contact.
  @inline(__always) fileprivate func isNamed(_ source: UInt64, _ contact: UInt64) -> Bool {
    self.contact == contact && self.source == source
  }
}

extension Session {
  /// Whether inputs are heard by nobody and belong to no frame.
  @inline(__always) private var isUnattended: Bool { !frame.isOpen && !isHosted && listener == nil }

  /// Whether an event is a move with nothing due before it, and with room for what it says.
  @inline(__always) private func flows(_ event: PointerEvent) -> Bool {
    event.isPlainMove && event.time >= arena.now && event.time < arena.deadlines.earliest && queue.hasRoom
  }

  /// Takes a move straight to its gestures. Any other event is refused here, and is for `admit`.
  @inline(__always) mutating func glide(_ event: inout PointerEvent) -> Bool {
    guard flows(event), isUnattended, let slot = arena.contacts.seek(event.source, event.contact),
      arena.contacts.contacts[slot].status == .down
    else { return false }
    if arena.contacts.contacts[slot].drivesIn == turn || takesOver(slot) {
      if arena.contacts.contacts[slot].drives == .pinch {
        pinch(slot, to: event.position, at: event.time)
      } else {
        drive(slot, by: event)
      }
    } else {
      turn &+= 1
      countInput()
      arena.now = event.time
      arena.contacts.contacts[slot].position = event.position
      move(slot)
      conclude(marks: false)
    }
    return true
  }

  /// Notes of a contact that it carries a drag or a pinch on, if it does.
  @inline(__always) private mutating func takesOver(_ slot: Int) -> Bool {
    let part = Int(arena.contacts.contacts[slot].firstLive)
    guard part >= 0 else { return false }
    guard isDriven(part) else { return arena.isPinched(part) && takesOver(slot, pinchOf: part) }
    let leaf = Int(arena.pool.items[part].gesture)
    drivenIn = turn
    arena.contacts.contacts[slot].drivesIn = turn
    arena.contacts.contacts[slot].drivesAlong = arena[leaf].definition.axis
    arena.contacts.contacts[slot].drivesStates = states.hasBindings(gesture: leaf)
    arena.contacts.contacts[slot].drives = states.hasBindings(gesture: leaf) ? .boundDrag : .drag
    return true
  }

  /// Whether a contact is that of a drag under way which it makes alone, is no member, and has no rival left.
  @inline(__always) private func isDriven(_ part: Int) -> Bool {
    guard arena.pool.items[part].nextOfContact < 0 else { return false }
    let leaf = Int(arena.pool.items[part].gesture)
    return arena[leaf].definition.kind == .drag && arena[leaf].standing == .granted && arena[leaf].phase == .changed
      && arena[leaf].parent < 0 && arena[leaf].definition.spaceMode == .latched
      && arena.tracks[leaf].held == 1 && arena.tracks[leaf].isComplete && arena.tracks[leaf].isRecognized
  }

  /// The drag goes on: there is nothing to decide, and it alone has something to say.
  @inline(__always) private mutating func drive(_ slot: Int, by event: PointerEvent) {
    arena.input &+= 1
    arena.now = event.time
    let part = Int(arena.contacts.contacts[slot].firstLive)
    let leaf = Int(arena.pool.items[part].gesture)
    let drivesStates = arena.contacts.contacts[slot].drivesStates
    let (location, translation) = Self.carry(
      &arena.contacts.contacts[slot], &arena.pool.items[part], &arena.tracks[leaf], to: event.position)
    arena.history.push(arena.rings[leaf], event.time, location)
    guard Measure.moveDrag(&arena.values[leaf], to: location, translation) else { return }
    revision &+= 1
    if drivesStates { tellStates(leaf, isOver: false) }
    queue.append(alone: arena.gestures.id(of: leaf), at: event.time, revision: revision, &arena.values[leaf])
    if drivesStates && states.changedCount > 0 { closeStates() }
  }

  /// Moves the contact of a drag, and answers where the drag is then and how far it went.
  @inline(__always) private static func carry(
    _ contact: inout Contact, _ item: inout Participation, _ track: inout Track, to position: Point
  ) -> (location: Point, translation: Point) {
    let place = track.toSpace.apply(position)
    let location = place + track.shift
    let translation = Drag.along(contact.drivesAlong, location - track.start - track.consumed)
    (contact.position, item.place, track.centroid, track.location) = (position, place, place, location)
    return (location, translation)
  }
}

// A batch of such events is gone through in one loop. Nobody looks at the session between two of them.

extension Session {
  /// Takes from a batch, beginning at `start`, the moves of contacts that are known to carry on drags and pinches, and answers where
  /// the first other event stands. Cost: a comparison where there are no such contacts.
  @inline(__always) public mutating func glide(over batch: Span<PointerEvent>, from start: Int) -> Int {
    drivenIn == turn && isUnattended && start < batch.count ? glideOn(over: batch, from: start) : start
  }

  @inline(never) private mutating func glideOn(over batch: Span<PointerEvent>, from start: Int) -> Int {
    var (next, likely) = (start, -1)
    while next < batch.count, flows(batch[next]) {
      let slot = arena.contacts.find(batch[next].source, batch[next].contact, likely: likely)
      guard slot >= 0, arena.contacts.contacts[slot].drivesIn == turn else { break }
      likely = Int(arena.contacts.contacts[slot].next)  // Devices report their contacts in the order of the presses.
      switch arena.contacts.contacts[slot].drives {
      case .drag where isFollowed(next, in: batch):
        next = driveOn(slot, over: batch, from: next)
        continue
      case .drag, .boundDrag: drive(slot, by: batch[next])
      case .pinch: pinch(slot, to: batch[next].position, at: batch[next].time)
      }
      next &+= 1
    }
    return next
  }

  /// Whether an event's successor is about the same contact.
  @inline(__always) private func isFollowed(_ event: Int, in batch: Span<PointerEvent>) -> Bool {
    event &+ 1 < batch.count && batch[event &+ 1].isNamed(batch[event].source, batch[event].contact)
  }

  /// A drag that no state is bound to goes on with all that its contact brings, one event at the least; what only the
  /// last of them leaves behind is written once.
  @inline(never) private mutating func driveOn(_ slot: Int, over batch: Span<PointerEvent>, from start: Int) -> Int {
    let (source, contact) = (batch[start].source, batch[start].contact)
    let axis = arena.contacts.contacts[slot].drivesAlong
    let part = Int(arena.contacts.contacts[slot].firstLive)
    let leaf = Int(arena.pool.items[part].gesture)
    let (toSpace, shift) = (arena.tracks[leaf].toSpace, arena.tracks[leaf].shift)
    let (origin, consumed) = (arena.tracks[leaf].start, arena.tracks[leaf].consumed)
    let (gesture, ring) = (arena.gestures.id(of: leaf), arena.rings[leaf])
    var (place, next) = (Point.zero, start)
    repeat {
      arena.now = batch[next].time
      place = toSpace.apply(batch[next].position)
      arena.history.push(ring, arena.now, place + shift)
      let translation = Drag.along(axis, place + shift - origin - consumed)
      next &+= 1
      guard Measure.moveDrag(&arena.values[leaf], to: place + shift, translation) else { continue }
      revision &+= 1
      queue.append(alone: gesture, at: arena.now, revision: revision, &arena.values[leaf])
    } while next < batch.count && batch[next].isNamed(source, contact) && flows(batch[next])
    arena.input &+= UInt64(next &- start)
    arena.contacts.contacts[slot].position = batch[next &- 1].position
    arena.pool.items[part].place = place
    (arena.tracks[leaf].centroid, arena.tracks[leaf].location) = (place, place + shift)
    return next
  }
}
