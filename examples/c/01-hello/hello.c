// The shortest host: one region, one drag, a finger that crosses it. Feed what happened and when, poll what it means.
#include "gesturecore.h"
#include <stdio.h>

static gcore_input finger(gcore_input_kind kind, uint64_t milliseconds, double x, double y) {
  return (gcore_input){.kind = kind, .time_ns = milliseconds * 1000000, .contact = 1, .position = {x, y}};
}

int main(void) {
  gcore_session *session = NULL;
  if (gcore_session_create(NULL, &session) != GCORE_OK) return 1;

  gcore_region_def region_def = gcore_region_def_default();
  region_def.size = (gcore_point){300, 200};
  gcore_region_id region;
  gcore_region_make(session, &region_def, &region);

  gcore_drag_def drag_def = gcore_drag_def_default();  // Recognized after 10 points.
  gcore_gesture_id drag;
  gcore_drag_make(session, &drag_def, &drag);
  gcore_gesture_attach(session, drag, region, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);

  gcore_input inputs[] = {
      finger(GCORE_INPUT_DOWN, 0, 50, 50),
      finger(GCORE_INPUT_MOVE, 10, 56, 50),  // Not yet: it may still be a tap.
      finger(GCORE_INPUT_MOVE, 20, 80, 60),
      finger(GCORE_INPUT_MOVE, 30, 100, 75),
      finger(GCORE_INPUT_UP, 40, 120, 90),
  };
  gcore_result result = gcore_session_feed(session, inputs, 5, NULL);
  if (result != GCORE_OK) printf("%s\n", gcore_session_last_error(session));

  gcore_event event;
  while (gcore_session_next_event(session, &event)) {
    printf("%3d ms  %-7s  moved by (%g, %g)\n", (int)(event.time_ns / 1000000), gcore_phase_name(event.phase),
           event.value.translation.x, event.value.translation.y);
  }
  gcore_session_destroy(session);
  return 0;
}
