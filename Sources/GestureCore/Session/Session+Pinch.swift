// Two contacts that spread and turn have a way of their own as a drag has, where a magnify and a rotate run together: both
// measure one fit, nothing is left to decide, and the two have one event to say, that of their simultaneous.

/// A magnify and a rotate that measure the same two contacts, and the simultaneous that has no other members.
struct Pinch: BitwiseCopyable {
  let magnify: Int
  let rotate: Int
  let simultaneous: Int
}

extension Arena {
  /// The pinch that a contact has a part in; `part` is the first of two in its list.
  @inline(__always) fileprivate func pinch(_ part: Int) -> Pinch {
    let one = Int(pool.items[part].gesture)
    let other = Int(pool.items[Int(pool.items[part].nextOfContact)].gesture)
    let isMagnify = self[one].definition.kind == .magnify
    return Pinch(
      magnify: isMagnify ? one : other, rotate: isMagnify ? other : one, simultaneous: Int(self[one].parent))
  }

  /// Whether the first part of a contact is in a pinch under way, which is all that the contact makes.
  @inline(__always) func isPinched(_ part: Int) -> Bool {
    let next = pool.items[part].nextOfContact
    return next >= 0 && pool.items[Int(next)].nextOfContact < 0 && isPinch(pinch(part))
  }

  @inline(never) private func isPinch(_ pinch: Pinch) -> Bool {
    guard pinch.simultaneous >= 0, isUnderWay(pinch.magnify, .magnify, in: pinch.simultaneous),
      isUnderWay(pinch.rotate, .rotate, in: pinch.simultaneous),
      tracks[pinch.magnify].similarity.mark == tracks[pinch.rotate].similarity.mark
    else { return false }
    let composite = self[pinch.simultaneous]
    let second = self[Int(composite.firstMember)].nextMember
    return composite.definition.kind == .simultaneous && self[Int(second)].nextMember < 0 && composite.parent < 0
      && composite.standing == .waiting && composite.phase == .changed
  }

  /// Whether a silent member has its two contacts for good, and has said that they moved.
  private func isUnderWay(_ leaf: Int, _ kind: GestureKind, in composite: Int) -> Bool {
    self[leaf].definition.kind == kind && self[leaf].parent == Int32(composite) && self[leaf].standing == .granted
      && self[leaf].phase == .changed && !self[leaf].definition.notify && self[leaf].definition.spaceMode == .latched
      && tracks[leaf].held == 2 && tracks[leaf].down == 2 && tracks[leaf].isComplete && tracks[leaf].isRecognized
      && tracks[leaf].similarity.mark != 0
  }

  /// A contact of a pinch moves on, and both gestures measure it.
  @inline(__always) fileprivate mutating func carryOn(_ pinch: Pinch, _ part: Int, to position: Point) {
    let place = tracks[pinch.magnify].toSpace.apply(position)  // The space is one: so are their marks.
    pool.items[part].place = place
    pool.items[Int(pool.items[part].nextOfContact)].place = place
    let fit = tracks[pinch.magnify].measured(pool)
    tracks[pinch.magnify].follow(fit, .magnify)
    tracks[pinch.rotate].follow(fit, .rotate)
    history.push(rings[pinch.magnify], now, Measure.sample(&tracks[pinch.magnify], .magnify))
    history.push(rings[pinch.rotate], now, Measure.sample(&tracks[pinch.rotate], .rotate))
  }
}

extension Session {
  /// Notes of a contact that it carries on the pinch that its first part is in.
  @inline(never) mutating func takesOver(_ slot: Int, pinchOf part: Int) -> Bool {
    let pinch = arena.pinch(part)
    drivenIn = turn
    arena.contacts.contacts[slot].drivesIn = turn
    arena.contacts.contacts[slot].drives = .pinch
    arena.contacts.contacts[slot].drivesStates =
      states.hasBindings(gesture: pinch.magnify) || states.hasBindings(gesture: pinch.rotate)
      || states.hasBindings(gesture: pinch.simultaneous)
    return true
  }

  /// The pinch goes on: the simultaneous alone has something to say.
  @inline(never) mutating func pinch(_ slot: Int, to position: Point, at time: Nanoseconds) {
    arena.input &+= 1
    arena.now = time
    arena.contacts.contacts[slot].position = position
    let part = Int(arena.contacts.contacts[slot].firstLive)
    let pinch = arena.pinch(part)
    arena.carryOn(pinch, part, to: position)
    let centroid = arena.tracks[pinch.magnify].centroid
    let (scale, angle) = (arena.tracks[pinch.magnify].similarity.scale, arena.tracks[pinch.rotate].similarity.angle)
    let isMagnified = arena.values[pinch.magnify].pinch(to: centroid, scale, 0)
    let isRotated = arena.values[pinch.rotate].pinch(to: centroid, 1, angle)
    guard arena.values[pinch.simultaneous].pinch(to: centroid, scale, angle) else { return }
    revision &+= 1
    let drivesStates = arena.contacts.contacts[slot].drivesStates
    if drivesStates { tellStates(of: pinch, isMagnified, isRotated) }
    queue.append(
      alone: arena.gestures.id(of: pinch.simultaneous), at: time, revision: revision, &arena.values[pinch.simultaneous])
    if drivesStates && states.changedCount > 0 { closeStates() }
  }

  /// The states that are bound to those of the gestures that changed hear of it, in the order in which these were made.
  private mutating func tellStates(of pinch: Pinch, _ isMagnified: Bool, _ isRotated: Bool) {
    let isMagnifyFirst = arena[pinch.magnify].made < arena[pinch.rotate].made
    if isMagnified && isMagnifyFirst { tellStates(pinch.magnify, isOver: false) }
    if isRotated { tellStates(pinch.rotate, isOver: false) }
    if isMagnified && !isMagnifyFirst { tellStates(pinch.magnify, isOver: false) }
    tellStates(pinch.simultaneous, isOver: false)
  }
}

extension GestureValue {
  /// Writes what a pinch measures, and answers whether it was another.
  @inline(__always) fileprivate mutating func pinch(to next: Point, _ scale: Double, _ angle: Double) -> Bool {
    let differs = centroid != next || magnification != scale || rotation != angle
    (centroid, magnification, rotation) = (next, scale, angle)
    return differs
  }
}
