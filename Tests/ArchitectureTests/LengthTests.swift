import Testing

@Suite struct LengthTests {
  /// A file beyond this has a second noun in it.
  static let limit = 300

  @Test func noFileIsTooLong() {
    let folders = ["Sources", "Tests", "include", "bindings", "examples", "bench", "scripts"]
    let extensions: Set = ["swift", "c", "h", "cpp", "hpp", "py", "sh", "map", "modulemap", ""]
    let files = folders.flatMap { SourceFile.all(under: $0, extensions: extensions) }
    #expect(files.count > 20)
    for file in files where file.lines.count > Self.limit && !isExempt(file) {
      Issue.record("\(file.path): \(file.lines.count) lines, \(Self.limit) allowed")
    }
  }

  @Test func theStepIsOnePage() {
    let steps = SourceFile.swift(under: "Sources/GestureCore").filter { $0.path.hasSuffix("Session/Step.swift") }
    #expect(steps.count == 1)
    for step in steps { #expect(step.lines.count <= 80, "\(step.path)") }
  }

  private static let headers = ["bindings/cpp/gesturecore.hpp", "bindings/sdl/gesturecore_sdl.h"]

  /// Generated files, which say so in their first lines, and bindings that are one header by design.
  private func isExempt(_ file: SourceFile) -> Bool {
    file.lines.prefix(5).contains { $0.contains(#/([Gg]enerated|[Ww]ritten) by/#) }
      || Self.headers.contains(file.path)
  }
}
