import CGestureCore
import GestureCore

extension gcore_hover_def: KindDefinition {
  static var kind: GestureKind { .hover }

  func write(to definition: inout GestureDefinition) throws(Fault) {
    try checkReserved(reserved)
  }

  mutating func read(from definition: GestureDefinition) {}
}

extension gcore_scroll_def: KindDefinition {
  static var kind: GestureKind { .scroll }

  func write(to definition: inout GestureDefinition) throws(Fault) {
    try checkReserved(reserved)
    definition.axis = try decode(axis, .axis)
    definition.wheel = try decode(wheel, .wheel)
  }

  mutating func read(from definition: GestureDefinition) {
    axis = definition.axis.rawValue
    wheel = definition.wheel.rawValue
  }
}

extension gcore_contact_def: KindDefinition {
  static var kind: GestureKind { .contact }

  func write(to definition: inout GestureDefinition) throws(Fault) {
    try checkReserved(reserved)
  }

  mutating func read(from definition: GestureDefinition) {}
}
