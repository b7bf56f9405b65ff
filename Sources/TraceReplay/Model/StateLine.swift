import GestureCore

/// The value of a state as it is written: the shape must fit the state's type, which only the session knows for sure.
public enum CellText: Equatable, Sendable {
  case flag(Bool)
  case number(Double)
  case list([Double])

  /// true or false, a number, or a list of numbers.
  static func read(_ json: JSON) throws(Misread) -> CellText {
    switch json {
    case .bool(let flag): return .flag(flag)
    case .array: return .list(try Read.list(of: Read.number)(json))
    default: return .number(try Read.number(json))
    }
  }

  /// How a trace writes it.
  var json: JSON {
    switch self {
    case .flag(let flag): .bool(flag)
    case .number(let number): .shortest(number)
    case .list(let numbers): .shortest(numbers)
    }
  }

  /// The numbers; true is 1 and false is 0.
  var numbers: [Double] {
    switch self {
    case .flag(let flag): [flag ? 1 : 0]
    case .number(let number): [number]
    case .list(let numbers): numbers
    }
  }

  /// The numbers of a state of this type; refused where the shape is another.
  func cell(_ type: StateType) throws(Refusal) -> Quad {
    switch (self, type) {
    case (.flag(let flag), .bool): return Quad(flag ? 1 : 0, 0, 0, 0)
    case (.number(let number), .scalar), (.number(let number), .int): return Quad(number, 0, 0, 0)
    case (.list(let list), .vec2) where list.count == 2: return Quad(list[0], list[1], 0, 0)
    case (.list(let list), .vec4) where list.count == 4: return Quad(list[0], list[1], list[2], list[3])
    default: throw Refusal(.invalidArgument, "the value does not fit the state's type")
    }
  }
}

/// A line that makes a state, or a sum of states.
public struct StateLine: Sendable {
  /// The state's name.
  public var name: String
  /// What it holds.
  public var type: StateType
  /// What it holds at first; nil for all zero.
  public var initial: CellText?
  /// The states that a sum adds; nil for a state of its own.
  public var parts: [String]?

  /// The keys that it may have, in the order of the format.
  static let keys = ["state", "type", "initial", "sum"]

  /// Reads what the line says.
  init(_ fields: Fields) throws(Misread) {
    name = try fields.required("state", Read.string)
    type = try fields.required("type", Vocabulary.stateType.read)
    initial = try fields.optional("initial", CellText.read)
    parts = try fields.optional("sum", Read.strings)
    if initial != nil && parts != nil { throw Misread("a sum has no \"initial\" of its own") }
  }
}

/// A line that shows a state through an animation.
public struct FollowLine: Sendable {
  /// The follower's name.
  public var name: String
  /// The state that it follows.
  public var state: String
  /// How it moves.
  public var animation: AnimationText

  /// The keys that it may have, in the order of the format.
  static let keys = ["follow", "state", "animation"]

  /// Reads what the line says.
  init(_ fields: Fields) throws(Misread) {
    name = try fields.required("follow", Read.string)
    state = try fields.required("state", Read.string)
    animation = try fields.optional("animation", AnimationText.read) ?? AnimationText(animation: .none)
  }
}
