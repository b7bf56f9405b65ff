/// The space that a gesture measures in.
public struct Space: BitwiseCopyable, Equatable, Sendable {
  /// 0 local, 1 global, else the id of a region.
  public var bits: UInt64

  /// The gesture's own region.
  public static let local = Space(bits: 0)
  /// The host's window.
  public static let global = Space(bits: .max)
  /// A region, by its id; while that is gone, global.
  public static func region(_ id: RegionID) -> Space { Space(bits: id.bits) }
}

/// When a gesture's space is taken.
public enum SpaceMode: UInt32, BitwiseCopyable, Sendable {
  /// At the first press of the group, so that dragging the very region that is measured does not jitter.
  case latched
  /// At every sample; what is already measured keeps its numbers.
  case live
}

/// What a contact beyond a gesture's greatest number does.
public enum ExtraContacts: UInt32, BitwiseCopyable, Sendable {
  /// It is not the gesture's, now and later.
  case ignore
  /// It fails or cancels the gesture.
  case cancel
  /// It joins; the gesture measures the centroid of all.
  case join
}

/// The way a swipe went.
public enum Direction: UInt32, BitwiseCopyable, Sendable, CaseIterable {
  case left = 1, right, up, down

  /// The name in traces.
  public var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    }
  }
}

/// A set of directions, bit `1 << direction`.
public struct DirectionSet: OptionSet, BitwiseCopyable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The set of one direction.
  public init(_ direction: Direction) { rawValue = 1 << direction.rawValue }
  /// All four.
  public static let all = DirectionSet(rawValue: 0b11110)
}

/// Which devices' scrolling a scroll gesture accepts.
public enum WheelFilter: UInt32, BitwiseCopyable, Sendable {
  case both, precise, wheel
}

/// How an attached gesture stands to those of other attachments.
public enum Priority: UInt32, BitwiseCopyable, Sendable {
  case normal, high, simultaneous
}

/// Which gestures an attachment lets hear.
public enum Mask: UInt32, BitwiseCopyable, Sendable {
  /// Itself and those attached deeper.
  case all
  /// Itself alone.
  case gesture
  /// Those attached deeper alone.
  case subviews
  /// Neither.
  case none
}
