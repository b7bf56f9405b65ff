// Asks a session what it holds, as an inspector does that was given a pointer to it and two names.
#include "gesturecore.h"
#include <stdio.h>

static void show(gcore_session *session, gcore_gesture_id gesture, int depth) {
  gcore_gesture_kind kind = gcore_gesture_kind_of(session, gesture);
  printf("%*s%s: %s\n", depth * 2, "", gcore_gesture_name(session, gesture), gcore_gesture_kind_name(kind));
  gcore_gesture_id members[8];
  size_t count;
  if (kind < GCORE_GESTURE_SEQUENCE) return;
  if (gcore_composite_members(session, gesture, members, 8, &count) != GCORE_OK) return;
  for (size_t n = 0; n < count; n++) show(session, members[n], depth + 1);
}

static void inspect(gcore_session *session) {
  show(session, gcore_gesture_named(session, "move"), 0);
  gcore_follower_id follower = gcore_follower_named(session, "card");
  gcore_follower_def def = gcore_follower_def_default();
  gcore_follower_get(session, follower, &def);
  bool is_vec2 = gcore_state_type_of(session, def.state) == GCORE_STATE_VEC2;
  printf("%s follows %s, a %s, by a %s of response %g s\n", def.name, gcore_state_name(session, def.state),
         is_vec2 ? "vec2" : "number", def.animation.kind == GCORE_ANIMATION_SPRING ? "spring" : "law",
         def.animation.parameters[0]);
}

int main(void) {
  gcore_session *session;
  if (gcore_session_create(NULL, &session) != GCORE_OK) return 1;

  gcore_gesture_id hold_then_drag[2], either[2], move;
  gcore_long_press_def press = gcore_long_press_def_default();
  gcore_long_press_make(session, &press, &hold_then_drag[0]);
  gcore_drag_def drag = gcore_drag_def_default();
  drag.name = "drag after the hold";
  gcore_drag_make(session, &drag, &hold_then_drag[1]);
  gcore_composite_def sequence = gcore_composite_def_default(GCORE_GESTURE_SEQUENCE);
  gcore_composite_make(session, &sequence, hold_then_drag, 2, &either[0]);
  gcore_tap_def tap = gcore_tap_def_default();
  gcore_tap_make(session, &tap, &either[1]);
  gcore_composite_def exclusive = gcore_composite_def_default(GCORE_GESTURE_EXCLUSIVE);
  exclusive.name = "move";
  gcore_composite_make(session, &exclusive, either, 2, &move);

  gcore_state_def place = gcore_state_def_default(GCORE_STATE_VEC2);
  place.name = "place";
  gcore_follower_def follower = gcore_follower_def_default();
  gcore_state_make(session, &place, &follower.state);
  follower.name = "card";
  follower.animation = gcore_animation_spring(0.3, 0.6);
  gcore_follower_id card;
  gcore_follower_make(session, &follower, &card);

  inspect(session);
  gcore_session_destroy(session);
  return 0;
}
