import Testing

@testable import GestureCore

extension ValuesTests {
  @Suite struct StorageTests {
    @Test func elementsAreReadAndWrittenInPlace() {
      var row = Storage(count: 3, repeating: Point(1, 2))
      row[1].x = 10
      row[2] = Point(5, 6)
      let all = [row[0], row[1], row[2]]
      #expect(all == [Point(1, 2), Point(10, 2), Point(5, 6)])
      let sizes = [row.count, row.bytes]
      #expect(sizes == [3, 48])
    }

    @Test func aCopyIsApart() {
      var row = Storage(count: 2, repeating: 1)
      let twin = row.copy()
      row[0] = 7
      let all = [row[0], row[1], twin[0], twin[1], twin.count]
      #expect(all == [7, 1, 1, 1, 2])
    }

    @Test func growingKeepsWhatIsThere() {
      var row = Storage(count: 2, repeating: 1)
      row[1] = 5
      row.grow(to: 2, repeating: 9)
      #expect(row.count == 2)
      row.grow(to: 3, repeating: 9)
      let all = (0..<row.count).map { row[$0] }
      #expect(all == [1, 5, 9, 9])  // Twice as many at least.
      row.grow(to: 100, repeating: 8)
      #expect(row.count == 100)
      let some = [row[0], row[3], row[4], row[99]]
      #expect(some == [1, 9, 8, 8])
    }

    @Test func noneIsARowToo() {
      var row = Storage(count: 0, repeating: 1)
      #expect(row.count == 0)
      #expect(row.bytes == 0)
      row.grow(to: 1, repeating: 4)
      #expect(row[0] == 4)
    }

    @Test func elementsAreMadeOneByOneInMemoryThatIsThere() {
      var row = Storage<Int>(capacity: 2)
      let empty = [row.count, row.capacity, row.bytes]
      #expect(empty == [0, 2, 16])
      row.append(5)
      var twin = row.copy()
      twin.append(6)
      let all = [row.count, row[0], twin.count, twin.capacity, twin[0], twin[1]]
      #expect(all == [1, 5, 2, 2, 5, 6])
    }

    @Test func anElementThatWasNotMadeStopsTheProgram() async {
      await #expect(processExitsWith: .failure) {
        var row = Storage<Int>(capacity: 2)
        row.append(5)
        print(row[1])
      }
    }

    @Test func anElementWithoutMemoryStopsTheProgram() async {
      await #expect(processExitsWith: .failure) {
        var row = Storage<Int>(capacity: 1)
        row.append(5)
        row.append(6)
      }
    }

    @Test func anIndexPastTheEndStopsTheProgram() async {
      await #expect(processExitsWith: .failure) {
        let row = Storage(count: 2, repeating: 1)
        print(row[2])
      }
    }

    @Test func anIndexBelowZeroStopsTheProgram() async {
      await #expect(processExitsWith: .failure) {
        var row = Storage(count: 2, repeating: 1)
        row[-1] = 3
      }
    }
  }
}
