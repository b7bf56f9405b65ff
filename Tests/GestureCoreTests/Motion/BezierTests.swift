import Testing

@testable import GestureCore

extension MotionTests {
  @Suite struct Beziers {
    static let curves: [Bezier] = [
      Bezier(0, 0, 1, 1), Bezier(0.42, 0, 1, 1), Bezier(0, 0, 0.58, 1), Bezier(0.42, 0, 0.58, 1),
      Bezier(1, 0, 0, 1), Bezier(0, 1, 1, 0), Bezier(0, 1, 0, 1), Bezier(1, -2, 1, 3), Bezier(0.3, -0.5, 0.7, 1.5),
    ]

    /// The value of a Bernstein polynomial with ends 0 and 1.
    func bernstein(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
    }

    @Test func theNumbersOfTheEases() {
      let wanted: [(Animation, [Double])] = [
        (.linear(), [0.2, 0.5, 0.8]), (.easeIn(), [0.0622820001, 0.3153568126, 0.6916339333]),
        (.easeOut(), [0.3083660667, 0.6846431874, 0.9377179999]), (.easeInOut(), [0.0816598563, 0.5, 0.9183401437]),
      ]
      for (animation, progress) in wanted {
        let bezier = Bezier(animation.parameters)
        for (share, wanted) in zip([0.2, 0.5, 0.8], progress) {
          #expect((bezier.sample(at: share).progress - wanted).magnitude < 1e-9)
        }
      }
    }

    @Test func theSolutionIsOnTheCurve() {
      let controls = [(0.42, 0.0, 0.58, 1.0), (0.1, -0.8, 0.9, 1.9), (0, 1, 0, 1), (1, 0, 1, 0), (0.9, 0, 0.1, 1)]
      for (x1, y1, x2, y2) in controls {
        let bezier = Bezier(x1, y1, x2, y2)
        for tick in 1..<1000 {
          let s = Double(tick) / 1000
          let progress = bezier.sample(at: bernstein(x1, x2, s)).progress
          #expect((progress - bernstein(y1, y2, s)).magnitude < 1e-9)
        }
      }
    }

    @Test func outsideItStandsAtItsEnds() {
      for curve in Self.curves {
        #expect([-1, 0, 1, 2].map { curve.sample(at: $0).progress } == [0, 0, 1, 1])
        #expect([-1, 0, 1, 2].map { curve.sample(at: $0).slope } == [0, 0, 0, 0])
        #expect(curve.sample(at: 1e-300).progress.magnitude < 1e-9)
        #expect((curve.sample(at: 1 - 1e-16).progress - 1).magnitude < 1e-4)
      }
    }

    @Test func anUprightCurveIsSolvedToo() {
      // x stands still at the middle: Newton's step alone would run away.
      let upright = Bezier(1, 0, 0, 1)
      #expect(upright.sample(at: 0.5).progress == 0.5)
      #expect(upright.sample(at: 0.4999).progress < 0.5)
      #expect(upright.sample(at: 0.5001).progress > 0.5)
      #expect(upright.sample(at: 0.5).slope.isFinite)
    }
  }
}
