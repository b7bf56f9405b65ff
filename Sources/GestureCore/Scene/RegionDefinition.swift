/// What a region's outline is.
public enum ShapeKind: UInt32, BitwiseCopyable, Sendable {
  case rectangle, ellipse, roundedRectangle, polygon, host
}

/// Where a region is and how it is hit. Lengths are points of the parent's space.
public struct RegionDefinition: BitwiseCopyable, Equatable, Sendable {
  /// The region that contains this one; none makes a root. It never changes.
  public var parent = RegionID.none
  /// The place of the region's origin in its parent.
  public var origin = Point.zero
  /// Width and height, as a vector.
  public var size = Point.zero
  /// Maps the region's own space to its parent's, about the frame's origin.
  public var transform = Affine.identity
  /// Among siblings, the greater is in front; equal ones in the order in which they were made.
  public var order: Int32 = 0
  /// The outline; a polygon's points are given beside the definition, in the region's own space.
  public var shape = ShapeKind.rectangle
  /// The radius of a rounded rectangle's corners.
  public var radius = 0.0
  /// How far beyond its outline the region is hit.
  public var hitOutset = 0.0
  /// Whether the region and all inside can be hit.
  public var isEnabled = true
  /// Whether a press on it that hits none of its children stops here.
  public var isOpaque = true
  /// Whether children are hit only inside its outline.
  public var clips = false

  /// A region of this frame with every default.
  public init(origin: Point, size: Point) {
    (self.origin, self.size) = (origin, size)
  }
}
