/// The direction that a drag or scroll keeps to.
public enum Axis: UInt32, BitwiseCopyable, Sendable {
  case free, x, y
}
