/// A quick stroke in one of four directions.
///
///     possible --far and fast enough--> claims, at that sample or at the lift
///              --max_duration, slow lift--> too slow, --short lift--> lifted early, --other way--> wrong direction
enum Swipe {
  static func step(
    _ track: inout Track, _ definition: inout GestureDefinition, _ input: RecognizerInput, _ context: RecognizerContext,
    velocity: Point
  ) -> Verdict {
    switch input {
    case .pressed:
      if track.isComplete && track.pressed == definition.minContacts {
        track.deadline = context.now.after(definition.maxDuration)
      }
      return .none
    case .moved:
      guard track.isComplete, !track.isRecognized else { return .none }
      if let reason = objection(&track, &definition) { return .fail(reason) }
      if definition.firesAtLift || !isLongEnough(&track, &definition) { return .none }
      return isFastEnough(&track, &definition, velocity) ? recognize(&track, velocity) : .none
    case .lifted:
      guard track.isComplete else { return track.down == 0 ? .fail(.tooFewContacts) : .none }
      guard track.down < definition.minContacts, !track.isRecognized else { return .none }
      guard isLongEnough(&track, &definition) else { return .fail(.liftedEarly) }
      guard definition.firesAtLift, isFastEnough(&track, &definition, velocity) else { return .fail(.tooSlow) }
      return recognize(&track, velocity)
    case .deadline:
      return .fail(.tooSlow)
    }
  }

  /// Whether an input may be the one that makes the swipe, so that its velocity is wanted.
  static func wantsVelocity(_ track: inout Track, _ definition: inout GestureDefinition, _ input: RecognizerInput)
    -> Bool
  {
    guard track.isComplete, !track.isRecognized, isLongEnough(&track, &definition) else { return false }
    switch input {
    case .moved: return !definition.firesAtLift
    case .lifted: return definition.firesAtLift
    case .pressed, .deadline: return false
    }
  }

  private static func recognize(_ track: inout Track, _ velocity: Point) -> Verdict {
    track.isRecognized = true
    track.deadline = .never
    track.direction = direction(track.location - track.start).rawValue
    track.release = velocity
    return .claim
  }

  /// The greater component of the whole travel; equal ones count as horizontal.
  private static func direction(_ way: Point) -> Direction {
    if abs(way.x) >= abs(way.y) { return way.x < 0 ? .left : .right }
    return way.y < 0 ? .up : .down
  }

  private static func isLongEnough(_ track: inout Track, _ definition: inout GestureDefinition) -> Bool {
    let limit = definition.minDistance * track.slop
    return (track.location - track.start).lengthSquared >= limit * limit
  }

  private static func isFastEnough(_ track: inout Track, _ definition: inout GestureDefinition, _ velocity: Point)
    -> Bool
  {
    let speed =
      switch direction(track.location - track.start) {
      case .left: -velocity.x
      case .right: velocity.x
      case .up: -velocity.y
      case .down: velocity.y
      }
    return speed >= definition.minVelocity * (1 - Tuning.rounding)
  }

  private static func objection(_ track: inout Track, _ definition: inout GestureDefinition) -> Reason? {
    let way = track.location - track.start
    let limit = min(Tuning.swipeDirectionDistance, definition.minDistance * track.slop)
    guard way.lengthSquared >= limit * limit, way != .zero else { return nil }
    return definition.directions.contains(DirectionSet(direction(way))) ? nil : .wrongDirection
  }
}
