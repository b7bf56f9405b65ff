import GestureCore

/// A line that says what must have come out of the input before it.
public struct Expectation: Sendable {
  /// What is looked at.
  public var subject: Subject
  /// How far a number may be off.
  public var within: Double

  /// What an expectation can look at.
  public enum Subject: Sendable {
    /// The next event.
    case event(gesture: String, phase: Phase?, [(key: String, wanted: Wanted)])
    /// The value of a state.
    case state(String, CellText)
    /// Where a follower is now, or at a time.
    case follower(String, CellText, time: Nanoseconds?)
    /// The phase of a gesture, and its reason.
    case phase(gesture: String, Phase, Reason?)
    /// An error or warning, by its name.
    case error(String)
    /// When the host should call again; nil for never.
    case deadline(Nanoseconds?)
    /// A decision: its gesture, the one that it waits for or was denied by, why, and when.
    case decision(Decision.Kind, gesture: String?, other: String?, Reason?, time: Nanoseconds?)
  }

  /// How far a number may be off where no line says otherwise.
  static let defaultWithin = 1e-9

  /// The key that begins an expectation, and all keys that it may have.
  static let keys: [String: [String]] = [
    "expect": ["expect", "phase", "t"] + EventField.names + ["within"],
    "expect_state": ["expect_state", "value", "within"],
    "expect_follower": ["expect_follower", "t", "value", "within"],
    "expect_phase": ["expect_phase", "is", "reason"],
    "expect_error": ["expect_error"],
    "expect_deadline": ["expect_deadline"],
    "expect_decision": ["expect_decision", "gesture", "for", "by", "because", "t"],
  ]

  /// Reads the expectation that `word` begins.
  init(_ word: String, _ fields: Fields) throws(Misread) {
    within = try fields.optional("within", Read.number) ?? Self.defaultWithin
    switch word {
    case "expect":
      var wanted: [(key: String, wanted: Wanted)] = []
      if let time = try fields.optional("t", Read.moment) { wanted.append(("t", .time(time))) }
      for name in EventField.names {
        if let value = try fields.optional(name, { json throws(Misread) in try Wanted(json, of: name) }) {
          wanted.append((name, value))
        }
      }
      subject = .event(
        gesture: try fields.required("expect", Read.string),
        phase: try fields.optional("phase", Vocabulary.phase.read), wanted)
    case "expect_state":
      subject = .state(try fields.required(word, Read.string), try fields.required("value", CellText.read))
    case "expect_follower":
      subject = .follower(
        try fields.required(word, Read.string), try fields.required("value", CellText.read),
        time: try fields.optional("t", Read.moment))
    case "expect_phase":
      subject = .phase(
        gesture: try fields.required(word, Read.string), try fields.required("is", Vocabulary.phase.read),
        try fields.optional("reason", Vocabulary.reason.read))
    case "expect_error": subject = .error(try fields.required(word, Vocabulary.result.read).name)
    case "expect_deadline":
      let never = try fields.required(word) == .null
      subject = .deadline(never ? nil : try fields.required(word, Read.moment))
    default:
      guard fields["for"] == nil || fields["by"] == nil else {
        throw Misread("a gesture waits \"for\" another or is denied \"by\" it, not both")
      }
      subject = .decision(
        try fields.required(word, Vocabulary.decision.read), gesture: try fields.optional("gesture", Read.string),
        other: try fields.optional(fields["for"] == nil ? "by" : "for", Read.string),
        try fields.optional("because", Vocabulary.reason.read), time: try fields.optional("t", Read.moment))
    }
  }
}

/// What a field of an event must be.
public enum Wanted: Equatable, Sendable {
  /// Nanoseconds, exactly.
  case time(Nanoseconds)
  /// A count, exactly.
  case whole(UInt64)
  case flag(Bool)
  /// The name of a reason, a direction or a gesture.
  case word(String)
  /// A number; of an angle, degrees.
  case number(Double)
  /// An angle that was written in radians.
  case radians(Double)
  case list([Double])

  /// Reads what is wanted of the field `name`.
  init(_ json: JSON, of name: String) throws(Misread) {
    switch name {
    case "branch", "revision", "count", "contacts": self = .whole(try Read.whole(json))
    case "recognized", "inside":
      // Recordings of the engine's numbers have 0 and 1 here.
      self = .flag(json == .number("1") ? true : json == .number("0") ? false : try Read.flag(json))
    case "reason": self = .word(try Vocabulary.reason.read(json).name)
    case "direction": self = .word(try Vocabulary.direction.read(json).name)
    case "by": self = .word(try Read.string(json))
    case "matrix": self = .list(try Read.numbers(6)(json))
    case "magnification", "elapsed": self = .number(try Read.number(json))
    case "rotation": self = try Self.angle(json)
    case "velocity": self = if case .array = json { .list(try Read.numbers(2)(json)) } else { try Self.angle(json) }
    default: self = .list(try Read.numbers(2)(json))
    }
  }

  private static func angle(_ json: JSON) throws(Misread) -> Wanted {
    guard case .object = json else { return .number(try Read.number(json)) }
    return .radians(try Read.angle(json))
  }
}
