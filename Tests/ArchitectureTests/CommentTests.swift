import Testing

@Suite struct CommentTests {
  @Test func everyPublicDeclarationHasItsComment() {
    var count = 0
    for file in SourceFile.swift(under: "Sources") {
      let declarations = PublicDeclarations(file)
      count += declarations.count
      for bare in declarations.bare { Issue.record("\(bare)") }
    }
    #expect(count > 100)
  }

  @Test(arguments: [
    ("/// A.\npublic struct A {}\n", []),
    ("public struct A {}\n", [1]),
    ("// A.\npublic struct A {}\n", [2]),
    ("/// A.\n\npublic struct A {}\n", [3]),
    ("/// A.\n@frozen\npublic struct A {}\n", []),
    ("@frozen\npublic struct A {}\n", [2]),
    ("struct A {\n  var a = 1\n}\n", []),
    ("/// A.\npublic struct A {\n  public var a = 1\n  public var b = 2\n\n  public var c = 3\n}\n", [6]),
    ("/// A.\npublic struct A {\n  public var a = 1\n  public func b() {}\n}\n", [4]),
    ("/// A.\npublic struct A {\n  public func b() {\n  }\n}\n", [3]),
    ("/// A.\npublic struct A {\n  public var rawValue: Int\n  public init(rawValue: Int) {}\n}\n", []),
    ("  /// A.\n  public private(set) var a = 1\n  public static let b = 2\n", [3]),
    ("  @inlinable public static func a() {\n  }\n  @inlinable public init() {\n", [1, 3]),
    ("@implementation @_cdecl(\"gcore_a\") public func gcore_a() {\n}\n", []),
    ("let text = \"public struct A\"\n", []),
  ])
  func bareLines(text: String, lines: [Int]) {
    #expect(PublicDeclarations(SourceFile(path: "A.swift", text: text)).bare.map(\.line) == lines)
  }
}
