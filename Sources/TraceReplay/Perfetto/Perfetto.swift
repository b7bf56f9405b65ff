import GestureCore

/// Shows a trace in Chrome's JSON format, which ui.perfetto.dev and chrome://tracing read: contacts, gestures and held
/// claims as tracks, states as counters.
final class Perfetto {
  private let player: Player
  private let write: (String) -> Void
  private var trace = ChromeTrace()
  private var contacts = ContactTracks()
  private var gestures = GestureTracks()
  private var holds = HoldTracks()
  private var states = StateCounters()
  private var hasStarted = false

  /// Writes what happens in `player` through `write`.
  init(player: Player, write: @escaping (String) -> Void) {
    (self.player, self.write) = (player, write)
    player.hearsMembers = true
  }

  /// Plays all lines and writes the whole trace, an entry a line.
  func show(_ lines: Trace) {
    for line in lines.lines where line.isPlayed { play(line) }
    states.take(player, at: player.now, into: &trace)
    trace.close(at: player.now)
    let events = trace.events
    write("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[")
    for (index, event) in events.enumerated() { write(event.text + (index < events.count - 1 ? "," : "")) }
    write("]}")
  }

  private func play(_ line: TraceLine) {
    // What a scene made at no time is there when the first time comes: a host's clock may begin anywhere.
    if !hasStarted, let time = line.time {
      states.take(player, at: time, into: &trace)
      hasStarted = true
    }
    let outcome = player.play(line)
    var mayPress = !outcome.events.isEmpty || !outcome.decisions.isEmpty
    switch line.content {
    case .input(let event):
      let isTaken = outcome.refusals.allSatisfy { $0.code.rawValue > 0 }
      if isTaken { contacts.take(event, at: player.now, into: &trace) }
      mayPress = mayPress || PointerEvent.Kind(rawValue: event.kind)?.mayPress == true
    case .gesture(let gesture): holds.take(gesture)
    case .host(.reset): contacts.liftAll("reset", at: player.now, into: &trace)
    default: break
    }
    gestures.take(outcome, player, looksForPresses: mayPress, into: &trace)
    holds.take(outcome, player, into: &trace)
    if hasStarted { states.take(player, at: player.now, into: &trace) }
  }
}

extension PointerEvent.Kind {
  /// Whether such an input can make a gesture possible.
  fileprivate var mayPress: Bool {
    switch self {
    case .down, .scroll, .hover: true
    case .move, .up, .cancel, .cancelAll, .advance: false
    }
  }
}
