// The layout of every public struct, on machines with 64-bit pointers: a change here breaks hosts that are built already.
// It is checked by compiling; the program itself says only that it was.
#include <assert.h>
#include <stddef.h>
#include <stdio.h>

#include "gesturecore.h"

#define SIZE(type, bytes) static_assert(sizeof(type) == (bytes), "the size of " #type)
#define AT(type, field, bytes) static_assert(offsetof(type, field) == (bytes), #type "." #field)

SIZE(gcore_point, 16);
AT(gcore_point, x, 0);
AT(gcore_point, y, 8);

SIZE(gcore_vec4, 32);
AT(gcore_vec4, x, 0);
AT(gcore_vec4, y, 8);
AT(gcore_vec4, z, 16);
AT(gcore_vec4, w, 24);

SIZE(gcore_affine, 48);
AT(gcore_affine, a, 0);
AT(gcore_affine, b, 8);
AT(gcore_affine, c, 16);
AT(gcore_affine, d, 24);
AT(gcore_affine, tx, 32);
AT(gcore_affine, ty, 40);

SIZE(gcore_region_id, 8);
AT(gcore_region_id, bits, 0);

SIZE(gcore_gesture_id, 8);
AT(gcore_gesture_id, bits, 0);

SIZE(gcore_state_id, 8);
AT(gcore_state_id, bits, 0);

SIZE(gcore_follower_id, 8);
AT(gcore_follower_id, bits, 0);

SIZE(gcore_input, 88);
AT(gcore_input, time_ns, 0);
AT(gcore_input, source, 8);
AT(gcore_input, contact, 16);
AT(gcore_input, kind, 24);
AT(gcore_input, device, 28);
AT(gcore_input, button, 32);
AT(gcore_input, flags, 36);
AT(gcore_input, scroll_phase, 40);
AT(gcore_input, reserved, 44);
AT(gcore_input, position, 48);
AT(gcore_input, delta, 64);
AT(gcore_input, pressure, 80);

SIZE(gcore_region_def, 168);
AT(gcore_region_def, struct_size, 0);
AT(gcore_region_def, order, 4);
AT(gcore_region_def, name, 8);
AT(gcore_region_def, parent, 16);
AT(gcore_region_def, origin, 24);
AT(gcore_region_def, size, 40);
AT(gcore_region_def, transform, 56);
AT(gcore_region_def, shape, 104);
AT(gcore_region_def, enabled, 108);
AT(gcore_region_def, opaque, 112);
AT(gcore_region_def, clips, 116);
AT(gcore_region_def, radius, 120);
AT(gcore_region_def, hit_outset, 128);
AT(gcore_region_def, points, 136);
AT(gcore_region_def, point_count, 144);
AT(gcore_region_def, reserved, 148);
AT(gcore_region_def, hit_test, 152);
AT(gcore_region_def, hit_user, 160);

SIZE(gcore_gesture_options, 40);
AT(gcore_gesture_options, space, 0);
AT(gcore_gesture_options, space_mode, 8);
AT(gcore_gesture_options, devices, 12);
AT(gcore_gesture_options, buttons, 16);
AT(gcore_gesture_options, extra_contacts, 20);
AT(gcore_gesture_options, enabled, 24);
AT(gcore_gesture_options, notify, 28);
AT(gcore_gesture_options, reserved, 32);

SIZE(gcore_tap_def, 96);
AT(gcore_tap_def, struct_size, 0);
AT(gcore_tap_def, count, 4);
AT(gcore_tap_def, name, 8);
AT(gcore_tap_def, options, 16);
AT(gcore_tap_def, contacts, 56);
AT(gcore_tap_def, reserved, 60);
AT(gcore_tap_def, max_distance, 64);
AT(gcore_tap_def, max_separation, 72);
AT(gcore_tap_def, max_duration_ns, 80);
AT(gcore_tap_def, max_interval_ns, 88);

SIZE(gcore_click_def, 64);
AT(gcore_click_def, struct_size, 0);
AT(gcore_click_def, reserved, 4);
AT(gcore_click_def, name, 8);
AT(gcore_click_def, options, 16);
AT(gcore_click_def, outset, 56);

