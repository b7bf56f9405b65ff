import CGestureCore
import Testing

@testable import GestureCore
@testable import GestureCoreABI

/// Definitions: defaults come from one place, go both ways unharmed, and are checked on the way in.
struct DefinitionTests {
  /// The default of a kind says the same as the engine's, there and back.
  private func roundTrip<D: KindDefinition & BitwiseCopyable>(_ def: D) throws {
    #expect(def.struct_size == UInt32(MemoryLayout<D>.size))
    #expect(def.name == nil)
    #expect(try def.definition() == GestureDefinition(D.kind))
    #expect(throws: Fault(.invalidArgument, .reserved, 8)) {
      var def = def
      def.options.reserved.1 = 8
      _ = try def.definition()
    }
  }

  @Test func everyKindsDefaultIsTheEngines() throws {
    try roundTrip(gcore_tap_def_default())
    try roundTrip(gcore_click_def_default())
    try roundTrip(gcore_long_press_def_default())
    try roundTrip(gcore_drag_def_default())
    try roundTrip(gcore_swipe_def_default())
    try roundTrip(gcore_magnify_def_default())
    try roundTrip(gcore_rotate_def_default())
    try roundTrip(gcore_transform_def_default())
    try roundTrip(gcore_hover_def_default())
    try roundTrip(gcore_scroll_def_default())
    try roundTrip(gcore_contact_def_default())
    for kind in [GestureKind.sequence, .simultaneous, .exclusive, .race] {
      let def = gcore_composite_def_default(gcore_gesture_kind(kind.rawValue))
      #expect(try def.definition() == GestureDefinition(kind))
    }
  }

  @Test func theHeadersNumbers() {
    let tap = gcore_tap_def_default()
    #expect((tap.count, tap.contacts, tap.max_distance, tap.max_separation) == (1, 1, 10, 40))
    #expect((tap.max_duration_ns, tap.max_interval_ns) == (.max, 350_000_000))
    #expect(tap.options.extra_contacts == GCORE_EXTRA_CANCEL.rawValue)
    #expect(gcore_click_def_default().outset == 0)
    let press = gcore_long_press_def_default()
    #expect((press.min_duration_ns, press.max_distance, press.contacts, press.continuous) == (500_000_000, 10, 1, 0))
    let drag = gcore_drag_def_default()
    #expect((drag.min_distance, drag.axis, drag.angle_gate, drag.consume) == (10, 0, .pi / 4, 0))
    #expect((drag.min_contacts, drag.max_contacts) == (1, 1))
    #expect(drag.options.extra_contacts == GCORE_EXTRA_IGNORE.rawValue)
    #expect((drag.options.space, drag.options.space_mode, drag.options.devices) == (0, 0, GCORE_DEVICES_ALL))
    #expect((drag.options.buttons, drag.options.enabled, drag.options.notify) == (1, 1, 0))
    let swipe = gcore_swipe_def_default()
    #expect((swipe.min_velocity, swipe.min_distance, swipe.max_duration_ns) == (300, 30, 500_000_000))
    #expect((swipe.directions, swipe.contacts, swipe.fires_at_lift) == (GCORE_DIRECTIONS_ALL, 1, 0))
    let magnify = gcore_magnify_def_default()
    #expect(
      (magnify.min_scale_delta, magnify.min_contacts, magnify.max_contacts) == (0.01, 2, GCORE_CONTACTS_UNLIMITED))
    #expect(gcore_rotate_def_default().min_angle_delta == .pi / 180)
    let transform = gcore_transform_def_default()
    #expect((transform.min_distance, transform.min_contacts, transform.max_contacts) == (10, 1, 0x7fff_ffff))
    #expect(gcore_composite_def_default(GCORE_GESTURE_SEQUENCE).max_gap_ns == 350_000_000)
    let session = gcore_session_def_default()
    #expect((session.regions, session.gestures, session.contacts, session.events) == (64, 256, 32, 256))
    #expect((session.states, session.followers, session.bindings, session.relations) == (64, 64, 128, 128))
    #expect(session.slop_scale == (1, 1, 1, 1))
    let binding = gcore_binding_def_default(GCORE_BINDING_COMMIT, GCORE_CHANNEL_COUNT)
    #expect((binding.scale, binding.rubber_band_limit, binding.rubber_band_coefficient) == (1, 0, 0.55))
    #expect((binding.mode, binding.channel, binding.operation) == (2, 12, 0))
    let region = gcore_region_def_default()
    #expect((region.enabled, region.opaque, region.clips, region.order) == (1, 1, 0, 0))
    #expect((region.transform.a, region.transform.d, region.hit_outset) == (1, 1, 0))
  }

  @Test func aChangedFieldArrives() throws {
    var drag = gcore_drag_def_default()
    (drag.axis, drag.min_distance, drag.consume, drag.max_contacts) = (GCORE_AXIS_Y.rawValue, 3, 1, 2)
    drag.options.space = GCORE_SPACE_GLOBAL
    drag.options.devices = 1 << GCORE_DEVICE_PEN.rawValue
    let definition = try drag.definition()
    #expect(definition.axis == .y)
    #expect(definition.minDistance == 3)
    #expect(definition.consumesThreshold)
    #expect(definition.maxContacts == 2)
    #expect(definition.space == .global)
    #expect(definition.devices == DeviceSet(.pen))
    #expect(gcore_drag_def(definition, name: nil).min_distance == 3)
  }

  @Test func whatIsUnknownIsRefused() {
    func refused(_ detail: Fault.Detail, _ value: UInt64, _ change: (inout gcore_drag_def) -> Void) {
      var def = gcore_drag_def_default()
      change(&def)
      #expect(throws: Fault(.invalidArgument, detail, value)) { _ = try def.definition() }
    }
    refused(.axis, 3) { $0.axis = 3 }
    refused(.consume, 2) { $0.consume = 2 }
    refused(.enabled, 2) { $0.options.enabled = 2 }
    refused(.notify, 2) { $0.options.notify = 2 }
    refused(.spaceMode, 2) { $0.options.space_mode = 2 }
    refused(.extraContacts, 3) { $0.options.extra_contacts = 3 }
    refused(.devices, 16) { $0.options.devices = 17 }
    refused(.buttons, 32) { $0.options.buttons = 33 }
    refused(.reserved, 1) { $0.reserved = 1 }
    refused(.contactLimits, 0x8000_0000) { $0.max_contacts = 0x8000_0000 }
    #expect(throws: Fault(.invalidArgument, .kind, 4)) {
      _ = try gcore_composite_def_default(GCORE_GESTURE_DRAG).definition()
    }
    #expect(throws: Fault(.invalidArgument, .kind, 99)) {
      _ = try gcore_composite_def_default(gcore_gesture_kind(99)).definition()
    }
    #expect(throws: Fault(.invalidArgument, .shape, 5)) {
      var def = gcore_region_def_default()
      def.shape = 5
      _ = try def.definition()
    }
    #expect(throws: Fault(.invalidArgument, .bindingMode, 3)) {
      _ = try gcore_binding_def_default(gcore_binding_mode(3), GCORE_CHANNEL_COUNT).definition()
    }
    #expect(throws: Fault(.invalidArgument, .channel, 16)) {
      _ = try gcore_binding_def_default(GCORE_BINDING_COMMIT, gcore_channel(16)).definition()
    }
  }

  @Test func animations() throws {
    #expect(try Animation(gcore_animation_spring(0.3, 0.6)) == .spring(response: 0.3, damping: 0.6))
    #expect(try Animation(gcore_animation_spring_bounce(0.3, -0.5)) == .spring(response: 0.3, damping: 2))
    #expect(try Animation(gcore_animation_preset(GCORE_SPRING_SMOOTH)) == .smooth)
    #expect(try Animation(gcore_animation_preset(GCORE_SPRING_SNAPPY)) == .snappy)
    #expect(try Animation(gcore_animation_preset(GCORE_SPRING_BOUNCY)) == .bouncy)
    #expect(try Animation(gcore_animation_preset(GCORE_SPRING_INTERACTIVE)) == .interactive)
    #expect(try Animation(gcore_animation_preset(gcore_spring_preset(4))) == .none)
    #expect(try Animation(gcore_animation_ease(GCORE_EASE_LINEAR, 1)) == .linear(duration: 1))
    #expect(try Animation(gcore_animation_ease(GCORE_EASE_IN, 1)) == .easeIn(duration: 1))
    #expect(try Animation(gcore_animation_ease(GCORE_EASE_OUT, 1)) == .easeOut(duration: 1))
    #expect(try Animation(gcore_animation_ease(GCORE_EASE_IN_OUT, 1)) == .easeInOut(duration: 1))
    #expect(try Animation(gcore_animation_ease(gcore_ease_curve(4), 1)) == .none)
    #expect(try Animation(gcore_animation_bezier(0.1, 0.2, 0.3, 0.4, 2)) == .bezier(0.1, 0.2, 0.3, 0.4, duration: 2))
    #expect(try Animation(gcore_animation_decay(0.99)) == .decay(rate: 0.99))
    #expect(try Animation(gcore_animation()) == .none)
    #expect(throws: Fault(.invalidArgument, .animationKind, 4)) {
      var animation = gcore_animation()
      animation.kind = 4
      _ = try Animation(animation)
    }
  }
}
