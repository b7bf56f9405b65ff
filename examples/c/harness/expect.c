// What is expected of the last line: only the keys given are compared.
#include "harness.h"
#include <stdio.h>
#include <string.h>

static double within_of(const cJSON *line) {
  const cJSON *within = value_of(line, "within");
  return within ? value_number(within) : 1e-9;
}

// A key of an expectation that names no field.
static bool is_apart(const cJSON *key) {
  static const char *const names[] = {"expect", "phase", "within"};
  static const words apart = {3, names};
  return words_find(&apart, key->string) >= 0;
}

static bool matches(trace *t, const gcore_event *event, const cJSON *line, const char *text) {
  for (const cJSON *key = line->child; key; key = key->next) {
    if (!is_apart(key) && !field_matches(t, event, key, within_of(line), text)) return false;
  }
  return true;
}

// Fails an event that has the right name and phase, with the fields that are not as wanted.
static void fail_fields(trace *t, const gcore_event *event, const cJSON *line, const char *what, const char *text) {
  char wanted[MOST_TEXT] = "", got[MOST_TEXT] = "", one[MOST_TEXT];
  size_t w = 0, g = 0;
  for (const cJSON *key = line->child; key; key = key->next) {
    if (is_apart(key) || field_matches(t, event, key, within_of(line), text)) continue;
    char *json = cJSON_PrintUnformatted(key);
    if (w < 300) w += (size_t)snprintf(wanted + w, 300, "%s%s %.200s", w ? ", " : "", key->string, json ? json : "?");
    if (g < 300) g += (size_t)snprintf(got + g, 300, "%s%.250s", g ? ", " : "", field_text(t, event, key->string, one));
    cJSON_free(json);
  }
  fail(t, t->line, "wanted %.200s with %.300s, got %.300s", what, wanted, got);
}

static void take(outcome *o, int last) {
  for (int i = 0; i <= last; i++) o->taken[i] = true;
}

// Takes the next event that is what is wanted, stepping over `changed` events unless the case is strict. One that has
// the right name and phase but wrong fields is taken too.
static void expect_event(trace *t, const cJSON *line, const char *text) {
  outcome *o = &t->last;
  const char *gesture = value_of(line, "expect")->valuestring;
  const cJSON *phase = value_of(line, "phase");
  char what[MOST_TEXT], got[MOST_TEXT] = "nothing";
  snprintf(what, sizeof what, "%.400s%s%s", gesture, phase ? " " : "", phase ? phase->valuestring : "");
  int nearest = -1, first = -1;
  for (int i = 0; i < o->event_count; i++) {
    const gcore_event *event = &o->events[i];
    if (o->taken[i]) continue;
    if (first < 0) first = i;
    const name *its = names_gesture(t, event->gesture.bits);
    bool is_it = its && !strcmp(its->text, gesture);
    if (is_it && (!phase || words_find(&phase_words, phase->valuestring) == event->phase)) {
      if (matches(t, event, line, text)) {
        take(o, i);
        return;
      }
      if (nearest < 0) nearest = i;
    }
    if (t->strict || event->phase != GCORE_PHASE_CHANGED) break;
  }
  if (nearest >= 0) {
    take(o, nearest);
    fail_fields(t, &o->events[nearest], line, what, text);
  } else {
    if (first >= 0) field_event(t, &o->events[first], got);
    fail(t, t->line, "wanted %.400s, got %.400s", what, got);
  }
}

// Compares a value of a type that has so many numbers.
static void expect_value(trace *t, const cJSON *line, const char *what, const name *its, gcore_vec4 value) {
  static const int sizes[] = {0, 1, 2, 4, 1, 1};
  const double numbers[] = {value.x, value.y, value.z, value.w};
  const cJSON *wanted = value_of(line, "value");
  if (field_near(wanted, numbers, sizes[its->type], within_of(line))) return;
  char got[MOST_TEXT];
  char *json = cJSON_PrintUnformatted(wanted);
  fail(t, t->line, "wanted %s %.200s %.200s, got %.400s", what, its->text, json ? json : "?",
       field_numbers(numbers, sizes[its->type], got));
  cJSON_free(json);
}

static const name *known(trace *t, noun noun, const char *text) {
  const name *found = names_find(t, noun, text);
  if (!found) fail(t, t->line, "wanted %.200s, got invalid_argument: nothing of this name was made", text);
  return found;
}

static void expect_state(trace *t, const cJSON *line) {
  const name *state = known(t, STATE, value_of(line, "expect_state")->valuestring);
  gcore_vec4 value;
  if (!state) return;
  gcore_result result = gcore_state_get(t->session, (gcore_state_id){state->id}, &value);
  if (result) fail(t, t->line, "wanted state %s, got %s", state->text, gcore_result_name(result));
  if (!result) expect_value(t, line, "state", state, value);
}

