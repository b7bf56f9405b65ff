/// `gesture-replay run FILE...`: the files are one trace.
public enum RunCommand {
  /// What is written.
  public enum Report: Sendable {
    /// The trace with its output.
    case recording
    /// Counts and costs.
    case summary
    /// What a person would see happen.
    case timeline
    /// A Chrome trace, for a viewer of such.
    case perfetto
    /// The recording that the engine itself makes.
    case engine
  }

  /// Writes the report; 0 unless a file cannot be read.
  public static func run(
    _ files: [String], _ report: Report, write: @escaping (String) -> Void, complain: @escaping (String) -> Void
  ) -> Int32 {
    do {
      let trace = try Trace(files: files)
      switch report {
      case .recording: Recording(player: try Player(trace.header), write: write, complain: complain).record(trace)
      case .timeline: Timeline(player: try Player(trace.header), write: write).show(trace)
      case .perfetto: Perfetto(player: try Player(trace.header), write: write).show(trace)
      case .engine: try EngineRecording(player: try Player(trace.header), write: write).record(trace)
      case .summary:
        try Summary(trace).lines.forEach(write)
        write(try Cost(trace).text)
      }
      return 0
    } catch let error as TraceError {
      complain(error.description)
    } catch let refusal as Refusal {
      complain("\(files[0]): \(refusal.said)")
    } catch {
      complain("\(error)")
    }
    return 1
  }
}
