import Testing

@testable import GestureCore

extension SceneTests {
  @Suite struct ShapeTests {
    /// The next number up from `x`, and down.
    private func above(_ x: Double) -> Double { x.nextUp }
    private func below(_ x: Double) -> Double { x.nextDown }

    private func shape(
      _ kind: ShapeKind, _ width: Double, _ height: Double, radius: Double = 0, outline: [Point] = []
    ) -> (Double, Double, Double) -> Bool {
      let definition = frame(7, 8, width, height) { ($0.shape, $0.radius) = (kind, radius) }
      let shape = Shape(definition, outline: outline)
      return { x, y, outset in shape.contains(Point(x, y), grownBy: outset, outline: outline) }
    }

    @Test func nearEdgesOfARectangleAreInsideAndFarEdgesOutside() {
      let contains = shape(.rectangle, 50, 30)
      #expect(contains(0, 0, 0))
      #expect(contains(below(50), below(30), 0))
      #expect(!contains(below(0), 0, 0))
      #expect(!contains(0, below(0), 0))
      #expect(!contains(50, 10, 0))
      #expect(!contains(10, 30, 0))
    }

    @Test func anOutsetMovesEveryEdgeOfARectangle() {
      let contains = shape(.rectangle, 50, 30)
      #expect(contains(-10, -10, 10))
      #expect(contains(below(60), below(40), 10))
      #expect(!contains(below(-10), 0, 10))
      #expect(!contains(0, below(-10), 10))
      #expect(!contains(60, 0, 10))
      #expect(!contains(0, 40, 10))
    }

    @Test func aRectangleWithoutAreaContainsNothingUnlessItGrows() {
      let contains = shape(.rectangle, 0, 30)
      #expect(!contains(0, 10, 0))
      #expect(contains(0, 10, 1))
      #expect(contains(-1, 10, 1))
      #expect(!contains(1, 10, 1))
    }

