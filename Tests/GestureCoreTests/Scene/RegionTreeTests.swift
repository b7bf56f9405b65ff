import Testing

@testable import GestureCore

extension SceneTests {
  @Suite struct RegionTreeTests {
    private func fault(_ body: () throws(Fault) -> Void) -> Fault {
      do { try body() } catch { return error }
      return .none
    }

    private func refusal(_ change: (inout RegionDefinition) -> Void, outline: [Point] = []) -> Fault {
      fault { () throws(Fault) in
        var tree = RegionTree(capacity: 1)
        _ = try tree.make(frame(0, 0, 10, 10, change), outline: outline)
      }
    }

    /// The slots of `top` and all inside, in the order of `next`.
    private func family(_ top: Int, _ tree: borrowing RegionTree) -> [Int] {
      var slots: [Int] = []
      var at: Int? = top
      while let slot = at {
        slots.append(slot)
        at = tree.next(after: slot, within: top)
      }
      return slots
    }

    @Test func badNumbersAreRefused() {
      for bad in [Double.nan, .infinity, -.infinity] {
        #expect(refusal { $0.origin.x = bad } == Fault(.notFinite, .frame))
        #expect(refusal { $0.origin.y = bad } == Fault(.notFinite, .frame))
        #expect(refusal { $0.size.x = bad } == Fault(.notFinite, .frame))
        #expect(refusal { $0.size.y = bad } == Fault(.notFinite, .frame))
        #expect(refusal { $0.transform.b = bad } == Fault(.notFinite, .transform))
        #expect(refusal { $0.transform.ty = bad } == Fault(.notFinite, .transform))
        #expect(refusal { $0.radius = bad } == Fault(.notFinite, .radius, bad.bitPattern))
        #expect(refusal { $0.hitOutset = bad } == Fault(.notFinite, .hitOutset, bad.bitPattern))
      }
      #expect(refusal { $0.size.x = -1 } == Fault(.invalidArgument, .frame))
      #expect(refusal { $0.size.y = -0.001 } == Fault(.invalidArgument, .frame))
      #expect(refusal { $0.radius = -1 }.sentence == "radius must be finite and not negative, not -1.0")
      #expect(refusal { $0.hitOutset = -1 }.sentence == "hit_outset must be finite and not negative, not -1.0")
      #expect(refusal { $0.size = .zero } == .none)
      #expect(refusal { $0.origin = Point(-1e9, -1e9) } == .none)
      #expect(refusal { $0.transform = Affine(0, 0, 0, 0, 0, 0) } == .none)
    }

    @Test func aPolygonNeedsThreeFinitePoints() {
      let corners = [Point(0, 0), Point(1, 0), Point(0, 1)]
      #expect(refusal({ $0.shape = .polygon }, outline: corners) == .none)
      #expect(refusal { $0.shape = .polygon } == Fault(.invalidArgument, .outline, 0))
      let two = refusal({ $0.shape = .polygon }, outline: Array(corners.prefix(2)))
      #expect(two == Fault(.invalidArgument, .outline, 2))
      let holed = refusal({ $0.shape = .polygon }, outline: corners + [Point(.nan, 0)])
      #expect(holed == Fault(.notFinite, .outline, 3))
    }

    @Test func aStaleParentIsRefused() throws {
      var tree = RegionTree(capacity: 3)
      let parent = try tree.make(frame(0, 0, 10, 10))
      let id = tree.id(of: parent)
      tree.remove(parent)
      let stale = fault { () throws(Fault) in _ = try tree.make(frame(0, 0, 1, 1, in: id)) }
      #expect(stale == Fault(.staleID, .parent, id.bits))
      let foreign = fault { () throws(Fault) in _ = try tree.make(frame(0, 0, 1, 1, in: RegionID(bits: 77))) }
      #expect(foreign == Fault(.staleID, .parent, 77))
      let gone = fault { () throws(Fault) in _ = try tree.slot(of: id) }
      #expect(gone == Fault(.staleID, .region, id.bits))
      let count = tree.count
      #expect(count == 0)
    }

    @Test func idsOfASlotUsedAgainDiffer() throws {
      var tree = RegionTree(capacity: 1)
      let first = try tree.make(frame(0, 0, 10, 10))
      let old = tree.id(of: first)
      tree.remove(first)
      let second = try tree.make(frame(0, 0, 10, 10))
      let new = tree.id(of: second)
      #expect(first == second)
      #expect(old != new)
      let slot = try tree.slot(of: new)
      #expect(slot == second)
      let none = fault { () throws(Fault) in _ = try tree.slot(of: .none) }
      #expect(none == Fault(.staleID, .region, 0))
    }

