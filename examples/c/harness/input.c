// Lines that feed the session, or call it in mid-stream.
#include "harness.h"
#include <string.h>

static const char *const devices[] = {"touch", "mouse", "pen", "indirect"};
static const char *const buttons[] = {"primary", "secondary", "middle", "back", "forward"};
static const char *const phases[] = {"", "began", "changed", "ended"};

static const cJSON *get(const cJSON *line, const char *key) { return cJSON_GetObjectItem(line, key); }

static void feed(trace *t, const cJSON *line, const char *text, gcore_input_kind kind, const char *key, uint64_t time) {
  gcore_input input = {.kind = kind, .time_ns = time, .pressure = 1};
  text_id(text, key, &input.contact);
  text_id(text, "source", &input.source);
  if (get(line, "at")) {
    input.position = value_point(get(line, "at"));
  } else if (kind == GCORE_INPUT_UP || kind == GCORE_INPUT_CANCEL) {
    input.flags |= GCORE_INPUT_NOWHERE;
  }
  if (get(line, "device")) input.device = (uint32_t)value_word(get(line, "device"), devices, 4);
  if (get(line, "button")) input.button = (uint32_t)value_word(get(line, "button"), buttons, 5);
  if (get(line, "pressure")) input.pressure = value_number(get(line, "pressure"));
  if (cJSON_IsTrue(get(line, "more"))) input.flags |= GCORE_INPUT_MORE;
  if (kind == GCORE_INPUT_SCROLL) {
    input.contact = 0;
    input.device = GCORE_DEVICE_MOUSE;
    input.delta = value_point(get(line, "scroll"));
    if (cJSON_IsTrue(get(line, "precise"))) input.flags |= GCORE_INPUT_PRECISE;
    if (get(line, "scroll_phase")) input.scroll_phase = (uint32_t)value_word(get(line, "scroll_phase"), phases, 4);
    if (get(line, "device")) input.device = (uint32_t)value_word(get(line, "device"), devices, 4);
  }
  outcome_note(t, gcore_session_feed(t->session, &input, 1, NULL));
}

static void set(trace *t, const cJSON *line) {
  gcore_state_id state = gcore_state_named(t->session, get(line, "set")->valuestring);
  int count;
  gcore_vec4 value = value_vec4(get(line, "value"), &count);
  double numbers[] = {value.x, value.y, value.z, value.w};
  outcome_note(t, gcore_state_set(t->session, state, numbers, (size_t)count));
}

static void restore(trace *t, const cJSON *line) {
  for (const cJSON *item = get(line, "restore")->child; item; item = item->next) {
    int count;
    gcore_vec4 value = value_vec4(item, &count);
    double numbers[] = {value.x, value.y, value.z, value.w};
    gcore_state_id state = gcore_state_named(t->session, item->string);
    outcome_note(t, gcore_state_set(t->session, state, numbers, (size_t)count));
  }
}

// Calls act at the session's time, so time comes first.
static void call(trace *t, const cJSON *line, uint64_t time) {
  if (time > gcore_session_now(t->session)) outcome_note(t, gcore_session_advance(t->session, time));
  if (get(line, "set")) {
    set(t, line);
  } else if (get(line, "restore")) {
    restore(t, line);
  } else if (get(line, "remove_region")) {
    const char *name = get(line, "remove_region")->valuestring;
    outcome_note(t, gcore_region_remove(t->session, gcore_region_named(t->session, name)));
  } else if (get(line, "remove_gesture")) {
    const char *name = get(line, "remove_gesture")->valuestring;
    outcome_note(t, gcore_gesture_remove(t->session, gcore_gesture_named(t->session, name)));
  } else if (get(line, "reset")) {
    outcome_note(t, gcore_session_reset(t->session));
  } else {
    scene_line(t, line);
  }
}

bool input_line(trace *t, const cJSON *line, const char *text) {
  static const struct {
    const char *key;
    gcore_input_kind kind;
  } kinds[] = {{"down", GCORE_INPUT_DOWN},     {"move", GCORE_INPUT_MOVE},     {"up", GCORE_INPUT_UP},
               {"cancel", GCORE_INPUT_CANCEL}, {"cancel_all", GCORE_INPUT_CANCEL_ALL},
               {"hover", GCORE_INPUT_HOVER},   {"scroll", GCORE_INPUT_SCROLL}, {"advance", GCORE_INPUT_ADVANCE}};
  uint64_t time;
  if (!text_seconds(text, "t", &time)) return false;
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    if (!get(line, kinds[i].key)) continue;
    feed(t, line, text, kinds[i].kind, kinds[i].key, time);
    return true;
  }
  call(t, line, time);
  return true;
}
