import Foundation
import Testing

@Suite struct ReadmeTests {
  private let text: String

  init() throws {
    text = try String(contentsOf: SourceFile.root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  @Test func theWalkNamesTheFloorsInOrder() throws {
    let walk = try #require(text.components(separatedBy: "## The walk").last?.components(separatedBy: "\n## ").first)
    let folders = walk.matches(of: #/(?m)^\| `(\w+)` \|/#).map { String($0.1) }
    #expect(folders == Floors.names)
  }

  @Test func itHasEachSectionOnce() {
    let heads = text.matches(of: #/(?m)^## (.+)$/#).map { String($0.1) }
    #expect(!heads.isEmpty)
    #expect(heads == heads.enumerated().filter { !heads[..<$0.offset].contains($0.element) }.map(\.element))
  }

  @Test func everyPathItNamesIsThere() {
    let core = "Sources/GestureCore/"
    for match in text.matches(of: #/`((?:[\w-]+/)+[\w-]*(?:\.\w+)?|\w+\.(?:swift|md|map))`/#) {
      let path = String(match.1)
      let places = ["", core, core + "Recognition/", core + "Session/", core + "Values/", "include/"]
      let isThere = places.contains {
        FileManager.default.fileExists(atPath: SourceFile.root.appendingPathComponent($0 + path).path)
      }
      #expect(isThere, "\(path)")
    }
  }
}
