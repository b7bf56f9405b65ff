/// How far a hit test has come in one region: its scratch, kept by slot so that regions may nest as deep as they like.
struct Reach: BitwiseCopyable {
  /// What is known of the point and the region's outline (without outset).
  enum Outline: UInt8, BitwiseCopyable {
    case notAsked, inside, outside
  }

  /// The point in the region's own space.
  var local = Point.zero
  /// Slot of the front-most child so far in which something is hit; -1 before one is found.
  var child: Int32 = -1
  /// Slot of what is hit there.
  var hit: Int32 = -1
  /// Asked before the children where the region clips them.
  var outline = Outline.notAsked
}
