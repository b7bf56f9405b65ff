// The moves of a gesture's phase.

extension Arena {
  /// It begins: recognized, or pressing.
  mutating func begin(_ gesture: Int) {
    self[gesture].phase = .began
    self[gesture].says.insert(.began)
    touch(gesture)
  }

  /// Its value may have changed.
  @inline(__always) mutating func sayChanged(_ gesture: Int) {
    self[gesture].says.insert(.changed)
    touch(gesture)
  }

  /// The value of one that is under way may have changed, and with it those of the composites that go with it. Where
  /// one may not, it is to be folded.
  @inline(__always) mutating func carryOn(_ leaf: Int) {
    note(leaf, .changed)
    var (member, node) = (Int32(truncatingIfNeeded: leaf), self[leaf].parent)
    while node >= 0 {
      guard goes(Int(node), with: member) else { return look(at: Int(node)) }
      note(Int(node), .changed)
      (member, node) = (node, self[Int(node)].parent)
    }
  }

  /// Whether a composite is under way and says what a member that is says, whatever the others do.
  @inline(__always) private func goes(_ composite: Int, with member: Int32) -> Bool {
    guard self[composite].standing == .waiting, self[composite].phase.isLive else { return false }
    switch self[composite].definition.kind {
    case .simultaneous: return true
    case .sequence: return self[composite].cursor == member
    default: return self[composite].winner == member
    }
  }

  /// It is over, as it should be.
  mutating func end(_ gesture: Int) {
    self[gesture].phase = .ended
    self[gesture].standing = .finished
    self[gesture].says.insert(.over)
    self[gesture].says.remove(.changed)
    let parent = Int(self[gesture].parent)
    if parent >= 0, self[parent].definition.kind == .simultaneous {
      self[parent].winner = Int32(gesture)
      if self[parent].liveBranch == 0 { self[parent].liveBranch = self[gesture].branch }
    }
    quiet(gesture)
  }

  /// It is lost: cancelled if it had begun, failed otherwise. A pressing gesture that is denied at its own press says
  /// nothing.
  mutating func lose(_ gesture: Int, _ reason: Reason, byLift: Bool = false) {
    let standing = self[gesture].standing
    guard standing == .waiting || standing == .claiming || standing == .granted else { return }
    if standing == .claiming { removeClaim(gesture) }
    self[gesture].lose(reason, byLift: byLift, in: input)
    quiet(gesture)
  }

  /// The only contact of a gesture lifts before that was recognized, and it is lost with it: what `release` and `lose` do.
  /// False where there is more to the lift; then nothing has happened.
  @inline(__always) mutating func loseByLift(_ part: Int, _ leaf: Int) -> Bool {
    guard tracks[leaf].held == 1, !tracks[leaf].isRecognized, self[leaf].standing == .waiting,
      self[leaf].definition.kind.isLostByLift, pool.items[part].isActive
    else { return false }
    (pool.items[part].contact, pool.items[part].isActive) = (-1, false)
    tracks[leaf].lift(Int32(truncatingIfNeeded: part), in: &pool)
    (tracks[leaf].down, tracks[leaf].deadline) = (0, .never)
    self[leaf].lose(tracks[leaf].wasComplete ? .liftedEarly : .tooFewContacts, byLift: true, in: input)
    if deadlines.isSet(leaf) { deadlines.clear(leaf) }
    (isRanked, isUnsettled, mayClose) = (false, true, true)
    touch(leaf)
    return true
  }

  @inline(__always) private mutating func quiet(_ gesture: Int) {
    if deadlines.isSet(gesture) { deadlines.clear(gesture) }
    (isRanked, mayClose) = (false, true)
    touch(gesture)
    if self[gesture].firstMember < 0 {
      isUnsettled = true  // Of a composite, what follows is its composite's to fold.
      tracks[gesture].deadline = .never
      if self[gesture].definition.kind == .hover { tracks[gesture].attached = 0 }
      if tracks[gesture].attached > 0 { settle(gesture) }
    }
  }
}

extension Gesture {
  /// It is lost in this input.
  @inline(__always) fileprivate mutating func lose(_ reason: Reason, byLift: Bool, in input: UInt64) {
    let isDenied = reason == .excluded || reason == .waited
    if !phase.isLive {
      phase = .failed
    } else if isDenied && says.contains(.began) && standing != .granted && !hadGrant {
      says.remove(.began)
      phase = .failed
    } else {
      phase = .cancelled
      says.insert(.over)
    }
    says.remove(.changed)
    if !isDenied { by = -1 }
    (self.reason, standing, lostByLift, lostAs) = (reason, .out, byLift, input)
  }
}
