// A motion has settled when the distance left and the velocity over omega0 are both below the tuned distance, from then
// on for good. A spring that swings may pass through that and leave again: what never grows is the energy, distance
// squared plus velocity over omega0 squared. Below the tuned distance squared it has settled; above twice that it has
// not; in between the times are looked through.
extension Motion {
  /// Whether it has settled at `time`, so that there is nothing to draw any more. Before its start it is as at it.
  func isSettled(at time: Nanoseconds) -> Bool {
    let time = Swift.max(time, start)
    guard kind == .spring || kind == .decay else { return time >= settlingTime }
    let rest = rest(at: seconds(at: time))
    guard rest.isNear, time >= start.after(Self.nanoseconds(firstMonotone)) else { return false }
    return rest.isLow || time >= settlingTime
  }

  /// When it will have settled, to the nanosecond; `never` for a spring without damping. Looked for by halving, some
  /// hundred samples.
  var settlingTime: Nanoseconds {
    switch kind {
    case .none: return start
    case .bezier: return start.after(Self.nanoseconds(duration))
    case .spring, .decay: break
    }
    let base = Self.nanoseconds(firstMonotone)
    let step = Swift.max(Self.nanoseconds(1 / (16 * frequency)), 1)
    guard let low = firstLow(after: base, step: step) else { return .never }
    // Back from where it is at rest for good to where it is not near.
    var (near, far) = (low, low)
    for _ in 0..<Self.looks {
      if near == base { return start.after(base) }
      far = near - base > step ? near - step : base
      if !rest(afterNanoseconds: far).isNear { break }
      near = far
    }
    while near - far > 1 {
      let middle = far + (near - far) / 2
      if rest(afterNanoseconds: middle).isNear { near = middle } else { far = middle }
    }
    return start.after(near)
  }

  /// How far it is from rest.
  private struct Rest {
    /// The squared distance left.
    var distance = 0.0
    /// The squared velocity over omega0.
    var speed = 0.0
    /// Whether both are below the tuned distance.
    var isNear: Bool { distance < Motion.threshold && speed < Motion.threshold }
    /// Whether both together are, so that they stay below it.
    var isLow: Bool { distance + speed < Motion.threshold }
  }

  private func rest(afterNanoseconds time: Nanoseconds) -> Rest { rest(at: time.seconds(since: 0)) }

  private func rest(at seconds: Double) -> Rest {
    var rest = Rest()
    switch kind {
    case .none, .bezier: break
    case .spring:
      let spring = Spring(parameters)
      let (offset, velocity) = spring.sample(from - target, velocity, at: seconds)
      let speed = velocity / spring.omega
      (rest.distance, rest.speed) = ((offset * offset).sum(), (speed * speed).sum())
    case .decay:
      let decay = Decay(rate: parameters.x)
      for lane in 0..<Int(width) {
        let glide = glide(lane)
        let sample = decay.sample(glide, at: seconds)
        // Gliding freely, the velocity is `decline` times the way left.
        let omega = seconds < decay.catchTime(glide) ? decay.decline : decay.spring.omega
        rest.distance += (sample.position - glide.rest) * (sample.position - glide.rest)
        rest.speed += (sample.velocity / omega) * (sample.velocity / omega)
      }
    }
    return rest
  }

  /// Seconds after which the energy never grows. A decay that slows down faster than its spring swings counts for more
  /// once it is caught.
  private var firstMonotone: Double {
    guard kind == .decay else { return 0 }
    let decay = Decay(rate: parameters.x)
    guard decay.decline > decay.spring.omega else { return 0 }
    var latest = 0.0
    for lane in 0..<Int(width) {
      let time = decay.catchTime(glide(lane))
      if time.isFinite { latest = Swift.max(latest, time) }
    }
    return latest
  }

  /// Radians a second: the fastest that anything swings or declines.
  private var frequency: Double {
    if kind == .spring { return Spring(parameters).omega }
    let decay = Decay(rate: parameters.x)
    return Swift.max(decay.decline, decay.spring.omega)
  }

  /// The first nanosecond since the start, from `base` on, at which the energy is low; nil where that is out of reach.
  private func firstLow(after base: Nanoseconds, step: Nanoseconds) -> Nanoseconds? {
    if rest(afterNanoseconds: base).isLow { return base }
    var (early, way) = (base, step)
    while !rest(afterNanoseconds: base.after(way)).isLow {
      guard way < Self.longest else { return nil }
      early = base.after(way)
      way *= 2
    }
    var late = base.after(way)
    while late - early > 1 {
      let middle = early + (late - early) / 2
      if rest(afterNanoseconds: middle).isLow { late = middle } else { early = middle }
    }
    return late
  }

  /// Whole nanoseconds, none too few; a time beyond the clock's is its end.
  private static func nanoseconds(_ seconds: Double) -> Nanoseconds {
    let count = (seconds * 1e9).rounded(.up)
    return count < 9.2e18 ? Nanoseconds(count) : .never
  }

  private static let threshold = Tuning.settledDistance * Tuning.settledDistance
  /// A settling time of 146 years is as good as never.
  private static let longest: Nanoseconds = 1 << 62
  /// Times looked through before an answer that may be late is taken.
  private static let looks = 4096
}
