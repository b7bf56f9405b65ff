import GestureCore

/// A gesture that may be missing, as in `region.gesture(isEditing ? drag : nil)`: nil takes part in nothing.
extension Optional: Gesture where Wrapped: Gesture {
  /// What the wrapped gesture measures.
  public typealias Value = Wrapped.Value
  /// A primitive gesture is its own body.
  public typealias Body = Self

  /// Makes the recognizers of the wrapped gesture, or one that is not enabled.
  public func _recognize(in plan: _GesturePlan) throws(Fault) -> _GestureSignal<Wrapped.Value> {
    if let self { return try self._recognize(in: plan) }
    var definition = GestureDefinition(.tap)
    definition.isEnabled = false
    return try plan.leaf(definition) { _ in nil }
  }
}
