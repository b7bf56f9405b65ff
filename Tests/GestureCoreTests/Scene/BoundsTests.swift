import Testing

@testable import GestureCore

extension SceneTests {
  @Suite struct BoundsTests {
    @Test func edgesAreInside() {
      let bounds = Bounds(1, 2, 3, 4)
      for p in [Point(1, 2), Point(3, 4), Point(2, 3)] { #expect(bounds.contains(p)) }
      for p in [Point(0.9, 3), Point(3.1, 3), Point(2, 1.9), Point(2, 4.1), Point(.nan, 3), Point(2, .nan)] {
        #expect(!bounds.contains(p))
      }
      #expect(Bounds.everything.contains(Point(-1e308, 1e308)))
      #expect(!Bounds.empty.contains(.zero))
    }

    @Test func unionAndIntersection() {
      let (a, b) = (Bounds(0, 0, 10, 10), Bounds(5, -5, 20, 5))
      #expect(a.union(b) == Bounds(0, -5, 20, 10))
      #expect(a.intersection(b) == Bounds(5, 0, 10, 5))
      #expect(a.union(.empty) == a)
      #expect(a.intersection(.everything) == a)
      #expect(a.intersection(Bounds(5, 11, 6, 12)) == .empty)
      #expect(a.intersection(Bounds(10, 0, 11, 1)) == Bounds(10, 0, 10, 1))
    }

    @Test func emptinessAndSpan() {
      #expect(Bounds.empty.isEmpty)
      #expect(Bounds(of: []).isEmpty)
      #expect(!Bounds(of: [Point(1, 2)]).isEmpty)
      #expect(Bounds(1, 2, 4, 8).span == 9)
      #expect(Bounds.everything.span == 2e300)
      #expect(Bounds(0, -.infinity, 5, 0).span == 5 + 1e300)
    }

    @Test func theImageHoldsTheCornersAndIsHardlyWider() {
      let image = Bounds(0, 0, 10, 20).mapped(
        by: Affine(0, 1, -1, 0, 0, 0), origin: Point(100, 50), offset: Point(1, 2))
      let exact = Bounds(81, 52, 101, 62)
      #expect(exact.union(image) == image)
      #expect(exact.grown(by: 1e-4).union(image) == exact.grown(by: 1e-4))
    }

    @Test func aMapThatNearlyFlattensGivesThePlane() {
      let bounds = Bounds(0, 0, 10, 10)
      #expect(bounds.mapped(by: Affine(1, 0, 0, 0.01, 0, 0), origin: .zero, offset: .zero).isFinite)
      #expect(bounds.mapped(by: Affine(1, 0, 0, 0.0005, 0, 0), origin: .zero, offset: .zero) == .everything)
      #expect(bounds.mapped(by: Affine(1, 1, 1, 1, 0, 0), origin: .zero, offset: .zero) == .everything)
      #expect(Bounds.everything.mapped(by: .identity, origin: .zero, offset: .zero) == .everything)
      #expect(Bounds.empty.mapped(by: .identity, origin: .zero, offset: .zero) == .empty)
    }

    @Test func numbersBeyondADoubleGiveThePlane() {
      let bounds = Bounds(0, 0, 1e308, 10)
      #expect(bounds.mapped(by: .identity, origin: Point(1e308, 0), offset: .zero) == .everything)
      #expect(bounds.mapped(by: .identity, origin: .zero, offset: Point(.nan, 0)) == .everything)
    }
  }
}
