#include "stage.h"

#include <stdio.h>
#include <stdlib.h>

static void must(gcore_result result, const char *what) {
  if (result == GCORE_OK) return;
  printf("%s: %s\n", what, gcore_result_name(result));
  exit(1);
}

static bool take(const char *text, size_t count, void *user) { return fwrite(text, 1, count, user) == count; }

/// Records the session into the next file of a prefix, which the program's end closes.
static void record(gcore_session *session, const char *prefix) {
  static int number;
  char path[4096];
  snprintf(path, sizeof path, "%s-%02d.jsonl", prefix, ++number);
  gcore_recording_def def = gcore_recording_def_default();
  def.write = take;
  def.user = fopen(path, "w");
  def.buffer_size = number % 2 ? 64 : 4096;
  if (!def.user) exit(1);
  must(gcore_recording_start(session, &def), "record");
}

gcore_session *stage_session(uint32_t events) {
  gcore_session_def def = gcore_session_def_default();
  if (events) def.events = events;
  gcore_session *session;
  must(gcore_session_create(&def, &session), "create");
  const char *prefix = getenv("STAGE_RECORDINGS");
  if (prefix) record(session, prefix);
  return session;
}

gcore_region_id stage_region(
    gcore_session *session, const char *name, double x, double y, double width, double height) {
  gcore_region_def def = gcore_region_def_default();
  def.name = name;
  def.origin = (gcore_point){x, y};
  def.size = (gcore_point){width, height};
  gcore_region_id region;
  must(gcore_region_make(session, &def, &region), name);
  return region;
}

gcore_gesture_id stage_drag(gcore_session *session, const char *name) {
  gcore_drag_def def = gcore_drag_def_default();
  def.name = name;
  gcore_gesture_id gesture;
  must(gcore_drag_make(session, &def, &gesture), name);
  return gesture;
}

gcore_gesture_id stage_tap(gcore_session *session, const char *name) {
  gcore_tap_def def = gcore_tap_def_default();
  def.name = name;
  gcore_gesture_id gesture;
  must(gcore_tap_make(session, &def, &gesture), name);
  return gesture;
}

gcore_gesture_id stage_long_press(gcore_session *session, const char *name) {
  gcore_long_press_def def = gcore_long_press_def_default();
  def.name = name;
  gcore_gesture_id gesture;
  must(gcore_long_press_make(session, &def, &gesture), name);
  return gesture;
}

void stage_attach(gcore_session *session, gcore_gesture_id gesture, gcore_region_id region) {
  must(gcore_gesture_attach(session, gesture, region, GCORE_PRIORITY_NORMAL, GCORE_MASK_ALL), "attach");
}

gcore_state_id stage_state(gcore_session *session, const char *name, gcore_state_type type) {
  gcore_state_def def = gcore_state_def_default(type);
  def.name = name;
  gcore_state_id state;
  must(gcore_state_make(session, &def, &state), name);
  return state;
}

gcore_input stage_input(gcore_input_kind kind, uint64_t contact, unsigned ms, double x, double y) {
  gcore_input input = {0};
  input.kind = kind;
  input.contact = contact;
  input.time_ns = ms * UINT64_C(1000000);
  input.position = (gcore_point){x, y};
  return input;
}

void stage_title(const char *title) { printf("== %s\n", title); }

void stage_result(gcore_session *session, const char *what, gcore_result result) {
  printf("%s: %s", what, gcore_result_name(result));
  if (result != GCORE_OK) printf(", %s", gcore_session_last_error(session));
  printf("\n");
}

static void feed(gcore_session *session, const char *what, gcore_input input) {
  printf("%s %llu at %llu ms, %g %g\n", what, (unsigned long long)input.contact,
         (unsigned long long)(input.time_ns / 1000000), input.position.x, input.position.y);
  gcore_result result = gcore_session_feed(session, &input, 1, NULL);
  if (result != GCORE_OK) stage_result(session, "  fed", result);
  stage_events(session);
}

void stage_down(gcore_session *session, unsigned ms, uint64_t contact, double x, double y) {
  feed(session, "down", stage_input(GCORE_INPUT_DOWN, contact, ms, x, y));
}

void stage_move(gcore_session *session, unsigned ms, uint64_t contact, double x, double y) {
  feed(session, "move", stage_input(GCORE_INPUT_MOVE, contact, ms, x, y));
}

void stage_up(gcore_session *session, unsigned ms, uint64_t contact, double x, double y) {
  feed(session, "up", stage_input(GCORE_INPUT_UP, contact, ms, x, y));
}

void stage_cancel(gcore_session *session, unsigned ms, uint64_t contact, double x, double y) {
  feed(session, "cancel", stage_input(GCORE_INPUT_CANCEL, contact, ms, x, y));
}

void stage_advance(gcore_session *session, unsigned ms) {
  printf("advance to %u ms\n", ms);
  gcore_result result = gcore_session_advance(session, ms * UINT64_C(1000000));
  if (result != GCORE_OK) stage_result(session, "  advanced", result);
  stage_events(session);
}

void stage_events(gcore_session *session) {
  gcore_event event;
  while (gcore_session_next_event(session, &event)) {
    printf("  %llu: %s %s", (unsigned long long)event.revision, gcore_gesture_name(session, event.gesture),
           gcore_phase_name(event.phase));
    if (event.reason) printf(" (%s)", gcore_reason_name(event.reason));
    if (event.by.bits) printf(" by %s", gcore_gesture_name(session, event.by));
    printf(" at %llu ms", (unsigned long long)(event.time_ns / 1000000));
    const gcore_value *value = &event.value;
    if (value->fields & GCORE_FIELD_BRANCH) printf(", branch %d", value->branch);
    if (value->fields & GCORE_FIELD_COUNT) printf(", count %d", value->count);
    if (value->fields & GCORE_FIELD_LOCATION) printf(", location %g %g", value->location.x, value->location.y);
    if (value->fields & GCORE_FIELD_TRANSLATION)
      printf(", translation %g %g", value->translation.x, value->translation.y);
    if (value->fields & GCORE_FIELD_ROTATION) printf(", rotation %.3f", value->rotation);
    if (value->fields & GCORE_FIELD_CONTACTS) printf(", contacts %d", value->contacts);
    printf("\n");
  }
}

void stage_decisions(gcore_session *session) {
  static const char *const kinds[] = {"granted", "waits for", "denied by"};
  gcore_decision decision;
  while (gcore_session_next_decision(session, &decision)) {
    printf("  decided: %s %s", gcore_gesture_name(session, decision.gesture), kinds[decision.kind]);
    if (decision.other.bits) printf(" %s", gcore_gesture_name(session, decision.other));
    printf("\n");
  }
}

void stage_value(gcore_session *session, gcore_state_id state) {
  gcore_vec4 value;
  must(gcore_state_get(session, state, &value), "state");
  printf("  %s = %g %g, stamp %llu\n", gcore_state_name(session, state), value.x, value.y,
         (unsigned long long)gcore_state_stamp(session, state));
}
