// Lines that are fed, and lines by which the host makes, changes or removes something.
#include "harness.h"
#include <string.h>

// Feeds one input, or lets time pass without one. A full queue is emptied, and the input fed again, as a host would do.
static void feed(trace *t, const gcore_input *input) {
  while (true) {
    size_t taken = 0;
    int before = t->last.event_count;
    gcore_result result = realtime_feed(t->session, input, &taken);
    outcome_drain(t);
    if (result == GCORE_ERROR_CAPACITY && taken == 0 && t->last.event_count > before) continue;
    outcome_note(t, result);
    return;
  }
}

static gcore_input read_input(const cJSON *line, const char *text, gcore_input_kind kind, const char *word) {
  gcore_input input = {.kind = kind, .pressure = 1};
  const cJSON *device = value_of(line, "device"), *button = value_of(line, "button"), *at = value_of(line, "at");
  const cJSON *pressure = value_of(line, "pressure"), *phase = value_of(line, "scroll_phase");
  text_seconds(text, "t", &input.time_ns);
  text_id(text, "source", &input.source);
  if (kind == GCORE_INPUT_SCROLL) {
    input.delta = value_point(value_of(line, word));
  } else {
    text_id(text, word, &input.contact);
  }
  if (at) {
    input.position = value_point(at);
  } else if (kind == GCORE_INPUT_UP || kind == GCORE_INPUT_CANCEL) {
    input.flags |= GCORE_INPUT_NOWHERE;
  }
  if (device) input.device = value_word(device, &device_words);
  if (button) input.button = value_word(button, &button_words);
  if (pressure) input.pressure = value_number(pressure);
  if (phase) input.scroll_phase = value_word(phase, &scroll_phase_words);
  if (cJSON_IsTrue(value_of(line, "more"))) input.flags |= GCORE_INPUT_MORE;
  if (cJSON_IsTrue(value_of(line, "precise"))) input.flags |= GCORE_INPUT_PRECISE;
  return input;
}

static gcore_result set(trace *t, const cJSON *line) {
  const char *text = value_of(line, "set")->valuestring;
  const name *known = names_find(t, STATE, text);
  if (!known) return GCORE_ERROR_INVALID_ARGUMENT;
  // How many numbers there are the library judges; a flag in place of a number it never sees.
  const cJSON *value = value_of(line, "value");
  if (cJSON_IsBool(value) != (known->type == GCORE_STATE_BOOL)) return GCORE_ERROR_INVALID_ARGUMENT;
  double numbers[4] = {0};
  int count = value_numbers(value, numbers);
  if (count > 4) return GCORE_ERROR_INVALID_ARGUMENT;
  return gcore_state_set(t->session, (gcore_state_id){known->id}, numbers, (size_t)count);
}

static bool is_kept(const name *state) { return state->noun == STATE && !state->is_sum && !state->holds; }

// Writes the named cells of a snapshot, and restores that: one step for all.
static gcore_result restore(trace *t, const cJSON *line) {
  gcore_vec4 cells[256];
  size_t count = 0, kept = 0;
  gcore_result result = gcore_state_snapshot(t->session, cells, 256, &count);
  for (int i = 0; i < t->name_count; i++) kept += is_kept(&t->names[i]);
  if (!result && kept != count) fail(t, t->line, "wanted %d cells in a snapshot, got %d", (int)kept, (int)count);
  for (const cJSON *item = value_of(line, "restore")->child; item && !result; item = item->next) {
    const name *known = names_find(t, STATE, item->string);
    if (!known) return GCORE_ERROR_INVALID_ARGUMENT;
    gcore_vec4 cell = value_cell(t, item, (gcore_state_type)known->type);
    if (t->unfit) return GCORE_ERROR_INVALID_ARGUMENT;
    if (!is_kept(known)) return GCORE_ERROR_READ_ONLY_STATE;
    size_t index = 0;
    for (const name *state = t->names; state < known; state++) index += is_kept(state);
    if (index < count) cells[index] = cell;
  }
  return result ? result : gcore_state_restore(t->session, cells, count);
}

static void call(trace *t, const cJSON *line, const char *word) {
  const char *text = cJSON_IsString(value_of(line, word)) ? value_of(line, word)->valuestring : "";
  if (!strcmp(word, "set")) {
    outcome_note(t, set(t, line));
  } else if (!strcmp(word, "restore")) {
    outcome_note(t, restore(t, line));
  } else if (!strcmp(word, "remove_region")) {
    gcore_region_id region = {names_id(t, REGION, text)};
    outcome_note(t, t->unfit ? GCORE_ERROR_INVALID_ARGUMENT : gcore_region_remove(t->session, region));
  } else if (!strcmp(word, "remove_gesture")) {
    gcore_gesture_id gesture = {names_id(t, GESTURE, text)};
    outcome_note(t, t->unfit ? GCORE_ERROR_INVALID_ARGUMENT : gcore_gesture_remove(t->session, gesture));
  } else if (!strcmp(word, "reset")) {
    outcome_note(t, gcore_session_reset(t->session));
  } else if (!strcmp(word, "gesture")) {
    gesture_make(t, line);
  } else if (!strcmp(word, "configure")) {
    gesture_configure(t, line);
  } else {
    scene_line(t, line, word);
  }
}

void input_line(trace *t, const cJSON *line, const char *word, const char *text) {
  static const char *const names[] = {NULL,         "down",  "move",   "up",     "cancel",
                                      "cancel_all", "hover", "scroll", "advance"};
  static const words kinds = {9, names};
  int kind = words_find(&kinds, word);
  t->unfit = false;
  // What the host does at a time is done after all that is due by then.
  gcore_input input = {.kind = GCORE_INPUT_ADVANCE};
  if (kind >= 0) input = read_input(line, text, (gcore_input_kind)kind, word);
  if (kind >= 0 || text_seconds(text, "t", &input.time_ns)) feed(t, &input);
  if (kind < 0) call(t, line, word);
  outcome_drain(t);
  outcome_complete(t);
}
