/// What a gesture value became in the engine: who speaks for it, and how its typed value is read.
public struct _GestureSignal<Value> {
  let recognizer: Recognizer
  /// The value of the event under way; nil where there is none.
  let value: () -> Value?

  /// The value as a part of a composite's: nil before the part has said anything.
  func present() -> Value? { recognizer.reading == nil ? nil : value() }
}
