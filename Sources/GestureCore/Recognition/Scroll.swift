/// The steps of a wheel or a trackpad.
///
///     possible --first step along its axis--> claims, then follows --own phase, or rest where it has none--> ended
///              --first step across its axis--> wrong direction
enum Scroll {
  /// Hears one step of its stream; the session has put it into `track.delta`.
  static func step(
    _ track: inout Track, _ definition: inout GestureDefinition, _ delta: Point, endsAtRest: Bool, now: Nanoseconds
  ) -> Verdict {
    if endsAtRest { track.deadline = now.after(Tuning.wheelRest) }
    if !track.isRecognized {
      guard delta != .zero else { return .none }
      guard accepts(delta, definition.axis) else { return .fail(.wrongDirection) }
      track.isRecognized = true
      take(&track, &definition, delta)
      return .claim
    }
    take(&track, &definition, delta)
    return .changed
  }

  private static func take(_ track: inout Track, _ definition: inout GestureDefinition, _ delta: Point) {
    track.delta = Drag.along(definition.axis, delta)
    track.total += track.delta
  }

  /// Whether the greater component of the first step lies along the axis; equal ones lie along either.
  private static func accepts(_ delta: Point, _ axis: Axis) -> Bool {
    switch axis {
    case .free: true
    case .x: abs(delta.x) >= abs(delta.y)
    case .y: abs(delta.y) >= abs(delta.x)
    }
  }
}
