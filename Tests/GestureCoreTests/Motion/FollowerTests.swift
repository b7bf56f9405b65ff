import Testing

@testable import GestureCore

extension MotionTests {
  @Suite struct Followers {
    let bench = StateBench()

    @Test func aResetMovesTheRigidFollowersAlone() {
      let position = bench.state(.scalar, quad(100))
      let live = bench.state(.scalar)
      let drawn = bench.sum(.scalar, [position, live])
      bench.bind(live, .magnification, transient: true) { $0.reset = .linear(duration: 1) }
      let (rigid, ofTheSum) = (bench.follower(live), bench.follower(drawn))
      let own = bench.follower(live, .linear(duration: 0.5))
      bench.update(0, pinched(2), at: 0.1)
      #expect(bench.value(rigid, at: 1) == quad(2))
      #expect(bench.value(ofTheSum, at: 1) == quad(102))
      #expect(bench.value(own, at: 1) == quad(2))
      bench.finish(0, pinched(2), ended: false, at: 1)
      #expect(difference(bench.value(rigid, at: 1.25), quad(1.5)) < 1e-9)
      #expect(difference(bench.value(ofTheSum, at: 1.25), quad(101.5)) < 1e-9)
      #expect(difference(bench.value(own, at: 1.25), quad(1)) < 1e-9)
      bench.set(position, quad(50), at: 1.5)
      #expect(difference(bench.value(rigid, at: 1.5), quad(1)) < 1e-9)
      #expect(bench.value(ofTheSum, at: 1.5) == quad(50), "it is rigid but for the reset")
      #expect(bench.value(rigid, at: 2) == quad(0))
    }

    @Test func threeFollowersOfOneDrag() {
      let live = bench.state(.vec2)
      bench.bind(live, .translation, transient: true)
      let spring = bench.follower(live, .spring(response: 0.3, damping: 0.6))
      let slow = bench.follower(live, .easeInOut(duration: 0.5))
      let fast = bench.follower(live, .easeInOut(duration: 0.3))
      bench.update(0, moved(100), at: 1.1)
      let all = { (t: Double) in [spring, slow, fast].map { self.bench.value($0, at: t).x } }
      #expect(zip(all(1.2), [81.746198134, 8.165985627, 23.17748163]).allSatisfy { ($0 - $1).magnitude < 1e-7 })
      bench.finish(0, moved(100), ended: true, at: 4)
      #expect(zip(all(4), [100, 100, 100]).allSatisfy { ($0 - $1).magnitude < 1e-6 })
      #expect(zip(all(4.1), [18.253801866, 91.834014373, 76.82251837]).allSatisfy { ($0 - $1).magnitude < 1e-6 })
    }

    @Test func aSpringOfItsOwnTrailsASum() {
      // The numbers of a random case: retargeted at each sample of a drag whose commit snaps back to zero.
      let (position, live) = (bench.state(.vec2), bench.state(.vec2))
      let drawn = bench.sum(.vec2, [position, live])
      bench.bind(live, .translation, transient: true) { $0.reset = .spring(response: 0.3, damping: 0.6) }
      let follower = bench.follower(drawn, .spring(response: 0.4, damping: 0.7))
      bench.update(0, moved(-15, 10), at: 0.10775)
      bench.update(0, moved(-20, 13), at: 0.124)
      bench.finish(0, moved(-20, 13, velocity: Point(-200, 100)), ended: true, at: 0.154)
      #expect(difference(bench.value(follower, at: 0.656), quad(0.024389736, -0.015906292)) < 1e-8)
    }

    @Test func aCancelledResetStartsAtRest() {
      let live = bench.state(.vec2)
      bench.bind(live, .translation, transient: true) { $0.reset = .smooth }
      let follower = bench.follower(live)
      bench.update(0, moved(27, 111), at: 0.401)
      bench.finish(0, moved(27, 111, velocity: Point(900, 900)), ended: false, at: 0.461)
      #expect(bench.velocity(follower, at: 0.461) == .zero)
      #expect(difference(bench.value(follower, at: 0.99325), quad(0.258490951, 1.06268502)) < 1e-8)
    }

