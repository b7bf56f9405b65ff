import GestureCore
import Testing

@testable import TraceReplay

@Suite struct RecordingTests {
  private func canonical(_ line: String) throws -> String {
    var trace = Trace()
    try trace.append(Array(line.utf8), file: "a.jsonl")
    return Recording.canonical(trace.lines[0]).text
  }

  @Test func linesHaveOneForm() throws {
    #expect(
      try canonical("{\"at\":[1.50,30.0],\"down\":18446744073709551615,\"t\":0.1000}")
        == "{\"t\": 0.1, \"down\": 18446744073709551615, \"at\": [1.5, 30]}")
    #expect(
      try canonical("{\"t\": 9007199.254740993, \"up\": 0, \"at\": [\"nan\", 1e-6]}")
        == "{\"t\": 9007199.254740993, \"up\": 0, \"at\": [\"nan\", 1e-06]}")
    #expect(
      try canonical("{\"kind\": \"drag\", \"min_distance\": 10.0, \"gesture\": \"a\", \"notify\": true}")
        == "{\"gesture\": \"a\", \"kind\": \"drag\", \"min_distance\": 10, \"notify\": true}")
    #expect(
      try canonical("{\"expect\": \"a\", \"t\": 0.50, \"phase\": \"began\"}")
        == "{\"expect\": \"a\", \"phase\": \"began\", \"t\": 0.5}")
  }

  @Test func theOneFormReadsBackAsItself() throws {
    let line = "{\"t\": 1.25, \"region\": \"r\", \"frame\": [0, 0, 1, 1], \"transform\": [1, 0, 0, 1, 0.1, 0]}"
    #expect(try canonical(line) == line)
  }
}
