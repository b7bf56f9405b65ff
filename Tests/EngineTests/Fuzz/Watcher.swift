import Testing

@testable import GestureCore
@testable import TraceReplay

/// Plays a trace and looks at the session after each line.
struct Watcher {
  private let player: Player
  private let trace: Trace
  private var judge: Judge
  private var natures: [Judge.Nature]
  /// What is wrong, each thing once.
  private(set) var faults: [String] = []

  init(_ trace: Trace) throws {
    player = try Player(trace.header)
    player.asksForValues = false
    self.trace = trace
    let count = Int(trace.header.capacity.gestures)
    judge = Judge(count: count)
    natures = Array(repeating: Judge.Nature(Gesture(GestureDefinition(.tap))), count: count)
  }

  /// Plays all lines, then cancels everything; answers how many events there were.
  mutating func run() throws -> Int {
    var count = 0
    for line in trace.lines where line.isPlayed {
      let before = try cells()
      let outcome = player.play(line)
      learn()
      count += outcome.events.count
      for fault in judge.hear(outcome.events.map(\.event), natures, now: player.now) { note(fault, line) }
      for fault in Audit.faults(of: &player.session) { note(fault, line) }
      for slot in 0..<player.session.arena.gestures.capacity where player.session.arena.gestures.isLive(slot) {
        let isLive = player.session.arena[slot].phase.isLive
        if !natures[slot].isQuiet && isLive != judge.lives[slot].isLive { note("a phase that was not said", line) }
      }
      try lookAtCells(before, outcome, line)
    }
    try cancelAll()
    return count
  }

  /// Notes what the gestures are that there are now.
  private mutating func learn() {
    for slot in 0..<player.session.arena.gestures.capacity where player.session.arena.gestures.isLive(slot) {
      let nature = Judge.Nature(player.session.arena[slot])
      // Another one in the place of one that was removed has a life of its own.
      if nature.made != natures[slot].made { judge.lives[slot] = Judge.Life() }
      natures[slot] = nature
    }
  }

  private func cells() throws -> [String: [Double]] {
    var cells: [String: [Double]] = [:]
    for state in player.states { cells[state.name] = try player.value(ofState: state.name).numbers }
    return cells
  }

  private mutating func lookAtCells(_ before: [String: [Double]], _ outcome: Outcome, _ line: TraceLine) throws {
    let after = try cells()
    let hasEnded = outcome.events.contains { $0.event.phase == .ended }
    if case .input = line.content, !hasEnded {
      for state in player.states where !state.isTransient && !state.isSum && before[state.name] != after[state.name] {
        // An end of a member that does not report commits too.
        if natures.allSatisfy({ !$0.isQuiet }) { note("\(state.name) was written, and nothing ended", line) }
      }
    }
  }

  private mutating func cancelAll() throws {
    let committed = try cells()
    var event = PointerEvent(.cancelAll, at: player.now)
    event.time = player.now
    _ = player.session.feed(event)
    var said: [GestureEvent] = []
    while let event = player.session.nextEvent() { said.append(event) }
    guard let line = trace.lines.last else { return }
    for fault in judge.hear(said, natures, now: player.now) { note("cancel_all: " + fault, line) }
    for fault in Audit.faults(of: &player.session) { note("cancel_all: " + fault, line) }
    let (contact, deadline) = (player.session.arena.contacts.first, player.session.nextDeadline)
    if contact >= 0 || deadline != .never { note("cancel_all leaves a contact or a deadline", line) }
    for slot in 0..<natures.count where judge.lives[slot].isLive && natures[slot].kind != .hover {
      note("cancel_all leaves \(natures[slot].kind.name) live", line)
    }
    let after = try cells()
    for state in player.states where !state.isTransient && !state.isSum && said.allSatisfy({ $0.phase != .ended }) {
      if committed[state.name] != after[state.name] { note("cancel_all writes \(state.name)", line) }
    }
  }

  private mutating func note(_ fault: String, _ line: TraceLine) {
    guard !faults.contains(where: { $0.hasPrefix(fault) }) else { return }
    faults.append("\(fault) (line \(line.number))")
  }
}
