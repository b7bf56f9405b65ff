// The mean of a gesture's contacts, and the places that stay continuous when a contact joins or leaves.

extension Track {
  /// A contact of the gesture's list is measured from now on. With the last of the `needed` ones everything begins; a
  /// later one changes no value.
  @inline(__always) mutating func join(
    _ slot: Int, of pool: inout ParticipationPool, _ kind: GestureKind, needed: Int32, now: Nanoseconds
  ) {
    pool.items[slot].isActive = true
    down += 1
    pressed += 1
    if isComplete {
      rebase(&pool, kind)
      if !kind.measuresSimilarity { pool.items[slot].origin = pool.items[slot].place }
    } else if down >= needed {
      (isComplete, wasComplete) = (true, true)
      begin(&pool, kind, now: now)
    }
  }

  /// All contacts that are needed are down: start, travel and clock begin here.
  @inline(__always) private mutating func begin(
    _ pool: inout ParticipationPool, _ kind: GestureKind, now: Nanoseconds
  ) {
    clock = now
    shift = .zero
    centroid = mean(pool)
    (start, location) = (centroid, centroid)
    var slot = firstDown(pool)
    while slot >= 0 {
      pool.items[Int(slot)].origin = pool.items[Int(slot)].place
      slot = pool.items[Int(slot)].nextOfGesture
    }
    guard kind.measuresSimilarity else { return }
    similarity = Similarity()
    takeReferences(&pool)
  }

  /// A contact joined or left: the location stays, the centroid is the true one.
  mutating func rebase(_ pool: inout ParticipationPool, _ kind: GestureKind) {
    centroid = mean(pool)
    shift = location - centroid
    if kind.measuresSimilarity { takeReferences(&pool) }
  }

  /// Contacts moved, `speaker` the place of the one that did: everything is measured anew. Answers the longest way of a
  /// contact from its start, squared, for the kinds that judge each contact by itself.
  @inline(__always) mutating func follow(
    _ pool: inout ParticipationPool, _ definition: inout GestureDefinition, _ speaker: Point, _ fit: inout Fit,
    in input: UInt64
  ) -> Double {
    guard isComplete else { return 0 }
    if definition.kind.measuresSimilarity {
      measureSimilarity(&pool, &definition, &fit, in: input)
      return 0
    }
    centroid = held == 1 ? speaker : mean(pool)
    location = centroid + shift
    switch definition.kind {
    case .tap, .longPress: return held == 1 ? (speaker - start).lengthSquared : longestTravelSquared(pool)
    case .contact: location = speaker
    default: break
    }
    return 0
  }

  /// The mean place of the contacts that are measured. Mutating in name only, as `measured` is.
  mutating func mean(_ pool: borrowing ParticipationPool) -> Point {
    if down == 1 && held == 1 { return pool.items[Int(first)].place }
    var sum = Point.zero
    var slot = firstDown(pool)
    while slot >= 0 {
      if pool.items[Int(slot)].isActive { sum += pool.items[Int(slot)].place }
      slot = pool.items[Int(slot)].nextOfGesture
    }
    return down > 0 ? Point(sum.x / Double(down), sum.y / Double(down)) : centroid
  }

  /// The longest way of a measured contact from its own start, squared.
  func longestTravelSquared(_ pool: borrowing ParticipationPool) -> Double {
    var longest = 0.0
    var slot = firstDown(pool)
    while slot >= 0 {
      if pool.items[Int(slot)].isActive {
        longest = max(longest, (pool.items[Int(slot)].place - pool.items[Int(slot)].origin).lengthSquared)
      }
      slot = pool.items[Int(slot)].nextOfGesture
    }
    return longest
  }
}
