/// States: typed cells that gestures drive.
///
/// A *transient* cell holds a gesture's value while that is live and is back at its initial value at once when it is
/// over; a *committed* cell changes only when a gesture ends well, or when the host writes it; a *sum* is the
/// read-only sum of others: draw `committed + transient`. All changes of one input happen in one step, together with
/// its events: no frame shows neither or both. What drives a cell is said by bindings (binding.h).
///
/// Numbers of a value: one of a scalar, an int and a bool (0 or 1), two of a vec2, four of a vec4; the others are 0.
#ifndef GESTURECORE_STATE_H
#define GESTURECORE_STATE_H

#include "base.h"
#include "id.h"

GCORE_BEGIN

/// What a state holds. \since 0.1
typedef enum gcore_state_type {
  GCORE_STATE_NONE,
  GCORE_STATE_SCALAR,
  GCORE_STATE_VEC2,
  GCORE_STATE_VEC4,
  GCORE_STATE_INT,
  GCORE_STATE_BOOL
} gcore_state_type;

/// A cell. \since 0.1
typedef struct gcore_state_def {
  /// Set by `gcore_state_def_default`.
  uint32_t struct_size;
  /// A `gcore_state_type`; it cannot be changed later.
  uint32_t type;
  /// UTF-8, unique among states; null: "state" and its number.
  const char *name;
  /// What the cell holds at first, after a reset, and, with a transient binding, whenever nothing drives it. As many
  /// numbers are read as its type has.
  gcore_vec4 initial;
} gcore_state_def;

/// Answers a state of this type that is 0 at first.
/// \since 0.1
GCORE_API gcore_state_def gcore_state_def_default(gcore_state_type type);

/// Makes a state. The definition and its name are copied.
/// \returns GCORE_OK and the id; capacity when all states are made; invalid_argument also for a name that is taken.
/// \since 0.1
GCORE_API gcore_result gcore_state_make(gcore_session *session, const gcore_state_def *def, gcore_state_id *state);

/// Makes the read-only sum of `count` states of its own type, one or more, sums among them. `def->initial` is not
/// read. The definition, its name and the ids are copied.
/// \returns GCORE_OK and the id; capacity when all states are made, and where the session's sums would add more than
/// 65536 cells together, those of sums among the parts each time; stale_id; invalid_argument for a part of another
/// type, no part, and more parts than the session holds states.
/// \since 0.1
GCORE_API gcore_result gcore_state_make_sum(
    gcore_session *session, const gcore_state_def *def, const gcore_state_id *parts, size_t count,
    gcore_state_id *state);

/// Answers what a state holds.
/// \returns its type, or GCORE_STATE_NONE for a stale id.
/// \since 0.1
GCORE_API gcore_state_type gcore_state_type_of(gcore_session *session, gcore_state_id state);

/// Reads a state of any type as four numbers.
/// \returns GCORE_OK; stale_id.
/// \since 0.1
GCORE_API gcore_result gcore_state_get(gcore_session *session, gcore_state_id state, gcore_vec4 *value);

/// Writes a committed state of any type; `count` numbers must be as many as its type has.
/// \returns GCORE_OK; read_only_state for a sum and a transient cell; invalid_argument where the type is another;
/// not_finite.
/// \since 0.1
GCORE_API gcore_result gcore_state_set(
    gcore_session *session, gcore_state_id state, const double *numbers, size_t count);

/// Answers the number of a scalar. \returns 0 for a stale id or another type. \since 0.1
GCORE_API double gcore_state_scalar(gcore_session *session, gcore_state_id state);
/// Answers both numbers of a vec2. \returns {0, 0} for a stale id or another type. \since 0.1
GCORE_API gcore_point gcore_state_vec2(gcore_session *session, gcore_state_id state);
/// Answers the four numbers of a vec4. \returns zeros for a stale id or another type. \since 0.1
GCORE_API gcore_vec4 gcore_state_vec4(gcore_session *session, gcore_state_id state);
/// Answers the number of an int. \returns 0 for a stale id or another type. \since 0.1
GCORE_API int64_t gcore_state_int(gcore_session *session, gcore_state_id state);
/// Answers what a bool holds. \returns false for a stale id or another type. \since 0.1
GCORE_API bool gcore_state_bool(gcore_session *session, gcore_state_id state);

/// Writes a committed scalar. \returns as `gcore_state_set`. \since 0.1
GCORE_API gcore_result gcore_state_set_scalar(gcore_session *session, gcore_state_id state, double value);
/// Writes a committed vec2. \returns as `gcore_state_set`. \since 0.1
GCORE_API gcore_result gcore_state_set_vec2(gcore_session *session, gcore_state_id state, gcore_point value);
/// Writes a committed vec4. \returns as `gcore_state_set`. \since 0.1
GCORE_API gcore_result gcore_state_set_vec4(gcore_session *session, gcore_state_id state, gcore_vec4 value);
/// Writes a committed int, within -2^53 and 2^53: not_finite beyond. \returns as `gcore_state_set`. \since 0.1
GCORE_API gcore_result gcore_state_set_int(gcore_session *session, gcore_state_id state, int64_t value);
/// Writes a committed bool. \returns as `gcore_state_set`. \since 0.1
GCORE_API gcore_result gcore_state_set_bool(gcore_session *session, gcore_state_id state, bool value);

/// Answers a number that goes up whenever the value changes, so that a host redraws only what did.
/// \returns the stamp; 0 for a stale id.
/// \since 0.1
GCORE_API uint64_t gcore_state_stamp(gcore_session *session, gcore_state_id state);

/// Finds a state by the name that it was given. It compares with every name: keep the id.
/// \returns its id, or {0} where none has that name.
/// \since 0.1
GCORE_API gcore_state_id gcore_state_named(gcore_session *session, const char *name);

/// Answers what a state is called: its name, or "state" and its number. The text is the session's and lives as long
/// as that does.
/// \returns UTF-8, or null for a stale id.
/// \since 0.1
GCORE_API const char *gcore_state_name(gcore_session *session, gcore_state_id state);

/// Copies all committed cells, in the order in which they were made, into `cells`, and their number into `count`: for
/// undo, saving, a second session. `cells` may be null when `capacity` is 0: only the number is answered. Allocates for
/// the time of the call.
/// \returns GCORE_OK; capacity where there are more cells than fit: nothing is copied, and `count` says how many.
/// \since 0.1
GCORE_API gcore_result gcore_state_snapshot(
    gcore_session *session, gcore_vec4 *cells, size_t capacity, size_t *count);

/// Writes all committed cells from a snapshot, in one step. Allocates for the time of the call.
/// \returns GCORE_OK; invalid_argument where `count` does not fit this session's states, not_finite where a number is
/// none: nothing is written.
/// \since 0.1
GCORE_API gcore_result gcore_state_restore(gcore_session *session, const gcore_vec4 *cells, size_t count);

GCORE_END

#endif
