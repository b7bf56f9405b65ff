/// The steps of one wheel or trackpad, from the first to the rest or the lift.
struct ScrollStream: BitwiseCopyable {
  /// Whether it runs.
  var isRunning = false
  /// Whether the host took it away: what is left of it is silent.
  var isCancelled = false
  /// Who it comes from.
  var source: UInt64 = 0
  var isPrecise = false
  /// Whether it ends when it rests: a wheel does, and a trackpad that began without a phase.
  var endsAtRest = false
  /// When it last stepped.
  var lastStep: Nanoseconds = 0
}
