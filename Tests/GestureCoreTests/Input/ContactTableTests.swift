import Testing

@testable import GestureCore

@Suite struct ContactTableTests {
  /// A table that is only touched by mutating calls, so that what it answers can be expected.
  private final class Bench {
    var table: ContactTable
    init(_ capacity: Int) { table = ContactTable(capacity: capacity) }

    func find(_ source: UInt64, _ id: UInt64) -> Int? { table.find(source, id) }
    var count: Int { table.downCount }
    var hasRoom: Bool { table.hasRoom }
    var capacity: Int { table.capacity }

    /// The ids that are down, oldest first.
    var down: [UInt64] {
      var (ids, slot): ([UInt64], Int32) = ([], table.first)
      while slot >= 0 {
        ids.append(table.contacts[Int(slot)].id)
        slot = table.contacts[Int(slot)].next
      }
      return ids
    }

    func lift(_ id: UInt64) {
      if let slot = table.find(0, id) { table.lift(slot) }
    }
  }

  @Test func aContactIsKnownBySourceAndID() {
    let bench = Bench(4)
    let a = bench.table.press(0, 0)
    let b = bench.table.press(1, 0)
    let c = bench.table.press(0, .max)
    #expect(Set([a, b, c]).count == 3)
    #expect(bench.find(0, 0) == a)
    #expect(bench.find(1, 0) == b)
    #expect(bench.find(0, .max) == c)
    #expect(bench.find(1, .max) == nil)
    #expect(bench.count == 3)
  }

  @Test func idsThatAgreeInAHalfStayApart() {
    let bench = Bench(8)
    let ids: [UInt64] = [7, 7 | 1 << 32, 7 | 1 << 63, 7 << 32]
    let slots = ids.map { bench.table.press(0, $0) }
    for (id, slot) in zip(ids, slots) { #expect(bench.find(0, id) == slot) }
  }

  @Test func theyStandInTheOrderOfTheirPresses() {
    let bench = Bench(4)
    for id: UInt64 in [5, 3, 9] { _ = bench.table.press(0, id) }
    bench.lift(3)
    _ = bench.table.press(0, 1)
    #expect(bench.down == [5, 9, 1])
    bench.lift(5)
    bench.lift(1)
    #expect(bench.down == [9])
    bench.lift(9)
    #expect(bench.down == [])
    #expect(bench.count == 0)
  }

  @Test func serialsTellContactsOfOneSlotApart() {
    let bench = Bench(1)
    let first = bench.table.press(0, 1)
    let serial = bench.table.contacts[first].serial
    bench.table.lift(first)
    let second = bench.table.press(0, 1)
    #expect(first == second)
    let next = bench.table.contacts[second].serial
    #expect(next == serial + 1)
  }

  /// The table has four places here: every name collides with some other, and lifts leave holes in the chains.
  @Test func collisionsAreFoundAndLeaveNoHoles() {
    for capacity in [1, 2, 3, 8, 32] {
      let bench = Bench(capacity)
      var known: [UInt64: Int] = [:]
      var state: UInt64 = 88_172_645_463_325_252
      for _ in 0..<4000 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        let id = state % UInt64(capacity * 2)
        if let slot = known[id] {
          bench.table.lift(slot)
          known[id] = nil
        } else if known.count < capacity {
          known[id] = bench.table.press(id & 1, id)
        }
        for id in 0..<UInt64(capacity * 2) where bench.find(id & 1, id) != known[id] {
          Issue.record("\(id) is \(String(describing: bench.find(id & 1, id))), not \(String(describing: known[id]))")
          return
        }
      }
    }
  }

  @Test func ghostsAreFoundAndGiveWay() {
    let bench = Bench(2)
    let a = bench.table.press(0, 1)
    let b = bench.table.press(0, 2)
    #expect(!bench.hasRoom)
    bench.table.haunt(a)
    #expect(bench.down == [2])
    #expect(bench.find(0, 1) == a)
    #expect(bench.hasRoom)
    bench.table.haunt(b)
    let c = bench.table.press(0, 3)
    #expect(c == a, "the oldest ghost gives way")
    #expect(bench.find(0, 1) == nil)
    #expect(bench.find(0, 2) == b)
    bench.table.forget(b)
    #expect(bench.find(0, 2) == nil)
    let d = bench.table.press(0, 4)
    #expect(d == b)
    #expect(!bench.hasRoom)
    #expect(bench.down == [3, 4])
  }

  @Test func aCopyIsItsOwn() {
    let bench = Bench(2)
    let a = bench.table.press(0, 1)
    var twin = bench.table.copy()
    twin.lift(a)
    let found = twin.find(0, 1)
    #expect(found == nil)
    #expect(bench.find(0, 1) == a)
    #expect(bench.capacity == 2)
    let capacity = twin.capacity
    #expect(capacity == 2)
  }
}
