/// Every default of the library: its value, its unit, and where it comes from. One that is *chosen* follows no model:
/// its reason stands there. Definitions read this page; headers repeat its numbers.
public enum Tuning {
  // MARK: Places

  /// Points from the origin, each coordinate by itself: what is farther acts from here. The squares that distances are
  /// made of, and those of places that a region's transform has magnified as much again, stay far below the greatest
  /// double, so that no sum overflows and none of its differences is NaN.
  public static let farthest = 1e75

  /// By how many radians a direction, and by which share of it a velocity, may miss its limit: exactly the limit is enough,
  /// and what is fitted and divided carries the rounding of some ten operations, each of 1e-16.
  public static let rounding = 1e-12

  // MARK: Taps and presses

  /// Points: the travel at which a press is no tap and no long press any more. SwiftUI's long press allows 10.
  public static let maxDistance = 10.0
  /// Nanoseconds from a lift to the next press of a double tap (0.35 s). Chosen: a single tap beside a double tap is
  /// said as late as that, so it is nearer to Android's 0.3 s than to the 0.5 s of Windows' double click. Second taps
  /// of recorded phones came within 0.093 s. The slowest on recorded pads took 0.441 s and is two taps by this.
  public static let maxInterval: Nanoseconds = 350_000_000
  /// Points between a lift and the next press of a double tap. Chosen: recorded second taps were 6 to 9 points away,
  /// and the middles of two buttons, which are told to be 44 points wide or more, are farther apart.
  public static let maxSeparation = 40.0
  /// Nanoseconds that a long press is held (0.5 s), as in SwiftUI.
  public static let minDuration: Nanoseconds = 500_000_000

  // MARK: Drags and swipes

  /// Points: the travel below which a finger is taken as resting. SwiftUI's drag begins at 10.
  public static let minDistance = 10.0
  /// Radians: half the angle around its axis in which a drag with an axis may begin (45 degrees). Chosen: a drag
  /// along x and one along y then share all directions between them.
  public static let angleGate = Double.pi / 4
  /// Points per second: the slowest swipe. As in Hammer.js, whose swipes need 0.3 pixels a millisecond.
  public static let swipeMinVelocity = 300.0
  /// Points: the shortest swipe. Chosen: three times the travel of a resting finger, so that its direction is clear.
  public static let swipeMinDistance = 30.0
  /// Nanoseconds: the longest swipe (0.5 s). Chosen: from there on it would be a long press.
  public static let swipeMaxDuration: Nanoseconds = 500_000_000
  /// Points of travel at which a swipe's direction is judged for the first time, whatever the slop scale. Chosen: below
  /// it a finger is taken as resting.
  public static let swipeDirectionDistance = 10.0

  // MARK: Pinch, rotation, transform

  /// Ratio: the change of scale at which a magnification begins. SwiftUI's default.
  public static let minScaleDelta = 0.01
  /// Radians: the angle at which a rotation begins (1 degree). SwiftUI's default.
  public static let minAngleDelta = Double.pi / 180
  /// Points: contacts whose distances from their centroid sum to less than this say nothing about scale and angle.
  /// Chosen: so close together, the rounding of places is no less than their ways and would be any scale and any
  /// angle.
  public static let minSpread = 1.0

  /// Nanoseconds from a custom recognizer's deadline to its next at the least (0.1 ms). Chosen: one that always wants
  /// another does not stop time, and no hand is that quick.
  public static let customTick: Nanoseconds = 100_000

  // MARK: Scroll and sequence

  /// Nanoseconds after a wheel's last tick at which its scroll ends (0.15 s), as in d3-zoom; a wheel has no phase of
  /// its own.
  public static let wheelRest: Nanoseconds = 150_000_000
  /// Nanoseconds that a sequence waits for the next press between two members (0.35 s). Chosen: as between two taps.
  public static let maxGap: Nanoseconds = 350_000_000

  // MARK: Velocity

  /// Nanoseconds before the newest sample that the velocity is fitted over (0.1 s), as mobile platforms' trackers do.
  public static let velocityWindow: Nanoseconds = 100_000_000
  /// Nanoseconds without a sample after which a finger rests and a lift has no velocity (0.1 s). Chosen: as long as the
  /// window; some screens send nothing for a finger that rests, and only such a gap tells it.
  public static let velocityRest: Nanoseconds = 100_000_000
  /// Samples that the velocity is fitted over at the most. Chosen: a power of two, for the ring that holds them, and
  /// the window's samples of screens that send up to 320 a second.
  public static let velocitySamples = 32
  /// Seconds of the velocity that lie between a place and its predicted end. As in SwiftUI, whose drag's velocity is
  /// four times the way to its predicted end.
  public static let predictionTime = 0.25

  // MARK: State and motion

  /// The share by which a rubber band follows at its start. As UIScrollView's is known to be.
  public static let rubberBandCoefficient = 0.55
  /// Seconds: the response of a spring. SwiftUI's default.
  public static let springResponse = 0.5
  /// Ratio: the damping of a spring, 1 being critical. SwiftUI's default.
  public static let springDamping = 0.825
  /// Seconds that an ease takes. SwiftUI's default.
  public static let easeDuration = 0.35
  /// Per millisecond: the share of its velocity that a decaying motion keeps. UIScrollView's normal deceleration rate.
  public static let decayRate = 0.998
  /// Seconds: the response of the critically damped spring that catches a decay at its bounds. Chosen: that of a
  /// spring, so that things come back as they go elsewhere.
  public static let decayCatchResponse = 0.5
  /// The state's unit: below this distance, and this velocity over the spring's frequency, a follower has settled.
  /// Chosen: of points no screen shows a hundredth; a state of another unit settles at a hundredth of that.
  public static let settledDistance = 0.01
}
