// Maps: what drives a state in place of a channel.
#include "stage.h"

#include <math.h>
#include <stdio.h>

static const char *const modes[] = {"", "live", "ended"};

/// Keeps the longest way that the drag went so far.
static void longest(const gcore_value *value, gcore_vec4 *cell, const gcore_map_context *context, void *user) {
  double way = hypot(value->translation.x, value->translation.y);
  printf("  map %s: %s, %s, cell %g, way %g at %llu ms\n", (const char *)user, modes[context->mode],
         gcore_gesture_name(context->session, context->gesture), cell->x, way,
         (unsigned long long)(context->time_ns / 1000000));
  if (way > cell->x) cell->x = way;
}

/// Asks for the velocity, which is fitted for maps alone that want it.
static void speed(const gcore_value *value, gcore_vec4 *cell, const gcore_map_context *context, void *user) {
  (void)context, (void)user;
  cell->x = value->fields & GCORE_FIELD_VELOCITY ? value->velocity.x : -1;
}

/// Answers no number where the drag went left.
static void never_left(const gcore_value *value, gcore_vec4 *cell, const gcore_map_context *context, void *user) {
  (void)context, (void)user;
  *cell = (gcore_vec4){value->translation.x < 0 ? NAN : value->translation.x, INFINITY, NAN, NAN};
}

static void bind(gcore_session *session, gcore_binding_mode mode, gcore_gesture_id drag, gcore_state_id state,
                 gcore_map_function map, const char *user, double high) {
  // The channel would not fit a scalar: it is not read.
  gcore_binding_def def = gcore_binding_def_default(mode, GCORE_CHANNEL_TRANSLATION);
  def.gesture = drag;
  def.state = state;
  def.map = map;
  def.map_user = (void *)user;
  def.scale = 1000;  // Not read either.
  def.operation = GCORE_OPERATION_MULTIPLY;
  def.clamps = high > 0;
  def.high.x = high;
  stage_result(session, user, gcore_state_bind(session, &def));
}

int main(void) {
  gcore_session *session = stage_session(0);
  gcore_region_id pad = stage_region(session, "pad", 0, 0, 300, 300);
  gcore_gesture_id drag = stage_drag(session, "drag");
  stage_attach(session, drag, pad);
  gcore_state_id live = stage_state(session, "live", GCORE_STATE_SCALAR);
  gcore_state_id record = stage_state(session, "record", GCORE_STATE_INT);
  gcore_state_id fast = stage_state(session, "fast", GCORE_STATE_SCALAR);
  gcore_state_id right = stage_state(session, "right", GCORE_STATE_SCALAR);
  bind(session, GCORE_BINDING_TRANSIENT, drag, live, longest, "longest", 0);
  bind(session, GCORE_BINDING_COMMIT, drag, record, longest, "record", 50);
  bind(session, GCORE_BINDING_TRANSIENT, drag, fast, speed, "speed", 0);
  bind(session, GCORE_BINDING_TRANSIENT, drag, right, never_left, "right", 0);

  stage_title("a live cell keeps what the map makes of it; a committed one changes at the end");
  stage_down(session, 0, 1, 100, 100);
  stage_move(session, 10, 1, 130, 140);
  stage_value(session, live);
  stage_move(session, 20, 1, 120, 100);
  stage_value(session, live);
  stage_value(session, fast);
  stage_value(session, right);
  stage_value(session, record);
  stage_up(session, 30, 1, 120, 121);
  stage_value(session, live);
  stage_value(session, record);

  stage_title("what is no number leaves the cell as it is, and is told");
  stage_down(session, 1000, 1, 100, 100);
  stage_move(session, 1010, 1, 117, 100);
  stage_value(session, right);
  stage_move(session, 1020, 1, 90, 100);
  stage_value(session, right);
  stage_value(session, live);
  stage_move(session, 1030, 1, 111, 100);
  stage_value(session, right);

  stage_title("a cancelled drag commits nothing, and asks no map");
  stage_cancel(session, 1040, 1, 111, 100);
  stage_value(session, right);
  stage_value(session, record);

  stage_title("the answer is bounded as the binding says");
  stage_down(session, 2000, 1, 0, 100);
  stage_move(session, 2010, 1, 250.4, 100);
  stage_up(session, 2020, 1, 250.4, 100);
  stage_value(session, record);
  gcore_session_destroy(session);
  return 0;
}
