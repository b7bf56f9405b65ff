import GestureCore

/// One or more taps, and where the last of them was.
public struct SpatialTapGesture: Gesture {
  /// A primitive gesture is its own body.
  public typealias Body = Self

  /// What a tap measures.
  public struct Value: Equatable, Sendable {
    /// Where the last tap lifted.
    public var location: CGPoint
  }

  /// How many taps it takes.
  public var count: Int
  /// The space of `location`.
  public var coordinateSpace: CoordinateSpace

  /// A tap that is made `count` times, 1 to 255.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// A tap that is made `count` times, 1 to 255.
  @_disfavoredOverload public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }

  /// Makes the recognizer.
  public func _recognize(in plan: _GesturePlan) throws(Fault) -> _GestureSignal<Value> {
    var definition = GestureDefinition(.tap)
    definition.count = Int32(clamping: count)
    definition.space = try plan.space(coordinateSpace)
    return try plan.leaf(definition) { Value(location: CGPoint($0.value.location)) }
  }
}
