import Foundation
import Testing

@testable import TraceReplay

/// The Chrome trace of the command, decoded as a viewer would.
@Suite struct PerfettoTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The traces, each the files that are read as one.
  static let traces: [[String]] =
    [["traces/hold-then-drag.jsonl"], ["traces/scene-rich.jsonl"], ["traces/scene-hold-then-drag.jsonl"]]
    + [
      "decisions-say-who-waited-and-who-was-denied-by-whom", "a-card-that-taps-and-drags-three-followers",
      "contact-0-is-a-contact", "a-hover-of-a-held-contact-means-that-its-lift-was-lost",
      "race-is-won-by-the-first-recognised", "a-sum-state-is-what-one-draws", "a-removed-region-is-a-stale-id",
      "reset-moves-the-rigid-followers-and-not-those-with-an-animation",
    ].map { ["conformance/rules/\($0).jsonl"] }
    + (FileManager.default.enumerator(atPath: tests.appending(path: "conformance/random").path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".jsonl") }.sorted().prefix(20)
      .map { ["conformance/random/\($0)"] } ?? [])

  private func output(_ files: [String]) -> String {
    let out = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: out) }
    let status = Command.run(
      ["run", "--perfetto", out.path] + files, write: { _ in Issue.record("written beside the file") },
      complain: { Issue.record("\($0)") })
    #expect(status == 0)
    return (try? String(contentsOf: out, encoding: .utf8)) ?? ""
  }

  @Test func whatCannotBeReadLeavesTheFileAsItWas() {
    let out = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json").path
    var said: [String] = []
    #expect(Command.run(["run", "--perfetto", out, "/no/such"], write: { _ in }, complain: { said.append($0) }) == 1)
    #expect(said.count == 1 && !FileManager.default.fileExists(atPath: out))
    #expect(Command.run(["run", "--perfetto", out], write: { _ in }, complain: { _ in }) == 2)
  }

  private func chrome(_ files: [String]) throws -> ChromeTracks {
    try ChromeTracks(output(files.map { Self.tests.appending(path: $0).path }))
  }

  /// The Chrome trace of a text.
  private func chrome(text: String) throws -> ChromeTracks {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try ChromeTracks(output([url.path]))
  }

  @Test(arguments: traces) func slicesNestAndTimesNeverRunBack(_ files: [String]) throws {
    let chrome = try chrome(files)
    for (track, entries) in chrome.entries {
      var depth = 0
      for (before, entry) in zip([entries[0]] + entries, entries) {
        #expect(before.ts <= entry.ts, "\(track)")
        if entry.ph == "B" { depth += 1 }
        if entry.ph == "E" { depth -= 1 }
        #expect(depth >= 0, "\(track)")
      }
      #expect(depth == 0, "\(track)")
    }
    let times = chrome.all.map(\.ts)
    #expect(times == times.sorted())
  }

  @Test(arguments: traces) func eachContactGestureAndStateHasItsTrack(_ files: [String]) throws {
    let paths = files.map { Self.tests.appending(path: $0).path }
    let trace = try Trace(files: paths)
    let chrome = try chrome(files)
    #expect(Set(chrome.entries.keys).isSubset(of: Set(chrome.tracks)))
    #expect(Set(chrome.tracks).count == chrome.tracks.count)
    let player = try Player(trace.header)
    for line in trace.lines { _ = player.play(line) }
    let names = Set(chrome.tracks.filter { $0.hasPrefix("gestures/") })
    #expect(names == Set(player.gestures.map { "gestures/\($0)" }))
    for state in player.states {
      let numbers = try player.value(ofState: state.name).numbers
      for (number, suffix) in zip(numbers, numbers.count == 1 ? [""] : [".x", ".y", ".z", ".w"]) {
        let counter = try #require(chrome.entries["states/\(state.name)\(suffix)"])
        #expect(counter.allSatisfy { $0.ph == "C" && $0.name == state.name + suffix })
        #expect(counter.last?.args?["value"]?.number == number)
        for (before, after) in zip(counter, counter.dropFirst()) {
          #expect(before.args?["value"] != after.args?["value"])
        }
      }
    }
  }

  @Test(arguments: traces) func theSameTraceIsTheSameText(_ files: [String]) {
    let paths = files.map { Self.tests.appending(path: $0).path }
    #expect(output(paths) == output(paths))
  }

  @Test(arguments: traces) func gesturesBeginAsOftenAsTheSummarySays(_ files: [String]) throws {
    let trace = try Trace(files: files.map { Self.tests.appending(path: $0).path })
    let summary = Summary(trace, player: try Player(trace.header))
    let chrome = try chrome(files)
    for name in summary.gestures {
      let entries = chrome.entries["gestures/\(name)"] ?? []
      let tally = summary.tallies[name] ?? Summary.Tally()
      #expect(entries.count { $0.ph == "i" && $0.name == "changed" } == tally.changed, "\(name)")
      #expect(entries.count { $0.ph == "i" && $0.name == "began" } == tally.began, "\(name)")
      #expect(entries.count { $0.ph == "i" && $0.name == "ended" } == tally.ended, "\(name)")
    }
  }

  @Test func aClaimIsHeldFromItsWaitToItsDenial() throws {
    let held = try #require(
      try chrome(["conformance/rules/decisions-say-who-waited-and-who-was-denied-by-whom.jsonl"]).entries[
        "held claims/out"])
    #expect(held.map(\.ph) == ["B", "E"])
    #expect(held[0].name == "waits for in")
    #expect(held.map(\.ts) == [100_000, 200_000])
    #expect(held[1].args?["decision"]?.text == "denied")
    #expect(held[1].args?["by"]?.text == "in")
  }

  private let scene = """
    {"gesturecore_trace": 1}
    {"region": "pad", "frame": [0, 0, 300, 300]}
    {"gesture": "double", "kind": "tap", "count": 2}
    {"gesture": "single", "kind": "tap"}
    {"gesture": "taps", "kind": "exclusive", "members": ["double", "single"]}
    {"gesture": "drag", "kind": "drag"}
    {"attach": "taps", "region": "pad"}
    {"attach": "drag", "region": "pad"}
    {"state": "live", "type": "vec2", "initial": [5, 0]}
    {"bind": "live", "gesture": "drag", "transient": "translation"}

    """

  @Test func aGestureGoesFromThePressToItsEnd() throws {
    let chrome = try chrome(
      text: scene + """
        {"t": 1, "down": 7, "at": [50, 50]}
        {"t": 1.1, "move": 7, "at": [90, 50]}
        {"t": 1.2, "move": 7, "at": [99, 50]}
        {"t": 1.3, "up": 7}
        """)
    let drag = try #require(chrome.entries["gestures/drag"])
    #expect(
      drag.map { "\($0.ph) \($0.name ?? "")" } == [
        "B drag", "B possible", "E ", "B live", "i began", "i changed", "i ended", "E ", "E ",
      ])
    #expect(drag.last?.args?["end"]?.text == "ended")
    #expect(chrome.entries["contacts/contact 7"]?.map(\.ph) == ["B", "i", "i", "E"])
    let counter = try #require(chrome.entries["states/live.x"])
    #expect(counter.map(\.ts) == [1_000_000, 1_100_000, 1_200_000, 1_300_000])
    #expect(counter.map { $0.args?["value"]?.number } == [5, 40, 49, 5])
    #expect(chrome.entries["states/live.y"]?.count == 1)
  }

  @Test func aHeldMemberIsGrantedWhenTheOtherFails() throws {
    let chrome = try chrome(
      text: scene + """
        {"t": 1, "down": 1, "at": [50, 50]}
        {"t": 1.05, "up": 1}
        {"t": 3, "advance": true}
        """)
    let held = try #require(chrome.entries["held claims/single"])
    #expect(held.map(\.ph) == ["B", "E"])
    #expect(held[0].name == "waits for double")
    #expect(held[0].ts == 1_050_000)
    #expect(held[1].args?["decision"]?.text == "granted")
    #expect(held[1].ts > 1_050_000 && held[1].ts < 3_000_000)
  }

  @Test func whatIsOpenIsClosedAtTheLastTime() throws {
    let chrome = try chrome(
      text: scene + """
        {"t": 31536000.000000001, "down": 1, "at": [50, 50], "source": 2}
        {"t": 31536001.000000001, "advance": true}
        {"t": 31536000.5, "down": 3, "at": [50, 50]}
        """)
    let contact = try #require(chrome.entries["contacts/contact 1 of source 2"])
    #expect(contact.map(\.ts) == [31_536_000_000_000.001, 31_536_001_000_000.001])
    #expect(contact[1].args?["open"]?.flag == true)
    #expect(chrome.entries["contacts/contact 3"]?.map(\.ts) == [31_536_001_000_000.001, 31_536_001_000_000.001])
    #expect(chrome.text.contains("\"ts\":31536000000000.001"))
  }

  /// A trace processor reads it without an error, and finds each slice, where one is named.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TRACE_PROCESSOR"] != nil), arguments: traces)
  func aTraceProcessorLoadsIt(_ files: [String]) throws {
    let binary = try #require(ProcessInfo.processInfo.environment["TRACE_PROCESSOR"])
    let chrome = try chrome(files)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (trace, query) = (folder.appending(path: "trace.json"), folder.appending(path: "query.sql"))
    try Data(chrome.text.utf8).write(to: trace)
    let sql = """
      select 'slices', count(*) from slice union all select 'counters', count(*) from counter
      union all select 'errors', count(*) from stats where severity in ('error', 'data_loss') and value > 0;
      """
    try Data(sql.utf8).write(to: query)
    let process = Process()
    (process.executableURL, process.arguments) = (URL(filePath: binary), ["-q", query.path, trace.path])
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    // Instants are slices too.
    #expect(said.contains("\"slices\",\(chrome.all.count { $0.ph == "B" || $0.ph == "i" })"), "\(said)")
    #expect(said.contains("\"counters\",\(chrome.all.count { $0.ph == "C" })"), "\(said)")
    #expect(said.contains("\"errors\",0"), "\(said)")
  }
}
