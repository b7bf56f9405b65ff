// The usual event has a way of its own: a contact that is down moves on, in order. What it does is what `admit` and
// `conclude` would do, without the questions whose answers are known.

/// A contact that carries a drag on: its name, its slot, and its participation; -1 for none. It holds from one input to
/// the next, until any other comes.
struct Driven: BitwiseCopyable {
  var part = -1
  var slot = 0
  var source: UInt64 = 0
  var contact: UInt64 = 0

  /// Whether an event is about the contact.
  @inline(__always) func isNamed(by event: inout PointerEvent) -> Bool {
    part >= 0 && event.contact == contact && event.source == source
  }
}

extension Session {
  /// Takes a move straight to its gestures: of a contact that is down, with nothing due before it, no open frame, and
  /// room for what it says. Any other event is refused here, and is for `admit`.
  @inline(__always) mutating func glide(_ event: inout PointerEvent) -> Bool {
    guard event.kind == PointerEvent.Kind.move.rawValue, event.flags | event.reserved == 0, !isFrameOpen, !isHosted,
      event.time >= arena.now, event.time < arena.deadlines.earliest, event.position.isWithinReach, queue.hasRoom,
      listener == nil
    else { return false }
    if driven.isNamed(by: &event) {
      countInput()
    } else {
      guard let slot = arena.contacts.seek(event.source, event.contact), arena.contacts.contacts[slot].status == .down
      else { return false }
      driven.part = -1
      countInput()
      let part = Int(arena.contacts.contacts[slot].firstLive)
      guard part >= 0, isDriven(part) else {
        arena.now = event.time
        arena.contacts.contacts[slot].position = event.position
        move(slot)
        conclude(marks: false)
        return true
      }
      driven = Driven(part: part, slot: slot, source: event.source, contact: event.contact)
    }
    arena.now = event.time
    arena.contacts.contacts[driven.slot].position = event.position
    drive(driven.part, to: event.position)
    return true
  }

  /// Whether a contact is that of a drag under way which it makes alone, is no member, and has no rival left.
  @inline(__always) private func isDriven(_ part: Int) -> Bool {
    guard arena.pool.items[part].nextOfContact < 0 else { return false }
    let leaf = Int(arena.pool.items[part].gesture)
    return arena[leaf].definition.kind == .drag && arena[leaf].standing == .granted && arena[leaf].phase.isLive
      && arena[leaf].parent < 0 && arena[leaf].definition.spaceMode == .latched
      && arena.tracks[leaf].held == 1 && arena.tracks[leaf].isComplete && arena.tracks[leaf].isRecognized
  }

  /// The drag goes on: there is nothing to decide, and it alone has something to say.
  @inline(__always) private mutating func drive(_ part: Int, to position: Point) {
    let leaf = Int(arena.pool.items[part].gesture)
    let place = arena.tracks[leaf].toSpace.apply(position)
    arena.pool.items[part].place = place
    arena.tracks[leaf].centroid = place
    arena.tracks[leaf].location = place + arena.tracks[leaf].shift
    arena.history.push(arena.rings[leaf], arena.now, arena.tracks[leaf].location)
    guard Measure.refreshDrag(&arena.values[leaf], &arena.tracks[leaf], arena[leaf].definition.axis) else { return }
    arena[leaf].phase = .changed
    tellStates(leaf, isOver: false)
    post(leaf, .changed, isFirstPart: false)
    if states.changedCount > 0 { closeStates() }
  }
}
