/// A place or a vector in the plane, in host units ("points"), y pointing down.
public struct Point: BitwiseCopyable, Equatable, Sendable {
  /// Distance to the right of the origin.
  public var x: Double
  /// Distance below the origin.
  public var y: Double

  /// The origin, and the vector of no length.
  public static let zero = Point(0, 0)

  /// Makes the point (x, y).
  @inlinable public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether neither coordinate is infinite or NaN.
  @inlinable public var isFinite: Bool { x * 0 + y * 0 == 0 }  // Infinity times 0 is NaN, which equals nothing.

  /// Whether both coordinates are numbers, and within `Tuning.farthest` of 0.
  @inlinable public var isWithinReach: Bool { x.magnitude <= Tuning.farthest && y.magnitude <= Tuning.farthest }

  /// The nearest place within `Tuning.farthest` of the origin; one that is no finite number stays what it is.
  var withinReach: Point { isFinite ? Point(x.withinReach, y.withinReach) : self }

  /// The square of the vector's length; cheaper than `length`, and enough to compare.
  @inlinable public var lengthSquared: Double { x * x + y * y }

  /// The vector's Euclidean length. Unlike `hypot` it overflows beyond 1e154, where no screen is.
  @inlinable public var length: Double { lengthSquared.squareRoot() }

  /// The sum of two vectors.
  @inlinable public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  /// The vector from `b` to `a`.
  @inlinable public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  /// The vector `a`, `k` times as long.
  @inlinable public static func * (a: Point, k: Double) -> Point { Point(a.x * k, a.y * k) }
  /// Adds `b` in place.
  @inlinable public static func += (a: inout Point, b: Point) { a = a + b }
}

extension Double {
  /// The nearest number within `Tuning.farthest` of 0; 0 for NaN.
  var withinReach: Double { isNaN ? 0 : Swift.min(Swift.max(self, -Tuning.farthest), Tuning.farthest) }
}
