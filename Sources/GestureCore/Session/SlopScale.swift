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

  /// Refuses a factor that is not finite or not above 0.
  @inline(never) @_optimize(size) func check() throws(Fault) {
    for kind in DeviceKind.allCases {
      guard self[kind].isFinite, self[kind] > 0 else {
        throw Fault(.invalidArgument, .slopScale, self[kind].bitPattern)
      }
    }
  }
}
