/// A gesture and an action for its being cancelled.
public struct _CancelledGesture<Content: Gesture>: Gesture {
  /// What the gesture measures.
  public typealias Value = Content.Value
  /// A primitive gesture is its own body.
  public typealias Body = Self
  let content: Content
  let action: (CancelReason) -> Void

  /// Makes the recognizers, and listens.
  public func _recognize(in plan: _GesturePlan) throws(Fault) -> _GestureSignal<Value> {
    let signal = try content._recognize(in: plan)
    let action = action
    signal.recognizer.listen { moment, agenda in
      guard case .cancelled(let reason) = moment else { return }
      agenda.actions.append { action(reason) }
    }
    return signal
  }
}

extension Gesture {
  /// Does `action` with the reason when the gesture had begun and does not succeed. Exactly one of this and
  /// ``onEnded(_:)`` follows a beginning. Not in SwiftUI.
  public func onCancelled(_ action: @escaping (CancelReason) -> Void) -> _CancelledGesture<Self> {
    _CancelledGesture(content: self, action: action)
  }
}
