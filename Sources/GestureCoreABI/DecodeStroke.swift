import CGestureCore
import GestureCore

extension gcore_drag_def: KindDefinition {
  static var kind: GestureKind { .drag }

  func write(to definition: inout GestureDefinition) throws(Fault) {
    try checkReserved(reserved)
    definition.axis = try decode(axis, .axis)
    (definition.minDistance, definition.angleGate) = (min_distance, angle_gate)
    definition.minContacts = try decodeCount(min_contacts, .contactRange)
    definition.maxContacts = try decodeCount(max_contacts, .contactLimits)
    definition.consumesThreshold = try decodeFlag(consume, .consume)
  }

  mutating func read(from definition: GestureDefinition) {
    axis = definition.axis.rawValue
    (min_distance, angle_gate) = (definition.minDistance, definition.angleGate)
    min_contacts = UInt32(clamping: definition.minContacts)
    max_contacts = UInt32(clamping: definition.maxContacts)
    consume = definition.consumesThreshold.forC
  }
}

extension gcore_swipe_def: KindDefinition {
  static var kind: GestureKind { .swipe }

  func write(to definition: inout GestureDefinition) throws(Fault) {
    definition.directions = try decode(directions, of: .all, .directions)
    (definition.minVelocity, definition.minDistance) = (min_velocity, min_distance)
    definition.maxDuration = max_duration_ns
    definition.minContacts = try decodeCount(contacts, .contactRange)
    definition.maxContacts = definition.minContacts
    definition.firesAtLift = try decodeFlag(fires_at_lift, .firesAtLift)
  }

  mutating func read(from definition: GestureDefinition) {
    directions = definition.directions.rawValue
    (min_velocity, min_distance) = (definition.minVelocity, definition.minDistance)
    max_duration_ns = definition.maxDuration
    contacts = UInt32(clamping: definition.minContacts)
    fires_at_lift = definition.firesAtLift.forC
  }
}
