import Foundation
import GestureCore
import TraceReplay

/// People's recordings, where they lie beside the package; they are not part of it.
enum Recordings {
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder of recordings and more conformance cases, or where it would be.
  static let shared =
    ProcessInfo.processInfo.environment["GESTURECORE_SHARED"].map { URL(filePath: $0) }
    ?? package.appending(path: "../shared")

  /// The traces below a folder, in order; says so where there are none.
  static func traces(in folder: URL) -> [URL] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    if names.isEmpty { print("absent, so not played: \(folder.path)") }
    return names.filter { $0.hasSuffix(".jsonl") }.sorted().map { folder.appending(path: $0) }
  }

  /// The recordings of one kind.
  static func traces(_ folder: String) -> [URL] { traces(in: shared.appending(path: "traces/\(folder)")) }

  /// The pointer events of a trace.
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
    return rows.dropFirst().map { row in
      Dictionary(zip(head, row), uniquingKeysWith: { first, _ in first })
    }
  }
}

/// A session with one region that covers everything.
final class Everywhere {
  var session: Session
  let region: RegionID

  init(_ capacity: Capacity = Capacity()) throws {
    var made = try Session(capacity)
    region = try made.makeRegion(RegionDefinition(origin: Point(-1e6, -1e6), size: Point(2e6, 2e6)))
    session = made
  }

  /// Attaches one recognizer.
  func add(_ definition: GestureDefinition, name: String, priority: Priority = .normal) throws -> GestureID {
    let gesture = try session.makeGesture(definition, name: name)
    try session.attach(gesture, to: region, priority: priority)
    return gesture
  }

  /// Feeds events and answers what was said.
  func play(_ events: [PointerEvent]) -> [GestureEvent] {
    var said: [GestureEvent] = []
    for event in events {
      while session.feed(event) == .capacity, session.lastFault.detail == .events { take(&said) }
      take(&said)
    }
    return said
  }

  func take(_ said: inout [GestureEvent]) {
    while let event = session.nextEvent() { said.append(event) }
  }
}
