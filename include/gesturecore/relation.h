/// Relations: what two gestures are to each other, wherever they are attached.
///
/// They come on top of what depth, order and composition say already. Each holds from the next press on and lives as
/// long as both gestures do. The manual has the order of all rules: `Sources/GestureCore/Documentation.docc/WhoWins.md`.
///
/// Where a pair has both WAITS_FOR and RUNS_WITH, the wait holds: the one that waits is held while the other can still
/// win, and denied when that is granted. Granted itself, it denies the other nothing.
#ifndef GESTURECORE_RELATION_H
#define GESTURECORE_RELATION_H

#include "base.h"
#include "id.h"

GCORE_BEGIN

/// What a gesture is to another. \since 0.1
typedef enum gcore_relation {
  /// Its claim is held while the other can still win, on whatever contact.
  GCORE_RELATION_WAITS_FOR = 1,
  /// The two never compete, and never wait for each other unless WAITS_FOR says so; it holds both ways.
  GCORE_RELATION_RUNS_WITH,
  /// When it is granted, the other is denied, even one that would run beside it.
  GCORE_RELATION_PREVENTS
} gcore_relation;

/// Declares what `gesture` is to `other`. The same said twice changes nothing, but takes a second place of the capacity.
/// \returns GCORE_OK; stale_id; cycle where a gesture would wait for itself or one is inside the other; capacity when
/// all relations are made.
/// \since 0.1
GCORE_API gcore_result gcore_gesture_relate(
    gcore_session *session, gcore_gesture_id gesture, gcore_relation relation, gcore_gesture_id other);

GCORE_END

#endif
