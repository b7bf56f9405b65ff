/// Strokes: drag and swipe.
///
/// A *drag* is recognized when a contact has travelled its minimum distance, and follows it until a lift leaves fewer
/// contacts than its least, which ends it. Its translation counts from the press, so that at recognition it is already
/// that long, unless `consume` takes that first way off. With an axis it begins only within the gate around it, and
/// keeps that component alone. A *swipe* is discrete: it ends at the first sample that is far and fast enough, or,
/// with `fires_at_lift`, at a lift that is; by then any drag on the same contact will have taken it. From 10 points of
/// travel on, whatever the scale, or from `min_distance` (scaled) where that is less, each sample is held to
/// `directions`, by the greater component of the whole travel, equal ones counting as horizontal: outside them it
/// fails (wrong_direction).
///
/// Distances are points of the gesture's space, multiplied by the session's slop scale of the device; no number
/// is negative.
#ifndef GESTURECORE_STROKE_H
#define GESTURECORE_STROKE_H

#include "base.h"
#include "gesture.h"
#include "id.h"

GCORE_BEGIN

/// The direction that a drag or a scroll keeps to. \since 0.1
typedef enum gcore_axis {
  GCORE_AXIS_FREE,
  GCORE_AXIS_X,
  GCORE_AXIS_Y
} gcore_axis;

/// The way a swipe went. \since 0.1
typedef enum gcore_direction {
  GCORE_DIRECTION_NONE,
  GCORE_DIRECTION_LEFT,
  GCORE_DIRECTION_RIGHT,
  GCORE_DIRECTION_UP,
  GCORE_DIRECTION_DOWN
} gcore_direction;

/// As a set of directions: all four. \since 0.1
#define GCORE_DIRECTIONS_ALL ((uint32_t)0x1e)

/// Contacts that move. \since 0.1
typedef struct gcore_drag_def {
  /// Set by `gcore_drag_def_default`.
  uint32_t struct_size;
  /// A `gcore_axis`. Default free.
  uint32_t axis;
  /// UTF-8, unique among gestures; null: its kind and number.
  const char *name;
  /// What all kinds share.
  gcore_gesture_options options;
  /// Travel at which it is recognized, in points; 0: at the press. Default 10.
  double min_distance;
  /// With an axis: half the angle around it in which the drag may begin, in radians. Default pi / 4.
  double angle_gate;
  /// The least number of contacts, 1 to 64. Default 1.
  uint32_t min_contacts;
  /// The greatest number of contacts, not below the least; GCORE_CONTACTS_UNLIMITED: no limit. Default 1.
  uint32_t max_contacts;
  /// 1: the first `min_distance` is taken off every translation, which starts at zero; 0: it is part of it. Default 0.
  uint32_t consume;
  /// Must be 0.
  uint32_t reserved;
} gcore_drag_def;

/// Answers a drag with every default.
/// \since 0.1
GCORE_API gcore_drag_def gcore_drag_def_default(void);

/// Makes a drag. The definition and its name are copied.
/// \returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
/// and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_drag_make(
    gcore_session *session, const gcore_drag_def *def, gcore_gesture_id *gesture);

/// Changes a drag; `def->name` is not read. A real change cancels it if it is under way (reconfigured, disabled).
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_drag_configure(
    gcore_session *session, gcore_gesture_id gesture, const gcore_drag_def *def);

/// Reads the present definition of a drag into `def`, whose `struct_size` must be set (by `..._default`).
/// `name` is the session's text, or null for one that was given none.
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
/// \since 0.1
GCORE_API gcore_result gcore_drag_get(gcore_session *session, gcore_gesture_id gesture, gcore_drag_def *def);

/// A quick stroke in one direction. \since 0.1
typedef struct gcore_swipe_def {
  /// Set by `gcore_swipe_def_default`.
  uint32_t struct_size;
  /// The directions that are accepted: bits `1 << gcore_direction`. Default all.
  uint32_t directions;
  /// UTF-8, unique among gestures; null: its kind and number.
  const char *name;
  /// What all kinds share.
  gcore_gesture_options options;
  /// Velocity along the direction, in points per second. Default 300.
  double min_velocity;
  /// Travel that makes it, in points. Default 30.
  double min_distance;
  /// Time from the press at which it is too late (too_slow). Default 0.5 s.
  uint64_t max_duration_ns;
  /// How many contacts make it, 1 to 64. Default 1.
  uint32_t contacts;
  /// 1: it is judged at the lift; 0: at every sample. Default 0.
  uint32_t fires_at_lift;
} gcore_swipe_def;

/// Answers a swipe with every default.
/// \since 0.1
GCORE_API gcore_swipe_def gcore_swipe_def_default(void);

/// Makes a swipe. The definition and its name are copied.
/// \returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
/// and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_swipe_make(
    gcore_session *session, const gcore_swipe_def *def, gcore_gesture_id *gesture);

/// Changes a swipe; `def->name` is not read. A real change cancels it if it is under way (reconfigured, disabled).
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_swipe_configure(
    gcore_session *session, gcore_gesture_id gesture, const gcore_swipe_def *def);

/// Reads the present definition of a swipe into `def`, whose `struct_size` must be set (by `..._default`).
/// `name` is the session's text, or null for one that was given none.
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
/// \since 0.1
GCORE_API gcore_result gcore_swipe_get(gcore_session *session, gcore_gesture_id gesture, gcore_swipe_def *def);

GCORE_END

#endif
