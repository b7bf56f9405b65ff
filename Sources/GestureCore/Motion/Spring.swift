/// A damped spring about 0 in closed form: x'' + 2 zeta omega x' + omega^2 x = 0. Nothing is integrated, so that a
/// value depends on its time alone and not on how often it was asked for.
struct Spring: BitwiseCopyable {
  /// The undamped frequency in radians a second, 2 pi / response.
  let omega: Double
  /// The damping ratio: below 1 it swings, at 1 it returns fastest without, above it creeps.
  let zeta: Double

  /// A spring by its response in seconds, above 0, and its damping ratio, 0 or more.
  init(response: Double, damping: Double) {
    omega = 2 * .pi / response
    zeta = damping
  }

  /// The spring of an animation's parameters: the response and the damping.
  init(_ parameters: Quad) { self.init(response: parameters.x, damping: parameters.y) }

  /// What the motion is made of at `seconds` after its start: e^(-zeta omega t) times the cosine and the sine of the
  /// damped frequency, the latter over that frequency; above critical damping the hyperbolic ones, at it 1 and t.
  struct Waves: BitwiseCopyable {
    /// The cosine's part, 1 at the start.
    var even: Double
    /// The sine's part, in seconds; 0 at the start, with slope 1.
    var odd: Double
  }

  /// See `Waves`. Costs an exponential, and a sine and cosine or a second exponential.
  func waves(at seconds: Double) -> Waves {
    let decay = zeta * omega
    let detuning = 1 - zeta * zeta
    if detuning > 0 {
      let frequency = omega * detuning.squareRoot()
      let envelope = exp(-decay * seconds)
      return Waves(
        even: envelope * cos(frequency * seconds), odd: envelope * sin(frequency * seconds) / frequency)
    }
    let rate = omega * (-detuning).squareRoot()
    let angle = rate * seconds
    if angle < Self.small {
      // The series of cosh and of sinh(x)/x to x^4: exact to a double where the difference below would cancel.
      let square = angle * angle
      let envelope = exp(-decay * seconds)
      return Waves(
        even: envelope * (1 + square * (0.5 + square / 24)),
        odd: envelope * seconds * (1 + square * (1.0 / 6 + square / 120)))
    }
    // decay - rate without cancellation: (decay^2 - rate^2) / (decay + rate) = omega^2 / (decay + rate).
    let slow = exp(-omega * omega / (decay + rate) * seconds)
    let fast = exp(-(decay + rate) * seconds)
    return Waves(even: (slow + fast) / 2, odd: (slow - fast) / (2 * rate))
  }

  /// Where what started at `offset` with `velocity` a second is after `seconds`, and how fast it is then.
  func sample(_ offset: Quad, _ velocity: Quad, at seconds: Double) -> (position: Quad, velocity: Quad) {
    let waves = waves(at: seconds)
    let decay = zeta * omega
    return (
      offset * waves.even + (velocity + offset * decay) * waves.odd,
      velocity * waves.even - (offset * (omega * omega) + velocity * decay) * waves.odd
    )
  }

  /// The angle below which the series of the hyperbolic functions to the fourth power leaves out less than 1e-18.
  private static let small = 1e-3
}
