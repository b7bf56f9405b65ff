import Foundation
import GestureCore
import TraceReplay

/// The traces that tests run over: the project's own conformance cases, and people's recordings, which are no part of it
/// and are played where they are there. SHARED names the folder that holds them, as a path from the project's root.
package enum Recordings {
  /// The project's root.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder of recordings (`traces`) and of more conformance cases (`conformance`), or where it would be.
  package static let shared = URL(
    filePath: ProcessInfo.processInfo.environment["SHARED"] ?? "../shared", directoryHint: .isDirectory,
    relativeTo: root)

  /// Whether there is such a recording, table or folder of them.
  package static func has(_ path: String = "") -> Bool { FileManager.default.fileExists(atPath: place(path).path) }

  /// What a test that needs them says where they are not there.
  package static let absence = "people's recordings are not there (\(place().path))"

  /// The project's own conformance cases, in order.
  package static let cases = traces(in: root.appending(path: "Tests/conformance"))

  /// The traces below a folder, in order; says so where there are none.
  package static func traces(in folder: URL) -> [URL] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let traces = names.filter { $0.hasSuffix(".jsonl") }.sorted().map { folder.appending(path: $0) }
    if traces.isEmpty { print("absent, so not played: \(folder.path)") }
    return traces
  }

  /// The recordings, all of them, or those of one folder.
  package static func traces(_ folder: String = "") -> [URL] { traces(in: place(folder)) }

  /// A recording by its name.
  package static func named(_ name: String, in folder: String) -> URL { place("\(folder)/\(name).jsonl") }

  /// The pointer events of a trace.
  package static func events(_ file: URL) throws -> [PointerEvent] {
    try Trace(files: [file.path]).lines.compactMap {
      if case .input(let event) = $0.content { event } else { nil }
    }
  }

  /// A table beside the recordings: its rows by column name; none where it is absent.
  package static func table(_ path: String) -> [[String: String]] {
    guard let text = try? String(contentsOf: place(path), encoding: .utf8) else {
      print("absent, so not compared: \(path)")
      return []
    }
    let rows = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    guard let head = rows.first else { return [] }
    return rows.dropFirst().map { row in Dictionary(zip(head, row), uniquingKeysWith: { first, _ in first }) }
  }

  private static func place(_ path: String = "") -> URL { shared.appending(path: "traces").appending(path: path) }
}
