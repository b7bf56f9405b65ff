// A list that is flung: while the finger drags, what is drawn follows it; at the lift it glides on with the finger's
// velocity, and where that would leave the bounds a spring catches it.
#include "gesturecore.h"
#include <stdio.h>

static gcore_session *session;

static void feed(gcore_input_kind kind, int milliseconds, double y) {
  gcore_input input = {.kind = kind, .time_ns = (uint64_t)milliseconds * 1000000, .contact = 1, .position = {50, y}};
  if (gcore_session_feed(session, &input, 1, NULL) < 0) printf("%s\n", gcore_session_last_error(session));
  gcore_event event;
  while (gcore_session_next_event(session, &event)) {
    if (event.phase == GCORE_PHASE_ENDED) printf("         let go at %.0f points a second\n", event.value.velocity.y);
  }
}

int main(void) {
  if (gcore_session_create(NULL, &session) != GCORE_OK) return 1;
  gcore_region_def region_def = gcore_region_def_default();
  region_def.size = (gcore_point){400, 800};
  gcore_region_id region;
  gcore_region_make(session, &region_def, &region);
  gcore_drag_def drag_def = gcore_drag_def_default();
  drag_def.axis = GCORE_AXIS_Y;
  gcore_gesture_id drag;
  gcore_drag_make(session, &drag_def, &drag);
  gcore_gesture_attach(session, drag, region, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);

  // What is drawn is the sum of where the list was left and what the drag does now.
  gcore_state_def def = gcore_state_def_default(GCORE_STATE_VEC2);
  gcore_state_id parts[2], drawn;
  gcore_state_make(session, &def, &parts[0]);
  gcore_state_make(session, &def, &parts[1]);
  gcore_state_make_sum(session, &def, parts, 2, &drawn);
  gcore_binding_def commit = gcore_binding_def_default(GCORE_BINDING_COMMIT, GCORE_CHANNEL_TRANSLATION);
  commit.state = parts[0];
  commit.gesture = drag;
  commit.operation = GCORE_OPERATION_ADD;
  gcore_state_bind(session, &commit);
  gcore_binding_def transient = gcore_binding_def_default(GCORE_BINDING_TRANSIENT, GCORE_CHANNEL_TRANSLATION);
  transient.state = parts[1];
  transient.gesture = drag;
  gcore_state_bind(session, &transient);

  gcore_follower_def follower_def = gcore_follower_def_default();
  follower_def.state = drawn;
  follower_def.animation = gcore_animation_decay(0.998);
  follower_def.animation.has_bounds = 1;
  follower_def.animation.low = (gcore_vec4){-10, -1000, 0, 0};
  follower_def.animation.high = (gcore_vec4){10, 300, 0, 0};
  gcore_follower_id list;
  gcore_follower_make(session, &follower_def, &list);

  feed(GCORE_INPUT_DOWN, 0, 100);
  for (int i = 1; i <= 10; i++) feed(GCORE_INPUT_MOVE, i * 10, 100 + 10 * i);
  printf("%5d ms  %6.1f  the finger has it\n", 100, gcore_follower_vec2(session, list, gcore_session_now(session)).y);
  feed(GCORE_INPUT_UP, 100, 200);
  for (int milliseconds = 150; milliseconds <= 1300; milliseconds += milliseconds < 500 ? 50 : 200) {
    uint64_t time = (uint64_t)milliseconds * 1000000;
    printf("%5d ms  %6.1f%s\n", milliseconds, gcore_follower_vec2(session, list, time).y,
           gcore_follower_settled(session, list, time) ? "  settled" : "");
  }
  gcore_session_destroy(session);
  return 0;
}
