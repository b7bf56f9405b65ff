// Undo: all committed states are taken with one call and put back with another.
#include "gesturecore.h"
#include <stdio.h>

static gcore_session *session;
static gcore_state_id place, zoom;

static void feed(gcore_input_kind kind, uint64_t contact, int milliseconds, double x, double y) {
  gcore_input input = {.kind = kind, .time_ns = (uint64_t)milliseconds * 1000000, .contact = contact};
  input.position = (gcore_point){x, y};
  if (gcore_session_feed(session, &input, 1, NULL) < 0) printf("%s\n", gcore_session_last_error(session));
  gcore_event event;
  while (gcore_session_next_event(session, &event)) continue;
}

static void show(const char *what) {
  gcore_point at = gcore_state_vec2(session, place);
  printf("%-16s  place (%g, %g)  zoom %g\n", what, at.x, at.y, gcore_state_scalar(session, zoom));
}

static void commit(gcore_state_id state, gcore_gesture_id gesture, gcore_channel channel, gcore_operation operation) {
  gcore_binding_def def = gcore_binding_def_default(GCORE_BINDING_COMMIT, channel);
  def.state = state;
  def.gesture = gesture;
  def.operation = operation;
  gcore_state_bind(session, &def);
}

int main(void) {
  if (gcore_session_create(NULL, &session) != GCORE_OK) return 1;
  gcore_region_def region_def = gcore_region_def_default();
  region_def.size = (gcore_point){400, 400};
  gcore_region_id region;
  gcore_region_make(session, &region_def, &region);
  gcore_transform_def transform_def = gcore_transform_def_default();
  gcore_gesture_id transform;
  gcore_transform_make(session, &transform_def, &transform);
  gcore_gesture_attach(session, transform, region, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);

  gcore_state_def place_def = gcore_state_def_default(GCORE_STATE_VEC2);
  gcore_state_make(session, &place_def, &place);
  gcore_state_def zoom_def = gcore_state_def_default(GCORE_STATE_SCALAR);
  zoom_def.initial.x = 1;
  gcore_state_make(session, &zoom_def, &zoom);
  commit(place, transform, GCORE_CHANNEL_TRANSLATION, GCORE_OPERATION_ADD);
  commit(zoom, transform, GCORE_CHANNEL_MAGNIFICATION, GCORE_OPERATION_MULTIPLY);

  gcore_vec4 history[3][2];
  for (int step = 0; step < 3; step++) {
    size_t count;
    gcore_state_snapshot(session, history[step], 2, &count);
    show(step == 0 ? "at first" : step == 1 ? "after a drag" : "after a pinch");
    if (step == 0) {
      feed(GCORE_INPUT_DOWN, 1, 0, 100, 100);
      feed(GCORE_INPUT_MOVE, 1, 100, 140, 120);
      feed(GCORE_INPUT_UP, 1, 200, 140, 120);
    } else if (step == 1) {
      feed(GCORE_INPUT_DOWN, 1, 1000, 100, 100);
      feed(GCORE_INPUT_DOWN, 2, 1000, 200, 100);
      feed(GCORE_INPUT_MOVE, 2, 1100, 300, 100);
      feed(GCORE_INPUT_UP, 2, 1200, 300, 100);
      feed(GCORE_INPUT_UP, 1, 1300, 100, 100);
    }
  }
  for (int step = 1; step >= 0; step--) {
    gcore_state_restore(session, history[step], 2);
    show("undone");
  }
  gcore_session_destroy(session);
  return 0;
}
