/// A region as the tree keeps it: what the host said, where it hangs, and what follows from both.
struct Region: BitwiseCopyable, Sendable {
  /// What the host said.
  var definition: RegionDefinition
  /// How far the states that it is bound to move it, in its parent's space.
  var offset = Point.zero
  /// The way back through the definition's transform.
  var inverse = Affine.identity
  /// Whether the transform flattens the plane: nothing can hit the region or what is inside it.
  var isFlat = false
  /// The outline's bounds in the region's own space.
  var bounds = Bounds.empty
  /// How many regions the tree had made with it: 1 for the first.
  var serial: UInt64 = 0
  /// Slot of the parent; the tree's `ground` for a root.
  var parent: Int32 = -1
  /// Slots of the siblings made before and after it; -1 where there is none.
  var previousSibling: Int32 = -1
  var nextSibling: Int32 = -1
  /// The next of the parent's children whose place in the index is out of date: -1 at the end of that list, `fresh`
  /// in none.
  var nextStale: Int32 = Region.fresh

  /// `nextStale` of a region whose place in the index is right.
  static let fresh: Int32 = -2

  /// Takes over what the host said, checked before; `outline` belongs to it.
  mutating func configure(_ definition: RegionDefinition, outline: [Point]) {
    self.definition = definition
    let transform = definition.transform
    inverse = transform.inverse
    isFlat = transform.determinant == 0 || !(1 / transform.determinant).isFinite || !inverse.isFinite
    if isFlat { inverse = .translation(Point(-transform.tx, -transform.ty)) }
    bounds = Shape(definition, outline: outline).bounds
  }

  /// The outline.
  var shape: Shape { Shape(definition, bounds: bounds) }
  /// Where it stands among its siblings.
  var front: FrontOrder { FrontOrder(order: definition.order, serial: serial) }

  /// The map from the region's own space to its parent's.
  var toParent: Affine { definition.transform.then(.translation(definition.origin + offset)) }
  /// The map from the parent's space to the region's own; of a flat region, without its transform.
  var fromParent: Affine { Affine.translation(Point.zero - (definition.origin + offset)).then(inverse) }

  /// A place of the parent's space in the region's own, or nil where there is none: in a flat region, and where a
  /// double overflows.
  @inline(__always) func local(_ place: Point) -> Point? {
    let local = inverse.apply(place - definition.origin - offset)
    return isFlat || !local.isFinite ? nil : local
  }
}
