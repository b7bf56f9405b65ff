import Testing

@testable import GestureCore

extension SceneTests {
  /// What a press costs, in nodes of the index looked at: the same in every run and on every machine.
  @Suite struct HitCostTests {
    /// A panel with `side` x `side` children of 10 x 10 points, row by row.
    private func grid(side: Int, reversed: Bool = false) throws -> RegionTree {
      var tree = RegionTree(capacity: side * side + 1)
      let panel = tree.id(of: try tree.make(frame(0, 0, Double(side) * 10, Double(side) * 10)))
      for k in 0..<side * side {
        let cell = reversed ? side * side - 1 - k : k
        _ = try tree.make(frame(Double(cell % side) * 10, Double(cell / side) * 10, 10, 10, in: panel))
      }
      return tree
    }

    /// The dearest press among all cells, and the sum.
    private func cost(_ tree: inout RegionTree, side: Int) -> (most: Int, mean: Double) {
      var (most, sum) = (0, 0)
      for k in 0..<side * side {
        let hit = tree.press(Double(k % side) * 10 + 5, Double(k / side) * 10 + 5)
        if hit == nil { Issue.record("nothing hit in cell \(k)") }
        most = max(most, tree.visits)
        sum += tree.visits
      }
      return (most, Double(sum) / Double(side * side))
    }

    @Test(arguments: [false, true])
    func aPressAmongTenThousandLooksAtFewNodes(reversed: Bool) throws {
      var tree = try grid(side: 100, reversed: reversed)
      let all = cost(&tree, side: 100)
      #expect(all.mean < 40)
      #expect(all.most < 80)
    }

    @Test func aPressAmongTenThousandMadeInAnyOrder() throws {
      var random = Generator(seed: 4)
      var cells = Array(0..<10_000)
      for k in 0..<10_000 { cells.swapAt(k, k + random.below(10_000 - k)) }
      var tree = RegionTree(capacity: 10_000)
      for cell in cells {
        _ = try tree.make(frame(Double(cell % 100) * 10, Double(cell / 100) * 10, 10, 10))
      }
      let all = cost(&tree, side: 100)
      #expect(all.mean < 45)
      #expect(all.most < 100)
    }

    @Test func aPressAmongNine() throws {
      var tree = try grid(side: 3)
      let all = cost(&tree, side: 3)
      #expect(all.mean < 10)
      #expect(all.most < 14)
    }

    @Test func theCellsAreTheRightOnes() throws {
      var tree = try grid(side: 100)
      for cell in [0, 1, 99, 100, 5050, 9999] {
        let (x, y) = (Double(cell % 100) * 10, Double(cell / 100) * 10)
        let hits = [tree.press(x, y), tree.press((x + 10).nextDown, (y + 10).nextDown)]
        #expect(hits == [cell + 1, cell + 1])
      }
      let outside = [tree.press(1000, 5), tree.press(-1, 5), tree.press(5, 1000)]
      #expect(outside == [nil, nil, nil])
    }

    @Test func aPileIsAskedFromTheFront() throws {
      var tree = RegionTree(capacity: 5000)
      var last = -1
      for _ in 0..<5000 { last = try tree.make(frame(0, 0, 100, 100)) }
      let hit = tree.press(50, 50)
      #expect(hit == last)
      #expect(tree.visits < 40)
    }

    @Test func aPileInOrderOfItsOwnIsAskedFromTheFrontToo() throws {
      var random = Generator(seed: 3)
      var tree = RegionTree(capacity: 5000)
      for _ in 0..<5000 {
        let order = Int32(random.below(1_000_000))
        _ = try tree.make(frame(random.number(0, 50), random.number(0, 50), 100, 100) { $0.order = order })
      }
      let hit = tree.press(75, 75)
      #expect(hit != nil)
      #expect(tree.visits < 40)
    }

    @Test func whatMovesIsFoundWithoutALongerWay() throws {
      var tree = try grid(side: 100)
      _ = tree.press(5, 5)
      for round in 1...3 {
        for slot in stride(from: 1, through: 10_000, by: 7) { tree.setOffset(slot, Point(Double(round) * 3, 0)) }
        _ = tree.press(5, 5)
      }
      for slot in stride(from: 1, through: 10_000, by: 7) { tree.setOffset(slot, .zero) }
      let all = cost(&tree, side: 100)
      #expect(all.mean < 50)
    }

    @Test func aMoveUnderTheFingerPlacesNothing() throws {
      var tree = try grid(side: 10)
      _ = tree.press(5, 5)
      for step in 0..<100 { tree.setOffset(1, Point(Double(step), 0)) }
      let before = tree.index.nodes[1].bounds
      #expect(before.minX < 1)
      let hit = tree.press(99 + 5, 5)
      #expect(hit == 1)
      let after = tree.index.nodes[1].bounds
      #expect(after.minX > 98)
    }

    @Test func whatIsGoneWidensNothing() throws {
      var tree = RegionTree(capacity: 3)
      let parent = try tree.make(frame(0, 0, 10, 10))
      let far = try tree.make(frame(1000, 0, 10, 10, in: tree.id(of: parent)))
      let turnedOff = try tree.make(frame(0, 1000, 10, 10, in: tree.id(of: parent)))
      _ = tree.press(5, 5)
      var bounds = tree.index.nodes[parent].bounds
      #expect(bounds.maxX > 1000 && bounds.maxY > 1000)
      tree.remove(far)
      try tree.configure(turnedOff, frame(0, 1000, 10, 10) { $0.isEnabled = false })
      _ = tree.press(5, 5)
      bounds = tree.index.nodes[parent].bounds
      #expect(bounds.maxX < 11 && bounds.maxY < 11)
    }
  }
}
