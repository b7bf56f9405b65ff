import GestureCore

/// Drives a session with the lines of a trace, one by one.
public final class Player {
  /// The session that is driven.
  var session: Session
  /// What the trace's names stand for in it.
  var names = Names()
  /// What answers for the functions of the host that recorded the trace.
  let standIns = StandIns()
  /// The gestures by name, in the order in which they were made.
  public private(set) var gestures: [String] = []
  /// The states by name, in the order in which they were made.
  public private(set) var states: [TracedState] = []
  /// Whether fields that the engine leaves out of live events are asked for after each line.
  public var asksForValues = true
  /// Whether every member reports its events, whatever the trace says of it.
  var hearsMembers = false
  /// What the followers' states hold, by the followers' names.
  private(set) var followed: [String: StateType] = [:]
  private var definitions: [String: GestureLine] = [:]

  /// A state of the trace.
  public struct TracedState: Sendable {
    /// Its name.
    public var name: String
    /// Whether it adds others.
    public var isSum: Bool
    /// Whether a gesture holds it while it is live.
    public var isTransient = false
  }

  /// A session of the header's capacity.
  public init(_ header: Header) throws(Refusal) {
    do { session = try Session(header.capacity, slopScale: header.slopScale) } catch { throw Refusal(error) }
  }

  /// Lets the engine record what it hears from here on; refused once anything was played.
  func record(into writer: TraceWriter, name: String?) throws(Refusal) {
    do { try session.startRecording(into: writer, name: name) } catch { throw Refusal(error) }
  }

  /// Ends the recording with the state hash.
  func stopRecording(into writer: TraceWriter) { session.stopRecording(into: writer) }

  /// Plays one line and takes out all that the session says. A line that drives nothing says nothing.
  public func play(_ line: TraceLine) -> Outcome {
    var outcome = Outcome()
    if case .answer(let answer) = line.content {
      standIns.add(answer, line)
      return outcome
    }
    standIns.begin(line)
    defer { standIns.end() }
    if case .input(let event) = line.content {
      feed(event, &outcome)
    } else if line.isPlayed {
      // What the host does at a time is done after all that is due by then.
      if let time = line.time {
        var passing = PointerEvent(.advance, at: time)
        passing.source = 0
        feed(passing, &outcome)
      }
      do {
        try make(line.content)
      } catch {
        outcome.refusals.append(error)
        outcome.missingKind = missingKind(line.content, error)
      }
      if session.settleHost() != .ok { outcome.refusals.append(Refusal(session.lastFault)) }
      drain(&outcome)
    }
    if asksForValues { fill(&outcome) }
    return outcome
  }

  /// The trace says that it is over here: an answer that nobody has asked for does not fit. One that is cut off need not
  /// have the line that its last answers are for.
  func finish() { standIns.end() }

  /// The first answer of a host's function that did not fit what was asked, and where: the replay means nothing from
  /// there on.
  var misfit: TraceError? { standIns.misfit }

  /// Lets time pass, beside what the trace says, and takes out all that the session says.
  public func advance(to time: Nanoseconds) -> Outcome {
    var outcome = Outcome()
    feed(PointerEvent(.advance, at: time), &outcome)
    return outcome
  }

  /// Feeds one event; where the queue has no room for what it says, takes that out and goes on.
  private func feed(_ event: PointerEvent, _ outcome: inout Outcome) {
    while true {
      let isAdvance = event.kind == PointerEvent.Kind.advance.rawValue
      let result = isAdvance ? session.advance(to: event.time) : session.feed(event)
      let fault = session.lastFault
      let said = drain(&outcome)
      if result == .capacity && fault.detail == .events && said { continue }
      if result != .ok { outcome.refusals.append(Refusal(fault)) }
      return
    }
  }

  /// Takes out all events and decisions; says whether there was an event.
  @discardableResult private func drain(_ outcome: inout Outcome) -> Bool {
    let before = outcome.events.count
    while let event = session.nextEvent() {
      outcome.events.append(
        PlayedEvent(
          event, gesture: names.name(of: event.gesture), by: event.by == .none ? nil : names.name(of: event.by),
          velocity: velocityUnit(of: event)))
    }
    while let decision = session.nextDecision() {
      let other = decision.other == .none ? nil : names.name(of: decision.other)
      outcome.decisions.append(PlayedDecision(decision, gesture: names.name(of: decision.gesture), other: other))
    }
    return outcome.events.count > before
  }

  private func fill(_ outcome: inout Outcome) {
    for index in outcome.events.indices where outcome.events[index].event.phase.isLive {
      let gesture = outcome.events[index].event.gesture
      guard !outcome.events[(index + 1)...].contains(where: { $0.event.gesture == gesture }),
        let value = try? session.value(of: gesture)
      else { continue }
      outcome.events[index].event.value.take(from: value)
    }
  }

  private func missingKind(_ content: TraceLine.Content, _ refusal: Refusal) -> String? {
    guard case .gesture(let line) = content else { return nil }
    return line.kind == nil || refusal.detail == .kind ? line.kindName : nil
  }

  /// Notes a gesture that was made.
  func made(_ gesture: GestureID, _ line: GestureLine) {
    names.add(gesture, line.name)
    gestures.append(line.name)
    definitions[line.name] = line
  }

  /// Notes a state that was made.
  func made(_ state: StateID, _ name: String, isSum: Bool) {
    names.add(state, name)
    states.append(TracedState(name: name, isSum: isSum))
  }

  /// Notes a follower that was made.
  func made(_ follower: FollowerID, _ name: String, of type: StateType) {
    names.add(follower, name)
    followed[name] = type
  }

  /// Notes that a gesture holds the state while it is live.
  func becameTransient(_ name: String) {
    for index in states.indices where states[index].name == name { states[index].isTransient = true }
  }

  /// What an event's velocity is of, as what its gesture measured tells, or else who has one now.
  private func velocityUnit(of event: GestureEvent) -> EventField.VelocityUnit {
    guard definitions[names.name(of: event.gesture)]?.kind?.isComposite == true else {
      return velocityUnit(of: event.gesture, in: event.value.fields)
    }
    switch event.value.fields.velocityKind {
    case .magnify: return .ratio
    case .rotate: return .radians
    case nil: return velocityUnit(of: event.gesture, in: event.value.fields)
    default: return .points
    }
  }

  /// What a gesture's velocity is of now: a simultaneous' is that of the first member whose value has one and measures what
  /// the event tells, another composite's that of the member of its branch.
  private func velocityUnit(of gesture: GestureID, in fields: ValueFields) -> EventField.VelocityUnit {
    guard let line = definitions[names.name(of: gesture)], let kind = line.kind else { return .points }
    switch kind {
    case .magnify: return .ratio
    case .rotate: return .radians
    default: break
    }
    guard kind.isComposite else { return .points }
    let members = line.members.compactMap { try? names.gesture($0) }
    let units = members.map { velocityUnit(of: $0, in: fields) }
    if kind != .simultaneous, let branch = (try? session.value(of: gesture))?.branch, branch >= 1,
      Int(branch) <= units.count
    {
      return units[Int(branch) - 1]
    }
    let first = members.firstIndex { (try? session.value(of: $0))?.fields.tellsVelocity(in: fields) == true }
    return first.map { units[$0] } ?? units.first ?? .points
  }
}
