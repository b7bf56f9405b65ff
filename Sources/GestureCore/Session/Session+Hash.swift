// The session's fingerprint.

extension Session {
  /// A fingerprint of what decides what the session will do: scene, gestures and how they stand, contacts, deadlines,
  /// states and followers. What it was made with, what waits in the queue and who was named how have no part in it. Two
  /// sessions that heard the same answer the same; a refused input leaves it as it was.
  public var stateHash: UInt64 {
    var hash = StateHash()
    hash.mix(arena.now)
    hash.mix(frame.isOpen)
    for place in 0..<frame.count { hash.mix(frame[place]) }
    for flag in [stream.isRunning, stream.isCancelled, stream.isPrecise, stream.endsAtRest] { hash.mix(flag) }
    hash.mix(stream.source)
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
    verdict.value.mix(into: &hash)
    hash.mix(verdict.value.fields.contains(.elapsed) ? verdict.value.elapsed : 0)
  }
}

extension GestureValue {
  /// Takes in what counts as a change of the value.
  @_optimize(size) func mix(into hash: inout StateHash) {
    hash.mix(UInt64(fields.rawValue))
    hash.mix(fields.contains(.branch) ? Int(branch) : 0)
    hash.mix(fields.contains(.location) ? location : .zero)
    hash.mix(fields.contains(.start) ? start : .zero)
    hash.mix(fields.contains(.translation) ? translation : .zero)
    hash.mix(fields.contains(.centroid) ? centroid : .zero)
    hash.mix(fields.contains(.magnification) ? magnification : 1)
    hash.mix(fields.contains(.rotation) ? rotation : 0)
  }
}
