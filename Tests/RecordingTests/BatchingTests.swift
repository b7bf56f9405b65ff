import Foundation
import GestureCore
import Recordings
import Testing
import TraceReplay

/// Batching does not matter: whatever the steps in which time comes, the same is said at the same times.
@Suite struct BatchingTests {
  @Test(.enabled(if: Recordings.has(), "\(Recordings.absence)"))
  func recordingsSayTheSameInOneStepAndInMany() throws {
    let scene = Recordings.root.appending(path: "Tests/traces/scene-rich.jsonl")
    var count = 0
    for folder in ["phone", "fling", "screens"] {
      for file in Recordings.traces(folder) {
        try compare([scene.path, file.path], step: 1_000_000)
        count += 1
      }
    }
    print("\(count) recordings played twice")
    #expect(count > 0)
  }

  @Test func casesSayTheSameInOneStepAndInMany() throws {
    let files = Recordings.cases
    #expect(files.count > 300)
    for file in files { try compare([file.path], step: 250_000) }
  }

  private func compare(_ files: [String], step: Nanoseconds) throws {
    let lines = try Trace(files: files)
    let whole = try said(lines, step: nil)
    let parts = try said(lines, step: step)
    #expect(whole.events == parts.events, "\(files)")
    #expect(whole.hash == parts.hash, "\(files)")
  }

  /// What a trace says, line by line put together; with `step`, time comes in steps of about that before each input.
  private func said(_ trace: Trace, step: Nanoseconds?) throws -> (events: [String], hash: UInt64) {
    let player = try Player(trace.header)
    player.asksForValues = false
    var events: [String] = []
    var now: Nanoseconds = 0
    for line in trace.lines where line.isPlayed {
      if let step, let time = line.time, time > now {
        // Not more than some hundred steps for a long rest, so that the test takes seconds.
        let pace = max(step, (time - now) / 200)
        while now + pace < time {
          now += pace
          events += player.advance(to: now).events.map(describe)
        }
        now = time
      }
      events += player.play(line).events.map(describe)
    }
    return (events, player.hash)
  }

  private func describe(_ played: PlayedEvent) -> String {
    let event = played.event
    let value = event.value
    let places = [value.location, value.start, value.translation, value.centroid, value.velocity, value.delta]
    let numbers = places.map { "\($0.x) \($0.y)" }.joined(separator: " ")
    return
      "\(event.time) \(event.revision) \(played.gesture) \(event.phase) \(event.reason) \(value.branch) \(numbers) "
      + "\(value.magnification) \(value.rotation) \(value.elapsed) \(value.contacts)"
  }
}
