import Testing

@testable import GestureCore

extension ValuesTests {
  @Suite struct SlotTableTests {
    @Test func slotsAreTakenFromTheLowestUpUntilAllAre() {
      var table = SlotTable<Int>(capacity: 3, blank: -1)
      let slots = [table.insert(10), table.insert(11), table.insert(12), table.insert(13)]
      #expect(slots == [0, 1, 2, nil])
      let state = [table.live, table.capacity, table.items[0], table.items[2]]
      #expect(state == [3, 3, 10, 12])
    }

    @Test func aTableOfNoCapacityTakesNothing() {
      var table = SlotTable<Int>(capacity: 0, blank: 0)
      let slot = table.insert(1)
      #expect(slot == nil)
      let found = table.slot(of: 1)
      #expect(found == nil)
    }

    @Test func anIdIsTheGenerationAndTheSlotPlusOne() {
      var table = SlotTable<Int>(capacity: 2, blank: -1)
      _ = table.insert(10)
      _ = table.insert(11)
      var ids = [table.id(of: 0), table.id(of: 1)]
      #expect(ids == [1, 2])
      table.remove(1)
      let again = table.insert(12)
      #expect(again == 1)
      ids = [table.id(of: 0), table.id(of: 1)]
      #expect(ids == [1, 1 << 32 | 2])
    }

    @Test func staleForeignAndNoIdsAreFoundOut() {
      var table = SlotTable<Int>(capacity: 2, blank: -1)
      _ = table.insert(10)
      let old = table.id(of: 0)
      var found = [table.slot(of: old), table.slot(of: 0), table.slot(of: 2), table.slot(of: 3)]
      #expect(found == [0, nil, nil, nil])
      found = [table.slot(of: .max), table.slot(of: 1 << 32 | 1), table.slot(of: 1 << 32), table.slot(of: 0xffff_ffff)]
      #expect(found == [nil, nil, nil, nil])
      table.remove(0)
      found = [table.slot(of: old)]
      #expect(found == [nil])
      _ = table.insert(11)
      found = [table.slot(of: old), table.slot(of: table.id(of: 0))]
      #expect(found == [nil, 0])
    }

    @Test func anEmptySlotIsBlankAndRemovedOnce() {
      var table = SlotTable<Int>(capacity: 2, blank: -1)
      _ = table.insert(10)
      table.remove(0)
      table.remove(0)
      table.remove(7)
      table.remove(-1)
      let state = [table.live, table.items[0]]
      #expect(state == [0, -1])
      let slots = [table.insert(1), table.insert(2), table.insert(3)]
      #expect(slots == [0, 1, nil])
      let id = table.id(of: 0)
      #expect(id == 1 << 32 | 1)  // One removal, one generation.
    }

    @Test func theLastSlotFreedIsTheFirstUsedAgain() {
      var table = SlotTable<Int>(capacity: 3, blank: -1)
      for k in 0..<3 { _ = table.insert(k) }
      table.remove(0)
      table.remove(2)
      let slots = [table.insert(8), table.insert(9)]
      #expect(slots == [2, 0])
    }

    @Test func whoLives() {
      var table = SlotTable<Int>(capacity: 2, blank: -1)
      _ = table.insert(10)
      let live = [table.isLive(-1), table.isLive(0), table.isLive(1), table.isLive(2)]
      #expect(live == [false, true, false, false])
    }

    @Test func aCopyIsApartAndUsesTheSameIds() {
      var table = SlotTable<Int>(capacity: 3, blank: -1)
      _ = table.insert(10)
      _ = table.insert(11)
      table.remove(0)
      var twin = table.copy()
      table.items[1] = 99
      let items = [table.items[1], twin.items[1]]
      #expect(items == [99, 11])
      let slots = [table.insert(5), twin.insert(6)]
      #expect(slots == [0, 0])
      let ids = [table.id(of: 0), twin.id(of: 0)]
      #expect(ids[0] == ids[1])
      let sizes = [table.bytes, twin.bytes, table.live, twin.live]
      #expect(sizes == [48, 48, 2, 2])
    }
  }
}
