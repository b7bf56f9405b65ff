// A gesture's group: its contacts from the first press to the last lift, and its waits for the next one.

extension Arena {
  /// A gesture without a group gets one, and the composites around it with it.
  mutating func open(_ leaf: Int) {
    let kept = (tracks[leaf].first, tracks[leaf].last, tracks[leaf].held, tracks[leaf].attached)
    tracks[leaf] = Track()
    values[leaf].rest()
    (tracks[leaf].first, tracks[leaf].last, tracks[leaf].held, tracks[leaf].attached) = kept
    var slot = tracks[leaf].first
    while slot >= 0 {
      pool.items[Int(slot)].isActive = false
      slot = pool.items[Int(slot)].nextOfGesture
    }
    enterOpen(leaf)
    stand(leaf, .waiting)
    awaken(around: leaf)
    clearHistory(leaf)
  }

  /// A gesture that ended begins again; the composites around it that ended do too.
  mutating func reopen(_ leaf: Int) {
    let old = tracks[leaf]
    open(leaf)
    (tracks[leaf].toSpace, tracks[leaf].slop) = (old.toSpace, old.slop)
  }

  /// Whether a composite around a gesture, or the gesture, has ended and may begin again.
  func isInFinished(_ gesture: Int) -> Bool { outermostFinished(gesture) >= 0 }

  private func outermostFinished(_ gesture: Int) -> Int {
    var (node, found) = (Int32(gesture), -1)
    while node >= 0 {
      if self[Int(node)].standing == .finished { found = Int(node) }
      node = self[Int(node)].parent
    }
    return found
  }

  /// The outermost composite around a gesture that has ended begins again: all of its members may take part.
  mutating func renew(around leaf: Int) {
    let top = outermostFinished(leaf)
    guard top >= 0 else { return }
    var node = top
    while node >= 0 {
      self[node].standing = .idle
      self[node].hadGrant = false
      self[node].winner = -1
      node = following(node, under: top)
    }
  }

  private mutating func stand(_ gesture: Int, _ standing: Standing) {
    self[gesture].standing = standing
    self[gesture].phase = .possible
    self[gesture].reason = .none
    self[gesture].by = -1
    self[gesture].lostByLift = false
  }

  private mutating func awaken(around leaf: Int) {
    var node = self[leaf].parent
    while node >= 0 {
      let standing = self[Int(node)].standing
      if standing == .idle || standing == .finished {
        stand(Int(node), .waiting)
        self[Int(node)].liveBranch = 0
        if self[Int(node)].definition.kind == .sequence { rewind(Int(node)) }
      }
      node = self[Int(node)].parent
    }
  }

  /// A sequence starts with its first member; the others have no part in it yet.
  private mutating func rewind(_ sequence: Int) {
    let first = self[sequence].firstMember
    self[sequence].cursor = first
    var node = Int(first)
    while node >= 0 {
      node = following(node, under: sequence)
      guard node >= 0 else { return }
      if !isInside(node, Int(first)) { self[node].standing = .idle }
    }
  }

  /// Puts a gesture into the list of those that have a group.
  mutating func enterOpen(_ gesture: Int) {
    guard !self[gesture].isOpen else { return }
    self[gesture].isOpen = true
    self[gesture].previousOpen = -1
    self[gesture].nextOpen = firstOpen
    if firstOpen >= 0 { self[Int(firstOpen)].previousOpen = Int32(gesture) }
    firstOpen = Int32(gesture)
    self[Int(self[gesture].root)].openGroups += 1
    isRanked = false
  }

  /// Takes a gesture out of that list; with the tree's last one the tree's group is over.
  mutating func leaveOpen(_ gesture: Int) {
    guard self[gesture].isOpen else { return }
    let (before, after) = (self[gesture].previousOpen, self[gesture].nextOpen)
    if before >= 0 { self[Int(before)].nextOpen = after } else { firstOpen = after }
    if after >= 0 { self[Int(after)].previousOpen = before }
    self[gesture].isOpen = false
    isRanked = false
    let root = Int(self[gesture].root)
    self[root].openGroups -= 1
    if self[root].openGroups == 0 { forgetGroup(root) }
  }

  /// The group of the whole tree is over: every member may take part again.
  private mutating func forgetGroup(_ root: Int) {
    var node = root
    while node >= 0 {
      self[node].standing = .idle
      self[node].hadGrant = false
      self[node].cursor = -1
      self[node].winner = -1
      node = following(node, under: root)
    }
    self[root].isClosing = false
  }

  /// Ends the groups that have nothing more to wait for, among the gestures touched in this step.
  mutating func closeGroups() {
    for place in 0..<touchedCount {
      let leaf = Int(touched[place])
      guard self[leaf].isOpen, !hasMoreToCome(leaf) else { continue }
      if self[leaf].firstMember < 0 { dropParticipations(leaf) }
      leaveOpen(leaf)
    }
  }

  /// Whether an open gesture has contacts down, holds a claim, or waits for the next press.
  private func hasMoreToCome(_ gesture: Int) -> Bool {
    if self[gesture].firstMember >= 0 { return self[gesture].isInGap }
    if tracks[gesture].attached > 0 || self[gesture].standing == .claiming { return true }
    return tracks[gesture].awaitsPress && (self[gesture].standing == .waiting || self[gesture].standing == .granted)
  }

