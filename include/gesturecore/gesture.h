/// Gestures: what all kinds share.
///
/// A gesture is made from its kind's definition (press.h, stroke.h, pinch.h, pointer.h, composite.h), and then
/// attached to a region or made a member of a composite: one or the other, and once. One that is neither hears
/// nothing, and so do the members of a composite that is not attached. It accepts the contacts that come down on its
/// region, pass its device filter and its buttons, up to its greatest number of contacts. All gestures that share a
/// contact compete: each claims when it is recognized, and the claim is granted, held or denied. Among those that
/// answer the same stimulus the deeper region comes first, then the one attached earlier; priorities and relations
/// change that.
///
/// A gesture without a name is called by its kind and number. Changing a gesture while it is under way cancels it
/// with a reason; it never falls silent. `..._configure` and `..._get` take a gesture of their kind alone
/// (invalid_argument); `..._make` allocates, and so does a `..._configure` that asks for more contacts.
#ifndef GESTURECORE_GESTURE_H
#define GESTURECORE_GESTURE_H

#include "base.h"
#include "id.h"

/// The gesture's own region, as a space. \since 0.1
#define GCORE_SPACE_LOCAL ((uint64_t)0)
/// The host's window, as a space. \since 0.1
#define GCORE_SPACE_GLOBAL ((uint64_t)0xffffffffffffffff)
/// As a greatest number of contacts: as many as the session holds. \since 0.1
#define GCORE_CONTACTS_UNLIMITED ((uint32_t)0x7fffffff)
/// As a set of devices: every kind. \since 0.1
#define GCORE_DEVICES_ALL ((uint32_t)0x0f)
/// As a set of buttons: every one. \since 0.1
#define GCORE_BUTTONS_ALL ((uint32_t)0x1f)

GCORE_BEGIN

/// What a gesture is. \since 0.1
typedef enum gcore_gesture_kind {
  GCORE_GESTURE_NONE = 0,
  GCORE_GESTURE_TAP = 1,
  GCORE_GESTURE_CLICK,
  GCORE_GESTURE_LONG_PRESS,
  GCORE_GESTURE_DRAG,
  GCORE_GESTURE_SWIPE,
  GCORE_GESTURE_MAGNIFY,
  GCORE_GESTURE_ROTATE,
  GCORE_GESTURE_TRANSFORM,
  GCORE_GESTURE_HOVER,
  GCORE_GESTURE_SCROLL,
  GCORE_GESTURE_CONTACT,
  GCORE_GESTURE_CUSTOM,
  GCORE_GESTURE_SEQUENCE = 32,
  GCORE_GESTURE_SIMULTANEOUS,
  GCORE_GESTURE_EXCLUSIVE,
  GCORE_GESTURE_RACE
} gcore_gesture_kind;

/// When a gesture's space is taken. \since 0.1
typedef enum gcore_space_mode {
  /// At the group's first press, so that dragging the very region that is measured does not jitter.
  GCORE_SPACE_LATCHED,
  /// At every sample; what is already measured keeps its numbers.
  GCORE_SPACE_LIVE
} gcore_space_mode;

/// What a contact beyond the greatest number does. \since 0.1
typedef enum gcore_extra_contacts {
  /// It is none of the gesture's, now and later.
  GCORE_EXTRA_IGNORE,
  /// It fails or cancels the gesture (too_many_contacts).
  GCORE_EXTRA_CANCEL,
  /// It joins; places are the centroid of all.
  GCORE_EXTRA_JOIN
} gcore_extra_contacts;

/// What every kind of gesture can be told. Each kind's `..._default` fills it in. \since 0.1
typedef struct gcore_gesture_options {
  /// The space of places and distances: GCORE_SPACE_LOCAL, GCORE_SPACE_GLOBAL, or `bits` of a region's id. Default
  /// local.
  uint64_t space;
  /// A `gcore_space_mode`. Default latched.
  uint32_t space_mode;
  /// The devices whose contacts are accepted: bits `1 << gcore_device`. Default all.
  uint32_t devices;
  /// The buttons whose contacts are accepted: bits `1 << gcore_button`. Default the primary one.
  uint32_t buttons;
  /// A `gcore_extra_contacts`. Default ignore; of a tap, cancel.
  uint32_t extra_contacts;
  /// 1: it takes part; 0: it does not. Default 1.
  uint32_t enabled;
  /// 1: it reports its own events as a member of a composite too; outside composites it always does. Default 0.
  uint32_t notify;
  /// Must be 0.
  uint32_t reserved[2];
} gcore_gesture_options;

