/// The older name of ``RotateGesture``: its value is the angle alone.
public struct RotationGesture: Gesture {
  /// The angle at which it begins.
  public var minimumAngleDelta: Angle

  /// A rotation that begins at this angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// The rotation, without all but the angle.
  public var body: _MapGesture<RotateGesture, Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}
