import Foundation
import GestureCore
import Recordings
import Testing
import TraceReplay

/// The plane has no favourite direction, no favourite place, and no favourite size. The scene measures in window
/// coordinates, so that a turn by a quarter, a mirror and a factor of 2 are exact.
@Suite struct PlaneTests {
  private static func scene(_ scale: Double) -> [String] {
    let global = #""space": "global", "notify": true"#
    return [
      #"{"gesturecore_trace": 1, "capacity": {"contacts": 64}}"#,
      #"{"region": "page", "frame": [-1e6, -1e6, 2e6, 2e6]}"#,
      #"{"gesture": "double", "kind": "tap", "count": 2, "max_distance": \#(10 * scale), "max_separation": \#(40 * scale), \#(global)}"#,
      #"{"gesture": "single", "kind": "tap", "max_distance": \#(10 * scale), \#(global)}"#,
      #"{"gesture": "taps", "kind": "exclusive", "members": ["double", "single"]}"#,
      #"{"gesture": "hold", "kind": "long_press", "max_distance": \#(10 * scale), \#(global)}"#,
      #"{"gesture": "carry", "kind": "drag", "min_distance": \#(10 * scale), "contacts": [1, 3], \#(global)}"#,
      #"{"gesture": "hold_carry", "kind": "sequence", "members": ["hold", "carry"]}"#,
      #"{"gesture": "pinch", "kind": "magnify", \#(global)}"#,
      #"{"gesture": "turn", "kind": "rotate", \#(global)}"#,
      #"{"gesture": "pinch_turn", "kind": "simultaneous", "members": ["pinch", "turn"]}"#,
      #"{"gesture": "flick", "kind": "swipe", "min_distance": \#(30 * scale), "min_velocity": \#(500 * scale), \#(global)}"#,
      #"{"gesture": "pan", "kind": "drag", "min_distance": \#(12 * scale), "threshold": "consume", \#(global)}"#,
      #"{"gesture": "pan_x", "kind": "drag", "axis": "x", "min_distance": \#(15 * scale), \#(global)}"#,
      #"{"gesture": "pan_y", "kind": "drag", "axis": "y", "min_distance": \#(15 * scale), \#(global)}"#,
      #"{"gesture": "list_x", "kind": "scroll", "axis": "x"}"#,
      #"{"gesture": "list_y", "kind": "scroll", "axis": "y"}"#,
      #"{"gesture": "move", "kind": "transform", "min_distance": \#(10 * scale), \#(global)}"#,
      #"{"gesture": "watch", "kind": "contact", \#(global)}"#,
      #"{"gesture": "over", "kind": "hover", \#(global)}"#,
    ]
      + ["taps", "hold_carry", "pinch_turn", "flick", "pan", "watch", "over", "list_x", "list_y"].map {
        #"{"attach": "\#($0)", "region": "page"}"#
      }
      + ["move", "pan_x", "pan_y"].map { #"{"attach": "\#($0)", "region": "page", "priority": "simultaneous"}"# }
  }

  @Test(
    .enabled(if: Recordings.has(), "\(Recordings.absence)"), arguments: [Plane.quarter, .mirror, .double].map(\.name))
  func mapsExactly(name: String) throws {
    let plane = try #require([Plane.quarter, .mirror, .double].first { $0.name == name })
    var (count, events) = (0, 0)
    for file in Recordings.traces() {
      let isTurned = !plane.names.isEmpty
      let plain = try tell(file, .identity, isTurned: isTurned)
      let mapped = try tell(file, plane, isTurned: isTurned)
      count += 1
      events += plain.count
      if let difference = Telling.difference(plain.map { plane($0) }, mapped, within: 0) {
        // The matrix is composed of sums that round otherwise.
        if let difference = Telling.difference(plain.map { plane($0) }, mapped, within: 1e-9) {
          Issue.record("\(file.lastPathComponent), \(name): \(difference)")
        } else if !difference.contains(" move ") {
          Issue.record("\(file.lastPathComponent), \(name), not to the bit: \(difference)")
        }
      }
    }
    print("\(name): \(count) recordings, \(events) events")
    #expect(count > 0 && events > 1000)
  }

  @Test(.enabled(if: Recordings.has(), "\(Recordings.absence)"))
  func elsewhereIsTheSame() throws {
    var events = 0
    for file in Recordings.traces() {
      let plain = try tell(file, .identity)
      let mapped = try tell(file, .elsewhere)
      events += plain.count
      if let difference = Telling.difference(plain.map { Plane.elsewhere($0) }, mapped, within: 1e-6) {
        Issue.record("\(file.lastPathComponent): \(difference)")
      }
    }
    #expect(events > 1000)
  }

  private func tell(_ file: URL, _ plane: Plane, isTurned: Bool = false) throws -> [Said] {
    var trace = Trace()
    var lines = Self.scene(plane.scale)
    // The two that change their parts with each other also change in the order in which events stand.
    if !plane.names.isEmpty {
      lines = lines.map { $0.hasPrefix(#"{"gesture""#) ? Self.swapped($0) : $0 }
    }
    // Of equal components the horizontal one counts, which a turn by a quarter changes.
    if isTurned {
      lines.removeAll { $0.contains(#""flick""#) }
    }
    try trace.append(Array(lines.joined(separator: "\n").utf8), file: "scene")
    let events = try Trace(files: [file.path])
    let player = try Player(trace.header)
    player.asksForValues = false
    for line in trace.lines where line.isPlayed {
      let refusals = player.play(line).refusals
      #expect(refusals.isEmpty)
    }
    var said: [Said] = []
    for line in events.lines where line.isPlayed {
      let mapped = line.mapping {
        $0.position = plane.place($0.position)
        $0.delta = plane.vector($0.delta)
      }
      said += player.play(mapped).events.map { Said($0).bare }
    }
    return said
  }

  private static func swapped(_ line: String) -> String {
    for (a, b) in [("pan_x", "pan_y"), ("list_x", "list_y")] {
      let (x, y) = (#""axis": "x""#, #""axis": "y""#)
      if line.contains("\"\(a)\"") {
        return line.replacingOccurrences(of: a, with: b).replacingOccurrences(of: x, with: y)
      }
      if line.contains("\"\(b)\"") {
        return line.replacingOccurrences(of: b, with: a).replacingOccurrences(of: y, with: x)
      }
    }
    return line
  }
}

extension Plane {
  /// The map that moves nothing.
  static let identity = Plane(name: "nothing", linear: .identity)
}
