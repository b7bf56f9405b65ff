// The fields of an event, as traces name and write them.
#include "harness.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

static const double degree = 3.14159265358979323846 / 180;

typedef enum unit { WHOLE, FLAG, NUMBER, ANGLE, VECTOR, WORD } unit;

// A field of one event: up to six numbers, or a word.
typedef struct field {
  unit unit;
  double numbers[6];
  int count;
  const char *word;
} field;

// Whether there are as many numbers, each within `within`; NaN is near NaN alone.
bool field_near(const cJSON *wanted, const double *got, int count, double within) {
  const cJSON *part = cJSON_IsArray(wanted) ? wanted->child : wanted;
  for (int i = 0; i < count; i++, part = cJSON_IsArray(wanted) ? part->next : NULL) {
    if (!part) return false;
    double want = value_number(part);
    if (!(want == got[i] || fabs(want - got[i]) <= within || (isnan(want) && isnan(got[i])))) return false;
  }
  return !part;
}

// What is measured by what has a velocity in points, and by what has another.
static const uint32_t ways = GCORE_FIELD_TRANSLATION | GCORE_FIELD_TOTAL | GCORE_FIELD_DIRECTION;
static const uint32_t pair = GCORE_FIELD_MAGNIFICATION | GCORE_FIELD_ROTATION;

// A simultaneous' velocity is of what that of its first member is whose value has one and measures what the event tells;
// another composite's of what that of the member of its branch is.
static gcore_gesture_kind moving_kind(trace *t, uint64_t gesture, uint32_t fields) {
  const name *known = names_gesture(t, gesture);
  if (known && known->member_count && known->type != GCORE_GESTURE_SIMULTANEOUS) {
    gcore_value value = {0};
    gcore_gesture_value(t->session, (gcore_gesture_id){gesture}, &value);
    int turn = (int)value.branch;
    if (turn >= 1 && turn <= known->member_count) return moving_kind(t, known->members[turn - 1], fields);
  }
  for (int i = 0; known && i < known->member_count; i++) {
    gcore_value value = {0};
    gcore_gesture_value(t->session, (gcore_gesture_id){known->members[i]}, &value);
    if (!(value.fields & GCORE_FIELD_VELOCITY) || (value.fields & (ways | pair) & ~fields)) continue;
    return moving_kind(t, known->members[i], fields);
  }
  if (known && known->member_count) return moving_kind(t, known->members[0], fields);
  return known ? (gcore_gesture_kind)known->type : GCORE_GESTURE_NONE;
}

// Of what an event's velocity is, as what its gesture measured tells; where members measured several things, who has one.
static gcore_gesture_kind velocity_kind(trace *t, const gcore_event *e) {
  const name *known = names_gesture(t, e->gesture.bits);
  uint32_t measured = e->value.fields & (ways | pair);
  if (known && known->member_count) {
    if (measured == GCORE_FIELD_MAGNIFICATION) return GCORE_GESTURE_MAGNIFY;
    if (measured == GCORE_FIELD_ROTATION) return GCORE_GESTURE_ROTATE;
    if (!(measured & pair)) return GCORE_GESTURE_DRAG;
  }
  return moving_kind(t, e->gesture.bits, e->value.fields);
}

// Reads a field that is a word; false where the event has none.
static bool read_word(trace *t, const gcore_event *e, const char *key, field *f) {
  const name *by = names_gesture(t, e->by.bits);
  *f = (field){.unit = WORD, .word = "?"};
  if (!strcmp(key, "reason")) {
    f->word = gcore_reason_name((gcore_reason)e->reason);
    return e->reason != GCORE_REASON_NONE;
  }
  if (!strcmp(key, "by")) {
    if (by) f->word = by->text;
    return e->by.bits != 0;
  }
  if (e->value.direction < (uint32_t)direction_words.count) f->word = direction_words.names[e->value.direction];
  return e->value.fields & GCORE_FIELD_DIRECTION;
}

