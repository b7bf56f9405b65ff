import Testing

@testable import GestureCore

/// A queue that is nearly full: an input is taken only where there is room for all that it says.
@Suite struct FullQueueTests {
  private func session(events: Int32, gestures: Int32 = 1, of kind: GestureKind = .contact) throws -> Session {
    var capacity = Capacity()
    (capacity.events, capacity.gestures, capacity.contacts) = (events, gestures, 64)
    var session = try Session(capacity)
    let region = try session.makeRegion(RegionDefinition(origin: .zero, size: Point(100, 100)))
    for _ in 0..<gestures {
      try session.attach(try session.makeGesture(GestureDefinition(kind)), to: region, priority: .simultaneous)
    }
    return session
  }

  private func event(_ kind: PointerEvent.Kind, _ ms: UInt64, _ x: Double = 50) -> PointerEvent {
    var event = PointerEvent(kind, at: ms * 1_000_000)
    (event.contact, event.position) = (1, Point(x, 50))
    return event
  }

  private func said(_ session: inout Session) -> [Phase] {
    var phases: [Phase] = []
    while let event = session.nextEvent() { phases.append(event.phase) }
    return phases
  }

  /// A press whose lift was lost ends every gesture and begins it again.
  @Test(arguments: [Int32(1), 2, 3, 4, 5]) func aPressWhoseLiftWasLostSaysBothOrWaits(events: Int32) throws {
    var session = try session(events: events)
    #expect(session.feed(event(.down, 0)) == .ok)
    // One event waits; two more need a queue of three.
    let isTaken = events >= 3
    #expect(session.feed(event(.down, 10)) == (isTaken ? .duplicateDown : .capacity))
    #expect(said(&session) == (isTaken ? [.began, .cancelled, .began] : [.began]))
    if !isTaken { #expect(session.feed(event(.down, 10)) == .duplicateDown) }
    #expect(said(&session) == (isTaken ? [] : [.cancelled, .began]))
    #expect(session.feed(event(.up, 20)) == .ok)
    #expect(said(&session) == [.ended])
  }

  /// What a press whose lift was lost would say is more than an empty queue may hold: it is refused and changes nothing.
  @Test(arguments: [(Int32(1), Int32(1)), (1, 4), (8, 5), (1, 128), (1, 129), (260, 130), (257, 200)])
  func aPressThatWouldSayTooMuchIsRefused(events: Int32, gestures: Int32) throws {
    var session = try session(events: events, gestures: gestures)
    let began = Array(repeating: Phase.began, count: Int(gestures))
    let most = max(events, (events + 1) / 2 + gestures, min(2 * gestures, 256))
    #expect(session.feed(event(.down, 0)) == .ok)
    #expect(said(&session) == began)
    let hash = session.stateHash
    let isTaken = 2 * gestures <= most
    #expect(session.feed(event(.down, 10)) == (isTaken ? .duplicateDown : .capacity))
    #expect((session.stateHash == hash) == !isTaken)
    #expect(said(&session) == (isTaken ? Array(repeating: .cancelled, count: Int(gestures)) + began : []))
    #expect(isTaken || session.lastFault.detail == .words)
    #expect(session.feed(event(.up, 20)) == .ok)
    #expect(said(&session) == Array(repeating: .ended, count: Int(gestures)))
  }

  /// A host's hit test that answers otherwise each time it is asked.
  private final class Fickle {
    private(set) var answer = false
    func ask() -> Bool {
      answer.toggle()
      return answer
    }
  }

  /// Where such a press falls is known only when what was live has ended, which may move regions: it is refused wherever
  /// that may be, and no beginning is lost.
  @Test func aPressThatMightSayTooMuchIsRefusedWhereverItFalls() throws {
    var capacity = Capacity()
    (capacity.events, capacity.gestures) = (1, 129)
    var session = try Session(capacity)
    let fickle = Fickle()
    var definition = RegionDefinition(origin: .zero, size: Point(100, 100))
    definition.shape = .host
    let region = try session.makeRegion(definition, hit: { _, _ in fickle.ask() })
    for _ in 0..<129 {
      try session.attach(try session.makeGesture(GestureDefinition(.contact)), to: region, priority: .simultaneous)
    }
    #expect(session.feed(event(.down, 0)) == .ok)
    #expect(said(&session) == Array(repeating: .began, count: 129))
    #expect(session.feed(event(.down, 10)) == .capacity)
    #expect(session.lastFault.detail == .words)
    #expect(session.feed(event(.up, 20)) == .ok)
    #expect(said(&session) == Array(repeating: .ended, count: 129))
  }

  /// A call that ends gestures loses none of their ends, whatever waits in the queue: it takes more memory if need be.
  @Test(
    arguments: [(Int32(1), Int32(4), false), (8, 8, false), (13, 7, false), (256, 9, false), (1, 129, true)],
    [false, true])
  func aCallThatEndsGesturesSaysAllOfIt(_ sizes: (events: Int32, gestures: Int32, grows: Bool), more: Bool) throws {
    var session = try session(events: sizes.events, gestures: sizes.gestures)
    let bytes = session.bytes
    var fed = [event(.down, 0)]
    for step in 0..<400 { fed.append(event(.move, 10 + UInt64(step), Double(step % 90))) }
    var frame = event(.move, 500, 95)
    frame.flags = PointerEvent.Flags.more.rawValue
    var live = 0
    for input in fed where session.feed(input) == .ok {}
    if more { _ = session.feed(frame) }
    session.reset()
    #expect((session.bytes > bytes) == sizes.grows)
    for phase in said(&session) { live += phase == .began ? 1 : phase.isLive ? 0 : -1 }
    #expect(live == 0)
    #expect(session.feed(event(.down, 600)) == .ok)
    #expect(said(&session) == Array(repeating: .began, count: Int(sizes.gestures)))
  }

  /// A lift at a new place says of each drag that it began and ended: there is room for both, or it waits.
  @Test(arguments: [(Int32(1), Int32(1)), (1, 3), (4, 4), (9, 2)])
  func aLiftThatBeginsAndEndsSaysBothOrWaits(events: Int32, gestures: Int32) throws {
    var session = try session(events: events, gestures: gestures, of: .drag)
    var (began, ended) = (0, 0)
    for round in 0..<10 as Range<UInt64> {
      for input in [event(.down, round * 100), event(.up, round * 100 + 50, 90)] {
        while session.feed(input) == .capacity {
          guard let phase = session.nextEvent()?.phase else {
            Issue.record("no room, and nothing to poll")
            return
          }
          if phase == .began { began += 1 } else { ended += 1 }
        }
      }
    }
    for phase in said(&session) { if phase == .began { began += 1 } else { ended += 1 } }
    #expect(began == 10 * gestures && ended == began)
  }

  /// In a queue of an odd size too, every gesture has room for its end.
  @Test(arguments: [(Int32(1), Int32(1)), (3, 1), (3, 2), (5, 3), (7, 4)])
  func everyBeganHasItsEnd(events: Int32, gestures: Int32) throws {
    var session = try session(events: events, gestures: gestures)
    var live = 0
    var ms: UInt64 = 0
    for kind in [PointerEvent.Kind.down, .move, .up, .down, .down, .cancel, .down, .cancelAll] {
      ms += 10
      while session.feed(event(kind, ms, Double(ms % 60))) == .capacity {
        guard let phase = session.nextEvent()?.phase else {
          Issue.record("no room, and nothing to poll")
          return
        }
        live += phase == .began ? 1 : phase.isLive ? 0 : -1
      }
    }
    for phase in said(&session) { live += phase == .began ? 1 : phase.isLive ? 0 : -1 }
    #expect(live == 0)
    #expect(session.revision > 5)
  }
}
