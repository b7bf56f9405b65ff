import Foundation
import GestureCore
import Recordings
import Testing
import TraceReplay

/// Hands told apart by recognizers that live together.
@Suite struct ComposedSceneTests {
  /// All of the table's recognizers in one scene (`Tests/traces/scene-hand.jsonl`) count what each counts alone, with one
  /// difference: the table counts a double tap of several fingers once a finger, and the scene once, which is what the
  /// hand did. Beside the table, each recording means one thing: a hold that goes on to a drag is no drag, a double tap
  /// no tap; two fingers that drag are what they do first beside it, since the scene's drags are of one finger.
  @Test(.enabled(if: Recordings.has("phone"), "\(Recordings.absence)"))
  func togetherTheyCountWhatEachCountsAlone() throws {
    let scene = Recordings.root.appending(path: "Tests/traces/scene-hand.jsonl")
    var compared = 0
    for row in Recordings.table("phone/expected_counts.csv") {
      guard let name = row["trace"] else { continue }
      let file = Recordings.named(name, in: "phone")
      let ended = try ends([scene.path, file.path])
      for column in ["tap", "double_tap", "long_press", "hold_then_drag", "drag", "magnify", "rotate"] {
        guard let number = row[column].flatMap({ Int($0) }) else { continue }
        let isPerFinger = row["note"]?.contains("per finger") == true && number > 1
        #expect(ended[column, default: 0] == (isPerFinger ? 1 : number), "\(name) \(column)")
        compared += 1
      }
      #expect(ended.keys.filter { $0 != "long_press" || ended["hold_then_drag"] == nil }.count == 1, "\(name) \(ended)")
    }
    print("\(compared) counts compared in one scene")
    #expect(compared > 0)
  }

  /// A race of a drag of two fingers (20 points), a magnify (0.1) and a rotate (10 degrees) names what two fingers do.
  @Test(
    .enabled(if: Recordings.has("phone"), "\(Recordings.absence)"),
    arguments: [
      ("drag_phone_11", "drag"), ("drag_phone_13", "drag"), ("zoom_phone_2", "magnify"), ("zoom_phone_4", "magnify"),
      ("rotate_phone_2", "rotate"),
    ]) func aRaceNamesWhatTwoFingersDo(name: String, wanted: String) throws
  {
    let scene = Recordings.root.appending(path: "Tests/traces/scene-pair.jsonl")
    let file = Recordings.named(name, in: "phone")
    var counts = try ends([scene.path, file.path])
    #expect(counts.removeValue(forKey: wanted) == 1, "\(name)")
    #expect(counts == [:], "\(name)")
  }

  /// How often each gesture ended, composites of others apart.
  private func ends(_ files: [String]) throws -> [String: Int] {
    let trace = try Trace(files: files)
    let player = try Player(trace.header)
    player.asksForValues = false
    var counts: [String: Int] = [:]
    for line in trace.lines {
      for played in player.play(line).events where played.event.phase == .ended {
        if !["taps", "pair"].contains(played.gesture) { counts[played.gesture, default: 0] += 1 }
      }
    }
    return counts
  }
}
