import GestureCore

/// One or more taps. Each may move less than 10 points and last as long as it likes; the next press must come sooner than
/// 0.35 s after a lift and within 40 points of it.
public struct TapGesture: Gesture {
  /// A tap measures nothing; see ``SpatialTapGesture``.
  public typealias Value = Void
  /// A primitive gesture is its own body.
  public typealias Body = Self
  /// How many taps it takes.
  public var count: Int

  /// A tap that is made `count` times, 1 to 255.
  public init(count: Int = 1) { self.count = count }

  /// Makes the recognizer.
  public func _recognize(in plan: _GesturePlan) throws(Fault) -> _GestureSignal<Void> {
    var definition = GestureDefinition(.tap)
    definition.count = Int32(clamping: count)
    return try plan.leaf(definition) { _ in () }
  }
}
