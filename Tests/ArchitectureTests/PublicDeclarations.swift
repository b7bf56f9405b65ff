/// The public declarations of a Swift file and whether each has its comment.
///
/// A declaration is documented where a `///` line stands right above it (above its attributes). One comment may serve a
/// group: one-line declarations of one keyword, at one indentation, with no line between them, share the comment above
/// the first; and the comment of a type serves the group that starts on the type's first line, whose names then say all.
struct PublicDeclarations {
  /// One declaration without a comment.
  struct Bare: Equatable, CustomStringConvertible {
    let path: String
    let line: Int
    let text: String
    var description: String { "\(path):\(line): no /// above: \(text)" }
  }

  /// How many public declarations there are.
  private(set) var count = 0
  /// Those without a comment.
  private(set) var bare: [Bare] = []

  /// Reads a file.
  init(_ file: SourceFile) {
    let original = file.lines
    let code = SwiftCode(file.text).lines
    var documented: [Int: Bool] = [:]
    for index in original.indices {
      guard let keyword = Self.keyword(code[index]), !Self.implementsTheHeader(code, index) else { continue }
      count += 1
      var above = index - 1
      while above >= 0, original[above].contains(#/^\s*@[^{}]*$/#), Self.keyword(code[above]) == nil { above -= 1 }
      var isDocumented = above >= 0 && original[above].contains(#/^\s*///(\s|$)/#)
      if !isDocumented, above == index - 1, above >= 0, Self.isOneLine(code[index]) {
        let isSibling =
          Self.keyword(code[above]) == keyword && Self.isOneLine(code[above])
          && Self.indentation(code[above]) == Self.indentation(code[index])
        let isFirstInType = Self.opensType(code[above])
        isDocumented = (isSibling || isFirstInType) && documented[above] == true
        if !isDocumented, keyword == "init", Self.keyword(code[above]) == "var" {
          isDocumented = documented[above] == true && code[above].contains("rawValue")
        }
      }
      documented[index] = isDocumented
      if !isDocumented {
        bare.append(Bare(path: file.path, line: index + 1, text: String(original[index].drop { $0 == " " })))
      }
    }
  }

  /// The keyword of a public declaration that starts in this line; nil where none does.
  private static func keyword(_ line: Substring) -> Substring? {
    // Most lines have neither word, and what follows is made anew for each.
    guard line.contains("public") || line.contains("open") else { return nil }
    let modifiers =
      #/
      ^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)*?(?:public|open)\s+
      (?:(?:private|fileprivate|internal)\(set\)\s+)?
      (?:(?:static|final|mutating|nonmutating|borrowing|consuming|override|convenience|required|indirect|lazy|weak
        |nonisolated|prefix|postfix|infix|unowned)\s+)*
      (struct|enum|class|actor|protocol|typealias|func|var|let|init|subscript|case|macro|operator|associatedtype)\b
      /#
    return line.firstMatch(of: modifiers)?.1
  }

  /// Whether the declaration is a body of the C header, whose comment is the header's.
  private static func implementsTheHeader(_ code: [Substring], _ index: Int) -> Bool {
    code[index].contains("@_cdecl") || index > 0 && code[index - 1].contains("@_cdecl")
  }

  private static func isOneLine(_ line: Substring) -> Bool {
    line.count { $0 == "{" } == line.count { $0 == "}" } && line.count { $0 == "(" } == line.count { $0 == ")" }
  }

  private static func opensType(_ line: Substring) -> Bool {
    guard let keyword = keyword(line) else { return false }
    return ["struct", "enum", "class", "actor", "protocol"].contains(keyword) && !isOneLine(line)
  }

  private static func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
}
