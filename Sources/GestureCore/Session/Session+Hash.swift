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
    return hash.value
  }
}
