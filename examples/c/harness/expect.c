// What is expected of the last line: only the keys given are compared.
#include "harness.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

static const double degree = 3.14159265358979323846 / 180;

static const cJSON *get(const cJSON *line, const char *key) { return cJSON_GetObjectItem(line, key); }

static bool near(const cJSON *wanted, double got, double within) { return fabs(value_number(wanted) - got) <= within; }

static bool near_numbers(const cJSON *wanted, const double *got, int count, double within) {
  if (!cJSON_IsArray(wanted)) return count == 1 && near(wanted, got[0], within);
  if (cJSON_GetArraySize(wanted) != count) return false;
  for (int i = 0; i < count; i++) {
    if (!near(cJSON_GetArrayItem(wanted, i), got[i], within)) return false;
  }
  return true;
}

static const char *const direction_names[] = {"none", "left", "right", "up", "down"};

// Whether an event has a key with the wanted value.
static bool matches(trace *t, const gcore_event *e, const cJSON *key, double within, const char *text) {
  const gcore_value *v = &e->value;
  const char *name = key->string;
  uint64_t time;
  if (!strcmp(name, "expect") || !strcmp(name, "phase") || !strcmp(name, "within")) return true;
  if (!strcmp(name, "t")) return text_seconds(text, "t", &time) && time == e->time_ns;
  if (!strcmp(name, "revision")) return near(key, (double)e->revision, 0);
  if (!strcmp(name, "reason")) return !strcmp(key->valuestring, gcore_reason_name(e->reason));
  if (!strcmp(name, "by")) {
    const char *by = gcore_gesture_name(t->session, e->by);
    return by && !strcmp(key->valuestring, by);
  }
  const double matrix[] = {v->matrix.a, v->matrix.b, v->matrix.c, v->matrix.d, v->matrix.tx, v->matrix.ty};
  const struct {
    const char *name;
    uint32_t field;
    const double *numbers;
    int count;
  } fields[] = {
      {"location", GCORE_FIELD_LOCATION, &v->location.x, 2},
      {"start", GCORE_FIELD_START, &v->start.x, 2},
      {"translation", GCORE_FIELD_TRANSLATION, &v->translation.x, 2},
      {"centroid", GCORE_FIELD_CENTROID, &v->centroid.x, 2},
      {"predicted_end", GCORE_FIELD_PREDICTED_END, &v->predicted_end.x, 2},
      {"predicted_translation", GCORE_FIELD_PREDICTED_TRANSLATION, &v->predicted_translation.x, 2},
      {"magnification", GCORE_FIELD_MAGNIFICATION, &v->magnification, 1},
      {"elapsed", GCORE_FIELD_ELAPSED, &v->elapsed, 1},
      {"delta", GCORE_FIELD_DELTA, &v->delta.x, 2},
      {"total", GCORE_FIELD_TOTAL, &v->total.x, 2},
      {"matrix", GCORE_FIELD_MATRIX, matrix, 6},
  };
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
    if (strcmp(name, fields[i].name)) continue;
    return (v->fields & fields[i].field) && near_numbers(key, fields[i].numbers, fields[i].count, within);
  }
  if (!strcmp(name, "velocity")) {
    return (v->fields & GCORE_FIELD_VELOCITY) && near_numbers(key, &v->velocity.x, cJSON_IsArray(key) ? 2 : 1, within);
  }
  if (!strcmp(name, "rotation")) {
    const cJSON *rad = get(key, "rad");
    return (v->fields & GCORE_FIELD_ROTATION) &&
           (rad ? near(rad, v->rotation, within) : near(key, v->rotation / degree, within));
  }
  if (!strcmp(name, "direction")) {
    return (v->fields & GCORE_FIELD_DIRECTION) && !strcmp(key->valuestring, direction_names[v->direction]);
  }
  const struct {
    const char *name;
    uint32_t field;
    double number;
  } wholes[] = {
      {"branch", GCORE_FIELD_BRANCH, v->branch},         {"count", GCORE_FIELD_COUNT, v->count},
      {"contacts", GCORE_FIELD_CONTACTS, v->contacts},   {"recognized", GCORE_FIELD_RECOGNIZED, v->recognized},
      {"inside", GCORE_FIELD_INSIDE, v->inside},
  };
  for (size_t i = 0; i < sizeof wholes / sizeof *wholes; i++) {
    if (!strcmp(name, wholes[i].name)) return (v->fields & wholes[i].field) && near(key, wholes[i].number, 0);
  }
  return false;
}

static bool may_pass(trace *t, const gcore_event *e) { return e->phase == GCORE_PHASE_CHANGED && !t->strict; }

static void expect_event(trace *t, const cJSON *line, const char *text) {
  outcome *o = &t->last;
  double within = get(line, "within") ? value_number(get(line, "within")) : 1e-9;
  const char *name = get(line, "expect")->valuestring, *phase = get(line, "phase")->valuestring;
  for (int i = 0; i < o->event_count; i++) {
    if (o->taken[i]) continue;
    const gcore_event *e = &o->events[i];
    const char *its = gcore_gesture_name(t->session, e->gesture);
    bool fits = its && !strcmp(its, name) && !strcmp(gcore_phase_name(e->phase), phase);
    for (const cJSON *key = line->child; key && fits; key = key->next) fits = matches(t, e, key, within, text);
    if (fits) {
      for (int j = 0; j <= i; j++) o->taken[j] = true;
      return;
    }
    if (may_pass(t, e)) continue;
    fail(t, t->line, "wanted %s %s, got %s %s", name, phase, its ? its : "?", gcore_phase_name(e->phase));
    return;
  }
  fail(t, t->line, "wanted %s %s, got nothing", name, phase);
}

