import Foundation
import GestureCore
import Testing

@testable import TraceReplay

/// What functions of a host answered while a session was recorded, and a replay that has no such functions.
@Suite struct HostAnswerTests {
  /// What is written and complained of, line by line.
  private final class Lines {
    var bytes: [UInt8] = []
    var written: [String] = []
    var complaints: [String] = []
  }

  private static func event(_ kind: PointerEvent.Kind, _ ms: UInt64, _ x: Double, _ y: Double = 50) -> PointerEvent {
    var event = PointerEvent(kind, at: ms * 1_000_000)
    (event.contact, event.position) = (1, Point(x, y))
    return event
  }

  /// A recognizer that is recognized 20 points to the right of its press, and claims 0.3 s later where it rests.
  private static func pull() -> CustomRecognizer {
    final class Memory {
      var start = Point.zero
    }
    let memory = Memory()
    return CustomRecognizer(
      hear: { input, verdict, _ in
        switch input.signal {
        case .pressed:
          memory.start = input.position
          verdict.deadline = input.time + 300_000_000
        case .moved:
          verdict.value.translation = Point(input.position.x - memory.start.x, 0)
          verdict.value.rotation = (input.position.x - memory.start.x) / 3
          verdict.value.inside = 1
          verdict.value.direction = Direction.right.rawValue
          verdict.value.fields = [.translation, .rotation, .inside, .direction]
          if verdict.value.translation.x >= 20 {
            verdict.claims = true
            if verdict.phase == .possible { verdict.phase = .began }
          }
        case .deadline:
          (verdict.phase, verdict.claims, verdict.stimulus) = (.began, true, .time)
        case .lifted: (verdict.phase, verdict.reason) = verdict.phase == .possible ? (.failed, .moved) : (.ended, .none)
        case .cancelled: break
        }
      },
      reset: { _ in memory.start = .zero })
  }

  /// Records a session whose outline, map and recognizer are the host's; answers the text and the hash at its end.
  private static func record() throws -> (text: String, hash: UInt64) {
    let lines = Lines()
    let writer = TraceWriter { bytes, count in
      lines.bytes += bytes.withElements(count, Array.init)
      return true
    }
    var session = try Session()
    try session.startRecording(into: writer, name: "a host")
    var pad = RegionDefinition(origin: Point(10, 0), size: Point(300, 100))
    pad.shape = .host
    let region = try session.makeRegion(pad, hit: { place, _ in place.x < 200 }, name: "pad")
    let pull = try session.makeCustom(GestureDefinition(.custom), pull(), name: "pull")
    try session.attach(pull, to: region)
    let drag = try session.makeGesture(GestureDefinition(.drag), name: "drag")
    try session.attach(drag, to: region, priority: .simultaneous)
    let third = try session.makeState(.vec2, name: "third")
    let odd = try session.makeState(.scalar, name: "odd")
    try session.bind(
      BindingDefinition(state: third, gesture: drag, channel: .translation, isTransient: true),
      map: { value, cell, _ in cell + Quad(value.translation.x / 3, 1e-310, 0, 0) })
    try session.bind(
      BindingDefinition(state: odd, gesture: drag, channel: .translation, isTransient: false),
      map: { value, _, _ in Quad(value.translation.x > 50 ? .nan : -0.1, 0, 0, 0) })
    for (start, end) in [(20.0, 60.0), (250, 260), (20, 90), (30, 31)] {
      let ms = session.now / 1_000_000 + 1000
      _ = session.feed(event(.down, ms, start))
      _ = session.feed(event(.move, ms + 10, (start + end) / 2))
      _ = session.feed(event(.move, ms + 20, end))
      _ = session.feed(event(.up, ms + 500, end))
      while session.nextEvent() != nil {}
    }
    try session.remove(pull)
    session.stopRecording(into: writer)
    #expect(writer.fault == .none)
    return (String(decoding: lines.bytes, as: UTF8.self), session.stateHash)
  }

  /// Plays a text as a file called F.
  private static func play(_ text: String) throws -> Lines {
    let lines = Lines()
    var trace = Trace()
    try trace.append(Array(text.utf8), file: "F")
    let player = try Player(trace.header)
    Recording(player: player, write: { lines.written.append($0) }, complain: { lines.complaints.append($0) })
      .record(trace)
    if let misfit = player.misfit { lines.complaints.append(misfit.description) }
    return lines
  }

