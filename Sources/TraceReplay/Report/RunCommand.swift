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

  /// Writes the report; 0 unless a file cannot be read, or what functions of a host answered in it is not what is asked.
  public static func run(
    _ files: [String], _ report: Report, write: @escaping (String) -> Void, complain: @escaping (String) -> Void
  ) -> Int32 {
    do {
      let trace = try Trace(files: files)
      let player = try Player(trace.header)
      switch report {
      case .recording: Recording(player: player, write: write, complain: complain).record(trace)
      case .timeline: Timeline(player: player, write: write).show(trace)
      case .perfetto: Perfetto(player: player, write: write).show(trace)
      case .engine: try EngineRecording(player: player, write: write).record(trace)
      case .summary:
        Summary(trace, player: player).lines.forEach(write)
        write(try Cost(trace).text)
      }
      if let misfit = player.misfit { throw misfit }
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
