import CGestureCore
import GestureCore
import Testing

/// The structs that are handed over whole: what C sees lies where the engine puts it.
struct LayoutTests {
  /// A field of a C struct and of the engine's: the same place.
  private func same<C, S>(_ c: PartialKeyPath<C>, _ swift: PartialKeyPath<S>, at offset: Int) {
    #expect(MemoryLayout<C>.offset(of: c) == offset, "\(c)")
    #expect(MemoryLayout<S>.offset(of: swift) == offset, "\(swift)")
  }

  @Test func inputs() {
    same(\gcore_input.time_ns, \PointerEvent.time, at: 0)
    same(\gcore_input.source, \PointerEvent.source, at: 8)
    same(\gcore_input.contact, \PointerEvent.contact, at: 16)
    same(\gcore_input.kind, \PointerEvent.kind, at: 24)
    same(\gcore_input.device, \PointerEvent.device, at: 28)
    same(\gcore_input.button, \PointerEvent.button, at: 32)
    same(\gcore_input.flags, \PointerEvent.flags, at: 36)
    same(\gcore_input.scroll_phase, \PointerEvent.scrollPhase, at: 40)
    same(\gcore_input.reserved, \PointerEvent.reserved, at: 44)
    same(\gcore_input.position, \PointerEvent.position, at: 48)
    same(\gcore_input.delta, \PointerEvent.delta, at: 64)
    same(\gcore_input.pressure, \PointerEvent.pressure, at: 80)
    #expect(MemoryLayout<gcore_input>.size == 88)
    #expect(MemoryLayout<PointerEvent>.size == 88)
  }

  @Test func values() {
    same(\gcore_value.fields, \GestureValue.fields, at: 0)
    same(\gcore_value.branch, \GestureValue.branch, at: 4)
    same(\gcore_value.count, \GestureValue.count, at: 8)
    same(\gcore_value.contacts, \GestureValue.contacts, at: 12)
    same(\gcore_value.direction, \GestureValue.direction, at: 16)
    same(\gcore_value.recognized, \GestureValue.recognized, at: 20)
    same(\gcore_value.inside, \GestureValue.inside, at: 24)
    same(\gcore_value.location, \GestureValue.location, at: 32)
    same(\gcore_value.start, \GestureValue.start, at: 48)
    same(\gcore_value.translation, \GestureValue.translation, at: 64)
    same(\gcore_value.centroid, \GestureValue.centroid, at: 80)
    same(\gcore_value.velocity, \GestureValue.velocity, at: 96)
    same(\gcore_value.predicted_end, \GestureValue.predictedEnd, at: 112)
    same(\gcore_value.predicted_translation, \GestureValue.predictedTranslation, at: 128)
    same(\gcore_value.magnification, \GestureValue.magnification, at: 144)
    same(\gcore_value.rotation, \GestureValue.rotation, at: 152)
    same(\gcore_value.elapsed, \GestureValue.elapsed, at: 160)
    same(\gcore_value.delta, \GestureValue.delta, at: 168)
    same(\gcore_value.total, \GestureValue.total, at: 184)
    same(\gcore_value.matrix, \GestureValue.matrix, at: 200)
    same(\gcore_value.reserved, \GestureValue.reserved, at: 28)
    #expect(MemoryLayout<gcore_value>.size == 248)
    #expect(MemoryLayout<GestureValue>.size == 248)
  }

  @Test func events() {
    same(\gcore_event.gesture, \GestureEvent.gesture, at: 0)
    same(\gcore_event.by, \GestureEvent.by, at: 8)
    same(\gcore_event.time_ns, \GestureEvent.time, at: 16)
    same(\gcore_event.revision, \GestureEvent.revision, at: 24)
    same(\gcore_event.phase, \GestureEvent.phase, at: 32)
    same(\gcore_event.reason, \GestureEvent.reason, at: 33)
    same(\gcore_event.value, \GestureEvent.value, at: 40)
    same(\gcore_event.reserved, \GestureEvent.reserved, at: 34)
    #expect(MemoryLayout<gcore_event>.size == 288)
    #expect(MemoryLayout<GestureEvent>.size == 288)
  }

  @Test func decisions() {
    same(\gcore_decision.kind, \Decision.kind, at: 0)
    same(\gcore_decision.reason, \Decision.reason, at: 1)
    same(\gcore_decision.gesture, \Decision.gesture, at: 8)
    same(\gcore_decision.other, \Decision.other, at: 16)
    same(\gcore_decision.time_ns, \Decision.time, at: 24)
    #expect(MemoryLayout<gcore_decision>.offset(of: \.reserved) == 2)
    #expect(MemoryLayout<gcore_decision>.size == 32)
    #expect(MemoryLayout<Decision>.size == 32)
  }

  @Test func pointsAndMaps() {
    same(\gcore_point.x, \Point.x, at: 0)
    same(\gcore_point.y, \Point.y, at: 8)
    same(\gcore_affine.a, \Affine.a, at: 0)
    same(\gcore_affine.b, \Affine.b, at: 8)
    same(\gcore_affine.c, \Affine.c, at: 16)
    same(\gcore_affine.d, \Affine.d, at: 24)
    same(\gcore_affine.tx, \Affine.tx, at: 32)
    same(\gcore_affine.ty, \Affine.ty, at: 40)
  }

  /// An enum without payload is one byte of the number of its case, which here is its raw value.
  @Test func enumsAreTheirRawValueInOneByte() {
    for phase in Phase.allCases { #expect(UInt32(unsafeBitCast(phase, to: UInt8.self)) == phase.rawValue) }
    for reason in Reason.allCases { #expect(UInt32(unsafeBitCast(reason, to: UInt8.self)) == reason.rawValue) }
    for kind in [Decision.Kind.granted, .waits, .denied] {
      #expect(UInt32(unsafeBitCast(kind, to: UInt8.self)) == kind.rawValue)
    }
  }
}
