import Testing

@testable import GestureCore

/// Plays a script on one gesture and writes down what it said. A script is events after each other, divided by ";":
/// "down 10 1 100,100" is contact 1 down at 10 ms, "move", "up" (without a place at the last one), "cancel", "at 500" lets
/// time pass; "mouse", "pen", "secondary" or "source 3" before them holds from there on. The region is 1000 by 1000 points.
final class Score {
  private var session: Session
  private let gesture: GestureID
  private(set) var events: [GestureEvent] = []
  private var (device, button, source) = (DeviceKind.touch, Button.primary, UInt64(0))

  init(_ kind: GestureKind, slop: SlopScale = SlopScale(), _ change: (inout GestureDefinition) -> Void = { _ in })
    throws
  {
    var made = try Session(Capacity(), slopScale: slop)
    let region = try made.makeRegion(RegionDefinition(origin: .zero, size: Point(1000, 1000)))
    var definition = GestureDefinition(kind)
    change(&definition)
    gesture = try made.makeGesture(definition)
    try made.attach(gesture, to: region)
    session = made
  }

  /// A composite of recognizers.
  init(_ kind: GestureKind, of members: [GestureDefinition], _ change: (inout GestureDefinition) -> Void = { _ in })
    throws
  {
    var made = try Session(Capacity())
    let region = try made.makeRegion(RegionDefinition(origin: .zero, size: Point(1000, 1000)))
    var ids: [GestureID] = []
    for member in members { ids.append(try made.makeGesture(member)) }
    var definition = GestureDefinition(kind)
    change(&definition)
    gesture = try made.makeComposite(definition, members: ids)
    try made.attach(gesture, to: region)
    session = made
  }

  /// What was said, "phase@milliseconds", with the reason of a cancel; at the end what is silent: a failure.
  func said(_ script: String) throws -> String {
    for act in script.split(separator: ";") {
      let words = act.split(separator: " ").map(String.init)
      guard let verb = words.first else { continue }
      if prepare(verb, words) { continue }
      try feed(verb, words)
    }
    var texts = events.map { event in
      let time = Double(event.time) / 1e6
      let moment = time == time.rounded() ? "\(Int(time))" : "\(time)"
      return "\(event.phase.name)@\(moment)" + (event.reason == .none ? "" : " \(event.reason.name)")
    }
    let phase = try session.phase(of: gesture)
    if phase == .failed { texts.append("failed " + (try session.reason(of: gesture)).name) }
    return texts.joined(separator: " ")
  }

  /// The last event's value.
  var value: GestureValue { events.last?.value ?? GestureValue() }

  private func prepare(_ verb: String, _ words: [String]) -> Bool {
    switch verb {
    case "mouse": device = .mouse
    case "pen": device = .pen
    case "touch": device = .touch
    case "secondary": button = .secondary
    case "primary": button = .primary
    case "source": source = UInt64(words[1]) ?? 0
    default: return false
    }
    return true
  }

  private func feed(_ verb: String, _ words: [String]) throws {
    let kinds: [String: PointerEvent.Kind] = [
      "down": .down, "move": .move, "up": .up, "cancel": .cancel, "at": .advance, "cancel_all": .cancelAll,
    ]
    let kind = try #require(kinds[verb])
    let ms = try #require(Double(words[1]))
    var event = PointerEvent(kind, at: Nanoseconds((ms * 1e6).rounded()))
    event.contact = words.count > 2 ? try #require(UInt64(words[2])) : 0
    (event.device, event.button, event.source) = (device.rawValue, button.rawValue, source)
    if words.count > 3 {
      let place = words[3].split(separator: ",").compactMap { Double($0) }
      event.position = Point(place[0], place[1])
    } else {
      event.flags = PointerEvent.Flags.nowhere.rawValue
    }
    if kind == .advance || kind == .cancelAll { event.flags = 0 }
    _ = session.feed(event)
    while let said = session.nextEvent() { events.append(said) }
  }
}
