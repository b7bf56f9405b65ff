import Testing

@testable import GestureCore

/// Who wins, one rule a test, with members that are told what to do.
@Suite struct ArenaTests {
  let bench = ArenaBench()

  @Test func theFirstClaimIsGrantedAndTheOthersAreDeniedOnce() {
    let (a, b, c) = (bench.add(.drag), bench.add(.longPress), bench.add(.tap))
    bench.press(1, [a, b, c])
    #expect([a, b, c].map(bench.standing) == [.waiting, .waiting, .waiting])
    bench.claim(b)
    #expect(bench.decisions() == ["1 granted", "2 denied by 1, excluded", "0 denied by 1, excluded"])
    #expect([a, b, c].map(bench.standing) == [.out, .finished, .out])
    bench.claim(a)
    bench.fail(c)
    #expect(bench.reason(c) == .excluded, "one that is out hears no more")
  }

  @Test func withoutACommonContactNobodyIsDenied() {
    let (a, b) = (bench.add(), bench.add())
    bench.press(1, [a])
    bench.press(2, [b])
    bench.claim(a)
    bench.claim(b)
    #expect(bench.decisions() == ["0 granted", "1 granted"])
    #expect([a, b].map(bench.standing) == [.granted, .granted])
  }

  @Test func theSameStimulusWaitsForTheOneAhead() {
    let (outer, inner) = (bench.add(depth: 0), bench.add(depth: 1))
    bench.press(1, [outer, inner])
    bench.claim(outer)
    #expect(bench.decisions() == ["0 waits for 1"])
    #expect(bench.standing(outer) == .claiming)
    bench.claim(inner)
    #expect(bench.decisions() == ["1 granted", "0 denied by 1, waited"])
    #expect(bench.reason(outer) == .waited)
  }

  @Test func aHeldClaimIsReleasedWhenTheLastOneFails() {
    let (outer, middle, inner) = (bench.add(depth: 0), bench.add(depth: 1), bench.add(depth: 2))
    bench.press(1, [outer, middle, inner])
    bench.claim(outer)
    #expect(Set(bench.decisions()) == ["0 waits for 1", "0 waits for 2"])
    bench.fail(inner)
    #expect(bench.standing(outer) == .claiming)
    bench.fail(middle)
    #expect(bench.decisions() == ["0 granted"])
    #expect(bench.standing(outer) == .granted)
  }

  @Test func anotherStimulusDoesNotWait() {
    let (outer, inner) = (bench.add(.longPress, depth: 0), bench.add(.drag, depth: 1))
    bench.press(1, [outer, inner])
    bench.claim(outer)
    #expect(bench.decisions() == ["0 granted", "1 denied by 0, excluded"])
  }

  @Test func claimsOfOneInputAreGrantedInOrderOfAhead() {
    let (outer, inner) = (bench.add(depth: 0), bench.add(depth: 1))
    bench.press(1, [outer, inner])
    bench.claim(outer, inner)
    #expect(bench.decisions() == ["1 granted", "0 denied by 1, waited"])
  }

  @Test func aLowerCountWaitsForAHigherWhateverTheDepth() {
    let (double, single) = (
      bench.add(.tap, depth: 0) { $0.count = 2 }, bench.add(.tap, depth: 3)
    )
    bench.press(1, [double, single])
    bench.claim(single)
    #expect(bench.decisions() == ["1 waits for 0"])
    bench.fail(double, .tooLate)
    #expect(bench.decisions() == ["1 granted"])
  }

  @Test func simultaneousPriorityNeverCompetes() {
    let (a, b) = (bench.add(depth: 1), bench.add(priority: .simultaneous))
    bench.press(1, [a, b])
    bench.claim(b)
    bench.claim(a)
    #expect(bench.decisions() == ["1 granted", "0 granted"])
    #expect([a, b].map(bench.standing) == [.granted, .granted])
  }

  @Test func ofHighPriorityTheShallowerIsAhead() {
    let (outer, inner) = (bench.add(depth: 0, priority: .high), bench.add(depth: 1, priority: .high))
    bench.press(1, [outer, inner])
    bench.claim(inner)
    #expect(bench.decisions() == ["1 waits for 0"])
    bench.claim(outer)
    #expect(bench.decisions() == ["0 granted", "1 denied by 0, waited"])
  }

  @Test func ofOneDepthTheEarlierIsAheadAndOfHighTheLater() {
    let (first, second) = (bench.add(), bench.add())
    bench.press(1, [first, second])
    bench.claim(second)
    #expect(bench.decisions() == ["1 waits for 0"])
    let other = ArenaBench()
    let (a, b) = (other.add(priority: .high), other.add(priority: .high))
    other.press(1, [a, b])
    other.claim(a)
    #expect(other.decisions() == ["0 waits for 1"])
  }

  @Test func whoNeedsMoreContactsIsAheadOnceTheyAreDown() {
    let (one, two) = (bench.add(depth: 5), bench.add { ($0.minContacts, $0.maxContacts) = (2, 2) })
    bench.press(1, [one, two])
    bench.claim(one)
    #expect(bench.decisions() == ["0 granted", "1 denied by 0, excluded"], "one finger down holds up nobody")
    let other = ArenaBench()
    let (a, b) = (other.add(depth: 5), other.add { ($0.minContacts, $0.maxContacts) = (2, 2) })
    other.press(1, [a, b])
    other.press(2, [b])
    other.claim(a)
    #expect(other.decisions() == ["0 waits for 1"])
  }
}
