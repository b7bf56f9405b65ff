/// One decision of who wins: who claimed, who waits for whom, who was denied by whom and why.
public struct Decision: BitwiseCopyable, Sendable {
  /// What was decided.
  public enum Kind: UInt32, BitwiseCopyable, Sendable {
    /// The gesture was recognized and has its contacts.
    case granted
    /// The gesture was recognized and waits until the other fails.
    case waits
    /// The gesture is out: the other won.
    case denied

    /// The name in traces.
    public var name: String {
      switch self {
      case .granted: "granted"
      case .waits: "waits"
      case .denied: "denied"
      }
    }
  }

  /// What was decided.
  public var kind: Kind
  /// Why a gesture was denied: waited or excluded.
  public var reason: Reason
  /// Whom it is about. Of two members of one composite, the members of their nearest common composite; else the roots.
  public var gesture: GestureID
  /// Whom it waits for or was denied by; none for a grant.
  public var other: GestureID
  /// The moment of decision.
  public var time: Nanoseconds
}
