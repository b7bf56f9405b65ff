/// A gesture and an action for its end.
public struct _EndedGesture<Content: Gesture>: Gesture {
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
    signal.recognizer.listen { moment, agenda in
      guard case .ended = moment, let value = value() else { return }
      agenda.actions.append { action(value) }
    }
    return signal
  }
}

extension Gesture {
  /// Does `action` with the final value when the gesture succeeds; never when it fails or is cancelled. The gesture's
  /// ``GestureState``s still hold their last values while it runs, and are reset before anybody draws.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
}
