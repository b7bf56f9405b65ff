/// A press that counts where it is lifted: inside the region, whatever the duration and the path.
///
///     possible --press--> pressing --lift inside--> claims
///                                  --lift outside--> outside
enum Click {
  static func step(
    _ track: inout Track, _ definition: inout GestureDefinition, _ input: RecognizerInput, _ context: RecognizerContext
  ) -> Verdict {
    switch input {
    case .pressed:
      guard track.isComplete, track.pressed == definition.minContacts else { return .none }
      track.isInside = true
      return .pressing
    case .moved(_, let isInside):
      guard track.isInside != isInside, !context.isClaiming else { return .none }
      track.isInside = isInside
      return .changed
    case .lifted(_, let isInside):
      guard track.isComplete else { return track.down == 0 ? .fail(.tooFewContacts) : .none }
      guard track.down == 0 else { return .none }
      track.isInside = isInside
      return isInside ? .claim : .fail(.outside)
    case .deadline:
      return .none
    }
  }
}
