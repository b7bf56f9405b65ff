import GestureCore

/// A movement of one contact. It begins when the contact has moved `minimumDistance`, and ends when it lifts; other contacts
/// change nothing about it.
public struct DragGesture: Gesture {
  /// A primitive gesture is its own body.
  public typealias Body = Self
  /// Points of travel at which it begins; 0 begins it at the press.
  public var minimumDistance: CGFloat
  /// The space of what it measures.
  public var coordinateSpace: CoordinateSpace

  /// A drag that begins after `minimumDistance` points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// A drag that begins after `minimumDistance` points.
  @_disfavoredOverload public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }

  /// Makes the recognizer.
  public func _recognize(in plan: _GesturePlan) throws(Fault) -> _GestureSignal<Value> {
    var definition = GestureDefinition(.drag)
    definition.minDistance = Double(minimumDistance)
    definition.space = try plan.space(coordinateSpace)
    return try plan.leaf(definition, Value.init)
  }
}
