/// What a hand does, as a value: a tap, a drag, a combination of gestures, or a type of one's own whose `body` is one.
///
/// A gesture that is only declared does nothing; ``GestureRegion/gesture(_:including:)`` attaches it to a region.
public protocol Gesture<Value> {
  /// What the gesture measures.
  associatedtype Value = Body.Value
  /// What the gesture is made of.
  associatedtype Body: Gesture
  /// The gesture that this one stands for; a primitive gesture is its own.
  var body: Body { get }
  /// Makes the recognizers of the gesture. A type of one's own leaves this to its `body`.
  func _recognize(in plan: _GesturePlan) throws(Fault) -> _GestureSignal<Value>
}

extension Gesture where Value == Body.Value {
  /// Makes the recognizers of `body`.
  public func _recognize(in plan: _GesturePlan) throws(Fault) -> _GestureSignal<Value> {
    try body._recognize(in: plan)
  }
}

extension Gesture where Body == Self {
  /// A primitive gesture is its own body.
  public var body: Self { self }
}
