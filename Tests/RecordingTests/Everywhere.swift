import GestureCore

/// A session with one region that covers everything.
final class Everywhere {
  var session: Session
  let region: RegionID

  init(_ capacity: Capacity = Capacity()) throws {
    var made = try Session(capacity)
    region = try made.makeRegion(RegionDefinition(origin: Point(-1e6, -1e6), size: Point(2e6, 2e6)))
    session = made
  }

  /// Attaches one recognizer.
  func add(_ definition: GestureDefinition, name: String, priority: Priority = .normal) throws -> GestureID {
    let gesture = try session.makeGesture(definition, name: name)
    try session.attach(gesture, to: region, priority: priority)
    return gesture
  }

  /// Feeds events and answers what was said.
  func play(_ events: [PointerEvent]) -> [GestureEvent] {
    var said: [GestureEvent] = []
    for event in events {
      while session.feed(event) == .capacity, session.lastFault.detail == .events { take(&said) }
      take(&said)
    }
    return said
  }

  func take(_ said: inout [GestureEvent]) {
    while let event = session.nextEvent() { said.append(event) }
  }
}
