/// Pinches: magnify, rotate, transform.
///
/// Two contacts or more, seen as one stiff hand: scale and angle are those of the least-squares similarity that carries
/// their places about the centroid from where they were to where they are. Contacts may join and leave: no value jumps.
/// *Magnify* and *rotate* report one number each, *transform* all together, with the matrix that carries start to now.
///
/// Before it is recognized, one that has fewer contacts left than its least waits for the next, with which it begins
/// anew, and fails at the last lift (lifted_early; too_few_contacts where its least was never there). Recognized, magnify
/// and rotate go on while two contacts are down and transform while one is, whatever `min_contacts` says: the lift that
/// leaves fewer ends them.
///
/// The defaults are meant for one recognizer alone, or several that run together. To tell two-finger gestures apart,
/// in a race of a two-finger drag, a magnify and a rotate, take 20 points, 0.1 and 10 degrees instead. Where samples
/// come in frames, mark all but a frame's last with GCORE_INPUT_MORE: between the samples of two fingers a pair looks
/// torn. `min_distance` is in points of the gesture's space and multiplied by the session's slop scale of the device. No
/// number is negative.
#ifndef GESTURECORE_PINCH_H
#define GESTURECORE_PINCH_H

#include "base.h"
#include "gesture.h"
#include "id.h"

GCORE_BEGIN

/// Contacts that spread or close. \since 0.1
typedef struct gcore_magnify_def {
  /// Set by `gcore_magnify_def_default`.
  uint32_t struct_size;
  /// Must be 0.
  uint32_t reserved;
  /// UTF-8, unique among gestures; null: its kind and number.
  const char *name;
  /// What all kinds share.
  gcore_gesture_options options;
  /// |scale - 1| at which it is recognized; a ratio. Default 0.01.
  double min_scale_delta;
  /// The least number of contacts, 2 to 64. Default 2.
  uint32_t min_contacts;
  /// The greatest number of contacts, not below the least; GCORE_CONTACTS_UNLIMITED: no limit, the default.
  uint32_t max_contacts;
} gcore_magnify_def;

/// Answers a magnify with every default.
/// \since 0.1
GCORE_API gcore_magnify_def gcore_magnify_def_default(void);

/// Makes a magnify. The definition and its name are copied.
/// \returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
/// and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_magnify_make(
    gcore_session *session, const gcore_magnify_def *def, gcore_gesture_id *gesture);

/// Changes a magnify; `def->name` is not read. A real change cancels it if it is under way (reconfigured, disabled).
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_magnify_configure(
    gcore_session *session, gcore_gesture_id gesture, const gcore_magnify_def *def);

/// Reads the present definition of a magnify into `def`, whose `struct_size` must be set (by `..._default`).
/// `name` is the session's text, or null for one that was given none.
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
/// \since 0.1
GCORE_API gcore_result gcore_magnify_get(gcore_session *session, gcore_gesture_id gesture, gcore_magnify_def *def);

/// Contacts that turn about their centroid. \since 0.1
typedef struct gcore_rotate_def {
  /// Set by `gcore_rotate_def_default`.
  uint32_t struct_size;
  /// Must be 0.
  uint32_t reserved;
  /// UTF-8, unique among gestures; null: its kind and number.
  const char *name;
  /// What all kinds share.
  gcore_gesture_options options;
  /// |angle| at which it is recognized, in radians. Default pi / 180 (1 degree).
  double min_angle_delta;
  /// The least number of contacts, 2 to 64. Default 2.
  uint32_t min_contacts;
  /// The greatest number of contacts, not below the least; GCORE_CONTACTS_UNLIMITED: no limit, the default.
  uint32_t max_contacts;
} gcore_rotate_def;

/// Answers a rotate with every default.
/// \since 0.1
GCORE_API gcore_rotate_def gcore_rotate_def_default(void);

/// Makes a rotate. The definition and its name are copied.
/// \returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
/// and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_rotate_make(
    gcore_session *session, const gcore_rotate_def *def, gcore_gesture_id *gesture);

/// Changes a rotate; `def->name` is not read. A real change cancels it if it is under way (reconfigured, disabled).
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_rotate_configure(
    gcore_session *session, gcore_gesture_id gesture, const gcore_rotate_def *def);

/// Reads the present definition of a rotate into `def`, whose `struct_size` must be set (by `..._default`).
/// `name` is the session's text, or null for one that was given none.
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
/// \since 0.1
GCORE_API gcore_result gcore_rotate_get(gcore_session *session, gcore_gesture_id gesture, gcore_rotate_def *def);

/// Contacts that move, spread and turn: recognized at the first of the three. \since 0.1
typedef struct gcore_transform_def {
  /// Set by `gcore_transform_def_default`.
  uint32_t struct_size;
  /// Must be 0.
  uint32_t reserved;
  /// UTF-8, unique among gestures; null: its kind and number.
  const char *name;
  /// What all kinds share.
  gcore_gesture_options options;
  /// Travel of the centroid at which it is recognized, in points. Default 10.
  double min_distance;
  /// |scale - 1| at which it is recognized; a ratio. Default 0.01.
  double min_scale_delta;
  /// |angle| at which it is recognized, in radians. Default pi / 180 (1 degree).
  double min_angle_delta;
  /// The least number of contacts, 1 to 64. Default 1.
  uint32_t min_contacts;
  /// The greatest number of contacts, not below the least; GCORE_CONTACTS_UNLIMITED: no limit, the default.
  uint32_t max_contacts;
} gcore_transform_def;

/// Answers a transform with every default.
/// \since 0.1
GCORE_API gcore_transform_def gcore_transform_def_default(void);

/// Makes a transform. The definition and its name are copied.
/// \returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
/// and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_transform_make(
    gcore_session *session, const gcore_transform_def *def, gcore_gesture_id *gesture);

/// Changes a transform; `def->name` is not read. A real change cancels it if it is under way (reconfigured, disabled).
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_transform_configure(
    gcore_session *session, gcore_gesture_id gesture, const gcore_transform_def *def);

/// Reads the present definition of a transform into `def`, whose `struct_size` must be set (by `..._default`).
/// `name` is the session's text, or null for one that was given none.
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
/// \since 0.1
GCORE_API gcore_result gcore_transform_get(gcore_session *session, gcore_gesture_id gesture, gcore_transform_def *def);

GCORE_END

#endif