    @Test func theCapacityIsExact() throws {
      var tree = RegionTree(capacity: 2)
      _ = try tree.make(frame(0, 0, 10, 10))
      let last = try tree.make(frame(0, 0, 10, 10))
      let full = fault { () throws(Fault) in _ = try tree.make(frame(0, 0, 10, 10)) }
      #expect(full == Fault(.capacity, .regions, 2))
      var hit = tree.press(5, 5)
      #expect(hit == last)
      tree.remove(last)
      let again = try tree.make(frame(0, 0, 10, 10))
      hit = tree.press(5, 5)
      #expect(hit == again)
    }

    @Test func configureChangesAllButTheParent() throws {
      var tree = RegionTree(capacity: 3)
      let top = try tree.make(frame(0, 0, 100, 100))
      let other = try tree.make(frame(200, 0, 100, 100))
      let child = try tree.make(frame(0, 0, 10, 10, in: tree.id(of: top)))
      let otherID = tree.id(of: other)
      let moved = fault { () throws(Fault) in try tree.configure(child, frame(0, 0, 10, 10, in: otherID)) }
      #expect(moved == Fault(.invalidArgument, .parent, otherID.bits))
      try tree.configure(child, frame(50, 50, 10, 10))
      let parent = tree.definition(of: child).parent
      let topID = tree.id(of: top)
      #expect(parent == topID)
      var hit = tree.press(55, 55)
      #expect(hit == child)
      hit = tree.press(5, 5)
      #expect(hit == top)
    }

    @Test func aRefusedConfigureChangesNothing() throws {
      var tree = RegionTree(capacity: 1)
      let slot = try tree.make(frame(0, 0, 10, 10))
      let bad = fault { () throws(Fault) in try tree.configure(slot, frame(50, 50, -1, 10)) }
      #expect(bad == Fault(.invalidArgument, .frame))
      let shapeless = fault { () throws(Fault) in
        try tree.configure(slot, frame(50, 50, 10, 10) { $0.shape = .polygon })
      }
      #expect(shapeless == Fault(.invalidArgument, .outline, 0))
      let kept = tree.definition(of: slot)
      #expect(kept == frame(0, 0, 10, 10))
      let hit = tree.press(5, 5)
      #expect(hit == slot)
    }

    @Test func aPolygonKeepsItsOutlineUntilItGetsAnother() throws {
      var tree = RegionTree(capacity: 1)
      let polygon = frame(0, 0, 100, 100) { $0.shape = .polygon }
      let slot = try tree.make(polygon, outline: [Point(0, 0), Point(100, 0), Point(0, 100)])
      try tree.configure(slot, frame(10, 0, 100, 100) { $0.shape = .polygon })
      var hits = [tree.press(12, 2), tree.press(9, 2), tree.press(90, 90)]
      #expect(hits == [slot, nil, nil])
      try tree.configure(slot, polygon, outline: [Point(100, 100), Point(100, 0), Point(0, 100)])
      hits = [tree.press(12, 2), tree.press(90, 90)]
      #expect(hits == [nil, slot])
      try tree.configure(slot, frame(0, 0, 100, 100))
      hits = [tree.press(12, 2), tree.press(90, 90)]
      #expect(hits == [slot, slot])
    }

    @Test func familiesAreListedParentsFirst() throws {
      var tree = RegionTree(capacity: 8)
      let a = try tree.make(frame(0, 0, 10, 10))
      let b = try tree.make(frame(0, 0, 10, 10))
      let a1 = try tree.make(frame(0, 0, 10, 10, in: tree.id(of: a)))
      let a2 = try tree.make(frame(0, 0, 10, 10, in: tree.id(of: a)))
      let a11 = try tree.make(frame(0, 0, 10, 10, in: tree.id(of: a1)))
      let a12 = try tree.make(frame(0, 0, 10, 10, in: tree.id(of: a1)))
      let families = [family(a, tree), family(a1, tree), family(a2, tree), family(b, tree)]
      #expect(families == [[a, a1, a11, a12, a2], [a1, a11, a12], [a2], [b]])
      let depths = [tree.depth(of: a), tree.depth(of: a2), tree.depth(of: a12)]
      #expect(depths == [0, 1, 2])
      let ancestors = [
        tree.isAncestor(a, of: a12), tree.isAncestor(a1, of: a12), tree.isAncestor(a2, of: a12),
        tree.isAncestor(a, of: a), tree.isAncestor(a12, of: a), tree.isAncestor(b, of: a1),
      ]
      #expect(ancestors == [true, true, false, false, false, false])
      let parents = [tree.parent(of: a), tree.parent(of: a12)]
      #expect(parents == [nil, a1])
    }

