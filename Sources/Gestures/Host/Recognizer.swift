import GestureCore

/// One of the engine's gestures, what it last said, and who listens.
final class Recognizer {
  let id: GestureID
  let kind: GestureKind
  let parts: [Recognizer]
  /// What it said in the group under way; nil before, after, and where it was cancelled.
  private(set) var reading: Reading?
  private var listeners: [(Moment, inout Agenda) -> Void] = []

  /// A gesture of this id and these members.
  init(_ id: GestureID, _ kind: GestureKind, parts: [Recognizer] = []) {
    (self.id, self.kind, self.parts) = (id, kind, parts)
  }

  /// Calls `listener` with everything that the gesture says.
  func listen(_ listener: @escaping (Moment, inout Agenda) -> Void) { listeners.append(listener) }

  /// Takes what the gesture says; answers what is to be done about it.
  func hear(_ moment: Moment, _ reading: Reading) -> Agenda {
    var agenda = Agenda()
    if case .cancelled = moment { self.reading = nil } else { self.reading = reading }
    for listener in listeners { listener(moment, &agenda) }
    if case .live = moment { return agenda }
    for part in parts { part.forget() }
    return agenda
  }

  /// The group of the composite around it is over, or it begins again.
  func forget() {
    reading = nil
    for part in parts { part.forget() }
  }
}
