// What a function of the host may do while it runs: read what was, and feed. All else is refused.
#include "stage.h"

#include <stdio.h>

static struct {
  gcore_gesture_id drag, tap;
  gcore_region_id pad;
  gcore_state_id live, sum, committed;
  gcore_follower_id follower;
  int reads, tries, feeds;
} scene;

static void read_all(gcore_session *session) {
  gcore_value value;
  gcore_vec4 number;
  gcore_gesture_value(session, scene.drag, &value);
  printf("  inside: drag %s", gcore_phase_name(gcore_gesture_phase(session, scene.drag)));
  if (value.fields & GCORE_FIELD_TRANSLATION) printf(", translation %g", value.translation.x);
  if (value.fields & GCORE_FIELD_VELOCITY) printf(", velocity %g", value.velocity.x);
  printf("; tap %s (%s)", gcore_phase_name(gcore_gesture_phase(session, scene.tap)),
         gcore_reason_name(gcore_gesture_reason(session, scene.tap)));
  gcore_state_get(session, scene.sum, &number);
  printf("; live %g, sum %g, stamp %llu", gcore_state_scalar(session, scene.live), number.x,
         (unsigned long long)gcore_state_stamp(session, scene.live));
  printf("; follower %g", gcore_follower_scalar(session, scene.follower, 0));
  size_t count = 0;
  gcore_state_snapshot(session, &number, 1, &count);
  printf("; snapshot of %zu: %g", count, number.x);
  printf("; %llu ms", (unsigned long long)(gcore_session_now(session) / 1000000));
  uint64_t next = gcore_session_next_deadline(session);
  if (next != GCORE_NEVER) printf(", deadline %llu ms", (unsigned long long)(next / 1000000));
  gcore_drag_def def = gcore_drag_def_default();
  gcore_drag_get(session, scene.drag, &def);
  printf("; %s wants %g points\n", gcore_gesture_name(session, scene.drag), def.min_distance);
}

static void refused(gcore_session *session, const char *what, gcore_result result) {
  printf("  inside: %s is %s\n", what, gcore_result_name(result));
  if (gcore_session_last_result(session) != GCORE_ERROR_BUSY) printf("  and not told\n");
}

static void ignore(gcore_session *session, const gcore_event *event, void *user) {
  (void)session, (void)event, (void)user;
  printf("  drained\n");
}

static void try_all(gcore_session *session) {
  gcore_event event;
  gcore_decision decision;
  gcore_state_id state;
  gcore_gesture_id gesture;
  gcore_region_id region;
  double zero = 0;
  gcore_state_def state_def = gcore_state_def_default(GCORE_STATE_SCALAR);
  gcore_tap_def tap_def = gcore_tap_def_default();
  gcore_region_def region_def = gcore_region_def_default();
  gcore_binding_def binding = gcore_binding_def_default(GCORE_BINDING_COMMIT, GCORE_CHANNEL_COUNT);
  gcore_vec4 cell = {0};
  refused(session, "advance", gcore_session_advance(session, GCORE_NEVER - 1));
  refused(session, "reset", gcore_session_reset(session));
  refused(session, "destroy", gcore_session_destroy(session));
  refused(session, "drain", gcore_session_drain(session, ignore, NULL));
  refused(session, "set", gcore_state_set(session, scene.committed, &zero, 1));
  refused(session, "restore", gcore_state_restore(session, &cell, 1));
  refused(session, "make a state", gcore_state_make(session, &state_def, &state));
  refused(session, "make a tap", gcore_tap_make(session, &tap_def, &gesture));
  refused(session, "make a region", gcore_region_make(session, &region_def, &region));
  refused(session, "bind", gcore_state_bind(session, &binding));
  refused(session, "disable", gcore_gesture_set_enabled(session, scene.drag, false));
  refused(session, "remove", gcore_gesture_remove(session, scene.drag));
  refused(session, "remove the region", gcore_region_remove(session, scene.pad));
  printf("  inside: next event %d, next decision %d, hash %llu\n", gcore_session_next_event(session, &event),
         gcore_session_next_decision(session, &decision), (unsigned long long)gcore_session_state_hash(session));
  printf("  inside: %s\n", gcore_session_last_error(session));
}

static void feed_inside(gcore_session *session) {
  gcore_input inputs[5];
  for (int n = 0; n < 5; n++) inputs[n] = stage_input(GCORE_INPUT_MOVE, 1, 3020, 140 + 10 * n, 100);
  inputs[1].contact = 7;  // One that is not down.
  size_t taken = 0;
  gcore_result result = gcore_session_feed(session, inputs, 5, &taken);
  printf("  inside: fed %zu of 5: %s\n", taken, gcore_result_name(result));
  if (result != GCORE_OK) printf("  inside: %s\n", gcore_session_last_error(session));
}

