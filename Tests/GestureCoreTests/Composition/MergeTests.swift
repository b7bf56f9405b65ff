import Testing

@testable import GestureCore

/// What a composite says of its members' numbers, and hands on of them.
@Suite struct MergeTests {
  private func event(_ kind: PointerEvent.Kind, _ ms: UInt64, _ contact: UInt64, _ x: Double = 0) -> PointerEvent {
    var event = PointerEvent(kind, at: ms * 1_000_000)
    (event.contact, event.position) = (contact, Point(x, 50))
    if kind == .up { event.flags = PointerEvent.Flags.nowhere.rawValue }
    return event
  }

  /// A pinch, one finger of which goes on: the magnify has ended, the drag beside it is flung at 1000 points a second.
  private func said(_ members: [GestureKind]) throws -> [GestureEvent] {
    var session = try Session()
    let region = try session.makeRegion(RegionDefinition(origin: .zero, size: Point(1000, 100)))
    var made: [GestureID] = []
    for kind in members { made.append(try session.makeGesture(GestureDefinition(kind))) }
    let both = try session.makeComposite(GestureDefinition(.simultaneous), members: made)
    try session.attach(both, to: region)
    var inputs = [event(.down, 0, 1, 100), event(.down, 0, 2, 200), event(.move, 50, 2, 260), event(.up, 60, 2)]
    for step in 0...10 { inputs.append(event(.move, 200 + UInt64(step) * 10, 1, 100 + Double(step) * 10)) }
    inputs.append(event(.up, 300, 1))
    var events: [GestureEvent] = []
    for input in inputs {
      #expect(session.feed(input) == .ok)
      while let event = session.nextEvent() { events.append(event) }
    }
    return events
  }

  @Test(arguments: [[GestureKind.magnify, .drag], [.drag, .magnify]])
  func velocityStandsInTheLastEventAlone(members: [GestureKind]) throws {
    let events = try said(members)
    #expect(events.count > 10)
    for event in events {
      #expect(event.value.fields.contains(.velocity) == (event.phase == .ended))
      #expect(event.value.fields.contains(.predictedEnd) == (event.phase == .ended))
    }
  }

  @Test func aMemberThatEndedCountsTheContactsThatItHasLeft() throws {
    let events = try said([.magnify, .drag])
    #expect(events.last?.phase == .ended)
    #expect(events.last?.value.contacts == 0)
  }
}
