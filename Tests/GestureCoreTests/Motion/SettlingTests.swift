import Foundation
import Testing

@testable import GestureCore

extension MotionTests {
  @Suite struct Settling {
    func motion(_ animation: Animation, velocity: Quad = .zero) -> Motion {
      var motion = Motion(at: .zero, width: 2)
      motion.retarget(to: quad(100, -30), by: animation, push: velocity, at: time(2))
      return motion
    }

    /// Whether distance and velocity over omega0 are below a hundredth.
    func isNear(_ motion: Motion, omega: Double, at moment: Nanoseconds) -> Bool {
      let (way, speed) = (motion.value(at: moment) - motion.target, motion.velocity(at: moment) / omega)
      return (way * way).sum() < 1e-4 && (speed * speed).sum() < 1e-4
    }

    @Test(arguments: [0.02, 0.2, 0.6, 0.825, 1, 1.5, 5])
    func theSettlingTimeIsTheFirstFromWhichOnItIsNear(_ damping: Double) {
      let omega = 2 * Double.pi / 0.3
      for velocity in [.zero, quad(3000, 100), quad(-2000, 4000)] {
        let motion = motion(.spring(response: 0.3, damping: damping), velocity: velocity)
        let settled = motion.settlingTime
        #expect(isNear(motion, omega: omega, at: settled))
        #expect(!isNear(motion, omega: omega, at: settled - 2))
        #expect(motion.isSettled(at: settled))
        #expect(!motion.isSettled(at: settled - 1))
        #expect(!motion.isSettled(at: time(2)))
        #expect(!motion.isSettled(at: 0))
        for tick in 0..<3000 { #expect(isNear(motion, omega: omega, at: settled + Nanoseconds(tick) * 1_000_000)) }
      }
    }

    @Test func withoutDampingItNeverSettles() {
      let motion = motion(.spring(response: 0.3, damping: 0))
      #expect(motion.settlingTime == .never)
      #expect(!motion.isSettled(at: time(1e9)))
    }

    @Test func whatIsNearAtOnceHasSettled() {
      var motion = Motion(at: .zero, width: 1)
      motion.retarget(to: quad(0.009), by: .smooth, at: time(2))
      #expect(motion.settlingTime == time(2))
      #expect(motion.isSettled(at: time(2)))
      motion.retarget(to: quad(0.0191), by: .smooth, at: time(2))
      #expect(motion.settlingTime > time(2))
    }

    @Test func anEaseHasSettledAtItsDurationAndARigidOneAtOnce() {
      let ease = motion(.easeIn(duration: 0.35))
      #expect(ease.settlingTime == time(2.35))
      #expect(!ease.isSettled(at: time(2.35) - 1))
      #expect(ease.isSettled(at: time(2.35)))
      #expect(motion(.none).settlingTime == time(2))
    }

    @Test(arguments: [0.9, 0.97, 0.99, 0.998])
    func aDecaySettlesWhereItRests(_ rate: Double) {
      for bound in [5.0, 50, 9e9] {
        var motion = Motion(at: .zero, width: 2)
        let bounds = Animation.decay(rate: rate, low: quad(-bound, -bound), high: quad(bound, bound))
        motion.glide(from: .zero, velocity: quad(1500, -40), by: bounds, at: time(1))
        let settled = motion.settlingTime
        #expect(motion.isSettled(at: settled))
        #expect(!motion.isSettled(at: settled - 1))
        for tick in 0..<3000 {
          let way = motion.value(at: settled + Nanoseconds(tick) * 1_000_000) - motion.target
          #expect((way * way).sum() < 1e-4)
        }
      }
      var still = Motion(at: quad(3), width: 1)
      still.glide(from: quad(3), velocity: .zero, by: .decay(rate: rate), at: time(1))
      #expect(still.settlingTime == time(1))
    }

    /// Settling is asked for by a number of nanoseconds, and told by another: they are the same, however long it takes.
    @Test(arguments: 1...6)
    func aSpringOfWeeksHasSettledAtItsSettlingTime(_ digits: Int) {
      for step in 1..<60 {
        for damping in [0.3, 1, 2.5] {
          let motion = motion(.spring(response: Double(step) * pow(10, Double(digits)) / 7, damping: damping))
          let settled = motion.settlingTime
          #expect(motion.isSettled(at: settled))
          #expect(!motion.isSettled(at: settled - settled / 1_000_000))
        }
      }
    }
  }
}
