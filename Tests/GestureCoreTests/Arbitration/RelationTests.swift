import Testing

@testable import GestureCore

/// What relations and composites change in who wins.
@Suite struct RelationTests {
  let bench = ArenaBench()

  @Test func waitsForHoldsWhateverTheStimulusAndTheContact() {
    let (a, b) = (bench.add(.longPress), bench.add(.drag))
    bench.relate(a, .waitsFor, b)
    bench.press(1, [a])
    bench.press(2, [b])
    bench.claim(a)
    #expect(bench.decisions() == ["0 waits for 1"])
    bench.claim(b)
    #expect(bench.decisions() == ["1 granted", "0 denied by 1, waited"])
  }

  @Test func waitsForAnIdleOneHoldsNothingUp() {
    let (a, b) = (bench.add(), bench.add())
    bench.relate(a, .waitsFor, b)
    bench.press(1, [a])
    bench.claim(a)
    #expect(bench.decisions() == ["0 granted"])
    _ = b
  }

  @Test func runsWithNeitherWaitsNorDenies() {
    let (a, b) = (bench.add(depth: 0), bench.add(depth: 1))
    bench.relate(b, .runsWith, a)
    bench.press(1, [a, b])
    bench.claim(a)
    bench.claim(b)
    #expect(bench.decisions() == ["0 granted", "1 granted"])
  }

  @Test func anExplicitWaitStandsAboveRunsWith() {
    let (a, b) = (bench.add(), bench.add(priority: .simultaneous))
    bench.relate(a, .waitsFor, b)
    bench.press(1, [a, b])
    bench.claim(a)
    #expect(bench.decisions() == ["0 waits for 1"])
  }

  @Test func preventsDeniesOneThatRunsTogether() {
    let (a, b) = (bench.add(), bench.add(priority: .simultaneous))
    bench.relate(a, .prevents, b)
    bench.press(1, [a, b])
    bench.claim(b)
    #expect(bench.standing(b) == .granted)
    bench.claim(a)
    #expect(bench.decisions() == ["1 granted", "0 granted", "1 denied by 0, excluded"])
    #expect(bench.phase(b) == .cancelled)
  }

  @Test func membersOfASimultaneousRunTogether() {
    let (a, b) = (bench.add(), bench.add())
    let both = bench.combine(.simultaneous, [a, b])
    bench.press(1, [a, b])
    bench.claim(b)
    bench.claim(a)
    #expect(bench.decisions() == ["1 granted", "0 granted"])
    #expect(bench.phase(both).isLive)
  }

  @Test func aLaterMemberOfAnExclusiveWaits() {
    let (a, b) = (bench.add(.drag), bench.add(.longPress))
    let both = bench.combine(.exclusive, [a, b])
    bench.press(1, [a, b])
    bench.claim(b)
    #expect(bench.decisions() == ["1 waits for 0"])
    bench.fail(a)
    #expect(bench.decisions() == ["1 granted"])
    #expect(bench.phase(both) == .ended)
  }

  @Test func orderBeatsTheCountOfTaps() {
    let (single, double) = (bench.add(.tap), bench.add(.tap) { $0.count = 2 })
    _ = bench.combine(.exclusive, [single, double])
    bench.press(1, [single, double])
    bench.claim(single)
    #expect(bench.decisions() == ["0 granted", "1 denied by 0, excluded"])
  }

  @Test func membersOfARaceNeverWait() {
    let (double, single) = (bench.add(.tap) { $0.count = 2 }, bench.add(.tap))
    _ = bench.combine(.race, [double, single])
    bench.press(1, [double, single])
    bench.claim(single)
    #expect(bench.decisions() == ["1 granted", "0 denied by 1, excluded"])
  }

  @Test func atOneInstantTheEarlierOfARaceWins() {
    let (a, b) = (bench.add(), bench.add())
    _ = bench.combine(.race, [a, b])
    bench.press(1, [a, b])
    bench.claim(b, a)
    #expect(bench.decisions() == ["0 granted", "1 denied by 0, excluded"])
  }

  @Test func onesOwnReasonStandsBeforeTheOthersWin() {
    let (a, b) = (bench.add(.drag), bench.add(.longPress))
    bench.press(1, [a, b])
    bench.arena.apply(.fail(.tooSlow), to: b)
    bench.claim(a)
    #expect(bench.reason(b) == .tooSlow)
    #expect(bench.decisions() == ["0 granted"])
  }

  @Test func theMemberIsNamedTowardsAStranger() {
    let (a, b, c) = (bench.add(), bench.add(), bench.add(.longPress))
    let both = bench.combine(.simultaneous, [a, b])
    bench.press(1, [a, b, c])
    bench.claim(c)
    #expect(
      Set(bench.decisions()) == ["2 granted", "\(both) denied by 2, excluded"], "by the root's name, once a member")
  }
}
