/// An angle, positive clockwise on screen.
public struct Angle: Hashable, Comparable, Sendable {
  /// In radians.
  public var radians: Double

  /// In degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// No angle.
  public static let zero = Angle()

  /// No angle.
  public init() { radians = 0 }
  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * (.pi / 180) }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether `a` is the smaller one.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// The sum.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// The difference.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// The angle the other way round.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// `k` times the angle.
  public static func * (a: Angle, k: Double) -> Angle { Angle(radians: a.radians * k) }
  /// The `k`th part of the angle.
  public static func / (a: Angle, k: Double) -> Angle { Angle(radians: a.radians / k) }
  /// Adds in place.
  public static func += (a: inout Angle, b: Angle) { a = a + b }
  /// Subtracts in place.
  public static func -= (a: inout Angle, b: Angle) { a = a - b }
}
