import CGestureCore
import GestureCore

extension gcore_magnify_def: KindDefinition {
  static var kind: GestureKind { .magnify }

  func write(to definition: inout GestureDefinition) throws(Fault) {
    try checkReserved(reserved)
    definition.minScaleDelta = min_scale_delta
    definition.minContacts = try decodeCount(min_contacts, .contactRange)
    definition.maxContacts = try decodeCount(max_contacts, .contactLimits)
  }

  mutating func read(from definition: GestureDefinition) {
    min_scale_delta = definition.minScaleDelta
    min_contacts = UInt32(clamping: definition.minContacts)
    max_contacts = UInt32(clamping: definition.maxContacts)
  }
}

extension gcore_rotate_def: KindDefinition {
  static var kind: GestureKind { .rotate }

  func write(to definition: inout GestureDefinition) throws(Fault) {
    try checkReserved(reserved)
    definition.minAngleDelta = min_angle_delta
    definition.minContacts = try decodeCount(min_contacts, .contactRange)
    definition.maxContacts = try decodeCount(max_contacts, .contactLimits)
  }

  mutating func read(from definition: GestureDefinition) {
    min_angle_delta = definition.minAngleDelta
    min_contacts = UInt32(clamping: definition.minContacts)
    max_contacts = UInt32(clamping: definition.maxContacts)
  }
}

extension gcore_transform_def: KindDefinition {
  static var kind: GestureKind { .transform }

  func write(to definition: inout GestureDefinition) throws(Fault) {
    try checkReserved(reserved)
    definition.minDistance = min_distance
    (definition.minScaleDelta, definition.minAngleDelta) = (min_scale_delta, min_angle_delta)
    definition.minContacts = try decodeCount(min_contacts, .contactRange)
    definition.maxContacts = try decodeCount(max_contacts, .contactLimits)
  }

  mutating func read(from definition: GestureDefinition) {
    min_distance = definition.minDistance
    (min_scale_delta, min_angle_delta) = (definition.minScaleDelta, definition.minAngleDelta)
    min_contacts = UInt32(clamping: definition.minContacts)
    max_contacts = UInt32(clamping: definition.maxContacts)
  }
}
