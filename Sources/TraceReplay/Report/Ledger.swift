import GestureCore

/// What the session said after a line and no expectation has named yet: each is named once, events in their order.
public struct Ledger {
  /// What is left.
  public private(set) var left: Outcome
  /// Whether an unnamed `changed` counts as well.
  private let isStrict: Bool

  /// All that `outcome` holds.
  public init(_ outcome: Outcome, isStrict: Bool) { (left, self.isStrict) = (outcome, isStrict) }

  /// What was wanted and what there was instead.
  public struct Mismatch: Error, Equatable, Sendable {
    /// What the expectation wants.
    public var wanted: String
    /// What there was.
    public var got: String
  }

  /// What nobody named and somebody had to.
  public var unnamed: [Mismatch] {
    let events = left.events.filter { isStrict || $0.event.phase != .changed }
    return events.map { Mismatch(wanted: "no other event", got: $0.text) }
      + left.refusals.map { Mismatch(wanted: "no error", got: $0.said) }
  }

  /// Takes the next event that is what is wanted, stepping over `changed` events unless the case is strict. One that
  /// has the right name and phase but wrong fields is taken too.
  public mutating func takeEvent(
    _ gesture: String, _ phase: Phase?, _ fields: [(key: String, wanted: Wanted)], within: Double
  ) throws(Mismatch) {
    var nearest: Int?
    for (index, event) in left.events.enumerated() {
      if event.gesture == gesture, phase == nil || event.event.phase == phase {
        if Self.differences(event, fields, within).isEmpty {
          left.events.removeFirst(index + 1)
          return
        }
        nearest = nearest ?? index
      }
      if isStrict || event.event.phase != .changed { break }
    }
    let what = phase.map { "\(gesture) \($0.name)" } ?? gesture
    guard let nearest else {
      let wanted = fields.map { ", \($0.key) \($0.wanted.text)" }.joined()
      throw Mismatch(wanted: what + wanted, got: left.events.first?.text ?? "nothing")
    }
    let wrong = Self.differences(left.events[nearest], fields, within)
    left.events.removeFirst(nearest + 1)
    throw Mismatch(
      wanted: "\(what) with " + wrong.map(\.wanted).joined(separator: ", "),
      got: wrong.map(\.got).joined(separator: ", "))
  }

  /// The fields of `event` that are not what is wanted.
  private static func differences(
    _ event: PlayedEvent, _ fields: [(key: String, wanted: Wanted)], _ within: Double
  ) -> [Mismatch] {
    fields.compactMap { key, wanted in
      let what = "\(key) \(wanted.text)"
      if case .time(let time) = wanted {
        return event.event.time == time ? nil : Mismatch(wanted: what, got: "t \(Seconds.text(event.event.time))")
      }
      guard let got = event.field(key) else { return Mismatch(wanted: what, got: "no \(key)") }
      return got.matches(wanted, within: within) ? nil : Mismatch(wanted: what, got: "\(key) \(got.text)")
    }
  }

  /// Takes a decision that is what is wanted, wherever it stands.
  public mutating func takeDecision(
    _ kind: Decision.Kind, gesture: String?, other: String?, _ reason: Reason?, time: Nanoseconds?
  ) throws(Mismatch) {
    let index = left.decisions.firstIndex { played in
      played.decision.kind == kind && (gesture == nil || played.gesture == gesture)
        && (other == nil || played.other == other) && (reason == nil || played.decision.reason == reason)
        && (time == nil || played.decision.time == time)
    }
    guard let index else {
      let wanted = [
        gesture, kind.name, other.map { "\(PlayedDecision.key(kind)) \($0)" }, reason.map { "because \($0.name)" },
        time.map { "at \(Seconds.text($0))" },
      ]
      let got = left.decisions.map(\.text).joined(separator: "; ")
      throw Mismatch(
        wanted: "decision " + wanted.compactMap { $0 }.joined(separator: " "), got: got.isEmpty ? "none" : got)
    }
    left.decisions.remove(at: index)
  }

  /// Takes an error or warning of this name, wherever it stands.
  public mutating func takeError(_ name: String) throws(Mismatch) {
    guard let index = left.refusals.firstIndex(where: { $0.code.name == name }) else {
      throw Mismatch(wanted: "error \(name)", got: left.refusals.first?.said ?? "none")
    }
    left.refusals.remove(at: index)
  }
}
