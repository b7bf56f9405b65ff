/// A movement of one or more contacts together.
///
///     possible --min_distance--> claims, then follows --fewer than the least contacts--> ended
///              --outside the angle gate--> wrong direction, --lift--> lifted early
enum Drag {
  static func step(
    _ track: inout Track, _ definition: inout GestureDefinition, _ input: RecognizerInput, _ context: RecognizerContext
  ) -> Verdict {
    switch input {
    case .pressed:
      return track.isComplete && !track.isRecognized && definition.minDistance == 0
        ? recognize(&track, &definition) : .none
    case .moved:
      if track.isRecognized { return .changed }
      guard track.isComplete else { return .none }
      let limit = definition.minDistance * track.slop
      return (track.location - track.start).lengthSquared >= limit * limit ? recognize(&track, &definition) : .none
    case .lifted:
      guard track.isRecognized else { return track.waitAgain(for: definition.minContacts) }
      return track.down < definition.minContacts ? .end : .changed
    case .deadline:
      return .none
    }
  }

  private static func recognize(_ track: inout Track, _ definition: inout GestureDefinition) -> Verdict {
    let way = track.location - track.start
    guard isWithinGate(way, &definition) else { return .fail(.wrongDirection) }
    track.isRecognized = true
    let length = way.length
    if definition.consumesThreshold && length > 0 {
      track.consumed = way * (definition.minDistance * track.slop / length)
    }
    return .claim
  }

  private static func isWithinGate(_ way: Point, _ definition: inout GestureDefinition) -> Bool {
    if way == .zero { return true }
    switch definition.axis {
    case .free: return true
    case .x: return atan2(abs(way.y), abs(way.x)) <= definition.angleGate + Tuning.rounding
    case .y: return atan2(abs(way.x), abs(way.y)) <= definition.angleGate + Tuning.rounding
    }
  }

  /// The part of a vector that the gesture's axis leaves.
  static func along(_ axis: Axis, _ vector: Point) -> Point {
    switch axis {
    case .free: vector
    case .x: Point(vector.x, 0)
    case .y: Point(0, vector.y)
    }
  }
}