    @Test func anEllipseIsClosed() {
      let contains = shape(.ellipse, 100, 50)
      for (x, y) in [(0.0, 25.0), (100, 25), (50, 0), (50, 50)] { #expect(contains(x, y, 0)) }
      #expect(!contains(-1e-12, 25, 0))
      #expect(!contains(100 + 1e-12, 25, 0))
      #expect(!contains(50, -1e-12, 0))
      #expect(!contains(50, 50 + 1e-12, 0))
      #expect(!contains(10, 2, 0))
    }

    @Test func aWholeNumberOnACircleIsOnIt() {
      let contains = shape(.ellipse, 100, 100)
      #expect(contains(80, 90, 0))  // (30, 40) from the centre, radius 50.
      #expect(contains(64, 98, 0))  // (14, 48)
      #expect(!contains(80 + 1e-12, 90, 0))
      #expect(!contains(80, 90 + 1e-12, 0))
      #expect(contains(80 - 1e-12, 90, 0))
    }

    @Test func theRadiiOfAnEllipseGrow() {
      let contains = shape(.ellipse, 100, 50)
      #expect(contains(-10, 25, 10))
      #expect(!contains(-10 - 1e-12, 25, 10))
      #expect(contains(50, 60, 10))
      #expect(!contains(50, 60 + 1e-12, 10))
      // 60 and 35 are the radii: (36, 28) from the centre is 0.6 and 0.8 of them.
      #expect(contains(86, 53, 10))
      #expect(!contains(86, 53 + 1e-12, 10))
    }

    @Test func anEllipseWithoutAreaContainsNothing() {
      #expect(!shape(.ellipse, 0, 50)(0, 25, 0))
      #expect(!shape(.ellipse, 0, 0)(0, 0, 0))
      #expect(shape(.ellipse, 0, 0)(3, 4, 5))
    }

    @Test func anEllipseTooLargeForItsSquaresStaysInItsFrame() {
      let contains = shape(.ellipse, 1e100, 1e100)
      #expect(contains(5e99, 5e99, 0))
      #expect(!contains(1.1e100, 5e99, 0))
    }

    @Test func cornersOfARoundedRectangleAreClosedArcs() {
      let contains = shape(.roundedRectangle, 100, 80, radius: 20)
      // The centre of the first arc is (20, 20); (-12, -16) from it lies on the arc.
      #expect(contains(8, 4, 0))
      #expect(!contains(8 - 1e-12, 4, 0))
      #expect(!contains(8, 4 - 1e-12, 0))
      #expect(contains(92, 4, 0))
      #expect(contains(8, 76, 0))
      #expect(contains(92, 76, 0))
      #expect(!contains(92, 76 + 1e-12, 0))
      #expect(!contains(4, 4, 0))
    }

    @Test func straightEdgesOfARoundedRectangleAreARectangles() {
      let contains = shape(.roundedRectangle, 100, 80, radius: 20)
      #expect(contains(0, 20, 0))
      #expect(contains(0, 60, 0))
      #expect(contains(20, 0, 0))
      #expect(contains(below(100), 40, 0))
      #expect(!contains(100, 40, 0))
      #expect(!contains(100, 20, 0))
      #expect(!contains(50, 80, 0))
      #expect(!contains(below(0), 40, 0))
    }

    @Test func theArcsOfARoundedRectangleGrowAboutTheirCentres() {
      let contains = shape(.roundedRectangle, 100, 80, radius: 20)
      // Radius 25 about (20, 20): (-15, -20) lies on the arc.
      #expect(contains(5, 0, 5))
      #expect(!contains(5 - 1e-12, 0, 5))
      #expect(contains(-5, 40, 5))
      #expect(!contains(105, 40, 5))
      #expect(contains(below(105), 40, 5))
    }

    @Test func aSharpCornerGrowsRound() {
      let contains = shape(.roundedRectangle, 100, 80, radius: 0)
      #expect(contains(0, 0, 0))
      #expect(contains(-3, -4, 5))
      #expect(!contains(-4, -4, 5))
    }

    @Test func aRadiusBeyondHalfTheShorterSideIsThatHalf() {
      let contains = shape(.roundedRectangle, 100, 40, radius: 90)
      #expect(contains(0, 20, 0))
      #expect(contains(8, 4, 0))  // (-12, -16) from (20, 20).
      #expect(!contains(7, 4, 0))
      #expect(contains(50, 0, 0))
    }

    @Test func edgesOfAPolygonAreARectangles() {
      for outline in [
        [Point(0, 0), Point(50, 0), Point(50, 30), Point(0, 30)],
        [Point(0, 30), Point(50, 30), Point(50, 0), Point(0, 0)],
      ] {
        let contains = shape(.polygon, 1, 1, outline: outline)
        #expect(contains(0, 0, 0))
        #expect(contains(below(50), below(30), 0))
        #expect(!contains(below(0), 10, 0))
        #expect(!contains(10, below(0), 0))
        #expect(!contains(50, 10, 0))
        #expect(!contains(10, 30, 0))
      }
    }

    @Test func aSlantedEdgeSplitsThePlaneExactly() {
      let contains = shape(.polygon, 0, 0, outline: [Point(0, 0), Point(100, 0), Point(0, 100)])
      #expect(contains(30, 30, 0))
      #expect(contains(below(50), 50, 0))
      #expect(!contains(50, 50, 0))
      #expect(!contains(60, 60, 0))
    }

    @Test func theMiddleOfAStarIsInside() {
      // A pentagram winds twice about its middle: nonzero, but even.
      let star = [Point(50, 0), Point(79, 90), Point(2, 35), Point(98, 35), Point(21, 90)]
      let contains = shape(.polygon, 100, 100, outline: star)
      #expect(contains(50, 50, 0))
      #expect(contains(50, 10, 0))
      #expect(!contains(20, 60, 0))
    }

    @Test func aRingWoundBackHasAHole() {
      let ring = [
        Point(0, 0), Point(30, 0), Point(30, 30), Point(0, 30), Point(0, 0),
        Point(10, 10), Point(10, 20), Point(20, 20), Point(20, 10), Point(10, 10),
      ]
      let contains = shape(.polygon, 30, 30, outline: ring)
      #expect(contains(5, 15, 0))
      #expect(!contains(15, 15, 0))
      #expect(contains(25, 15, 0))
    }

    @Test func aPolygonGrowsByTheDistanceFromItsEdges() {
      let contains = shape(.polygon, 0, 0, outline: [Point(0, 0), Point(100, 0), Point(100, 100), Point(0, 100)])
      #expect(contains(-5, 50, 5))
      #expect(!contains(below(-5), 50, 5))
      #expect(contains(105, 50, 5))
      #expect(!contains(above(105), 50, 5))
      #expect(contains(-3, -4, 5))
      #expect(!contains(-4, -4, 5))
      #expect(contains(50, 50, 5))
    }

    @Test func aPolygonThatIsALineGrowsToAStadium() {
      let contains = shape(.polygon, 0, 0, outline: [Point(0, 0), Point(10, 0), Point(10, 0)])
      #expect(!contains(5, 0, 0))
      #expect(contains(5, 2, 2))
      #expect(!contains(5, above(2), 2))
      #expect(contains(12, 0, 2))
      #expect(!contains(above(12), 0, 2))
    }

    @Test func noShapeContainsNaN() {
      let outline = [Point(0, 0), Point(100, 0), Point(0, 100)]
      for kind in [ShapeKind.rectangle, .ellipse, .roundedRectangle, .polygon, .host] {
        let contains = shape(kind, 100, 100, radius: 10, outline: outline)
        for outset in [0.0, 10] {
          #expect(!contains(.nan, 10, outset))
          #expect(!contains(10, .nan, outset))
          #expect(!contains(.infinity, 10, outset))
          #expect(!contains(10, -.infinity, outset))
        }
      }
    }

    @Test func boundsAreThoseOfTheOutline() {
      let outline = [Point(-5, 2), Point(100, 7), Point(3, 40)]
      let definition = frame(7, 8, 50, 60) { $0.shape = .polygon }
      #expect(Shape(definition, outline: outline).bounds == Bounds(-5, 2, 100, 40))
      #expect(Shape(frame(7, 8, 50, 60), outline: outline).bounds == Bounds(0, 0, 50, 60))
      #expect(Shape(frame(7, 8, 50, 60) { $0.shape = .host }, outline: []).bounds == .everything)
    }
  }
}
