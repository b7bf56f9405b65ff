/// A factor for each kind of device on every distance that a gesture compares with: below 1 for a mouse, that is exact,
/// above 1 for a pen or a dense screen, that wander.
public struct SlopScale: BitwiseCopyable, Equatable, Sendable {
  public var touch = 1.0
  public var mouse = 1.0
  public var pen = 1.0
  public var indirect = 1.0

  /// 1 for all.
  public init() {}

  /// The factor for one kind of device.
  public subscript(kind: DeviceKind) -> Double {
    switch kind {
    case .touch: touch
    case .mouse: mouse
    case .pen: pen
    case .indirect: indirect
    }
  }

  /// Whether all factors are finite and above 0.
  var isValid: Bool {
    touch.isFinite && touch > 0 && mouse.isFinite && mouse > 0 && pen.isFinite && pen > 0
      && indirect.isFinite && indirect > 0
  }
}
