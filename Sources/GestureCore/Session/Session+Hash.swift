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
    for slot in 0..<customs.count
    where arena.gestures.isLive(slot) && arena[slot].isOpen && arena[slot].definition.kind == .custom {
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
    let value = verdict.value
    hash.mix(UInt64(value.fields.rawValue))
    hash.mix(value.fields.contains(.location) ? value.location : .zero)
    hash.mix(value.fields.contains(.start) ? value.start : .zero)
    hash.mix(value.fields.contains(.translation) ? value.translation : .zero)
    hash.mix(value.fields.contains(.centroid) ? value.centroid : .zero)
    hash.mix(value.fields.contains(.magnification) ? value.magnification : 1)
    hash.mix(value.fields.contains(.rotation) ? value.rotation : 0)
    hash.mix(value.fields.contains(.elapsed) ? value.elapsed : 0)
  }
}
