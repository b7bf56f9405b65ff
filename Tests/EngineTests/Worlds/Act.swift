@testable import GestureCore

/// What can happen next in a small world.
enum Act: Int, CaseIterable, Sendable {
  case downA, smallA, largeA, upA, cancelA
  case downB, largeB, upB
  case waitShort, waitLong, waitDeadline
  // Beyond the alphabet of the shorter walks.
  case cancelAll, moreLargeA, moreUpA, backA, cancelB

  /// The acts of the shorter walks.
  static let few: [Act] = Array(allCases.prefix { $0 != .cancelAll })

  /// Whether time passes and nothing else.
  var isWait: Bool { self == .waitShort || self == .waitLong || self == .waitDeadline }
}

/// Where the hands are, so far.
struct Hands: Sendable {
  var time: Nanoseconds = 1_000_000_000
  var placeA: Point?
  var placeB: Point?
  /// Whether the last act was a wait, and whether it led to a deadline.
  var hasWaited = true
  var isAtDeadline = false
  /// Whether the open frame lifts A.
  var lifts = false
  /// Whether a frame is open.
  var isFrameOpen = false

  /// Whether the act can come next.
  func allows(_ act: Act, deadline: Nanoseconds) -> Bool {
    switch act {
    case .downA: placeA == nil
    case .smallA, .largeA, .upA, .cancelA, .backA: placeA != nil && !lifts
    case .moreLargeA, .moreUpA: placeA != nil && !lifts
    case .downB: placeB == nil
    case .largeB, .upB, .cancelB: placeB != nil
    case .waitShort, .waitLong: !hasWaited
    case .waitDeadline: !hasWaited && deadline != .never
    case .cancelAll: placeA != nil || placeB != nil || deadline != .never
    }
  }

  /// The event of the act; for a wait the moment that it leads to.
  mutating func play(_ act: Act, deadline: Nanoseconds) -> PointerEvent {
    if act.isWait {
      time = act == .waitDeadline ? deadline : time + (act == .waitShort ? 100_000_000 : 600_000_000)
      (hasWaited, isAtDeadline) = (true, act == .waitDeadline)
      return PointerEvent(.advance, at: time)
    }
    if !isAtDeadline { time += 10_000_000 }
    (hasWaited, isAtDeadline) = (false, false)
    var event = PointerEvent(kind(act), at: time)
    event.contact = act == .downB || act == .largeB || act == .upB || act == .cancelB ? 2 : 1
    move(act)
    let place = (event.contact == 1 ? placeA : placeB) ?? .zero
    event.position = place
    finish(act, &event)
    return event
  }

  private func kind(_ act: Act) -> PointerEvent.Kind {
    switch act {
    case .downA, .downB: .down
    case .smallA, .largeA, .backA, .moreLargeA, .largeB: .move
    case .upA, .upB, .moreUpA: .up
    case .cancelA, .cancelB: .cancel
    case .cancelAll: .cancelAll
    case .waitShort, .waitLong, .waitDeadline: .advance
    }
  }

  private mutating func move(_ act: Act) {
    switch act {
    case .downA: placeA = Point(200, 200)
    case .downB: placeB = Point(260, 200)
    case .smallA: placeA = placeA.map { $0 + Point(4, 0) }
    case .largeA, .moreLargeA: placeA = placeA.map { $0 + Point(48, 0) }
    case .backA: placeA = placeA.map { $0 + Point(-16, -48) }
    case .largeB: placeB = placeB.map { $0 + Point(0, 48) }
    default: break
    }
  }

  private mutating func finish(_ act: Act, _ event: inout PointerEvent) {
    let isMore = act == .moreLargeA || act == .moreUpA
    if isMore { event.flags = PointerEvent.Flags.more.rawValue }
    isFrameOpen = isMore
    if act == .moreUpA { lifts = true }
    if !isMore && lifts && act != .downA { placeA = nil }
    if !isMore { lifts = false }
    switch act {
    case .upA, .cancelA: placeA = nil
    case .upB, .cancelB: placeB = nil
    case .cancelAll: (placeA, placeB) = (nil, nil)
    default: break
    }
  }
}

extension Act {
  /// An event as a line of a trace.
  static func line(_ event: PointerEvent) -> String {
    let time = "\"t\": \(Double(event.time) / 1e9)"
    let place = "\"at\": [\(event.position.x), \(event.position.y)]"
    let more = event.flags & PointerEvent.Flags.more.rawValue != 0 ? ", \"more\": true" : ""
    switch PointerEvent.Kind(rawValue: event.kind) {
    case .down: return "{\(time), \"down\": \(event.contact), \(place)}"
    case .move: return "{\(time), \"move\": \(event.contact), \(place)\(more)}"
    case .up: return "{\(time), \"up\": \(event.contact), \(place)\(more)}"
    case .cancel: return "{\(time), \"cancel\": \(event.contact), \(place)}"
    case .cancelAll: return "{\(time), \"cancel_all\": true}"
    default: return "{\(time), \"advance\": true}"
    }
  }
}
