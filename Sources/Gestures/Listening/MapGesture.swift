/// A gesture that measures something else: what a function makes of its value.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  /// A primitive gesture is its own body.
  public typealias Body = Self
  let content: Content
  let transform: (Content.Value) -> Value

  /// Makes the recognizers.
  public func _recognize(in plan: _GesturePlan) throws(Fault) -> _GestureSignal<Value> {
    let signal = try content._recognize(in: plan)
    let (value, transform) = (signal.value, transform)
    return _GestureSignal(recognizer: signal.recognizer) { value().map(transform) }
  }
}

extension Gesture {
  /// The same gesture, with what `body` makes of its value. `body` is called as often as somebody asks.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}
