import Testing

@testable import GestureCore

/// The fingerprint tells apart what goes on differently, and is left alone by what was refused.
struct HashTests {
  private func event(_ kind: PointerEvent.Kind, _ contact: UInt64, at time: Nanoseconds, _ place: Point) -> PointerEvent
  {
    var event = PointerEvent(kind, at: time)
    (event.contact, event.position) = (contact, place)
    return event
  }

  /// A session with a tap on a region, and a state that it drives with these snap points.
  private func desk(snap: [Double] = [50]) throws -> Session {
    var session = try Session()
    let pad = try session.makeRegion(RegionDefinition(origin: .zero, size: Point(100, 100)))
    let tap = try session.makeGesture(GestureDefinition(.tap))
    try session.attach(tap, to: pad)
    let state = try session.makeState(.scalar)
    try session.bind(
      BindingDefinition(state: state, gesture: tap, channel: .constant, isTransient: false),
      snap: snap.map { Quad($0, 0, 0, 0) })
    return session
  }

  @Test func snapPointsCount() throws {
    let (one, same, other) = (try desk().stateHash, try desk().stateHash, try desk(snap: [100]).stateHash)
    #expect(one == same)
    #expect(one != other)
  }

  @Test func aContactThatWasCancelledCounts() throws {
    var one = try desk()
    var other = try desk()
    for contact in [1, 2] as [UInt64] {
      let down = event(.down, contact, at: 10, Point(200, 200))
      #expect(one.feed(down) == .ok && other.feed(down) == .ok)
    }
    #expect(one.feed(event(.cancel, 1, at: 20, .zero)) == .ok)
    #expect(one.feed(event(.up, 2, at: 20, .zero)) == .ok)
    #expect(other.feed(event(.up, 1, at: 20, .zero)) == .ok)
    #expect(other.feed(event(.cancel, 2, at: 20, .zero)) == .ok)
    let hashes = (one.stateHash, other.stateHash)
    #expect(hashes.0 != hashes.1)  // A late move of contact 1 is silent in one, and refused in the other.
    #expect(one.feed(event(.move, 1, at: 30, .zero)) == .ok)
    #expect(other.feed(event(.move, 1, at: 30, .zero)) == .unknownContact)
  }

  @Test func samplesOfTheVelocityCount() throws {
    var sessions: [UInt64] = []
    for second in [Point(30, 0), Point(35, 0)] {
      var session = try Session()
      let pad = try session.makeRegion(RegionDefinition(origin: .zero, size: Point(100, 100)))
      try session.attach(session.makeGesture(GestureDefinition(.drag)), to: pad)
      #expect(session.feed(event(.down, 1, at: 0, .zero)) == .ok)
      #expect(session.feed(event(.move, 1, at: 10_000_000, second)) == .ok)
      #expect(session.feed(event(.move, 1, at: 20_000_000, Point(40, 0))) == .ok)
      sessions.append(session.stateHash)
    }
    #expect(sessions[0] != sessions[1])
  }

  @Test func aRefusedGestureLeavesTheSessionUntouched() throws {
    var capacity = Capacity()
    capacity.gestures = 0
    var session = try Session(capacity)
    let before = session.stateHash
    #expect(throws: Fault(.capacity, .gestures, 0)) { _ = try session.makeGesture(GestureDefinition(.drag)) }
    let isUntouched = session.isUntouched
    #expect(isUntouched)
    let after = session.stateHash
    #expect(after == before)
  }
}
