import Testing

@testable import GestureCore

extension StateTests {
  @Suite struct Stores {
    let bench = StateBench()

    @Test func theTransientHoldsTheChannelAndGoesBackAtOnce() {
      let live = bench.state(.vec2, quad(7, -7))
      #expect(bench.bind(live, .translation, transient: true) == .none)
      #expect(bench.value(live) == quad(7, -7))
      bench.update(0, moved(30))
      #expect(bench.value(live) == quad(30))
      bench.update(0, pinched(2))
      #expect(bench.value(live) == quad(7, -7), "an absent channel means the initial value")
      bench.update(0, moved(5))
      bench.finish(0, moved(5), ended: false)
      #expect(bench.value(live) == quad(7, -7))
    }

    @Test func aCommitIsAppliedOnceAndOnlyOnEnded() {
      let position = bench.state(.vec2)
      bench.bind(position, .translation, transient: false) { $0.operation = .add }
      bench.update(0, moved(30))
      bench.finish(0, moved(30), ended: false)
      #expect(bench.value(position) == .zero)
      #expect(bench.stamp(position) == 0)
      bench.finish(0, moved(30), ended: true)
      bench.finish(0, moved(12, 1), ended: true)
      #expect(bench.value(position) == quad(42, 1))
      bench.finish(0, pinched(2), ended: true)
      #expect(bench.value(position) == quad(42, 1), "an absent channel commits nothing")
      #expect(bench.stamp(position) == 2)
    }

    @Test func aSumBeyondTheGreatestNumberIsTheGreatest() {
      let (left, right) = (bench.state(.vec2, quad(1.7e308, -1.7e308)), bench.state(.vec2, quad(1e308, -1e308)))
      let sum = bench.sum(.vec2, [left, right])
      #expect(bench.value(sum) == quad(Quad.greatest, -Quad.greatest))
      #expect(bench.set(right, quad(1, 1)) == .none)
      #expect(bench.value(sum) == quad(1.7e308, -1.7e308))
    }

    @Test func toggleAsksNothingOfItsChannel() {
      let open = bench.state(.bool)
      #expect(bench.bind(open, .translation, transient: false) { $0.operation = .toggle } == .none)
      bench.finish(0, GestureValue(), ended: true)
      #expect(bench.value(open).x == 1)
      bench.finish(0, GestureValue(), ended: true)
      #expect(bench.value(open).x == 0)
    }

    @Test func aSumIsWrittenOnceAStep() {
      let position = bench.state(.vec2, quad(1, 1))
      let live = bench.state(.vec2)
      let drawn = bench.sum(.vec2, [position, live])
      let all = bench.sum(.vec2, [drawn, drawn, live])
      bench.bind(live, .translation, transient: true)
      bench.bind(position, .translation, transient: false) { $0.operation = .add }
      #expect(bench.value(drawn) == quad(1, 1))
      #expect(bench.value(all) == quad(2, 2))
      bench.update(0, moved(200, 10))
      #expect(bench.value(drawn) == quad(201, 11))
      #expect(bench.value(all) == quad(602, 32))
      #expect(bench.stamp(drawn) == 1)
      bench.finish(0, moved(200, 10), ended: true)
      #expect(bench.value(drawn) == quad(201, 11))
      #expect(bench.stamp(drawn) == 1, "what the transient gives up the committed cell takes")
      #expect(bench.value(all) == quad(402, 22))
      #expect(bench.stamp(all) == 2)
    }

    @Test func whatMayNotBeWrittenIsRefusedAndKeepsItsValue() {
      let position = bench.state(.vec2)
      let live = bench.state(.vec2)
      let drawn = bench.sum(.vec2, [position, live])
      bench.bind(live, .translation, transient: true)
      bench.update(0, moved(30))
      #expect(bench.set(live, quad(9)) == Fault(.readOnlyState, .stateReadOnly, live.bits))
      #expect(bench.set(drawn, quad(9)).code == .readOnlyState)
      #expect(bench.set(position, quad(.nan)).code == .notFinite)
      #expect(bench.set(position, quad(0, .infinity)).code == .notFinite)
      #expect(bench.set(StateID(bits: 99), quad(9)) == Fault(.staleID, .state, 99))
      #expect(bench.set(.none, quad(9)).code == .staleID)
      #expect(bench.value(drawn) == quad(30))
      #expect(bench.set(position, Quad(5, 6, .nan, 8)) == .none, "only the numbers that the type has count")
      #expect(bench.value(position) == quad(5, 6))
    }

    @Test func theSameValueLeavesTheStamp() {
      let position = bench.state(.vec2)
      bench.set(position, quad(0, 0))
      #expect(bench.stamp(position) == 0)
      bench.set(position, quad(1))
      bench.set(position, quad(1))
      #expect(bench.stamp(position) == 1)
    }

    @Test func shapingEndsAtTheSnapPointAndTheTypeHasTheLastWord() {
      let snapped = bench.state(.vec2)
      bench.bind(snapped, .translation, transient: false, snap: [quad(0, 0), quad(100, 0), quad(0, 100)]) {
        ($0.operation, $0.clamps, $0.low, $0.high) = (.add, true, quad(-40, -40), quad(40, 100))
      }
      bench.finish(0, moved(500, 45), ended: true)
      #expect(bench.value(snapped) == quad(0, 0), "clamped to (40, 45) first, and the first of two equals wins")
      let count = bench.state(.int)
      bench.bind(count, gesture: 1, .magnification, transient: false) { $0.operation = .add }
      bench.finish(1, pinched(2.6), ended: true)
      #expect(bench.value(count).x == 3)
    }

