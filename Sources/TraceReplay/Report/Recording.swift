import GestureCore

/// Writes a trace line by line, each input followed by what the session said after it.
public struct Recording {
  private let player: Player
  private let write: (String) -> Void

  /// Writes the output of `player` through `write`.
  init(player: Player, write: @escaping (String) -> Void) { (self.player, self.write) = (player, write) }

  /// Plays all lines and writes them; old output is dropped and written anew.
  func record(_ trace: Trace) {
    if !trace.hasHeader { write("{\"gesturecore_trace\": 1}") }
    for line in trace.lines {
      if case .output = line.content { continue }
      write(Self.canonical(line).text)
      let outcome = player.play(line)
      for event in outcome.events { write(json(event).text) }
      for decision in outcome.decisions { write(json(decision).text) }
      for refusal in outcome.refusals { write(json(refusal, at: line.time ?? player.now).text) }
    }
    let digits = String(player.hash, radix: 16)
    let hash = String(repeating: "0", count: 16 - digits.count) + digits
    write(JSON.object([Self.stamp(player.now), JSON.Member("hash", .string(hash))]).text)
  }

  /// A line in the one form in which it is written: keys in the format's order, numbers in their shortest form.
  static func canonical(_ line: TraceLine) -> JSON {
    guard case .object(let members) = line.json.canonical, case .object(let written) = line.json else {
      return line.json
    }
    return .object(
      zip(members, written).map { member, written in
        guard member.key == "t", case .number(let text) = written.value, let time = try? Seconds.exactly(text) else {
          return member
        }
        return stamp(time)
      })
  }

  private static func stamp(_ time: Nanoseconds) -> JSON.Member { JSON.Member("t", .number(Seconds.text(time))) }

  private func json(_ played: PlayedEvent) -> JSON {
    var members = [
      Self.stamp(played.event.time), JSON.Member("event", .string(played.gesture)),
      JSON.Member("phase", .string(played.event.phase.name)),
    ]
    for name in EventField.names {
      if let field = played.field(name) { members.append(JSON.Member(name, field.json)) }
    }
    return .object(members)
  }

  private func json(_ played: PlayedDecision) -> JSON {
    let kind = played.decision.kind
    var members = [
      Self.stamp(played.decision.time), JSON.Member("decision", .string(kind.name)),
      JSON.Member("gesture", .string(played.gesture)),
    ]
    if let other = played.other { members.append(JSON.Member(PlayedDecision.key(kind), .string(other))) }
    if kind == .denied { members.append(JSON.Member("because", .string(played.decision.reason.name))) }
    return .object(members)
  }

  private func json(_ refusal: Refusal, at time: Nanoseconds) -> JSON {
    .object([
      Self.stamp(time), JSON.Member("error", .string(refusal.code.word)), JSON.Member("text", .string(refusal.text)),
    ])
  }
}
