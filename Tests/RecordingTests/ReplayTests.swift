import Foundation
import Recordings
import Testing
import TraceReplay

/// What the engine records of people's recordings is what a replay of that says, byte for byte.
@Suite struct ReplayTests {
  private final class Lines {
    var all: [String] = []
  }

  private func run(_ files: [String], _ report: RunCommand.Report) -> [String] {
    let lines = Lines()
    let complaints = Lines()
    #expect(
      RunCommand.run(files, report, write: { lines.all.append($0) }, complain: { complaints.all.append($0) }) == 0)
    #expect(complaints.all == [])
    return lines.all
  }

  @Test(
    .enabled(if: Recordings.has(), "\(Recordings.absence)"),
    arguments: ["fling", "phone", "screens"])
  func aReplaySaysWhatWasRecorded(folder: String) throws {
    let scene = Recordings.root.appending(path: "Tests/traces/scene-rich.jsonl").path
    let files = Recordings.traces(folder)
    #expect(!files.isEmpty)
    for file in files {
      let recorded = run([scene, file.path], .engine)
      let copy = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl")
      defer { try? FileManager.default.removeItem(at: copy) }
      try Data((recorded.joined(separator: "\n") + "\n").utf8).write(to: copy)
      #expect(run([copy.path], .recording) == recorded, "\(file.lastPathComponent)")
      #expect(recorded.count > 10)
    }
  }
}