    @Test func twoNumbersDriveTheFirstHalfOfAVec4AndOneFillsAll() {
      let four = bench.state(.vec4, Quad(1, 2, 3, 4))
      bench.bind(four, .translation, transient: false)
      bench.bind(four, gesture: 1, .magnification, transient: false) { $0.operation = .multiply }
      bench.finish(0, moved(10, 20), ended: true)
      #expect(bench.value(four) == Quad(10, 20, 3, 4))
      bench.finish(1, pinched(2), ended: true)
      #expect(bench.value(four) == Quad(20, 40, 6, 8))
    }

    @Test func whatOverflowsIsLeft() {
      let zoom = bench.state(.scalar, quad(1e300))
      bench.bind(zoom, .magnification, transient: false) { $0.operation = .multiply }
      bench.finish(0, pinched(1e300), ended: true)
      #expect(bench.value(zoom).x == 1e300)
      let live = bench.state(.scalar, quad(4))
      bench.bind(live, gesture: 1, .magnification, transient: true) { $0.scale = 1e300 }
      bench.update(1, pinched(1e300))
      #expect(bench.value(live).x == 4)
    }

    @Test func theStepTellsWhatItTouched() {
      let position = bench.state(.vec2)
      let live = bench.state(.vec2)
      let other = bench.state(.scalar)
      _ = bench.sum(.vec2, [position, live])
      bench.bind(live, .translation, transient: true) { $0.reset = .smooth }
      bench.bind(position, .translation, transient: false) { $0.operation = .add }
      bench.bind(other, gesture: 1, .magnification, transient: false)
      bench.update(0, moved(30))
      var value = moved(30, velocity: Point(400, 0))
      bench.states.finish(gesture: 0, value: &value, pace: Pace(value), ended: true)
      bench.states.closeStep()
      let slots = (0..<bench.states.changedCount).map { bench.states.changed($0) }
      #expect(slots == [1, 0, 3])
      #expect(slots.map { bench.states.reset(of: $0) == .smooth } == [true, false, true])
      #expect(slots.map { bench.states.changes[$0].release } == [.transient, .commit, .transient])
      #expect(slots.map { bench.states.changes[$0].velocity.x } == [400, 400, 400])
      bench.states.clearStep()
      #expect(bench.states.changedCount == 0)
      #expect(bench.reset(1) == .none)
    }

    @Test func aGestureThatBeginsAgainInTheStepOfItsEndTakesNoReset() {
      let live = bench.state(.vec2)
      bench.bind(live, .translation, transient: true) { $0.reset = .smooth }
      bench.update(0, moved(30))
      var (last, first) = (moved(30), moved(1))
      bench.states.finish(gesture: 0, value: &last, pace: Pace(last), ended: true)
      bench.states.update(gesture: 0, value: &first)
      bench.states.closeStep()
      #expect(bench.reset(0) == .none)
      #expect(bench.value(live) == quad(1))
    }

    @Test func sumsThatDoubleEndAtTheMostPartsThatThereMayBe() throws {
      let deep = StateBench(states: 64, bindings: 1, gestures: 1, followers: 1)
      let cell = deep.state(.scalar)
      var top = cell
      for _ in 1...15 { top = try deep.states.makeSum(.scalar, of: [top, top]) }  // 2 + 4 + ... + 2^15 = 2^16 - 2.
      let parts = UInt64(StateStore.mostParts)
      #expect(
        fault { _ = try deep.states.makeSum(.scalar, of: [top, top]) } == Fault(.capacity, .parts, 2 * parts - 2))
      #expect(
        fault { _ = try deep.states.makeSum(.scalar, of: [cell, cell, cell]) } == Fault(.capacity, .parts, parts + 1))
      _ = try deep.states.makeSum(.scalar, of: [cell, cell])
      #expect(deep.set(cell, quad(3)) == .none)
      deep.states.closeStep()
      #expect(deep.value(top) == quad(3 * 32_768))
    }

    @Test func capacityIsKept() throws {
      let small = StateBench(states: 2, bindings: 1, gestures: 2, followers: 1)
      let a = small.state(.scalar)
      let b = small.state(.scalar)
      #expect(fault { _ = try small.states.makeState(.scalar) } == Fault(.capacity, .states, 2))
      #expect(fault { _ = try small.states.makeSum(.scalar, of: [a, b]) } == Fault(.capacity, .states, 2))
      #expect(small.bind(a, .magnification, transient: true) == .none)
      #expect(small.bind(b, .magnification, transient: true) == Fault(.capacity, .bindings, 1))
      small.states.removeBindings(ofGesture: 0)
      #expect(small.bind(b, .magnification, transient: true) == .none)
      #expect(small.follower(a) != .none)
      #expect(fault { _ = try small.followers.make(of: a, in: small.states) } == Fault(.capacity, .followers, 1))
    }
  }
}
