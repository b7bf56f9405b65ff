import GestureCore

/// How often each gesture of a trace began, ended, was cancelled and failed, and what an event costs.
struct Summary {
  /// What became of one gesture.
  struct Tally {
    var began = 0
    var changed = 0
    var ended = 0
    /// How often it was cancelled for each reason, by the reason's raw value.
    var cancelled = [Int](repeating: 0, count: Reason.allCases.count)
    /// The same of its silent failures: those that can be seen after a line.
    var failed = [Int](repeating: 0, count: Reason.allCases.count)
    /// Its phase after the last line.
    var phase = Phase.possible
  }

  /// The gestures in the order in which they were made, and what became of each.
  private(set) var gestures: [String] = []
  private(set) var tallies: [String: Tally] = [:]
  /// Input lines, events of all gestures, and errors and warnings.
  private(set) var inputs = 0
  private(set) var events = 0
  private(set) var refusals = 0

  /// Plays the trace once, with a player that has played nothing, and counts.
  init(_ trace: Trace, player: Player) {
    player.asksForValues = false
    player.hearsMembers = true
    for line in trace.lines where line.isPlayed {
      if case .input = line.content { inputs += 1 }
      let outcome = player.play(line)
      refusals += outcome.refusals.count
      for played in outcome.events { count(played.event, played.gesture) }
      for name in player.gestures { look(at: name, player) }
    }
    gestures = player.gestures
  }

  private mutating func count(_ event: GestureEvent, _ name: String) {
    events += 1
    var tally = tallies[name] ?? Tally()
    switch event.phase {
    case .began: tally.began += 1
    case .changed: tally.changed += 1
    case .ended: tally.ended += 1
    case .cancelled: tally.cancelled[Int(event.reason.rawValue)] += 1
    case .possible, .failed: break
    }
    tallies[name] = tally
  }

  private mutating func look(at name: String, _ player: Player) {
    guard let now = try? player.phase(ofGesture: name) else { return }
    var tally = tallies[name] ?? Tally()
    if now.phase == .failed && tally.phase != .failed { tally.failed[Int(now.reason.rawValue)] += 1 }
    tally.phase = now.phase
    tallies[name] = tally
  }

  /// A line for each gesture and one with the counts.
  var lines: [String] {
    let width = gestures.map(\.count).max() ?? 0
    var lines = gestures.map { name in
      let tally = tallies[name] ?? Tally()
      let padding = String(repeating: " ", count: width - name.count)
      return "\(name)\(padding)  began \(tally.began), changed \(tally.changed), ended \(tally.ended), "
        + "cancelled \(Self.text(tally.cancelled)), failed \(Self.text(tally.failed))"
    }
    lines.append("\(inputs) inputs, \(events) events, \(refusals) errors and warnings")
    return lines
  }

  private static func text(_ reasons: [Int]) -> String {
    let total = reasons.reduce(0, +)
    guard total > 0 else { return "0" }
    let parts = Reason.allCases.filter { reasons[Int($0.rawValue)] > 0 }
    return "\(total) (" + parts.map { "\($0.name) \(reasons[Int($0.rawValue)])" }.joined(separator: ", ") + ")"
  }
}

/// What feeding and polling costs, measured with the monotonic clock over whole stretches of input.
struct Cost {
  /// Replays of which the fastest counts.
  static let replays = 9
  /// Nanoseconds for each input with all that it says.
  private(set) var perInput = Double.infinity

  /// Plays the trace several times.
  init(_ trace: Trace) throws(Refusal) {
    for _ in 0..<Self.replays {
      let player = try Player(trace.header)
      player.asksForValues = false
      var spent = Duration.zero
      var inputs = 0
      var index = 0
      while index < trace.lines.count {
        let rest = trace.lines[index...]
        let stretch = rest.prefix { if case .input = $0.content { true } else { false } }
          .compactMap { if case .input(let event) = $0.content { event } else { nil } }
        if stretch.isEmpty {
          _ = player.play(trace.lines[index])
          index += 1
        } else {
          spent += player.time(stretch)
          inputs += stretch.count
          index += stretch.count
        }
      }
      let (seconds, attoseconds) = spent.components
      perInput = min(perInput, (Double(seconds) * 1e9 + Double(attoseconds) * 1e-9) / Double(max(inputs, 1)))
    }
  }

  /// One line for people.
  var text: String { "\(Int(perInput.rounded())) ns for an input with all it says, fastest of \(Self.replays) replays" }
}
