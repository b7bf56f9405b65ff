/// How one gesture stands to another, whatever their places.
public struct Relation: BitwiseCopyable, Sendable {
  /// The ways to stand.
  public enum Kind: UInt32, BitwiseCopyable, Sendable {
    /// The first waits until the other fails, and is out when the other wins.
    case waitsFor = 1
    /// They never compete and never wait for each other.
    case runsWith
    /// The first, when it wins, denies the other even if they would run together.
    case prevents
  }

  /// How they stand.
  var kind = Kind.waitsFor
  /// The slots of the two.
  var gesture: Int32 = -1
  var other: Int32 = -1
}
