@testable import GestureCore

/// A recognizer as the small worlds have it: its definition, and the same in the keys of a trace.
struct Variant: Sendable {
  let name: String
  let keys: String
  let definition: GestureDefinition

  init(_ name: String, _ kind: GestureKind, _ keys: String = "", _ change: (inout GestureDefinition) -> Void = { _ in })
  {
    var definition = GestureDefinition(kind)
    change(&definition)
    self.name = name
    self.keys = "\"kind\": \"\(kind.name)\"" + (keys.isEmpty ? "" : ", " + keys)
    self.definition = definition
  }

  /// Every kind that takes contacts, the host's `Slide` among them, with the settings that change its states.
  static let all: [Variant] = [
    Variant("tap", .tap),
    Variant("double", .tap, #""count": 2"#) { $0.count = 2 },
    Variant("tap_of_two", .tap, #""contacts": 2"#) { ($0.minContacts, $0.maxContacts) = (2, 2) },
    Variant("tap_quick", .tap, #""max_duration": 0.1, "extra_contacts": "ignore""#) {
      ($0.maxDuration, $0.extraContacts) = (100_000_000, .ignore)
    },
    Variant("double_of_two", .tap, #""count": 2, "contacts": 2"#) {
      ($0.count, $0.minContacts, $0.maxContacts) = (2, 2, 2)
    },
    Variant("click", .click),
    Variant("hold", .longPress),
    Variant("hold_on", .longPress, #""continuous": true"#) { $0.isContinuous = true },
    Variant("drag", .drag),
    Variant("drag_at_once", .drag, #""min_distance": 0"#) { $0.minDistance = 0 },
    Variant("drag_y", .drag, #""axis": "y", "threshold": "consume", "extra_contacts": "join""#) {
      ($0.axis, $0.consumesThreshold, $0.extraContacts) = (.y, true, .join)
    },
    Variant("drag_of_two", .drag, #""contacts": 2"#) { ($0.minContacts, $0.maxContacts) = (2, 2) },
    Variant("swipe", .swipe),
    Variant("swipe_at_lift", .swipe, #""fires": "lift""#) { $0.firesAtLift = true },
    Variant("magnify", .magnify),
    Variant("rotate", .rotate),
    Variant("transform", .transform),
    Variant("slide", .custom),
  ]

  /// The few that between them answer every stimulus, for worlds of three.
  static let few: [Variant] = ["tap", "double", "hold", "drag", "swipe_at_lift", "magnify"].compactMap { name in
    all.first { $0.name == name }
  }

  /// The contact observer, which is no member.
  static let observer = Variant("watch", .contact)
}
