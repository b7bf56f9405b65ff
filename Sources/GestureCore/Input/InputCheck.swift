/// What an event must be before it may change anything.
enum InputCheck {
  /// Why an event is refused, or nil. The contact that it names is in `slot` where there is one; a press `liftsFirst` where
  /// it closes a frame in which another contact lifts.
  @inline(__always) static func refusal(
    of event: PointerEvent, kind: PointerEvent.Kind, contact slot: Int?, in contacts: borrowing ContactTable,
    liftsFirst: @autoclosure () -> Bool
  ) -> Fault? {
    let flags = PointerEvent.Flags(rawValue: event.flags)
    let unknown = event.flags & ~PointerEvent.Flags.all.rawValue
    guard unknown == 0 else { return Fault(.invalidArgument, .flags, UInt64(unknown)) }
    guard event.reserved == 0 else { return Fault(.invalidArgument, .reserved, UInt64(event.reserved)) }
    guard event.time != .never else { return Fault(.invalidArgument, .timeNever, event.time) }
    switch kind {
    case .move:
      guard slot != nil else { return Fault(.unknownContact, .contactUnknown, event.contact) }
      return event.position.isFinite ? nil : Fault(.notFinite, .contactPosition, event.contact)
    case .up, .cancel:
      return slot != nil ? nil : Fault(.unknownContact, .contactUnknown, event.contact)
    case .down:
      guard event.position.isFinite else { return Fault(.notFinite, .contactPosition, event.contact) }
      guard DeviceKind(rawValue: event.device) != nil else {
        return Fault(.invalidArgument, .device, UInt64(event.device))
      }
      guard Button(rawValue: event.button) != nil else {
        return Fault(.invalidArgument, .button, UInt64(event.button))
      }
      guard slot != nil || contacts.hasRoom || liftsFirst() else {
        return Fault(.capacity, .contacts, UInt64(contacts.capacity))
      }
      return nil
    case .hover, .scroll:
      guard event.position.isFinite else {
        return kind == .hover ? Fault(.notFinite, .contactPosition, event.contact) : Fault(.notFinite, .scrollPlace)
      }
      guard event.delta.isFinite else { return Fault(.notFinite, .scrollDelta) }
      guard DeviceKind(rawValue: event.device) != nil else {
        return Fault(.invalidArgument, .device, UInt64(event.device))
      }
      guard PointerEvent.ScrollPhase(rawValue: event.scrollPhase) != nil,
        flags.contains(.precise) || event.scrollPhase == 0
      else { return Fault(.invalidArgument, .scrollPhase, UInt64(event.scrollPhase)) }
      return nil
    case .cancelAll, .advance:
      return nil
    }
  }
}
