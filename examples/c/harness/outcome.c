// What the session says after a line.
#include "harness.h"
#include <stdarg.h>
#include <stdio.h>

void outcome_clear(outcome *o, int line) {
  o->event_count = o->decision_count = o->error_count = 0;
  o->line = line;
}

void outcome_note(trace *t, gcore_result result) {
  outcome *o = &t->last;
  if (result == GCORE_OK) return;
  if (o->error_count == MOST_ERRORS) {
    fail(t, t->line, "more errors than the harness holds");
    return;
  }
  o->error_taken[o->error_count] = false;
  o->errors[o->error_count++] = gcore_result_name(result);
}

void outcome_drain(trace *t) {
  outcome *o = &t->last;
  size_t room = (size_t)(MOST_EVENTS - o->event_count);
  for (size_t more = realtime_events(t->session, o->events + o->event_count, room); more > 0; more--) {
    if (t->over_scene) lives_hear(t, &o->events[o->event_count]);
    o->taken[o->event_count++] = false;
  }
  while (o->decision_count < MOST_EVENTS && realtime_decision(t->session, &o->decisions[o->decision_count])) {
    o->decision_taken[o->decision_count++] = false;
  }
  if (o->event_count == MOST_EVENTS) fail(t, t->line, "more events than the harness holds");
}

// An event that is under way carries no velocity, prediction and elapsed: those are asked for, of its gesture's last.
void outcome_complete(trace *t) {
  outcome *o = &t->last;
  const uint32_t asked = GCORE_FIELD_VELOCITY | GCORE_FIELD_PREDICTED_END | GCORE_FIELD_PREDICTED_TRANSLATION |
                         GCORE_FIELD_ELAPSED;
  for (int i = 0; i < o->event_count; i++) {
    gcore_event *event = &o->events[i];
    gcore_value now;
    bool is_last = true;
    for (int j = i + 1; j < o->event_count; j++) is_last = is_last && o->events[j].gesture.bits != event->gesture.bits;
    if (!is_last || (event->phase != GCORE_PHASE_BEGAN && event->phase != GCORE_PHASE_CHANGED)) continue;
    if (!realtime_value(t->session, event->gesture, &now)) continue;
    uint32_t missing = now.fields & asked & ~event->value.fields;
    if (missing & GCORE_FIELD_VELOCITY) event->value.velocity = now.velocity;
    if (missing & GCORE_FIELD_PREDICTED_END) event->value.predicted_end = now.predicted_end;
    if (missing & GCORE_FIELD_PREDICTED_TRANSLATION) event->value.predicted_translation = now.predicted_translation;
    if (missing & GCORE_FIELD_ELAPSED) event->value.elapsed = now.elapsed;
    event->value.fields |= missing;
  }
}

// Reads all that can be read, so that a sanitizer sees it read.
void outcome_ask_everything(trace *t) {
  for (int i = 0; i < t->name_count; i++) {
    const name *n = &t->names[i];
    gcore_value value;
    gcore_region_def region = gcore_region_def_default();
    if (n->noun == GESTURE) realtime_value(t->session, (gcore_gesture_id){n->id}, &value);
    if (n->noun == REGION) gcore_region_get(t->session, (gcore_region_id){n->id}, &region);
    realtime_ask(t->session, n);
  }
  gcore_session_last_error(t->session);
  gcore_session_state_hash(t->session);
}

// The first failures are shown when the file is done; the rest are counted.
void fail(trace *t, int line, const char *format, ...) {
  if (t->failures < MOST_SHOWN) {
    char *into = t->shown[t->failures];
    int length = line > 0 ? snprintf(into, MOST_TEXT, "%s:%d: ", t->file, line)
                          : snprintf(into, MOST_TEXT, "%s: ", t->file);
    va_list arguments;
    va_start(arguments, format);
    if (length < MOST_TEXT) vsnprintf(into + length, (size_t)(MOST_TEXT - length), format, arguments);
    va_end(arguments);
  }
  t->failures++;
}
