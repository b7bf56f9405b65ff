import GestureCore

extension Player {
  /// Feeds these events, takes out all that the session says, and answers how long that took by the monotonic clock.
  func time(_ events: [PointerEvent]) -> Duration {
    let clock = ContinuousClock()
    return clock.measure {
      for event in events {
        let isAdvance = event.kind == PointerEvent.Kind.advance.rawValue
        var result = ResultCode.capacity
        var said = true
        // A full queue is emptied and the event fed again, as a host would do.
        while result == .capacity && said {
          result = isAdvance ? session.advance(to: event.time) : session.feed(event)
          said = false
          while session.nextEvent() != nil { said = true }
          while session.nextDecision() != nil {}
        }
      }
    }
  }
}
