import Testing

@Suite struct SwiftCodeTests {
  @Test(arguments: [
    ("a // b\nc", "a \nc"),
    ("a /* b /* c\n */ d */ e", "a \n  e"),
    ("x = \"Session\" + y", "x = \"\" + y"),
    ("x = \"a \\\" b\" + y", "x = \"\" + y"),
    ("x = \"a // b\" + y", "x = \"\" + y"),
    ("x = \"a \\(f(\"Session\", g)) b\" + y", "x = \"(f(\"\", g))\" + y"),
    ("x = #\"a \" \\(b)\"# + y", "x = \"\" + y"),
    ("x = #\"a \\#(b)\"# + y", "x = \"(b)\" + y"),
    ("x = \"\"\"\n  a \" b\n  \"\"\" + y", "x = \"\n\n\" + y"),
    ("/// doc\nlet a = 1", "\nlet a = 1"),
  ])
  func stripped(text: String, code: String) {
    #expect(SwiftCode(text).text == code)
  }
}
