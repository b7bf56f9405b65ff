/// Ids: what regions, gestures, states and followers are called by.
///
/// An id is a struct of one integer, so that it can be stored anywhere, compared by `bits`, and never mixed up with
/// an id of another noun. All zero is none. The integer holds a slot and its generation: the id of something that was
/// removed is never answered again for another object (until 2^32 reuses of one slot) and is refused as
/// GCORE_ERROR_STALE_ID. Ids belong to their session, and two sessions give out the same numbers: of an id that another
/// session made, only one that nothing here has can be found out. They are plain numbers, and nothing is freed.
#ifndef GESTURECORE_ID_H
#define GESTURECORE_ID_H

#include <stdint.h>

/// A region; {0} is none. \since 0.1
typedef struct gcore_region_id {
  uint64_t bits;
} gcore_region_id;

/// A gesture, composites included; {0} is none. \since 0.1
typedef struct gcore_gesture_id {
  uint64_t bits;
} gcore_gesture_id;

/// A state; {0} is none. \since 0.1
typedef struct gcore_state_id {
  uint64_t bits;
} gcore_state_id;

/// A follower; {0} is none. \since 0.1
typedef struct gcore_follower_id {
  uint64_t bits;
} gcore_follower_id;

#endif
