import CGestureCore
import GestureCore

extension gcore_tap_def: KindDefinition {
  static var kind: GestureKind { .tap }

  func write(to definition: inout GestureDefinition) throws(Fault) {
    try checkReserved(reserved)
    definition.count = try decodeCount(count, .count)
    definition.minContacts = try decodeCount(contacts, .contactRange)
    definition.maxContacts = definition.minContacts
    (definition.maxDistance, definition.maxSeparation) = (max_distance, max_separation)
    (definition.maxDuration, definition.maxInterval) = (max_duration_ns, max_interval_ns)
  }

  mutating func read(from definition: GestureDefinition) {
    count = UInt32(clamping: definition.count)
    contacts = UInt32(clamping: definition.minContacts)
    (max_distance, max_separation) = (definition.maxDistance, definition.maxSeparation)
    (max_duration_ns, max_interval_ns) = (definition.maxDuration, definition.maxInterval)
  }
}

extension gcore_click_def: KindDefinition {
  static var kind: GestureKind { .click }

  func write(to definition: inout GestureDefinition) throws(Fault) {
    try checkReserved(reserved)
    definition.outset = outset
  }

  mutating func read(from definition: GestureDefinition) {
    outset = definition.outset
  }
}

extension gcore_long_press_def: KindDefinition {
  static var kind: GestureKind { .longPress }

  func write(to definition: inout GestureDefinition) throws(Fault) {
    try checkReserved(reserved)
    definition.minContacts = try decodeCount(contacts, .contactRange)
    definition.maxContacts = definition.minContacts
    (definition.minDuration, definition.maxDistance) = (min_duration_ns, max_distance)
    definition.isContinuous = try decodeFlag(continuous, .continuous)
  }

  mutating func read(from definition: GestureDefinition) {
    contacts = UInt32(clamping: definition.minContacts)
    (min_duration_ns, max_distance) = (definition.minDuration, definition.maxDistance)
    continuous = definition.isContinuous.forC
  }
}
