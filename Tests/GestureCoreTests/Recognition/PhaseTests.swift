import Testing

@testable import GestureCore

@Suite struct PhaseTests {
  /// From each phase, those that it may move to; every other move is illegal.
  private static let legal: [Phase: Set<Phase>] = [
    .possible: [.began, .failed, .ended],
    .began: [.changed, .ended, .cancelled],
    .changed: [.changed, .ended, .cancelled],
    .ended: [], .cancelled: [], .failed: [],
  ]

  @Test(arguments: Phase.allCases) func onlyLegalMoves(from: Phase) {
    for next in Phase.allCases {
      #expect(from.canMove(to: next) == Self.legal[from]?.contains(next), "\(from.name) to \(next.name)")
    }
  }

  @Test func aPhaseIsLiveOrOverOrPossible() {
    for phase in Phase.allCases {
      #expect([phase.isLive, phase.isOver, phase == .possible].filter { $0 }.count == 1, "\(phase.name)")
      #expect(phase.isOver == (Self.legal[phase]?.isEmpty ?? false), "\(phase.name)")
    }
    #expect(Phase.allCases.map(\.name) == ["possible", "began", "changed", "ended", "cancelled", "failed"])
  }

  @Test func reasonsHaveTheFormatsNames() {
    let names = [
      "none", "moved", "lifted_early", "too_slow", "too_late", "too_many_contacts", "too_few_contacts",
      "wrong_direction", "outside", "excluded", "waited", "host_cancel", "region_removed", "disabled", "reconfigured",
      "session_reset", "contact_lost",
    ]
    #expect(Reason.allCases.map(\.name) == names)
    let taken: Set<Reason> = [.hostCancel, .regionRemoved, .disabled, .reconfigured, .sessionReset, .contactLost]
    for reason in Reason.allCases { #expect(reason.isTakenAway == taken.contains(reason), "\(reason.name)") }
  }
}