static void expect_numbers(trace *t, const cJSON *line, gcore_vec4 got, const char *what) {
  double within = get(line, "within") ? value_number(get(line, "within")) : 1e-9;
  const double numbers[] = {got.x, got.y, got.z, got.w};
  const cJSON *wanted = get(line, "value");
  int count = cJSON_IsArray(wanted) ? cJSON_GetArraySize(wanted) : 1;
  if (!near_numbers(wanted, numbers, count, within)) {
    fail(t, t->line, "wanted another value of %s, got (%g, %g)", what, got.x, got.y);
  }
}

static void expect_phase(trace *t, const cJSON *line) {
  const char *name = get(line, "expect_phase")->valuestring, *is = get(line, "is")->valuestring;
  gcore_gesture_id gesture = gcore_gesture_named(t->session, name);
  const char *phase = gcore_phase_name(gcore_gesture_phase(t->session, gesture));
  const char *reason = gcore_reason_name(gcore_gesture_reason(t->session, gesture));
  const cJSON *because = get(line, "reason");
  if (strcmp(phase, is) || (because && strcmp(reason, because->valuestring))) {
    fail(t, t->line, "wanted %s %s, got %s (%s)", name, is, phase, reason);
  }
}

static void expect_error(trace *t, const cJSON *line) {
  outcome *o = &t->last;
  for (int i = 0; i < o->error_count; i++) {
    if (o->error_taken[i] || strcmp(o->errors[i], get(line, "expect_error")->valuestring)) continue;
    o->error_taken[i] = true;
    return;
  }
  fail(t, t->line, "wanted error %s, got none", get(line, "expect_error")->valuestring);
}

static bool named(trace *t, const cJSON *line, const char *key, gcore_gesture_id gesture) {
  const char *name = gcore_gesture_name(t->session, gesture);
  return !get(line, key) || (name && !strcmp(name, get(line, key)->valuestring));
}

static void expect_decision(trace *t, const cJSON *line) {
  static const char *const kinds[] = {"granted", "waits", "denied"};
  outcome *o = &t->last;
  for (int i = 0; i < o->decision_count; i++) {
    const gcore_decision *d = &o->decisions[i];
    if (o->decision_taken[i] || strcmp(kinds[d->kind], get(line, "expect_decision")->valuestring)) continue;
    if (!named(t, line, "gesture", d->gesture) || !named(t, line, "for", d->other)) continue;
    if (!named(t, line, "by", d->other)) continue;
    o->decision_taken[i] = true;
    return;
  }
  fail(t, t->line, "wanted a decision %s, got none", get(line, "expect_decision")->valuestring);
}

static void expect_deadline(trace *t, const cJSON *line, const char *text) {
  uint64_t wanted = GCORE_NEVER, got = gcore_session_next_deadline(t->session);
  if (!cJSON_IsNull(get(line, "expect_deadline"))) text_seconds(text, "expect_deadline", &wanted);
  if (wanted != got) fail(t, t->line, "wanted deadline %g, got %g", (double)wanted / 1e9, (double)got / 1e9);
}

bool expect_line(trace *t, const cJSON *line, const char *text) {
  gcore_vec4 value = {0, 0, 0, 0};
  if (get(line, "expect")) {
    expect_event(t, line, text);
  } else if (get(line, "expect_state")) {
    const char *name = get(line, "expect_state")->valuestring;
    gcore_state_get(t->session, gcore_state_named(t->session, name), &value);
    expect_numbers(t, line, value, name);
  } else if (get(line, "expect_follower")) {
    const char *name = get(line, "expect_follower")->valuestring;
    gcore_follower_id follower = gcore_follower_named(t->session, name);
    gcore_follower_value(t->session, follower, gcore_session_now(t->session), &value);
    expect_numbers(t, line, value, name);
  } else if (get(line, "expect_phase")) {
    expect_phase(t, line);
  } else if (get(line, "expect_error")) {
    expect_error(t, line);
  } else if (get(line, "expect_decision")) {
    expect_decision(t, line);
  } else if (get(line, "expect_deadline")) {
    expect_deadline(t, line, text);
  } else {
    return get(line, "event") || get(line, "decision") || get(line, "error") || get(line, "hash");
  }
  return true;
}

void expect_nothing_more(trace *t) {
  outcome *o = &t->last;
  for (int i = 0; i < o->event_count; i++) {
    if (o->taken[i] || may_pass(t, &o->events[i])) continue;
    const char *name = gcore_gesture_name(t->session, o->events[i].gesture);
    fail(t, o->line, "wanted no other event, got %s %s", name ? name : "?", gcore_phase_name(o->events[i].phase));
  }
  for (int i = 0; i < o->error_count; i++) {
    if (!o->error_taken[i]) fail(t, o->line, "wanted no error, got %s", o->errors[i]);
  }
}
