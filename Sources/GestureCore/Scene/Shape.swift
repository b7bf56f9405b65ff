/// The outline of a region in the region's own space, where its frame reaches from (0, 0) to its size. Near edges (left
/// and top) are inside, far edges outside, a polygon's too; ellipses and the arcs of rounded corners are closed.
/// A shape without area contains nothing.
struct Shape: BitwiseCopyable, Sendable {
  /// What the outline is.
  var kind: ShapeKind
  /// Width and height of the frame, as a vector.
  var size: Point
  /// The radius of a rounded rectangle's corners; beyond half the shorter side it counts as that half.
  var radius: Double
  /// The bounds of the outline: the frame's, a polygon's own, and the whole plane for a host's function.
  var bounds: Bounds

  /// The shape of a region whose bounds are known.
  init(_ definition: RegionDefinition, bounds: Bounds) {
    (kind, size, radius) = (definition.shape, definition.size, definition.radius)
    self.bounds = bounds
  }

  /// The shape of a region. `outline` is read for a polygon alone.
  init(_ definition: RegionDefinition, outline: [Point]) {
    self.init(definition, bounds: Bounds(0, 0, definition.size.x, definition.size.y))
    if kind == .polygon { bounds = Bounds(of: outline) }
    if kind == .host { bounds = .everything }
  }

  /// Whether the outline, grown by `outset` (points, 0 or more) on all sides, contains `p`. A frame, an ellipse's
  /// radii and a corner's radius grow by it; a polygon gains whatever lies within that distance of an edge. An outset
  /// of 0 changes nothing, to the bit. Nothing of a host's function is known here: false. Cost: a few comparisons; of
  /// a polygon, its edges.
  func contains(_ p: Point, grownBy outset: Double, outline: [Point]) -> Bool {
    switch kind {
    case .rectangle: frameContains(p, outset)
    case .ellipse: ellipseContains(p, outset)
    case .roundedRectangle: frameContains(p, outset) && cornersLeave(p, outset)
    case .polygon: polygonContains(p, outset, outline)
    case .host: false
    }
  }

  private func frameContains(_ p: Point, _ outset: Double) -> Bool { Shape.frame(size, contains: p, outset) }

  /// Whether a frame of a size contains `p`.
  @inline(__always) static func frame(_ size: Point, contains p: Point, _ outset: Double) -> Bool {
    p.x >= -outset && p.x < size.x + outset && p.y >= -outset && p.y < size.y + outset
  }

  private func ellipseContains(_ p: Point, _ outset: Double) -> Bool {
    let middle = size * 0.5
    let (x, y) = (p.x - middle.x, p.y - middle.y)
    let (rx, ry) = (middle.x + outset, middle.y + outset)
    guard rx > 0, ry > 0, x.magnitude <= rx, y.magnitude <= ry else { return false }
    // Multiplied out, so that whole numbers on the outline (30, 40 on a radius of 50) are compared without rounding.
    return x * x * (ry * ry) + y * y * (rx * rx) <= rx * rx * (ry * ry)
  }

  /// Whether a point of the frame is not cut off by one of the four arcs. Growing moves no arc's centre.
  private func cornersLeave(_ p: Point, _ outset: Double) -> Bool {
    let inset = min(radius, min(size.x, size.y) * 0.5)
    let x = p.x < inset ? p.x - inset : p.x > size.x - inset ? p.x - (size.x - inset) : 0
    let y = p.y < inset ? p.y - inset : p.y > size.y - inset ? p.y - (size.y - inset) : 0
    if x == 0 || y == 0 { return true }  // Beside a straight edge: the frame has decided.
    return x * x + y * y <= (inset + outset) * (inset + outset)
  }

  /// Nonzero winding, so that the middle of a star is inside: edges that cross the ray from `p` to the right are
  /// counted by their direction (D. Sunday, "Inclusion of a point in a polygon").
  private func polygonContains(_ p: Point, _ outset: Double, _ outline: [Point]) -> Bool {
    guard bounds.grown(by: outset).contains(p), var from = outline.last else { return false }
    var winding = 0
    for to in outline {
      let across = (to.x - from.x) * (p.y - from.y)
      let along = (p.x - from.x) * (to.y - from.y)
      if from.y <= p.y {
        if to.y > p.y && across > along { winding += 1 }
      } else if to.y <= p.y && across < along {
        winding -= 1
      }
      if outset > 0 && Shape.squaredDistance(from: p, toEdge: from, to) <= outset * outset { return true }
      from = to
    }
    return winding != 0
  }

  /// The square of the distance from `p` to the nearest point between `a` and `b`.
  private static func squaredDistance(from p: Point, toEdge a: Point, _ b: Point) -> Double {
    let (edge, way) = (b - a, p - a)
    let length = edge.lengthSquared
    guard length > 0 else { return way.lengthSquared }
    let share = (way.x * edge.x + way.y * edge.y) / length
    return (way - edge * (share < 0 ? 0 : share > 1 ? 1 : share)).lengthSquared
  }
}
