public import GestureCore

/// One engine for a window, a document or a replay: takes events and time, and calls what is attached to its regions. It
/// reads no clock and starts no thread; one thread at a time uses it.
public final class GestureHost {
  /// What the values of gestures call time 0.
  public let origin: Date
  /// The outermost regions, in the order in which they were made.
  public private(set) var regions: [GestureRegion] = []
  /// Called after each step in which a gesture spoke, when all its actions and resets are done: the time to draw.
  public var onUpdate: (() -> Void)?
  var session: Session
  private var speakers: [GestureID: Speaker] = [:]
  private var retired: [Recognizer] = []
  private var pending: [PointerEvent] = []
  private var isSettling = false

  /// A recognizer that is attached, and where.
  private struct Speaker {
    let recognizer: Recognizer
    weak var region: GestureRegion?
  }

  /// Makes a host; takes the memory of its engine. `origin` is what its time 0 is called in the values of gestures.
  public init(
    capacity: Capacity = Capacity(), slopScale: SlopScale = SlopScale(),
    origin: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) throws(Fault) {
    session = try Session(capacity, slopScale: slopScale)
    self.origin = origin
  }

  /// Makes an outermost region, in front of those already there. `frame` is in the window; with a name, gestures inside can
  /// measure in its space.
  public func addRegion(frame: CGRect, named name: AnyHashable? = nil) throws(Fault) -> GestureRegion {
    let region = try makeRegion(frame: frame, named: name, in: nil)
    regions.append(region)
    return region
  }

  /// Makes a region.
  func makeRegion(frame: CGRect, named name: AnyHashable?, in parent: GestureRegion?) throws(Fault) -> GestureRegion {
    var definition = RegionDefinition(origin: Point(frame.origin), size: Point(frame.size))
    if let parent { definition.parent = parent.id }
    let region = GestureRegion(self, try session.makeRegion(definition), in: parent)
    region.spaceName = name
    return region
  }

  /// An outermost region is gone.
  func forget(_ region: GestureRegion) { regions.removeAll { $0 === region } }

  /// Recognizers are attached.
  func register(_ recognizers: [Recognizer], in region: GestureRegion) {
    for recognizer in recognizers { speakers[recognizer.id] = Speaker(recognizer: recognizer, region: region) }
  }

  /// Recognizers are gone from the engine; they still hear what it says of that.
  func retire(_ recognizers: [Recognizer]) {
    retired += recognizers
    settle()
  }

  // MARK: Events

  /// Feeds one event, or lets time pass, and calls what follows from it. Above 0 the event acted with a warning, below 0 it
  /// was refused and changed nothing; ``lastFault`` says why. From inside an action, the event is taken when the
  /// actions under way are done.
  @discardableResult public func feed(_ event: PointerEvent) -> ResultCode {
    if isSettling {
      guard pending.count < session.capacity.events else { return .capacity }
      pending.append(event)
      return .ok
    }
    let code = take(event)
    settle()
    return code
  }

  /// Takes an event. Deadlines before it are called apart, so that what their gestures measure is read at their time; what
  /// is refused lets no time pass.
  private func take(_ event: PointerEvent) -> ResultCode {
    while session.nextDeadline <= event.time, session.nextDeadline != .never {
      if event.kind != PointerEvent.Kind.advance.rawValue {
        var trial = session.copy()
        if trial.feed(event).rawValue < 0 { break }
      }
      let deadline = session.nextDeadline
      _ = session.advance(to: deadline)
      dispatch()
      if session.nextDeadline == deadline { break }
    }
    return session.feed(event)
  }

  /// Calls what follows from what the engine has said, and takes what was fed meanwhile.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    dispatch()
    while !pending.isEmpty {
      _ = take(pending.removeFirst())
      dispatch()
    }
    for recognizer in retired { speakers[recognizer.id] = nil }
    retired = []
  }

  /// Calls what follows from the events of the queue, step by step.
  private func dispatch() {
    var next = session.nextEvent()
    while let first = next {
      var agendas: [Agenda] = []
      while let event = next, event.revision == first.revision {
        var agenda = Agenda()
        hear(event, &agenda)
        agendas.append(agenda)
        next = session.nextEvent()
      }
      for agenda in agendas {
        for action in agenda.actions { action() }
        for reset in agenda.resets { reset() }
      }
      onUpdate?()
      if next == nil { next = session.nextEvent() }
    }
  }

  private func hear(_ event: GestureEvent, _ agenda: inout Agenda) {
    guard let speaker = speakers[event.gesture] else { return }
    let recognizer = speaker.recognizer
    let moment: Moment
    switch event.phase {
    case .began, .changed: moment = .live
    case .ended: moment = .ended
    case .cancelled: moment = .cancelled(event.reason)
    case .possible, .failed: return
    }
    var value = event.value
    if case .live = moment, recognizer.parts.isEmpty, let now = try? session.value(of: event.gesture) {
      value.velocity = now.velocity
    }
    for part in recognizer.parts where recognizer.kind == .simultaneous {
      if (try? session.phase(of: part.id)) == .possible { part.forget() }
    }
    let reading = Reading(
      value: value, time: origin.addingTimeInterval(Double(event.time) * 1e-9),
      size: speaker.region?.frame.size ?? .zero)
    recognizer.hear(moment, reading, &agenda)
  }
}
