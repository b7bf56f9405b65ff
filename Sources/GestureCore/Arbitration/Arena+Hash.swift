// The arena's part of the session's fingerprint.

extension Arena {
  /// Takes in gestures, contacts, claims and relations, by slot.
  @_optimize(size) func mix(into hash: inout StateHash) {
    for slot in 0..<gestures.capacity where gestures.isLive(slot) {
      hash.mix(gestures.id(of: slot))
      self[slot].mix(into: &hash)
      hash.mix(deadlines.time(of: slot))
      if self[slot].isOpen { mixTrack(slot, into: &hash) }
      if self[slot].phase.isLive { values[slot].mix(into: &hash) }
    }
    var open = firstOpen
    while open >= 0 {
      hash.mix(Int(open))
      open = self[Int(open)].nextOpen
    }
    contacts.mix(into: &hash)
    for place in 0..<claimCount { hash.mix(Int(claims[place])) }
    for place in 0..<relationCount {
      hash.mix(UInt64(relations[place].kind.rawValue))
      hash.mix(Int(relations[place].gesture))
      hash.mix(Int(relations[place].other))
    }
  }

  @_optimize(size) private func mixTrack(_ slot: Int, into hash: inout StateHash) {
    tracks[slot].mix(into: &hash)
    var part = tracks[slot].first
    while part >= 0 {
      hash.mix(pool.items[Int(part)].serial)
      hash.mix(Int(pool.items[Int(part)].contact))
      hash.mix(pool.items[Int(part)].isActive)
      hash.mix(pool.items[Int(part)].isClaimed)
      hash.mix(pool.items[Int(part)].place)
      hash.mix(pool.items[Int(part)].origin)
      part = pool.items[Int(part)].nextOfGesture
    }
    if rings[slot] >= 0 { history.mix(rings[slot], into: &hash) }
  }
}

extension Gesture {
  /// Takes in what the gesture is to do and how it stands.
  @_optimize(size) func mix(into hash: inout StateHash) {
    definition.mix(into: &hash)
    for link in [parent, region, cursor, winner, liveBranch, openGroups] { hash.mix(Int(link)) }
    hash.mix(UInt64(priority.rawValue) << 8 | UInt64(mask.rawValue))
    hash.mix(UInt64(phase.rawValue) << 16 | UInt64(reason.rawValue) << 8 | UInt64(standing.rawValue))
    hash.mix(hadGrant)
    hash.mix(isInGap)
    hash.mix(made)
    hash.mix(attached)
    if isOpen {
      hash.mix(claimedIn)
      hash.mix(grantedIn)
    }
  }
}

extension GestureDefinition {
  /// Takes in every field.
  @_optimize(size) func mix(into hash: inout StateHash) {
    hash.mix(UInt64(kind.rawValue) << 32 | UInt64(devices.rawValue) << 16 | UInt64(buttons.rawValue))
    hash.mix(space.bits)
    hash.mix(UInt64(spaceMode.rawValue) << 8 | UInt64(extraContacts.rawValue))
    for flag in [isEnabled, notify, consumesThreshold, firesAtLift, isContinuous, liftCompletes] { hash.mix(flag) }
    for number in [minDistance, maxDistance, maxSeparation, outset, minVelocity, minScaleDelta, minAngleDelta] {
      hash.mix(number)
    }
    hash.mix(angleGate)
    hash.mix(UInt64(customStimulus.rawValue))
    for time in [minDuration, maxDuration, maxInterval, maxGap] { hash.mix(time) }
    for whole in [minContacts, maxContacts, count] { hash.mix(Int(whole)) }
    hash.mix(UInt64(axis.rawValue) << 16 | UInt64(directions.rawValue) << 8 | UInt64(wheel.rawValue))
  }
}

extension Track {
  /// Takes in what was measured.
  @_optimize(size) func mix(into hash: inout StateHash) {
    for whole in [held, attached, down, pressed, taps] { hash.mix(Int(whole)) }
    for flag in [isComplete, wasComplete, isRecognized, isLifted, isInside, awaitsPress, endsWhenGranted] {
      hash.mix(flag)
    }
    hash.mix(UInt64(direction) << 16 | UInt64(stimulus.rawValue) << 8 | UInt64(button.rawValue))
    hash.mix(source)
    hash.mix(clock)
    for place in [start, centroid, shift, location] { hash.mix(place) }
    hash.mix(slop)
    for number in [similarity.spread, similarity.baseScale, similarity.scale, similarity.baseAngle, similarity.turn] {
      hash.mix(number)
    }
    for map in [toSpace, similarity.matrix] {
      for number in [map.a, map.b, map.c, map.d, map.tx, map.ty] { hash.mix(number) }
    }
  }
}

extension Contact {
  /// Takes in who it is and where.
  @_optimize(size) func mix(into hash: inout StateHash) {
    hash.mix(source)
    hash.mix(id)
    hash.mix(position)
    hash.mix(Int(region))
    hash.mix(Int(hearingDepth))
    hash.mix(liftsWithFrame)
    hash.mix(hasMoved)
    hash.mix(UInt64(device.rawValue) << 8 | UInt64(button.rawValue))
  }
}
