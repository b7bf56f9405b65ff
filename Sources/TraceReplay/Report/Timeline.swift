import GestureCore

/// Shows a trace as a person would see it: a line for each thing that happens, with the states that it changes.
final class Timeline {
  private let player: Player
  private let write: (String) -> Void
  private var cells: [String: [Double]] = [:]
  private var branches: [UInt64: Int32] = [:]
  private var recognized: [UInt64: UInt32] = [:]

  /// Writes what happens in `player` through `write`.
  init(player: Player, write: @escaping (String) -> Void) { (self.player, self.write) = (player, write) }

  /// Plays all lines and writes what happens.
  func show(_ trace: Trace) {
    let width = trace.lines.reduce(0) { width, line in
      if case .gesture(let gesture) = line.content { max(width, gesture.name.count) } else { width }
    }
    for line in trace.lines where line.isPlayed {
      let outcome = player.play(line)
      for (index, played) in outcome.events.enumerated() {
        let isLast = index == outcome.events.count - 1
        say(played.event.time, played.gesture, word(played.event), isLast ? changes() : "", width)
      }
      if outcome.events.isEmpty, case .input = line.content {
        say(player.now, "", "", changes(), width)
      } else if outcome.events.isEmpty, case .host = line.content {
        say(player.now, "", "host", changes(), width)
      } else if outcome.events.isEmpty {
        _ = changes()
      }
      for refusal in outcome.refusals { say(player.now, "", refusal.said, "", width) }
    }
  }

  private func say(_ time: Nanoseconds, _ name: String, _ word: String, _ changes: String, _ width: Int) {
    guard !word.isEmpty || !changes.isEmpty else { return }
    let columns = [
      Self.clock(time), Self.padded(name, to: width), Self.padded(word, to: 24), changes,
    ]
    let text = columns.joined(separator: "  ")
    write(String(text.reversed().drop { $0 == " " }.reversed()))
  }

  /// Seconds, the points below each other where they are below 1000 s.
  private static func clock(_ time: Nanoseconds) -> String {
    let parts = Seconds.text(time).split(separator: ".")
    let whole = String(repeating: " ", count: max(0, 3 - parts[0].count)) + parts[0]
    let part = parts.count > 1 ? String(parts[1]) : ""
    return padded("\(whole)." + part + String(repeating: "0", count: max(0, 3 - part.count)), to: 9)
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// What a gesture does, in a word or two.
  private func word(_ event: GestureEvent) -> String {
    let id = event.gesture.bits
    let value = event.value
    let hasRecognition = value.fields.contains(.recognized)
    defer { (branches[id], recognized[id]) = (value.branch, value.recognized) }
    switch event.phase {
    case .began: return hasRecognition && value.recognized == 0 ? "pressing" : "began"
    case .changed:
      if value.branch != branches[id] ?? value.branch { return "recognized, branch \(value.branch)" }
      if hasRecognition && value.recognized != recognized[id] ?? value.recognized { return "recognized" }
      return "changed"
    case .ended: return "ended"
    case .cancelled: return "cancelled, \(event.reason.name)"
    case .possible, .failed: return event.phase.name
    }
  }

  /// The states that have another value than after the last line: offsets that go away, and what stays.
  private func changes() -> String {
    var changes: [String] = []
    for state in player.states {
      guard let value = try? player.value(ofState: state.name).numbers else { continue }
      let before = cells.updateValue(value, forKey: state.name)
      guard let before, before != value else { continue }
      let shown = value.count == 1 ? JSON.shortest(value[0]).text : JSON.shortest(value).text
      let what = state.isSum ? "" : state.isTransient ? " (transient)" : " (committed)"
      changes.append("\(state.name) \(shown)\(what)")
    }
    return changes.joined(separator: "  ")
  }
}
