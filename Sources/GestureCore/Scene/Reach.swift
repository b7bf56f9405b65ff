/// How far a hit test has come in one region: its scratch, kept by slot so that regions may nest as deep as they like.
struct Reach: BitwiseCopyable {
  /// What is known of the point and the region's outline (without outset).
  enum Outline: UInt8, BitwiseCopyable {
    case notAsked, inside, outside
  }

  /// The point in the region's own space.
  var local = Point.zero
  /// The tree of the children to ask; `none` where there are none, or the region clips them away.
  var tree = BoundsTree.none
  /// Slot of the child that was asked last; `none` before the first.
  var child = BoundsTree.none
  /// Slot of what is hit in the front-most child so far; -1 before one is found.
  var hit: Int32 = -1
  /// Asked before the children where the region clips them.
  var outline = Outline.notAsked
  /// Where the child in which `hit` was found stands.
  var front = FrontOrder.back

  /// A hit test comes into the region.
  @inline(__always) mutating func begin(at local: Point, tree: Int32) {
    (self.local, self.tree) = (local, tree)
    (child, hit, outline, front) = (BoundsTree.none, -1, .notAsked, .back)
  }
}