static void expect_follower(trace *t, const cJSON *line) {
  const name *follower = known(t, FOLLOWER, value_of(line, "expect_follower")->valuestring);
  gcore_vec4 value;
  if (!follower) return;
  gcore_follower_id id = {follower->id};
  gcore_result result = gcore_follower_value(t->session, id, gcore_session_now(t->session), &value);
  if (result) fail(t, t->line, "wanted follower %s, got %s", follower->text, gcore_result_name(result));
  if (!result) expect_value(t, line, "follower", follower, value);
}

static void expect_phase(trace *t, const cJSON *line) {
  const name *gesture = known(t, GESTURE, value_of(line, "expect_phase")->valuestring);
  gcore_value value;
  if (!gesture) return;
  gcore_gesture_id id = {gesture->id};
  gcore_result result = gcore_gesture_value(t->session, id, &value);
  const char *is = value_of(line, "is")->valuestring;
  const cJSON *because = value_of(line, "reason");
  const char *phase = result ? gcore_result_name(result) : gcore_phase_name(gcore_gesture_phase(t->session, id));
  const char *reason = gcore_reason_name(gcore_gesture_reason(t->session, id));
  if (!strcmp(phase, is) && (!because || !strcmp(reason, because->valuestring))) return;
  fail(t, t->line, "wanted %s %s%s%s, got %s (%s)", gesture->text, is, because ? " " : "",
       because ? because->valuestring : "", phase, reason);
}

static void expect_error(trace *t, const cJSON *line) {
  outcome *o = &t->last;
  const char *wanted = value_of(line, "expect_error")->valuestring, *got = "none";
  for (int i = o->error_count - 1; i >= 0; i--) {
    if (!o->error_taken[i]) got = o->errors[i];
  }
  for (int i = 0; i < o->error_count; i++) {
    if (o->error_taken[i] || strcmp(o->errors[i], wanted)) continue;
    o->error_taken[i] = true;
    return;
  }
  fail(t, t->line, "wanted error %s, got %s", wanted, got);
}

static bool is_named(trace *t, const cJSON *line, const char *key, gcore_gesture_id gesture) {
  const name *its = names_gesture(t, gesture.bits);
  return !value_of(line, key) || (its && !strcmp(its->text, value_of(line, key)->valuestring));
}

static void expect_decision(trace *t, const cJSON *line, const char *text) {
  outcome *o = &t->last;
  const char *kind = value_of(line, "expect_decision")->valuestring;
  const cJSON *because = value_of(line, "because");
  uint64_t time;
  bool has_time = text_seconds(text, "t", &time);
  for (int i = 0; i < o->decision_count; i++) {
    const gcore_decision *d = &o->decisions[i];
    if (o->decision_taken[i] || words_find(&decision_words, kind) != d->kind) continue;
    if (!is_named(t, line, "gesture", d->gesture) || !is_named(t, line, "for", d->other)) continue;
    if (!is_named(t, line, "by", d->other) || (has_time && d->time_ns != time)) continue;
    if (because && words_find(&reason_words, because->valuestring) != d->reason) continue;
    o->decision_taken[i] = true;
    return;
  }
  fail(t, t->line, "wanted decision %s, got %d others", kind, o->decision_count);
}

static void expect_deadline(trace *t, const char *text) {
  uint64_t wanted, got = gcore_session_next_deadline(t->session);
  if (!text_seconds(text, "expect_deadline", &wanted)) wanted = GCORE_NEVER;
  if (wanted == got) return;
  char a[32] = "null", b[32] = "null";
  if (wanted != GCORE_NEVER) text_number((double)wanted / 1e9, a);
  if (got != GCORE_NEVER) text_number((double)got / 1e9, b);
  fail(t, t->line, "wanted deadline %s, got %s", a, b);
}

void expect_line(trace *t, const cJSON *line, const char *word, const char *text) {
  if (!strcmp(word, "expect")) expect_event(t, line, text);
  if (!strcmp(word, "expect_state")) expect_state(t, line);
  if (!strcmp(word, "expect_follower")) expect_follower(t, line);
  if (!strcmp(word, "expect_phase")) expect_phase(t, line);
  if (!strcmp(word, "expect_error")) expect_error(t, line);
  if (!strcmp(word, "expect_decision")) expect_decision(t, line, text);
  if (!strcmp(word, "expect_deadline")) expect_deadline(t, text);
}

void expect_nothing_more(trace *t) {
  outcome *o = &t->last;
  char text[MOST_TEXT];
  for (int i = 0; i < o->event_count; i++) {
    if (o->taken[i] || (o->events[i].phase == GCORE_PHASE_CHANGED && !t->strict)) continue;
    fail(t, o->line, "wanted no other event, got %.600s", field_event(t, &o->events[i], text));
  }
  for (int i = 0; i < o->error_count; i++) {
    if (!o->error_taken[i]) fail(t, o->line, "wanted no error, got %s", o->errors[i]);
  }
}
