import Foundation
import Recordings
import Testing
import TraceReplay

/// What holds whatever the input: phases move as they may, each begin has one end, states follow, and after a cancel of
/// everything nothing is left. Over every conformance case, and over every recording with the rich scene.
@Suite struct InvariantTests {
  @Test func casesKeepTheRules() throws {
    var events = 0
    for file in Recordings.cases {
      var watcher = try Watcher(Trace(files: [file.path]))
      events += try watcher.run()
      for fault in watcher.faults { Issue.record("\(file.lastPathComponent): \(fault)") }
    }
    print("\(Recordings.cases.count) cases, \(events) events")
    #expect(events > 1000)
  }

  @Test(.enabled(if: Recordings.has(), "\(Recordings.absence)"))
  func recordingsKeepTheRules() throws {
    let scene = Recordings.root.appending(path: "Tests/traces/scene-rich.jsonl").path
    var (count, events) = (0, 0)
    for file in Recordings.traces() {
      var watcher = try Watcher(Trace(files: [scene, file.path]))
      events += try watcher.run()
      for fault in watcher.faults { Issue.record("\(file.lastPathComponent): \(fault)") }
      count += 1
    }
    print("\(count) recordings, \(events) events")
    #expect(count > 0 && events > 1000)
  }
}
