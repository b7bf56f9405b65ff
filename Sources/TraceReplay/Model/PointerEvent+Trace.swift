import GestureCore

extension PointerEvent {
  /// The key that begins an input line, and all keys that it may have beside `t` and `source`.
  static let traceKeys: [String: [String]] = [
    "down": ["down", "at", "device", "button", "pressure"],
    "move": ["move", "at", "device", "pressure", "more"],
    "up": ["up", "at", "device", "button", "pressure", "more"],
    "cancel": ["cancel", "at", "device", "pressure"],
    "cancel_all": ["cancel_all"],
    "hover": ["hover", "at", "device", "pressure"],
    "scroll": ["scroll", "at", "device", "precise", "scroll_phase"],
    "advance": ["advance"],
  ]

  /// Reads an input line of the kind `word`.
  init(_ word: String, _ fields: Fields) throws(Misread) {
    let time = try fields.required("t", Read.moment)
    switch word {
    case "down": self.init(.down, at: time)
    case "move": self.init(.move, at: time)
    case "up": self.init(.up, at: time)
    case "cancel": self.init(.cancel, at: time)
    case "hover": self.init(.hover, at: time)
    case "scroll": self.init(.scroll, at: time)
    case "cancel_all": self.init(.cancelAll, at: time)
    default: self.init(.advance, at: time)
    }
    source = try fields.optional("source", Read.whole) ?? 0
    switch word {
    case "cancel_all", "advance": try fields.required(word, Read.yes)
    case "scroll": delta = try fields.required("scroll", Read.point)
    default: contact = try fields.required(word, Read.whole)
    }
    if let place = try fields.optional("at", Read.point) {
      position = place
    } else if word == "up" || word == "cancel" {
      flags |= Flags.nowhere.rawValue
    } else if word != "cancel_all" && word != "advance" {
      _ = try fields.required("at")
    }
    if let kind = try fields.optional("device", Vocabulary.device.read) { device = kind.rawValue }
    if let pressed = try fields.optional("button", Vocabulary.button.read) { button = pressed.rawValue }
    if let force = try fields.optional("pressure", Read.number) { pressure = force }
    if try fields.optional("more", Read.flag) == true { flags |= Flags.more.rawValue }
    if try fields.optional("precise", Read.flag) == true { flags |= Flags.precise.rawValue }
    if let phase = try fields.optional("scroll_phase", Vocabulary.scrollPhase.read) { scrollPhase = phase.rawValue }
  }
}
