import Foundation
import GestureCore
import Recordings
import Testing

@testable import TraceReplay

@Suite struct TraceTests {
  private func read(_ text: String) throws(TraceError) -> Trace {
    var trace = Trace()
    try trace.append(Array(text.utf8), file: "a.jsonl")
    return trace
  }

  private func complaint(_ text: String) -> String {
    do {
      _ = try read(text)
      return "none"
    } catch { return error.description }
  }

  private func event(_ text: String) throws -> PointerEvent {
    guard case .input(let event) = try read(text).lines[0].content else { throw Misread("no input") }
    return event
  }

  private func definition(_ text: String) throws -> GestureDefinition {
    guard case .gesture(let line) = try read(text).lines[0].content, let kind = line.kind else {
      throw Misread("no gesture")
    }
    var definition = GestureDefinition(kind)
    try line.settings.apply(to: &definition)
    return definition
  }

  @Test func blankLinesAndCommentsAreSkippedAndCounted() throws {
    let trace = try read(
      "# a\n\n  # b\r\n{\"gesturecore_trace\": 1, \"strict\": true}\r\n{\"t\": 1, \"advance\": true}")
    #expect(trace.header.isStrict)
    #expect(trace.lines.map(\.number) == [4, 5])
    #expect(trace.lines[1].time == 1_000_000_000)
  }

  @Test func aByteOrderMarkIsSkippedAtTheStartAlone() throws {
    #expect(try read("\u{feff}{\"gesturecore_trace\": 1, \"strict\": true}").header.isStrict)
    #expect(complaint("\n\u{feff}{\"gesturecore_trace\": 1}").hasPrefix("a.jsonl:2: a value"))
    #expect(complaint("\u{0}\n").hasPrefix("a.jsonl:1: a value"))
  }

