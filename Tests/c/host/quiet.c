// Functions of the host cost no memory while the session is fed and polled.
#include "bench.h"
#include "stage.h"

#include <stdio.h>

static bool everywhere(gcore_session *session, gcore_point point, void *user) {
  (void)session, (void)point, (void)user;
  return true;
}

static void sideways(const gcore_value *value, gcore_vec4 *cell, const gcore_map_context *context, void *user) {
  gcore_value now;
  gcore_gesture_value(context->session, context->gesture, &now);
  cell->x = value->translation.x + gcore_state_scalar(context->session, *(gcore_state_id *)user);
}

/// Recognized at its first move, over at its lift; feeds a hover on the way.
static void follow(void *instance, const gcore_custom_input *input, gcore_verdict *verdict) {
  (void)instance;
  verdict->value.fields = GCORE_FIELD_LOCATION;
  verdict->value.location = input->position;
  if (input->signal == GCORE_CUSTOM_PRESSED) return;
  verdict->claim = 1;
  if (verdict->phase == GCORE_PHASE_POSSIBLE) verdict->phase = GCORE_PHASE_BEGAN;
  if (input->signal == GCORE_CUSTOM_LIFTED) verdict->phase = GCORE_PHASE_ENDED;
  gcore_input hover = stage_input(GCORE_INPUT_HOVER, 9, (unsigned)(input->time_ns / 1000000), 10, 10);
  gcore_session_feed(input->session, &hover, 1, NULL);
}

int main(void) {
  gcore_session *session = stage_session(0);
  gcore_region_def region_def = gcore_region_def_default();
  region_def.shape = GCORE_SHAPE_HOST;
  region_def.hit_test = everywhere;
  gcore_region_id region;
  stage_result(session, "region", gcore_region_make(session, &region_def, &region));
  gcore_gesture_id drag = stage_drag(session, "drag");
  stage_attach(session, drag, region);
  gcore_state_id live = stage_state(session, "live", GCORE_STATE_SCALAR);
  gcore_state_id way = stage_state(session, "way", GCORE_STATE_SCALAR);
  gcore_follower_def follower = gcore_follower_def_default();
  follower.state = live;
  gcore_follower_id shown;
  stage_result(session, "follower", gcore_follower_make(session, &follower, &shown));
  gcore_binding_def def = gcore_binding_def_default(GCORE_BINDING_TRANSIENT, GCORE_CHANNEL_TRANSLATION);
  def.gesture = drag;
  def.state = live;
  def.map = sideways;
  def.map_user = &way;
  stage_result(session, "live", gcore_state_bind(session, &def));
  def.mode = GCORE_BINDING_COMMIT;
  def.state = way;
  stage_result(session, "way", gcore_state_bind(session, &def));

  gcore_recognizer recognizer = {.struct_size = sizeof recognizer, .contact = follow};
  gcore_custom_def custom_def = gcore_custom_def_default();
  custom_def.recognizer = &recognizer;
  gcore_gesture_id custom;
  stage_result(session, "custom", gcore_custom_make(session, &custom_def, &custom));
  gcore_gesture_attach(session, custom, region, GCORE_PRIORITY_SIMULTANEOUS, GCORE_MASK_ALL);

  gcore_event event;
  size_t events = 0;
  size_t before = allocation_count;
  for (unsigned round = 0; round < 100; round++) {
    unsigned at = round * 1000;
    gcore_input inputs[] = {
        stage_input(GCORE_INPUT_DOWN, 1, at, 100, 100),      stage_input(GCORE_INPUT_MOVE, 1, at + 10, 120, 100),
        stage_input(GCORE_INPUT_MOVE, 1, at + 20, 130, 100), stage_input(GCORE_INPUT_MOVE, 1, at + 30, 110, 100),
        stage_input(GCORE_INPUT_UP, 1, at + 40, 110, 100),
    };
    gcore_session_feed(session, inputs, 5, NULL);
    while (gcore_session_next_event(session, &event)) events++;
  }
  size_t after = allocation_count;
  printf("%zu events, %zu calls for memory\n", events, after - before);
  stage_value(session, way);
  gcore_session_destroy(session);
  return 0;
}
