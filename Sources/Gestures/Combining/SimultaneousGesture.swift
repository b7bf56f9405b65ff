/// Two gestures at once: neither hinders the other.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A primitive gesture is its own body.
  public typealias Body = Self

  /// What the two measure: nil of one that has not begun, has failed, or may begin again.
  @frozen public struct Value {
    /// What the first measures.
    public var first: First.Value?
    /// What the second measures.
    public var second: Second.Value?
  }

  /// One of the two.
  public var first: First
  /// The other.
  public var second: Second

  /// `first` and `second` at once.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Makes the recognizers.
  public func _recognize(in plan: _GesturePlan) throws(Fault) -> _GestureSignal<Value> {
    let (first, second) = (try first._recognize(in: plan), try second._recognize(in: plan))
    return try plan.composite(.simultaneous, first, second) { _ in
      Value(first: first.value(), second: second.value())
    }
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// This gesture and `other` at once. It ends once, when both are over and one of them has ended.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}
