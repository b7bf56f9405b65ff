// The usual press: it gives a group to trees that have none, in one pass a gesture. `open`, `addParticipation` and
// `join` do the same step by step, for gestures under way; PressPlanTests hold the two together.

extension Arena {
  /// A gesture of a tree without a group gets one with its first contact. Its space has been taken; there is room for
  /// the participation.
  @inline(__always) mutating func found(_ leaf: Int, _ contact: Int, _ slop: Double) {
    let next = contacts.contacts[contact].firstLive
    guard let slot = pool.take(contact: contact, gesture: leaf, contacts.contacts[contact].serial, before: next)
    else { return }
    let part = Int32(truncatingIfNeeded: slot)
    if next >= 0 { pool.items[Int(next)].previousOfContact = part }
    contacts.contacts[contact].firstLive = part
    values[leaf].rest()
    let parent = Self.found(
      &gestures.items[leaf], &tracks[leaf], &pool.items[slot], part, &contacts.contacts[contact], slop, now, firstOpen)
    if firstOpen >= 0 { self[Int(firstOpen)].previousOpen = Int32(truncatingIfNeeded: leaf) }
    firstOpen = Int32(truncatingIfNeeded: leaf)
    self[Int(self[leaf].root)].openGroups &+= 1
    speakers &+= self[leaf].speakers
    isRanked = false
    // Around a composite that is awake, all are.
    if parent >= 0, self[Int(parent)].standing != .waiting { awaken(around: leaf) }
    let ring = rings[leaf]
    if ring >= 0 {
      history.clear(ring)
      if tracks[leaf].isComplete { history.push(ring, now, Measure.sample(&tracks[leaf], self[leaf].definition.kind)) }
    }
  }

  /// The same for the gesture itself; answers its composite.
  @inline(__always) private static func found(
    _ gesture: inout Gesture, _ track: inout Track, _ item: inout Participation, _ part: Int32,
    _ contact: inout Contact, _ slop: Double, _ now: Nanoseconds, _ firstOpen: Int32
  ) -> Int32 {
    gesture.stand()
    gesture.enterOpen(before: firstOpen)
    track.begin(with: part, measuresSimilarity: gesture.definition.kind.measuresSimilarity)
    (track.slop, track.button, track.source) = (slop, contact.button, contact.source)
    let place = track.toSpace.apply(contact.position)
    (item.isActive, item.place) = (true, place)
    if gesture.definition.minContacts <= 1 {
      (track.isComplete, track.wasComplete, track.clock) = (true, true, now)
      (track.centroid, track.start, track.location) = (place, place, place)
      item.origin = place
    } else if gesture.definition.kind == .contact {
      track.location = place
    }
    return gesture.parent
  }
}

extension Track {
  /// A group begins with a contact, the gesture's only one; nothing is measured yet.
  @inline(__always) mutating func begin(with part: Int32, measuresSimilarity: Bool) {
    let toSpace = toSpace
    beginAnew(measuresSimilarity: measuresSimilarity)
    self.toSpace = toSpace
    (first, last, lastLifted) = (part, part, -1)
    (held, attached, down, pressed) = (1, 1, 1, 1)
  }
}
