/// A gesture and an action for each change of its value.
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  /// What the gesture measures.
  public typealias Value = Content.Value
  /// A primitive gesture is its own body.
  public typealias Body = Self
  let content: Content
  let action: (Value) -> Void

  /// Makes the recognizers, and listens.
  public func _recognize(in plan: _GesturePlan) throws(Fault) -> _GestureSignal<Value> {
    let signal = try content._recognize(in: plan)
    let (value, action) = (signal.value, action)
    var last: Value?
    signal.recognizer.listen { moment, agenda in
      guard case .live = moment else {
        last = nil
        return
      }
      guard let value = value(), value != last else { return }
      last = value
      agenda.actions.append { action(value) }
    }
    return signal
  }
}

extension Gesture where Value: Equatable {
  /// Does `action` when the gesture begins, and when its value changes while it goes on. The last value, at the lift, is for
  /// ``onEnded(_:)``.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
