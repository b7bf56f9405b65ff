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

/// A kind of pointing device.
public enum DeviceKind: UInt32, BitwiseCopyable, Sendable, CaseIterable {
  case touch, mouse, pen, indirect
}

/// A set of kinds of device, bit `1 << kind`.
public struct DeviceSet: OptionSet, BitwiseCopyable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The set of one kind.
  public init(_ kind: DeviceKind) { rawValue = 1 << kind.rawValue }
  /// Every kind there is.
  public static let all = DeviceSet(rawValue: 0b1111)
}

/// A pointer's button.
public enum Button: UInt32, BitwiseCopyable, Sendable, CaseIterable {
  case primary, secondary, middle, back, forward
}

/// A set of buttons, bit `1 << button`.
public struct ButtonSet: OptionSet, BitwiseCopyable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The set of one button.
  public init(_ button: Button) { rawValue = 1 << button.rawValue }
  /// The primary button alone: a finger, the tip of a pen, the left button of a mouse.
  public static let primary = ButtonSet(.primary)
  /// Every button there is.
  public static let all = ButtonSet(rawValue: 0b11111)
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

/// The direction that a drag or scroll keeps to.
public enum Axis: UInt32, BitwiseCopyable, Sendable {
  case free, x, y
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
