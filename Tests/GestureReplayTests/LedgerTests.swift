import Testing

@testable import GestureCore
@testable import TraceReplay

/// What `check` takes, steps over and misses, on events made by hand.
@Suite struct LedgerTests {
  private func event(_ gesture: String, _ phase: Phase, x: Double = 0, at time: Nanoseconds = 0) -> PlayedEvent {
    var value = GestureValue()
    value.fields = [.translation, .branch]
    value.translation = Point(x, 0)
    value.branch = 1
    let event = GestureEvent(
      gesture: GestureID(bits: 1), by: .none, time: time, revision: 1, phase: phase, reason: .none, value: value)
    return PlayedEvent(event, gesture: gesture)
  }

  private func ledger(_ events: [PlayedEvent], isStrict: Bool = false) -> Ledger {
    var outcome = Outcome()
    outcome.events = events
    return Ledger(outcome, isStrict: isStrict)
  }

  private func wanted(x: Double) -> [(key: String, wanted: Wanted)] { [("translation", .list([x, 0]))] }

  @Test func onlyTheKeysGivenAreCompared() throws {
    var ledger = ledger([event("drag", .began, x: 3)])
    try ledger.takeEvent("drag", .began, [("branch", .whole(1))], within: 0)
    #expect(ledger.unnamed.isEmpty)
  }

  @Test func numbersMayBeOffByWithinAndNoMore() throws {
    var close = ledger([event("drag", .began, x: 3.5)])
    try close.takeEvent("drag", .began, wanted(x: 3), within: 0.5)
    var far = ledger([event("drag", .began, x: 3.5)])
    #expect(throws: Ledger.Mismatch(wanted: "drag began with translation [3, 0]", got: "translation [3.5, 0]")) {
      try far.takeEvent("drag", .began, wanted(x: 3), within: 0.4999)
    }
    #expect(far.unnamed.isEmpty)
  }

  @Test func timesAndCountsAreExactWhateverWithin() {
    var late = ledger([event("drag", .began, at: 500_000_001)])
    #expect(throws: Ledger.Mismatch(wanted: "drag began with t 0.5", got: "t 0.500000001")) {
      try late.takeEvent("drag", .began, [("t", .time(500_000_000))], within: 100)
    }
    var other = ledger([event("drag", .began)])
    #expect(throws: Ledger.Mismatch.self) { try other.takeEvent("drag", .began, [("branch", .whole(2))], within: 100) }
  }

  @Test func anUnnamedChangedIsSteppedOverUnlessStrict() throws {
    let events = [event("drag", .changed, x: 1), event("pinch", .changed), event("drag", .changed, x: 2)]
    var loose = ledger(events)
    #expect(loose.unnamed.isEmpty)
    try loose.takeEvent("drag", .changed, wanted(x: 2), within: 0)
    #expect(loose.left.events.isEmpty)
    var strict = ledger(events, isStrict: true)
    #expect(strict.unnamed.count == 3)
    #expect(throws: Ledger.Mismatch.self) { try strict.takeEvent("pinch", .changed, [], within: 0) }
  }

  @Test(arguments: [Phase.began, .ended, .cancelled])
  func nothingElseIsSteppedOver(_ phase: Phase) {
    var ledger = ledger([event("tap", phase), event("drag", .began)])
    #expect(throws: Ledger.Mismatch(wanted: "drag began", got: "tap \(phase.name), branch 1")) {
      try ledger.takeEvent("drag", .began, [], within: 0)
    }
    #expect(ledger.unnamed.count == 2)
  }

  @Test func anEventThatIsTakenIsGone() throws {
    var ledger = ledger([event("drag", .began), event("drag", .changed), event("drag", .ended)])
    try ledger.takeEvent("drag", .began, [], within: 0)
    try ledger.takeEvent("drag", .ended, [], within: 0)
    #expect(throws: Ledger.Mismatch(wanted: "drag ended", got: "nothing")) {
      try ledger.takeEvent("drag", .ended, [], within: 0)
    }
  }

  @Test func aFieldThatTheEventDoesNotHaveIsMissed() {
    var ledger = ledger([event("drag", .ended)])
    #expect(throws: Ledger.Mismatch(wanted: "drag ended with velocity [0, 0]", got: "no velocity")) {
      try ledger.takeEvent("drag", .ended, [("velocity", .list([0, 0]))], within: 1)
    }
    #expect(throws: Ledger.Mismatch(wanted: "drag ended", got: "nothing")) {
      try ledger.takeEvent("drag", .ended, [], within: 1)
    }
  }

  @Test func decisionsStandInAnyOrderAndAreNamedOnce() throws {
    let denied = Decision(kind: .denied, reason: .excluded, gesture: .none, other: .none, time: 5)
    let waits = Decision(kind: .waits, reason: .none, gesture: .none, other: .none, time: 5)
    var outcome = Outcome()
    outcome.decisions = [
      PlayedDecision(waits, gesture: "out", other: "in"), PlayedDecision(denied, gesture: "out", other: "in"),
    ]
    var ledger = Ledger(outcome, isStrict: true)
    #expect(ledger.unnamed.isEmpty)
    try ledger.takeDecision(.denied, gesture: "out", other: "in", .excluded, time: 5)
    try ledger.takeDecision(.waits, gesture: "out", other: "in", nil, time: nil)
    #expect(throws: Ledger.Mismatch(wanted: "decision out waits", got: "none")) {
      try ledger.takeDecision(.waits, gesture: "out", other: nil, nil, time: nil)
    }
  }

  @Test func errorsMustBeNamed() throws {
    var outcome = Outcome()
    outcome.refusals = [Refusal(Fault(.notFiniteLift, .contactPosition, 4))]
    var ledger = Ledger(outcome, isStrict: false)
    #expect(ledger.unnamed.map(\.wanted) == ["no error"])
    #expect(throws: Ledger.Mismatch.self) { try ledger.takeError("capacity") }
    try ledger.takeError("not_finite")
    #expect(ledger.unnamed.isEmpty)
  }
}
