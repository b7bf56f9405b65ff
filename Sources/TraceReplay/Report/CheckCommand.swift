/// `gesture-replay check FILE...`: every file is a case of its own.
public enum CheckCommand {
  /// Writes a line for each failure and a count at the end; 0 if none failed, else 1.
  public static func run(_ files: [String], write: (String) -> Void) -> Int32 {
    var passed = 0
    for file in files {
      let failures = failures(of: file)
      for failure in failures { write(failure.description) }
      passed += failures.isEmpty ? 1 : 0
    }
    write("\(passed) passed, \(files.count - passed) failed")
    return passed == files.count ? 0 : 1
  }

  private static let hint =
    "this is a recording, whose events are not held; `run` plays it, and in a case they are written as \"expect\""

  private static func failures(of file: String) -> [TraceError] {
    do {
      let trace = try Trace(files: [file])
      // What says nothing cannot fail, and is no case.
      if trace.lines.isEmpty { return [TraceError(file: file, line: 0, text: "there is no line to check")] }
      let failures = CaseCheck.failures(of: trace)
      return failures.isEmpty || !trace.isRecording
        ? failures : failures + [TraceError(file: file, line: 0, text: hint)]
    } catch {
      return [error]
    }
  }
}

extension Trace {
  /// Whether it holds what an engine said, and expects nothing.
  fileprivate var isRecording: Bool {
    var saysSomething = false
    for line in lines {
      switch line.content {
      case .expectation: return false
      case .output: saysSomething = saysSomething || line.recordedHash == nil
      default: break
      }
    }
    return saysSomething
  }
}
