import GestureCore

/// An animation as it is written; the bounds of a decay wait for the type of the state.
public struct AnimationText: Sendable {
  /// All but the bounds.
  public var animation: Animation
  /// The least and the greatest value of a decay.
  public var bounds: [CellText]?

  /// An animation, and the bounds of a decay.
  init(animation: Animation, bounds: [CellText]? = nil) { (self.animation, self.bounds) = (animation, bounds) }

  /// The animation of a state of this type.
  func animation(_ type: StateType) throws(Refusal) -> Animation {
    guard let bounds else { return animation }
    var bounded = animation
    bounded.hasBounds = true
    (bounded.low, bounded.high) = (try bounds[0].cell(type), try bounds[1].cell(type))
    return bounded
  }

  /// "none", or an object with one of spring, ease, bezier, decay.
  static func read(_ json: JSON) throws(Misread) -> AnimationText {
    if json == .string("none") { return AnimationText(animation: .none) }
    guard case .object(let members) = json, let first = members.first else {
      throw Misread("an animation is an object {...} or \"none\", not \(json.text)")
    }
    let keys = ["spring", "ease", "bezier", "decay"]
    let law = members.map(\.key).first { keys.contains($0) }
    switch law {
    case "spring":
      return AnimationText(animation: try Fields(json, keys: ["spring"], of: "a spring").required("spring", spring))
    case "ease":
      let fields = try Fields(json, keys: ["ease", "duration"], of: "an ease")
      let word = try fields.required("ease", Read.string)
      let duration = try fields.optional("duration", Read.number) ?? Tuning.easeDuration
      return AnimationText(animation: try ease(word, duration))
    case "bezier":
      let fields = try Fields(json, keys: ["bezier", "duration"], of: "a Bezier")
      let p = try fields.required("bezier", Read.numbers(4))
      let duration = try fields.optional("duration", Read.number) ?? Tuning.easeDuration
      return AnimationText(animation: .bezier(p[0], p[1], p[2], p[3], duration: duration))
    case "decay": return try Fields(json, keys: ["decay"], of: "a decay").required("decay", decay)
    default: throw Misread("an animation has no key \"\(first.key)\"; it has one of spring, ease, bezier, decay")
    }
  }

  private static func ease(_ word: String, _ duration: Double) throws(Misread) -> Animation {
    switch word {
    case "linear": .linear(duration: duration)
    case "in": .easeIn(duration: duration)
    case "out": .easeOut(duration: duration)
    case "in_out": .easeInOut(duration: duration)
    default: throw Misread("\"\(word)\" is no ease; it is one of linear, in, out, in_out")
    }
  }

  private static func spring(_ json: JSON) throws(Misread) -> Animation {
    if case .string = json { return try Vocabulary.preset.read(json) }
    let fields = try Fields(json, keys: ["response", "damping", "duration", "bounce"], of: "a spring")
    let response = try fields.optional("response", Read.number)
    let damping = try fields.optional("damping", Read.number)
    let duration = try fields.optional("duration", Read.number)
    let bounce = try fields.optional("bounce", Read.number)
    guard duration != nil || bounce != nil else {
      return .spring(response: response ?? Tuning.springResponse, damping: damping ?? Tuning.springDamping)
    }
    guard response == nil, damping == nil else {
      throw Misread("a spring has response and damping, or duration and bounce")
    }
    return .spring(duration: duration ?? Tuning.springResponse, bounce: bounce ?? 0)
  }

  private static func decay(_ json: JSON) throws(Misread) -> AnimationText {
    let fields = try Fields(json, keys: ["rate", "bounds"], of: "a decay")
    let rate = try fields.optional("rate", Read.number) ?? Tuning.decayRate
    return AnimationText(animation: .decay(rate: rate), bounds: try fields.optional("bounds", range))
  }

  /// [least, greatest], each a value of the state's type.
  static func range(_ json: JSON) throws(Misread) -> [CellText] {
    let limits = try Read.list(of: CellText.read)(json)
    guard limits.count == 2 else { throw Misread("[least, greatest] is wanted, not \(json.text)") }
    return limits
  }
}
