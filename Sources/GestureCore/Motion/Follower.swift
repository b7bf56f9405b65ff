/// What shows a state through an animation: it hears of every step that touched the state, and answers where it is.
struct Follower: BitwiseCopyable {
  /// The slot of the state that it follows.
  let state: Int32
  /// The next follower of the same state; -1 for none.
  var next: Int32 = -1
  /// The place of its own animation in the table's row; -1 for a rigid one.
  let own: Int32
  /// The state's value that it last heard of.
  var heard: Quad
  /// How it moves.
  var motion: Motion

  /// A follower that stands at its state's value.
  init(state: Int, own: Int32, at value: Quad, width: Int) {
    self.state = Int32(state)
    self.own = own
    heard = value
    motion = Motion(at: value, width: width)
  }

  /// The step at `now` touched the state, that is at `value`. `own` is the follower's animation, `reset` the one that
  /// the step names for rigid followers.
  mutating func hear(_ value: Quad, _ change: StateChange, own: Animation, reset: Animation, at now: Nanoseconds) {
    let moved = !isSame(value)
    heard = value
    switch own.kind {
    case .none: if moved { follow(value, change, reset: reset, at: now) } else { nudge(value) }
    case .spring, .bezier: if moved { motion.retarget(to: value, by: own, at: now) } else { nudge(value) }
    case .decay:
      if change.release != .none {
        let from = moved || motion.kind == .none ? value : motion.value(at: now)
        motion.glide(from: from, velocity: change.velocity, by: own, at: now)
      } else if moved {
        motion.jump(to: value, at: now)
      }
    }
  }

  /// A rigid follower jumps, but takes the step of a reset by its animation. A spring is handed the velocity of the
  /// gesture that ended, unless the follower moves already and keeps its own.
  private mutating func follow(_ value: Quad, _ change: StateChange, reset: Animation, at now: Nanoseconds) {
    let isUnderWay = motion.kind != .none && !motion.isSettled(at: now)
    motion.retarget(to: value, by: reset, push: isUnderWay ? nil : change.velocity, at: now)
  }

  /// The state's value is the same but for rounding.
  private mutating func nudge(_ value: Quad) {
    motion.target = value
    if motion.kind == .none { motion.from = value }
  }

  /// Whether `value` is the one last heard of. The sum of three cells, one of which hands its value to another, is not
  /// bit for bit the same: such a step moves nothing, and above all hands over no velocity.
  private func isSame(_ value: Quad) -> Bool {
    for lane in 0..<Int(motion.width) {
      let size = Swift.max(1, value[lane].magnitude, heard[lane].magnitude)
      if (value[lane] - heard[lane]).magnitude > Self.rounding * size { return false }
    }
    return true
  }

  /// The share of a value that is rounding: some thousand units in the last place.
  private static let rounding = 1e-12
}
