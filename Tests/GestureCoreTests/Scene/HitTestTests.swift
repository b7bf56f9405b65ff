import Testing

@testable import GestureCore

extension SceneTests {
  @Suite struct HitTestTests {
    @Test func nothingIsHitWhereNothingIs() throws {
      var tree = RegionTree(capacity: 1)
      var hit = tree.press(5, 5)
      #expect(hit == nil)
      let slot = try tree.make(frame(0, 0, 10, 10))
      hit = tree.press(10, 5)
      #expect(hit == nil)
      hit = tree.press(10.0.nextDown, 0)
      #expect(hit == slot)
      hit = tree.press(.nan, 5)
      #expect(hit == nil)
      hit = tree.press(.infinity, 5)
      #expect(hit == nil)
    }

    @Test func anEmptyTreeOfNoCapacity() {
      var tree = RegionTree(capacity: 0)
      let hit = tree.press(0, 0)
      #expect(hit == nil)
    }

    @Test func theLaterSiblingIsInFront() throws {
      var tree = RegionTree(capacity: 2)
      let back = try tree.make(frame(0, 0, 100, 100))
      let front = try tree.make(frame(50, 0, 100, 100))
      let hits = [tree.press(75, 50), tree.press(25, 50), tree.press(50, 50), tree.press(50.0.nextDown, 50)]
      #expect(hits == [front, back, front, back])
    }

    @Test func orderPutsAnEarlierSiblingInFront() throws {
      var tree = RegionTree(capacity: 3)
      let top = tree.id(of: try tree.make(frame(0, 0, 300, 300)))
      let a = try tree.make(frame(0, 0, 100, 100, in: top) { $0.order = 1 })
      let b = try tree.make(frame(50, 0, 100, 100, in: top))
      var hits = [tree.press(75, 50), tree.press(125, 50)]
      #expect(hits == [a, b])
      try tree.configure(a, frame(0, 0, 100, 100) { $0.order = -1 })
      hits = [tree.press(75, 50), tree.press(25, 50)]
      #expect(hits == [b, a])
      try tree.configure(a, frame(0, 0, 100, 100) { $0.order = 0 })
      hits = [tree.press(75, 50), tree.press(25, 50)]
      #expect(hits == [b, a])  // Equal again: the later made.
    }

    @Test func ofManyWithOneOrderTheLastMadeIsInFrontInASlotUsedAgainToo() throws {
      var tree = RegionTree(capacity: 20)
      var slots: [Int] = []
      for _ in 0..<20 { slots.append(try tree.make(frame(0, 0, 10, 10))) }
      tree.remove(slots[3])
      let last = try tree.make(frame(0, 0, 10, 10))
      #expect(last == slots[3])
      let hit = tree.press(5, 5)
      #expect(hit == last)
      tree.remove(last)
      let next = tree.press(5, 5)
      #expect(next == slots[19])
    }

    @Test func theDeepestIsHitAndSiblingsOfItsAncestorsStandBehindByTheAncestors() throws {
      var tree = RegionTree(capacity: 4)
      let a = try tree.make(frame(0, 0, 100, 100))
      let inner = try tree.make(frame(0, 0, 100, 100, in: tree.id(of: a)) { $0.order = 100 })
      let b = try tree.make(frame(50, 0, 100, 100))
      let hits = [tree.press(25, 5), tree.press(75, 5)]
      #expect(hits == [inner, b])
    }

    @Test func aDisabledRegionIsSkippedWithAllInside() throws {
      var tree = RegionTree(capacity: 3)
      let back = try tree.make(frame(0, 0, 100, 100))
      let front = try tree.make(frame(50, 0, 100, 100) { $0.isEnabled = false })
      let child = try tree.make(frame(0, 0, 10, 10, in: tree.id(of: front)))
      var hit = tree.press(55, 5)
      #expect(hit == back)
      try tree.configure(front, frame(50, 0, 100, 100))
      hit = tree.press(55, 5)
      #expect(hit == child)
      try tree.configure(child, frame(0, 0, 10, 10) { $0.isEnabled = false })
      hit = tree.press(55, 5)
      #expect(hit == front)
    }

    @Test func aChildOutsideItsParentIsHit() throws {
      var tree = RegionTree(capacity: 2)
      let parent = try tree.make(frame(0, 0, 100, 100))
      let child = try tree.make(frame(80, 80, 60, 60, in: tree.id(of: parent)))
      var hits = [tree.press(130, 130), tree.press(90, 90), tree.press(10, 10), tree.press(141, 130)]
      #expect(hits == [child, child, parent, nil])
      try tree.configure(parent, frame(0, 0, 100, 100) { $0.clips = true })
      hits = [tree.press(130, 130), tree.press(90, 90), tree.press(10, 10)]
      #expect(hits == [nil, child, parent])
    }