static void map(const gcore_value *value, gcore_vec4 *cell, const gcore_map_context *context, void *user) {
  (void)user;
  cell->x = value->translation.x;
  if (scene.reads) read_all(context->session);
  if (scene.tries && scene.tries--) try_all(context->session);
  if (scene.feeds && scene.feeds--) feed_inside(context->session);
}

static void endless(const gcore_value *value, gcore_vec4 *cell, const gcore_map_context *context, void *user) {
  (void)value;
  cell->x += 1;
  *(int *)user += 1;
  gcore_input next = stage_input(GCORE_INPUT_MOVE, 1, 10, 200 + (*(int *)user & 1), 100);
  gcore_session_feed(context->session, &next, 1, NULL);
}

static gcore_session *make(uint32_t events, gcore_map_function function, void *user) {
  gcore_session *session = stage_session(events);
  scene.pad = stage_region(session, "pad", 0, 0, 300, 300);
  scene.tap = stage_tap(session, "tap");
  stage_attach(session, scene.tap, scene.pad);
  scene.drag = stage_drag(session, "drag");
  stage_attach(session, scene.drag, scene.pad);
  scene.live = stage_state(session, "live", GCORE_STATE_SCALAR);
  scene.committed = stage_state(session, "committed", GCORE_STATE_SCALAR);
  gcore_state_id parts[] = {scene.live, scene.committed};
  gcore_state_def sum = gcore_state_def_default(GCORE_STATE_SCALAR);
  gcore_state_make_sum(session, &sum, parts, 2, &scene.sum);
  gcore_follower_def follower = gcore_follower_def_default();
  follower.state = scene.sum;
  gcore_follower_make(session, &follower, &scene.follower);
  gcore_binding_def def = gcore_binding_def_default(GCORE_BINDING_TRANSIENT, GCORE_CHANNEL_TRANSLATION);
  def.gesture = scene.drag;
  def.state = scene.live;
  def.map = function;
  def.map_user = user;
  stage_result(session, "bind", gcore_state_bind(session, &def));
  gcore_state_set_scalar(session, scene.committed, 1000);
  return session;
}

int main(void) {
  gcore_session *session = make(4, map, NULL);
  stage_title("reading answers the state before the step");
  scene.reads = 1;
  stage_down(session, 0, 1, 100, 100);
  stage_move(session, 10, 1, 120, 100);
  stage_move(session, 20, 1, 125, 100);
  stage_advance(session, 25);
  stage_move(session, 30, 1, 135, 100);
  stage_up(session, 40, 1, 135, 100);
  scene.reads = 0;

  stage_title("all but reading and feeding is refused");
  scene.tries = 1;
  stage_down(session, 1000, 1, 100, 100);
  stage_move(session, 1010, 1, 120, 100);
  stage_up(session, 1020, 1, 120, 100);
  stage_value(session, scene.committed);

  stage_title("what is fed comes after the step, as much as events fit; what is wrong with it is told");
  scene.feeds = 1;
  stage_down(session, 3000, 1, 100, 100);
  stage_move(session, 3010, 1, 120, 100);
  stage_advance(session, 3025);
  stage_move(session, 3030, 1, 250, 100);
  stage_up(session, 3040, 1, 250, 100);
  gcore_session_destroy(session);

  stage_title("a function that feeds whenever it is called comes to an end");
  int calls = 0;
  session = make(64, endless, &calls);
  stage_down(session, 0, 1, 100, 100);
  printf("move and what follows from it\n");
  gcore_input move = stage_input(GCORE_INPUT_MOVE, 1, 10, 150, 100);
  size_t taken = 0;
  gcore_result result = gcore_session_feed(session, &move, 1, &taken);
  printf("  %s, took %zu, %d calls\n", gcore_result_name(result), taken, calls);
  gcore_event event;
  int events = 0;
  while (gcore_session_next_event(session, &event)) events++;
  printf("  %d events\n", events);

  // What waits, waits for input or a change; to ask after the recording is neither.
  uint64_t hash = gcore_session_state_hash(session);
  gcore_recording_result(session);
  bool is_same = hash == gcore_session_state_hash(session);
  gcore_session_advance(session, gcore_session_now(session));
  printf("  asking applies %s, time %s\n", is_same ? "nothing" : "something",
         hash == gcore_session_state_hash(session) ? "nothing" : "something");
  gcore_session_destroy(session);
  return 0;
}
