import Testing

@testable import GestureCore

extension MotionTests {
  @Suite struct Springs {
    /// The same spring by Runge and Kutta's method of the fourth order, with steps of 20 microseconds.
    func integrated(_ spring: Spring, _ offset: Double, _ velocity: Double, to seconds: Double) -> (Double, Double) {
      let steps = Int((seconds / 2e-5).rounded())
      let step = seconds / Double(steps)
      let force = { (x: Double, v: Double) in -spring.omega * spring.omega * x - 2 * spring.zeta * spring.omega * v }
      var (x, v) = (offset, velocity)
      for _ in 0..<steps {
        let (x1, v1) = (v, force(x, v))
        let (x2, v2) = (v + v1 * step / 2, force(x + x1 * step / 2, v + v1 * step / 2))
        let (x3, v3) = (v + v2 * step / 2, force(x + x2 * step / 2, v + v2 * step / 2))
        let (x4, v4) = (v + v3 * step, force(x + x3 * step, v + v3 * step))
        x += step * (x1 + 2 * x2 + 2 * x3 + x4) / 6
        v += step * (v1 + 2 * v2 + 2 * v3 + v4) / 6
      }
      return (x, v)
    }

    @Test(arguments: [0, 0.1, 0.6, 0.825, 0.999, 1 - 1e-9, 1, 1 + 1e-15, 1 + 1e-9, 1.0001, 1.5, 4])
    func theClosedFormIsWhatIntegrationFinds(_ damping: Double) {
      let spring = Spring(response: 0.5, damping: damping)
      for seconds in [0.01, 0.1, 0.37, 1, 2] {
        let (place, speed) = spring.sample(quad(-100, 0), quad(0, 2000), at: seconds)
        let (x, xSpeed) = integrated(spring, -100, 0, to: seconds)
        let (y, ySpeed) = integrated(spring, 0, 2000, to: seconds)
        #expect(difference(place, quad(x, y)) < 1e-6 * 100)
        #expect(difference(speed, quad(xSpeed, ySpeed)) < 1e-6 * 100 * spring.omega)
      }
    }

    @Test func atTheStartItIsWhereAndAsFastAsItWas() {
      for damping in [0.3, 1, 2] {
        let spring = Spring(response: 0.3, damping: damping)
        let (place, speed) = spring.sample(quad(3, 4), quad(5, 6), at: 0)
        #expect(place == quad(3, 4))
        #expect(speed == quad(5, 6))
      }
    }

    @Test func theBranchesMeetWhereTheyChange() {
      // Just below and above critical damping, and where the series of the hyperbolic functions ends.
      let critical = Spring(response: 0.5, damping: 1)
      for away in [1e-15, 1e-12, 1e-9] {
        for seconds in [0.001, 0.2, 1.5] {
          let place = critical.sample(quad(1), quad(10), at: seconds).position
          for damping in [1 - away, 1 + away] {
            let spring = Spring(response: 0.5, damping: damping)
            let near = spring.sample(quad(1), quad(10), at: seconds).position
            #expect(difference(near, place) < 1e-13 + 10 * away)
          }
        }
      }
      let over = Spring(response: 0.5, damping: 1.00001)
      let rate = over.omega * (over.zeta * over.zeta - 1).squareRoot()
      let (below, above) = (over.waves(at: 1e-3 * (1 - 1e-13) / rate), over.waves(at: 1e-3 * (1 + 1e-13) / rate))
      #expect((below.odd - above.odd).magnitude < 1e-12 * below.odd)
      #expect((below.even - above.even).magnitude < 1e-12)
    }

    @Test func presetsAreTheseNumbers() {
      let presets: [(Animation, Double, Double)] = [
        (.smooth, 0.357739556, 0.890033939), (.snappy, 0.388102446, 0.956446594),
        (.bouncy, 0.423302123, 1.033930362), (.interactive, 0.97587635, 0.99997551),
      ]
      for (animation, early, late) in presets {
        var motion = Motion(at: .zero, width: 1)
        motion.retarget(to: quad(1), by: animation, at: 0)
        #expect((motion.value(at: time(0.1)).x - early).magnitude < 1e-8)
        #expect((motion.value(at: time(0.3)).x - late).magnitude < 1e-8)
      }
    }

    @Test func durationAndBounceAreResponseAndDamping() {
      #expect(Animation.spring(duration: 0.4, bounce: 0.3) == .spring(response: 0.4, damping: 0.7))
      #expect(Animation.spring(duration: 0.4, bounce: 0) == .spring(response: 0.4, damping: 1))
      #expect(Animation.spring(duration: 0.4, bounce: -0.5) == .spring(response: 0.4, damping: 2))
      for bounce in [-1, 1.5] {
        #expect(throws: Fault(.invalidArgument, .spring)) {
          try Animation.spring(duration: 0.4, bounce: bounce).check(width: 1)
        }
      }
      #expect(Animation.spring() == .spring(response: 0.5, damping: 0.825))
    }

    @Test func aLongTailDoesNotDrift() {
      for damping in [0.6, 1, 3] {
        let spring = Spring(response: 0.5, damping: damping)
        var least = Double.infinity
        for tick in 0...4000 {
          let place = spring.sample(quad(100), .zero, at: Double(tick) / 1000).position
          #expect(place.x.isFinite)
          if tick % 500 == 0 {
            #expect(place.x.magnitude < least)
            least = place.x.magnitude
          }
        }
        #expect(spring.sample(quad(100), .zero, at: 1e5).position.x.magnitude < 1e-300)
        #expect(spring.sample(quad(100), .zero, at: 1e9).velocity == .zero)
      }
    }
  }
}
