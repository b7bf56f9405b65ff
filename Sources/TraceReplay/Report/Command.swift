import Foundation

/// The command's arguments.
public enum Command {
  /// How the command is called.
  public static let usage = """
    usage: gesture-replay check FILE...             run conformance cases
           gesture-replay run FILE...               the files as one trace, with what the engine says
           gesture-replay run --summary FILE...     what became of each gesture, and what an event costs
           gesture-replay run --timeline FILE...    what a person would see happen
           gesture-replay run --perfetto OUT FILE...  into OUT, a Chrome trace for ui.perfetto.dev
           gesture-replay run --record OUT FILE...    into OUT, the recording that the engine makes of it
           gesture-replay convert --from libinput|evemu|getevent|csv FILE...   another tool's recording as a trace
    Traces are JSON Lines; /dev/stdin is a file like any other.
    """

  /// Does what the arguments say, without the command's own name. 2 where they say nothing that is known.
  public static func run(
    _ arguments: [String], write: @escaping (String) -> Void, complain: @escaping (String) -> Void
  ) -> Int32 {
    if arguments.first == "convert" {
      return ConvertCommand.run(Array(arguments.dropFirst()), write: write, complain: complain)
    }
    let words = arguments.filter { !$0.hasPrefix("--") }
    let options = arguments.filter { $0.hasPrefix("--") }
    if options == ["--help"] || words == ["help"] {
      write(usage)
      return 0
    }
    let files = Array(words.dropFirst())
    guard let verb = words.first, !files.isEmpty else {
      complain(usage)
      return 2
    }
    switch (verb, options) {
    case ("check", []): return CheckCommand.run(files, write: write)
    case ("run", []): return RunCommand.run(files, .recording, write: write, complain: complain)
    case ("run", ["--summary"]): return RunCommand.run(files, .summary, write: write, complain: complain)
    case ("run", ["--timeline"]): return RunCommand.run(files, .timeline, write: write, complain: complain)
    case ("run", ["--perfetto"]) where files.count > 1:
      return save(.perfetto, of: Array(files.dropFirst()), into: files[0], complain: complain)
    case ("run", ["--record"]) where files.count > 1:
      return save(.engine, of: Array(files.dropFirst()), into: files[0], complain: complain)
    default:
      complain(usage)
      return 2
    }
  }

  /// Writes a report into a file, which is left as it was where the trace cannot be read.
  private static func save(
    _ report: RunCommand.Report, of files: [String], into out: String, complain: @escaping (String) -> Void
  ) -> Int32 {
    let text = Text()
    let status = RunCommand.run(files, report, write: { text.all += $0 + "\n" }, complain: complain)
    guard status == 0 else { return status }
    do {
      try text.all.write(toFile: out, atomically: false, encoding: .utf8)
      return 0
    } catch {
      complain("\(out): cannot be written: \(error.localizedDescription)")
      return 1
    }
  }

  private final class Text {
    var all = ""
  }
}
