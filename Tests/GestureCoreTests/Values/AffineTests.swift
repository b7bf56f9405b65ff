import Testing

@testable import GestureCore

extension ValuesTests {
  @Suite struct AffineTests {
    @Test func pointsAndVectors() {
      let map = Affine(1, 2, 3, 4, 5, 6)
      #expect(map.apply(Point(10, 100)) == Point(315, 426))
      #expect(map.applyVector(Point(10, 100)) == Point(310, 420))
      #expect(Affine.identity.apply(Point(0.1, -0.3)) == Point(0.1, -0.3))
      #expect(Affine.translation(Point(1, 2)).apply(Point(10, 20)) == Point(11, 22))
      #expect(Affine.translation(Point(1, 2)).applyVector(Point(10, 20)) == Point(10, 20))
    }

    @Test func aQuarterTurnIsClockwiseOnTheScreen() {
      #expect(Affine(0, 1, -1, 0, 0, 0).apply(Point(1, 0)) == Point(0, 1))
    }

    @Test func withinReachIsTheNearestMapThatOverflowsNothing() {
      let far = Tuning.farthest
      #expect(Affine(far, -far, 1, 0, -0.5, far).withinReach == Affine(far, -far, 1, 0, -0.5, far))
      let beyond = Affine(far.nextUp, -far.nextUp, .nan, 1e300, -.infinity, .infinity).withinReach
      #expect(beyond == Affine(far, -far, 0, far, -far, far))
    }

    @Test func thenIsOneAfterTheOther() {
      let (first, second) = (Affine(0, 1, -1, 0, 7, 0), Affine(2, 0, 0, 3, 1, 1))
      let both = first.then(second)
      for p in [Point(0, 0), Point(1, 0), Point(4, -3)] {
        #expect(both.apply(p) == second.apply(first.apply(p)))
      }
      #expect(both == Affine(0, 3, -2, 0, 15, 1))
      #expect(first.then(.identity) == first)
      #expect(Affine.identity.then(first) == first)
    }

    @Test func theInverseLeadsBack() {
      let map = Affine(2, 1, -1, 0.5, 10, 20)
      #expect(map.determinant == 2)
      #expect(map.inverse == Affine(0.25, -0.5, 0.5, 1, -12.5, -15))
      #expect(map.then(map.inverse) == .identity)
      #expect(map.inverse.apply(map.apply(Point(3, 4))) == Point(3, 4))
      #expect(Affine.translation(Point(3, 4)).inverse.apply(Point(3, 4)) == .zero)
    }

    @Test func aFlattenedPlaneHasOnlyItsTranslationBack() {
      for flat in [Affine(0, 0, 0, 0, 3, 4), Affine(1, 2, 2, 4, 3, 4), Affine(1e-200, 0, 0, 1e-200, 3, 4)] {
        #expect(flat.inverse == .translation(Point(-3, -4)))
      }
      #expect(Affine(1, 2, 2, 4, 0, 0).determinant == 0)
      #expect(Affine(-1, 0, 0, 1, 0, 0).determinant == -1)
    }

    @Test(arguments: 0..<6)
    func eachNumberMustBeFinite(place: Int) {
      for bad in [Double.nan, .infinity, -.infinity] {
        var n = [1.0, 2, 3, 4, 5, 6]
        n[place] = bad
        #expect(!Affine(n[0], n[1], n[2], n[3], n[4], n[5]).isFinite)
      }
      #expect(Affine(1, 2, 3, 4, 5, 6).isFinite)
    }
  }
}
