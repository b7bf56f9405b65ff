// A gesture's group: its contacts from the first press to the last lift, and its waits for the next one.

extension Arena {
  /// A gesture without a group gets one, and the composites around it with it.
  mutating func open(_ leaf: Int) {
    tracks[leaf].beginAnew(measuresSimilarity: self[leaf].definition.kind.measuresSimilarity)
    values[leaf].rest()
    var slot = tracks[leaf].first
    while slot >= 0 {
      pool.items[Int(slot)].leaveRound(slot)
      slot = pool.items[Int(slot)].nextOfGesture
    }
    enterOpen(leaf)
    self[leaf].stand()
    awaken(around: leaf)
    clearHistory(leaf)
  }

  /// Puts a gesture into the list of those that have a group.
  mutating func enterOpen(_ gesture: Int) {
    guard !self[gesture].isOpen else { return }
    self[gesture].enterOpen(before: firstOpen)
    if firstOpen >= 0 { self[Int(firstOpen)].previousOpen = Int32(truncatingIfNeeded: gesture) }
    firstOpen = Int32(truncatingIfNeeded: gesture)
    self[Int(self[gesture].root)].openGroups &+= 1
    speakers &+= self[gesture].speakers
    isRanked = false
  }

  /// Takes a gesture out of that list; with the tree's last one the tree's group is over.
  mutating func leaveOpen(_ gesture: Int) {
    guard self[gesture].isOpen else { return }
    let (before, after) = (self[gesture].previousOpen, self[gesture].nextOpen)
    if before >= 0 { self[Int(before)].nextOpen = after } else { firstOpen = after }
    if after >= 0 { self[Int(after)].previousOpen = before }
    self[gesture].isOpen = false
    speakers &-= self[gesture].speakers
    isRanked = false
    let root = Int(self[gesture].root)
    self[root].openGroups -= 1
    if self[root].openGroups == 0 { forgetGroup(root) }
  }

  /// The group of the whole tree is over: every member may take part again.
  private mutating func forgetGroup(_ root: Int) {
    var node = root
    self[root].isClosing = false
    while node >= 0 {
      self[node].forgetGroup()
      node = following(node, under: root)
    }
  }

  /// Ends the groups that have nothing more to wait for, among the gestures touched in this step.
  mutating func closeGroups() {
    for place in 0..<touchedCount {
      let leaf = touchedGesture(place)
      if self[leaf].isOpen && !hasMoreToCome(leaf) { close(leaf) }
    }
  }

  private mutating func close(_ leaf: Int) {
    if tracks[leaf].held > 0 { dropParticipations(leaf) }
    leaveOpen(leaf)
  }

  /// Whether an open gesture has contacts down, holds a claim, or waits for the next press.
  func hasMoreToCome(_ gesture: Int) -> Bool {
    if self[gesture].firstMember >= 0 { return self[gesture].isInGap }
    if tracks[gesture].attached > 0 || self[gesture].standing == .claiming { return true }
    return tracks[gesture].awaitsPress && (self[gesture].standing == .waiting || self[gesture].standing == .granted)
  }

  /// The trees whose groups end with this step: what has had no contact gets none any more.
  mutating func closeTrees() {
    for place in 0..<touchedCount {
      let root = Int(self[touchedGesture(place)].root)
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
    if tracks[leaf].held > 0 { makeRoom(leaf) }
    let next = contacts.contacts[contact].firstLive
    guard let slot = pool.take(contact: contact, gesture: leaf, contacts.contacts[contact].serial, before: next) else {
      return nil
    }
    let link = Int32(truncatingIfNeeded: slot)
    if next >= 0 { pool.items[Int(next)].previousOfContact = link }
    contacts.contacts[contact].firstLive = link
    let last = tracks[leaf].last
    if last >= 0 { pool.items[Int(last)].nextOfGesture = link }
    tracks[leaf].append(link)
    return slot
  }

  /// Forgets the oldest lifted contact of a gesture that holds more than can be down.
  private mutating func makeRoom(_ leaf: Int) {
    if Int(tracks[leaf].held) > contacts.capacity { _ = forgetLifted(leaf) }
  }

  /// Gestures forget all of their contacts that have lifted.
  mutating func forgetLifted() {
    var node = firstOpen
    while node >= 0 {
      while forgetLifted(Int(node)) {}
      node = self[Int(node)].nextOpen
    }
  }

  /// A gesture forgets the oldest of its contacts that have lifted; false where there is none.
  private mutating func forgetLifted(_ leaf: Int) -> Bool {
    var before: Int32 = -1
    var slot = tracks[leaf].first
    while slot >= 0 {
      let next = pool.items[Int(slot)].nextOfGesture
      if pool.items[Int(slot)].contact < 0 {
        if before >= 0 { pool.items[Int(before)].nextOfGesture = next } else { tracks[leaf].first = next }
        if next < 0 { tracks[leaf].last = before }
        if tracks[leaf].lastLifted == slot { tracks[leaf].lastLifted = before }
        tracks[leaf].held -= 1
        pool.free(Int(slot))
        return true
      }
      before = slot
      slot = next
    }
    return false
  }

  /// The contact no longer has a part in the gesture; the gesture remembers that it had.
  @inline(never) mutating func detach(_ slot: Int) {
    unlink(slot)
    release(slot)
  }

  /// `detach` where the contact's lists are no longer needed.
  @inline(__always) mutating func release(_ slot: Int) {
    let leaf = Int(pool.items[slot].gesture)
    pool.items[slot].contact = -1
    tracks[leaf].lift(Int32(truncatingIfNeeded: slot), in: &pool)
    (mayClose, isRanked) = (true, false)
    if pool.items[slot].isActive {
      pool.items[slot].isActive = false
      tracks[leaf].down -= 1
      if !tracks[leaf].isComplete { tracks[leaf].pressed = tracks[leaf].down }
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
    tracks[leaf].lastLifted = -1
  }

  /// The gesture's contacts no longer move with it; only their lifts matter.
  mutating func settle(_ leaf: Int) {
    var slot = tracks[leaf].firstDown(pool)
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
    for place in 0..<touchedCount { self[touchedGesture(place)].says = [] }
    clearTouched()
    for place in 0..<pendingCount { self[Int(pending[place])].isPending = false }
    pendingCount = 0
  }
}
