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

  @Test(arguments: ["README.md", "SECURITY.md", "bindings/python/README.md", "include/CHANGES.md"])
  func everyCommandItNamesIsThere(_ file: String) throws {
    func read(_ path: String) throws -> String {
      try String(contentsOf: SourceFile.root.appendingPathComponent(path), encoding: .utf8)
    }
    let (text, runner, makefile) = (try read(file), try read("scripts/test"), try read("Makefile"))
    for command in text.matches(of: #/`scripts/test ([a-z -]+)`/#) {
      for suite in command.1.split(separator: " ") {
        #expect(runner.contains("  \"\(suite)\": "), "scripts/test \(suite)")
      }
    }
    let quoted = text.matches(of: #/`make ([a-z -]*[a-z])/#).flatMap { $0.1.split(separator: " ") }
    let indented = text.matches(of: #/(?m)^    make ([a-z-]+)/#).map(\.1)
    for target in quoted + indented {
      #expect(makefile.contains("\n\(target): "), "make \(target)")
    }
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
