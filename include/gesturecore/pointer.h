/// Pointers: hover, scroll, contact.
///
/// *Hover* hears a pointer that touches nothing (GCORE_INPUT_HOVER): it begins when it enters the region, and every
/// region on the path hears it. *Scroll* hears a wheel or a trackpad (GCORE_INPUT_SCROLL): a stream is pinned at its
/// first delta to the deepest region that accepts its axis; a wheel's ends 0.15 s after its last tick, and so does one
/// that begins without a phase; a trackpad's by its own phase. *Contact* is the passive observer: it begins at the first press, follows, ends at the last lift;
/// it never claims and is never denied, whoever wins.
#ifndef GESTURECORE_POINTER_H
#define GESTURECORE_POINTER_H

#include "base.h"
#include "gesture.h"
#include "id.h"
#include "stroke.h"

GCORE_BEGIN

/// A pointer over the region, without a contact. \since 0.1
typedef struct gcore_hover_def {
  /// Set by `gcore_hover_def_default`.
  uint32_t struct_size;
  /// Must be 0.
  uint32_t reserved;
  /// UTF-8, unique among gestures; null: its kind and number.
  const char *name;
  /// What all kinds share.
  gcore_gesture_options options;
} gcore_hover_def;

/// Answers a hover with every default.
/// \since 0.1
GCORE_API gcore_hover_def gcore_hover_def_default(void);

/// Makes a hover. The definition and its name are copied.
/// \returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
/// and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_hover_make(
    gcore_session *session, const gcore_hover_def *def, gcore_gesture_id *gesture);

/// Changes a hover; `def->name` is not read. A real change cancels it if it is under way (reconfigured, disabled).
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
/// \since 0.1
GCORE_API gcore_result gcore_hover_configure(
    gcore_session *session, gcore_gesture_id gesture, const gcore_hover_def *def);

/// Reads the present definition of a hover into `def`, whose `struct_size` must be set (by `..._default`).
/// `name` is the session's text, or null for one that was given none.
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
/// \since 0.1
GCORE_API gcore_result gcore_hover_get(gcore_session *session, gcore_gesture_id gesture, gcore_hover_def *def);

/// Which devices' scrolling is accepted. \since 0.1
typedef enum gcore_wheel {
  GCORE_WHEEL_BOTH,
  /// Points and phases: trackpads.
  GCORE_WHEEL_PRECISE,
  /// Ticks: wheels.
  GCORE_WHEEL_TICKS
} gcore_wheel;

/// Scrolling over the region. \since 0.1
typedef struct gcore_scroll_def {
  /// Set by `gcore_scroll_def_default`.
  uint32_t struct_size;
  /// A `gcore_axis`; the greater component of the first delta decides. Default free.
  uint32_t axis;
  /// UTF-8, unique among gestures; null: its kind and number.
  const char *name;
  /// What all kinds share.
  gcore_gesture_options options;
  /// A `gcore_wheel`. Default both.
  uint32_t wheel;
  /// Must be 0.
  uint32_t reserved;
} gcore_scroll_def;

/// Answers a scroll with every default.
/// \since 0.1
GCORE_API gcore_scroll_def gcore_scroll_def_default(void);

/// Makes a scroll. The definition and its name are copied.
/// \returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
/// and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_scroll_make(
    gcore_session *session, const gcore_scroll_def *def, gcore_gesture_id *gesture);

/// Changes a scroll; `def->name` is not read. A real change cancels it if it is under way (reconfigured, disabled).
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
/// \since 0.1
GCORE_API gcore_result gcore_scroll_configure(
    gcore_session *session, gcore_gesture_id gesture, const gcore_scroll_def *def);

/// Reads the present definition of a scroll into `def`, whose `struct_size` must be set (by `..._default`).
/// `name` is the session's text, or null for one that was given none.
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
/// \since 0.1
GCORE_API gcore_result gcore_scroll_get(gcore_session *session, gcore_gesture_id gesture, gcore_scroll_def *def);

/// The contacts on the region, whatever they mean. \since 0.1
typedef struct gcore_contact_def {
  /// Set by `gcore_contact_def_default`.
  uint32_t struct_size;
  /// Must be 0.
  uint32_t reserved;
  /// UTF-8, unique among gestures; null: its kind and number.
  const char *name;
  /// What all kinds share.
  gcore_gesture_options options;
} gcore_contact_def;

/// Answers a contact observer with every default.
/// \since 0.1
GCORE_API gcore_contact_def gcore_contact_def_default(void);

/// Makes a contact observer. The definition and its name are copied.
/// \returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
/// and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_contact_make(
    gcore_session *session, const gcore_contact_def *def, gcore_gesture_id *gesture);

/// Changes a contact observer; `def->name` is not read. A real change cancels it if it is under way (reconfigured,
/// disabled).
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
/// \since 0.1
GCORE_API gcore_result gcore_contact_configure(
    gcore_session *session, gcore_gesture_id gesture, const gcore_contact_def *def);

/// Reads the present definition of a contact observer into `def`, whose `struct_size` must be set (by `..._default`).
/// `name` is the session's text, or null for one that was given none.
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
/// \since 0.1
GCORE_API gcore_result gcore_contact_get(gcore_session *session, gcore_gesture_id gesture, gcore_contact_def *def);

GCORE_END

#endif
