import Testing

@testable import GestureCore

/// What a session writes of itself.
@Suite struct TraceWriterTests {
  /// A recording as it comes.
  private final class Text {
    var bytes: [UInt8] = []
    var isFull = false
    var lines: [String] {
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  private func writer(_ text: Text) -> TraceWriter {
    TraceWriter { bytes, count in
      if text.isFull { return false }
      text.bytes += bytes.withElements(count, Array.init)
      return true
    }
  }

  private func event(_ kind: PointerEvent.Kind, _ ms: UInt64, _ x: Double = 0) -> PointerEvent {
    var event = PointerEvent(kind, at: ms * 1_000_000)
    (event.contact, event.position) = (1, Point(x, 0))
    return event
  }

  /// A session of little room, recorded into `text`.
  private func recorded(_ text: Text, events: Int32 = 16, _ play: (inout Session) throws -> Void) throws -> TraceWriter
  {
    var capacity = Capacity()
    (capacity.gestures, capacity.events) = (8, events)
    var session = try Session(capacity)
    let writer = writer(text)
    try session.startRecording(into: writer, name: "a test")
    try play(&session)
    session.stopRecording(into: writer)
    return writer
  }

  @Test func aDragIsWrittenWithAllThatItSays() throws {
    let text = Text()
    let writer = try recorded(text) { session throws in
      let pad = try session.makeRegion(RegionDefinition(origin: .zero, size: Point(100, 100)))
      var definition = GestureDefinition(.drag)
      definition.minDistance = 4
      let drag = try session.makeGesture(definition, name: "pan")
      try session.attach(drag, to: pad)
      #expect(session.feed(event(.down, 0, 10)) == .ok)
      #expect(session.feed(event(.move, 10, 20)) == .ok)
      #expect(session.feed(event(.up, 20, 20)) == .ok)
      #expect(session.feed(event(.up, 20, 20)) == .unknownContact)
    }
    #expect(writer.fault == .none)
    #expect(!writer.isRecording)
    let expected = [
      """
      {"gesturecore_trace": 1, "name": "a test", "capacity": {"regions": 64, "gestures": 8, "contacts": 32, \
      "events": 16, "states": 64, "followers": 64, "bindings": 128, "relations": 128}}
      """,
      #"{"region": "region 1", "frame": [0, 0, 100, 100]}"#,
      #"{"gesture": "pan", "kind": "drag", "min_distance": 4}"#,
      #"{"attach": "pan", "region": "region 1"}"#,
      #"{"t": 0, "down": 1, "at": [10, 0]}"#,
      #"{"t": 0.01, "move": 1, "at": [20, 0]}"#,
      """
      {"t": 0.01, "event": "pan", "phase": "began", "revision": 1, "location": [20, 0], "start": [10, 0], \
      "translation": [10, 0], "velocity": [1000, 0], "predicted_end": [270, 0], "predicted_translation": [260, 0], \
      "contacts": 1}
      """,
      #"{"t": 0.01, "decision": "granted", "gesture": "pan"}"#,
      #"{"t": 0.02, "up": 1, "at": [20, 0]}"#,
      """
      {"t": 0.02, "event": "pan", "phase": "ended", "revision": 2, "location": [20, 0], "start": [10, 0], \
      "translation": [10, 0], "velocity": [1000, 0], "predicted_end": [270, 0], "predicted_translation": [260, 0], \
      "contacts": 0}
      """,
      #"{"t": 0.02, "up": 1, "at": [20, 0]}"#,
      #"{"t": 0.02, "error": "unknown_contact", "text": "contact 1 is not down; send its press first"}"#,
    ]
    #expect(text.lines.dropLast() == expected[...])
    #expect(text.lines.last?.hasPrefix(#"{"t": 0.02, "hash": ""#) == true)
  }

  @Test func aDeadlineStandsBeforeTheInputThatBroughtItAbout() throws {
    let text = Text()
    _ = try recorded(text) { session throws in
      let pad = try session.makeRegion(RegionDefinition(origin: .zero, size: Point(100, 100)))
      try session.attach(try session.makeGesture(GestureDefinition(.longPress), name: "hold"), to: pad)
      #expect(session.feed(event(.down, 0, 10)) == .ok)
      #expect(session.feed(event(.up, 700, 10)) == .ok)
    }
    let inputs = text.lines.filter { $0.contains("\"down\"") || $0.contains("\"up\"") || $0.contains("\"advance\"") }
    #expect(
      inputs == [
        #"{"t": 0, "down": 1, "at": [10, 0]}"#, #"{"t": 0.5, "advance": true}"#, #"{"t": 0.7, "up": 1, "at": [10, 0]}"#,
      ])
  }