  /// The trees whose groups end with this step: what has had no contact gets none any more.
  mutating func closeTrees() {
    for place in 0..<touchedCount {
      let root = Int(self[Int(touched[place])].root)
      guard self[root].firstMember >= 0, self[root].standing == .waiting,
        !self[root].isClosing
      else { continue }
      var node = root
      while node >= 0, !(self[node].isOpen && hasMoreToCome(node)) { node = following(node, under: root) }
      guard node < 0 else { continue }
      self[root].isClosing = true
      isUnsettled = true
      node = root
      while node >= 0 {
        if self[node].firstMember >= 0 { look(at: node) }
        node = following(node, under: root)
      }
    }
  }

  /// The contact has a part in the gesture.
  mutating func addParticipation(of contact: Int, in leaf: Int) -> Int? {
    makeRoom(leaf)
    guard let slot = pool.take() else { return nil }
    pool.items[slot].gesture = Int32(leaf)
    pool.items[slot].contact = Int32(contact)
    pool.items[slot].serial = contacts.contacts[contact].serial
    let last = tracks[leaf].last
    if last >= 0 { pool.items[Int(last)].nextOfGesture = Int32(slot) } else { tracks[leaf].first = Int32(slot) }
    tracks[leaf].last = Int32(slot)
    tracks[leaf].held += 1
    tracks[leaf].attached += 1
    link(slot, settled: false)
    return slot
  }

  /// What a gesture reserves: as many contacts as it can have at once, and one chain's worth for a tap.
  func reservation(_ definition: GestureDefinition) -> Int {
    if definition.kind.isComposite { return 0 }
    guard definition.takesContacts else { return 1 }
    return contacts.capacity + 1
  }

  /// Forgets the oldest lifted contact of a gesture that holds as many as it has reserved.
  private mutating func makeRoom(_ leaf: Int) {
    guard Int(tracks[leaf].held) >= reservation(self[leaf].definition) else { return }
    var before: Int32 = -1
    var slot = tracks[leaf].first
    while slot >= 0 {
      let next = pool.items[Int(slot)].nextOfGesture
      if pool.items[Int(slot)].contact < 0 {
        if before >= 0 { pool.items[Int(before)].nextOfGesture = next } else { tracks[leaf].first = next }
        if next < 0 { tracks[leaf].last = before }
        tracks[leaf].held -= 1
        pool.free(Int(slot))
        return
      }
      before = slot
      slot = next
    }
  }

  /// The contact no longer has a part in the gesture; the gesture remembers that it had.
  mutating func detach(_ slot: Int) {
    let leaf = Int(pool.items[slot].gesture)
    unlink(slot)
    pool.items[slot].contact = -1
    tracks[leaf].attached -= 1
    hasDetached = true
    if pool.items[slot].isActive {
      pool.items[slot].isActive = false
      tracks[leaf].down -= 1
    }
    touch(leaf)
  }

  private mutating func dropParticipations(_ leaf: Int) {
    var slot = tracks[leaf].first
    while slot >= 0 {
      let next = pool.items[Int(slot)].nextOfGesture
      pool.free(Int(slot))
      slot = next
    }
    (tracks[leaf].first, tracks[leaf].last, tracks[leaf].held) = (-1, -1, 0)
  }

  /// The gesture's contacts no longer move with it; only their lifts matter.
  mutating func settle(_ leaf: Int) {
    var slot = tracks[leaf].first
    while slot >= 0 {
      if pool.items[Int(slot)].contact >= 0 && !pool.items[Int(slot)].isSettled {
        unlink(Int(slot))
        link(Int(slot), settled: true)
      }
      slot = pool.items[Int(slot)].nextOfGesture
    }
  }

  /// The contact moves with the gesture again.
  mutating func unsettle(_ slot: Int) {
    guard pool.items[slot].isSettled else { return }
    unlink(slot)
    link(slot, settled: false)
  }

  private mutating func link(_ slot: Int, settled: Bool) {
    let contact = Int(pool.items[slot].contact)
    let next = settled ? contacts.contacts[contact].firstSettled : contacts.contacts[contact].firstLive
    pool.items[slot].isSettled = settled
    pool.items[slot].previousOfContact = -1
    pool.items[slot].nextOfContact = next
    if next >= 0 { pool.items[Int(next)].previousOfContact = Int32(slot) }
    if settled {
      contacts.contacts[contact].firstSettled = Int32(slot)
    } else {
      contacts.contacts[contact].firstLive = Int32(slot)
    }
  }

  private mutating func unlink(_ slot: Int) {
    let part = pool.items[slot]
    if part.nextOfContact >= 0 { pool.items[Int(part.nextOfContact)].previousOfContact = part.previousOfContact }
    if part.previousOfContact >= 0 {
      pool.items[Int(part.previousOfContact)].nextOfContact = part.nextOfContact
    } else if part.isSettled {
      contacts.contacts[Int(part.contact)].firstSettled = part.nextOfContact
    } else {
      contacts.contacts[Int(part.contact)].firstLive = part.nextOfContact
    }
  }

  /// Forgets the samples of a gesture.
  mutating func clearHistory(_ leaf: Int) {
    if rings[leaf] >= 0 { history.clear(rings[leaf]) }
  }
}

extension Arena {
  /// A gesture that goes lets go of its contacts.
  mutating func abandon(_ leaf: Int) {
    var slot = tracks[leaf].first
    while slot >= 0 {
      if pool.items[Int(slot)].contact >= 0 { detach(Int(slot)) }
      slot = pool.items[Int(slot)].nextOfGesture
    }
    dropParticipations(leaf)
    for place in 0..<touchedCount { self[Int(touched[place])].says = [] }
    clearTouched()
    pendingCount = 0
  }
}
