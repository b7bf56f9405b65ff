import GestureCore

/// A track for each gesture that was held, with a slice from the decision that it waits to its grant or denial.
struct HoldTracks {
  /// The composite that each member is in.
  private var parents: [String: String] = [:]
  private var held: Set<String> = []

  /// Takes note of a gesture that is made: a grant names the gesture itself, a wait perhaps the composite around it.
  mutating func take(_ line: GestureLine) {
    for member in line.members { parents[member] = line.name }
  }

  /// Takes note of what was decided in a line, and of gestures that waited and are over without a decision.
  mutating func take(_ outcome: Outcome, _ player: Player, into trace: inout ChromeTrace) {
    var decisions = outcome.decisions[...]
    while let played = decisions.popFirst() {
      let (name, time) = (played.gesture, played.decision.time)
      switch played.decision.kind {
      case .waits:
        var others = [played.other].compactMap { $0 }
        // Whom else it waits for stands right behind.
        while let next = decisions.first, next.decision.kind == .waits, next.gesture == name,
          next.decision.time == time
        {
          if let other = next.other, !others.contains(other) { others.append(other) }
          decisions.removeFirst()
        }
        wait(name, for: others, at: time, into: &trace)
      case .granted:
        for held in family(of: name) { release(held, ["decision": .word("granted")], at: time, into: &trace) }
      case .denied:
        var arguments: [String: ChromeEvent.Argument] = [
          "decision": .word("denied"), "because": .word(played.decision.reason.name),
        ]
        arguments["by"] = played.other.map { .word($0) }
        for held in held.sorted() where family(of: held).contains(name) {
          release(held, arguments, at: time, into: &trace)
        }
      }
    }
    for name in held.sorted() {
      let now = try? player.phase(ofGesture: name)
      guard now?.phase.isOver ?? true else { continue }
      release(name, ["decision": .word(now?.phase.name ?? "removed")], at: player.now, into: &trace)
    }
  }

  private mutating func wait(
    _ name: String, for others: [String], at time: Nanoseconds, into trace: inout ChromeTrace
  ) {
    release(name, ["decision": .word("waits")], at: time, into: &trace)
    held.insert(name)
    let all = others.joined(separator: ", ")
    trace.begin("waits for \(all)", on: name, of: .holds, at: time, ["for": .word(all)])
  }

  private mutating func release(
    _ name: String, _ arguments: [String: ChromeEvent.Argument], at time: Nanoseconds, into trace: inout ChromeTrace
  ) {
    guard held.remove(name) != nil else { return }
    trace.end(on: name, of: .holds, at: time, arguments)
  }

  /// The gesture, the composite that it is a member of, and so on.
  private func family(of name: String) -> [String] {
    var family = [name]
    while let parent = parents[family[family.count - 1]], !family.contains(parent) { family.append(parent) }
    return family
  }
}
