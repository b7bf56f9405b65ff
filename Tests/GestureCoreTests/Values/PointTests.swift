import Testing

@testable import GestureCore

extension ValuesTests {
  @Suite struct PointTests {
    @Test func sumsDifferencesAndMultiples() {
      #expect(Point(1, 2) + Point(10, -20) == Point(11, -18))
      #expect(Point(1, 2) - Point(10, -20) == Point(-9, 22))
      #expect(Point(1, 2) * -2.5 == Point(-2.5, -5))
      var p = Point(1, 2)
      p += Point(0.5, 0.25)
      #expect(p == Point(1.5, 2.25))
    }

    @Test func lengths() {
      #expect(Point(3, -4).length == 5)
      #expect(Point(3, -4).lengthSquared == 25)
      #expect(Point.zero.length == 0)
      #expect(Point(1e150, 0).length == 1e150)
    }

    @Test func withinReachIsTheNearestPlaceThatCounts() {
      let far = Tuning.farthest
      #expect(Point(far, -far).isWithinReach)
      #expect(Point(far, -far).withinReach == Point(far, -far))
      #expect(!Point(far.nextUp, 0).isWithinReach && !Point(0, -far.nextUp).isWithinReach)
      #expect(Point(far.nextUp, -1e300).withinReach == Point(far, -far))
      #expect(!Point(.nan, 0).isWithinReach && !Point(0, .infinity).isWithinReach)
      #expect(Point(1e300, .infinity).withinReach == Point(1e300, .infinity), "no place: that is for the check")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func oneBadCoordinateIsEnough(bad: Double) {
      #expect(!Point(bad, 0).isFinite)
      #expect(!Point(0, bad).isFinite)
      #expect(Point(.greatestFiniteMagnitude, -.greatestFiniteMagnitude).isFinite)
    }
  }
}
