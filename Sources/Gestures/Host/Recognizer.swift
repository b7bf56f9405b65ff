import GestureCore

/// One of the engine's gestures, and who listens to it.
final class Recognizer {
  let id: GestureID
  let kind: GestureKind
  let parts: [Recognizer]
  /// Keeps the typed value of what it said in the group under way; nil before, after, and where it was cancelled.
  private let keep: (Reading?) -> Void
  private var listeners: [(Moment, inout Agenda) -> Void] = []

  /// A gesture of this id and these members.
  init(_ id: GestureID, _ kind: GestureKind, parts: [Recognizer], keep: @escaping (Reading?) -> Void) {
    (self.id, self.kind, self.parts, self.keep) = (id, kind, parts, keep)
  }

  /// Calls `listener` with everything that the gesture says.
  func listen(_ listener: @escaping (Moment, inout Agenda) -> Void) { listeners.append(listener) }

  /// Takes what the gesture says; answers what is to be done about it.
  func hear(_ moment: Moment, _ reading: Reading) -> Agenda {
    var agenda = Agenda()
    if case .cancelled = moment { keep(nil) } else { keep(reading) }
    for listener in listeners { listener(moment, &agenda) }
    if case .live = moment { return agenda }
    for part in parts { part.forget() }
    return agenda
  }

  /// The group of the composite around it is over, or it begins again.
  func forget() {
    keep(nil)
    for part in parts { part.forget() }
  }
}
