import Testing

@testable import GestureCore

extension StateTests {
  @Suite struct Shapings {
    func shaping(_ change: (inout BindingDefinition) -> Void) -> Shaping {
      var definition = BindingDefinition(state: .none, gesture: .none, channel: .translation, isTransient: false)
      change(&definition)
      return Shaping(definition)
    }

    func apply(_ shaping: Shaping, _ channel: Double, to cell: Double = 0) -> Double {
      shaping.apply(quad(channel), to: quad(cell), width: 1).x
    }

    @Test(arguments: [
      (CommitOperation.set, 14.0), (.add, 17), (.multiply, 42), (.toggle, 0), (.max, 14), (.min, 3),
    ])
    func theScaledChannelMeetsTheCell(_ operation: CommitOperation, _ result: Double) {
      let shaping = shaping { ($0.operation, $0.scale) = (operation, 2) }
      #expect(apply(shaping, 7, to: 3) == result)
    }

    @Test func toggleGoesToOneFromZeroAlone() {
      let shaping = shaping { $0.operation = .toggle }
      #expect(apply(shaping, 5, to: 0) == 1)
      #expect(apply(shaping, 5, to: 1) == 0)
    }

    @Test func theClampIsClosedAtBothEnds() {
      let shaping = shaping { ($0.clamps, $0.low, $0.high) = (true, quad(-10), quad(20)) }
      let clamped = [-10.001, -10, -9.999, 19.999, 20, 20.001].map { apply(shaping, $0) }
      #expect(clamped == [-10, -10, -9.999, 19.999, 20, 20])
    }

    @Test func withoutAClampTheRubberBandTakesTheWhole() {
      let shaping = shaping { $0.rubberBandLimit = 120 }
      #expect((apply(shaping, 120) - 42.580645161).magnitude < 1e-8)
      #expect((apply(shaping, -60) + 25.882352941).magnitude < 1e-8)
      #expect(apply(shaping, 0) == 0)
      #expect(apply(shaping, 1e12) < 120)
    }

    @Test func withAClampTheRubberBandTakesWhatIsBeyond() {
      let shaping = shaping {
        ($0.clamps, $0.low, $0.high, $0.rubberBandLimit) = (true, quad(0), quad(100), 120)
      }
      #expect(apply(shaping, 100) == 100)
      #expect((apply(shaping, 220) - 142.580645161).magnitude < 1e-8)
      #expect((apply(shaping, -60) + 25.882352941).magnitude < 1e-8)
      #expect(apply(shaping, 50) == 50)
    }

    @Test func theRateIsTheSlopeOfTheShape() {
      let step = 1e-6
      let bands = [
        shaping { $0.rubberBandLimit = 60 },
        shaping { ($0.clamps, $0.low, $0.high, $0.rubberBandLimit, $0.scale) = (true, quad(0), quad(100), 60, 3) },
        shaping { ($0.clamps, $0.low, $0.high) = (true, quad(0), quad(100)) },
        shaping { $0.scale = -2 },
      ]
      for shaping in bands {
        for place in [-70.0, -1, 7, 50, 190] {
          let slope = (apply(shaping, place + step) - apply(shaping, place - step)) / (2 * step)
          let rate = shaping.rate(quad(10), at: quad(place), width: 1).x
          #expect((rate - 10 * slope).magnitude < 1e-6)
        }
      }
    }

    @Test func theNearestPointIsTheFirstOfEquals() {
      var points = Storage<Quad>(count: 4, repeating: .zero)
      (points[1], points[2], points[3]) = (quad(0, 0), quad(100, 0), quad(0, 100))
      let nearest = { (x: Double, y: Double, points: borrowing Storage<Quad>) in
        Shaping.nearest(to: quad(x, y), of: points, from: 1, count: 3, width: 2)
      }
      #expect([nearest(60, 10, points), nearest(50, 0, points), nearest(49, 49, points)] == [2, 1, 1])
      // The second component alone counts where the width is 2.
      #expect(Shaping.nearest(to: quad(0, 90), of: points, from: 1, count: 3, width: 1) == 1)
    }
  }
}
