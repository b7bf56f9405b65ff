import Testing

@testable import GestureCore

extension SceneTests {
  @Suite struct BoundsTreeTests {
    /// Leaves below `node`; records an issue where a node does not sum up its children.
    private func leaves(below node: Int32, in index: borrowing BoundsTree) -> [Int32] {
      let here = index.nodes[Int(node)]
      guard here.height > 0 else { return [node] }
      let (near, far) = (index.nodes[Int(here.near)], index.nodes[Int(here.far)])
      #expect(near.parent == node && far.parent == node)
      #expect(here.height == max(near.height, far.height) + 1)
      #expect(abs(near.height - far.height) <= 3)
      #expect(here.bounds == near.bounds.union(far.bounds))
      #expect(far.front < near.front && here.front == near.front)
      return leaves(below: here.near, in: index) + leaves(below: here.far, in: index)
    }

    private func front(_ order: Int, _ serial: Int) -> FrontOrder {
      FrontOrder(order: Int32(order), serial: UInt64(serial))
    }

    @Test func oneLeafIsATree() {
      var index = BoundsTree(capacity: 2)
      var root = BoundsTree.none
      var held = [index.holds(1)]
      index.insert(1, Bounds(0, 0, 1, 1), front(0, 0), into: &root)
      #expect(root == 1)
      held.append(index.holds(1))
      index.remove(1, from: &root)
      #expect(root == BoundsTree.none)
      held.append(index.holds(1))
      #expect(held == [false, true, false])
    }

    @Test func treesStayBalancedAndSummedUp() {
      var random = Generator(seed: 1)
      let capacity = 300
      var index = BoundsTree(capacity: capacity)
      var roots = [BoundsTree.none, BoundsTree.none]
      var members: [Set<Int32>] = [[], []]
      for step in 0..<3000 {
        let leaf = Int32(random.below(capacity))
        if index.holds(leaf) {
          let tree = members[0].contains(leaf) ? 0 : 1
          index.remove(leaf, from: &roots[tree])
          members[tree].remove(leaf)
        } else if step < 2000 || random.oneIn(3) {
          let tree = random.below(2)
          let (x, y) = (random.number(0, 1000), random.number(0, 1000))
          let bounds =
            random.oneIn(20) ? .everything : Bounds(x, y, x + random.number(0, 50), y + random.number(0, 50))
          index.insert(leaf, bounds, front(random.below(3), step), into: &roots[tree])
          members[tree].insert(leaf)
        }
        guard step % 100 == 99 else { continue }
        for tree in 0..<2 {
          let found = roots[tree] == BoundsTree.none ? [] : leaves(below: roots[tree], in: index)
          #expect(found.count == members[tree].count)
          #expect(Set(found) == members[tree])
        }
      }
    }

    @Test func everyLeafFitsAndGoesAgain() {
      let capacity = 64
      var index = BoundsTree(capacity: capacity)
      for _ in 0..<3 {
        var root = BoundsTree.none
        for k in 0..<capacity {
          index.insert(Int32(k), Bounds(Double(k), 0, Double(k) + 1, 1), front(0, k), into: &root)
        }
        #expect(leaves(below: root, in: index).count == capacity)
        #expect(index.nodes[Int(root)].height <= 12)
        for k in 0..<capacity { index.remove(Int32(k), from: &root) }
        #expect(root == BoundsTree.none)
      }
    }

    @Test func aCopyIsApart() {
      var index = BoundsTree(capacity: 2)
      var root = BoundsTree.none
      index.insert(0, Bounds(0, 0, 1, 1), front(0, 0), into: &root)
      let twin = index.copy()
      index.remove(0, from: &root)
      let held = [twin.holds(0), index.holds(0)]
      #expect(held == [true, false])
      let bytes = [twin.bytes, index.bytes]
      #expect(bytes[0] == bytes[1])
    }
  }
}
