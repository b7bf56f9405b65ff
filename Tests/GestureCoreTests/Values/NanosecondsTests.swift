import Testing

@testable import GestureCore

extension ValuesTests {
  @Suite struct NanosecondsTests {
    @Test func aMomentLater() {
      #expect(Nanoseconds(5).after(7) == 12)
      #expect(Nanoseconds(0).after(0) == 0)
      #expect(Nanoseconds(5).after(.never) == .never)
      #expect(Nanoseconds(0).after(.never) == .never)
      #expect((Nanoseconds.never - 1).after(1) == .never)
      #expect((Nanoseconds.never - 2).after(1) == .never - 1)
      #expect((Nanoseconds.never - 1).after(2) == .never)
    }

    @Test func secondsSince() {
      #expect(Nanoseconds(1_500_000_000).seconds(since: 500_000_000) == 1)
      #expect(Nanoseconds(1).seconds(since: 0) == 1e-9)
      #expect(Nanoseconds(5).seconds(since: 5) == 0)
      #expect(Nanoseconds(5).seconds(since: 6) == 0)
      #expect(Nanoseconds(0).seconds(since: .max) == 0)
    }

    @Test func aYearAfterTheClockStartedAMillisecondIsOne() {
      let year: Nanoseconds = 31_536_000_000_000_000
      #expect((year + 1_000_000).seconds(since: year) == 0.001)
    }
  }
}
