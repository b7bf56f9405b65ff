/// Composites: gestures made of gestures.
///
/// *Sequence*: each member waits for the one before it to end, then joins with the contacts that are down.
/// *Simultaneous*: members do not hinder each other; it ends once, when the last has resolved. *Exclusive*: earlier
/// members come first; a later one waits while an earlier one can still win. *Race*: the first to be recognized wins.
/// A composite is a gesture: it is attached, related, bound to states and made a member of others. `branch` in its
/// value counts members from 1 and says which one is live; the value of each member can be asked for by its id.
/// Members report events of their own only with `notify`. Their order in the array is their order.
///
/// The manual has the tables of what a composite does after each of its members:
/// `Sources/GestureCore/Documentation.docc/Combining.md`.
#ifndef GESTURECORE_COMPOSITE_H
#define GESTURECORE_COMPOSITE_H

#include "base.h"
#include "gesture.h"
#include "id.h"

GCORE_BEGIN

/// How members are combined. \since 0.1
typedef struct gcore_composite_def {
  /// Set by `gcore_composite_def_default`.
  uint32_t struct_size;
  /// A `gcore_gesture_kind`: sequence, simultaneous, exclusive or race. It cannot be changed later.
  uint32_t kind;
  /// UTF-8, unique among gestures; null: its kind and number.
  const char *name;
  /// What all kinds share; a composite reads `enabled` and `notify`, its members have their own.
  gcore_gesture_options options;
  /// Sequence: while no contact that the next member accepts is down, the time from a member's end at which the next
  /// press is too late (too_late). Default 0.35 s.
  uint64_t max_gap_ns;
  /// Sequence: 1: a lift in branch 2 or later, before the live member is recognized, ends it; 0: cancels it. Default 0.
  uint32_t lift_completes;
  /// Must be 0.
  uint32_t reserved;
} gcore_composite_def;

/// Answers a composite of this kind with every default.
/// \since 0.1
GCORE_API gcore_composite_def gcore_composite_def_default(gcore_gesture_kind kind);

/// Makes a composite of `count` members, two or more. Hover and the contact observer can be none. The definition, its
/// name and the ids are copied.
/// \returns GCORE_OK and the id; capacity when all gestures are made; stale_id for a member that is gone;
/// invalid_argument for one that is attached, belongs to another composite or cannot be one, and for a name that is
/// taken; cycle for one that stands twice or would wait for itself.
/// \since 0.1
GCORE_API gcore_result gcore_composite_make(
    gcore_session *session, const gcore_composite_def *def, const gcore_gesture_id *members, size_t count,
    gcore_gesture_id *gesture);

/// Copies the ids of a composite's members, in order, into `members`, and their number into `count`. `members` may be
/// null when `capacity` is 0: only the number is answered. Allocates for the time of the call.
/// \returns GCORE_OK; capacity where there are more than fit: nothing is copied, and `count` says how many;
/// invalid_argument for a gesture that is no composite.
/// \since 0.1
GCORE_API gcore_result gcore_composite_members(
    gcore_session *session, gcore_gesture_id gesture, gcore_gesture_id *members, size_t capacity, size_t *count);

/// Changes a composite; `def->name` is not read. A real change cancels it if it is under way (reconfigured, disabled).
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
/// \since 0.1
GCORE_API gcore_result gcore_composite_configure(
    gcore_session *session, gcore_gesture_id gesture, const gcore_composite_def *def);

/// Reads the present definition of a composite into `def`, whose `struct_size` must be set (by `..._default`).
/// `name` is the session's text, or null for one that was given none.
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture that is no composite.
/// \since 0.1
GCORE_API gcore_result gcore_composite_get(gcore_session *session, gcore_gesture_id gesture, gcore_composite_def *def);

GCORE_END

#endif
