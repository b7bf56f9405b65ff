/// One of two gestures: the second waits while the first can still win.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A primitive gesture is its own body.
  public typealias Body = Self

  /// What the one that goes measures.
  @frozen public enum Value {
    /// The first goes.
    case first(First.Value)
    /// The second goes.
    case second(Second.Value)
  }

  /// The gesture that comes before the other.
  public var first: First
  /// The gesture that waits for it.
  public var second: Second

  /// `first`, or else `second`.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Makes the recognizers.
  public func _recognize(in plan: _GesturePlan) throws(Fault) -> _GestureSignal<Value> {
    let (first, second) = (try first._recognize(in: plan), try second._recognize(in: plan))
    return try plan.composite(.exclusive, first, second) { reading in
      reading.value.branch < 2 ? first.value().map(Value.first) : second.value().map(Value.second)
    }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// This gesture, or else `other`, which waits while this one can still win and is out when it is recognized. A long
  /// press that is only held so far excludes nobody.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
