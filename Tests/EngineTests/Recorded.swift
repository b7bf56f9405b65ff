import Foundation
import GestureCore
import TraceReplay

/// The traces that tests run over: the package's own conformance cases, and people's recordings where they lie beside the
/// package; those are not part of it.
enum Recorded {
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let shared =
    ProcessInfo.processInfo.environment["GESTURECORE_SHARED"].map { URL(filePath: $0) }
    ?? package.appending(path: "../shared")

  /// The conformance cases, in order.
  static let cases = traces(in: package.appending(path: "Tests/conformance"))

  /// The recordings, all of them, or those of one folder; says so where there are none.
  static func recordings(_ folder: String = "") -> [URL] {
    let place = shared.appending(path: "traces").appending(path: folder)
    let found = traces(in: place)
    if found.isEmpty { print("absent, so not played: \(place.path)") }
    return found
  }

  /// The pointer events of a recording.
  static func events(_ file: URL) throws -> [PointerEvent] {
    try Trace(files: [file.path]).lines.compactMap {
      if case .input(let event) = $0.content { event } else { nil }
    }
  }

  /// A table beside the recordings: its rows by column name; none where it is absent.
  static func table(_ path: String) -> [[String: String]] {
    guard let text = try? String(contentsOf: shared.appending(path: "traces/\(path)"), encoding: .utf8) else {
      print("absent, so not compared: \(path)")
      return []
    }
    let rows = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    guard let head = rows.first else { return [] }
    return rows.dropFirst().map { row in Dictionary(zip(head, row), uniquingKeysWith: { first, _ in first }) }
  }

  /// A recording by its name.
  static func named(_ name: String, in folder: String) -> URL {
    shared.appending(path: "traces/\(folder)/\(name).jsonl")
  }

  private static func traces(in folder: URL) -> [URL] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".jsonl") }.sorted().map { folder.appending(path: $0) }
  }
}
