/// The space that a gesture measures in.
public enum CoordinateSpace: Hashable {
  /// The host's window.
  case global
  /// The region that the gesture is attached to.
  case local
  /// The nearest region around it, or itself, of this name.
  case named(AnyHashable)

  /// Whether it is the host's window.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the gesture's own region.
  public var isLocal: Bool { self == .local }
}
