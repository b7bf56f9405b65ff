// Deadlines of custom recognizers: a hold that time decides, and knocks that wait for the next without a contact.
#include "stage.h"

#include <stdio.h>

#define MS UINT64_C(1000000)

static void tell(const char *who, const gcore_custom_input *input) {
  static const char *const signals[] = {"", "press", "move", "lift", "cancel", "deadline"};
  printf("  %s hears %s at %llu ms\n", who, signals[input->signal], (unsigned long long)(input->time_ns / MS));
}

/// Pressing at the press, recognized 300 ms later with the contact still down.
static void hold(void *instance, const gcore_custom_input *input, gcore_verdict *verdict) {
  (void)instance;
  tell("hold", input);
  verdict->stimulus = GCORE_STIMULUS_TIME;
  switch (input->signal) {
    case GCORE_CUSTOM_PRESSED:
      verdict->phase = GCORE_PHASE_BEGAN;
      verdict->deadline_ns = input->time_ns + 300 * MS;
      break;
    case GCORE_CUSTOM_DEADLINE: verdict->phase = GCORE_PHASE_ENDED; break;
    case GCORE_CUSTOM_LIFTED:
      verdict->phase = GCORE_PHASE_CANCELLED;
      verdict->reason = GCORE_REASON_LIFTED_EARLY;
      break;
    default: break;
  }
}

/// Three presses, each within 200 ms of the lift before.
static void knocks(void *instance, const gcore_custom_input *input, gcore_verdict *verdict) {
  int *count = instance;
  tell("knocks", input);
  verdict->stimulus = GCORE_STIMULUS_LIFT;
  verdict->value.fields = GCORE_FIELD_COUNT;
  switch (input->signal) {
    case GCORE_CUSTOM_PRESSED: verdict->deadline_ns = GCORE_NEVER; break;
    case GCORE_CUSTOM_LIFTED:
      *count += 1;
      verdict->value.count = *count;
      if (*count == 3) verdict->phase = GCORE_PHASE_ENDED;
      else verdict->deadline_ns = input->time_ns + 200 * MS;
      break;
    case GCORE_CUSTOM_DEADLINE:
      verdict->phase = GCORE_PHASE_FAILED;
      verdict->reason = GCORE_REASON_TOO_LATE;
      break;
    default: break;
  }
}

/// Asks for the next deadline a nanosecond later, for ever.
static void ticks(void *instance, const gcore_custom_input *input, gcore_verdict *verdict) {
  *(int *)instance += 1;
  verdict->deadline_ns = input->time_ns + 1;
}

static void forget(void *instance) {
  if (instance) *(int *)instance = 0;
}

static gcore_session *make(void (*function)(void *, const gcore_custom_input *, gcore_verdict *), void *user,
                           gcore_gesture_id *gesture) {
  gcore_session *session = stage_session(0);
  gcore_region_id pad = stage_region(session, "pad", 0, 0, 300, 300);
  gcore_recognizer recognizer = {.struct_size = sizeof recognizer, .user = user, .contact = function,
                                 .deadline = function, .reset = forget};
  gcore_custom_def def = gcore_custom_def_default();
  def.name = "custom";
  def.recognizer = &recognizer;
  stage_result(session, "make", gcore_custom_make(session, &def, gesture));
  stage_attach(session, *gesture, pad);
  return session;
}

int main(void) {
  gcore_gesture_id custom;
  gcore_session *session = make(hold, NULL, &custom);
  stage_title("a hold: one nanosecond short, and at its deadline");
  stage_down(session, 0, 1, 100, 100);
  printf("  deadline %llu ms\n", (unsigned long long)(gcore_session_next_deadline(session) / MS));
  gcore_session_advance(session, 300 * MS - 1);
  stage_events(session);
  stage_advance(session, 300);
  stage_up(session, 400, 1, 100, 100);
  stage_down(session, 1000, 1, 100, 100);
  stage_up(session, 1100, 1, 100, 100);
  stage_advance(session, 2000);
  gcore_session_destroy(session);

  int count = 0;
  session = make(knocks, &count, &custom);
  gcore_gesture_id tap = stage_tap(session, "tap");
  stage_attach(session, tap, gcore_region_named(session, "pad"));
  stage_result(session, "tap waits", gcore_gesture_relate(session, tap, GCORE_RELATION_WAITS_FOR, custom));
  stage_title("three knocks, and a tap that waits for them");
  for (unsigned n = 0; n < 3; n++) {
    stage_down(session, 100 * n, 1, 100, 100);
    stage_up(session, 100 * n + 50, 1, 100, 100);
  }
  stage_title("one knock: the tap is said when the others cannot come any more");
  stage_down(session, 1000, 1, 100, 100);
  stage_up(session, 1050, 1, 100, 100);
  stage_advance(session, 1249);
  stage_advance(session, 1250);
  stage_decisions(session);
  gcore_session_destroy(session);

  stage_title("deadlines come no closer than 0.1 ms");
  count = 0;
  session = make(ticks, &count, &custom);
  stage_down(session, 0, 1, 100, 100);
  stage_advance(session, 10);
  printf("  %d calls\n", count);
  gcore_session_destroy(session);
  return 0;
}