  @Test func complaintsNameFileAndLine() {
    #expect(complaint("{\"expect_phase\": \"a\", \"is\": \"began\", \"t\": true}").contains("\"t\": a time in seconds"))
    #expect(
      complaint("\n{\"gesture\": \"a\", \"kind\": \"tap\", \"min_distance\": 1}")
        .hasPrefix("a.jsonl:2: a gesture of kind tap has no key \"min_distance\""))
    #expect(complaint("{\"t\": 0, \"down\": 1}") == "a.jsonl:1: the key \"at\" is missing")
    #expect(complaint("{\"down\": 1, \"at\": [0, 0]}") == "a.jsonl:1: the key \"t\" is missing")
    #expect(complaint("{\"t\": 0.1234567891, \"advance\": true}").contains("nine fractional digits"))
    #expect(complaint("{\"t\": 0, \"down\": -1, \"at\": [0, 0]}").contains("\"down\": a whole number from 0"))
    #expect(complaint("{\"t\": 0, \"down\": 1, \"at\": [0]}").contains("a list of 2 numbers"))
    #expect(complaint("{\"t\": 0, \"down\": 1, \"at\": [0, 0], \"device\": \"finger\"}").contains("no device"))
    #expect(complaint("{\"t\": 0, \"move\": 1, \"at\": [0, 0], \"more\": 1}").contains("true or false"))
    #expect(complaint("{\"t\": 0, \"cancel\": 1, \"more\": true}").contains("no key \"more\""))
    #expect(complaint("{\"expect\": \"a\", \"fase\": \"began\"}").contains("no key \"fase\""))
    #expect(complaint("{\"gesturecore_trace\": 2}").contains("version 2"))
    #expect(complaint("{\"t\": 0, \"advance\": true}\n{\"gesturecore_trace\": 1}").hasPrefix("a.jsonl:2: the header"))
    #expect(complaint("{\"bind\": \"s\", \"gesture\": \"g\", \"transient\": \"speed\"}").contains("no channel"))
    #expect(complaint("{\"relate\": \"a\", \"waits_for\": \"b\", \"prevents\": \"c\"}").contains("one of waits_for"))
  }

  @Test func aFileThatGoesOnMayHaveAHeaderThatNamesIt() throws {
    var trace = try read(
      "{\"gesturecore_trace\": 1, \"name\": \"scene\"}\n{\"region\": \"a\", \"frame\": [0, 0, 9, 9]}")
    try trace.append(
      "{\"gesturecore_trace\": 1, \"name\": \"hand\"}\n{\"t\": 0, \"advance\": true}".utf8, file: "b.jsonl")
    #expect(trace.header.name == "scene")
    #expect(trace.lines.count == 3)
    let other = "{\"gesturecore_trace\": 1, \"capacity\": {\"contacts\": 2}}"
    #expect(throws: TraceError.self) { try trace.append(other.utf8, file: "c.jsonl") }
  }

  @Test func inputsCarryAllThatTheySay() throws {
    let down = try event(
      "{\"t\": 0.25, \"down\": 18446744073709551615, \"at\": [1, \"nan\"], \"device\": \"pen\", \"button\": \"middle\","
        + " \"source\": 7, \"pressure\": 0.5}")
    #expect(down.kind == PointerEvent.Kind.down.rawValue)
    #expect(down.time == 250_000_000)
    #expect(down.contact == .max)
    #expect(down.position.x == 1)
    #expect(down.position.y.isNaN)
    #expect(down.device == DeviceKind.pen.rawValue)
    #expect(down.button == Button.middle.rawValue)
    #expect(down.source == 7)
    #expect(down.pressure == 0.5)
    #expect(down.flags == 0)
    #expect(try event("{\"t\": 0, \"up\": 0}").flags == PointerEvent.Flags.nowhere.rawValue)
    let more = try event("{\"t\": 0, \"up\": 0, \"at\": [0, 0], \"more\": true}")
    #expect(more.flags == PointerEvent.Flags.more.rawValue)
    let scroll = try event(
      "{\"t\": 0, \"scroll\": [0, -12], \"at\": [3, 4], \"precise\": true, \"scroll_phase\": \"began\"}")
    #expect(scroll.delta == Point(0, -12))
    #expect(scroll.position == Point(3, 4))
    #expect(scroll.flags == PointerEvent.Flags.precise.rawValue)
    #expect(scroll.scrollPhase == PointerEvent.ScrollPhase.began.rawValue)
  }

  @Test func gesturesKeepTheDefaultsOfWhatTheyLeaveOut() throws {
    #expect(try definition("{\"gesture\": \"a\", \"kind\": \"tap\"}") == GestureDefinition(.tap))
    let drag = try definition(
      "{\"gesture\": \"a\", \"kind\": \"drag\", \"axis\": \"x\", \"angle_gate\": 30, \"contacts\": [2, null],"
        + " \"threshold\": \"consume\", \"devices\": [\"touch\", \"pen\"], \"buttons\": [\"secondary\"]}")
    #expect(drag.axis == .x)
    #expect(drag.angleGate == 30 * Double.pi / 180)
    #expect(drag.minContacts == 2)
    #expect(drag.maxContacts == GestureDefinition.unlimitedContacts)
    #expect(drag.consumesThreshold)
    #expect(drag.devices == [DeviceSet(.touch), DeviceSet(.pen)])
    #expect(drag.buttons == ButtonSet(.secondary))
    #expect(drag.minDistance == 10)
    let press = try definition("{\"gesture\": \"a\", \"kind\": \"long_press\", \"min_duration\": 0.3, \"contacts\": 2}")
    #expect(press.minDuration == 300_000_000)
    #expect(press.minContacts == 2)
    #expect(press.maxContacts == 2)
    let rotate = try definition("{\"gesture\": \"a\", \"kind\": \"rotate\", \"min_angle_delta\": {\"rad\": 0.125}}")
    #expect(rotate.minAngleDelta == 0.125)
    #expect(throws: Refusal.self) {
      try definition("{\"gesture\": \"a\", \"kind\": \"long_press\", \"min_duration\": -1}")
    }
  }

  @Test func configureTakesTheKeysOfTheGesturesKind() throws {
    let tap = "{\"gesture\": \"a\", \"kind\": \"tap\"}\n"
    #expect(complaint(tap + "{\"t\": 1, \"configure\": \"a\", \"count\": 2, \"priority\": \"high\"}") == "none")
    #expect(complaint(tap + "{\"t\": 1, \"configure\": \"a\", \"axis\": \"x\"}").hasPrefix("a.jsonl:2:"))
    #expect(complaint("{\"t\": 1, \"configure\": \"b\", \"axis\": \"x\"}") == "none")
  }

  @Test func aKindThatIsNotKnownIsNoMisreading() throws {
    guard case .gesture(let line) = try read("{\"gesture\": \"a\", \"kind\": \"shake\", \"hard\": 1}").lines[0].content
    else { throw Misread("no gesture") }
    #expect(line.kindName == "shake")
    #expect(line.kind == nil)
  }

  @Test func everyCaseAndRecordingReads() throws {
    let files =
      Recordings.cases + Recordings.traces(in: Recordings.shared.appending(path: "conformance")) + Recordings.traces()
    for file in files { #expect(throws: Never.self) { try Trace(files: [file.path]) } }
    print("\(files.count) traces read")
    #expect(Recordings.cases.count > 300)
  }
}
