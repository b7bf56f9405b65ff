import Testing

@testable import GestureCore

/// Waits that lead back to where they began are refused when they are made, and only those.
struct CircleTests {
  /// Numbers that look like chance, and are the same on every run.
  private struct Chance {
    var state: UInt64
    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  /// Whether any leaf waits for itself: what remains when those that wait for nobody left are taken away.
  private func hasCircle(_ session: borrowing Session) -> Bool {
    var waiting: [Int] = []
    for slot in 0..<session.arena.gestures.items.count where session.arena.gestures.isLive(slot) {
      if session.arena[slot].firstMember < 0 { waiting.append(slot) }
    }
    while true {
      var left: [Int] = []
      for x in waiting {
        for y in waiting where x != y && session.arena.waitsExplicitly(x, for: y) {
          left.append(x)
          break
        }
      }
      if left.count == waiting.count { return !left.isEmpty }
      waiting = left
    }
  }

  @Test(arguments: 0..<200) func aCallIsRefusedWhereItWouldCloseACircle(seed: Int) throws {
    var chance = Chance(state: UInt64(seed) &* 0x9e37_79b9_7f4a_7c15)
    var capacity = Capacity()
    (capacity.gestures, capacity.relations) = (24, 24)
    var session = try Session(capacity)
    var (roots, all): ([GestureID], [GestureID]) = ([], [])
    for _ in 0..<10 { roots.append(try session.makeGesture(GestureDefinition(.drag))) }
    all = roots
    var (made, refused) = (0, 0)
    for _ in 0..<30 {
      let before = session.stateHash
      do throws(Fault) {
        if chance.below(4) == 0 && roots.count >= 2 {
          let first = roots.remove(at: chance.below(roots.count))
          let second = roots.remove(at: chance.below(roots.count))
          do throws(Fault) {
            let kind: GestureKind = [.exclusive, .simultaneous, .race, .sequence][chance.below(4)]
            let composite = try session.makeComposite(GestureDefinition(kind), members: [first, second])
            roots.append(composite)
            all.append(composite)
          } catch {
            roots += [first, second]
            throw error
          }
        } else {
          let kind: Relation.Kind = chance.below(5) == 0 ? .runsWith : .waitsFor
          try session.relate(all[chance.below(all.count)], kind, all[chance.below(all.count)])
        }
        made += 1
        let isCircular = hasCircle(session)
        #expect(!isCircular)
      } catch {
        refused += 1
        #expect(error.code == .cycle)
        let after = session.stateHash
        #expect(after == before)
      }
    }
    #expect(made > 3 && refused > 0)
  }

  @Test func aLongChainOfWaitsIsMade() throws {
    var capacity = Capacity()
    (capacity.gestures, capacity.relations) = (2002, 2000)
    var session = try Session(capacity)
    var gestures: [GestureID] = []
    for _ in 0..<2000 { gestures.append(try session.makeGesture(GestureDefinition(.drag))) }
    for place in 1..<400 { try session.relate(gestures[place], .waitsFor, gestures[place - 1]) }
    #expect(throws: Fault(.cycle, .cycle, gestures[399].bits)) {
      try session.relate(gestures[0], .waitsFor, gestures[399])
    }
    #expect(throws: Fault.self) {
      _ = try session.makeComposite(GestureDefinition(.exclusive), members: [gestures[399], gestures[0]])
    }
    _ = try session.makeComposite(GestureDefinition(.exclusive), members: [gestures[0], gestures[399]])
  }
}