// Reads a field; false where the event has none of this name.
static bool read(trace *t, const gcore_event *e, const char *key, field *f) {
  const gcore_value *v = &e->value;
  const gcore_affine *m = &v->matrix;
  const struct {
    const char *key;
    uint32_t bit;
    unit unit;
    int count;
    double numbers[6];
  } fields[] = {
      {"revision", 0, WHOLE, 1, {(double)e->revision}},
      {"branch", GCORE_FIELD_BRANCH, WHOLE, 1, {v->branch}},
      {"count", GCORE_FIELD_COUNT, WHOLE, 1, {v->count}},
      {"contacts", GCORE_FIELD_CONTACTS, WHOLE, 1, {v->contacts}},
      {"recognized", GCORE_FIELD_RECOGNIZED, FLAG, 1, {v->recognized}},
      {"inside", GCORE_FIELD_INSIDE, FLAG, 1, {v->inside}},
      {"location", GCORE_FIELD_LOCATION, VECTOR, 2, {v->location.x, v->location.y}},
      {"start", GCORE_FIELD_START, VECTOR, 2, {v->start.x, v->start.y}},
      {"translation", GCORE_FIELD_TRANSLATION, VECTOR, 2, {v->translation.x, v->translation.y}},
      {"centroid", GCORE_FIELD_CENTROID, VECTOR, 2, {v->centroid.x, v->centroid.y}},
      {"velocity", GCORE_FIELD_VELOCITY, VECTOR, 2, {v->velocity.x, v->velocity.y}},
      {"predicted_end", GCORE_FIELD_PREDICTED_END, VECTOR, 2, {v->predicted_end.x, v->predicted_end.y}},
      {"predicted_translation", GCORE_FIELD_PREDICTED_TRANSLATION, VECTOR, 2,
       {v->predicted_translation.x, v->predicted_translation.y}},
      {"magnification", GCORE_FIELD_MAGNIFICATION, NUMBER, 1, {v->magnification}},
      {"rotation", GCORE_FIELD_ROTATION, ANGLE, 1, {v->rotation}},
      {"elapsed", GCORE_FIELD_ELAPSED, NUMBER, 1, {v->elapsed}},
      {"delta", GCORE_FIELD_DELTA, VECTOR, 2, {v->delta.x, v->delta.y}},
      {"total", GCORE_FIELD_TOTAL, VECTOR, 2, {v->total.x, v->total.y}},
      {"matrix", GCORE_FIELD_MATRIX, VECTOR, 6, {m->a, m->b, m->c, m->d, m->tx, m->ty}},
  };
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
    if (strcmp(key, fields[i].key)) continue;
    *f = (field){.unit = fields[i].unit, .count = fields[i].count};
    memcpy(f->numbers, fields[i].numbers, sizeof f->numbers);
    gcore_gesture_kind kind = strcmp(key, "velocity") ? GCORE_GESTURE_NONE : velocity_kind(t, e);
    if (kind == GCORE_GESTURE_MAGNIFY) f->unit = NUMBER;
    if (kind == GCORE_GESTURE_ROTATE) f->unit = ANGLE;
    if (f->unit != VECTOR) f->count = 1;
    return !fields[i].bit || (v->fields & fields[i].bit);
  }
  return read_word(t, e, key, f);
}

// Whether an event has what the key of an expectation wants; counts and words exactly.
bool field_matches(trace *t, const gcore_event *event, const cJSON *key, double within, const char *text) {
  uint64_t number;
  field f;
  if (!strcmp(key->string, "t")) return text_seconds(text, "t", &number) && number == event->time_ns;
  if (!strcmp(key->string, "revision")) return text_id(text, "revision", &number) && number == event->revision;
  if (!read(t, event, key->string, &f)) return false;
  const cJSON *rad = value_of(key, "rad");
  if (f.unit == WORD) return !strcmp(key->valuestring, f.word);
  if (f.unit == WHOLE || f.unit == FLAG) return value_number(key) == f.numbers[0];
  if (f.unit == VECTOR) return cJSON_IsArray(key) && field_near(key, f.numbers, f.count, within);
  if (rad) return f.unit == ANGLE && field_near(rad, f.numbers, 1, within);
  double shown = f.unit == ANGLE ? f.numbers[0] / degree : f.numbers[0];
  return !cJSON_IsArray(key) && field_near(key, &shown, 1, within);
}

const char *field_numbers(const double *numbers, int count, char *into) {
  char number[32];
  int length = snprintf(into, MOST_TEXT, "%s", count == 1 ? "" : "[");
  for (int i = 0; i < count; i++) {
    const char *text = text_number(numbers[i], number);
    length += snprintf(into + length, (size_t)(MOST_TEXT - length), "%s%s", i ? ", " : "", text);
  }
  if (count != 1) snprintf(into + length, (size_t)(MOST_TEXT - length), "]");
  return into;
}

// `key value` of an event, or `no key`.
const char *field_text(trace *t, const gcore_event *event, const char *key, char *into) {
  field f;
  char numbers[MOST_TEXT];
  if (!strcmp(key, "t")) {
    snprintf(into, MOST_TEXT, "t %s", text_number((double)event->time_ns / 1e9, numbers));
  } else if (!read(t, event, key, &f)) {
    snprintf(into, MOST_TEXT, "no %s", key);
  } else if (f.unit == WORD) {
    snprintf(into, MOST_TEXT, "%s %s", key, f.word);
  } else if (f.unit == FLAG) {
    snprintf(into, MOST_TEXT, "%s %s", key, f.numbers[0] != 0 ? "true" : "false");
  } else {
    if (f.unit == ANGLE) f.numbers[0] /= degree;
    snprintf(into, MOST_TEXT, "%s %.900s", key, field_numbers(f.numbers, f.count, numbers));
  }
  return into;
}

// The event in a few words: what kind of event it is, not what it measured.
const char *field_event(trace *t, const gcore_event *event, char *into) {
  static const char *const shown[] = {"reason", "by", "branch", "count", "recognized", "inside", "direction"};
  const name *its = names_gesture(t, event->gesture.bits);
  const char *phase = gcore_phase_name((gcore_phase)event->phase);
  int length = snprintf(into, MOST_TEXT, "%.200s %s", its ? its->text : "?", phase);
  for (int i = 0; i < 7; i++) {
    field f;
    char one[MOST_TEXT];
    if (!read(t, event, shown[i], &f)) continue;
    length += snprintf(into + length, (size_t)(MOST_TEXT - length), ", %.100s", field_text(t, event, shown[i], one));
  }
  return into;
}
