import GestureCore

/// A closed list of words and what each means.
struct Words<Meaning: Sendable & Equatable>: Sendable {
  /// What the list is of, for people.
  let what: String
  /// The words in the order of the format.
  let pairs: [(word: String, meaning: Meaning)]

  /// Makes a list.
  init(_ what: String, _ pairs: [(word: String, meaning: Meaning)]) { (self.what, self.pairs) = (what, pairs) }

  /// What the word in `json` means.
  func read(_ json: JSON) throws(Misread) -> Meaning {
    let word = try Read.string(json)
    guard let pair = pairs.first(where: { $0.word == word }) else {
      throw Misread("\"\(word)\" is no \(what); it is one of \(pairs.map(\.word).joined(separator: ", "))")
    }
    return pair.meaning
  }

  /// The word for `meaning`.
  func word(for meaning: Meaning) -> String { pairs.first { $0.meaning == meaning }?.word ?? "?" }
}

/// The vocabulary of traces, where the engine's own types do not hold it.
enum Vocabulary {
  static let device = Words(
    "device", [("touch", DeviceKind.touch), ("mouse", .mouse), ("pen", .pen), ("indirect", .indirect)])
  static let button = Words(
    "button",
    [
      ("primary", Button.primary), ("secondary", .secondary), ("middle", .middle), ("back", .back),
      ("forward", .forward),
    ])
  static let shape = Words(
    "shape",
    [
      ("rect", ShapeKind.rectangle), ("ellipse", .ellipse), ("rounded_rect", .roundedRectangle), ("polygon", .polygon),
    ])
  static let priority = Words(
    "priority", [("normal", Priority.normal), ("high", .high), ("simultaneous", .simultaneous)])
  static let mask = Words("mask", [("all", Mask.all), ("gesture", .gesture), ("subviews", .subviews), ("none", .none)])
  static let axis = Words("axis", [("free", Axis.free), ("x", .x), ("y", .y)])
  static let wheel = Words("wheel", [("both", WheelFilter.both), ("precise", .precise), ("wheel", .wheel)])
  static let spaceMode = Words("space mode", [("latched", SpaceMode.latched), ("live", .live)])
  static let extraContacts = Words(
    "answer to extra contacts", [("ignore", ExtraContacts.ignore), ("cancel", .cancel), ("join", .join)])
  static let threshold = Words("threshold", [("include", false), ("consume", true)])
  static let fires = Words("moment to fire", [("threshold", false), ("lift", true)])
  static let relation = Words(
    "relation", [("waits_for", Relation.Kind.waitsFor), ("runs_with", .runsWith), ("prevents", .prevents)])
  static let scrollPhase = Words(
    "scroll phase", [("began", PointerEvent.ScrollPhase.began), ("changed", .changed), ("ended", .ended)])
  static let stateType = Words(
    "type", [("scalar", StateType.scalar), ("vec2", .vec2), ("vec4", .vec4), ("int", .int), ("bool", .bool)])
  static let preset = Words(
    "spring",
    [("smooth", Animation.smooth), ("snappy", .snappy), ("bouncy", .bouncy), ("interactive", .interactive)])
  static let decision = Words("decision", [("granted", Decision.Kind.granted), ("waits", .waits), ("denied", .denied)])
  static let direction = Words("direction", Direction.allCases.map { ($0.name, $0) })
  static let channel = Words("channel", Channel.allCases.map { ($0.name, $0) })
  static let operation = Words("operation", CommitOperation.allCases.map { ($0.name, $0) })
  static let phase = Words("phase", Phase.allCases.map { ($0.name, $0) })
  static let reason = Words("reason", Reason.allCases.map { ($0.name, $0) })
  static let kind = Words("kind", GestureKind.allCases.map { ($0.name, $0) })
  static let result = Words(
    "error or warning",
    [
      ("invalid_argument", ResultCode.invalidArgument), ("stale_id", .staleID), ("unknown_contact", .unknownContact),
      ("not_finite", .notFinite), ("time_reversed", .timeReversed), ("duplicate_down", .duplicateDown),
      ("capacity", .capacity), ("cycle", .cycle), ("busy", .busy), ("read_only_state", .readOnlyState),
    ])
}

extension ResultCode {
  /// The name in traces; the warning of a lift at no number has that of its refusals.
  var word: String { self == .ok ? "ok" : Vocabulary.result.word(for: self == .notFiniteLift ? .notFinite : self) }
}
