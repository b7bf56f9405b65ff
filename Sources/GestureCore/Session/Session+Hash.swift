// The session's fingerprint.

extension Session {
  /// A fingerprint of everything that decides what the session will do: scene, gestures and how they stand, contacts,
  /// deadlines, states and followers. What waits in the queue and who was named how have no part in it. Two sessions
  /// that heard the same answer the same; a refused input leaves it as it was.
  public var stateHash: UInt64 {
    var hash = StateHash()
    hash.mix(arena.now)
    hash.mix(isFrameOpen)
    hash.mix(stream.isRunning)
    hash.mix(stream.source)
    hash.mix(stream.isCancelled)
    hash.mix(stream.isRunning || stream.isCancelled ? stream.lastStep : 0)
    regions.mix(into: &hash)
    arena.mix(into: &hash)
    states.mix(into: &hash)
    followers.mix(into: &hash)
    for slot in 0..<customs.count where arena[slot].isOpen && arena[slot].definition.kind == .custom {
      customs[slot].mix(into: &hash)
    }
    return hash.value
  }
}

extension CustomState {
  /// Takes in the last answer: what the recognizer itself knows is the host's.
  @_optimize(size) func mix(into hash: inout StateHash) {
    hash.mix(UInt64(verdict.phase.rawValue) << 8 | UInt64(verdict.stimulus.rawValue))
    hash.mix(hasClaimed)
    hash.mix(UInt64(verdict.value.fields.rawValue))
    for place in [verdict.value.location, verdict.value.start, verdict.value.translation, verdict.value.centroid] {
      hash.mix(place)
    }
    for number in [verdict.value.magnification, verdict.value.rotation, verdict.value.elapsed] { hash.mix(number) }
  }
}
