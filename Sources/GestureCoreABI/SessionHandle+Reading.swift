import GestureCore

/// What a step changes, as the host may read it: in the middle of a step, for its functions, as it was before.
extension SessionHandle {
  /// The session's time.
  var now: Nanoseconds { host.isInside ? host.now : session.now }

  /// The earliest deadline.
  var nextDeadline: Nanoseconds { host.isInside ? host.nextDeadline : session.nextDeadline }

  /// The phase of a gesture.
  func phase(of gesture: GestureID) throws(Fault) -> Phase {
    host.isInside ? try host.phase(of: gesture) : try session.phase(of: gesture)
  }

  /// Why a gesture failed or was cancelled.
  func reason(of gesture: GestureID) throws(Fault) -> Reason {
    host.isInside ? try host.reason(of: gesture) : try session.reason(of: gesture)
  }

  /// What a gesture measures.
  func value(of gesture: GestureID) throws(Fault) -> GestureValue {
    host.isInside ? try host.value(of: gesture) : try session.value(of: gesture)
  }

  /// What a state holds.
  func value(of state: StateID) throws(Fault) -> Quad {
    host.isInside ? try host.value(of: state) : try session.value(of: state)
  }

  /// How often a state's value has changed.
  func stamp(of state: StateID) throws(Fault) -> UInt64 {
    host.isInside ? try host.stamp(of: state) : try session.stamp(of: state)
  }

  /// The committed states' values.
  func snapshot() -> [Quad] { host.isInside ? host.snapshot() : session.snapshot() }

  /// Where a follower is.
  func value(of follower: FollowerID, at time: Nanoseconds) throws(Fault) -> Quad {
    host.isInside ? try host.value(of: follower, at: time) : try session.value(of: follower, at: time)
  }

  /// Whether a follower has settled.
  func isSettled(_ follower: FollowerID, at time: Nanoseconds) throws(Fault) -> Bool {
    host.isInside ? try host.isSettled(follower, at: time) : try session.isSettled(follower, at: time)
  }

  /// When a follower will have settled.
  func settlingTime(of follower: FollowerID) throws(Fault) -> Nanoseconds {
    host.isInside ? try host.settlingTime(of: follower) : try session.settlingTime(of: follower)
  }
}
