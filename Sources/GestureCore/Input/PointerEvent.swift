/// One event of a pointer, or the passing of time. The raw values are the host's and are checked by `InputCheck`.
public struct PointerEvent: BitwiseCopyable, Sendable {
  /// What happened.
  public enum Kind: UInt32, BitwiseCopyable, Sendable, CaseIterable {
    case down = 1, move, up, cancel, cancelAll, hover, scroll, advance
  }

  /// Bits of `flags`.
  public struct Flags: OptionSet, BitwiseCopyable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Further samples of this frame follow; read of `move` and `up` alone.
    public static let more = Flags(rawValue: 1)
    /// `position` is not known: the contact lifts or is cancelled at its last place; read of `up` and `cancel`.
    public static let nowhere = Flags(rawValue: 2)
    /// The scroll comes from a device that reports points and phases (a trackpad), not from a wheel.
    public static let precise = Flags(rawValue: 4)
    /// Every bit that means anything.
    public static let all = Flags(rawValue: 7)
  }

  /// Where a precise scroll is.
  public enum ScrollPhase: UInt32, BitwiseCopyable, Sendable, CaseIterable {
    case none, began, changed, ended
  }

  /// When it happened.
  public var time: Nanoseconds = 0
  /// The device that reported it; the host's number.
  public var source: UInt64 = 0
  /// The contact or pointer; the host's number.
  public var contact: UInt64 = 0
  /// Raw `Kind`.
  public var kind: UInt32 = 0
  /// Raw `DeviceKind`; read of `down`, `hover` and `scroll`.
  public var device: UInt32 = 0
  /// Raw `Button`; read of `down`.
  public var button: UInt32 = 0
  /// Raw `Flags`.
  public var flags: UInt32 = 0
  /// Raw `ScrollPhase`.
  public var scrollPhase: UInt32 = 0
  /// Must be 0.
  public var reserved: UInt32 = 0
  /// Where, in the host's window.
  public var position = Point.zero
  /// The step of a scroll, in points.
  public var delta = Point.zero
  /// 0 to 1 as reported. Recordings keep it; nothing else reads it.
  public var pressure = 1.0

  /// An event with every field at rest.
  public init(_ kind: Kind, at time: Nanoseconds) {
    self.kind = kind.rawValue
    self.time = time
  }
}
