/// A gesture whose type is hidden; only what it measures shows.
public struct AnyGesture<Value>: Gesture {
  /// A primitive gesture is its own body.
  public typealias Body = Self
  private let recognize: (_GesturePlan) throws(Fault) -> _GestureSignal<Value>

  /// Hides the type of `gesture`.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value { recognize = gesture._recognize }

  /// Makes the recognizers of the hidden gesture.
  public func _recognize(in plan: _GesturePlan) throws(Fault) -> _GestureSignal<Value> { try recognize(plan) }
}
