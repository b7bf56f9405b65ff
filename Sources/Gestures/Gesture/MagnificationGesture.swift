/// The older name of ``MagnifyGesture``: its value is the ratio alone.
public struct MagnificationGesture: Gesture {
  /// The change of scale at which it begins.
  public var minimumScaleDelta: CGFloat

  /// A magnification that begins at this change of scale.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// The magnification, without all but the ratio.
  public var body: _MapGesture<MagnifyGesture, CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}
