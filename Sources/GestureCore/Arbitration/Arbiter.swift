// The arbiter: grants, holds and denies claims. Each claim gets exactly one answer.

extension Arena {
  /// What a recognizer said takes effect.
  mutating func apply(_ verdict: Verdict, to leaf: Int, byLift: Bool = false) {
    if tracks[leaf].deadline != deadlines.time(of: leaf) { deadlines.set(leaf, to: tracks[leaf].deadline) }
    switch verdict {
    case .none: return
    case .fail(let reason): lose(leaf, reason, byLift: byLift)
    case .changed: sayChanged(leaf)
    case .pressing:
      if self[leaf].definition.kind == .contact { self[leaf].standing = .granted }
      begin(leaf)
    case .claim: claim(leaf)
    case .end:
      if self[leaf].standing == .claiming { endHeld(leaf) } else { end(leaf) }
    case .ask: return
    }
  }

  /// One that is over while its claim is held begins and ends when that is granted, as it is now.
  private mutating func endHeld(_ leaf: Int) {
    tracks[leaf].isLifted = true
    settle(leaf)
  }

  private mutating func claim(_ leaf: Int) {
    self[leaf].standing = .claiming
    self[leaf].claimedIn = input
    self[leaf].holder = -1
    claims[claimCount] = Int32(leaf)
    claimCount += 1
    (isRanked, isUnsettled) = (false, true)
    touch(leaf)
    if isDiscrete(leaf) {
      settle(leaf)
    } else if self[leaf].phase.isLive {
      sayChanged(leaf)
    }
  }

  /// Grants the claims that nobody holds up, the oldest and then the one ahead first, until none is left that could be.
  mutating func resolve() {
    var isFirst = true
    while claimCount > 0, let winner = firstFree() {
      grant(winner)
      isFirst = false
    }
    for place in 0..<claimCount {
      let claim = Int(claims[place])
      guard self[claim].claimedIn == input, self[claim].waitsRecorded < input else { continue }
      // The first that holds up a new claim is known, unless a grant has changed that.
      recordWaits(claim, from: isFirst ? self[claim].holder : blocker(of: claim, from: firstOpen))
    }
  }

  /// The first claim, by the input of its claim and then by its turn, that waits for nobody.
  private mutating func firstFree() -> Int? {
    var best: Int?
    for place in 0..<claimCount {
      let claim = Int(claims[place])
      if let rival = best {
        let (mine, its) = (self[claim].claimedIn, self[rival].claimedIn)
        if mine > its || (mine == its && !hasTurn(claim, before: rival)) { continue }
      }
      if !isHeld(claim) { best = claim }
    }
    return best
  }

  /// Whether of two claims of one input `x` is heard first: in a race the earlier member, else the one that is ahead.
  private mutating func hasTurn(_ x: Int, before y: Int) -> Bool {
    guard race(x, y) else { return isAhead(x, of: y) }
    let way = fork(x, y)
    return self[way.a].branch < self[way.b].branch
  }

  /// Whether a gesture holds up a claim; the one that did last is asked first.
  @inline(__always) private mutating func isHeld(_ claim: Int) -> Bool {
    let last = Int(self[claim].holder)
    if last >= 0, self[last].isOpen, holds(last, claim) { return true }
    self[claim].holder = blocker(of: claim, from: firstOpen)
    return self[claim].holder >= 0
  }

  /// Whether a gesture with a group holds up a claim.
  @inline(__always) private mutating func holds(_ rival: Int, _ claim: Int) -> Bool {
    canStillWin(rival) && rival != claim && mustWait(claim, for: rival)
  }

  /// A gesture that holds up a claim, of those from `first` on in the list of the open ones; -1 for none.
  @inline(never) private mutating func blocker(of claim: Int, from first: Int32) -> Int32 {
    var node = first
    while node >= 0, !holds(Int(node), claim) { node = self[Int(node)].nextOpen }
    return node
  }

  @inline(never) private mutating func recordWaits(_ claim: Int, from first: Int32) {
    self[claim].waitsRecorded = input
    var node = first
    while node >= 0 {
      let way = fork(claim, Int(node))
      record(.waits, way.a, way.b, .none)
      node = blocker(of: claim, from: self[Int(node)].nextOpen)
    }
  }

