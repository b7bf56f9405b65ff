/* A session whose host has functions is recorded with what they answer: a hit test, a map, and a recognizer of the
   host's own. `gesture-replay run` knows none of them and feeds the answers back, so that it writes the same again. */
#include "gesturecore.h"

#include <stdio.h>

static bool is_over;
static bool write_text(const char *text, size_t count, void *file) {
  return is_over || fwrite(text, 1, count, file) == count;
}

/* The outline of the dial: a ring. */
static bool ring(gcore_session *session, gcore_point place, void *user) {
  (void)session, (void)user;
  double x = place.x - 100, y = place.y - 100, way = x * x + y * y;
  return way >= 60 * 60 && way < 100 * 100;
}

/* What a push of the dial makes of its angle: a third of a degree a point. */
static void turn(const gcore_value *value, gcore_vec4 *cell, const gcore_map_context *context, void *user) {
  (void)context, (void)user;
  cell->x = value->translation.x / 3;
}

/* Recognized when the finger has gone 20 points to the right; over when it lifts. */
static void push(void *start, const gcore_custom_input *input, gcore_verdict *verdict) {
  double *from = start;
  if (input->signal == GCORE_CUSTOM_PRESSED) *from = input->position.x;
  verdict->value.fields = GCORE_FIELD_TRANSLATION;
  verdict->value.translation.x = input->position.x - *from;
  if (input->signal == GCORE_CUSTOM_MOVED && verdict->value.translation.x >= 20) {
    if (verdict->phase == GCORE_PHASE_POSSIBLE) verdict->phase = GCORE_PHASE_BEGAN;
    verdict->claim = 1;
  }
  if (input->signal == GCORE_CUSTOM_LIFTED && verdict->phase == GCORE_PHASE_CHANGED) verdict->phase = GCORE_PHASE_ENDED;
}

static void feed(gcore_session *session, uint32_t kind, uint64_t ms, double x) {
  gcore_input input = {.kind = kind, .time_ns = ms * 1000000, .contact = 1, .position = {x, 100}, .pressure = 1};
  gcore_session_feed(session, &input, 1, NULL);
}

int main(void) {
  gcore_session *session;
  if (gcore_session_create(NULL, &session) != GCORE_OK) return 1;
  gcore_recording_def recording = gcore_recording_def_default();
  recording.write = write_text;
  recording.user = stdout;
  if (gcore_recording_start(session, &recording) != GCORE_OK) return 1;

  gcore_region_def dial_def = gcore_region_def_default();
  dial_def.name = "dial";
  dial_def.size = (gcore_point){200, 200};
  dial_def.shape = GCORE_SHAPE_HOST;
  dial_def.hit_test = ring;
  gcore_region_id dial;
  gcore_region_make(session, &dial_def, &dial);

  double start = 0;
  gcore_recognizer recognizer = {.struct_size = sizeof recognizer, .user = &start, .contact = push};
  gcore_custom_def push_def = gcore_custom_def_default();
  push_def.name = "push";
  push_def.recognizer = &recognizer;
  gcore_gesture_id pushed;
  gcore_custom_make(session, &push_def, &pushed);
  gcore_gesture_attach(session, pushed, dial, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL);

  gcore_state_def angle_def = gcore_state_def_default(GCORE_STATE_SCALAR);
  angle_def.name = "angle";
  gcore_state_id angle;
  gcore_state_make(session, &angle_def, &angle);
  gcore_binding_def binding = gcore_binding_def_default(GCORE_BINDING_COMMIT, GCORE_CHANNEL_TRANSLATION);
  binding.state = angle;
  binding.gesture = pushed;
  binding.map = turn;
  gcore_state_bind(session, &binding);

  feed(session, GCORE_INPUT_DOWN, 0, 100); /* In the hole. */
  feed(session, GCORE_INPUT_UP, 50, 100);
  feed(session, GCORE_INPUT_DOWN, 100, 20);
  feed(session, GCORE_INPUT_MOVE, 150, 45);
  feed(session, GCORE_INPUT_UP, 200, 60);

  is_over = true;
  gcore_result result = gcore_recording_stop(session);
  gcore_session_destroy(session);
  return result == GCORE_OK ? 0 : 1;
}
