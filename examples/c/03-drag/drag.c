// A drag from 10 points on: what it moved now and what all drags moved together, and the same drag told in the space of
// its region, which is twice as large on screen, and in the window's.
#include "gesturecore.h"
#include <stdio.h>

static gcore_session *session;
static gcore_gesture_id local, global;

static void feed(gcore_input_kind kind, int milliseconds, double x, double y) {
  gcore_input input = {.kind = kind, .time_ns = (uint64_t)milliseconds * 1000000, .contact = 1, .position = {x, y}};
  if (gcore_session_feed(session, &input, 1, NULL) < 0) printf("%s\n", gcore_session_last_error(session));
  gcore_event event;
  while (gcore_session_next_event(session, &event)) {
    printf("%5d ms  %-6s  %-7s  from (%g, %g) to (%g, %g): (%g, %g)\n", milliseconds,
           event.gesture.bits == local.bits ? "local" : "global", gcore_phase_name(event.phase), event.value.start.x,
           event.value.start.y, event.value.location.x, event.value.location.y, event.value.translation.x,
           event.value.translation.y);
  }
}

int main(void) {
  if (gcore_session_create(NULL, &session) != GCORE_OK) return 1;
  gcore_region_def region_def = gcore_region_def_default();
  region_def.origin = (gcore_point){100, 100};
  region_def.size = (gcore_point){100, 100};
  region_def.transform = (gcore_affine){2, 0, 0, 2, 0, 0};
  gcore_region_id region;
  gcore_region_make(session, &region_def, &region);

  gcore_drag_def def = gcore_drag_def_default();
  gcore_drag_make(session, &def, &local);
  def.options.space = GCORE_SPACE_GLOBAL;
  gcore_drag_make(session, &def, &global);
  gcore_gesture_attach(session, local, region, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);
  gcore_gesture_attach(session, global, region, GCORE_PRIORITY_SIMULTANEOUS, GCORE_MASK_ALL);

  gcore_state_def state_def = gcore_state_def_default(GCORE_STATE_VEC2);
  gcore_state_id total;
  gcore_state_make(session, &state_def, &total);
  gcore_binding_def binding = gcore_binding_def_default(GCORE_BINDING_COMMIT, GCORE_CHANNEL_TRANSLATION);
  binding.state = total;
  binding.gesture = global;
  binding.operation = GCORE_OPERATION_ADD;
  gcore_state_bind(session, &binding);

  for (int i = 0; i < 3; i++) {
    int t = i * 1000;
    feed(GCORE_INPUT_DOWN, t, 150, 150);
    feed(GCORE_INPUT_MOVE, t + 20, 159, 150);
    feed(GCORE_INPUT_MOVE, t + 40, 160, 150);
    feed(GCORE_INPUT_MOVE, t + 60, 170 + 10 * i, 150);
    feed(GCORE_INPUT_UP, t + 80, 170 + 10 * i, 160);
    gcore_point sum = gcore_state_vec2(session, total);
    printf("          all drags together: (%g, %g)\n", sum.x, sum.y);
  }
  feed(GCORE_INPUT_DOWN, 5000, 150, 150);
  feed(GCORE_INPUT_MOVE, 5020, 155, 150);
  feed(GCORE_INPUT_UP, 5040, 155, 150);
  printf("a press that moved by 5 points is no drag\n");
  gcore_session_destroy(session);
  return 0;
}
