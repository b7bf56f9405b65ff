import Foundation
import Testing

@testable import TraceReplay

/// `gesture-replay convert` as a person calls it.
@Suite struct ConvertCommandTests {
  private final class Sink {
    var lines: [String] = []
  }

  private func call(_ arguments: [String]) -> (out: [String], complaints: [String], status: Int32) {
    let out = Sink()
    let complaints = Sink()
    let status = Command.run(arguments, write: { out.lines.append($0) }, complain: { complaints.lines.append($0) })
    return (out.lines, complaints.lines, status)
  }

  @Test func aTableBecomesATraceThatReads() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).b.csv")
    try Data("t,event,contact,x,y\n1,down,1,2,3\n2,up,1,,\n".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let said = call(["convert", "--from", "csv", url.path])
    #expect(said.status == 0)
    #expect(said.complaints == [])
    #expect(call(["convert", url.path, "--from", "csv"]).out == said.out)
    var trace = Trace()
    try trace.append(Array(said.out.joined(separator: "\n").utf8), file: "out")
    #expect(trace.lines.count == 3)
    #expect(trace.header.name == url.deletingPathExtension().lastPathComponent)
    #expect(trace.header.source == url.lastPathComponent)
    #expect(call(["convert", "--from", "csv", url.path, url.path]).status == 1)
  }

  @Test func whatCannotBeDoneIsSaid() {
    #expect(call(["convert", "--from", "evemu", "/nowhere"]).complaints == ["/nowhere: the file cannot be read"])
    #expect(call(["convert", "--from", "evemu", "/nowhere"]).status == 1)
    #expect(call(["convert", "--from", "film", "a"]).status == 2)
    #expect(
      call(["convert", "--from", "film", "a"]).complaints == [
        "\"film\" is no format; it is one of libinput, evemu, getevent, csv"
      ])
    for arguments in [["convert"], ["convert", "a"], ["convert", "--from"], ["convert", "--from", "csv"]] {
      #expect(call(arguments).status == 2)
      #expect(call(arguments).complaints == [Command.usage])
    }
    #expect(call(["convert", "--loud", "--from", "csv", "a"]).status == 2)
  }
}
