import Testing

@testable import GestureCore

extension SceneTests {
  /// The index leaves regions out; a plain walk over every region must find the same one.
  @Suite struct HitIndexTests {
    /// Regions as the host sees them, and the rules of the hit test written down plainly.
    private struct Model {
      struct Entry {
        var definition: RegionDefinition
        var outline: [Point]
        var offset = Point.zero
        var parent: Int?
        var made: Int
      }

      var entries: [Int: Entry] = [:]
      var made = 0

      /// Children from front to back; -1 has the roots.
      private var children: [Int: [Int]] = [:]

      mutating func sort() {
        let all = entries.sorted { a, b in
          let (x, y) = (a.value.definition.order, b.value.definition.order)
          return x != y ? x > y : a.value.made > b.value.made
        }
        children = Dictionary(grouping: all) { $0.value.parent ?? -1 }.mapValues { $0.map(\.key) }
      }

      func press(_ place: Point, in parent: Int? = nil) -> Int? {
        for child in children[parent ?? -1] ?? [] {
          if let hit = press(place, on: child) { return hit }
        }
        return nil
      }

      private func press(_ place: Point, on slot: Int) -> Int? {
        guard let entry = entries[slot] else { return nil }
        let definition = entry.definition
        guard definition.isEnabled, definition.transform.determinant != 0 else { return nil }
        let local = definition.transform.inverse.apply(place - definition.origin - entry.offset)
        if !definition.clips || contains(entry, slot, local, 0) {
          if let hit = press(local, in: slot) { return hit }
        }
        return definition.isOpaque && contains(entry, slot, local, definition.hitOutset) ? slot : nil
      }

      private func contains(_ entry: Entry, _ slot: Int, _ local: Point, _ outset: Double) -> Bool {
        if entry.definition.shape == .host { return host(slot, local) }
        return Shape(entry.definition, outline: entry.outline)
          .contains(local, grownBy: outset, outline: entry.outline)
      }

      /// Stripes all over the plane.
      func host(_ slot: Int, _ local: Point) -> Bool { Int(local.x.rounded(.down)) % 7 == slot % 7 }
    }

    private func transform(_ random: inout Generator) -> Affine {
      let (x, y) = (random.number(-20, 20), random.number(-20, 20))
      switch random.below(12) {
      case 0: return Affine(0, 1, -1, 0, x, y)
      case 1: return Affine(-1, 0, 0, -1, x, y)
      case 2: return Affine(2, 0, 0, 0.5, 0, 0)
      case 3: return Affine(1, 0, 0.3, 1, 0, 0)
      case 4: return Affine(cos(x), sin(x), -sin(x), cos(x), x, y)
      case 5: return Affine(1, 0, 0, random.oneIn(2) ? 0 : 1e-5, x, y)
      case 6: return Affine(-1, 0.25, 0.5, 3, x, y)
      default: return .identity
      }
    }

    private func definition(_ random: inout Generator, spread: Int, parent: RegionID) -> RegionDefinition {
      let kinds = [ShapeKind.rectangle, .ellipse, .roundedRectangle, .polygon, .rectangle, .rectangle]
      var made = frame(
        random.number(-spread, spread), random.number(-spread, spread),
        random.number(0, spread / 2 + 8), random.number(0, spread / 2 + 8), in: parent)
      made.shape = random.oneIn(40) ? .host : kinds[random.below(kinds.count)]
      made.transform = transform(&random)
      made.order = Int32(random.below(3)) - 1
      made.radius = random.number(0, 12)
      made.hitOutset = random.oneIn(3) ? random.number(0, 6) : 0
      made.isEnabled = !random.oneIn(10)
      made.isOpaque = !random.oneIn(4)
      made.clips = random.oneIn(5)
      return made
    }

    private func outline(_ random: inout Generator) -> [Point] {
      (0..<3 + random.below(4)).map { _ in Point(random.number(-20, 40), random.number(-20, 40)) }
    }

