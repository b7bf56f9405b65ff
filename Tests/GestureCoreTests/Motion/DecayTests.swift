import Testing

@testable import GestureCore

extension MotionTests {
  @Suite struct Decays {
    func glide(_ rate: Double, from: Double = 0, _ velocity: Double, _ low: Double, _ high: Double) -> Decay.Glide {
      Decay(rate: rate).glide(from: from, velocity: velocity, low: low, high: high)
    }

    @Test(arguments: [0.998, 0.99])
    func theWayIsTheSumOfWhatIsLeftEachMillisecond(_ rate: Double) {
      let decay = Decay(rate: rate)
      let glide = glide(rate, from: 7, 1000, -.infinity, .infinity)
      #expect((glide.rest - 7 - rate / (1 - rate)).magnitude < 1e-9)
      var (place, share) = (7.0, 1.0)
      for tick in 0..<500 {
        #expect((decay.sample(glide, at: Double(tick) / 1000).position - place).magnitude < 1e-9)
        share *= rate
        place += share
      }
      #expect(decay.catchTime(glide) == .infinity)
      #expect((decay.sample(glide, at: 60).position - glide.rest).magnitude < 1e-9)
    }

    @Test func aBoundCatchesWithTheVelocityOfThatMoment() {
      let decay = Decay(rate: 0.998)
      let glide = glide(0.998, from: 10, 800, -100, 100)
      let caught = decay.catchTime(glide)
      #expect(glide.rest == 100 && !glide.isCaught)
      let (before, after) = (decay.sample(glide, at: caught - 1e-9), decay.sample(glide, at: caught))
      #expect((after.position - 100).magnitude < 1e-9)
      #expect((before.velocity - after.velocity).magnitude < 1e-4)
      // From there a critically damped spring: v t e^(-omega t).
      let omega = 2 * Double.pi / 0.5
      for seconds in [0.01, 0.08, 0.3] {
        let wanted = 100 + after.velocity * seconds * exp(-omega * seconds)
        #expect((decay.sample(glide, at: caught + seconds).position - wanted).magnitude < 1e-9)
      }
      #expect((decay.sample(glide, at: 20).position - 100).magnitude < 1e-9)
    }

    @Test func aGlideThatRestsAtOrBeforeTheBoundIsNotCaught() {
      let way = 500 * 0.99 / 0.01 / 1000
      let decay = Decay(rate: 0.99)
      #expect(decay.catchTime(glide(0.99, 500, 0, way + 0.001)) == .infinity)
      #expect(decay.catchTime(glide(0.99, 500, 0, way - 0.001)).isFinite)
    }

    @Test func beyondOrAtABoundItIsCaughtAtOnce() {
      let decay = Decay(rate: 0.99)
      let far = glide(0.99, from: 80, 0, -50, 50)
      #expect(far.isCaught && far.rest == 50)
      #expect(decay.sample(far, at: 0).position == 80)
      #expect((decay.sample(far, at: 0.5).position - 50) > 0)
      #expect((decay.sample(far, at: 5).position - 50).magnitude < 1e-9)
      #expect(glide(0.99, from: 50, 10, -50, 50).isCaught)
      #expect(!glide(0.99, from: 50, -10, -50, 50).isCaught)
      #expect(!glide(0.99, from: 50, 0, -50, 50).isCaught)
      let below = glide(0.99, from: -80, -300, -50, 50)
      #expect(below.isCaught && below.rest == -50)
    }

    @Test func componentsAreCaughtByThemselves() {
      var motion = Motion(at: .zero, width: 2)
      motion.glide(
        from: quad(0, 0), velocity: quad(1000, 100), by: .decay(rate: 0.99, low: quad(-50, -50), high: quad(50, 50)),
        at: time(1))
      #expect(motion.target.x == 50)
      #expect((motion.target.y - 9.9).magnitude < 1e-9)
      let place = motion.value(at: time(1.1))
      #expect(place.x > 50)
      #expect((place.y - 9.9 * (1 - 0.366032341273)).magnitude < 1e-9)
      #expect(difference(motion.value(at: time(4)), quad(50, 9.9)) < 1e-9)
    }
  }
}
