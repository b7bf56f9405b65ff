/// Presses: tap, click, long press.
///
/// A *tap* is recognized at its last lift, if no contact wandered and none was held too long. A tap of a lower count
/// waits for one of a higher count on the same contact: a single tap beside a double tap is said 0.35 s after its
/// lift. A *click* is what buttons are: it follows the press wherever it goes and counts if the lift is inside; it
/// waits for nobody by itself. It begins at the press, and `inside` tells a button when to be lit. A *long press*
/// begins at the press ("pressing"), claims nothing yet, and ends at its threshold with the contact still down, or is
/// cancelled before it. Time decides it, so the host must call `gcore_session_advance` at
/// `gcore_session_next_deadline`.
///
/// Distances are points of the gesture's space, multiplied by the session's slop scale of the device; they are not
/// negative.
#ifndef GESTURECORE_PRESS_H
#define GESTURECORE_PRESS_H

#include "base.h"
#include "gesture.h"
#include "id.h"

GCORE_BEGIN

/// One or more quick presses at one place. \since 0.1
typedef struct gcore_tap_def {
  /// Set by `gcore_tap_def_default`.
  uint32_t struct_size;
  /// How many taps make it, 1 to 255. Default 1.
  uint32_t count;
  /// UTF-8, unique among gestures; null: its kind and number.
  const char *name;
  /// What all kinds share.
  gcore_gesture_options options;
  /// How many contacts make each tap, all of them down before the first lifts; 1 to 64. Default 1.
  uint32_t contacts;
  /// Must be 0.
  uint32_t reserved;
  /// Travel from the press at which it fails (moved), in points. Default 10.
  double max_distance;
  /// Greatest distance between a lift (of several contacts the nearest) and the next press of the same tap, in points.
  /// Default 40.
  double max_separation;
  /// Hold at which it fails (too_slow). Default GCORE_NEVER.
  uint64_t max_duration_ns;
  /// Time from a lift at which the next press is too late. Default 0.35 s.
  uint64_t max_interval_ns;
} gcore_tap_def;

/// Answers a tap with every default.
/// \since 0.1
GCORE_API gcore_tap_def gcore_tap_def_default(void);

/// Makes a tap. The definition and its name are copied.
/// \returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
/// and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_tap_make(
    gcore_session *session, const gcore_tap_def *def, gcore_gesture_id *gesture);

/// Changes a tap; `def->name` is not read. A real change cancels it if it is under way (reconfigured, disabled).
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_tap_configure(
    gcore_session *session, gcore_gesture_id gesture, const gcore_tap_def *def);

/// Reads the present definition of a tap into `def`, whose `struct_size` must be set (by `..._default`).
/// `name` is the session's text, or null for one that was given none.
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
/// \since 0.1
GCORE_API gcore_result gcore_tap_get(gcore_session *session, gcore_gesture_id gesture, gcore_tap_def *def);

/// A press that is lifted inside its region, whatever its duration and its path. \since 0.1
typedef struct gcore_click_def {
  /// Set by `gcore_click_def_default`.
  uint32_t struct_size;
  /// Must be 0.
  uint32_t reserved;
  /// UTF-8, unique among gestures; null: its kind and number.
  const char *name;
  /// What all kinds share.
  gcore_gesture_options options;
  /// How far the region is grown for the lift, beyond its hit outset, in points. Default 0.
  double outset;
} gcore_click_def;

/// Answers a click with every default.
/// \since 0.1
GCORE_API gcore_click_def gcore_click_def_default(void);

/// Makes a click. The definition and its name are copied.
/// \returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
/// and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_click_make(
    gcore_session *session, const gcore_click_def *def, gcore_gesture_id *gesture);

/// Changes a click; `def->name` is not read. A real change cancels it if it is under way (reconfigured, disabled).
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_click_configure(
    gcore_session *session, gcore_gesture_id gesture, const gcore_click_def *def);

/// Reads the present definition of a click into `def`, whose `struct_size` must be set (by `..._default`).
/// `name` is the session's text, or null for one that was given none.
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
/// \since 0.1
GCORE_API gcore_result gcore_click_get(gcore_session *session, gcore_gesture_id gesture, gcore_click_def *def);

/// A press that is held. \since 0.1
typedef struct gcore_long_press_def {
  /// Set by `gcore_long_press_def_default`.
  uint32_t struct_size;
  /// How many contacts are held, 1 to 64. Default 1.
  uint32_t contacts;
  /// UTF-8, unique among gestures; null: its kind and number.
  const char *name;
  /// What all kinds share.
  gcore_gesture_options options;
  /// How long it is held, from when the last of its contacts came down. Default 0.5 s.
  uint64_t min_duration_ns;
  /// Travel at which it is cancelled (moved), in points. Default 10.
  double max_distance;
  /// 1: at the threshold it says `changed` (recognized = 1), follows the contact and ends at the lift; 0: it ends at
  /// the threshold. Default 0.
  uint32_t continuous;
  /// Must be 0.
  uint32_t reserved;
} gcore_long_press_def;

/// Answers a long press with every default.
/// \since 0.1
GCORE_API gcore_long_press_def gcore_long_press_def_default(void);

/// Makes a long press. The definition and its name are copied.
/// \returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
/// and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_long_press_make(
    gcore_session *session, const gcore_long_press_def *def, gcore_gesture_id *gesture);

/// Changes a long press; `def->name` is not read. A real change cancels it if it is under way (reconfigured, disabled).
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_long_press_configure(
    gcore_session *session, gcore_gesture_id gesture, const gcore_long_press_def *def);

/// Reads the present definition of a long press into `def`, whose `struct_size` must be set (by `..._default`).
/// `name` is the session's text, or null for one that was given none.
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
/// \since 0.1
GCORE_API gcore_result gcore_long_press_get(
    gcore_session *session, gcore_gesture_id gesture, gcore_long_press_def *def);

GCORE_END

#endif
