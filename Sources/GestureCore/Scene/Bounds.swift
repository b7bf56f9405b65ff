/// A rectangle along the axes that holds whatever it is said to hold; edges belong to it. It may be empty or without
/// end.
struct Bounds: BitwiseCopyable, Equatable, Sendable {
  /// The edges. The least is greater than the greatest where nothing is inside.
  var minX, minY, maxX, maxY: Double

  /// The whole plane.
  static let everything = Bounds(-.infinity, -.infinity, .infinity, .infinity)
  /// No point at all; the neutral element of `union`.
  static let empty = Bounds(.infinity, .infinity, -.infinity, -.infinity)

  /// Makes bounds with these edges: left, top, right, bottom.
  init(_ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// The least bounds that hold every point; empty without points.
  init(of points: [Point]) {
    self = .empty
    for p in points {
      self = union(Bounds(p.x, p.y, p.x, p.y))
    }
  }

  /// Whether no point is inside.
  var isEmpty: Bool { !(minX <= maxX && minY <= maxY) }
  /// Whether all edges are finite.
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

  /// Whether `p` is inside or on an edge; never where a coordinate is NaN.
  @inline(__always) func contains(_ p: Point) -> Bool {
    p.x >= minX && p.x <= maxX && p.y >= minY && p.y <= maxY
  }

  /// The least bounds that hold both.
  @inline(__always) func union(_ other: Bounds) -> Bounds {
    Bounds(
      minX < other.minX ? minX : other.minX, minY < other.minY ? minY : other.minY,
      maxX > other.maxX ? maxX : other.maxX, maxY > other.maxY ? maxY : other.maxY)
  }

  /// What both hold.
  func intersection(_ other: Bounds) -> Bounds {
    let both = Bounds(
      minX > other.minX ? minX : other.minX, minY > other.minY ? minY : other.minY,
      maxX < other.maxX ? maxX : other.maxX, maxY < other.maxY ? maxY : other.maxY)
    return both.isEmpty ? .empty : both
  }

  /// The bounds with every edge `outset` farther out.
  func grown(by outset: Double) -> Bounds {
    Bounds(minX - outset, minY - outset, maxX + outset, maxY + outset)
  }

  /// Width plus height, held below 2e300 so that sums and differences of a few stay finite. Not for empty bounds.
  @inline(__always) var span: Double {
    let (width, height) = (maxX - minX, maxY - minY)
    return (width < 1e300 ? width : 1e300) + (height < 1e300 ? height : 1e300)
  }

  /// Bounds that hold the image of these under `map` moved by `origin` and `offset`, and every point that the way
  /// back, as the hit test computes it, takes into these. They are wider by 1e-7 to 2e-7 of the numbers that went
  /// into them, which is more than rounding can do as long as `map` stretches no direction 1000 times as much as
  /// another; a map that does, and numbers beyond what a double holds, give the whole plane. The margin is a power of
  /// two times 2e-7, so that equal frames have equal bounds and the index sees a grid as one.
  func mapped(by map: Affine, origin: Point, offset: Point) -> Bounds {
    if isEmpty { return .empty }
    let stretch = map.a * map.a + map.b * map.b + map.c * map.c + map.d * map.d
    guard isFinite, stretch <= 1000 * map.determinant.magnitude else { return .everything }
    let farX = max(minX.magnitude, maxX.magnitude)
    let farY = max(minY.magnitude, maxY.magnitude)
    let x = Bounds.interval(map.a, minX, maxX, map.c, minY, maxY, map.tx + origin.x + offset.x)
    let y = Bounds.interval(map.b, minX, maxX, map.d, minY, maxY, map.ty + origin.y + offset.y)
    // Turning mixes the axes, and with them their rounding; one margin serves both.
    let reach =
      (map.a.magnitude + map.b.magnitude) * farX + (map.c.magnitude + map.d.magnitude) * farY
      + map.tx.magnitude + map.ty.magnitude + origin.x.magnitude + origin.y.magnitude
      + offset.x.magnitude + offset.y.magnitude
    let image = Bounds(x.0, y.0, x.1, y.1).grown(by: 2e-7 * reach.binade)
    return image.isFinite ? image : .everything
  }

  /// The least and the greatest of k x + m y + rest over the intervals of x and y.
  private static func interval(
    _ k: Double, _ x0: Double, _ x1: Double, _ m: Double, _ y0: Double, _ y1: Double, _ rest: Double
  ) -> (Double, Double) {
    let x = k < 0 ? (k * x1, k * x0) : (k * x0, k * x1)
    let y = m < 0 ? (m * y1, m * y0) : (m * y0, m * y1)
    return (x.0 + y.0 + rest, x.1 + y.1 + rest)
  }
}
