import CGestureCore
import Testing

@testable import GestureCoreABI

/// Without a session every function answers an error or a zero value.
struct NullTests {
  @Test func results() {
    let bad = GCORE_ERROR_INVALID_ARGUMENT
    #expect(gcore_session_create(nil, nil) == bad)
    #expect(gcore_session_destroy(nil) == GCORE_OK)
    #expect(gcore_session_feed(nil, nil, 0, nil) == bad)
    #expect(gcore_session_advance(nil, 1) == bad)
    #expect(gcore_session_drain(nil, nil, nil) == bad)
    #expect(gcore_session_reset(nil) == bad)
    #expect(gcore_session_last_result(nil) == bad)
    #expect(gcore_region_make(nil, nil, nil) == bad)
    #expect(gcore_region_configure(nil, gcore_region_id(), nil) == bad)
    #expect(gcore_region_get(nil, gcore_region_id(), nil) == bad)
    #expect(gcore_region_remove(nil, gcore_region_id()) == bad)
    #expect(gcore_region_set_offset(nil, gcore_region_id(), nil, 0) == bad)
    #expect(
      gcore_gesture_attach(nil, gcore_gesture_id(), gcore_region_id(), GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL) == bad)
    #expect(gcore_gesture_set_priority(nil, gcore_gesture_id(), GCORE_PRIORITY_HIGH) == bad)
    #expect(gcore_gesture_set_mask(nil, gcore_gesture_id(), GCORE_MASK_NONE) == bad)
    #expect(gcore_gesture_set_enabled(nil, gcore_gesture_id(), true) == bad)
    #expect(gcore_gesture_remove(nil, gcore_gesture_id()) == bad)
    #expect(gcore_drag_make(nil, nil, nil) == bad)
    #expect(gcore_drag_configure(nil, gcore_gesture_id(), nil) == bad)
    #expect(gcore_drag_get(nil, gcore_gesture_id(), nil) == bad)
    #expect(gcore_composite_make(nil, nil, nil, 0, nil) == bad)
    #expect(gcore_composite_configure(nil, gcore_gesture_id(), nil) == bad)
    #expect(gcore_composite_get(nil, gcore_gesture_id(), nil) == bad)
    #expect(gcore_gesture_relate(nil, gcore_gesture_id(), GCORE_RELATION_PREVENTS, gcore_gesture_id()) == bad)
    #expect(gcore_gesture_value(nil, gcore_gesture_id(), nil) == bad)
    #expect(gcore_state_make(nil, nil, nil) == bad)
    #expect(gcore_state_make_sum(nil, nil, nil, 0, nil) == bad)
    #expect(gcore_state_get(nil, gcore_state_id(), nil) == bad)
    #expect(gcore_state_set(nil, gcore_state_id(), nil, 0) == bad)
    #expect(gcore_state_set_int(nil, gcore_state_id(), 1) == bad)
    #expect(gcore_state_snapshot(nil, nil, 0, nil) == bad)
    #expect(gcore_state_restore(nil, nil, 0) == bad)
    #expect(gcore_state_bind(nil, nil) == bad)
    #expect(gcore_follower_make(nil, nil, nil) == bad)
    #expect(gcore_follower_value(nil, gcore_follower_id(), 0, nil) == bad)
  }

  @Test func values() {
    var event = gcore_event()
    var decision = gcore_decision()
    #expect(!gcore_session_next_event(nil, &event))
    #expect(gcore_session_next_events(nil, &event, 1) == 0)
    #expect(!gcore_session_next_decision(nil, &decision))
    #expect(gcore_session_next_deadline(nil) == GCORE_NEVER)
    #expect(gcore_session_now(nil) == 0)
    #expect(gcore_session_state_hash(nil) == 0)
    #expect(gcore_session_bytes(nil) == 0)
    #expect(gcore_session_reversed_count(nil) == 0)
    #expect(gcore_region_named(nil, "card").bits == 0)
    #expect(gcore_region_name(nil, gcore_region_id()) == nil)
    #expect(gcore_gesture_named(nil, "drag").bits == 0)
    #expect(gcore_gesture_name(nil, gcore_gesture_id()) == nil)
    #expect(gcore_gesture_kind_of(nil, gcore_gesture_id()) == GCORE_GESTURE_NONE)
    #expect(gcore_gesture_phase(nil, gcore_gesture_id()) == GCORE_PHASE_POSSIBLE)
    #expect(gcore_gesture_reason(nil, gcore_gesture_id()) == GCORE_REASON_NONE)
    #expect(gcore_state_type_of(nil, gcore_state_id()) == GCORE_STATE_NONE)
    #expect(gcore_state_scalar(nil, gcore_state_id()) == 0)
    #expect(gcore_state_vec2(nil, gcore_state_id()).x == 0)
    #expect(gcore_state_vec4(nil, gcore_state_id()).w == 0)
    #expect(gcore_state_int(nil, gcore_state_id()) == 0)
    #expect(!gcore_state_bool(nil, gcore_state_id()))
    #expect(gcore_state_stamp(nil, gcore_state_id()) == 0)
    #expect(gcore_state_named(nil, "at").bits == 0)
    #expect(gcore_state_name(nil, gcore_state_id()) == nil)
    #expect(gcore_follower_scalar(nil, gcore_follower_id(), 0) == 0)
    #expect(gcore_follower_vec2(nil, gcore_follower_id(), 0).y == 0)
    #expect(gcore_follower_settled(nil, gcore_follower_id(), 0))
    #expect(gcore_follower_settling_time(nil, gcore_follower_id()) == 0)
    #expect(gcore_follower_named(nil, "card").bits == 0)
    #expect(gcore_follower_name(nil, gcore_follower_id()) == nil)
    #expect(String(cString: gcore_session_last_error(nil)) == "the session is null")
  }

  @Test func whatIsRefusedWritesZeros() {
    var region = gcore_region_id(bits: 7)
    var def = gcore_region_def_default()
    #expect(gcore_region_make(nil, &def, &region) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(region.bits == 0)
    var value = gcore_vec4(x: 1, y: 1, z: 1, w: 1)
    #expect(gcore_state_get(nil, gcore_state_id(), &value) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(value.x == 0 && value.w == 0)
    var taken = 9
    #expect(gcore_session_feed(nil, nil, 0, &taken) == GCORE_ERROR_INVALID_ARGUMENT)
    #expect(taken == 0)
  }
}
