/// The passive observer of contacts: it sees all, claims nothing and never loses.
///
///     possible --first press--> began, changed --last lift--> ended
enum Observer {
  static func step(
    _ track: inout Track, _ definition: GestureDefinition, _ input: RecognizerInput, _ context: RecognizerContext
  ) -> Verdict {
    switch input {
    case .pressed: track.isRecognized ? .changed : .pressing
    case .moved: .changed
    case .lifted: track.down == 0 ? .end : .changed
    case .deadline: .none
    }
  }
}
