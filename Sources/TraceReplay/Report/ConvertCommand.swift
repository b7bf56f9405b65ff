/// `gesture-replay convert --from FORMAT FILE...`: another tool's recording as a trace.
public enum ConvertCommand {
  /// Writes the trace; 0 unless the recording cannot be read, 2 where the arguments say nothing that is known.
  public static func run(
    _ arguments: [String], write: (String) -> Void, complain: (String) -> Void
  ) -> Int32 {
    var files: [String] = []
    var word: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--from", word == nil, let next = rest.popFirst() {
        word = next
      } else if argument.hasPrefix("--") {
        complain(Command.usage)
        return 2
      } else {
        files.append(argument)
      }
    }
    guard let word, !files.isEmpty else {
      complain(Command.usage)
      return 2
    }
    guard let format = Conversion.Format(rawValue: word) else {
      let known = Conversion.Format.allCases.map(\.rawValue).joined(separator: ", ")
      complain("\"\(word)\" is no format; it is one of \(known)")
      return 2
    }
    do {
      for line in try Conversion(format, files: files).lines { write(line.text) }
      return 0
    } catch {
      complain(error.description)
      return 1
    }
  }
}
