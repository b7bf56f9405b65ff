public import GestureCore

// How events come in, and how what the engine makes of them reaches those who listen.

extension GestureHost {
  /// Feeds one event, or lets time pass, and calls what follows from it. Above 0 the event acted with a warning, below 0 it
  /// was refused and changed nothing; ``lastFault`` says why. From inside an action, the event is taken when the
  /// actions under way are done.
  @discardableResult public func feed(_ event: PointerEvent) -> ResultCode {
    if isSettling {
      guard pending.count < session.capacity.events else { return .capacity }
      pending.append(event)
      return .ok
    }
    var code = ResultCode.ok
    settle { code = self.take(event) }
    return code
  }

  /// Does `body`, calls what follows from it, and takes what was fed meanwhile.
  func settle(_ body: () -> Void = {}) {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    body()
    dispatch()
    while !pending.isEmpty {
      _ = take(pending.removeFirst())
      dispatch()
    }
    for id in retired { speakers[id] = nil }
    retired = []
  }

  /// Takes an event. Each deadline before it is an input of its own and is called apart, so that what gestures measure is
  /// read at its time. What is refused lets no time pass.
  private func take(_ event: PointerEvent) -> ResultCode {
    let kind = PointerEvent.Kind(rawValue: event.kind)
    let closesFrame = isFrameOpen && kind != .move && kind != .up && kind != .advance
    let goesAhead = session.nextDeadline <= event.time && !closesFrame && admits(event, kind)
    while goesAhead, session.nextDeadline <= event.time, session.nextDeadline != .never {
      let deadline = session.nextDeadline
      _ = session.advance(to: deadline)
      dispatch()
      if session.nextDeadline == deadline { break }
    }
    let code = session.feed(event)
    if code.rawValue >= 0, kind != .advance { isFrameOpen = event.flags & PointerEvent.Flags.more.rawValue != 0 }
    return code
  }

  /// Whether the engine would take an event. Cost: a copy of the session; a host that advances by
  /// ``nextDeadline`` does not come here.
  private func admits(_ event: PointerEvent, _ kind: PointerEvent.Kind?) -> Bool {
    if kind == .advance { return true }
    var trial = session.copy()
    return trial.feed(event).rawValue >= 0
  }

  /// Calls what follows from the events of the queue, input by input.
  private func dispatch() {
    var next = session.nextEvent()
    while let first = next {
      var agendas: [Agenda] = []
      while let event = next, event.revision == first.revision {
        if let agenda = agenda(for: event) { agendas.append(agenda) }
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

  /// What those who listen want done about an event.
  private func agenda(for event: GestureEvent) -> Agenda? {
    guard let speaker = speakers[event.gesture], let moment = Moment(event) else { return nil }
    let recognizer = speaker.recognizer
    var value = event.value
    if case .live = moment, recognizer.parts.isEmpty, let now = try? session.value(of: event.gesture) {
      value.velocity = now.velocity
    }
    for part in recognizer.parts where recognizer.kind == .simultaneous {
      if (try? session.phase(of: part.id)) == .possible { part.forget() }
    }
    let time = origin.addingTimeInterval(Double(event.time) * 1e-9)
    return recognizer.hear(moment, Reading(value: value, time: time, size: speaker.region?.frame.size ?? .zero))
  }
}

extension Moment {
  /// What listeners hear of an event; nil where they hear nothing.
  fileprivate init?(_ event: GestureEvent) {
    switch event.phase {
    case .began, .changed: self = .live
    case .ended: self = .ended
    case .cancelled: self = .cancelled(event.reason)
    case .possible, .failed: return nil
    }
  }
}
