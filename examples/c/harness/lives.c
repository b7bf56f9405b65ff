// Each gesture's life, as its events tell it: a beginning, then one end, and nothing left when all is cancelled.
#include "harness.h"

enum { MOST_GESTURES = 256 };
static struct {
  uint64_t gesture;
  bool is_live;
} lives[MOST_GESTURES];
static int count;

void lives_clear(void) { count = 0; }

void lives_hear(trace *t, const gcore_event *event) {
  int i = 0;
  while (i < count && lives[i].gesture != event->gesture.bits) i++;
  if (i == MOST_GESTURES) return;
  if (i == count) {
    lives[count].gesture = event->gesture.bits;
    lives[count++].is_live = false;
  }
  const struct name *its = names_gesture(t, event->gesture.bits);
  const char *name = its ? its->text : "?", *phase = gcore_phase_name(event->phase);
  bool was_live = lives[i].is_live;
  switch (event->phase) {
    case GCORE_PHASE_BEGAN:
      lives[i].is_live = true;
      if (was_live) fail(t, t->line, "%s began twice", name);
      break;
    case GCORE_PHASE_CHANGED:
      if (!was_live) fail(t, t->line, "%s %s and had not begun", name, phase);
      break;
    case GCORE_PHASE_ENDED:
      lives[i].is_live = false;
      break;
    case GCORE_PHASE_CANCELLED:
      lives[i].is_live = false;
      if (!was_live) fail(t, t->line, "%s %s and had not begun", name, phase);
      break;
    default:
      fail(t, t->line, "%s said %s", name, phase);
  }
}

void lives_end(trace *t) {
  gcore_input end = {.kind = GCORE_INPUT_CANCEL_ALL, .time_ns = gcore_session_now(t->session)};
  gcore_session_feed(t->session, &end, 1, NULL);
  outcome_clear(&t->last, t->line);
  outcome_drain(t);
  for (int i = 0; i < count; i++) {
    const name *its = names_gesture(t, lives[i].gesture);
    if (lives[i].is_live) fail(t, t->line, "%s never ended", its ? its->text : "?");
  }
  if (gcore_session_next_deadline(t->session) != GCORE_NEVER) fail(t, t->line, "a deadline is left");
}
