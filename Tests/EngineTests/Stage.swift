import GestureCore

/// A session with one region that covers everything, and what it says.
final class Stage {
  var session: Session
  private let region: RegionID
  private(set) var said: [GestureEvent] = []

  init() throws {
    var capacity = Capacity()
    capacity.contacts = 64
    var made = try Session(capacity)
    region = try made.makeRegion(RegionDefinition(origin: Point(-1e6, -1e6), size: Point(2e6, 2e6)))
    session = made
  }

  /// Makes and attaches a recognizer that measures in window coordinates.
  func add(
    _ kind: GestureKind, priority: Priority = .normal, _ change: (inout GestureDefinition) -> Void = { _ in }
  ) throws -> GestureID {
    let gesture = try make(kind, change)
    try session.attach(gesture, to: region, priority: priority)
    return gesture
  }

  /// Makes and attaches a composite.
  func add(_ kind: GestureKind, of members: [GestureID]) throws -> GestureID {
    let both = try session.makeComposite(GestureDefinition(kind), members: members)
    try session.attach(both, to: region)
    return both
  }

  /// Makes a recognizer to be a member.
  func make(_ kind: GestureKind, _ change: (inout GestureDefinition) -> Void = { _ in }) throws -> GestureID {
    var definition = GestureDefinition(kind)
    definition.space = .global
    change(&definition)
    return try session.makeGesture(definition)
  }

  /// Feeds one event and answers what was said.
  @discardableResult func feed(_ event: PointerEvent) -> [GestureEvent] {
    var now: [GestureEvent] = []
    while session.feed(event) == .capacity, session.lastFault.detail == .events { drain(&now) }
    drain(&now)
    said += now
    return now
  }

  /// Feeds events and answers what was said of a gesture.
  func play(_ events: [PointerEvent], of gesture: GestureID) -> [GestureEvent] {
    for event in events { feed(event) }
    return said.filter { $0.gesture == gesture }
  }

  private func drain(_ events: inout [GestureEvent]) {
    while let event = session.nextEvent() { events.append(event) }
  }
}

/// Writes events by hand: times in milliseconds.
struct Script {
  private(set) var events: [PointerEvent] = []

  mutating func down(_ ms: Int, _ contact: UInt64, _ x: Double, _ y: Double) { add(.down, ms, contact, x, y) }
  mutating func move(_ ms: Int, _ contact: UInt64, _ x: Double, _ y: Double) { add(.move, ms, contact, x, y) }
  mutating func up(_ ms: Int, _ contact: UInt64, _ x: Double, _ y: Double) { add(.up, ms, contact, x, y) }
  mutating func advance(_ ms: Int) { add(.advance, ms, 0, 0, 0) }

  private mutating func add(_ kind: PointerEvent.Kind, _ ms: Int, _ contact: UInt64, _ x: Double, _ y: Double) {
    var event = PointerEvent(kind, at: Nanoseconds(ms) * 1_000_000)
    (event.contact, event.position) = (contact, Point(x, y))
    events.append(event)
  }
}
