import Testing

@testable import GestureCore

@Suite struct DeadlineQueueTests {
  private final class Bench {
    var queue: DeadlineQueue
    init(_ count: Int) { queue = DeadlineQueue(capacity: count) }

    var earliest: Nanoseconds { queue.earliest }
    func isSet(_ gesture: Int) -> Bool { queue.isSet(gesture) }
    func time(of gesture: Int) -> Nanoseconds { queue.time(of: gesture) }

    /// The owners in the order in which they fire.
    func all() -> [Int] {
      var owners: [Int] = []
      while queue.earliest != .never {
        owners.append(queue.owner)
        queue.clear(queue.owner)
      }
      return owners
    }
  }

  @Test func nothingIsSetAtFirst() {
    let bench = Bench(2)
    #expect(bench.earliest == .never)
    #expect(!bench.isSet(0))
    #expect(bench.time(of: 1) == .never)
    bench.queue.clear(1)
    #expect(bench.all() == [])
  }

  @Test func equalTimesFireInTheOrderInWhichTheyWereSet() {
    let bench = Bench(6)
    for (gesture, time) in [(4, 50), (0, 20), (5, 20), (2, 90), (1, 20)] as [(Int, Nanoseconds)] {
      bench.queue.set(gesture, to: time)
    }
    #expect(bench.earliest == 20)
    #expect(bench.time(of: 4) == 50)
    #expect(bench.all() == [0, 5, 1, 4, 2])
  }

  @Test func settingAnewIsALaterSetting() {
    let bench = Bench(3)
    for gesture in 0..<3 { bench.queue.set(gesture, to: 10) }
    bench.queue.set(0, to: 10)
    #expect(bench.all() == [1, 2, 0])
    for gesture in 0..<3 { bench.queue.set(gesture, to: 10) }
    bench.queue.set(1, to: .never)
    #expect(!bench.isSet(1))
    #expect(bench.all() == [0, 2])
  }

  /// Against a plain list that is sorted by (time, number of the setting).
  @Test func manySettingsAndClearings() {
    let bench = Bench(12)
    var model: [(time: Nanoseconds, serial: Int, gesture: Int)] = []
    var state: UInt64 = 42
    for serial in 0..<5000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let gesture = Int(state >> 33) % 12
      let time = (state >> 40) % 9
      model.removeAll { $0.gesture == gesture }
      if time == 0 {
        bench.queue.clear(gesture)
      } else {
        bench.queue.set(gesture, to: time)
        model.append((time, serial, gesture))
      }
      let first = model.min { ($0.time, $0.serial) < ($1.time, $1.serial) }
      guard bench.queue.earliest == first?.time ?? .never, bench.queue.owner == first?.gesture ?? -1 else {
        Issue.record("after \(serial) settings")
        return
      }
    }
    let sorted = model.sorted { ($0.time, $0.serial) < ($1.time, $1.serial) }.map(\.gesture)
    let twin = Bench(0)
    twin.queue = bench.queue.copy()
    #expect(bench.all() == sorted)
    #expect(twin.all() == sorted)
  }
}
