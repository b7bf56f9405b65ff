import GestureCore

/// A track for each contact, a slice from its press to its lift or cancel.
struct ContactTracks {
  /// The contact as a session tells contacts apart.
  private struct Name: Hashable {
    let source: UInt64
    let id: UInt64

    /// How its track is called.
    var text: String { source == 0 ? "contact \(id)" : "contact \(id) of source \(source)" }
  }

  private var down: Set<Name> = []

  /// Takes note of an input that the session took at `time`, its own.
  mutating func take(_ event: PointerEvent, at time: Nanoseconds, into trace: inout ChromeTrace) {
    guard let kind = PointerEvent.Kind(rawValue: event.kind) else { return }
    let name = Name(source: event.source, id: event.contact)
    switch kind {
    case .down:
      lift(name, "lost", event, at: time, into: &trace)
      down.insert(name)
      trace.begin(name.text, on: name.text, of: .contacts, at: time, Self.place(event))
    case .move:
      if down.contains(name) {
        trace.instant("move", on: name.text, of: .contacts, at: time, Self.place(event))
      }
    case .up: lift(name, "up", event, at: time, into: &trace)
    case .cancel: lift(name, "cancel", event, at: time, into: &trace)
    case .hover: lift(name, "lost", event, at: time, into: &trace)
    case .cancelAll: liftAll("cancel_all", at: time, into: &trace)
    case .scroll, .advance: break
    }
  }

  /// All contacts are gone.
  mutating func liftAll(_ how: String, at time: Nanoseconds, into trace: inout ChromeTrace) {
    for name in down.sorted(by: { ($0.source, $0.id) < ($1.source, $1.id) }) {
      trace.end(on: name.text, of: .contacts, at: time, ["end": .word(how)])
    }
    down = []
  }

  private mutating func lift(
    _ name: Name, _ how: String, _ event: PointerEvent, at time: Nanoseconds, into trace: inout ChromeTrace
  ) {
    guard down.remove(name) != nil else { return }
    var arguments: [String: ChromeEvent.Argument] = ["end": .word(how)]
    let isNowhere = event.flags & PointerEvent.Flags.nowhere.rawValue != 0
    if !isNowhere { arguments["lifted_at"] = .list([event.position.x, event.position.y]) }
    trace.end(on: name.text, of: .contacts, at: time, arguments)
  }

  private static func place(_ event: PointerEvent) -> [String: ChromeEvent.Argument] {
    ["at": .list([event.position.x, event.position.y])]
  }
}