SIZE(gcore_long_press_def, 80);
AT(gcore_long_press_def, struct_size, 0);
AT(gcore_long_press_def, contacts, 4);
AT(gcore_long_press_def, name, 8);
AT(gcore_long_press_def, options, 16);
AT(gcore_long_press_def, min_duration_ns, 56);
AT(gcore_long_press_def, max_distance, 64);
AT(gcore_long_press_def, continuous, 72);
AT(gcore_long_press_def, reserved, 76);

SIZE(gcore_drag_def, 88);
AT(gcore_drag_def, struct_size, 0);
AT(gcore_drag_def, axis, 4);
AT(gcore_drag_def, name, 8);
AT(gcore_drag_def, options, 16);
AT(gcore_drag_def, min_distance, 56);
AT(gcore_drag_def, angle_gate, 64);
AT(gcore_drag_def, min_contacts, 72);
AT(gcore_drag_def, max_contacts, 76);
AT(gcore_drag_def, consume, 80);
AT(gcore_drag_def, reserved, 84);

SIZE(gcore_swipe_def, 88);
AT(gcore_swipe_def, struct_size, 0);
AT(gcore_swipe_def, directions, 4);
AT(gcore_swipe_def, name, 8);
AT(gcore_swipe_def, options, 16);
AT(gcore_swipe_def, min_velocity, 56);
AT(gcore_swipe_def, min_distance, 64);
AT(gcore_swipe_def, max_duration_ns, 72);
AT(gcore_swipe_def, contacts, 80);
AT(gcore_swipe_def, fires_at_lift, 84);

SIZE(gcore_magnify_def, 72);
AT(gcore_magnify_def, struct_size, 0);
AT(gcore_magnify_def, reserved, 4);
AT(gcore_magnify_def, name, 8);
AT(gcore_magnify_def, options, 16);
AT(gcore_magnify_def, min_scale_delta, 56);
AT(gcore_magnify_def, min_contacts, 64);
AT(gcore_magnify_def, max_contacts, 68);

SIZE(gcore_rotate_def, 72);
AT(gcore_rotate_def, struct_size, 0);
AT(gcore_rotate_def, reserved, 4);
AT(gcore_rotate_def, name, 8);
AT(gcore_rotate_def, options, 16);
AT(gcore_rotate_def, min_angle_delta, 56);
AT(gcore_rotate_def, min_contacts, 64);
AT(gcore_rotate_def, max_contacts, 68);

SIZE(gcore_transform_def, 88);
AT(gcore_transform_def, struct_size, 0);
AT(gcore_transform_def, reserved, 4);
AT(gcore_transform_def, name, 8);
AT(gcore_transform_def, options, 16);
AT(gcore_transform_def, min_distance, 56);
AT(gcore_transform_def, min_scale_delta, 64);
AT(gcore_transform_def, min_angle_delta, 72);
AT(gcore_transform_def, min_contacts, 80);
AT(gcore_transform_def, max_contacts, 84);

SIZE(gcore_hover_def, 56);
AT(gcore_hover_def, struct_size, 0);
AT(gcore_hover_def, reserved, 4);
AT(gcore_hover_def, name, 8);
AT(gcore_hover_def, options, 16);

SIZE(gcore_scroll_def, 64);
AT(gcore_scroll_def, struct_size, 0);
AT(gcore_scroll_def, axis, 4);
AT(gcore_scroll_def, name, 8);
AT(gcore_scroll_def, options, 16);
AT(gcore_scroll_def, wheel, 56);
AT(gcore_scroll_def, reserved, 60);

SIZE(gcore_contact_def, 56);
AT(gcore_contact_def, struct_size, 0);
AT(gcore_contact_def, reserved, 4);
AT(gcore_contact_def, name, 8);
AT(gcore_contact_def, options, 16);

SIZE(gcore_composite_def, 72);
AT(gcore_composite_def, struct_size, 0);
AT(gcore_composite_def, kind, 4);
AT(gcore_composite_def, name, 8);
AT(gcore_composite_def, options, 16);
AT(gcore_composite_def, max_gap_ns, 56);
AT(gcore_composite_def, lift_completes, 64);
AT(gcore_composite_def, reserved, 68);

