import GestureCore

/// Plays a conformance case and holds what the session says against what the case expects.
public struct CaseCheck {
  private var failures: [TraceError] = []
  private let player: Player
  private let isStrict: Bool
  /// The line that was played last, and what it said and no expectation has named yet.
  private var played: TraceLine?
  private var ledger: Ledger

  /// The failures of a case, in the order in which they are found; none if it passes.
  public static func failures(of trace: Trace) -> [TraceError] {
    guard let first = trace.lines.first else { return [] }
    do {
      var check = CaseCheck(player: try Player(trace.header), isStrict: trace.header.isStrict)
      check.run(trace.lines)
      return check.failures
    } catch {
      return [TraceError(file: first.file, line: first.number, text: "wanted a session, got \(error.said)")]
    }
  }

  private init(player: Player, isStrict: Bool) {
    (self.player, self.isStrict) = (player, isStrict)
    ledger = Ledger(Outcome(), isStrict: isStrict)
  }

  private mutating func run(_ lines: [TraceLine]) {
    for line in lines {
      if case .expectation(let expectation) = line.content {
        do { try check(expectation) } catch { fail(line, error) }
      } else if let recorded = line.recordedHash {
        player.finish()
        let got = player.hashDigits
        if got != recorded { fail(line, Ledger.Mismatch(wanted: "hash \(recorded)", got: got)) }
      } else if line.isPlayed {
        close()
        let outcome = player.play(line)
        if let kind = outcome.missingKind {
          failures = [TraceError(file: line.file, line: line.number, text: "not built: \(kind)")]
          return
        }
        (played, ledger) = (line, Ledger(outcome, isStrict: isStrict))
      }
      if let misfit = player.misfit { return failures.append(misfit) }
    }
    close()
  }

  /// Fails what no expectation has named.
  private mutating func close() {
    guard let played else { return }
    for mismatch in ledger.unnamed { fail(played, mismatch) }
  }

  private mutating func fail(_ line: TraceLine, _ mismatch: Ledger.Mismatch) {
    failures.append(
      TraceError(file: line.file, line: line.number, text: "wanted \(mismatch.wanted), got \(mismatch.got)"))
  }

  private mutating func check(_ expectation: Expectation) throws(Ledger.Mismatch) {
    let within = expectation.within
    switch expectation.subject {
    case .event(let gesture, let phase, let fields):
      try ledger.takeEvent(gesture, phase, fields, within: within)
    case .decision(let kind, let gesture, let other, let reason, let time):
      try ledger.takeDecision(kind, gesture: gesture, other: other, reason, time: time)
    case .error(let name): try ledger.takeError(name)
    case .deadline(let wanted):
      let got = player.deadline
      let text = { (time: Nanoseconds?) in time.map(Seconds.text) ?? "null" }
      if got != wanted { throw Ledger.Mismatch(wanted: "deadline \(text(wanted))", got: text(got)) }
    case .phase(let gesture, let phase, let reason): try check(gesture, phase, reason)
    case .state(let name, let wanted):
      let what = "state \(name) \(wanted.json.text)"
      let got: (type: StateType, numbers: [Double])
      do { got = try player.value(ofState: name) } catch { throw Ledger.Mismatch(wanted: what, got: error.said) }
      try compare(what, wanted, got.numbers, got.type, within)
    case .follower(let name, let wanted, let time):
      let what = "follower \(name) \(wanted.json.text)"
      let got: (type: StateType, numbers: [Double])
      do { got = try player.value(ofFollower: name, at: time) } catch {
        throw Ledger.Mismatch(wanted: what, got: error.said)
      }
      try compare(what, wanted, got.numbers, got.type, within)
    }
  }

  private func compare(
    _ what: String, _ wanted: CellText, _ got: [Double], _ type: StateType, _ within: Double
  ) throws(Ledger.Mismatch) {
    guard !EventField.areClose(wanted.numbers, got, within) else { return }
    let shown = got.count == 1 ? JSON.shortest(got[0]) : JSON.shortest(got)
    throw Ledger.Mismatch(wanted: what, got: type == .bool ? "\(got != [0])" : shown.text)
  }

  private func check(_ gesture: String, _ phase: Phase, _ reason: Reason?) throws(Ledger.Mismatch) {
    let what = "\(gesture) \(phase.name)" + (reason.map { " (\($0.name))" } ?? "")
    let got: (phase: Phase, reason: Reason)
    do { got = try player.phase(ofGesture: gesture) } catch { throw Ledger.Mismatch(wanted: what, got: error.said) }
    if got.phase != phase || (reason != nil && got.reason != reason) {
      throw Ledger.Mismatch(
        wanted: what, got: got.phase.name + (got.reason == .none ? "" : " (\(got.reason.name))"))
    }
  }
}