    @Test func aParentClipsByItsOutlineWithoutTheOutset() throws {
      var tree = RegionTree(capacity: 2)
      let parent = try tree.make(
        frame(0, 0, 100, 100) { ($0.clips, $0.hitOutset, $0.shape) = (true, 20, .ellipse) })
      let child = try tree.make(frame(-50, -50, 200, 200, in: tree.id(of: parent)))
      let hits = [tree.press(0, 50), tree.press(-0.5, 50), tree.press(-20, 50), tree.press(-20.5, 50)]
      #expect(hits == [child, parent, parent, nil])
    }

    @Test func aGrandchildIsClippedByEveryAncestorThatClips() throws {
      var tree = RegionTree(capacity: 3)
      let a = try tree.make(frame(0, 0, 100, 100) { $0.clips = true })
      let b = try tree.make(frame(50, 0, 100, 20, in: tree.id(of: a)) { $0.clips = true })
      let c = try tree.make(frame(0, 0, 200, 200, in: tree.id(of: b)))
      let hits = [tree.press(75, 10), tree.press(75, 30), tree.press(120, 10)]
      #expect(hits == [c, a, nil])
    }

    @Test func aRegionThatIsNotOpaqueLetsAPressThrough() throws {
      var tree = RegionTree(capacity: 3)
      let back = try tree.make(frame(0, 0, 300, 300))
      let overlay = try tree.make(frame(0, 0, 300, 300) { $0.isOpaque = false })
      let button = try tree.make(frame(0, 0, 50, 50, in: tree.id(of: overlay)))
      var hits = [tree.press(100, 100), tree.press(25, 25)]
      #expect(hits == [back, button])
      tree.remove(back)
      hits = [tree.press(100, 100), tree.press(25, 25)]
      #expect(hits == [nil, button])
    }

    @Test func aChildThatIsNotOpaqueLeavesThePressToItsParent() throws {
      var tree = RegionTree(capacity: 2)
      let parent = try tree.make(frame(0, 0, 100, 100))
      _ = try tree.make(frame(0, 0, 100, 100, in: tree.id(of: parent)) { $0.isOpaque = false })
      let hit = tree.press(10, 10)
      #expect(hit == parent)
    }

    @Test func aHitOutsetGrowsTheTarget() throws {
      var tree = RegionTree(capacity: 1)
      let dot = try tree.make(frame(100, 100, 50, 50) { $0.hitOutset = 10 })
      let hits = [
        tree.press(90, 120), tree.press(89.9, 120), tree.press(120, 160.0.nextDown), tree.press(120, 160),
      ]
      #expect(hits == [dot, nil, dot, nil])
    }

    @Test func aHitOutsetIsInTheRegionsOwnPoints() throws {
      var tree = RegionTree(capacity: 1)
      let dot = try tree.make(
        frame(100, 100, 50, 50) { ($0.hitOutset, $0.transform) = (10, Affine(2, 0, 0, 2, 0, 0)) })
      let hits = [tree.press(80, 150), tree.press(79, 150), tree.press(219, 150), tree.press(220, 150)]
      #expect(hits == [dot, nil, dot, nil])
    }

    @Test func shapesAreHitByTheirOutline() throws {
      var tree = RegionTree(capacity: 3)
      let oval = try tree.make(frame(0, 0, 100, 100) { $0.shape = .ellipse })
      let round = try tree.make(frame(200, 0, 100, 100) { ($0.shape, $0.radius) = (.roundedRectangle, 20) })
      let triangle = try tree.make(
        frame(0, 200, 100, 100) { $0.shape = .polygon }, outline: [Point(0, 0), Point(100, 0), Point(0, 100)])
      let hits = [
        tree.press(10, 10), tree.press(50, 5), tree.press(204, 4), tree.press(204, 50), tree.press(215, 15),
        tree.press(60, 260), tree.press(30, 230),
      ]
      #expect(hits == [nil, oval, nil, round, round, nil, triangle])
    }

    @Test func aTurnedRegionIsHitWhereItIsDrawn() throws {
      var tree = RegionTree(capacity: 1)
      let turned = try tree.make(frame(200, 100, 50, 50) { $0.transform = Affine(0, 1, -1, 0, 0, 0) })
      // It reaches from 150 to 200 and from 100 to 150; x runs down, y to the left, so the right edge is near.
      let hits = [
        tree.press(180, 110), tree.press(220, 110), tree.press(200, 110), tree.press(150, 110),
        tree.press(180, 150), tree.press(180, 100),
      ]
      #expect(hits == [turned, nil, turned, nil, nil, turned])
    }