/// How an attached gesture stands to those of other attachments. \since 0.1
typedef enum gcore_priority {
  /// After those of deeper regions.
  GCORE_PRIORITY_NORMAL,
  /// Before every normal one; among high ones the shallower region is first.
  GCORE_PRIORITY_HIGH,
  /// Beside all others: it never competes with them.
  GCORE_PRIORITY_SIMULTANEOUS
} gcore_priority;

/// Which gestures an attachment lets hear its contacts. \since 0.1
typedef enum gcore_mask {
  /// This one, and those attached deeper.
  GCORE_MASK_ALL,
  /// This one, and none attached deeper.
  GCORE_MASK_GESTURE,
  /// Those attached deeper, and not this one.
  GCORE_MASK_SUBVIEWS,
  /// Neither.
  GCORE_MASK_NONE
} gcore_mask;

/// Names a kind as traces do: "long_press".
/// The text is the library's and lives as long as it is loaded.
/// \returns the name, or "unknown".
/// \since 0.1
GCORE_API const char *gcore_gesture_kind_name(gcore_gesture_kind kind);

/// Attaches a gesture to a region, where it hears the contacts whose path goes through that region.
/// \returns GCORE_OK; invalid_argument for a member of a composite, for one attached already, and for an unknown
/// priority or mask.
/// \since 0.1
GCORE_API gcore_result gcore_gesture_attach(
    gcore_session *session, gcore_gesture_id gesture, gcore_region_id region, gcore_priority priority, gcore_mask mask);

/// Changes the priority of an attached gesture. A real change cancels it if it is under way (reconfigured).
/// \returns GCORE_OK; stale_id; invalid_argument for one that is not attached and an unknown priority.
/// \since 0.1
GCORE_API gcore_result gcore_gesture_set_priority(
    gcore_session *session, gcore_gesture_id gesture, gcore_priority priority);

/// Changes the mask of an attached gesture. A real change cancels it if it is under way (reconfigured); for others it
/// counts from the next press, as each contact is heard as the masks were when it came down.
/// \returns GCORE_OK; stale_id; invalid_argument for one that is not attached and an unknown mask.
/// \since 0.1
GCORE_API gcore_result gcore_gesture_set_mask(gcore_session *session, gcore_gesture_id gesture, gcore_mask mask);

/// Lets a gesture take part, or not. Disabling cancels it if it is under way (disabled); enabled again, it takes part
/// from its next group of contacts.
/// \returns GCORE_OK; stale_id.
/// \since 0.1
GCORE_API gcore_result gcore_gesture_set_enabled(gcore_session *session, gcore_gesture_id gesture, bool enabled);

/// Removes a gesture and, for a composite, its members, with their bindings and relations. One that is under way is
/// cancelled first (disabled); the event can still be polled.
/// \returns GCORE_OK; stale_id; invalid_argument for a member, which goes with its composite.
/// \since 0.1
GCORE_API gcore_result gcore_gesture_remove(gcore_session *session, gcore_gesture_id gesture);

/// Answers what a gesture is.
/// \returns its kind, or GCORE_GESTURE_NONE for a stale id.
/// \since 0.1
GCORE_API gcore_gesture_kind gcore_gesture_kind_of(gcore_session *session, gcore_gesture_id gesture);

/// Finds a gesture by the name that it was given. It compares with every name: keep the id.
/// \returns its id, or {0} where none has that name.
/// \since 0.1
GCORE_API gcore_gesture_id gcore_gesture_named(gcore_session *session, const char *name);

/// Answers what a gesture is called: its name, or its kind and number ("drag 3"). The text is the session's and lives
/// until the gesture is gone or the session destroyed.
/// \returns UTF-8, or null for a stale id.
/// \since 0.1
GCORE_API const char *gcore_gesture_name(gcore_session *session, gcore_gesture_id gesture);

GCORE_END

#endif
