import Testing

@Suite struct FloorTests {
  @Test func everyFileStandsOnAFloor() {
    let strays = SourceFile.swift(under: "Sources/GestureCore").map(\.path).filter { Floors.floor(of: $0) == nil }
    #expect(strays == [])
  }

  @Test func noFileNamesAHigherFloor() {
    let files = SourceFile.swift(under: "Sources/GestureCore")
    let floors = Floors(files)
    #expect(floors.types.count > 20)
    for breach in files.flatMap(floors.breaches) { Issue.record("\(breach)") }
  }

  /// Of the standard library, in both builds; everything else is a dependency.
  static let imports = ["import Synchronization"]

  @Test func theCoreImportsTheStandardLibraryAlone() {
    for file in SourceFile.swift(under: "Sources/GestureCore") {
      for (number, line) in SwiftCode(file.text).lines.enumerated()
      where line.contains(#/^\s*(@\w+\s+)*import\b/#) && !Self.imports.contains(String(line)) {
        Issue.record("\(file.path):\(number + 1): \(line)")
      }
    }
  }

  @Test func aBreachIsFound() {
    let low = "Sources/GestureCore/Values/Low.swift"
    let files = [
      SourceFile(path: "Sources/GestureCore/Scene/High.swift", text: "public struct High { struct Kind {} }\n"),
      SourceFile(path: low, text: "// High\nstruct Low {\n  enum Kind { case a }\n  var x: [High] = .High\n}\n"),
    ]
    let floors = Floors(files)
    #expect(floors.breaches(in: files[0]) == [])
    #expect(floors.breaches(in: files[1]) == [Floors.Breach(path: low, line: 4, name: "High", declared: "Scene")])
  }
}
