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

extension Words {
  /// Makes a list of meanings that know their words.
  init(_ what: String, _ meanings: [Meaning], word: (Meaning) -> String) {
    self.init(what, meanings.map { (word($0), $0) })
  }
}

/// The vocabulary of traces, where the engine's own types do not hold it.
enum Vocabulary {
  static let device = Words("device", DeviceKind.allCases) { $0.name }
  static let button = Words("button", Button.allCases) { $0.name }
  static let shape = Words("shape", [ShapeKind.rectangle, .ellipse, .roundedRectangle, .polygon, .host]) { $0.name }
  static let priority = Words("priority", [Priority.normal, .high, .simultaneous]) { $0.name }
  static let mask = Words("mask", [Mask.all, .gesture, .subviews, .none]) { $0.name }
  static let axis = Words("axis", [Axis.free, .x, .y]) { $0.name }
  static let wheel = Words("wheel", [WheelFilter.both, .precise, .wheel]) { $0.name }
  static let spaceMode = Words("space mode", [SpaceMode.latched, .live]) { $0.name }
  static let extraContacts = Words("answer to extra contacts", [ExtraContacts.ignore, .cancel, .join]) { $0.name }
  static let threshold = Words("threshold", [("include", false), ("consume", true)])
  static let fires = Words("moment to fire", [("threshold", false), ("lift", true)])
  static let relation = Words("relation", [Relation.Kind.waitsFor, .runsWith, .prevents]) { $0.name }
  static let scrollPhase = Words("scroll phase", [PointerEvent.ScrollPhase.began, .changed, .ended]) { $0.name }
  static let stateType = Words("type", [StateType.scalar, .vec2, .vec4, .int, .bool]) { $0.name }
  static let preset = Words(
    "spring",
    [("smooth", Animation.smooth), ("snappy", .snappy), ("bouncy", .bouncy), ("interactive", .interactive)])
  static let decision = Words("decision", [Decision.Kind.granted, .waits, .denied]) { $0.name }
  static let direction = Words("direction", Direction.allCases) { $0.name }
  static let channel = Words("channel", Channel.allCases) { $0.name }
  static let operation = Words("operation", CommitOperation.allCases) { $0.name }
  static let stimulus = Words("stimulus", [Stimulus.none, .movement, .time, .lift]) { $0.name }
  static let phase = Words("phase", Phase.allCases) { $0.name }
  static let reason = Words("reason", Reason.allCases) { $0.name }
  static let kind = Words("kind", GestureKind.allCases) { $0.name }
  static let result = Words(
    "error or warning",
    [
      ResultCode.invalidArgument, .staleID, .unknownContact, .notFinite, .timeReversed, .duplicateDown, .capacity,
      .cycle, .busy, .readOnlyState, .hostFunction,
    ]
  ) { $0.name }
}
