public import GestureCore

extension GestureHost {
  /// A contact goes down. Times are since the host's origin; places are in the window.
  @discardableResult public func press(
    _ contact: UInt64, at place: CGPoint, time: Duration, device: DeviceKind = .touch,
    button: PointerButton = .primary
  ) -> ResultCode {
    var event = PointerEvent(.down, at: Nanoseconds(time))
    (event.contact, event.position) = (contact, Point(place))
    (event.device, event.button) = (device.rawValue, button.rawValue)
    return feed(event)
  }

  /// A contact that is down moves.
  @discardableResult public func move(_ contact: UInt64, to place: CGPoint, time: Duration) -> ResultCode {
    var event = PointerEvent(.move, at: Nanoseconds(time))
    (event.contact, event.position) = (contact, Point(place))
    return feed(event)
  }

  /// A contact lifts, at its last place if none is given.
  @discardableResult public func lift(_ contact: UInt64, at place: CGPoint? = nil, time: Duration) -> ResultCode {
    leave(.up, contact, place, time)
  }

  /// The system takes a contact away: it lifted in no gesture's sense.
  @discardableResult public func cancel(_ contact: UInt64, time: Duration) -> ResultCode {
    leave(.cancel, contact, nil, time)
  }

  /// The system takes all contacts away, and ends every wait.
  @discardableResult public func cancelAll(time: Duration) -> ResultCode {
    feed(PointerEvent(.cancelAll, at: Nanoseconds(time)))
  }

  /// Time passes: long presses and waiting taps whose time has come are recognized.
  @discardableResult public func advance(to time: Duration) -> ResultCode {
    feed(PointerEvent(.advance, at: Nanoseconds(time)))
  }

  /// When ``advance(to:)`` should be called next; nil where nothing waits for time.
  public var nextDeadline: Duration? {
    session.nextDeadline == .never ? nil : Duration(session.nextDeadline)
  }

  /// The time of the last event.
  public var now: Duration { Duration(session.now) }

  /// Why the last event was refused, or what it warned of.
  public var lastFault: Fault { session.lastFault }

  private func leave(_ kind: PointerEvent.Kind, _ contact: UInt64, _ place: CGPoint?, _ time: Duration) -> ResultCode {
    var event = PointerEvent(kind, at: Nanoseconds(time))
    event.contact = contact
    if let place { event.position = Point(place) } else { event.flags = PointerEvent.Flags.nowhere.rawValue }
    return feed(event)
  }
}
