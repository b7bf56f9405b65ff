import Testing

@testable import GestureCore

extension SceneTests {
  @Suite struct RegionSpaceTests {
    @Test func framesAndOffsetsAddUp() throws {
      var tree = RegionTree(capacity: 2)
      let top = try tree.make(frame(100, 50, 10, 10))
      let child = try tree.make(frame(7, 3, 10, 10, in: tree.id(of: top)))
      tree.setOffset(top, Point(1000, 2000))
      tree.setOffset(child, Point(-0.5, 0.25))
      let (out, back) = (tree.toGlobal(of: child), tree.toLocal(of: child))
      #expect(out == Affine(1, 0, 0, 1, 1106.5, 2053.25))
      #expect(back.apply(Point(1106.5, 2053.25)) == .zero)
      #expect(back.apply(Point(1107.5, 2055.25)) == Point(1, 2))
    }

    @Test func aQuarterTurnIsAboutTheFramesOrigin() throws {
      var tree = RegionTree(capacity: 1)
      let turned = try tree.make(frame(200, 100, 50, 50) { $0.transform = Affine(0, 1, -1, 0, 0, 0) })
      let (out, back) = (tree.toGlobal(of: turned), tree.toLocal(of: turned))
      #expect(out.apply(Point(10, 20)) == Point(180, 110))
      #expect(back.apply(Point(180, 110)) == Point(10, 20))
      #expect(back.applyVector(Point(-10, 20)) == Point(20, 10))
    }

    @Test func theOffsetIsInTheParentsSpace() throws {
      var tree = RegionTree(capacity: 2)
      let zoomed = try tree.make(frame(100, 100, 50, 50) { $0.transform = Affine(2, 0, 0, 2, 5, 0) })
      let child = try tree.make(
        frame(10, 0, 5, 5, in: tree.id(of: zoomed)) { $0.transform = Affine(0, 1, -1, 0, 0, 0) })
      tree.setOffset(zoomed, Point(1, 2))
      tree.setOffset(child, Point(3, 4))
      // (1, 2) turns to (-2, 1), is moved to (11, 5), doubled and moved to (27, 10), and by (101, 102).
      let (out, back) = (tree.toGlobal(of: child), tree.toLocal(of: child))
      #expect(out.apply(Point(1, 2)) == Point(128, 112))
      #expect(back.apply(Point(128, 112)) == Point(1, 2))
    }

    @Test func aFlattenedRegionHasFiniteNumbersOnTheWayBack() throws {
      var tree = RegionTree(capacity: 2)
      let flat = try tree.make(frame(10, 20, 50, 50) { $0.transform = Affine(0, 0, 0, 0, 3, 4) })
      let child = try tree.make(frame(1, 1, 50, 50, in: tree.id(of: flat)))
      let back = tree.toLocal(of: child)
      #expect(back.apply(Point(100, 100)) == Point(86, 75))
      let out = tree.toGlobal(of: child)
      #expect(out.apply(Point(7, 7)) == Point(13, 24))
    }

    @Test func thereAndBackIsTheSamePlaceInADeepTree() throws {
      var random = Generator(seed: 7)
      for _ in 0..<50 {
        var tree = RegionTree(capacity: 6)
        var slot: Int?
        for _ in 0..<6 {
          let angle = random.number(0, 6)
          let scale = random.number(1, 3)
          let parent = slot.map { tree.id(of: $0) } ?? .none
          let made = try tree.make(
            frame(random.number(-50, 50), random.number(-50, 50), 9, 9, in: parent) {
              $0.transform = Affine(
                scale * cos(angle), scale * sin(angle), -scale * sin(angle), scale * cos(angle), 1, 2)
            })
          tree.setOffset(made, Point(random.number(-9, 9), random.number(-9, 9)))
          slot = made
        }
        guard let deepest = slot else { continue }
        let there = tree.toLocal(of: deepest).apply(Point(33, -12))
        let back = tree.toGlobal(of: deepest).apply(there)
        #expect((back - Point(33, -12)).length < 1e-9)
      }
    }
  }
}
