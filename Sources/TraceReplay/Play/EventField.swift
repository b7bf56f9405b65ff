import GestureCore

/// A field of an event, as traces name and write it.
public enum EventField: Equatable, Sendable {
  case whole(UInt64)
  case flag(Bool)
  case word(String)
  case number(Double)
  /// Radians.
  case angle(Double)
  case list([Double])

  /// Every field's name beside the event's time, gesture and phase, in the order of the format.
  public static let names = [
    "reason", "by", "branch", "revision", "location", "start", "translation", "velocity", "predicted_end",
    "predicted_translation", "magnification", "rotation", "centroid", "matrix", "delta", "total", "count", "contacts",
    "elapsed", "recognized", "inside", "direction",
  ]

  /// What a velocity is of; it says how many numbers it has, and their unit.
  public enum VelocityUnit: Sendable {
    /// Points per second.
    case points
    /// Ratio per second.
    case ratio
    /// Radians per second.
    case radians
  }

  /// Both coordinates.
  init(_ point: Point) { self = .list([point.x, point.y]) }

  /// The field of a value; nil where the value does not have it.
  init?(_ name: String, of value: GestureValue, velocity: VelocityUnit) {
    func field(_ bit: ValueFields, _ field: @autoclosure () -> EventField) -> EventField? {
      value.fields.contains(bit) ? field() : nil
    }
    let found: EventField? =
      switch name {
      case "branch": field(.branch, .whole(UInt64(clamping: value.branch)))
      case "count": field(.count, .whole(UInt64(clamping: value.count)))
      case "contacts": field(.contacts, .whole(UInt64(clamping: value.contacts)))
      case "recognized": field(.recognized, .flag(value.recognized != 0))
      case "inside": field(.inside, .flag(value.inside != 0))
      case "direction": field(.direction, .word(Direction(rawValue: value.direction)?.name ?? "none"))
      case "location": field(.location, EventField(value.location))
      case "start": field(.start, EventField(value.start))
      case "translation": field(.translation, EventField(value.translation))
      case "centroid": field(.centroid, EventField(value.centroid))
      case "velocity": field(.velocity, Self.velocity(value.velocity, velocity))
      case "predicted_end": field(.predictedEnd, EventField(value.predictedEnd))
      case "predicted_translation": field(.predictedTranslation, EventField(value.predictedTranslation))
      case "magnification": field(.magnification, .number(value.magnification))
      case "rotation": field(.rotation, .angle(value.rotation))
      case "elapsed": field(.elapsed, .number(value.elapsed))
      case "delta": field(.delta, EventField(value.delta))
      case "total": field(.total, EventField(value.total))
      case "matrix": field(.matrix, .list(Self.numbers(value.matrix)))
      default: nil
      }
    guard let found else { return nil }
    self = found
  }

  private static func velocity(_ velocity: Point, _ unit: VelocityUnit) -> EventField {
    switch unit {
    case .points: EventField(velocity)
    case .ratio: .number(velocity.x)
    case .radians: .angle(velocity.x)
    }
  }

  private static func numbers(_ m: Affine) -> [Double] { [m.a, m.b, m.c, m.d, m.tx, m.ty] }

  /// How a recording writes it: angles in radians, which read back to the bit.
  public var json: JSON {
    switch self {
    case .whole(let number): .whole(number)
    case .flag(let flag): .bool(flag)
    case .word(let word): .string(word)
    case .number(let number): .shortest(number)
    case .angle(let radians): .object([JSON.Member("rad", .shortest(radians))])
    case .list(let numbers): .shortest(numbers)
    }
  }

  /// Whether it is what is wanted, to `within`; counts and words exactly.
  public func matches(_ wanted: Wanted, within: Double) -> Bool {
    switch (self, wanted) {
    case (.whole(let got), .whole(let wanted)): got == wanted
    case (.flag(let got), .flag(let wanted)): got == wanted
    case (.word(let got), .word(let wanted)): got == wanted
    case (.number(let got), .number(let wanted)): Self.isClose(got, wanted, within)
    case (.angle(let got), .number(let wanted)): Self.isClose(got * 180 / Double.pi, wanted, within)
    case (.angle(let got), .radians(let wanted)): Self.isClose(got, wanted, within)
    case (.list(let got), .list(let wanted)): Self.areClose(got, wanted, within)
    default: false
    }
  }

  /// Whether two numbers differ by no more than `within`; NaN is close to NaN alone.
  static func isClose(_ a: Double, _ b: Double, _ within: Double) -> Bool {
    a == b || (a - b).magnitude <= within || (a.isNaN && b.isNaN)
  }

  /// Whether two lists are as long and close number by number.
  static func areClose(_ a: [Double], _ b: [Double], _ within: Double) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { isClose($0, $1, within) }
  }
}

extension Wanted {
  /// How a failure shows it.
  var text: String {
    switch self {
    case .time(let time): Seconds.text(time)
    case .whole(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .word(let word): word
    case .number(let number): JSON.shortest(number).text
    case .radians(let radians): "{\"rad\": \(JSON.shortest(radians).text)}"
    case .list(let numbers): JSON.shortest(numbers).text
    }
  }
}

extension EventField {
  /// How a failure shows it: angles in degrees.
  var text: String {
    switch self {
    case .angle(let radians): JSON.shortest(radians * 180 / Double.pi).text
    case .word(let word): word
    case .whole, .flag, .number, .list: json.text
    }
  }
}