    @Test func theReleaseVelocityIsHandedToASpringThatHadFollowedRigidly() {
      let live = bench.state(.vec2)
      bench.bind(live, .translation, transient: true) { ($0.reset, $0.scale) = (.smooth, 2) }
      let (rigid, own) = (bench.follower(live), bench.follower(live, .smooth))
      bench.update(0, moved(10), at: 1)
      bench.finish(0, moved(10, velocity: Point(300, -40)), ended: true, at: 4)
      #expect(bench.velocity(rigid, at: 4) == quad(600, -80), "in the state's points: the scale counts")
      #expect(bench.value(rigid, at: 4) == quad(20))
      #expect(difference(bench.velocity(own, at: 4), .zero) < 1e-9, "a follower of its own keeps its own")
    }

    @Test func aFollowerUnderWayKeepsItsVelocity() {
      let (one, two) = (bench.state(.vec2), bench.state(.vec2))
      let drawn = bench.sum(.vec2, [one, two])
      for (state, gesture) in [(one, 0), (two, 1)] {
        bench.bind(state, gesture: gesture, .translation, transient: true) { $0.reset = .smooth }
      }
      let follower = bench.follower(drawn)
      bench.update(0, moved(100), at: 0)
      bench.update(1, moved(0, 40), at: 0)
      bench.finish(0, moved(100, velocity: Point(500, 0)), ended: true, at: 1)
      #expect(bench.velocity(follower, at: 1) == quad(500))
      let (place, speed) = (bench.value(follower, at: 1.1), bench.velocity(follower, at: 1.1))
      bench.finish(1, moved(0, 40, velocity: Point(0, 900)), ended: true, at: 1.1)
      #expect(bench.value(follower, at: 1.1) == place)
      #expect(bench.velocity(follower, at: 1.1) == speed)
      // Long after it came to rest it is as rigid as before.
      bench.update(1, moved(0, 40), at: 60)
      bench.finish(1, moved(0, 40, velocity: Point(0, 900)), ended: true, at: 61)
      #expect(bench.velocity(follower, at: 61) == quad(0, 900))
    }

    @Test func aSumThatIsTheSameIsLeftAlone() {
      // 0.1 + 0.2 + 0.3 is not 0.1 + 0.5 to the bit; no velocity may come of that.
      let (base, position, live) = (bench.state(.vec2, quad(0.1)), bench.state(.vec2, quad(0.2)), bench.state(.vec2))
      let drawn = bench.sum(.vec2, [base, position, live])
      bench.bind(live, .translation, transient: true) { $0.reset = .smooth }
      bench.bind(position, .translation, transient: false) { $0.operation = .add }
      let (rigid, ease) = (bench.follower(drawn), bench.follower(drawn, .linear(duration: 10)))
      bench.update(0, moved(0.3), at: 1)
      let before = bench.value(drawn)
      bench.finish(0, moved(0.3, velocity: Point(5000, 0)), ended: true, at: 2)
      #expect(bench.value(drawn) != before, "or this tests nothing")
      #expect(bench.velocity(rigid, at: 2) == .zero)
      #expect(bench.value(rigid, at: 2.1) == bench.value(drawn))
      #expect(difference(bench.velocity(ease, at: 10), quad(0.03)) < 1e-9, "still on its way since 1")
    }

    @Test func aWriteOfTheSameValueRetargetsNothing() {
      let state = bench.state(.scalar)
      let follower = bench.follower(state, .linear(duration: 1))
      bench.set(state, quad(10), at: 1)
      bench.set(state, quad(10), at: 1.5)
      #expect(bench.value(follower, at: 2) == quad(10))
      #expect(difference(bench.value(follower, at: 1.75), quad(7.5)) < 1e-9)
    }

