import Testing

@testable import GestureCore

/// What a recording's text looks like.
@Suite struct TraceTextTests {
  /// What a sink was handed.
  private final class Received {
    var pieces: [[UInt8]] = []
    var text: String { String(decoding: pieces.joined(), as: UTF8.self) }
  }

  /// The text that `write` makes, through a buffer of so many bytes.
  private func text(size: Int = 256, _ write: (inout TraceText) -> Void) -> String {
    let received = Received()
    var text = TraceText(size: size) { bytes, count in
      received.pieces.append(bytes.withElements(count, Array.init))
      return true
    }
    write(&text)
    text.flush()
    return received.text
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "-0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (0.1, "0.1"), (-12.25, "-12.25"), (0.000001, "1e-06"),
    (0.001, "0.001"), (0.000999, "0.000999"), (1.000001, "1.000001"), (1.0000001, "1.0000001"),
    (999_999_999, "999999999"), (1e9, "1000000000"), (999_999_999.999999, "999999999.999999"),
    (1e15, "1000000000000000"),
    (1e16, "1e+16"), (1e17, "1e+17"), (1.0 / 3, "0.3333333333333333"), (0.1 + 0.2, "0.30000000000000004"),
    (5e-324, "5e-324"), (Double.greatestFiniteMagnitude, "1.7976931348623157e+308"), (.nan, "\"nan\""),
    (.infinity, "\"inf\""), (-.infinity, "\"-inf\""),
  ])
  func numbers(number: Double, written: String) {
    #expect(text { $0.number(number) } == written)
  }

  /// Both ways to write a number agree with the standard library's shortest form, and read back to the bit.
  @Test func numbersOfEveryKindReadBack() {
    var seed: UInt64 = 1
    func next() -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return seed
    }
    for round in 0..<20_000 {
      let bits = next()
      let places = [1.0, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7][Int(next() >> 61)]
      let number =
        round % 2 == 0 ? Double(bitPattern: bits) : (Double(bits >> 34) - 536_870_912) / places
      guard number.isFinite else { continue }
      let written = text { $0.number(number) }
      let usual = number.description
      #expect(written == (usual.hasSuffix(".0") ? String(usual.dropLast(2)) : usual))
      #expect(Double(written)?.bitPattern == number.bitPattern)
    }
  }

  @Test(
    arguments: [
      (0, "0"), (1, "0.000000001"), (10, "0.00000001"), (999_999_999, "0.999999999"), (1_000_000_000, "1"),
      (1_500_000_000, "1.5"), (9_007_199_254_740_993, "9007199.254740993"), (UInt64.max, "18446744073.709551615"),
    ] as [(UInt64, String)])
  func seconds(time: UInt64, written: String) {
    #expect(text { $0.seconds(time) } == written)
  }

  @Test(arguments: [(0, "0"), (9, "9"), (10, "10"), (UInt64.max, "18446744073709551615")] as [(UInt64, String)])
  func wholeNumbers(number: UInt64, written: String) {
    #expect(text { $0.whole(number) } == written)
  }

  @Test func hexadecimal() {
    #expect(text { $0.hexadecimal(0xab, digits: 16) } == "00000000000000ab")
    #expect(text { $0.hexadecimal(.max, digits: 16) } == "ffffffffffffffff")
  }

  @Test(arguments: [
    ("", "\"\""), ("a b", "\"a b\""), ("\"\\/", "\"\\\"\\\\/\""), ("\n\r\t", "\"\\n\\r\\t\""),
    ("\u{1}\u{1f}\u{20}\u{7f}", "\"\\u0001\\u001f \u{7f}\""), ("Größe 👍 日本", "\"Größe 👍 日本\""),
  ])
  func strings(string: String, written: String) {
    #expect(text { $0.quoted(string) } == written)
  }

  @Test func membersStandApart() {
    let line = text {
      $0.beginLine()
      $0.member("a", 1.5)
      $0.key("b")
      $0.beginObject()
      $0.member("c", true)
      $0.member("d", whole: -7 as Int32)
      $0.endObject()
      $0.member("e", Point(1, -2))
      $0.key("f")
      $0.list(["g", "h"])
      $0.member("i", radians: 0.5)
      $0.endLine()
      $0.beginLine()
      $0.member("j", seconds: 250_000_000)
      $0.endLine()
    }
    #expect(
      line == """
        {"a": 1.5, "b": {"c": true, "d": -7}, "e": [1, -2], "f": ["g", "h"], "i": {"rad": 0.5}}
        {"j": 0.25}

        """)
  }

  @Test(arguments: [1, 2, 7, 64])
  func aSmallBufferSendsPieces(size: Int) {
    let whole = "{\"name\": \"Größe\"}\n"
    let sent = text(size: size) {
      $0.beginLine()
      $0.member("name", "Größe")
      $0.endLine()
    }
    #expect(sent == whole)
  }

  @Test func aSinkThatFailsIsNotCalledAgain() {
    var calls = 0
    var text = TraceText(size: 4) { _, _ in
      calls += 1
      return calls < 2
    }
    text.put("12345678")
    var isBroken = text.isBroken
    #expect(calls == 1)
    #expect(!isBroken)
    text.put("9")
    isBroken = text.isBroken
    #expect(calls == 2)
    #expect(isBroken)
    text.put("12345678")
    text.flush()
    #expect(calls == 2)
  }
}
