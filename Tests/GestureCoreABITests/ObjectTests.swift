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
    #expect(
      host.lastError
        == "\(short.struct_size) bytes are no size of this struct that the library knows; begin with what its _default "
        + "function answers")
    #expect(gcore_session_state_hash(host.session) == before)
  }

  @Test func aCompositesMembersAreAskedFor() throws {
    let host = try Host()
    var (parts, ids) = ([gcore_gesture_id(), gcore_gesture_id()], [gcore_gesture_id(), gcore_gesture_id()])
    var (press, drag) = (gcore_long_press_def_default(), gcore_drag_def_default())
    gcore_long_press_make(host.session, &press, &parts[0])
    gcore_drag_make(host.session, &drag, &parts[1])
    var (def, sequence, count) = (gcore_composite_def_default(GCORE_GESTURE_SEQUENCE), gcore_gesture_id(), 9)
    #expect(gcore_composite_make(host.session, &def, parts, 2, &sequence) == GCORE_OK)
    #expect(gcore_composite_members(host.session, sequence, nil, 0, &count) == GCORE_OK)
    #expect(count == 2)
    #expect(gcore_composite_members(host.session, sequence, &ids, 2, &count) == GCORE_OK)
    #expect(ids.map(\.bits) == parts.map(\.bits))
    ids[0].bits = 0
    #expect(gcore_composite_members(host.session, sequence, &ids, 1, &count) == GCORE_ERROR_CAPACITY)
    #expect((ids[0].bits, count) == (0, 2))
    #expect(host.lastError == "there are 2, more than there is room for; ask with capacity 0 first")
    #expect(gcore_composite_members(host.session, parts[0], &ids, 2, &count) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect((count, host.lastError) == (0, "gesture \(parts[0].bits) is no composite"))
    #expect(gcore_composite_members(host.session, sequence, nil, 2, &count) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(gcore_composite_members(host.session, sequence, &ids, 2, nil) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(gcore_composite_members(host.session, gcore_gesture_id(), &ids, 2, &count) == GCORE_ERROR_STALE_ID)
  }

  @Test func whatAFollowerFollowsIsAskedFor() throws {
    let host = try Host()
    let at = host.state(GCORE_STATE_VEC2)
    var (def, follower) = (gcore_follower_def_default(), gcore_follower_id())
    (def.state, def.animation) = (at, gcore_animation_spring(0.3, 0.6))
    let made = "trail".withCString { name in
      def.name = name
      return gcore_follower_make(host.session, &def, &follower)
    }
    #expect(made == GCORE_OK)
    var present = gcore_follower_def_default()
    #expect(gcore_follower_get(host.session, follower, &present) == GCORE_OK)
    #expect(present.state.bits == at.bits && String(cString: present.name) == "trail")
    #expect(present.animation.kind == GCORE_ANIMATION_SPRING.rawValue && present.animation.parameters.0 == 0.3)
    (def.name, def.animation) = (nil, gcore_animation())
    #expect(gcore_follower_make(host.session, &def, &follower) == GCORE_OK)
    #expect(gcore_follower_get(host.session, follower, &present) == GCORE_OK)
    #expect(present.name == nil && present.animation.kind == GCORE_ANIMATION_NONE.rawValue)
    present.struct_size = 7
    #expect(gcore_follower_get(host.session, follower, &present) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(gcore_follower_get(host.session, gcore_follower_id(), &present) == GCORE_ERROR_STALE_ID)
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
