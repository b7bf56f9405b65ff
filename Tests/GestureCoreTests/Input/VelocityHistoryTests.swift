import Testing

@testable import GestureCore

@Suite struct VelocityHistoryTests {
  private static let ms: Nanoseconds = 1_000_000

  /// The velocity after samples at times in milliseconds, asked for `rest` later.
  private func velocity(_ samples: [(Nanoseconds, Point)], rest: Nanoseconds = 0) -> Point {
    var history = VelocityHistory()
    let ring = history.makeRing()
    for (time, place) in samples { history.push(ring, time * Self.ms, place) }
    return history.velocity(ring, at: (samples.last?.0 ?? 0) * Self.ms + rest)
  }

  private func isClose(_ a: Point, _ b: Point) -> Bool { (a - b).length < 1e-6 * max(1, b.length) }

  @Test func fewerThanTwoTimesHaveNone() {
    #expect(velocity([]) == .zero)
    #expect(velocity([(5, Point(7, 8))]) == .zero)
    #expect(velocity([(5, Point(7, 8)), (5, Point(9, 9)), (5, Point(70, 9))]) == .zero)
  }

  @Test func twoTimesMakeALine() {
    #expect(isClose(velocity([(0, Point(0, 0)), (10, Point(5, -20))]), Point(500, -2000)))
  }

  @Test func ofEqualTimesTheLastPlaceCounts() {
    #expect(isClose(velocity([(0, .zero), (10, Point(99, 99)), (10, Point(5, 0))]), Point(500, 0)))
    #expect(isClose(velocity([(0, Point(50, 50)), (0, .zero), (10, Point(5, 0))]), Point(500, 0)))
  }

  /// x = 3 + 200 t + 5000 t^2 has the slope 200 + 10000 t.
  @Test func aParabolaHasItsSlopeAtTheNewest() {
    let samples = (0...8).map { step -> (Nanoseconds, Point) in
      let t = Double(step) * 0.01
      return (Nanoseconds(step * 10), Point(3 + 200 * t + 5000 * t * t, -40 * t))
    }
    #expect(isClose(velocity(samples), Point(1000, -40)))
  }

  @Test func theWindowIsAHundredMillisecondsAndInclusive() {
    let flick = [(Nanoseconds(1100), Point(100, 0)), (1150, Point(200, 0)), (1200, Point(300, 0))]
    #expect(isClose(velocity([(1099, Point(-900, 0))] + flick), Point(2000, 0)))
    let before = [(Nanoseconds(1100), Point(-900, 0)), (1150, Point(200, 0)), (1200, Point(300, 0))]
    #expect(!isClose(velocity(before), Point(2000, 0)), "a sample just 100 ms old takes part")
  }

  @Test func aRestOfAHundredMillisecondsHasNone() {
    let flick = [(Nanoseconds(0), Point.zero), (10, Point(10, 0))]
    #expect(isClose(velocity(flick, rest: 100 * Self.ms - 1), Point(1000, 0)))
    #expect(velocity(flick, rest: 100 * Self.ms) == .zero)
  }

  @Test func onlyTheNewestThirtyTwoCount() {
    var samples: [(Nanoseconds, Point)] = [(0, Point(-5000, 0))]
    for step in 1...32 { samples.append((Nanoseconds(step), Point(Double(step), 0))) }
    #expect(isClose(velocity(samples), Point(1000, 0)), "the one before them is forgotten")
  }

  @Test func overflowIsNoVelocity() {
    #expect(velocity([(0, Point(1e308, 0)), (1, Point(-1e308, 0)), (2, Point(1e308, 0))]) == .zero)
  }

  @Test func ringsAndCopiesAreTheirOwn() {
    var history = VelocityHistory()
    let (a, b) = (history.makeRing(), history.makeRing())
    history.push(a, 0, .zero)
    history.push(a, 10 * Self.ms, Point(10, 0))
    history.push(b, 10 * Self.ms, Point(99, 0))
    let twin = history.copy()
    history.clear(a)
    let (mine, its, other) = (
      history.velocity(a, at: 10 * Self.ms), twin.velocity(a, at: 10 * Self.ms), history.velocity(b, at: 10 * Self.ms)
    )
    #expect(mine == .zero)
    #expect(isClose(its, Point(1000, 0)))
    #expect(other == .zero)
  }
}
