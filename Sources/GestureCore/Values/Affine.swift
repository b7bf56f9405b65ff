/// A map of the plane that keeps lines straight: x' = a x + c y + tx, y' = b x + d y + ty.
public struct Affine: BitwiseCopyable, Equatable, Sendable {
  /// The six numbers, in the order of the trace format's `transform`.
  public var a, b, c, d, tx, ty: Double

  /// The map that moves nothing.
  public static let identity = Affine(1, 0, 0, 1, 0, 0)

  /// Makes the map with these six numbers.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The map that moves everything by `v`.
  public static func translation(_ v: Point) -> Affine { Affine(1, 0, 0, 1, v.x, v.y) }

  /// Where the point `p` goes.
  @inlinable public func apply(_ p: Point) -> Point {
    Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty)
  }

  /// How the vector `v` turns and stretches; the translation has no say.
  @inlinable public func applyVector(_ v: Point) -> Point {
    Point(a * v.x + c * v.y, b * v.x + d * v.y)
  }

  /// The map that does `self` first and `next` after it.
  public func then(_ next: Affine) -> Affine {
    let origin = next.apply(Point(tx, ty))
    let x = next.applyVector(Point(a, b))
    let y = next.applyVector(Point(c, d))
    return Affine(x.x, x.y, y.x, y.y, origin.x, origin.y)
  }

  /// By how much the map multiplies areas; 0 where it flattens the plane, negative where it mirrors it.
  public var determinant: Double { a * d - b * c }

  /// Whether all six numbers are finite.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The map whose numbers are the nearest ones within `Tuning.farthest` of 0.
  var withinReach: Affine {
    let sum = abs(a) + abs(b) + abs(c) + abs(d) + abs(tx) + abs(ty)
    if sum <= Tuning.farthest { return self }  // The usual one.
    return Affine(a.withinReach, b.withinReach, c.withinReach, d.withinReach, tx.withinReach, ty.withinReach)
  }

  /// The map that undoes this one; the identity's translation alone where there is none (a flattened plane).
  public var inverse: Affine {
    if a == 1 && b == 0 && c == 0 && d == 1 { return .translation(Point(-tx, -ty)) }
    let k = determinant
    guard k != 0, (1 / k).isFinite else { return .translation(Point(-tx, -ty)) }
    let (ia, ib, ic, id) = (d / k, -b / k, -c / k, a / k)
    return Affine(ia, ib, ic, id, -(ia * tx + ic * ty), -(ib * tx + id * ty))
  }
}
