/// What a gesture has to say of the step under way.
struct Says: OptionSet, BitwiseCopyable, Sendable {
  var rawValue: UInt8
  /// Something happened to it.
  static let touched = Says(rawValue: 1)
  /// Its composite knows, and is yet to be folded.
  static let told = Says(rawValue: 16)
  /// It began.
  static let began = Says(rawValue: 2)
  /// Its value may have changed.
  static let changed = Says(rawValue: 4)
  /// It ended, or was cancelled.
  static let over = Says(rawValue: 8)
}