    /// Makes, changes, moves and removes regions at random, and presses in between.
    private func compare(seed: UInt64, capacity: Int, steps: Int, spread: Int, rootsOnly: Bool) throws -> Int {
      var random = Generator(seed: seed)
      var tree = RegionTree(capacity: capacity)
      var model = Model()
      var found = 0
      for step in 0..<steps {
        let slots = model.entries.keys.sorted()
        let some = slots.isEmpty ? nil : slots[random.below(slots.count)]
        switch random.below(12) {
        case 0..<6:
          guard slots.count < capacity else { break }
          let parent = rootsOnly || random.oneIn(4) ? nil : some
          let id = parent.map { tree.id(of: $0) } ?? .none
          let made = definition(&random, spread: spread, parent: id)
          let points = outline(&random)
          let slot = try tree.make(made, outline: points)
          model.entries[slot] = .init(definition: made, outline: points, parent: parent, made: model.made)
          model.made += 1
        case 6, 7:
          guard let slot = some, let parent = model.entries[slot]?.definition.parent else { break }
          let changed = definition(&random, spread: spread, parent: parent)
          let points = outline(&random)
          try tree.configure(slot, changed, outline: points)
          model.entries[slot]?.definition = changed
          model.entries[slot]?.outline = points
        case 8, 9, 10:
          guard let slot = some else { break }
          let offset = random.oneIn(4) ? .zero : Point(random.number(-30, 30), random.number(-30, 30))
          tree.setOffset(slot, offset)
          model.entries[slot]?.offset = offset
        default:
          guard let slot = some, random.oneIn(3) else { break }
          var at: Int? = slot
          while let gone = at {
            model.entries[gone] = nil
            at = tree.next(after: gone, within: slot)
          }
          tree.remove(slot)
        }
        guard step % 3 == 2 else { continue }
        model.sort()
        for _ in 0..<4 {
          let reach = spread + spread / 4
          let place = Point(random.number(-reach, reach), random.number(-reach, reach))
          let wanted = model.press(place)
          let hit = tree.hitTest(place) { model.host($0, $1) }
          #expect(hit == wanted, "seed \(seed), step \(step), at \(place)")
          if hit != nil { found += 1 }
        }
      }
      return found
    }

    @Test(arguments: 0..<40)
    func aSmallTreeIsHitAsByAPlainWalk(seed: UInt64) throws {
      let found = try compare(seed: seed, capacity: 16, steps: 300, spread: 40, rootsOnly: false)
      #expect(found > 20)
    }

    @Test(arguments: 100..<104)
    func aLargeTreeIsHitAsByAPlainWalk(seed: UInt64) throws {
      let found = try compare(seed: seed, capacity: 120, steps: 500, spread: 150, rootsOnly: false)
      #expect(found > 20)
    }

    @Test(arguments: 200..<204)
    func manySiblingsAreHitAsByAPlainWalk(seed: UInt64) throws {
      let found = try compare(seed: seed, capacity: 200, steps: 500, spread: 300, rootsOnly: true)
      #expect(found > 20)
    }

    @Test func edgesOfTurnedRegionsAreHitAsByAPlainWalk() throws {
      var random = Generator(seed: 9)
      var (missed, found) = (0, 0)
      for _ in 0..<100 {
        var tree = RegionTree(capacity: 2)
        var model = Model()
        var map = transform(&random)
        if random.oneIn(2) { map = map.then(Affine(3, 0.5, -0.25, 0.001, 0, 0)) }
        let outer = frame(1e6 / 3, -1e5 / 7, 10, 10) { ($0.transform, $0.isOpaque) = (map, false) }
        let top = try tree.make(outer)
        let inner = frame(1 / 3.0, 1 / 7.0, 10, 10, in: tree.id(of: top)) { $0.transform = transform(&random) }
        let slot = try tree.make(inner)
        model.entries[top] = .init(definition: outer, outline: [], parent: nil, made: 0)
        model.entries[slot] = .init(definition: inner, outline: [], parent: top, made: 1)
        if random.oneIn(2) {
          // Far out and back: places are finer than what is left of their way in.
          let back = Point(random.number(-9, 9), 0) - outer.origin
          tree.setOffset(top, back)
          model.entries[top]?.offset = back
        }
        model.sort()
        let out = tree.toGlobal(of: slot)
        for share in [0.0, 0.1, 1 / 3.0, 0.9, 1] {
          for corner in [Point(0, share), Point(1, share), Point(share, 0), Point(share, 1)] {
            let exact = out.apply(corner * 10)
            for step in 0..<25 {
              let grain = max(7e-12, exact.x.ulp, exact.y.ulp)
              let place = exact + Point(Double(step % 5 - 2), Double(step / 5 - 2)) * grain
              let (hit, wanted) = (tree.press(place.x, place.y), model.press(place))
              if hit != wanted { missed += 1 }
              if hit != nil { found += 1 }
            }
          }
        }
      }
      #expect(missed == 0)
      #expect(found > 1000)
    }
  }
}
