import Foundation
import Testing

@testable import TraceReplay

/// The command as a whole, on the engine.
@Suite struct CommandTests {
  /// What a call of the command writes, complains of and answers.
  struct Said {
    var out: [String] = []
    var complaints: [String] = []
    var status: Int32 = 0
  }

  private final class Sink {
    var lines: [String] = []
  }

  private func call(_ arguments: [String]) -> Said {
    let out = Sink()
    let complaints = Sink()
    let status = Command.run(arguments, write: { out.lines.append($0) }, complain: { complaints.lines.append($0) })
    return Said(out: out.lines, complaints: complaints.lines, status: status)
  }

  /// Writes a trace to a file of its own and removes that after `body`.
  private func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
  }

  private func check(_ text: String) throws -> [String] {
    try withFile(text) { file in
      let said = call(["check", file])
      #expect(said.status == (said.out.last == "1 passed, 0 failed" ? 0 : 1))
      return said.out.map { $0.replacing(file, with: "F") }
    }
  }

  private let scene = """
    {"gesturecore_trace": 1, "name": "a drag"}
    {"region": "pad", "frame": [0, 0, 300, 300]}
    {"gesture": "drag", "kind": "drag"}
    {"attach": "drag", "region": "pad"}
    {"state": "live", "type": "vec2", "initial": [0, 0]}
    {"state": "position", "type": "vec2", "initial": [0, 0]}
    {"state": "turn", "type": "scalar", "initial": 0}
    {"bind": "live", "gesture": "drag", "transient": "translation"}
    {"bind": "position", "gesture": "drag", "commit": "translation", "op": "add"}

    """
  private let strict = "{\"gesturecore_trace\": 1, \"strict\": true}\n"
  private let began = """
    {"t": 0, "down": 1, "at": [50, 50]}
    {"t": 0.1, "move": 1, "at": [80, 50]}

    """

  @Test func aCaseThatNamesAllPasses() throws {
    let text =
      scene + began + """
        {"expect": "drag", "phase": "began", "translation": [30, 0], "t": 0.1, "revision": 1}
        {"expect_decision": "granted", "gesture": "drag"}
        {"expect_state": "live", "value": [30, 0]}
        {"expect_phase": "drag", "is": "began"}
        {"expect_deadline": null}
        {"t": 0.2, "move": 1, "at": [90, 50]}
        {"t": 0.3, "up": 1}
        {"expect": "drag", "phase": "ended", "translation": [40, 0]}
        {"expect_state": "position", "value": [40, 0]}
        """
    #expect(try check(text) == ["1 passed, 0 failed"])
  }

  @Test(arguments: ["", "\n", "# nothing yet\n \t\r\n"])
  func aFileThatSaysNothingIsNoCase(_ text: String) throws {
    #expect(try check(text) == ["F: there is no line to check", "0 passed, 1 failed"])
    #expect(try check(text + "{\"gesturecore_trace\": 1}") == ["1 passed, 0 failed"])
  }

  @Test func eachFailureNamesItsLine() throws {
    let text =
      scene + began + """
        {"t": 0.2, "move": 7, "at": [90, 50]}
        {"t": 0.3, "set": "live", "value": [1, 1]}
        {"t": 0.4, "up": 1}
        {"expect": "drag", "phase": "ended", "translation": [31, 0]}
        """
    #expect(
      try check(text) == [
        "F:11: wanted no other event, got drag began",
        "F:12: wanted no error, got unknown_contact: contact 7 is not down; send its press first",
        "F:13: wanted no error, got read_only_state: state 1 is a sum or has a transient binding and cannot be written",
        "F:15: wanted drag ended with translation [31, 0], got translation [30, 0]",
        "0 passed, 1 failed",
      ])
  }

  @Test func everyFailureIsShown() throws {
    let lines = (0..<9).map { "{\"t\": 0.\($0), \"up\": 1}\n" }.joined()
    let said = try check(scene + lines)
    #expect(said.count == 10)
    #expect(said[8].hasPrefix("F:18: wanted no error, got unknown_contact"))
    #expect(said[9] == "0 passed, 1 failed")
  }

  @Test func aRecordingIsToldFromACase() throws {
    let recording = scene + "{\"t\": 0, \"event\": \"drag\", \"phase\": \"began\"}\n{\"t\": 0.1, \"up\": 1}\n"
    let said = try check(recording)
    #expect(said.count == 3)
    #expect(said[1].hasSuffix("`run` plays it, and in a case they are written as \"expect\""))
  }

  @Test func aStrictCaseNamesEveryChange() throws {
    let drag = scene.split(separator: "\n").dropFirst().joined(separator: "\n") + "\n" + began
    let rest = """
      {"expect": "drag", "phase": "began"}
      {"t": 0.2, "move": 1, "at": [90, 50]}
      """
    #expect(try check(drag + rest) == ["1 passed, 0 failed"])
    #expect(
      try check(strict + drag + rest) == [
        "F:13: wanted no other event, got drag changed", "0 passed, 1 failed",
      ])
  }

  @Test func aKindThatIsNotBuiltFailsItsFile() throws {
    let text = "{\"gesturecore_trace\": 1}\n{\"gesture\": \"a\", \"kind\": \"shake\"}\n{\"t\": 0, \"up\": 1}"
    #expect(try check(text) == ["F:2: not built: shake", "0 passed, 1 failed"])
  }

  @Test func whatTheEngineRefusesCanBeExpected() throws {
    let text =
      scene + """
        {"attach": "nobody", "region": "pad"}
        {"expect_error": "invalid_argument"}
        {"gesture": "loop", "kind": "race", "members": ["drag", "loop"]}
        {"expect_error": "cycle"}
        {"t": 0, "set": "turn", "value": [1, 2]}
        {"expect_error": "invalid_argument"}
        {"t": 1, "remove_gesture": "drag"}
        {"t": 1, "configure": "drag", "min_distance": 4}
        {"expect_error": "stale_id"}
        {"t": 2, "remove_region": "pad"}
        {"t": 2, "configure_region": "pad", "order": 1}
        {"expect_error": "stale_id"}
        {"t": 1.5, "advance": true}
        {"expect_error": "time_reversed"}
        {"t": 2, "gesture": "late", "kind": "long_press", "min_duration": -1}
        {"expect_error": "invalid_argument"}
        """
    #expect(try check(text) == ["1 passed, 0 failed"])
  }

  @Test func timePassesBeforeTheHostActs() throws {
    let text = """
      {"gesturecore_trace": 1}
      {"region": "pad", "frame": [0, 0, 300, 300]}
      {"gesture": "press", "kind": "long_press", "min_duration": 0.5}
      {"attach": "press", "region": "pad"}
      {"t": 0, "down": 1, "at": [50, 50]}
      {"expect": "press", "phase": "began"}
      {"expect_deadline": 0.5}
      {"t": 0.5, "remove_region": "pad"}
      {"expect": "press", "phase": "ended", "t": 0.5}
      """
    #expect(try check(text) == ["1 passed, 0 failed"])
  }

  @Test func restoreWritesTheCellsItNamesAndNoOthers() throws {
    let text =
      scene + """
        {"t": 0, "set": "position", "value": [1, 2]}
        {"t": 0, "restore": {"turn": 7}}
        {"expect_state": "position", "value": [1, 2]}
        {"expect_state": "turn", "value": 7}
        {"t": 0, "restore": {"position": [3, 4]}}
        {"expect_state": "position", "value": [3, 4]}
        {"t": 0, "restore": {"live": [3, 4]}}
        {"expect_error": "read_only_state"}
        {"t": 0, "reset": true}
        {"expect_state": "position", "value": [0, 0]}
        """
    #expect(try check(text) == ["1 passed, 0 failed"])
  }

  @Test func filesAreOneTraceForRunAndItsOutputRunsAgain() throws {
    try withFile(scene) { scene in
      try withFile(began + "{\"t\": 0.1, \"hash\": \"old\"}\n{\"t\": 0.2, \"up\": 9}\n") { input in
        let first = call(["run", scene, input])
        #expect(first.status == 0)
        #expect(first.complaints.isEmpty)
        let began = first.out[11]
        #expect(began.hasPrefix("{\"t\": 0.1, \"event\": \"drag\", \"phase\": \"began\", \"revision\": 1, "))
        #expect(began.contains("\"velocity\": ["))
        #expect(first.out[12] == "{\"t\": 0.1, \"decision\": \"granted\", \"gesture\": \"drag\"}")
        #expect(first.out[14].hasPrefix("{\"t\": 0.2, \"error\": \"unknown_contact\", \"text\": \"contact 9"))
        #expect(first.out.count == 16)
        #expect(!first.out[15].contains("old"))
        try withFile(first.out.joined(separator: "\n")) { output in
          #expect(call(["run", output]).out == first.out)
        }
      }
    }
  }

  @Test func theSummaryCounts() throws {
    let rest = "{\"t\": 0.2, \"cancel\": 1}\n{\"t\": 1, \"down\": 2, \"at\": [9, 9]}\n{\"t\": 1, \"up\": 2}"
    try withFile(scene + began + rest) {
      let said = call(["run", "--summary", $0])
      #expect(said.status == 0)
      let counts = "began 1, changed 0, ended 0, cancelled 1 (host_cancel 1), failed 1 (lifted_early 1)"
      #expect(said.out[0] == "drag  " + counts)
      #expect(said.out[1] == "5 inputs, 2 events, 0 errors and warnings")
      #expect(said.out.count == 3)
    }
  }

  @Test func theTimelineTellsOffsetsFromWhatStays() throws {
    try withFile(scene + began + "{\"t\": 0.25, \"up\": 1}") {
      #expect(
        call(["run", "--timeline", $0]).out == [
          "  0.100    drag  began                     live [30, 0] (transient)",
          "  0.250    drag  ended                     live [0, 0] (transient)  position [30, 0] (committed)",
        ])
    }
  }

  @Test func whatCannotBeReadIsSaid() throws {
    #expect(call(["run", "/nowhere.jsonl"]).status == 1)
    #expect(call(["run", "/nowhere.jsonl"]).complaints == ["/nowhere.jsonl: the file cannot be read"])
    #expect(
      call(["check", "/nowhere.jsonl"]).out == [
        "/nowhere.jsonl: the file cannot be read", "0 passed, 1 failed",
      ])
    #expect(call([]).status == 2)
    #expect(call(["check"]).status == 2)
    #expect(call(["run", "--loud", "a"]).status == 2)
    #expect(call(["--help"]).status == 0)
  }
}
