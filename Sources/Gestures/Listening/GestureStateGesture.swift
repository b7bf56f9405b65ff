/// A gesture that drives a ``GestureState`` while it is live.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// What the gesture measures.
  public typealias Value = Base.Value
  /// A primitive gesture is its own body.
  public typealias Body = Self
  /// The gesture.
  public var base: Base
  /// The state that it drives.
  public var state: GestureState<State>
  /// How.
  public var update: (Value, inout State, inout Transaction) -> Void

  /// `base`, which drives `state` by `body`.
  public init(
    base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    (self.base, self.state, update) = (base, state, body)
  }

  /// Makes the recognizers, and listens.
  public func _recognize(in plan: _GesturePlan) throws(Fault) -> _GestureSignal<Value> {
    let signal = try base._recognize(in: plan)
    let (value, state, update) = (signal.value, state, update)
    var isDriven = false
    signal.recognizer.listen { moment, agenda in
      if case .live = moment {
        guard let value = value() else { return }
        isDriven = true
        agenda.actions.append { state.update { update(value, &$0, &$1) } }
      } else if isDriven {
        isDriven = false
        agenda.resets.append { state.reset() }
      }
    }
    return signal
  }
}

extension Gesture {
  /// Calls `body` when the gesture begins, and when its value changes while it goes on; it may change the state and the
  /// transaction of that change. When the gesture ends or is cancelled, `body` is not called; the state resets by itself.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
