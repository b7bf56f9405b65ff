/// A press that is held.
///
///     possible --all down--> pressing --min_duration--> claims; continuous: follows the finger to its lift
///                                     --travel--> moved, --lift--> lifted early
enum LongPress {
  static func step(
    _ track: inout Track, _ definition: inout GestureDefinition, _ input: RecognizerInput, _ context: RecognizerContext
  ) -> Verdict {
    switch input {
    case .pressed:
      guard track.isComplete, track.pressed == definition.minContacts else { return .none }
      track.deadline = context.now.after(definition.minDuration)
      return .pressing
    case .moved(let travelSquared, _):
      guard track.isComplete else { return .none }
      if track.isRecognized { return definition.isContinuous ? .changed : .none }
      let limit = definition.maxDistance * track.slop
      return travelSquared >= limit * limit ? .fail(.moved) : .none
    case .lifted:
      guard track.isComplete else { return track.down == 0 ? .fail(.tooFewContacts) : .none }
      if track.down < definition.minContacts { return track.isRecognized ? .end : .fail(.liftedEarly) }
      if !track.isRecognized { track.pressed -= 1 }  // One that had joined leaves.
      return .none
    case .deadline:
      track.deadline = .never
      track.isRecognized = true
      return .claim
    }
  }
}
