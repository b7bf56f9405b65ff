import Testing

@Suite struct SafetyTests {
  @Test func nothingInTheCoreTrapsOrTouchesMemory() {
    for file in SourceFile.swift(under: "Sources/GestureCore") where !file.path.hasSuffix("/Values/Storage.swift") {
      for (line, what) in Self.unsafe(in: file.text) { Issue.record("\(file.path):\(line): \(what)") }
    }
  }

  @Test(arguments: [
    ("let a = b!", ["force unwrap"]),
    ("let a = b[0]!.c", ["force unwrap"]),
    ("let a = f()! + g", ["force unwrap"]),
    ("let a: Int!", ["force unwrap"]),
    ("let a = !b && c != d", []),
    ("if a != b { // c!\n}", []),
    ("let a = \"b!\"", []),
    ("let a = b !== c", []),
    ("let a = try! b()", ["try!"]),
    ("let a = b as! C", ["as!"]),
    ("let a = b as? C", []),
    ("fatalError()", ["fatalError"]),
    ("preconditionFailure(\"a\")", ["preconditionFailure"]),
    ("var a: UnsafePointer<Int>", ["unsafe"]),
    ("a.withUnsafeBytes { _ in }", ["unsafe"]),
    ("unowned(unsafe) var a: B", ["unsafe"]),
  ])
  func found(text: String, what: [String]) {
    #expect(Self.unsafe(in: text).map(\.what) == what)
  }

  private static func unsafe(in text: String) -> [(line: Int, what: String)] {
    var found: [(line: Int, what: String)] = []
    for (index, line) in SwiftCode(text).lines.enumerated() {
      var what: [String] = []
      if line.contains(#/\btry!/#) { what.append("try!") }
      if line.contains(#/\bas!/#) { what.append("as!") }
      if line.contains(#/\bfatalError\b/#) { what.append("fatalError") }
      if line.contains(#/\bpreconditionFailure\b/#) { what.append("preconditionFailure") }
      if line.contains(#/[Uu]nsafe/#) { what.append("unsafe") }
      let operand = line.replacing(#/\b(?:try|as)!/#, with: "")
      if operand.contains(#/[\w)\]}>]!(?!=)/#) { what.append("force unwrap") }
      found += what.map { (index + 1, $0) }
    }
    return found
  }
}
