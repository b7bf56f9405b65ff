/// What a step did to one state, beside its new value: what the followers must know.
struct StateChange: BitwiseCopyable {
  /// How a gesture that ended in the step had written the state.
  enum Release: UInt8, BitwiseCopyable {
    /// None ended.
    case none
    /// It committed to the state.
    case commit
    /// It had held the state, or a part of the sum: that is what moved until now.
    case transient
  }

  /// Whether the state is in the list of those that the step touched.
  var isListed = false
  /// Whether a gesture that ended in the step had written the state.
  var release = Release.none
  /// The binding that put the state, or the first part of a sum, back to its initial value; -1 for none.
  var reset: Int32 = -1
  /// How fast the state moved at the release, a second.
  var velocity = Quad.zero

  /// Adds what a part of a sum went through. What transient parts did outweighs commits: the sum had moved with them.
  mutating func add(_ part: StateChange) {
    if reset < 0 { reset = part.reset }
    guard part.release != .none, release != .transient || part.release == .transient else { return }
    velocity = release == part.release ? velocity + part.velocity : part.velocity
    release = part.release
  }
}
