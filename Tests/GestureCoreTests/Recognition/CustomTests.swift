import Testing

@testable import GestureCore

/// What a custom recognizer's answer makes of the one before.
struct CustomTests {
  private func read(_ from: Phase, _ to: Phase, claims: Bool = false, hasClaimed: Bool = false) -> Verdict? {
    var state = CustomState()
    (state.verdict.phase, state.hasClaimed) = (from, hasClaimed)
    var answer = CustomVerdict()
    (answer.phase, answer.claims) = (to, claims)
    if to == .failed || to == .cancelled { answer.reason = .tooSlow }
    return state.read(answer)
  }

  @Test func everyMoveWithoutAClaim() {
    var legal: [String] = []
    for from in Phase.allCases {
      for to in Phase.allCases {
        if let verdict = read(from, to) { legal.append("\(from.name) \(to.name): \(verdict)") }
      }
    }
    #expect(
      legal == [
        "possible possible: none", "possible began: pressing", "possible ended: claim",
        "possible failed: fail(GestureCore.Reason.tooSlow)",
        "began changed: changed", "began ended: claim", "began cancelled: fail(GestureCore.Reason.tooSlow)",
        "changed changed: changed", "changed ended: claim", "changed cancelled: fail(GestureCore.Reason.tooSlow)",
      ])
  }

  @Test func theFirstClaimRecognizesAndLaterOnesSayNothing() {
    #expect(read(.possible, .began, claims: true) == .claim)
    #expect(read(.possible, .possible, claims: true) == nil)
    #expect(read(.began, .changed, claims: true) == .claim)
    #expect(read(.began, .changed, claims: true, hasClaimed: true) == .changed)
    #expect(read(.changed, .changed, hasClaimed: true) == .changed)
    #expect(read(.changed, .ended, hasClaimed: true) == .end)
    #expect(read(.changed, .ended, claims: true, hasClaimed: true) == .end)
  }

  @Test(arguments: Reason.allCases)
  func reasonsAreTheRecognizersOwn(_ reason: Reason) {
    var answer = CustomVerdict()
    (answer.phase, answer.reason) = (.failed, reason)
    let isOwn = [
      .moved, .liftedEarly, .tooSlow, .tooLate, .tooManyContacts, .tooFewContacts, .wrongDirection, .outside,
    ].contains(reason)
    #expect(CustomState().read(answer) == (isOwn ? .fail(reason) : nil))
  }

  @Test func aValueIsSoundWithKnownFieldsAndFiniteNumbers() {
    var value = GestureValue()
    #expect(value.isSound)
    value.fields = [.location, .matrix, .total]
    #expect(value.isSound)
    value.fields.insert(.branch)
    #expect(!value.isSound)
    value.fields = ValueFields(rawValue: 1 << 19)
    #expect(!value.isSound)
    value.fields = []
    value.total.y = .infinity
    #expect(!value.isSound)
    value.total.y = 0
    value.matrix.tx = .nan
    #expect(!value.isSound)
  }
}
