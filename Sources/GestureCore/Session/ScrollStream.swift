/// The steps of one wheel or trackpad, from the first to the rest or the lift.
struct ScrollStream: BitwiseCopyable {
  /// Whether it runs.
  var isRunning = false
  /// Whether the host took it away: what is left of it is silent.
  var isCancelled = false
  /// Who it comes from.
  var source: UInt64 = 0
  var isPrecise = false
  /// When it last stepped.
  var lastStep: Nanoseconds = 0
}
