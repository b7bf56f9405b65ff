/// A fingerprint of numbers, taken one after the other: FNV-1a with 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/).
/// Two sessions that say the same hash the same; it is no protection against anybody who wants a collision.
public struct StateHash: BitwiseCopyable, Equatable, Sendable {
  /// The fingerprint so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// An empty fingerprint.
  public init() {}

  /// Takes in the eight bytes of `word`, the lowest first.
  @inline(never) public mutating func mix(_ word: UInt64) {
    var rest = word
    for _ in 0..<8 {
      value = (value ^ (rest & 0xff)) &* 0x100_0000_01b3
      rest >>= 8
    }
  }

  /// Takes in a number; 0 and -0 count as the same.
  public mutating func mix(_ number: Double) { mix(number == 0 ? 0 : number.bitPattern) }
  /// Takes in a whole number.
  public mutating func mix(_ number: Int) { mix(UInt64(bitPattern: Int64(number))) }
  /// Takes in a truth value.
  public mutating func mix(_ flag: Bool) { mix(flag ? 1 as UInt64 : 0) }
  /// Takes in both coordinates.
  public mutating func mix(_ point: Point) {
    mix(point.x)
    mix(point.y)
  }
}
