/// One gesture and then another: the second hears nothing until the first has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A primitive gesture is its own body.
  public typealias Body = Self

  /// Which of the two is under way, and what they measure.
  @frozen public enum Value {
    /// The first is under way.
    case first(First.Value)
    /// The first has ended; the second has not begun (nil), is under way or has ended.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that comes after it.
  public var second: Second

  /// `first` and then `second`.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Makes the recognizers.
  public func _recognize(in plan: _GesturePlan) throws(Fault) -> _GestureSignal<Value> {
    let (first, second) = (try first._recognize(in: plan), try second._recognize(in: plan))
    return try plan.composite(.sequence, first, second) { reading in
      guard let value = first.value() else { return nil }
      return reading.value.branch < 2 ? .first(value) : .second(value, second.value())
    }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// This gesture and then `other`, which hears nothing until this one has ended. Where all contacts are up by then, the
  /// next press must come sooner than 0.35 s.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
