/// What a gesture is: the closed list of recognizers, the custom one, and the ways to combine them.
public enum GestureKind: UInt32, BitwiseCopyable, Sendable, CaseIterable {
  case tap = 1, click, longPress, drag, swipe, magnify, rotate, transform, hover, scroll, contact, custom
  case sequence = 32
  case simultaneous, exclusive, race

  /// Whether the gesture is made of members.
  public var isComposite: Bool { rawValue >= GestureKind.sequence.rawValue }

  /// Whether the gesture is made of members of which one wins.
  @inline(__always) var hasOneWinner: Bool { self == .exclusive || self == .race }

  /// Whether scale or angle are measured.
  @inline(__always) var measuresSimilarity: Bool { self == .magnify || self == .rotate || self == .transform }

  /// Whether the lift of its last contact loses a gesture that was not recognized, whatever it has measured.
  @inline(__always) var isLostByLift: Bool {
    switch self {
    case .drag, .longPress, .magnify, .rotate, .transform: true
    case .tap, .click, .swipe, .hover, .scroll, .contact, .custom, .sequence, .simultaneous, .exclusive, .race: false
    }
  }

  /// The name in traces; with a number it is what a gesture that was given no name is called.
  public var name: String { word.description }

  /// The same, as it stands in the library.
  public var word: StaticString {
    switch self {
    case .tap: "tap"
    case .click: "click"
    case .longPress: "long_press"
    case .drag: "drag"
    case .swipe: "swipe"
    case .magnify: "magnify"
    case .rotate: "rotate"
    case .transform: "transform"
    case .hover: "hover"
    case .scroll: "scroll"
    case .contact: "contact"
    case .custom: "custom"
    case .sequence: "sequence"
    case .simultaneous: "simultaneous"
    case .exclusive: "exclusive"
    case .race: "race"
    }
  }
}

/// The stimulus that a gesture answers; gestures of one stimulus wait for the one ahead of them.
public enum Stimulus: UInt32, BitwiseCopyable, Sendable {
  case none, movement, time, lift
}
