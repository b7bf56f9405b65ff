import GestureCore

/// A press that is held, and where. As ``LongPressGesture`` otherwise; not in SwiftUI.
public struct SpatialLongPressGesture: Gesture {
  /// A primitive gesture is its own body.
  public typealias Body = Self

  /// What a held press measures.
  public struct Value: Equatable, Sendable {
    /// Where the contact is.
    public var location: CGPoint
    /// Where it went down.
    public var startLocation: CGPoint
  }

  /// Seconds that it is held.
  public var minimumDuration: Double
  /// Points of travel at which it fails.
  public var maximumDistance: CGFloat
  /// The space of what it measures.
  public var coordinateSpace: CoordinateSpace

  /// A press that is held for `minimumDuration` seconds and moves less than `maximumDistance` points.
  public init(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes the recognizer.
  public func _recognize(in plan: _GesturePlan) throws(Fault) -> _GestureSignal<Value> {
    var definition = GestureDefinition(.longPress)
    definition.minDuration = try Nanoseconds(checking: minimumDuration)
    definition.maxDistance = Double(maximumDistance)
    definition.space = try plan.space(coordinateSpace)
    return try plan.leaf(definition) {
      Value(location: CGPoint($0.value.location), startLocation: CGPoint($0.value.start))
    }
  }
}
