/// One state: its type, its value, where it starts, and who may write it.
struct Cell: BitwiseCopyable {
  /// Who writes a cell.
  enum Kind: UInt8, BitwiseCopyable {
    /// The host, and gestures when they end.
    case committed
    /// One gesture, while it is live; else the cell is at its initial value.
    case transient
    /// Nobody: it is the sum of other cells.
    case sum
  }

  /// What it holds now; numbers beyond the type's width are 0.
  var value: Quad
  /// What it holds before anything wrote it, and a transient cell while its gesture is not live.
  var initial: Quad
  /// How often the value has changed.
  var stamp: UInt64 = 0
  /// A sum's cells are `partCount` entries of the store's row of parts from here on.
  var firstPart: Int32 = 0
  /// How many cells a sum adds, one that stands twice counted twice.
  var partCount: Int32 = 0
  /// The first link to the sums that the cell is a part of; -1 for none.
  var firstSum: Int32 = -1
  /// How many bindings commit to the cell.
  var commits: Int32 = 0
  /// What it holds.
  var type: StateType
  /// Who writes it.
  var kind: Kind

  /// A cell at `value`, as its type can hold it.
  init(_ type: StateType, _ kind: Kind, _ value: Quad) {
    (self.type, self.kind) = (type, kind)
    self.value = type.fitted(value)
    initial = self.value
  }

  /// The value of a slot that no cell lives in.
  static let blank = Cell(.scalar, .committed, .zero)

  /// Takes `next`, as the type can hold it, and answers whether that changed the value.
  @inline(__always) mutating func write(_ next: Quad) -> Bool {
    let fitted = type.fitted(next)
    guard fitted != value else { return false }
    value = fitted
    stamp &+= 1
    return true
  }
}

extension StateType {
  /// The whole numbers that an int state can hold, either way: all that a double tells apart.
  static let greatestInt = 9_007_199_254_740_992.0

  /// Whether it holds whole numbers alone.
  @inline(__always) var isWhole: Bool { self == .int || self == .bool }

  /// `value` as the type holds it: an int rounded to the nearest whole number, ties to even, within 2^53 of 0; a bool 1
  /// for all but 0; 0 beyond the width.
  @inline(__always) func fitted(_ value: Quad) -> Quad {
    switch self {
    case .scalar: Quad(value.x, 0, 0, 0)
    case .vec2: Quad(value.x, value.y, 0, 0)
    case .vec4: value
    case .int:
      Quad(
        Swift.min(Swift.max(value.x.rounded(.toNearestOrEven), -Self.greatestInt), Self.greatestInt), 0, 0, 0)
    case .bool: Quad(value.x == 0 ? 0 : 1, 0, 0, 0)
    }
  }
}
