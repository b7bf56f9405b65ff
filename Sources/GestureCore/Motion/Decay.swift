/// One component that glides on and slows down: of its velocity v it keeps the share d each millisecond, so that it
/// comes to rest after v/1000 d/(1 - d). Between whole milliseconds x0 + way (1 - d^t) continues the same sum. Where it
/// reaches a bound on its way, a critically damped spring catches it there with the velocity that it has then.
struct Decay: BitwiseCopyable {
  /// How fast the rest of the way shrinks, a second: -1000 ln d.
  let decline: Double
  /// Seconds: the whole way for a velocity of 1.
  let reach: Double
  /// The spring at the bounds.
  let spring = Spring(response: Tuning.decayCatchResponse, damping: 1)

  /// A decay that keeps the share `rate` a millisecond, above 0 and below 1.
  init(rate: Double) {
    decline = -1000 * log(rate)
    reach = rate / (1 - rate) / 1000
  }

  /// A glide of one component.
  struct Glide: BitwiseCopyable {
    /// Where it starts.
    var from: Double
    /// Its velocity there, a second.
    var velocity: Double
    /// Where it comes to rest: at the end of its way, or at the bound that catches it.
    var rest: Double
    /// Whether it starts beyond a bound, which catches it at once.
    var isCaught: Bool
  }

  /// Starts at `from` with `velocity` a second and stays within `low...high`, if need be infinite. At a bound with a
  /// velocity that leads out it is caught at once.
  func glide(from: Double, velocity: Double, low: Double, high: Double) -> Glide {
    let rest = from + velocity * reach
    if from > high || from < low || from == high && velocity > 0 || from == low && velocity < 0 {
      return Glide(from: from, velocity: velocity, rest: from >= high ? high : low, isCaught: true)
    }
    return Glide(from: from, velocity: velocity, rest: Swift.min(Swift.max(rest, low), high), isCaught: false)
  }

  /// Seconds after its start at which a bound catches the glide; infinite where it comes to rest by itself.
  func catchTime(_ glide: Glide) -> Double {
    if glide.isCaught { return 0 }
    let way = glide.velocity * reach
    let free = glide.from + way
    guard free != glide.rest else { return .infinity }
    return -log((free - glide.rest) / way) / decline
  }

  /// Where the glide is after `seconds`, and how fast, a second.
  func sample(_ glide: Glide, at seconds: Double) -> (position: Double, velocity: Double) {
    let caught = catchTime(glide)
    let way = glide.velocity * reach
    if seconds < caught {
      let left = way * exp(-decline * seconds)
      // At the start exactly where it starts.
      return (seconds > 0 ? glide.from + (way - left) : glide.from, left * decline)
    }
    let offset = glide.isCaught ? glide.from - glide.rest : 0
    let velocity = glide.isCaught ? glide.velocity : (glide.from + way - glide.rest) * decline
    let sample = spring.sample(Quad(offset, 0, 0, 0), Quad(velocity, 0, 0, 0), at: seconds - caught)
    return (glide.rest + sample.position.x, sample.velocity.x)
  }
}
