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
