import Foundation
import GestureCore
import Recordings
import Testing
import TraceReplay

/// Changes of a trace that change nothing, or only what they must: every conformance case, and every recording over the
/// rich scene.
@Suite struct Twins {
  private static let rich = Recordings.root.appending(path: "Tests/traces/scene-rich.jsonl").path

  /// All of both, as traces.
  private static func each(_ body: (String, Trace) throws -> Void) throws -> Int {
    var count = 0
    for file in Recordings.cases {
      try body(file.lastPathComponent, Trace(files: [file.path]))
      count += 1
    }
    for file in Recordings.traces() {
      try body(file.lastPathComponent, Trace(files: [rich, file.path]))
      count += 1
    }
    #expect(count > 300)
    return count
  }

  @Test func aShiftOfTimeShiftsTheTimes() throws {
    for shift in [Nanoseconds(7_777_777_777), 1 << 62] {
      _ = try Self.each { name, trace in
        guard trace.lines.allSatisfy({ ($0.time ?? 0) < 1 << 61 }) else { return }
        let plain = try Telling(trace)
        let late = try Telling(trace) { line in
          var moved = line.mapping { $0.time += shift }
          if line.time != nil { moved.time = line.time.map { $0 + shift } }
          return [moved]
        }
        var said = late.said
        for index in said.indices { said[index].time -= shift }
        if let difference = Telling.difference(plain.said, said) {
          Issue.record("\(name) \(shift): \(difference)")
        }
        #expect(plain.states == late.states, "\(name)")
        #expect(plain.refusals == late.refusals, "\(name)")
      }
    }
  }

  @Test func namesOfContactsAndSourcesDoNotMatter() throws {
    let maps: [(UInt64) -> UInt64] = [{ $0 ^ .max }, { $0 << 32 | $0 >> 32 }]
    for map in maps {
      _ = try Self.each { name, trace in
        let plain = try Telling(trace)
        let renamed = try Telling(trace) { line in
          [
            line.mapping {
              $0.contact = map($0.contact)
              $0.source = map($0.source)
            }
          ]
        }
        if let difference = Telling.difference(plain.said, renamed.said) { Issue.record("\(name): \(difference)") }
        #expect(plain.states == renamed.states, "\(name)")
        #expect(plain.refusals == renamed.refusals, "\(name)")
      }
    }
  }

  @Test func aSampleThatComesTwiceSaysNothingNew() throws {
    _ = try Self.each { name, trace in
      let plain = try Telling(trace)
      let more = PointerEvent.Flags.more.rawValue
      var isFrameOpen = false
      let doubled = try Telling(trace) { line in
        guard case .input(let event) = line.content, event.kind == PointerEvent.Kind.move.rawValue else {
          return [line]
        }
        // The last sample of a frame comes twice within it.
        let wasOpen = isFrameOpen
        isFrameOpen = event.flags & more != 0
        return [wasOpen ? line.mapping { $0.flags |= more } : line, line]
      }
      if let difference = Telling.difference(plain.said, doubled.said) { Issue.record("\(name): \(difference)") }
      #expect(plain.states == doubled.states, "\(name)")
    }
  }

  @Test func anObserverAndAStrangerChangeNothing() throws {
    _ = try Self.each { name, trace in
      // A case that fills its session has no room for more.
      guard trace.header.capacity == Capacity() || trace.header.capacity.gestures >= 64 else { return }
      var lines: [String] = []
      for line in trace.lines where line.isPlayed {
        guard case .region(let region) = line.content, region.parent == nil else { continue }
        lines.append(#"{"gesture": "x_\#(region.name)", "kind": "contact", "buttons": ["primary", "secondary"]}"#)
        lines.append(#"{"attach": "x_\#(region.name)", "region": "\#(region.name)"}"#)
      }
      lines.append(#"{"gesture": "x_off", "kind": "drag", "min_distance": 0, "enabled": false}"#)
      lines.append(#"{"region": "x_far", "frame": [1e7, 1e7, 10, 10]}"#)
      lines.append(#"{"attach": "x_off", "region": "x_far"}"#)
      let extra = lines
      let plain = try Telling(trace)
      var strangers = Trace()
      try strangers.append(Array(extra.joined(separator: "\n").utf8), file: "strangers")
      var isTold = false
      let more = try Telling(trace) { line in
        guard case .input = line.content, !isTold else { return [line] }
        isTold = true
        return strangers.lines + [line]
      }
      var (mine, its) = (plain.said, more.said.filter { !$0.gesture.hasPrefix("x_") })
      for index in mine.indices { mine[index].revision = 0 }
      for index in its.indices { its[index].revision = 0 }
      if let difference = Telling.difference(mine, its) { Issue.record("\(name): \(difference)") }
      #expect(plain.states == more.states, "\(name)")
    }
  }

  @Test func aSmallQueueSaysTheSame() throws {
    _ = try Self.each { name, trace in
      guard trace.header.capacity.events == Capacity().events else { return }
      let plain = try Telling(trace)
      for size: Int32 in [1, 2, 3, 7] {
        var small = trace
        small.capEvents(size)
        let said = try Telling(small)
        if let difference = Telling.difference(plain.said, said.said) {
          Issue.record("\(name), \(size) events: \(difference)")
        }
        #expect(plain.states == said.states, "\(name)")
      }
    }
  }
}

extension Trace {
  /// The same trace in a session whose queue holds so many events.
  mutating func capEvents(_ size: Int32) {
    var smaller = Trace()
    let capacity = header.capacity
    let sizes = [
      JSON.Member("events", .whole(size)), JSON.Member("regions", .whole(capacity.regions)),
      JSON.Member("gestures", .whole(capacity.gestures)), JSON.Member("contacts", .whole(capacity.contacts)),
      JSON.Member("states", .whole(capacity.states)), JSON.Member("followers", .whole(capacity.followers)),
      JSON.Member("bindings", .whole(capacity.bindings)), JSON.Member("relations", .whole(capacity.relations)),
    ]
    var head = [JSON.Member("gesturecore_trace", .whole(1)), JSON.Member("capacity", .object(sizes))]
    for line in lines {
      guard case .header = line.content, case .object(let members) = line.json else { continue }
      head += members.filter { $0.key == "slop_scale" }
    }
    try? smaller.append(Array(JSON.object(head).text.utf8), file: "header")
    for line in lines {
      if case .header = line.content { continue }
      try? smaller.append(Array(line.json.text.utf8), file: line.file)
    }
    self = smaller
  }
}
