import GestureCore

/// A press that is held. Its value is true from the press on: ``Gesture/onChanged(_:)`` and ``Gesture/updating(_:body:)``
/// hear of it while it is held, ``Gesture/onEnded(_:)`` when it has been held long enough, with the finger still down.
public struct LongPressGesture: Gesture {
  /// True: it is held.
  public typealias Value = Bool
  /// A primitive gesture is its own body.
  public typealias Body = Self
  /// Seconds that it is held.
  public var minimumDuration: Double
  /// Points of travel at which it fails.
  public var maximumDistance: CGFloat

  /// A press that is held for `minimumDuration` seconds and moves less than `maximumDistance` points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  /// Makes the recognizer.
  public func _recognize(in plan: _GesturePlan) throws(Fault) -> _GestureSignal<Bool> {
    var definition = GestureDefinition(.longPress)
    definition.minDuration = try Nanoseconds(checking: minimumDuration)
    definition.maxDistance = Double(maximumDistance)
    return try plan.leaf(definition) { _ in true }
  }
}