    @Test func aFlattenedRegionAndAllInsideAreHitNowhere() throws {
      var tree = RegionTree(capacity: 2)
      let flat = try tree.make(frame(0, 0, 50, 50) { $0.transform = Affine(1, 0, 0, 0, 0, 0) })
      let child = try tree.make(frame(0, 0, 50, 50, in: tree.id(of: flat)) { $0.hitOutset = 50 })
      var hits = [tree.press(10, 0), tree.press(10, 10)]
      #expect(hits == [nil, nil])
      try tree.configure(flat, frame(0, 0, 50, 50) { $0.transform = Affine(1, 0, 0, 1e-9, 0, 0) })
      hits = [tree.press(10, 0), tree.press(10, 10)]
      #expect(hits == [child, nil])
    }

    @Test func hitTestingFollowsTheOffset() throws {
      var tree = RegionTree(capacity: 2)
      let card = try tree.make(frame(0, 0, 50, 50))
      let child = try tree.make(frame(60, 0, 10, 10, in: tree.id(of: card)))
      tree.setOffset(card, Point(100, 40))
      var hits = [tree.press(25, 25), tree.press(125, 65), tree.press(165, 45), tree.press(65, 5)]
      #expect(hits == [nil, card, child, nil])
      tree.setOffset(card, .zero)
      hits = [tree.press(25, 25), tree.press(125, 65), tree.press(65, 5)]
      #expect(hits == [card, nil, child])
      tree.setOffset(card, Point(.nan, 0))
      hits = [tree.press(25, 25), tree.press(65, 5)]
      #expect(hits == [nil, nil])
    }

    @Test func aHostFunctionIsAskedInTheRegionsSpaceAndOnce() throws {
      var tree = RegionTree(capacity: 3)
      let back = try tree.make(frame(0, 0, 300, 300))
      let slot = try tree.make(frame(100, 100, 10, 10) { ($0.shape, $0.hitOutset) = (.host, 50) })
      let child = try tree.make(frame(0, 0, 5, 5, in: tree.id(of: slot)))
      func press(_ x: Double, _ y: Double) -> (hit: Int?, asked: [Point]) {
        var asked: [Point] = []
        let hit = tree.hitTest(Point(x, y)) {
          asked.append($1)
          return $0 == slot && $1.x >= 20
        }
        return (hit, asked)
      }
      // The frame and the outset say nothing about a host's shape.
      var answer = press(130, 110)
      #expect(answer.hit == slot)
      #expect(answer.asked == [Point(30, 10)])
      answer = press(115, 105)
      #expect(answer.hit == back)
      #expect(answer.asked == [Point(15, 5)])
      answer = press(102, 102)
      #expect(answer.hit == child)
      #expect(answer.asked == [])
      try tree.configure(slot, frame(100, 100, 10, 10) { ($0.shape, $0.clips) = (.host, true) })
      answer = press(102, 102)
      #expect(answer.hit == back)
      #expect(answer.asked == [Point(2, 2)])
      answer = press(130, 102)
      #expect(answer.hit == slot)
      #expect(answer.asked == [Point(30, 2)])
    }

    @Test func containsGrowsByWhatItIsTold() throws {
      var tree = RegionTree(capacity: 2)
      let dot = try tree.make(frame(100, 100, 50, 50) { $0.hitOutset = 10 })
      let asked = try tree.make(frame(0, 0, 50, 50) { $0.shape = .host })
      func contains(_ slot: Int, _ x: Double, _ outset: Double) -> Bool {
        tree.contains(slot, Point(x, 5), grownBy: outset) { $1.x == 7 }
      }
      let answers = [
        contains(dot, -1, 0), contains(dot, 0, 0), contains(dot, -1, 1), contains(dot, -11, 10),
        contains(asked, 7, 0), contains(asked, 8, 0), contains(asked, 8, 5),
      ]
      #expect(answers == [false, true, true, false, true, false, false])
    }

    @Test func nestingAsDeepAsTheCapacityIsHit() throws {
      let depth = 20_000
      var tree = RegionTree(capacity: depth)
      var parent = RegionID.none
      var deepest = -1
      for _ in 0..<depth {
        deepest = try tree.make(frame(1, 0, 10, 10, in: parent) { $0.isOpaque = false })
        parent = tree.id(of: deepest)
      }
      try tree.configure(deepest, frame(1, 0, 10, 10))
      var hit = tree.press(Double(depth) + 5, 5)
      #expect(hit == deepest)
      hit = tree.press(Double(depth) - 5, 5)
      #expect(hit == nil)
      tree.remove(0)
      #expect(tree.count == 0)
    }
  }
}
