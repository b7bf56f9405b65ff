import GestureCore

/// How what shows a state goes to its new value. This module moves nothing; it hands the animation to whoever draws, in the
/// ``Transaction`` of a change, and a follower of the engine takes its ``curve``.
public struct Animation: Equatable, Sendable {
  /// The engine's law of motion.
  public let curve: GestureCore.Animation

  /// The animation of this law.
  public init(_ curve: GestureCore.Animation) { self.curve = curve }

  /// A spring without an overshoot.
  public static let `default` = Animation.smooth
  /// A spring without an overshoot.
  public static let smooth = Animation(.smooth)
  /// A spring with a small overshoot.
  public static let snappy = Animation(.snappy)
  /// A spring with an overshoot that one sees.
  public static let bouncy = Animation(.bouncy)
  /// A spring.
  public static let spring = Animation(.spring())
  /// A spring fast enough to follow a finger.
  public static let interactiveSpring = Animation(.interactive)
  /// Even speed.
  public static let linear = Animation(.linear())
  /// Starts slowly.
  public static let easeIn = Animation(.easeIn())
  /// Ends slowly.
  public static let easeOut = Animation(.easeOut())
  /// Starts and ends slowly.
  public static let easeInOut = Animation(.easeInOut())

  /// A spring of this period in seconds and this damping ratio. It always keeps its velocity when its target changes, so
  /// there is nothing to blend and `blendDuration` is not read.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(response: response, damping: dampingFraction))
  }

  /// A spring of this duration in seconds and this bounce, -1 to 1.
  @_disfavoredOverload public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(duration: duration, bounce: bounce))
  }

  /// A spring of this duration in seconds, with `extraBounce` more than none.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: extraBounce)
  }

  /// A spring of this duration in seconds, with `extraBounce` more than a small one.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring of this duration in seconds, with `extraBounce` more than one that one sees.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring to follow a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .spring(response: response, dampingFraction: dampingFraction)
  }

  /// A spring of this duration in seconds and this bounce. `initialVelocity` is not read: that of the gesture is.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    .spring(duration: duration, bounce: bounce)
  }

  /// A spring by its stiffness and damping, of this mass.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    .spring(
      response: 2 * .pi / (stiffness / mass).squareRoot(),
      dampingFraction: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// Even speed.
  public static func linear(duration: TimeInterval) -> Animation { Animation(.linear(duration: duration)) }
  /// Starts slowly.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn(duration: duration)) }
  /// Ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut(duration: duration)) }
  /// Starts and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation(.easeInOut(duration: duration)) }

  /// A cubic Bezier from (0, 0) to (1, 1) with these two control points.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.bezier(x1, y1, x2, y2, duration: duration))
  }
}
