import Testing

@testable import TraceReplay

@Suite struct JSONTests {
  private func parse(_ text: String) throws -> JSON { try JSON(parsing: text.utf8) }

  @Test func numbersKeepTheirText() throws {
    #expect(
      try parse("[0.10, 18446744073709551615, -1e-06]")
        == .array([.number("0.10"), .number("18446744073709551615"), .number("-1e-06")]))
  }

  @Test func objectsKeepTheirOrder() throws {
    #expect(
      try parse(#" {"b": true, "a": [null, "x"]} "#)
        == .object([.init("b", .bool(true)), .init("a", .array([.null, .string("x")]))]))
  }

  @Test func stringsAreUnescaped() throws {
    #expect(try parse(#""\"\\\/\n\t\u00e9\ud83d\ude00é""#) == .string("\"\\/\n\té😀é"))
    #expect(JSON.string("\"\\\n\u{1}é").text == #""\"\\\n\u0001é""#)
  }

  @Test(arguments: [
    "", "{", "{\"a\"}", "{\"a\": 1,}", "[1 2]", "01", "1.", ".5", "+1", "1e", "-", "nan", "tru", "\"a", "\"\\x\"",
    "\"\\u12\"", "\"\\ud800\"", "{} {}", "{\"a\": 1, \"a\": 2}", "'a'", "\"a\tb\"",
  ])
  func whatIsNoJSONIsRefused(_ text: String) {
    #expect(throws: Misread.self) { try parse(text) }
  }

  @Test func nestingHasAnEnd() {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(throws: Misread.self) { try parse(deep) }
    #expect(throws: Misread.self) { try JSON(parsing: [0x22, 0xff, 0x22]) }
  }

  @Test func numbersAreWrittenInTheirShortestForm() {
    #expect(JSON.shortest(30).text == "30")
    #expect(JSON.shortest(-0.1).text == "-0.1")
    #expect(JSON.shortest(1e-6).text == "1e-06")
    #expect(JSON.shortest(0.1 + 0.2).text == "0.30000000000000004")
    #expect(JSON.shortest(.nan).text == "\"nan\"")
    #expect(JSON.shortest(-.infinity).text == "\"-inf\"")
    #expect(JSON.shortest([1, 2.5]).text == "[1, 2.5]")
  }
}