    @Test func aDecayGlidesFromTheSumThatDidNotMove() {
      let (position, live) = (bench.state(.vec2), bench.state(.vec2))
      let drawn = bench.sum(.vec2, [position, live])
      bench.bind(live, .translation, transient: true) { $0.reset = .smooth }
      bench.bind(position, .translation, transient: false) { $0.operation = .add }
      let glide = bench.follower(drawn, .decay(rate: 0.99))
      let ofThePosition = bench.follower(position, .decay(rate: 0.99, low: quad(-50, -50), high: quad(50, 50)))
      bench.update(0, moved(20), at: 1)
      #expect(bench.value(glide, at: 1) == quad(20), "it follows rigidly")
      bench.finish(0, moved(20, velocity: Point(400, 0)), ended: true, at: 2)
      #expect(bench.value(glide, at: 2) == quad(20))
      #expect(difference(bench.value(glide, at: 2.1), quad(20 + 39.6 * (1 - 0.366032341273))) < 1e-9)
      #expect(difference(bench.value(glide, at: 10), quad(20 + 39.6)) < 1e-9)
      #expect(bench.value(ofThePosition, at: 2) == quad(20))
      #expect(difference(bench.value(ofThePosition, at: 10), quad(50)) < 1e-9)
      bench.update(0, moved(1), at: 11)
      #expect(bench.value(glide, at: 11) == quad(21), "and then rigidly again")
      bench.finish(0, moved(1, velocity: Point(400, 0)), ended: false, at: 12)
      #expect(bench.value(glide, at: 12.5) == quad(20), "no glide after a cancel")
    }

    @Test func twoGesturesThatEndTogetherMoveASumTogether() {
      let (one, two) = (bench.state(.vec2), bench.state(.vec2))
      let drawn = bench.sum(.vec2, [one, two])
      for (state, gesture) in [(one, 0), (two, 1)] {
        bench.bind(state, gesture: gesture, .translation, transient: true) { $0.reset = .smooth }
      }
      let follower = bench.follower(drawn)
      bench.update(0, moved(10), at: 0)
      bench.update(1, moved(5), at: 0)
      var (first, second) = (moved(10, velocity: Point(100, 0)), moved(5, velocity: Point(20, 1)))
      bench.states.finish(gesture: 0, value: &first, pace: Pace(first), ended: true)
      bench.states.finish(gesture: 1, value: &second, pace: Pace(second), ended: true)
      bench.close(at: 1)
      #expect(bench.velocity(follower, at: 1) == quad(120, 1))
    }

    @Test func animationsOutOfRangeAreRefused() {
      let state = bench.state(.vec2)
      let wrong: [Animation] = [
        .spring(response: 0), .spring(response: -1), .spring(response: .nan), .spring(damping: -0.1),
        .spring(damping: .infinity), .bezier(-0.1, 0, 1, 1, duration: 1), .bezier(0, 0, 1.1, 1, duration: 1),
        .bezier(0, .nan, 1, 1, duration: 1), .linear(duration: -1), .linear(duration: .infinity), .decay(rate: 1),
        .decay(rate: 0), .decay(rate: .nan), .decay(low: quad(1, 0), high: quad(0, 0)),
        .decay(low: quad(-.infinity), high: quad(0, 0)),
      ]
      for animation in wrong {
        let answer = fault { _ = try bench.followers.make(of: state, in: bench.states, animation) }
        let details: [Animation.Kind: Fault.Detail] = [.spring: .spring, .bezier: .ease, .decay: .decay]
        #expect(answer.code == .invalidArgument && answer.detail == details[animation.kind])
      }
      #expect(fault { _ = try bench.followers.make(of: .none, in: bench.states) }.code == .staleID)
      #expect(fault { _ = try bench.followers.value(of: FollowerID(bits: 5), at: 0) } == Fault(.staleID, .follower, 5))
      #expect(fault { _ = try bench.followers.settlingTime(of: .none) }.code == .staleID)
    }
  }
}
