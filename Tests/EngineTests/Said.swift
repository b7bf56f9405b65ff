import GestureCore
import TraceReplay

/// What a session said, as tests compare it.
struct Said: Equatable {
  var gesture: String
  var by: String?
  var time: Nanoseconds
  var revision: UInt64
  var phase: Phase
  var reason: Reason
  var value: GestureValue

  init(_ played: PlayedEvent) {
    (gesture, by) = (played.gesture, played.by)
    (time, revision) = (played.event.time, played.event.revision)
    (phase, reason, value) = (played.event.phase, played.event.reason, played.event.value)
  }

  /// Equal to the bit.
  static func == (a: Said, b: Said) -> Bool { a.isSame(as: b, within: 0) }

  /// Equal but for numbers that may be off by so much, of their own size or of 1.
  func isSame(as other: Said, within tolerance: Double) -> Bool {
    guard gesture == other.gesture, by == other.by, time == other.time, revision == other.revision else { return false }
    guard phase == other.phase, reason == other.reason, value.fields == other.value.fields else { return false }
    let (a, b) = (value, other.value)
    guard a.branch == b.branch, a.count == b.count, a.contacts == b.contacts, a.direction == b.direction,
      a.recognized == b.recognized, a.inside == b.inside
    else { return false }
    return zip(a.numbers, b.numbers).allSatisfy { mine, its in
      mine == its || abs(mine - its) <= tolerance * max(1, abs(its))
    }
  }

  /// The same with every number at rest that is not among the fields.
  var bare: Said {
    var bare = self
    bare.value = value.bare
    return bare
  }

  /// The event in a few words.
  var text: String {
    "\(time) \(revision) \(gesture) \(phase.name) \(reason.name) \(value.branch) \(value.location) "
      + "\(value.translation) \(value.magnification) \(value.rotation) \(value.velocity) \(value.contacts)"
  }
}

/// A trace that was played: what was said, and the states at its end.
struct Telling {
  var said: [Said] = []
  var states: [String: [Double]] = [:]
  var refusals: [String] = []
  /// The session's fingerprint at its end.
  var hash: UInt64 = 0

  /// Plays the trace with time in steps of so much between its inputs.
  init(_ trace: Trace, stepping step: Nanoseconds) throws {
    let player = try Player(trace.header)
    player.asksForValues = false
    for line in trace.lines where line.isPlayed {
      // Not more than some hundred steps for a long rest.
      let pace = max(step, (line.time ?? 0) >> 8)
      while let time = line.time, player.now + pace < time {
        said += player.advance(to: player.now + pace).events.map(Said.init)
      }
      said += player.play(line).events.map(Said.init)
    }
    hash = player.hash
  }

  /// Plays the trace's lines as `change` makes them.
  init(_ trace: Trace, _ change: (TraceLine) -> [TraceLine] = { [$0] }) throws {
    let player = try Player(trace.header)
    player.asksForValues = false
    for line in trace.lines where line.isPlayed {
      for changed in change(line) {
        let outcome = player.play(changed)
        said += outcome.events.map(Said.init)
        refusals += outcome.refusals.map { "\($0.code)" }
      }
    }
    hash = player.hash
    for state in player.states { states[state.name] = try player.value(ofState: state.name).numbers }
  }

  /// The first difference between what was said, or nil.
  static func difference(_ a: [Said], _ b: [Said], within tolerance: Double = 0) -> String? {
    for (mine, its) in zip(a, b) where !mine.isSame(as: its, within: tolerance) {
      return "\n  \(mine.text)\nbut\n  \(its.text)"
    }
    return a.count == b.count ? nil : "\(a.count) events but \(b.count)"
  }
}

extension TraceLine {
  /// The line with another event, where it is an input.
  func mapping(_ change: (inout PointerEvent) -> Void) -> TraceLine {
    guard case .input(var event) = content else { return self }
    var line = self
    change(&event)
    line.content = .input(event)
    line.time = event.time
    return line
  }
}
