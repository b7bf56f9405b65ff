import GestureCore

/// A track for each gesture, with a slice for each of its lives: from the press or `began` to what it came to. Inside
/// it lies a slice while the gesture is possible and one while it is live.
struct GestureTracks {
  /// The gestures whose life has begun.
  private var live: Set<String> = []

  /// Takes note of what the gestures of `player` said after a line. Failures are seen by their phases; `looksForPresses` where the line may have made a gesture possible.
  mutating func take(
    _ outcome: Outcome, _ player: Player, looksForPresses: Bool, into trace: inout ChromeTrace
  ) {
    for played in outcome.events { take(played, into: &trace) }
    let pressed = looksForPresses ? player.pressedGestures : []
    for name in player.gestures {
      trace.name(.gestures, name)
      guard let now = try? player.phase(ofGesture: name) else {
        finish(name, "removed", at: player.now, into: &trace)
        continue
      }
      if now.phase.isOver {
        if isOpen(name, trace) {
          let reason = now.reason == .none ? [:] : ["reason": ChromeEvent.Argument.word(now.reason.name)]
          trace.instant(now.phase.name, on: name, of: .gestures, at: player.now, reason)
          finish(name, now.phase.name, reason, at: player.now, into: &trace)
        }
      } else if now.phase.isLive {
        if !live.contains(name) { begin(name, at: player.now, [:], into: &trace) }
      } else {
        if live.contains(name) { finish(name, "over", at: player.now, into: &trace) }
        if pressed.contains(name) && !isOpen(name, trace) { open(name, at: player.now, into: &trace) }
      }
    }
  }

  private mutating func take(_ played: PlayedEvent, into trace: inout ChromeTrace) {
    let (name, time, phase) = (played.gesture, played.event.time, played.event.phase)
    switch phase {
    case .began: begin(name, at: time, Self.arguments(played), into: &trace)
    case .changed:
      if !live.contains(name) { begin(name, at: time, [:], into: &trace) }
      trace.instant("changed", on: name, of: .gestures, at: time, Self.arguments(played))
    case .ended, .cancelled, .failed:
      if !isOpen(name, trace) { open(name, at: time, into: &trace) }
      trace.instant(phase.name, on: name, of: .gestures, at: time, Self.arguments(played))
      finish(name, phase.name, Self.arguments(played), at: time, into: &trace)
    case .possible: break
    }
  }

  private func isOpen(_ name: String, _ trace: ChromeTrace) -> Bool { trace.depth(on: name, of: .gestures) > 0 }

  private func open(_ name: String, at time: Nanoseconds, into trace: inout ChromeTrace) {
    trace.begin(name, on: name, of: .gestures, at: time)
    trace.begin("possible", on: name, of: .gestures, at: time)
  }

  private mutating func begin(
    _ name: String, at time: Nanoseconds, _ arguments: [String: ChromeEvent.Argument], into trace: inout ChromeTrace
  ) {
    if live.contains(name) { finish(name, "over", at: time, into: &trace) }
    if isOpen(name, trace) {
      trace.end(to: 1, on: name, of: .gestures, at: time)
    } else {
      trace.begin(name, on: name, of: .gestures, at: time)
    }
    trace.begin("live", on: name, of: .gestures, at: time)
    trace.instant("began", on: name, of: .gestures, at: time, arguments)
    live.insert(name)
  }

  private mutating func finish(
    _ name: String, _ phase: String, _ arguments: [String: ChromeEvent.Argument] = [:], at time: Nanoseconds,
    into trace: inout ChromeTrace
  ) {
    live.remove(name)
    var arguments = arguments
    arguments["end"] = .word(phase)
    trace.end(on: name, of: .gestures, at: time, arguments)
  }

  private static func arguments(_ played: PlayedEvent) -> [String: ChromeEvent.Argument] {
    var arguments: [String: ChromeEvent.Argument] = [:]
    for name in EventField.names { arguments[name] = played.field(name)?.argument }
    return arguments
  }
}

extension Player {
  /// The gestures that are possible and take part in a press. The engine does not say which they are; but were all taken
  /// away now, in a copy of the session, these would be over and the others as they are.
  var pressedGestures: Set<String> {
    let possible = gestures.filter { (try? phase(ofGesture: $0))?.phase == .possible }
    guard !possible.isEmpty else { return [] }
    var twin = session.copy()
    twin.reset()
    return Set(
      possible.filter { name in
        guard let gesture = names.gestures[name], let phase = try? twin.phase(of: gesture) else { return false }
        return phase.isOver
      })
  }
}
