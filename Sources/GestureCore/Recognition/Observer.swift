/// The passive observer of contacts: it sees all, claims nothing and never loses.
///
///     possible --first press--> began, changed --last lift--> ended
enum Observer {
  static func step(
    _ track: inout Track, _ definition: inout GestureDefinition, _ input: RecognizerInput, _ context: RecognizerContext
  ) -> Verdict {
    switch input {
    case .pressed:
      if track.isRecognized { return .changed }
      track.isRecognized = true
      return .pressing
    case .moved: return .changed
    case .lifted: return track.down == 0 ? .end : .changed
    case .deadline: return .none
    }
  }
}
