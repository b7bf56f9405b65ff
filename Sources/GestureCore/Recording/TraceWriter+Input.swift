// The header, and what was fed.

extension TraceWriter {
  /// The first line.
  @_optimize(size) func writeHeader(_ capacity: Capacity, _ slopScale: SlopScale, name: String?) {
    text.beginLine()
    text.member("gesturecore_trace", whole: 1 as Int32)
    if let name { text.member("name", name) }
    text.key("capacity")
    text.beginObject()
    text.member("regions", whole: capacity.regions)
    text.member("gestures", whole: capacity.gestures)
    text.member("contacts", whole: capacity.contacts)
    text.member("events", whole: capacity.events)
    text.member("states", whole: capacity.states)
    text.member("followers", whole: capacity.followers)
    text.member("bindings", whole: capacity.bindings)
    text.member("relations", whole: capacity.relations)
    text.endObject()
    if slopScale != SlopScale() {
      text.key("slop_scale")
      text.beginObject()
      for device in DeviceKind.allCases { text.member(device.name, slopScale[device]) }
      text.endObject()
    }
    text.endLine()
  }

  /// Writes an input that acted, or that was refused for what a trace can say of it; false for any other, which is no
  /// line of a trace and changed nothing.
  @_optimize(size) func write(_ event: PointerEvent, _ fault: Fault) -> Bool {
    guard let kind = PointerEvent.Kind(rawValue: event.kind), Self.canSay(event, kind, fault) else { return false }
    let flags = PointerEvent.Flags(rawValue: event.flags)
    text.beginLine()
    text.member("t", seconds: event.time)
    switch kind {
    case .down:
      writeContact("down", event)
      writeDevice(event)
      if let button = Button(rawValue: event.button), button != .primary { text.member("button", button.name) }
      writePressure(event)
    case .move:
      writeContact("move", event)
      writePressure(event)
      if flags.contains(.more) { text.member("more", true) }
    case .up:
      writeContact("up", event, mayBeNowhere: true)
      writePressure(event)
      if flags.contains(.more) { text.member("more", true) }
    case .cancel:
      writeContact("cancel", event, mayBeNowhere: true)
      writePressure(event)
    case .cancelAll: text.member("cancel_all", true)
    case .hover:
      writeContact("hover", event)
      writeDevice(event)
      writePressure(event)
    case .scroll:
      text.member("scroll", event.delta)
      text.member("at", event.position)
      writeDevice(event)
      if flags.contains(.precise) { text.member("precise", true) }
      if let phase = PointerEvent.ScrollPhase(rawValue: event.scrollPhase), phase != .none {
        text.member("scroll_phase", phase.name)
      }
    case .advance: text.member("advance", true)
    }
    if event.source != 0 { text.member("source", whole: event.source) }
    text.endLine()
    return true
  }

  /// Whether a trace can say the event so that it is refused again, if it is refused. A hover has no step there, and a
  /// scroll names no contact.
  @_optimize(size) private static func canSay(_ event: PointerEvent, _ kind: PointerEvent.Kind, _ fault: Fault) -> Bool
  {
    switch fault.code {
    case .invalidArgument: false
    case .notFinite: kind != .scroll && !event.position.isFinite
    default: true
    }
  }

  @_optimize(size) private func writeContact(_ word: String, _ event: PointerEvent, mayBeNowhere: Bool = false) {
    text.member(word, whole: event.contact)
    let isNowhere = mayBeNowhere && event.flags & PointerEvent.Flags.nowhere.rawValue != 0
    if !isNowhere { text.member("at", event.position) }
  }

  @_optimize(size) private func writeDevice(_ event: PointerEvent) {
    if let device = DeviceKind(rawValue: event.device), device != .touch { text.member("device", device.name) }
  }

  @_optimize(size) private func writePressure(_ event: PointerEvent) {
    if event.pressure != 1 { text.member("pressure", event.pressure) }
  }
}
