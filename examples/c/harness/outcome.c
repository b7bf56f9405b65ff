// What the session says after a line.
#include "harness.h"
#include <stdarg.h>
#include <stdio.h>

void outcome_clear(outcome *o, int line) {
  o->event_count = o->decision_count = o->error_count = 0;
  o->line = line;
}

void outcome_error(trace *t, const char *name) {
  outcome *o = &t->last;
  if (o->error_count == MOST_ERRORS) return;
  o->error_taken[o->error_count] = false;
  o->errors[o->error_count++] = name;
}

void outcome_note(trace *t, gcore_result result) {
  if (result != GCORE_OK) outcome_error(t, gcore_result_name(result));
}

// Events that are under way carry no velocity, prediction and elapsed: those are asked for.
static void complete(trace *t, gcore_event *event) {
  gcore_value now;
  const uint32_t asked = GCORE_FIELD_VELOCITY | GCORE_FIELD_PREDICTED_END | GCORE_FIELD_PREDICTED_TRANSLATION |
                         GCORE_FIELD_ELAPSED;
  if (event->phase != GCORE_PHASE_BEGAN && event->phase != GCORE_PHASE_CHANGED) return;
  if (gcore_gesture_value(t->session, event->gesture, &now) != GCORE_OK) return;
  uint32_t missing = now.fields & asked & ~event->value.fields;
  if (missing & GCORE_FIELD_VELOCITY) event->value.velocity = now.velocity;
  if (missing & GCORE_FIELD_PREDICTED_END) event->value.predicted_end = now.predicted_end;
  if (missing & GCORE_FIELD_PREDICTED_TRANSLATION) event->value.predicted_translation = now.predicted_translation;
  if (missing & GCORE_FIELD_ELAPSED) event->value.elapsed = now.elapsed;
  event->value.fields |= missing;
}

void outcome_drain(trace *t) {
  outcome *o = &t->last;
  while (o->event_count < MOST_EVENTS && gcore_session_next_event(t->session, &o->events[o->event_count])) {
    if (t->plays_only) lives_hear(t, &o->events[o->event_count]);
    complete(t, &o->events[o->event_count]);
    o->taken[o->event_count++] = false;
  }
  while (o->decision_count < MOST_EVENTS &&
         gcore_session_next_decision(t->session, &o->decisions[o->decision_count])) {
    o->decision_taken[o->decision_count++] = false;
  }
}

void fail(trace *t, int line, const char *format, ...) {
  if (++t->failures > 3) return;
  va_list arguments;
  va_start(arguments, format);
  printf("%s:%d: ", t->file, line);
  vprintf(format, arguments);
  printf("\n");
  va_end(arguments);
}