  @Test func aReplaySaysTheSameWithoutTheHost() throws {
    let (text, hash) = try Self.record()
    let lines = try Self.play(text)
    #expect(lines.complaints == [])
    #expect(lines.written.joined(separator: "\n") + "\n" == text)
    let digits = String(hash, radix: 16)
    #expect(text.hasSuffix("\(String(repeating: "0", count: 16 - digits.count))\(digits)\"}\n"))
    #expect(text.hasPrefix("{\"gesturecore_trace\": 1, \"name\": \"a host\", \"capacity\": {"))
    #expect(text.prefix { $0 != "\n" }.hasSuffix(#"}, "host": ["hit", "custom", "map"]}"#))
  }

  @Test func everyAnswerIsWrittenBeforeTheLineThatAskedIt() throws {
    let lines = try Self.record().text.split(separator: "\n").map(String.init)
    let press = try #require(lines.firstIndex { $0.contains("\"down\"") })
    #expect(
      lines[(press - 2)...(press + 6)] == [
        #"{"answer": "hit", "region": "pad", "at": [10, 50], "inside": true}"#,
        #"{"answer": "custom", "gesture": "pull", "phase": "possible", "deadline": 1.3}"#,
        #"{"t": 1, "down": 1, "at": [20, 50]}"#,
        """
        {"answer": "custom", "gesture": "pull", "phase": "began", "claim": true, "deadline": 1.3, \
        "translation": [20, 0], "rotation": {"rad": 6.666666666666667}, "inside": true, "direction": "right"}
        """,
        #"{"answer": "map", "state": "third", "gesture": "drag", "value": [6.666666666666667, 1e-310]}"#,
        #"{"t": 1.01, "move": 1, "at": [40, 50]}"#,
        """
        {"t": 1.01, "event": "pull", "phase": "began", "revision": 1, "translation": [20, 0], \
        "rotation": {"rad": 6.666666666666667}, "contacts": 1, "inside": true, "direction": "right"}
        """,
        """
        {"t": 1.01, "event": "drag", "phase": "began", "revision": 1, "location": [30, 50], "start": [10, 50], \
        "translation": [20, 0], "velocity": [2000, 0], "predicted_end": [530, 50], "predicted_translation": [520, 0], \
        "contacts": 1}
        """,
        #"{"t": 1.01, "decision": "granted", "gesture": "pull"}"#,
      ])
    #expect(lines.contains(#"{"answer": "map", "state": "odd", "gesture": "drag", "value": ["nan"]}"#))
    #expect(lines.contains { $0.contains("\"error\": \"not_finite\", \"text\": \"the map of ") })
    #expect(lines.contains { $0.contains("\"phase\": \"began\", \"claim\": true, \"stimulus\": \"time\"") })
  }

  /// The recording with its lines changed by `edit`; the line in which a replay comes away from it, and why.
  private func misfit(_ edit: (inout [String]) -> Void) throws -> (said: [String], line: Int) {
    var lines = try Self.record().text.split(separator: "\n").map(String.init)
    edit(&lines)
    let said = try Self.play(lines.joined(separator: "\n") + "\n")
    return (said.complaints, said.written.count)
  }

  @Test func anAnswerThatIsMissingIsToldAtTheLineThatAsks() throws {
    let found = try misfit { lines in
      lines.removeAll { $0.contains("\"phase\": \"possible\", \"deadline\": 1.3}") }
    }
    #expect(
      found.said == ["F:12: the recognizer of \"pull\" is asked here, and no answer of it stands before the line"])
    #expect(found.line == 12)
  }

  @Test func anAnswerThatIsLeftOverIsToldWhereItStands() throws {
    let found = try misfit { lines in
      guard let press = lines.firstIndex(where: { $0.contains("\"down\"") }) else { return }
      lines.insert(lines[press - 2], at: press)
    }
    #expect(found.said == ["F:13: the hit test of \"pad\" at [10, 50] is not asked here"])
  }

  @Test func anAnswerThatNobodyAsksAtTheEndIsLeftOver() throws {
    let found = try misfit { lines in
      lines.insert(#"{"answer": "map", "state": "odd", "gesture": "drag", "value": [1]}"#, at: lines.count - 1)
    }
    #expect(found.said.count == 1)
    #expect(found.said.last?.hasSuffix(": the map of \"drag\" to the 1 number of \"odd\" is not asked here") == true)
  }

  @Test func answersInAnotherOrderAreToldWhereTheyStand() throws {
    let found = try misfit { lines in
      guard let press = lines.firstIndex(where: { $0.contains("\"down\"") }) else { return }
      lines.swapAt(press - 1, press - 2)
    }
    #expect(
      found.said == [
        "F:11: the recognizer of \"pull\" does not answer here; asked is the hit test of \"pad\" at [10, 50]"
      ])
  }

  @Test func anAnswerForAnotherPlaceOrOfAnotherWidthDoesNotFit() throws {
    let place = try misfit { lines in
      lines = lines.map { $0.replacing("\"at\": [10, 50], \"in", with: "\"at\": [11, 50], \"in") }
    }
    #expect(
      place.said == [
        "F:11: the hit test of \"pad\" at [11, 50] does not answer here; asked is the hit test of \"pad\" at [10, 50]"
      ])
    let width = try misfit { lines in
      lines = lines.map { $0.replacing("[6.666666666666667, 1e-310]", with: "[6.666666666666667]") }
    }
    #expect(
      width.said == [
        "F:15: the map of \"drag\" to the 1 number of \"third\" does not answer here; asked is "
          + "the map of \"drag\" to the 2 numbers of \"third\""
      ])
  }

  /// A process that ended in the middle of a step has written answers, and not the line that they are for.
  @Test func answersAtTheEndOfARecordingThatWasCutOffFit() throws {
    let lines = try Self.record().text.split(separator: "\n").map(String.init)
    let press = try #require(lines.firstIndex { $0.contains("\"down\"") })
    let said = try Self.play(lines[..<press].joined(separator: "\n"))
    #expect(said.complaints == [])
    #expect(said.written.dropLast() == lines[..<press])
  }

  @Test func theCommandFailsWhereAnAnswerDoesNotFit() throws {
    var lines = try Self.record().text.split(separator: "\n").map(String.init)
    lines.removeAll { $0.contains("\"answer\": ") }
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl")
    try Data(lines.joined(separator: "\n").utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let wanted = "\(url.path):11: the hit test of \"pad\" at [10, 50] is asked here, and no answer of it stands before "
    for arguments in [["run"], ["run", "--timeline"], ["run", "--summary"]] {
      let said = Lines()
      let status = Command.run(
        arguments + [url.path], write: { said.written.append($0) }, complain: { said.complaints.append($0) })
      #expect(status == 1)
      #expect(said.complaints == [wanted + "the line"])
    }
    let said = Lines()
    #expect(Command.run(["check", url.path], write: { said.written.append($0) }, complain: { _ in }) == 1)
    #expect(said.written.contains(wanted + "the line"))
  }

  @Test func answersAreReadToTheKey() throws {
    func refusal(_ line: String) -> String? {
      var trace = Trace()
      do throws(TraceError) {
        try trace.append(Array(line.utf8), file: "F")
        return nil
      } catch { return error.text }
    }
    #expect(refusal(#"{"answer": "hit", "region": "a", "at": [1, 2], "inside": true}"#) == nil)
    #expect(
      refusal(#"{"answer": "tip", "region": "a"}"#)
        == "\"tip\" is no function of a host; it is one of hit, map, custom, reset")
    #expect(
      refusal(#"{"answer": "hit", "region": "a", "at": [1, 2], "value": 1}"#)
        == "an answer of a hit has no key \"value\"; it has answer, region, at, inside")
    #expect(refusal(#"{"answer": "map", "state": "a", "gesture": "b"}"#) == "the key \"value\" is missing")
    #expect(
      refusal(#"{"answer": "custom", "gesture": "b", "phase": "possible", "velocity": 1}"#)
        == "\"velocity\": a list is wanted, not 1")
    #expect(refusal(#"{"answer": "reset", "gesture": "b"}"#) == "the key \"busy\" is missing")
  }
}
