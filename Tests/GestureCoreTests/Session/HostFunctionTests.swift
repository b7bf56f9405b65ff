import Testing

@testable import GestureCore

/// The functions of a Swift host, and what a recording hears of them.
struct HostFunctionTests {
  /// What the functions did, in order; shared with them.
  private final class Log {
    var lines: [String] = []
  }

  private func event(_ kind: PointerEvent.Kind, _ ms: UInt64, _ x: Double) -> PointerEvent {
    var event = PointerEvent(kind, at: ms * 1_000_000)
    (event.contact, event.position) = (1, Point(x, 50))
    return event
  }

  @Test func answersAreHeardInTheOrderOfTheCalls() throws {
    var session = try Session()
    let log = Log()
    var definition = RegionDefinition(origin: .zero, size: .zero)
    definition.shape = .host
    #expect(throws: Fault(.invalidArgument, .host)) { _ = try session.makeRegion(definition) }
    let region = try session.makeRegion(definition, hit: { place, _ in place.x < 100 })
    let custom = try session.makeCustom(
      GestureDefinition(.custom),
      CustomRecognizer(
        hear: { input, verdict, host in
          let before = (try? host.phase(of: input.gesture))?.name ?? ""
          log.lines.append("\(input.signal) \(input.position.x), before \(before)")
          if input.signal == .moved { (verdict.phase, verdict.claims) = (.began, true) }
          if input.signal == .lifted { verdict.phase = .ended }
        },
        reset: { _ in log.lines.append("reset") }, destroy: { log.lines.append("destroyed") }))
    try session.attach(custom, to: region)
    let state = try session.makeState(.scalar)
    let binding = BindingDefinition(state: state, gesture: custom, channel: .active, isTransient: true)
    try session.bind(
      binding,
      map: { _, cell, context in
        log.lines.append("map \(cell.x) at \(context.time)")
        return Quad(cell.x + 1, 0, 0, 0)
      })
    var answers: [String] = []
    session.host.listener = { answer in
      switch answer {
      case .hit(_, let place, let isHit): answers.append("hit \(place.x) \(isHit)")
      case .map(_, _, let cell, let width): answers.append("map \(cell.x) of \(width)")
      case .custom(_, let verdict, let isBusy): answers.append("custom \(verdict.phase.name)\(isBusy ? " busy" : "")")
      case .busyReset: answers.append("reset busy")
      }
    }
    #expect(session.feed(event(.down, 0, 50)) == .ok)
    #expect(session.feed(event(.move, 10, 60)) == .ok)
    #expect(try session.value(of: state).x == 1)
    #expect(session.feed(event(.up, 20, 60)) == .ok)
    #expect(session.feed(event(.down, 30, 100)) == .ok)
    #expect(try session.phase(of: custom) == .ended)
    #expect(
      answers == [
        "hit 50.0 true", "custom possible", "custom began", "map 1.0 of 1", "custom ended", "hit 100.0 false",
      ])
    #expect(
      log.lines == [
        "reset", "pressed 50.0, before possible", "moved 60.0, before possible", "map 0.0 at 10000000",
        "lifted 60.0, before began",
      ])
    try session.remove(custom)
    #expect(log.lines.last == "destroyed")
  }

  /// What a function feeds at a deadline comes before the input that brought the deadline about: that one is judged by
  /// what is left.
  @Test func anInputIsJudgedByWhatFunctionsFedBeforeIt() throws {
    for (kind, code) in [(PointerEvent.Kind.up, ResultCode.unknownContact), (.move, .unknownContact), (.down, .ok)] {
      var session = try Session()
      let region = try session.makeRegion(RegionDefinition(origin: .zero, size: Point(100, 100)))
      let custom = try session.makeCustom(
        GestureDefinition(.custom),
        CustomRecognizer(hear: { input, verdict, host in
          switch input.signal {
          case .pressed: verdict.deadline = input.time + 100_000_000
          case .deadline: #expect(host.feed(event(.up, 100, 50)) == .ok)
          default: (verdict.phase, verdict.reason) = (.failed, .liftedEarly)
          }
        }))
      try session.attach(custom, to: region)
      #expect(session.feed(event(.down, 0, 50)) == .ok)
      #expect(session.feed(event(kind, 200, 50)) == code, "\(kind)")
      #expect(session.now == (kind == .down ? 200_000_000 : 100_000_000))
      #expect(try session.phase(of: custom) == (kind == .down ? .possible : .failed))
      #expect(session.feed(event(.down, 250, 50)) == (kind == .down ? .duplicateDown : .ok))
      #expect(session.feed(event(.up, 260, 50)) == .ok)
    }
  }

  /// A function that feeds an input of a later time makes that of the input behind it run back.
  @Test func timeThatAFunctionFedIsThatOfTheSession() throws {
    var session = try Session()
    let region = try session.makeRegion(RegionDefinition(origin: .zero, size: Point(100, 100)))
    let custom = try session.makeCustom(
      GestureDefinition(.custom),
      CustomRecognizer(hear: { input, verdict, host in
        if input.signal == .pressed { verdict.deadline = input.time + 100_000_000 }
        if input.signal == .deadline { _ = host.feed(event(.move, 500, 60)) }
      }))
    try session.attach(custom, to: region)
    #expect(session.feed(event(.down, 0, 50)) == .ok)
    #expect(session.feed(event(.move, 200, 55)) == .timeReversed)
    #expect(session.now == 500_000_000)
    #expect(session.advance(to: 400_000_000) == .timeReversed)
  }

  /// What a recognizer measured in its last group is no part of the next one's events.
  @Test func aNewGroupHasNoNumbersOfTheLast() throws {
    var session = try Session()
    let region = try session.makeRegion(RegionDefinition(origin: .zero, size: Point(100, 100)))
    let custom = try session.makeCustom(
      GestureDefinition(.custom),
      CustomRecognizer(hear: { input, verdict, _ in
        switch input.signal {
        case .pressed: (verdict.phase, verdict.claims) = (.began, true)
        case .moved: (verdict.value.fields, verdict.value.location) = ([.location], input.position)
        default: verdict.phase = .ended
        }
      }))
    try session.attach(custom, to: region)
    for input in [event(.down, 0, 50), event(.move, 10, 60), event(.up, 20, 60), event(.down, 900, 50)] {
      #expect(session.feed(input) == .ok)
    }
    var places: [Point] = []
    while let event = session.nextEvent() { places.append(event.value.location) }
    #expect(places == [.zero, Point(60, 50), Point(60, 50), .zero])
  }

  @Test func aSessionWithoutFunctionsKeepsNothingForThem() throws {
    let session = try Session()
    #expect(session.host.bytes == 0)
    #expect(!session.host.isInside)
  }
}
