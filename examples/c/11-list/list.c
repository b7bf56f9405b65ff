// A list that scrolls by wheel and by finger, and stops at its ends. What is drawn is the sum of where the list was left,
// what a drag does now and what the wheel does now. No sum is clamped, so maps clamp what is added to it: they ask for the
// place that the list was left at. A wheel that is turned on at an end adds nothing, and moves the list as soon as it is
// turned back.
#include "gesturecore.h"
#include <stdio.h>

enum { HEIGHT = 400, CONTENT = 1000 };

static gcore_session *session;
static gcore_state_id left, dragged, wheeled, drawn;

static double within(double y, double low, double high) { return y < low ? low : y > high ? high : y; }

// `part` as far as the list may go with it from where it was left: from 0, its top, to its bottom.
static double clamped(double part) {
  double place = gcore_state_vec2(session, left).y;
  return within(part, HEIGHT - CONTENT - place, -place);
}

static void drag(const gcore_value *value, gcore_vec4 *cell, const gcore_map_context *context, void *user) {
  (void)context, (void)user;
  cell->y = clamped(value->translation.y);
}

// The wheel's cell holds what its ticks have come to, one `delta` after the other.
static void turn(const gcore_value *value, gcore_vec4 *cell, const gcore_map_context *context, void *user) {
  (void)context, (void)user;
  cell->y = clamped(cell->y + value->delta.y);
}

// At the end, the place takes what the cell of `user` held until now: a map reads states as they were before the step.
static void keep(const gcore_value *value, gcore_vec4 *cell, const gcore_map_context *context, void *user) {
  (void)value, (void)context;
  cell->y += gcore_state_vec2(session, *(gcore_state_id *)user).y;
}

static gcore_state_id state(void) {
  gcore_state_def def = gcore_state_def_default(GCORE_STATE_VEC2);
  gcore_state_id made;
  gcore_state_make(session, &def, &made);
  return made;
}

// A gesture's cell takes what `map` answers while it is live; what it held goes to the place when it has ended.
static void bind(gcore_gesture_id gesture, gcore_state_id *cell, gcore_map_function map) {
  gcore_binding_def transient = gcore_binding_def_default(GCORE_BINDING_TRANSIENT, GCORE_CHANNEL_TRANSLATION);
  transient.state = *cell;
  transient.gesture = gesture;
  transient.map = map;
  gcore_state_bind(session, &transient);
  gcore_binding_def commit = gcore_binding_def_default(GCORE_BINDING_COMMIT, GCORE_CHANNEL_TRANSLATION);
  commit.state = left;
  commit.gesture = gesture;
  commit.map = keep;
  commit.map_user = cell;
  gcore_state_bind(session, &commit);
}

static void feed(gcore_input_kind kind, int milliseconds, double y, double delta) {
  gcore_input input = {.kind = kind, .time_ns = (uint64_t)milliseconds * 1000000, .contact = 1};
  input.position = (gcore_point){50, y};
  input.delta = (gcore_point){0, delta};
  input.device = kind == GCORE_INPUT_SCROLL ? GCORE_DEVICE_MOUSE : GCORE_DEVICE_TOUCH;
  if (gcore_session_feed(session, &input, 1, NULL) < 0) printf("%s\n", gcore_session_last_error(session));
}

static void show(int milliseconds, const char *what) {
  printf("%5d ms  %6.1f  %s\n", milliseconds, gcore_state_vec2(session, drawn).y, what);
}

static void wheel(int milliseconds, double delta, const char *what) {
  feed(GCORE_INPUT_SCROLL, milliseconds, 200, delta);
  show(milliseconds, what);
}

int main(void) {
  if (gcore_session_create(NULL, &session) != GCORE_OK) return 1;
  gcore_region_def region_def = gcore_region_def_default();
  region_def.size = (gcore_point){300, HEIGHT};
  gcore_region_id region;
  gcore_region_make(session, &region_def, &region);

  gcore_drag_def drag_def = gcore_drag_def_default();
  drag_def.axis = GCORE_AXIS_Y;
  gcore_scroll_def scroll_def = gcore_scroll_def_default();
  scroll_def.axis = GCORE_AXIS_Y;
  gcore_gesture_id drags, scrolls;
  gcore_drag_make(session, &drag_def, &drags);
  gcore_scroll_make(session, &scroll_def, &scrolls);
  gcore_gesture_attach(session, drags, region, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);
  gcore_gesture_attach(session, scrolls, region, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);

  left = state(), dragged = state(), wheeled = state();
  gcore_state_def def = gcore_state_def_default(GCORE_STATE_VEC2);
  gcore_state_make_sum(session, &def, (gcore_state_id[]){left, dragged, wheeled}, 3, &drawn);
  bind(drags, &dragged, drag);
  bind(scrolls, &wheeled, turn);

  for (int tick = 0; tick < 3; tick++) wheel(tick * 20, -60, "the wheel turns down");
  for (int tick = 0; tick < 5; tick++) wheel(60 + tick * 20, 60, "the wheel turns up, beyond the top");
  wheel(160, -60, "and down again");
  gcore_session_advance(session, 400 * 1000000ull);
  show(400, "the wheel rests");

  feed(GCORE_INPUT_DOWN, 500, 350, 0);
  for (int i = 1; i <= 4; i++) {
    feed(GCORE_INPUT_MOVE, 500 + i * 16, 350 - i * 80, 0);
    show(500 + i * 16, "a finger drags");
  }
  feed(GCORE_INPUT_UP, 600, 30, 0);
  show(600, "it lifts");
  for (int tick = 0; tick < 4; tick++) wheel(700 + tick * 20, -90, "the wheel turns down, to the bottom");
  gcore_session_destroy(session);
  return 0;
}
