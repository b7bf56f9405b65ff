/// Two or more contacts that spread or close: recognized by their scale.
enum Magnify {
  static func step(
    _ track: inout Track, _ definition: inout GestureDefinition, _ input: RecognizerInput, _ context: RecognizerContext
  ) -> Verdict {
    Pair.step(&track, &definition, input, isReached: abs(track.similarity.scale - 1) >= definition.minScaleDelta)
  }
}

/// Two or more contacts that turn: recognized by their angle.
enum Rotate {
  static func step(
    _ track: inout Track, _ definition: inout GestureDefinition, _ input: RecognizerInput, _ context: RecognizerContext
  ) -> Verdict {
    Pair.step(&track, &definition, input, isReached: abs(track.similarity.angle) >= definition.minAngleDelta)
  }
}

/// One or more contacts that move, spread or turn: recognized by any of the three.
enum Transform {
  static func step(
    _ track: inout Track, _ definition: inout GestureDefinition, _ input: RecognizerInput, _ context: RecognizerContext
  ) -> Verdict {
    let limit = definition.minDistance * track.slop
    let isReached =
      (track.location - track.start).lengthSquared >= limit * limit
      || abs(track.similarity.scale - 1) >= definition.minScaleDelta
      || abs(track.similarity.angle) >= definition.minAngleDelta
    return Pair.step(&track, &definition, input, isReached: isReached)
  }
}

/// What magnify, rotate and transform share.
///
///     possible --threshold--> claims, then follows --fewer contacts than it lives on--> ended
///              --lift--> lifted early
enum Pair {
  static func step(
    _ track: inout Track, _ definition: inout GestureDefinition, _ input: RecognizerInput, isReached: Bool
  ) -> Verdict {
    switch input {
    case .pressed:
      return recognize(&track, isReached)
    case .moved:
      return track.isRecognized ? .changed : recognize(&track, isReached)
    case .lifted:
      if track.isRecognized { return track.down < definition.livingContacts ? .end : .changed }
      return track.waitAgain(for: definition.minContacts)
    case .deadline:
      return .none
    }
  }

  private static func recognize(_ track: inout Track, _ isReached: Bool) -> Verdict {
    guard track.isComplete, !track.isRecognized, isReached else { return track.isRecognized ? .changed : .none }
    track.isRecognized = true
    return .claim
  }
}

extension GestureDefinition {
  /// The least number of contacts that a recognized gesture goes on with.
  @inline(__always) var livingContacts: Int32 {
    switch kind {
    case .magnify, .rotate: 2
    case .transform: 1
    case .tap, .click, .longPress, .drag, .swipe, .hover, .scroll, .contact, .custom, .sequence, .simultaneous,
      .exclusive, .race:
      minContacts
    }
  }
}
