import CGestureCore
import Testing

/// Making, reading, changing and naming things through the C face.
struct ObjectTests {
  @Test func whatIsReadBackIsWhatWasMade() throws {
    let host = try Host()
    let drag = host.drag { ($0.min_distance, $0.axis, $0.options.notify) = (4, GCORE_AXIS_X.rawValue, 1) }
    var def = gcore_drag_def_default()
    #expect(gcore_drag_get(host.session, drag, &def) == GCORE_OK)
    #expect((def.min_distance, def.axis, def.options.notify) == (4, GCORE_AXIS_X.rawValue, 1))
    #expect(def.name == nil)
    def.min_distance = 6
    #expect(gcore_drag_configure(host.session, drag, &def) == GCORE_OK)
    #expect(gcore_gesture_set_enabled(host.session, drag, false) == GCORE_OK)
    #expect(gcore_drag_get(host.session, drag, &def) == GCORE_OK)
    #expect((def.min_distance, def.options.enabled) == (6, 0))
    #expect(gcore_gesture_kind_of(host.session, drag) == GCORE_GESTURE_DRAG)
  }

  @Test func aDefinitionOfAnotherKindIsRefused() throws {
    let host = try Host()
    let drag = host.drag()
    let before = gcore_session_state_hash(host.session)
    var tap = gcore_tap_def_default()
    #expect(gcore_tap_get(host.session, drag, &tap) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(tap.count == 1)
    #expect(gcore_tap_configure(host.session, drag, &tap) == GCORE_ERROR_INVALID_ARGUMENT)
    var race = gcore_composite_def_default(GCORE_GESTURE_RACE)
    #expect(gcore_composite_get(host.session, drag, &race) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(gcore_composite_configure(host.session, drag, &race) == GCORE_ERROR_INVALID_ARGUMENT)
    var short = gcore_drag_def_default()
    short.struct_size -= 1
    #expect(gcore_drag_get(host.session, drag, &short) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(gcore_drag_configure(host.session, drag, &short) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(host.lastError == "\(short.struct_size) bytes are no size of this struct that the library knows")
    #expect(gcore_session_state_hash(host.session) == before)
  }

  @Test func aPolygonKeepsItsCornersWhenNoneAreGiven() throws {
    let host = try Host()
    var def = gcore_region_def_default()
    (def.size, def.shape) = (gcore_point(x: 100, y: 100), GCORE_SHAPE_POLYGON.rawValue)
    var region = gcore_region_id(bits: 1)
    #expect(gcore_region_make(host.session, &def, &region) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(region.bits == 0)
    def.point_count = 3
    #expect(gcore_region_make(host.session, &def, &region) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(host.lastError == "a pointer is null")
    let corners = [gcore_point(x: 0, y: 0), gcore_point(x: 100, y: 0), gcore_point(x: 0, y: 100)]
    let made = corners.withUnsafeBufferPointer { buffer in
      def.points = buffer.baseAddress
      return gcore_region_make(host.session, &def, &region)
    }
    #expect(made == GCORE_OK)
    #expect(gcore_region_get(host.session, region, &def) == GCORE_OK)
    #expect(def.points == nil && def.point_count == 0)
    def.order = 3
    #expect(gcore_region_configure(host.session, region, &def) == GCORE_OK)
    #expect(gcore_region_get(host.session, region, &def) == GCORE_OK)
    #expect((def.order, def.shape) == (3, GCORE_SHAPE_POLYGON.rawValue))
  }

  @Test func namesAreFoundKeptAndUnique() throws {
    let host = try Host()
    #expect(gcore_region_named(host.session, "pad").bits == host.pad.bits)
    #expect(gcore_region_named(host.session, "nobody").bits == 0)
    let text = gcore_region_name(host.session, host.pad)
    for _ in 0..<20 { _ = host.drag() }
    #expect(gcore_region_name(host.session, host.pad) == text)
    var pad = gcore_region_def_default()
    #expect(gcore_region_get(host.session, host.pad, &pad) == GCORE_OK)
    #expect(UnsafePointer(pad.name) == text)
    var def = gcore_region_def_default()
    var twin = gcore_region_id()
    let taken = "pad".withCString { name in
      def.name = name
      return gcore_region_make(host.session, &def, &twin)
    }
    #expect(taken == GCORE_ERROR_INVALID_ARGUMENT)
    let broken: [CChar] = [65, CChar(bitPattern: 0xff), 0]
    let notUTF8 = broken.withUnsafeBufferPointer { buffer in
      def.name = buffer.baseAddress
      return gcore_region_make(host.session, &def, &twin)
    }
    #expect(notUTF8 == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(twin.bits == 0)
  }

  @Test func whatWasGivenNoNameIsCalledByWhatItIs() throws {
    func text(_ pointer: UnsafePointer<CChar>?) -> String? { pointer.map { String(cString: $0) } }
    let host = try Host()
    var (def, region) = (gcore_region_def_default(), gcore_region_id())
    #expect(gcore_region_make(host.session, &def, &region) == GCORE_OK)
    #expect(text(gcore_region_name(host.session, region)) == "region 2")
    #expect(text(gcore_gesture_name(host.session, host.drag())) == "drag 1")
    let state = host.state(GCORE_STATE_BOOL)
    #expect(text(gcore_state_name(host.session, state)) == "state 1")
    var (follow, follower) = (gcore_follower_def_default(), gcore_follower_id())
    follow.state = state
    #expect(gcore_follower_make(host.session, &follow, &follower) == GCORE_OK)
    #expect(text(gcore_follower_name(host.session, follower)) == "follower 1")
    // It was not given that name: it is not found by it, and another may have it.
    #expect(gcore_gesture_named(host.session, "drag 1").bits == 0)
    #expect(gcore_follower_name(host.session, gcore_follower_id(bits: 9)) == nil)
    #expect(gcore_state_name(host.session, gcore_state_id()) == nil)
  }

  @Test func whatIsGoneIsStale() throws {
    let host = try Host()
    let drag = host.drag()
    #expect(gcore_gesture_remove(host.session, drag) == GCORE_OK)
    #expect(gcore_gesture_remove(host.session, drag) == GCORE_ERROR_STALE_ID)
    #expect(host.lastError == "\(drag.bits) is no gesture of this session, or it was removed")
    #expect(gcore_gesture_name(host.session, drag) == nil)
    #expect(gcore_gesture_kind_of(host.session, drag) == GCORE_GESTURE_NONE)
    let next = host.drag()
    #expect(next.bits != drag.bits)
    #expect(gcore_gesture_set_mask(host.session, drag, GCORE_MASK_NONE) == GCORE_ERROR_STALE_ID)
    #expect(gcore_gesture_set_mask(host.session, next, gcore_mask(4)) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(gcore_gesture_set_priority(host.session, next, gcore_priority(3)) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(gcore_gesture_relate(host.session, next, gcore_relation(0), next) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(gcore_region_remove(host.session, host.pad) == GCORE_OK)
    #expect(gcore_region_name(host.session, host.pad) == nil)
  }
}
