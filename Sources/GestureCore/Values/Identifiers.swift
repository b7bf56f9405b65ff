/// The id of a region; all zero is none.
public struct RegionID: BitwiseCopyable, Equatable, Hashable, Sendable {
  /// Generation in the high half, slot plus one in the low half.
  public var bits: UInt64
  /// Makes an id from its integer.
  public init(bits: UInt64) { self.bits = bits }
  /// No region.
  public static let none = RegionID(bits: 0)
}

/// The id of a gesture; all zero is none.
public struct GestureID: BitwiseCopyable, Equatable, Hashable, Sendable {
  /// Generation in the high half, slot plus one in the low half.
  public var bits: UInt64
  /// Makes an id from its integer.
  public init(bits: UInt64) { self.bits = bits }
  /// No gesture.
  public static let none = GestureID(bits: 0)
}

/// The id of a state; all zero is none.
public struct StateID: BitwiseCopyable, Equatable, Hashable, Sendable {
  /// Generation in the high half, slot plus one in the low half.
  public var bits: UInt64
  /// Makes an id from its integer.
  public init(bits: UInt64) { self.bits = bits }
  /// No state.
  public static let none = StateID(bits: 0)
}

/// The id of a follower; all zero is none.
public struct FollowerID: BitwiseCopyable, Equatable, Hashable, Sendable {
  /// Generation in the high half, slot plus one in the low half.
  public var bits: UInt64
  /// Makes an id from its integer.
  public init(bits: UInt64) { self.bits = bits }
  /// No follower.
  public static let none = FollowerID(bits: 0)
}
