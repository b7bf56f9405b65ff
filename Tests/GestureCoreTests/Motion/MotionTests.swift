import Testing

@testable import GestureCore

/// Tests of the Motion floor, a nested suite for each noun.
@Suite enum MotionTests {}

extension MotionTests {
  @Suite struct Motions {
    /// A motion that was retargeted twice by the animation, at 1 s and at 1.2 s.
    func retargeted(by animation: Animation) -> Motion {
      var motion = Motion(at: quad(10, -20), width: 2)
      motion.retarget(to: quad(110, 30), by: animation, at: time(1))
      motion.retarget(to: quad(-40, 60), by: animation, at: time(1.2))
      return motion
    }

    static let animations: [Animation] = [
      .none, .smooth, .snappy, .bouncy, .interactive, .spring(response: 0.7, damping: 2.5), .linear(), .easeInOut(),
      .bezier(0.2, -0.5, 0.7, 1.6, duration: 0.8),
    ]

    @Test(arguments: animations)
    func aCurveIsTheSameHoweverOftenItIsLookedAt(_ animation: Animation) {
      let motion = retargeted(by: animation)
      var random: UInt64 = 42
      for rate in [30, 60, 144, 1000] as [UInt64] {
        for frame in 0..<rate {
          // Whoever looks at other times in between changes nothing.
          random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          _ = motion.value(at: time(1.2) + random % 2_000_000_000)
          let moment = time(1.2) + frame * 1_000_000_000 / rate
          #expect(difference(motion.value(at: moment), retargeted(by: animation).value(at: moment)) == 0)
        }
      }
    }

    @Test func aRetargetKeepsThePlaceAndASpringItsVelocity() {
      var motion = Motion(at: .zero, width: 2)
      motion.retarget(to: quad(100, 50), by: .bouncy, at: time(1))
      let (place, speed) = (motion.value(at: time(1.13)), motion.velocity(at: time(1.13)))
      motion.retarget(to: quad(-3, 7), by: .snappy, at: time(1.13))
      #expect(motion.value(at: time(1.13)) == place)
      #expect(motion.velocity(at: time(1.13)) == speed)
      #expect(difference(motion.value(at: time(1.13) + 1000), place + speed * 1e-6) < 1e-6)
      let anew = motion.value(at: time(1.2))
      motion.retarget(to: quad(9, 9), by: .easeIn(), at: time(1.2))
      #expect(motion.value(at: time(1.2)) == anew)
      #expect(difference(motion.velocity(at: time(1.2) + 1), .zero) < 1e-3, "an ease starts anew, this one at rest")
    }

    @Test(arguments: animations)
    func aTimeBeforeTheLastRetargetAnswersTheValueAtIt(_ animation: Animation) {
      let motion = retargeted(by: animation)
      #expect(motion.value(at: time(0.5)) == motion.value(at: time(1.2)))
      #expect(motion.velocity(at: 0) == motion.velocity(at: time(1.2)))
      #expect(motion.isSettled(at: 0) == motion.isSettled(at: time(1.2)))
    }

    @Test(arguments: animations)
    func theVelocityIsTheSlopeOfTheValue(_ animation: Animation) {
      let motion = retargeted(by: animation)
      for moment in stride(from: 1.21, to: 3, by: 0.0371) {
        let slope = (motion.value(at: time(moment) + 1000) - motion.value(at: time(moment) - 1000)) / 2e-6
        #expect(difference(slope, motion.velocity(at: time(moment))) < 1e-2)
      }
    }

    @Test(arguments: animations)
    func whereADoubleOverflowsOnTheWayItStandsAtItsTarget(_ animation: Animation) {
      var motion = Motion(at: quad(-Quad.greatest), width: 1)
      motion.retarget(to: quad(Quad.greatest), by: animation, at: time(1))
      for moment in [1, 1.1, 2, 1e9] {
        #expect(motion.value(at: time(moment)).isFinite)
        #expect(motion.velocity(at: time(moment)).isFinite)
      }
      #expect(motion.value(at: time(1e9)) == quad(Quad.greatest))
    }

    @Test func aGlideBeyondTheGreatestNumberStaysWithin() {
      var motion = Motion(at: .zero, width: 1)
      motion.glide(from: quad(1e308), velocity: quad(1e308), by: .decay(rate: 0.9999), at: time(1))
      for moment in [1, 1.1, 2, 1e6] {
        #expect(motion.value(at: time(moment)).isFinite)
        #expect(motion.velocity(at: time(moment)).isFinite)
      }
      #expect(motion.value(at: time(1e6)) == quad(Quad.greatest))
    }

    @Test func anEaseOfNoDurationJumps() {
      var motion = Motion(at: .zero, width: 1)
      motion.retarget(to: quad(5), by: .linear(duration: 0), at: time(1))
      #expect(motion.value(at: time(1)) == quad(5))
      #expect(motion.settlingTime == time(1))
    }
  }
}
