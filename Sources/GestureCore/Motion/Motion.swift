/// How a value moves from the last change of its target on: a pure function of time. There is no history, so that a
/// time before that change answers the value at it.
struct Motion: BitwiseCopyable {
  /// The law of motion; `none` stands at `target`.
  var kind: Animation.Kind = .none
  /// How many components move.
  var width: UInt8
  /// The components of a decay that started beyond their bounds, bit `1 << component`.
  var caught: UInt8 = 0
  /// Seconds that a Bezier takes.
  var duration = 0.0
  /// When the present law began.
  var start: Nanoseconds = 0
  /// The law's numbers, as in `Animation`.
  var parameters = Quad.zero
  /// Where it was at the start.
  var from: Quad
  /// How fast it was at the start, a second; a Bezier does not ask.
  var velocity = Quad.zero
  /// Where it comes to rest.
  var target: Quad

  /// Stands at `value`.
  init(at value: Quad, width: Int) {
    (from, target) = (value, value)
    self.width = UInt8(width)
  }

  /// Where it is at `time`.
  func value(at time: Nanoseconds) -> Quad { sample(at: time).value }

  /// How fast it is at `time`, a second.
  func velocity(at time: Nanoseconds) -> Quad { sample(at: time).velocity }

  /// Goes to `value` at once and stands there.
  mutating func jump(to value: Quad, at now: Nanoseconds) {
    (kind, start, from, velocity, target) = (.none, now, value, .zero, value)
  }

  /// Goes to `target` by a spring or an ease from where it is. A spring takes the present velocity along, or `push`
  /// where that is given. An ease of no duration, or no animation, jumps.
  @inline(never) mutating func retarget(
    to target: Quad, by animation: Animation, push: Quad? = nil, at now: Nanoseconds
  ) {
    guard animation.kind == .spring || animation.kind == .bezier && animation.duration > 0 else {
      return jump(to: target, at: now)
    }
    let present = sample(at: now)
    (from, velocity) = (present.value, push ?? present.velocity)
    (kind, parameters, duration) = (animation.kind, animation.parameters, animation.duration)
    (self.target, start) = (target, now)
  }

  /// Glides on from `value` with `velocity` a second, by a decay and within its bounds.
  mutating func glide(from value: Quad, velocity: Quad, by animation: Animation, at now: Nanoseconds) {
    (kind, parameters, start, caught) = (.decay, animation.parameters, now, 0)
    (from, self.velocity, target) = (value, velocity, value)
    let decay = Decay(rate: parameters.x)
    for lane in 0..<Int(width) {
      let glide = decay.glide(
        from: value[lane], velocity: velocity[lane], low: animation.hasBounds ? animation.low[lane] : -Quad.greatest,
        high: animation.hasBounds ? animation.high[lane] : Quad.greatest)
      target[lane] = glide.rest
      if glide.isCaught { caught |= 1 << UInt8(lane) }
    }
  }

  /// The glide of one component; its law is a decay.
  func glide(_ lane: Int) -> Decay.Glide {
    Decay.Glide(
      from: from[lane], velocity: velocity[lane], rest: target[lane], isCaught: caught & 1 << UInt8(lane) != 0)
  }

  /// Seconds since the present law began; 0 before.
  func seconds(at time: Nanoseconds) -> Double { time.seconds(since: start) }

  /// Where a double overflows on the way, it stands at its target.
  private func sample(at time: Nanoseconds) -> (value: Quad, velocity: Quad) {
    let (value, velocity) = unchecked(at: time)
    return (value.finite(else: target), velocity.finite(else: .zero))
  }

  private func unchecked(at time: Nanoseconds) -> (value: Quad, velocity: Quad) {
    let seconds = seconds(at: time)
    switch kind {
    case .none: return (target, .zero)
    case .spring:
      if seconds == 0 { return (from, velocity) }
      let spring = Spring(parameters)
      let (offset, speed) = spring.sample(from - target, velocity, at: seconds)
      return (target + offset, speed)
    case .bezier:
      if seconds == 0 { return (from, .zero) }
      if seconds >= duration { return (target, .zero) }
      let bezier = Bezier(parameters)
      let (progress, slope) = bezier.sample(at: seconds / duration)
      return (from + (target - from) * progress, (target - from) * (slope / duration))
    case .decay:
      let decay = Decay(rate: parameters.x)
      var (value, speed) = (Quad.zero, Quad.zero)
      for lane in 0..<Int(width) { (value[lane], speed[lane]) = decay.sample(glide(lane), at: seconds) }
      return (value, speed)
    }
  }
}
