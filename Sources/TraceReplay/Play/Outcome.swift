import GestureCore

/// What one line of a trace made a session say.
public struct Outcome: Sendable {
  /// The events, in order.
  public var events: [PlayedEvent] = []
  /// The decisions, in order.
  public var decisions: [PlayedDecision] = []
  /// What was refused or warned of.
  public var refusals: [Refusal] = []
  /// The kind of the gesture that the line wants, where the engine has none such.
  public var missingKind: String?

  /// Nothing.
  public init() {}
}

/// An event with its names. Velocity, prediction and elapsed are asked for where the engine leaves them out.
public struct PlayedEvent: Sendable {
  /// The name of the gesture.
  public var gesture: String
  /// The name of the gesture that won, where the reason is that another did.
  public var by: String?
  /// What its velocity is of.
  public var velocity: EventField.VelocityUnit
  /// The event itself.
  public var event: GestureEvent

  /// Names an event.
  public init(_ event: GestureEvent, gesture: String, by: String? = nil, velocity: EventField.VelocityUnit = .points) {
    (self.event, self.gesture, self.by, self.velocity) = (event, gesture, by, velocity)
  }

  /// A field by its name in traces; nil where the event does not have it.
  public func field(_ name: String) -> EventField? {
    switch name {
    case "revision": .whole(event.revision)
    case "reason": event.reason == .none ? nil : .word(event.reason.name)
    case "by": by.map { .word($0) }
    default: EventField(name, of: event.value, velocity: velocity)
    }
  }

  /// The event in a few words: what kind of event it is, not what it measured.
  public var text: String {
    var text = "\(gesture) \(event.phase.name)"
    for name in ["reason", "by", "branch", "count", "recognized", "inside", "direction"] {
      if let field = field(name) { text += ", \(name) \(field.text)" }
    }
    return text
  }
}

/// A decision with its names.
public struct PlayedDecision: Sendable {
  /// The name of the gesture that it is about.
  public var gesture: String
  /// The name of the one that it waits for or was denied by.
  public var other: String?
  /// The decision itself.
  public var decision: Decision

  /// Names a decision.
  public init(_ decision: Decision, gesture: String, other: String? = nil) {
    (self.decision, self.gesture, self.other) = (decision, gesture, other)
  }

  /// The key behind which traces name the other.
  public static func key(_ kind: Decision.Kind) -> String { kind == .waits ? "for" : "by" }

  /// The decision in a few words.
  public var text: String {
    "\(gesture) \(decision.kind.name)" + (other.map { " \(Self.key(decision.kind)) \($0)" } ?? "")
  }
}