  @Test func whatIsCalledTheSameIsToldApart() throws {
    let text = Text()
    _ = try recorded(text) { session throws in
      let frame = RegionDefinition(origin: .zero, size: Point(1, 1))
      _ = try session.makeRegion(frame)
      _ = try session.makeRegion(frame, name: "region 1")
      _ = try session.makeRegion(frame, name: "local")
      _ = try session.makeRegion(frame, name: "\"\u{1}é")
    }
    let names = text.lines.dropFirst().dropLast().map { $0.prefix { $0 != "," } }
    #expect(
      names == [
        #"{"region": "region 1""#, #"{"region": "region 1 (2)""#, #"{"region": "local (2)""#,
        #"{"region": "\"\u0001é""#,
      ])
  }

  @Test func aRecordingStartsWithTheSession() throws {
    let frame = RegionDefinition(origin: .zero, size: Point(1, 1))
    func refuses(_ use: (inout Session) throws -> Void) throws {
      var session = try Session()
      try use(&session)
      #expect(throws: Fault(.busy, .recordingLate)) { try session.startRecording(into: writer(Text())) }
    }
    try refuses { _ = try $0.makeRegion(frame) }
    try refuses { try $0.remove(try $0.makeRegion(frame)) }
    try refuses { _ = try $0.makeGesture(GestureDefinition(.tap)) }
    try refuses { session throws in
      try session.remove(try session.makeGesture(GestureDefinition(.tap)))
    }
    try refuses { _ = try $0.makeState(.scalar) }
    try refuses { _ = $0.feed(event(.hover, 0)) }
    try refuses { _ = $0.advance(to: 1) }
    try refuses { try $0.startRecording(into: writer(Text())) }
    var session = try Session()
    #expect(session.feed(event(.up, 5)) == .unknownContact)  // Refused: nothing has happened.
    try session.startRecording(into: writer(Text()))
  }

  @Test func aWriterThatFailsEndsTheRecordingAndNothingElse() throws {
    let text = Text()
    let writer = try recorded(text) { session throws in
      let pad = try session.makeRegion(RegionDefinition(origin: .zero, size: Point(100, 100)))
      try session.attach(try session.makeGesture(GestureDefinition(.contact)), to: pad)
      #expect(session.feed(event(.down, 0, 10)) == .ok)
      text.isFull = true
      #expect(session.feed(event(.move, 5, 20)) == .ok)
      text.isFull = false
      #expect(session.feed(event(.up, 10, 10)) == .ok)
      #expect(session.nextEvent()?.phase == .began)
      #expect(session.nextEvent()?.phase == .changed)
      #expect(session.nextEvent()?.phase == .ended)
    }
    #expect(writer.fault == Fault(.writeFailed, .sink))
    #expect(text.lines.count == 6)  // The header, the scene, the press and what it said.
  }

  /// The header names the host's functions, so that it waits for the scene.
  @Test func theSceneIsHandedOverWithTheFirstInput() throws {
    let text = Text()
    let writer = try recorded(text) { session throws in
      let state = try session.makeState(.scalar)
      let drag = try session.makeGesture(GestureDefinition(.drag))
      for _ in 0..<40 { _ = try session.makeRegion(RegionDefinition(origin: .zero, size: Point(100, 100))) }
      #expect(text.bytes.isEmpty)
      let binding = BindingDefinition(state: state, gesture: drag, channel: .count, isTransient: false)
      try session.bind(binding, map: { _, cell, _ in cell })
      #expect(session.advance(to: 5) == .ok)
      #expect(text.lines.count == 45)
      try session.bind(binding, map: { _, cell, _ in cell })
      #expect(text.lines.count == 46)
    }
    #expect(writer.fault == .none)
    #expect(text.lines[0].hasSuffix(#""relations": 128}, "host": ["map"]}"#))
    #expect(text.lines[1] == #"{"state": "state 1", "type": "scalar"}"#)
    #expect(text.lines[43] == #"{"bind": "state 1", "gesture": "drag 1", "commit": "count", "map": true}"#)
    #expect(text.lines[44] == #"{"t": 0.000000005, "advance": true}"#)
  }

  /// Two holds that end at one time, in a queue that is full after the first, or after both.
  @Test func aQueueThatIsFullInTheMiddleOfAMomentEndsIt() throws {
    for events in [Int32(4), 5] {
      let text = Text()
      let writer = try recorded(text, events: events) { session throws in
        for x in [0.0, 50] {
          let pad = try session.makeRegion(RegionDefinition(origin: Point(x, 0), size: Point(50, 50)))
          try session.attach(try session.makeGesture(GestureDefinition(.longPress)), to: pad)
        }
        for x in [10.0, 60] {
          var press = event(.down, 0, x)
          press.contact = UInt64(x)
          #expect(session.feed(press) == .ok)
        }
        // Of four, the first hold's end is one too many; of five, the second's, after which nothing more is due.
        #expect(session.advance(to: 500_000_000) == .capacity)
        while session.nextEvent() != nil {}
        #expect(session.advance(to: 500_000_000) == .ok)
      }
      #expect(writer.fault == (events == 4 ? Fault(.capacity, .recordingFull) : .none))
      #expect(text.lines.last?.contains("hash") == (events == 5))
    }
  }
}
