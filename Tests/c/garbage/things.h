// Objects that chance makes in a session.
#ifndef THINGS_H
#define THINGS_H

#include "functions.h"

enum { THINGS_MOST = 12 };

/// The ids that were answered; some may be stale by now.
typedef struct things {
  gcore_region_id regions[THINGS_MOST];
  gcore_gesture_id gestures[THINGS_MOST * 2];
  gcore_state_id states[THINGS_MOST];
  gcore_follower_id followers[THINGS_MOST];
  uint32_t region_count, gesture_count, state_count, follower_count;
  /// Makes the host's functions; null: the host has none.
  functions *functions;
} things;

/// One of those made, now and then one that never was.
gcore_region_id things_region(const things *t, dice *d);
gcore_gesture_id things_gesture(const things *t, dice *d);
gcore_state_id things_state(const things *t, dice *d);

/// Makes something, or changes or removes it; the result of the call.
gcore_result things_region_call(things *t, gcore_session *session, dice *d);
gcore_result things_gesture_call(things *t, gcore_session *session, dice *d);
gcore_result things_state_call(things *t, gcore_session *session, dice *d);

#endif
