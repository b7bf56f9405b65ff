import GestureCore

/// A line that says what a function of the host answered. It stands before the line of the call in which it was asked.
public enum AnswerLine: Sendable {
  /// A hit test, asked for a place in the region's space.
  case hit(region: String, at: Point, isInside: Bool)
  /// A map of a gesture's value to a state's numbers.
  case map(state: String, gesture: String, [Double])
  /// A custom recognizer, and whether it called what is refused to it.
  case custom(gesture: String, CustomVerdict, isBusy: Bool)
  /// A custom recognizer that called what is refused to it when its group began.
  case busyReset(gesture: String)

  /// What a custom recognizer can measure.
  private static let fields = EventField.names.filter { !["reason", "by", "branch", "revision"].contains($0) }

  /// All keys that such a line may have, in the order of the format.
  static let keys =
    ["answer", "region", "at", "state", "gesture", "value", "phase", "claim", "stimulus", "reason", "deadline"] + fields
    + ["unsound", "busy"]

  /// The keys of an answer of this word; nil where there is none such.
  static func keys(_ word: String) -> [String]? {
    switch word {
    case "hit": ["answer", "region", "at", "inside"]
    case "map": ["answer", "state", "gesture", "value"]
    case "custom":
      ["answer", "gesture", "phase", "claim", "stimulus", "reason", "deadline", "unsound", "busy"] + fields
    case "reset": ["answer", "gesture", "busy"]
    default: nil
    }
  }

  /// Reads what the line says.
  init(_ json: JSON) throws(Misread) {
    let word = try Fields(json, keys: Self.keys, of: "an answer").required("answer", Read.string)
    guard let keys = Self.keys(word) else {
      throw Misread("\"\(word)\" is no function of a host; it is one of hit, map, custom, reset")
    }
    let fields = try Fields(json, keys: keys, of: "an answer of a \(word)")
    switch word {
    case "hit":
      self = .hit(
        region: try fields.required("region", Read.string), at: try fields.required("at", Read.point),
        isInside: try fields.required("inside", Read.flag))
    case "map":
      self = .map(
        state: try fields.required("state", Read.string), gesture: try fields.required("gesture", Read.string),
        try fields.required("value", Read.list(of: Read.number)))
    case "custom":
      self = .custom(
        gesture: try fields.required("gesture", Read.string), try Self.verdict(fields),
        isBusy: try fields.optional("busy", Read.flag) ?? false)
    default:
      try fields.required("busy", Read.yes)
      self = .busyReset(gesture: try fields.required("gesture", Read.string))
    }
  }

  private static func verdict(_ fields: Fields) throws(Misread) -> CustomVerdict {
    var verdict = CustomVerdict()
    verdict.phase = try fields.required("phase", Vocabulary.phase.read)
    verdict.claims = try fields.optional("claim", Read.flag) ?? false
    verdict.stimulus = try fields.optional("stimulus", Vocabulary.stimulus.read) ?? .movement
    verdict.reason = try fields.optional("reason", Vocabulary.reason.read) ?? .none
    verdict.deadline = try fields.optional("deadline", Read.moment) ?? .never
    verdict.value = try GestureValue(fields)
    if try fields.optional("unsound", Read.flag) ?? false { verdict.value.elapsed = .nan }
    return verdict
  }

  /// Who answered, for people.
  var text: String {
    switch self {
    case .hit(let region, let place, _): Self.hit(region, place)
    case .map(let state, let gesture, let numbers): Self.map(state, gesture, width: numbers.count)
    case .custom(let gesture, _, _): Self.custom(gesture)
    case .busyReset(let gesture): "the reset of the recognizer of \"\(gesture)\""
    }
  }

  /// The names of functions, for people.
  static func hit(_ region: String, _ place: Point) -> String {
    "the hit test of \"\(region)\" at \(JSON.shortest([place.x, place.y]).text)"
  }
  static func map(_ state: String, _ gesture: String, width: Int) -> String {
    "the map of \"\(gesture)\" to the \(width) number\(width == 1 ? "" : "s") of \"\(state)\""
  }
  static func custom(_ gesture: String) -> String { "the recognizer of \"\(gesture)\"" }
}

extension GestureValue {
  /// Reads the numbers that a custom recognizer measured.
  init(_ fields: Fields) throws(Misread) {
    self.init()
    for (key, field, path) in Self.points {
      guard let point = try fields.optional(key, Read.point) else { continue }
      self[keyPath: path] = point
      self.fields.insert(field)
    }
    for (key, field, path) in Self.wholes {
      guard let number: Int32 = try fields.optional(key, Read.whole) else { continue }
      self[keyPath: path] = number
      self.fields.insert(field)
    }
    for (key, field, path) in Self.flags {
      guard let flag = try fields.optional(key, Read.flag) else { continue }
      self[keyPath: path] = flag ? 1 : 0
      self.fields.insert(field)
    }
    if let word = try fields.optional("direction", Read.string) {
      direction = word == "none" ? 0 : try Vocabulary.direction.read(.string(word)).rawValue
      self.fields.insert(.direction)
    }
    for (key, field, path, read) in Self.numbers {
      guard let number = try fields.optional(key, read) else { continue }
      self[keyPath: path] = number
      self.fields.insert(field)
    }
    if let m = try fields.optional("matrix", Read.numbers(6)) {
      matrix = Affine(m[0], m[1], m[2], m[3], m[4], m[5])
      self.fields.insert(.matrix)
    }
  }

  private typealias Path<Value> = WritableKeyPath<GestureValue, Value> & Sendable

  private static let points: [(String, ValueFields, Path<Point>)] = [
    ("location", .location, \.location), ("start", .start, \.start), ("translation", .translation, \.translation),
    ("velocity", .velocity, \.velocity), ("predicted_end", .predictedEnd, \.predictedEnd),
    ("predicted_translation", .predictedTranslation, \.predictedTranslation), ("centroid", .centroid, \.centroid),
    ("delta", .delta, \.delta), ("total", .total, \.total),
  ]
  private static let wholes: [(String, ValueFields, Path<Int32>)] = [
    ("count", .count, \.count), ("contacts", .contacts, \.contacts),
  ]
  private static let flags: [(String, ValueFields, Path<UInt32>)] = [
    ("recognized", .recognized, \.recognized), ("inside", .inside, \.inside),
  ]
  private static let numbers: [(String, ValueFields, Path<Double>, @Sendable (JSON) throws(Misread) -> Double)] = [
    ("magnification", .magnification, \.magnification, Read.number), ("rotation", .rotation, \.rotation, Read.angle),
    ("elapsed", .elapsed, \.elapsed, Read.number),
  ]
}
