import GestureCore
import Testing

@testable import TraceReplay

@Suite struct SecondsTests {
  @Test(arguments: [
    ("0", 0), ("0.000", 0), ("-0", 0), ("0.5", 500_000_000), ("1.000", 1_000_000_000), ("0.000000001", 1),
    ("31536000.123456789", 31_536_000_123_456_789), ("4294967.456", 4_294_967_456_000_000), ("1e-9", 1),
    ("2.5E2", 250_000_000_000), ("1e-06", 1000), ("0.1000000000000", 100_000_000), ("0e99999999999999999999", 0),
    ("18446744073.709551615", UInt64.max), ("9007199.254740993", 9_007_199_254_740_993),
  ])
  func timesAreReadExactly(_ text: String, _ time: Nanoseconds) throws {
    #expect(try Seconds.exactly(text) == time)
  }

  @Test(arguments: ["0.0000000001", "1e-10", "0.1234567891", "-0.1", "18446744073.709551616", "1e300", "1e-300"])
  func whatIsNoMomentIsRefused(_ text: String) {
    #expect(throws: Misread.self) { try Seconds.exactly(text) }
  }

  @Test func durationsAreRounded() {
    #expect(Seconds.nearest("0.0000000014999") == 1)
    #expect(Seconds.nearest("0.0000000015") == 2)
    #expect(Seconds.nearest("0.30000000000000004") == 300_000_000)
    #expect(Seconds.nearest("1e-400") == 0)
    #expect(Seconds.nearest("-1") == nil)
    #expect(Seconds.nearest("1e30") == nil)
  }

  @Test(arguments: [
    (0, "0"), (1, "0.000000001"), (500_000_000, "0.5"), (1_000_000_000, "1"), (1_010_000_000, "1.01"),
    (9_007_199_254_740_993, "9007199.254740993"), (UInt64.max, "18446744073.709551615"),
  ])
  func timesAreWrittenWithTheDigitsThatTheyNeed(_ time: Nanoseconds, _ text: String) throws {
    #expect(Seconds.text(time) == text)
    #expect(try Seconds.exactly(text) == time)
  }
}