SIZE(gcore_value, 248);
AT(gcore_value, fields, 0);
AT(gcore_value, branch, 4);
AT(gcore_value, count, 8);
AT(gcore_value, contacts, 12);
AT(gcore_value, direction, 16);
AT(gcore_value, recognized, 20);
AT(gcore_value, inside, 24);
AT(gcore_value, reserved, 28);
AT(gcore_value, location, 32);
AT(gcore_value, start, 48);
AT(gcore_value, translation, 64);
AT(gcore_value, centroid, 80);
AT(gcore_value, velocity, 96);
AT(gcore_value, predicted_end, 112);
AT(gcore_value, predicted_translation, 128);
AT(gcore_value, magnification, 144);
AT(gcore_value, rotation, 152);
AT(gcore_value, elapsed, 160);
AT(gcore_value, delta, 168);
AT(gcore_value, total, 184);
AT(gcore_value, matrix, 200);

SIZE(gcore_event, 288);
AT(gcore_event, gesture, 0);
AT(gcore_event, by, 8);
AT(gcore_event, time_ns, 16);
AT(gcore_event, revision, 24);
AT(gcore_event, phase, 32);
AT(gcore_event, reason, 33);
AT(gcore_event, reserved, 34);
AT(gcore_event, value, 40);

SIZE(gcore_decision, 32);
AT(gcore_decision, kind, 0);
AT(gcore_decision, reason, 1);
AT(gcore_decision, reserved, 2);
AT(gcore_decision, gesture, 8);
AT(gcore_decision, other, 16);
AT(gcore_decision, time_ns, 24);

SIZE(gcore_state_def, 48);
AT(gcore_state_def, struct_size, 0);
AT(gcore_state_def, type, 4);
AT(gcore_state_def, name, 8);
AT(gcore_state_def, initial, 16);

SIZE(gcore_animation, 112);
AT(gcore_animation, kind, 0);
AT(gcore_animation, has_bounds, 4);
AT(gcore_animation, parameters, 8);
AT(gcore_animation, duration, 40);
AT(gcore_animation, low, 48);
AT(gcore_animation, high, 80);

SIZE(gcore_binding_def, 296);
AT(gcore_binding_def, struct_size, 0);
AT(gcore_binding_def, mode, 4);
AT(gcore_binding_def, state, 8);
AT(gcore_binding_def, gesture, 16);
AT(gcore_binding_def, channel, 24);
AT(gcore_binding_def, operation, 28);
AT(gcore_binding_def, constant, 32);
AT(gcore_binding_def, scale, 64);
AT(gcore_binding_def, clamps, 72);
AT(gcore_binding_def, snap_count, 76);
AT(gcore_binding_def, low, 80);
AT(gcore_binding_def, high, 112);
AT(gcore_binding_def, rubber_band_limit, 144);
AT(gcore_binding_def, rubber_band_coefficient, 152);
AT(gcore_binding_def, snap, 160);
AT(gcore_binding_def, reset, 168);
AT(gcore_binding_def, map, 280);
AT(gcore_binding_def, map_user, 288);

SIZE(gcore_follower_def, 136);
AT(gcore_follower_def, struct_size, 0);
AT(gcore_follower_def, reserved, 4);
AT(gcore_follower_def, name, 8);
AT(gcore_follower_def, state, 16);
AT(gcore_follower_def, animation, 24);

SIZE(gcore_session_def, 72);
AT(gcore_session_def, struct_size, 0);
AT(gcore_session_def, regions, 4);
AT(gcore_session_def, gestures, 8);
AT(gcore_session_def, contacts, 12);
AT(gcore_session_def, events, 16);
AT(gcore_session_def, states, 20);
AT(gcore_session_def, followers, 24);
AT(gcore_session_def, bindings, 28);
AT(gcore_session_def, relations, 32);
AT(gcore_session_def, reserved, 36);
AT(gcore_session_def, slop_scale, 40);

#include "layout_host.h"
#include "layout_recording.h"

int main(void) {
  puts("layout: 37 structs are as they were");
  return 0;
}
