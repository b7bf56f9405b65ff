/// What a gesture measures. `fields` says which of the numbers it has; the others are at rest.
public struct GestureValue: BitwiseCopyable, Sendable {
  /// The numbers that are there.
  public var fields = ValueFields()
  /// 1-based branch of a composite that is live; 0 where there is none.
  public var branch: Int32 = 0
  /// How many taps were made.
  public var count: Int32 = 0
  /// How many contacts the gesture has; for tap and long press, how many made it.
  public var contacts: Int32 = 0
  /// The way a swipe went; 0 for none.
  public var direction: UInt32 = 0
  /// 1 where a long press has reached its threshold.
  public var recognized: UInt32 = 0
  /// 1 where a click is inside its region.
  public var inside: UInt32 = 0
  /// 0: the struct has no gap, so that it is handed to a host as it lies.
  public internal(set) var reserved: UInt32 = 0
  /// Where it is, in the gesture's space.
  public var location = Point.zero
  /// Where it began.
  public var start = Point.zero
  /// How far it went.
  public var translation = Point.zero
  /// The mean of its contacts' places.
  public var centroid = Point.zero
  /// Points per second; x alone for a magnification (ratio per second) and a rotation (radians per second).
  public var velocity = Point.zero
  /// Where it would come to rest: `Tuning.predictionTime` of the velocity further.
  public var predictedEnd = Point.zero
  /// How far it would go.
  public var predictedTranslation = Point.zero
  /// The ratio of sizes, 1 unchanged.
  public var magnification = 1.0
  /// Radians, clockwise on screen; it can exceed a turn.
  public var rotation = 0.0
  /// Seconds since its press; with several contacts, since the last that it needs came down.
  public var elapsed = 0.0
  /// The last step of a scroll.
  public var delta = Point.zero
  /// All steps of a scroll.
  public var total = Point.zero
  /// What carries the start to now.
  public var matrix = Affine.identity

  /// Nothing measured.
  public init() {}

  /// A new group has nothing measured yet; what is computed at an end is gone.
  mutating func rest() {
    (fields, elapsed) = ([], 0)
    (velocity, predictedEnd, predictedTranslation) = (.zero, .zero, .zero)
  }
}

/// The numbers that a value has.
public struct ValueFields: OptionSet, BitwiseCopyable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The value has a `branch`.
  public static let branch = ValueFields(rawValue: 1 << 0)
  /// The value has a `count`.
  public static let count = ValueFields(rawValue: 1 << 1)
  /// The value has a `contacts`.
  public static let contacts = ValueFields(rawValue: 1 << 2)
  /// The value has a `direction`.
  public static let direction = ValueFields(rawValue: 1 << 3)
  /// The value has a `recognized`.
  public static let recognized = ValueFields(rawValue: 1 << 4)
  /// The value has a `inside`.
  public static let inside = ValueFields(rawValue: 1 << 5)
  /// The value has a `location`.
  public static let location = ValueFields(rawValue: 1 << 6)
  /// The value has a `start`.
  public static let start = ValueFields(rawValue: 1 << 7)
  /// The value has a `translation`.
  public static let translation = ValueFields(rawValue: 1 << 8)
  /// The value has a `centroid`.
  public static let centroid = ValueFields(rawValue: 1 << 9)
  /// The value has a `velocity`.
  public static let velocity = ValueFields(rawValue: 1 << 10)
  /// The value has a `predictedEnd`.
  public static let predictedEnd = ValueFields(rawValue: 1 << 11)
  /// The value has a `predictedTranslation`.
  public static let predictedTranslation = ValueFields(rawValue: 1 << 12)
  /// The value has a `magnification`.
  public static let magnification = ValueFields(rawValue: 1 << 13)
  /// The value has a `rotation`.
  public static let rotation = ValueFields(rawValue: 1 << 14)
  /// The value has a `elapsed`.
  public static let elapsed = ValueFields(rawValue: 1 << 15)
  /// The value has a `delta`.
  public static let delta = ValueFields(rawValue: 1 << 16)
  /// The value has a `total`.
  public static let total = ValueFields(rawValue: 1 << 17)
  /// The value has a `matrix`.
  public static let matrix = ValueFields(rawValue: 1 << 18)
}
