import Testing

@testable import GestureCore

@Suite struct EventQueueTests {
  /// A queue of events that are told apart by their revision.
  private final class Bench {
    var queue: EventQueue
    init(_ capacity: Int, reserve: Int) { queue = EventQueue(capacity: capacity, reserve: reserve) }

    var hasRoom: Bool { queue.hasRoom }

    @discardableResult func say(_ number: UInt64, key: UInt64) -> Bool {
      guard let place = queue.makePlace(key: key) else { return false }
      queue.ring[place].revision = number
      return true
    }

    /// All that waits.
    func all() -> [UInt64] {
      var (numbers, event) = ([UInt64](), GestureEvent.blank)
      while queue.next(into: &event) { numbers.append(event.revision) }
      return numbers
    }
  }

  @Test func eventsOfOneInputStandByKey() {
    let bench = Bench(8, reserve: 0)
    bench.queue.beginInput()
    for (number, key) in [(1, 30), (2, 10), (3, 20), (4, 40)] as [(UInt64, UInt64)] { bench.say(number, key: key) }
    bench.queue.beginInput()
    for (number, key) in [(5, 9), (6, 8), (7, 8)] as [(UInt64, UInt64)] { bench.say(number, key: key) }
    #expect(bench.all() == [2, 3, 1, 4, 6, 7, 5], "those of the input before stay before; equal keys keep their order")
  }

  @Test func itGoesRoundItsRing() {
    let bench = Bench(3, reserve: 0)
    var said: [UInt64] = []
    for number in 1...20 as ClosedRange<UInt64> {
      bench.queue.beginInput()
      bench.say(number * 2, key: 5)
      bench.say(number * 2 - 1, key: 4)
      said += bench.all()
    }
    #expect(said == Array(1...40))
  }

  /// The ring gets more places while the oldest event lies anywhere in it, and an input is under way.
  @Test(arguments: [(0, 0), (1, 16), (9, 16), (15, 16), (16, 16), (17, 32)])
  func itGetsMorePlacesWhereverItBegins(taken: UInt64, places: Int) {
    let bench = Bench(40, reserve: 0)
    bench.queue.beginInput()
    for number in 0..<taken { bench.say(number, key: 0) }
    #expect(bench.all() == Array(0..<taken))
    #expect(bench.queue.ring.count == places)
    for number in 1...14 as ClosedRange<UInt64> { bench.say(number, key: number) }
    bench.queue.beginInput()
    for number in 0..<26 as Range<UInt64> { #expect(bench.say(40 - number, key: 40 - number)) }
    #expect(!bench.say(41, key: 41))
    #expect(bench.queue.ring.count == 40)
    #expect(bench.all() == Array(1...40))
  }

  /// Full at its capacity, or at half of it and the reserve, or at a pair for each of a small reserve, where that is more.
  @Test(arguments: [
    (4, 0, 4), (4, 2, 4), (4, 3, 6), (2, 5, 10), (0, 0, 1), (40, 128, 256), (40, 200, 256), (40, 300, 320),
  ])
  func itIsFullAtCapacityAndReserve(capacity: Int, reserve: Int, most: UInt64) {
    let bench = Bench(capacity, reserve: reserve)
    bench.queue.beginInput()
    for number in 1...most { #expect(bench.say(number, key: number)) }
    #expect(!bench.say(most + 1, key: most + 1))
    #expect(bench.all() == Array(1...most))
  }

  /// An input may end each speaker and begin it again: so much must be free, but half of the queue at the most.
  @Test(arguments: [(0, 8), (1, 6), (2, 4), (3, 4), (100, 4)]) func roomForAnInput(speakers: Int, most: Int) {
    let bench = Bench(8, reserve: 100)
    bench.queue.expect(speakers)
    for count in 0...12 {
      #expect(bench.hasRoom == (count <= most), "\(count) wait")
      bench.queue.beginInput()
      bench.say(1, key: 1)
    }
  }

  @Test func aQueueOfOneTakesAnInputWhenItIsEmpty() {
    let bench = Bench(1, reserve: 4)
    bench.queue.expect(4)
    #expect(bench.hasRoom)
    bench.queue.beginInput()
    bench.say(1, key: 1)
    bench.say(2, key: 2)
    #expect(!bench.hasRoom)
    #expect(bench.all() == [1, 2])
    #expect(bench.hasRoom)
  }

  @Test func aCopyIsItsOwn() {
    let bench = Bench(4, reserve: 0)
    bench.queue.beginInput()
    bench.say(1, key: 1)
    let twin = Bench(4, reserve: 0)
    twin.queue = bench.queue.copy()
    twin.say(2, key: 0)
    #expect(bench.all() == [1])
    #expect(twin.all() == [2, 1], "the input goes on in the copy")
  }
}
