import GestureCore

/// Writes a trace line by line, each input followed by what the session said after it.
public struct Recording {
  private let player: Player
  private let write: (String) -> Void
  private let complain: (String) -> Void

  /// Writes the output of `player` through `write`, and through `complain` where it comes to another state than was
  /// recorded.
  init(player: Player, write: @escaping (String) -> Void, complain: @escaping (String) -> Void) {
    (self.player, self.write, self.complain) = (player, write, complain)
  }

  /// Plays all lines and writes them; old output is dropped and written anew. Ends where an answer of a host's function
  /// does not fit.
  func record(_ trace: Trace) {
    if !trace.hasHeader { write("{\"gesturecore_trace\": 1}") }
    for line in trace.lines {
      if case .output = line.content {
        if let recorded = line.recordedHash {
          player.finish()
          if recorded != player.hashDigits { complain(Self.difference(line, player)) }
        }
        continue
      }
      write(Self.canonical(line).text)
      let outcome = player.play(line)
      for event in outcome.events { write(json(event).text) }
      for decision in outcome.decisions { write(json(decision).text) }
      for refusal in outcome.refusals { write(json(refusal, at: line.time ?? player.now).text) }
      if player.misfit != nil { return }
    }
    write(JSON.object([Self.stamp(player.now), JSON.Member("hash", .string(player.hashDigits))]).text)
  }

  /// A line in the one form in which it is written: keys in the format's order, numbers in their shortest form.
  static func canonical(_ line: TraceLine) -> JSON {
    guard case .object(let members) = line.json.canonical, case .object(let written) = line.json else {
      return line.json
    }
    return .object(
      zip(members, written).map { member, written in
        guard times.contains(member.key), case .number(let text) = written.value, let time = try? Seconds.exactly(text)
        else {
          return member
        }
        return JSON.Member(member.key, .number(Seconds.text(time)))
      })
  }

  /// The keys whose numbers are nanoseconds in the engine.
  private static let times = ["t", "min_duration", "max_duration", "max_interval", "max_gap", "deadline"]

  private static func difference(_ line: TraceLine, _ player: Player) -> String {
    let recorded = line.recordedHash ?? ""
    return "\(line.file):\(line.number): the recording came to the state \(recorded), this replay to "
      + "\(player.hashDigits)"
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
      Self.stamp(time), JSON.Member("error", .string(refusal.code.name)), JSON.Member("text", .string(refusal.text)),
    ])
  }
}
