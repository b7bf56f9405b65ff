/// Where a region stands among its siblings: the greater is in front. No two siblings stand at one place.
struct FrontOrder: BitwiseCopyable, Comparable, Sendable {
  /// The host's order.
  var order: Int32
  /// How many regions had been made with it, 1 for the first; decides where orders are equal.
  var serial: UInt64

  /// Behind every region.
  static let back = FrontOrder(order: .min, serial: 0)

  /// Whether `a` is behind `b`.
  @inline(__always) static func < (a: FrontOrder, b: FrontOrder) -> Bool {
    a.order != b.order ? a.order < b.order : a.serial < b.serial
  }
}