  @inline(__always) private mutating func grant(_ leaf: Int) {
    record(.granted, leaf, -1, .none)
    denyRivals(of: leaf)
    removeClaim(leaf)
    self[leaf].standing = .granted
    self[leaf].grantedIn = input
    claimContacts(of: leaf)
    noteGrant(leaf)
    isRanked = false
    touch(leaf)
    if isDiscrete(leaf) { return end(leaf) }
    if self[leaf].phase.isLive { sayChanged(leaf) } else { begin(leaf) }
    if tracks[leaf].isLifted { end(leaf) }
  }

  /// The contacts of a gesture that is granted are claimed.
  private mutating func claimContacts(of leaf: Int) {
    var slot = tracks[leaf].firstDown(pool)
    while slot >= 0 {
      if pool.items[Int(slot)].isActive { pool.items[Int(slot)].isClaimed = true }
      slot = pool.items[Int(slot)].nextOfGesture
    }
  }

  private mutating func noteGrant(_ leaf: Int) {
    var (node, member) = (self[leaf].parent, Int32(leaf))
    while node >= 0 {
      self[Int(node)].hadGrant = true
      if self[Int(node)].definition.kind.hasOneWinner {
        if self[Int(node)].winner < 0 { self[Int(node)].winner = member }
        look(at: Int(node))
      }
      (node, member) = (self[Int(node)].parent, node)
    }
  }

  /// Everyone who competes with the winner is out.
  @inline(__always) private mutating func denyRivals(of winner: Int) {
    // Who has waited for the winner is asked before anybody is out, which changes who is ahead of whom.
    for place in 0..<claimCount where Int(claims[place]) != winner {
      let rival = Int(claims[place])
      self[rival].reason = hasWaited(rival, for: winner) ? .waited : .excluded
    }
    var node = firstOpen
    while node >= 0 {
      let rival = Int(node)
      node = self[rival].nextOpen
      guard rival != winner && loses(rival, to: winner) else { continue }
      deny(rival, by: winner, self[rival].standing == .claiming ? self[rival].reason : .excluded)
    }
    for place in 0..<claimCount { self[Int(claims[place])].reason = .none }
  }

  @inline(__always) private func loses(_ rival: Int, to winner: Int) -> Bool {
    guard self[rival].firstMember < 0, self[rival].definition.kind != .contact else { return false }
    guard self[rival].standing == .waiting || self[rival].standing == .claiming || self[rival].standing == .granted
    else {
      return false
    }
    if self[rival].hasRelations && self[winner].hasRelations {
      if isTold(rival, .waitsFor, winner) && self[rival].standing != .granted { return true }
      if share(rival, winner) && isTold(winner, .prevents, rival) { return true }
    }
    if self[rival].root == self[winner].root {  // One has one winner, whatever contacts and relations its members have.
      let composite = fork(rival, winner).composite
      return composite >= 0 && self[composite].definition.kind.hasOneWinner
    }
    return !runTogether(rival, winner) && share(rival, winner)
  }

  /// A gesture under way that this one is told to wait for; -1 for none.
  func runningOther(of leaf: Int) -> Int {
    for place in 0..<relationCount where relations[place].kind == .waitsFor {
      let other = Int(relations[place].other)
      guard isInside(leaf, Int(relations[place].gesture)) else { continue }
      let isRunning =
        self[other].firstMember < 0
        ? self[other].standing == .granted : self[other].hadGrant && self[other].phase.isLive
      if isRunning && self[other].definition.kind != .contact { return other }
    }
    return -1
  }

  /// Whether a gesture holds a claim, and waits with it for another.
  mutating func hasWaited(_ gesture: Int, for winner: Int) -> Bool {
    self[gesture].standing == .claiming && mustWait(gesture, for: winner)
  }

  /// A gesture is out because another won.
  mutating func deny(_ loser: Int, by winner: Int, _ reason: Reason) {
    let way = fork(loser, winner)
    record(.denied, way.a, way.b, reason)
    self[loser].by = Int32(truncatingIfNeeded: way.b)
    lose(loser, reason)
  }

  /// Notes a decision about a gesture and another one, -1 for nobody; of both, as they are named to the host.
  private mutating func record(_ kind: Decision.Kind, _ gesture: Int, _ other: Int, _ reason: Reason) {
    decisions.append(
      Decision(
        kind: kind, reason: reason, gesture: GestureID(bits: gestures.id(of: gesture)),
        other: other < 0 ? .none : GestureID(bits: gestures.id(of: other)), time: now))
  }

  /// A claim is no longer held.
  mutating func removeClaim(_ leaf: Int) {
    for place in 0..<claimCount where claims[place] == Int32(leaf) {
      claimCount -= 1
      for rest in place..<claimCount { claims[rest] = claims[rest + 1] }
      return
    }
  }
}
