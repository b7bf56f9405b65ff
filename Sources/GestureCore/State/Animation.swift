/// How a follower goes to where its state is.
public struct Animation: BitwiseCopyable, Equatable, Sendable {
  /// The law of motion.
  public enum Kind: UInt32, BitwiseCopyable, Sendable {
    /// Rigid: at once.
    case none
    /// `parameters`: response in seconds, damping ratio.
    case spring
    /// `parameters`: x1, y1, x2, y2 of the cubic Bezier; `duration` in seconds.
    case bezier
    /// `parameters`: rate per millisecond; with `hasBounds`, it stays within `low` and `high`.
    case decay
  }

  /// The law of motion.
  public var kind: Kind
  /// Its numbers, by kind.
  public var parameters: Quad
  /// Seconds that a Bezier takes.
  public var duration: Double = 0
  /// Whether a decay has bounds.
  public var hasBounds = false
  /// A decay's least and greatest values, each component by itself.
  public var low = Quad.zero
  /// See `low`.
  public var high = Quad.zero

  /// Makes an animation; the named ones below are the usual way.
  public init(_ kind: Kind, _ parameters: Quad = .zero, duration: Double = 0) {
    (self.kind, self.parameters, self.duration) = (kind, parameters, duration)
  }

  /// Rigid.
  public static let none = Animation(.none)

  /// A spring: omega0 = 2 pi / response, zeta = damping.
  public static func spring(
    response: Double = Tuning.springResponse, damping: Double = Tuning.springDamping
  ) -> Animation {
    Animation(.spring, Quad(response, damping, 0, 0))
  }

  /// A spring by its duration and bounce: zeta = 1 - bounce, or 1 / (1 + bounce) below zero.
  public static func spring(duration: Double, bounce: Double) -> Animation {
    .spring(response: duration, damping: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// No overshoot.
  public static let smooth = Animation.spring(response: 0.5, damping: 1)
  /// A small overshoot.
  public static let snappy = Animation.spring(response: 0.5, damping: 0.85)
  /// An overshoot that one sees.
  public static let bouncy = Animation.spring(response: 0.5, damping: 0.7)
  /// Fast enough to follow a finger.
  public static let interactive = Animation.spring(response: 0.15, damping: 0.86)

  /// An ease along a cubic Bezier from (0, 0) to (1, 1) with these two control points; x1 and x2 in 0...1.
  public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double) -> Animation {
    Animation(.bezier, Quad(x1, y1, x2, y2), duration: duration)
  }
  /// Even speed.
  public static func linear(duration: Double = Tuning.easeDuration) -> Animation {
    .bezier(0, 0, 1, 1, duration: duration)
  }
  /// Starts slowly.
  public static func easeIn(duration: Double = Tuning.easeDuration) -> Animation {
    .bezier(0.42, 0, 1, 1, duration: duration)
  }
  /// Ends slowly.
  public static func easeOut(duration: Double = Tuning.easeDuration) -> Animation {
    .bezier(0, 0, 0.58, 1, duration: duration)
  }
  /// Starts and ends slowly.
  public static func easeInOut(duration: Double = Tuning.easeDuration) -> Animation {
    .bezier(0.42, 0, 0.58, 1, duration: duration)
  }

  /// Glides on with the release velocity, keeping `rate` of it per millisecond.
  public static func decay(rate: Double = Tuning.decayRate) -> Animation {
    Animation(.decay, Quad(rate, 0, 0, 0))
  }

  /// Glides on, and is caught at these bounds, each component by itself.
  public static func decay(rate: Double = Tuning.decayRate, low: Quad, high: Quad) -> Animation {
    var animation = Animation.decay(rate: rate)
    (animation.hasBounds, animation.low, animation.high) = (true, low, high)
    return animation
  }

  /// Seconds that a response may be; beyond them the arithmetic of the spring loses its digits.
  static let responses = 1e-6...1e6
  /// Damping ratios that a spring may have; 0 never comes to rest.
  static let dampings = 0...1e6
  /// Seconds that an ease may take.
  static let durations = 0...1e9

  /// Refuses numbers that the law reads and that are not finite or out of their ranges, for a state of `width` numbers.
  @inline(never) @_optimize(size) func check(width: Int) throws(Fault) {
    let (isValid, detail): (Bool, Fault.Detail) =
      switch kind {
      case .none: (true, .nothing)
      case .spring: (Self.responses.contains(parameters.x) && Self.dampings.contains(parameters.y), .spring)
      case .bezier:
        (
          (0...1).contains(parameters.x) && (0...1).contains(parameters.z) && parameters.y.isFinite
            && parameters.w.isFinite && Self.durations.contains(duration), .ease
        )
      case .decay:
        (parameters.x > 0 && parameters.x < 1 && (!hasBounds || Quad.isRange(low, high, width: width)), .decay)
      }
    guard isValid else { throw Fault(.invalidArgument, detail) }
  }
}
