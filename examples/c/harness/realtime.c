// The calls that a host makes where nothing may wait: they take no memory, no lock, and call no system. Clang's
// RealtimeSanitizer holds the library to that and stops the program where it does not.
#include "harness.h"

#if defined(__has_attribute)
#if __has_attribute(nonblocking)
#define REALTIME __attribute__((nonblocking))
#endif
#endif
#ifndef REALTIME
#define REALTIME
#endif

static gcore_result feed(gcore_session *session, const gcore_input *input, size_t *taken) REALTIME {
  return input->kind == GCORE_INPUT_ADVANCE ? gcore_session_advance(session, input->time_ns)
                                            : gcore_session_feed(session, input, 1, taken);
}

static size_t events(gcore_session *session, gcore_event *into, size_t room) REALTIME {
  return gcore_session_next_events(session, into, room);
}

static bool decision(gcore_session *session, gcore_decision *into) REALTIME {
  return gcore_session_next_decision(session, into);
}

static bool value(gcore_session *session, gcore_gesture_id gesture, gcore_value *into) REALTIME {
  return gcore_gesture_value(session, gesture, into) == GCORE_OK;
}

static void ask(gcore_session *session, const name *n) REALTIME {
  gcore_vec4 cell;
  if (n->noun == GESTURE) {
    gcore_gesture_phase(session, (gcore_gesture_id){n->id});
    gcore_gesture_reason(session, (gcore_gesture_id){n->id});
  } else if (n->noun == STATE) {
    gcore_state_get(session, (gcore_state_id){n->id}, &cell);
  } else if (n->noun == FOLLOWER) {
    gcore_follower_value(session, (gcore_follower_id){n->id}, gcore_session_now(session), &cell);
    gcore_follower_settling_time(session, (gcore_follower_id){n->id});
  }
  gcore_session_next_deadline(session);
}

gcore_result realtime_feed(gcore_session *session, const gcore_input *input, size_t *taken) {
  return feed(session, input, taken);
}

size_t realtime_events(gcore_session *session, gcore_event *into, size_t room) { return events(session, into, room); }

bool realtime_decision(gcore_session *session, gcore_decision *into) { return decision(session, into); }

bool realtime_value(gcore_session *session, gcore_gesture_id gesture, gcore_value *into) {
  return value(session, gesture, into);
}

void realtime_ask(gcore_session *session, const name *n) { ask(session, n); }
