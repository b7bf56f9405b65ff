import Foundation
import GestureCore
import Testing

@Suite struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The articles of a module's catalog.
  private static func articles(of module: String) throws -> [(name: String, text: String)] {
    let catalog = root.appendingPathComponent("Sources/\(module)/Documentation.docc")
    return try FileManager.default.contentsOfDirectory(atPath: catalog.path).sorted().map {
      ($0, try String(contentsOf: catalog.appendingPathComponent($0), encoding: .utf8))
    }
  }

  @Test func everyExampleIsACaseThatRuns() throws {
    var count = 0
    for article in try Self.articles(of: "GestureCore") {
      for match in article.text.matches(of: #/`([\w-]+\.jsonl)`/#) where match.1 != "NAME.jsonl" {
        count += 1
        let path = "Tests/conformance/rules/\(match.1)"
        let isThere = FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(path).path)
        #expect(isThere, "\(article.name): \(path)")
      }
    }
    #expect(count > 80)
  }

  @Test func theManualSpeaksOfEveryGesture() throws {
    let manual = try #require(Self.articles(of: "GestureCore").first { $0.name == "GesturesAndDefaults.md" }?.text)
    let others = try #require(Self.articles(of: "GestureCore").first { $0.name == "Combining.md" }?.text)
    for kind in GestureKind.allCases where kind != .custom {
      let name = kind.name.replacing("_", with: " ")
      #expect(kind.isComposite ? others.contains("### \(name):") : manual.contains("| \(name) |"), "\(name)")
    }
  }

  /// The example of the landing page.
  @Test func theFirstExample() throws {
    var session = try Session()
    let card = try session.makeRegion(RegionDefinition(origin: .zero, size: Point(200, 100)))
    let drag = try session.makeGesture(GestureDefinition(.drag))
    try session.attach(drag, to: card)

    var event = PointerEvent(.down, at: 0)
    (event.contact, event.position) = (1, Point(50, 50))
    _ = session.feed(event)

    event = PointerEvent(.move, at: 16_000_000)
    (event.contact, event.position) = (1, Point(80, 50))
    _ = session.feed(event)

    var lines: [String] = []
    while let said = session.nextEvent() { lines.append("\(said.phase.name) \(said.value.translation)") }
    #expect(lines == ["began Point(x: 30.0, y: 0.0)"])
  }

  /// The example of the article on state.
  @Test func theExampleOfState() throws {
    var session = try Session()
    let drag = try session.makeGesture(GestureDefinition(.drag))
    let live = try session.makeState(.vec2)
    let position = try session.makeState(.vec2)
    let drawn = try session.makeSum(.vec2, of: [position, live])
    try session.bind(
      BindingDefinition(state: live, gesture: drag, channel: .translation, isTransient: true))
    var commit = BindingDefinition(state: position, gesture: drag, channel: .translation, isTransient: false)
    commit.operation = .add
    try session.bind(commit)
    #expect(try session.value(of: drawn) == .zero)
  }
}