    @Test func removalTakesAllInsideAndNothingElse() throws {
      var tree = RegionTree(capacity: 8)
      let a = try tree.make(frame(0, 0, 10, 10))
      let b = try tree.make(frame(100, 0, 10, 10))
      let a1 = try tree.make(frame(200, 0, 10, 10, in: tree.id(of: a)))
      let a2 = try tree.make(frame(300, 0, 10, 10, in: tree.id(of: a)))
      let a11 = try tree.make(frame(200, 0, 10, 10, in: tree.id(of: a1)))
      let ids = [tree.id(of: a1), tree.id(of: a11)]
      var hit = tree.press(405, 5)
      #expect(hit == a11)
      tree.remove(a1)
      let stale = ids.map { id in tree.regions.slot(of: id.bits) == nil }
      #expect(stale == [true, true])
      let count = tree.count
      #expect(count == 3)
      let rest = family(a, tree)
      #expect(rest == [a, a2])
      hit = tree.press(405, 5)
      #expect(hit == nil)
      hit = tree.press(305, 5)
      #expect(hit == a2)
      tree.remove(a)
      let hits = [tree.press(5, 5), tree.press(305, 5), tree.press(105, 5)]
      #expect(hits == [nil, nil, b])
    }

    @Test func removalOfTheFirstMiddleAndLastSibling() throws {
      for gone in 0..<3 {
        var tree = RegionTree(capacity: 5)
        let top = try tree.make(frame(0, 0, 100, 100))
        let id = tree.id(of: top)
        var children: [Int] = []
        for k in 0..<3 { children.append(try tree.make(frame(Double(k) * 10, 0, 10, 10, in: id))) }
        tree.remove(children.remove(at: gone))
        children.append(try tree.make(frame(50, 0, 10, 10, in: id)))
        let all = family(top, tree)
        #expect(all == [top] + children)
      }
    }

    @Test func aCopyIsApartAndSaysTheSame() throws {
      var tree = RegionTree(capacity: 4)
      let a = try tree.make(frame(0, 0, 10, 10))
      let b = try tree.make(frame(0, 0, 10, 10))
      tree.setOffset(b, Point(20, 0))
      var twin = tree.copy()
      var (left, right) = (StateHash(), StateHash())
      tree.mix(into: &left)
      twin.mix(into: &right)
      #expect(left == right)
      tree.remove(a)
      let hits = [tree.press(5, 5), twin.press(5, 5), twin.press(25, 5), tree.press(25, 5)]
      #expect(hits == [nil, a, b, b])
      let made = (try tree.make(frame(0, 0, 1, 1)), try twin.make(frame(0, 0, 1, 1)))
      #expect(made.0 == a)
      #expect(made.1 == 2)
      #expect(tree.bytes == twin.bytes)
    }

    @Test func everythingThatDecidesIsHashed() throws {
      let outline = [Point(0, 0), Point(1, 0), Point(0, 1)]
      func hash(_ change: (inout RegionTree, Int) throws -> Void) rethrows -> UInt64 {
        var tree = RegionTree(capacity: 4)
        guard let slot = try? tree.make(frame(0, 0, 10, 10)) else { return 0 }
        try change(&tree, slot)
        var hash = StateHash()
        tree.mix(into: &hash)
        return hash.value
      }
      func configured(_ change: (inout RegionDefinition) -> Void) throws -> UInt64 {
        try hash { try $0.configure($1, frame(0, 0, 10, 10, change), outline: outline) }
      }
      let all: [UInt64] = [
        hash { _, _ in }, hash { tree, slot in tree.setOffset(slot, Point(1, 0)) }, hash { $0.remove($1) },
        try hash { tree, _ in _ = try tree.make(frame(0, 0, 10, 10)) },
        try configured { $0.origin.x = 1 }, try configured { $0.size.y = 1 }, try configured { $0.transform.c = 1 },
        try configured { $0.order = 1 }, try configured { $0.shape = .ellipse }, try configured { $0.radius = 1 },
        try configured { $0.shape = .polygon }, try configured { $0.hitOutset = 1 },
        try configured { $0.isEnabled = false }, try configured { $0.isOpaque = false },
        try configured { $0.clips = true },
      ]
      #expect(Set(all).count == all.count)
      #expect(hash { _, _ in } == all[0])
    }

    @Test func bytesCountOutlines() throws {
      var tree = RegionTree(capacity: 64)
      let empty = tree.bytes
      #expect(empty < 40_000)
      let outline = [Point(0, 0), Point(1, 0), Point(0, 1)]
      _ = try tree.make(frame(0, 0, 1, 1) { $0.shape = .polygon }, outline: outline)
      #expect(tree.bytes == empty + 48)
    }
  }
}
