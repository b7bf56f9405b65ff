/// What a gesture value became in the engine: who speaks for it, and what it measures.
public struct _GestureSignal<Value> {
  let recognizer: Recognizer
  /// The value of the group under way; nil where there is none: before the gesture says anything, and once it is
  /// cancelled.
  let value: () -> Value?
}
