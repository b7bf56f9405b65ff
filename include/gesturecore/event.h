/// Events: what gestures say.
///
/// A gesture goes `possible -> began -> changed* -> ended | cancelled`, or fails silently, or, where it is discrete,
/// ends at once. Exactly one of ended and cancelled follows every began. All events of one input share a revision:
/// what ended stands before what began. A gesture that never began says nothing when it fails, but its phase and
/// reason can be asked for until the next press that it takes part in.
///
/// The numbers that a value has (`gcore_value.fields`), by the kind of gesture:
///
///     tap         location, start, count, contacts
///     click       location, start, inside, contacts; elapsed
///     long press  location, start, recognized, contacts; elapsed
///     drag        location, start, translation, contacts; velocity, predicted_end, predicted_translation
///     swipe       location, start, direction, velocity, contacts
///     magnify     magnification, centroid, start, contacts; velocity
///     rotate      rotation, centroid, start, contacts; velocity
///     transform   translation, magnification, rotation, matrix, location, centroid, start, contacts
///     hover       location
///     scroll      delta, total; velocity
///     contact     location, contacts
///     custom      contacts, and what its recognizer names
///     sequence, exclusive, race      branch, and all that the live member, or the one that ended it, has
///     simultaneous                   branch, and all that any member has, of two the earlier one's: ask the member
///                                    itself for the velocity of a drag beside a pinch
///
/// What stands behind a semicolon costs a fit over the last samples, or changes with time alone: events carry it only
/// in `ended`, and `gcore_gesture_value` answers it while the gesture is live. Where the live member has measured
/// nothing yet, a composite has the branch alone.
///
/// *Velocity* is the slope, at the newest sample, of the least-squares parabola over the samples of the 0.1 s before
/// it, 32 at the most, each axis by itself; of the straight line where there are two. It is 0 where there are fewer,
/// and from 0.1 s after the newest sample on. After a sudden stop a parabola can slope backwards for some samples; feed
/// moves that are moves, not those that a system sends for a change of pressure alone. `predicted_end` is location + 0.25 s x velocity, `predicted_translation`
/// is translation + 0.25 s x velocity. With an axis, velocity is the part along it.
///
/// The manual has more: `Sources/GestureCore/Documentation.docc/TimeAndEvents.md`, and `GesturesAndDefaults.md` there for
/// what each kind measures.
#ifndef GESTURECORE_EVENT_H
#define GESTURECORE_EVENT_H

#include "base.h"
#include "id.h"

GCORE_BEGIN

/// Where a gesture is in its life. \since 0.1
typedef enum gcore_phase {
  GCORE_PHASE_POSSIBLE,
  GCORE_PHASE_BEGAN,
  GCORE_PHASE_CHANGED,
  GCORE_PHASE_ENDED,
  GCORE_PHASE_CANCELLED,
  GCORE_PHASE_FAILED
} gcore_phase;

/// Why a gesture was cancelled or failed. \since 0.1
typedef enum gcore_reason {
  GCORE_REASON_NONE,
  GCORE_REASON_MOVED,
  GCORE_REASON_LIFTED_EARLY,
  GCORE_REASON_TOO_SLOW,
  GCORE_REASON_TOO_LATE,
  GCORE_REASON_TOO_MANY_CONTACTS,
  GCORE_REASON_TOO_FEW_CONTACTS,
  GCORE_REASON_WRONG_DIRECTION,
  GCORE_REASON_OUTSIDE,
  /// Another gesture won.
  GCORE_REASON_EXCLUDED,
  /// It was recognized, waited for another, and that one won.
  GCORE_REASON_WAITED,
  GCORE_REASON_HOST_CANCEL,
  GCORE_REASON_REGION_REMOVED,
  GCORE_REASON_DISABLED,
  GCORE_REASON_RECONFIGURED,
  GCORE_REASON_SESSION_RESET,
  GCORE_REASON_CONTACT_LOST
} gcore_reason;

/// Bits of `gcore_value.fields`: the numbers that a value has. \since 0.1
typedef enum gcore_field {
  GCORE_FIELD_BRANCH = 1 << 0,
  GCORE_FIELD_COUNT = 1 << 1,
  GCORE_FIELD_CONTACTS = 1 << 2,
  GCORE_FIELD_DIRECTION = 1 << 3,
  GCORE_FIELD_RECOGNIZED = 1 << 4,
  GCORE_FIELD_INSIDE = 1 << 5,
  GCORE_FIELD_LOCATION = 1 << 6,
  GCORE_FIELD_START = 1 << 7,
  GCORE_FIELD_TRANSLATION = 1 << 8,
  GCORE_FIELD_CENTROID = 1 << 9,
  GCORE_FIELD_VELOCITY = 1 << 10,
  GCORE_FIELD_PREDICTED_END = 1 << 11,
  GCORE_FIELD_PREDICTED_TRANSLATION = 1 << 12,
  GCORE_FIELD_MAGNIFICATION = 1 << 13,
  GCORE_FIELD_ROTATION = 1 << 14,
  GCORE_FIELD_ELAPSED = 1 << 15,
  GCORE_FIELD_DELTA = 1 << 16,
  GCORE_FIELD_TOTAL = 1 << 17,
  GCORE_FIELD_MATRIX = 1 << 18
} gcore_field;

/// What a gesture measures, in its space; the head of event.h says which numbers each kind has. Those that `fields`
/// does not name are at rest: 0, magnification 1, the identity. Its layout is fixed and holds no pointer. \since 0.1
typedef struct gcore_value {
  /// Bits of `gcore_field`.
  uint32_t fields;
  /// The member of a composite that is live, from 1; 0: none.
  int32_t branch;
  /// How many taps were made.
  int32_t count;
  /// How many contacts the gesture has after the input; for tap and long press, how many made it; for a composite, the
  /// most that a member has.
  int32_t contacts;
  /// A `gcore_direction`.
  uint32_t direction;
  /// 1: a long press has reached its threshold.
  uint32_t recognized;
  /// 1: a click's contact is inside its region.
  uint32_t inside;
  /// 0.
  uint32_t reserved;
  /// Where it is, in points. Where contacts have joined or left it goes on without a jump, and may lie beside `centroid`.
  gcore_point location;
  /// Where it began, in points.
  gcore_point start;
  /// How far it went, in points.
  gcore_point translation;
  /// The mean of its contacts' places, in points.
  gcore_point centroid;
  /// Points per second; of a magnification (ratio per second) and a rotation (radians per second), x alone.
  gcore_point velocity;
  /// Where it would come to rest, in points: location + 0.25 s x velocity.
  gcore_point predicted_end;
  /// How far it would have gone there, in points: translation + 0.25 s x velocity.
  gcore_point predicted_translation;
  /// The ratio of sizes; 1: unchanged.
  double magnification;
  /// Radians, clockwise on screen; it can exceed a turn.
  double rotation;
  /// Seconds since its press; with several contacts, since the last that it needs came down.
  double elapsed;
  /// The last step of a scroll, in points.
  gcore_point delta;
  /// All steps of a scroll, in points.
  gcore_point total;
  /// What carries places as they were at the start to where they are now.
  gcore_affine matrix;
} gcore_value;

/// One move of a gesture's phase. Its layout is fixed and holds no pointer. \since 0.1
typedef struct gcore_event {
  /// Who says it.
  gcore_gesture_id gesture;
  /// Who won, where the reason is excluded or waited; else {0}.
  gcore_gesture_id by;
  /// The moment of decision, in nanoseconds.
  uint64_t time_ns;
  /// Counts the inputs that said anything, from 1; events of one input have the same.
  uint64_t revision;
  /// The `gcore_phase` that it moved to.
  uint8_t phase;
  /// The `gcore_reason` of a cancelled one.
  uint8_t reason;
  /// 0.
  uint8_t reserved[6];
  /// What it measured.
  gcore_value value;
} gcore_event;

/// What was decided about a gesture. \since 0.1
typedef enum gcore_decision_kind {
  /// It was recognized and has its contacts.
  GCORE_DECISION_GRANTED,
  /// It was recognized and waits until the other fails.
  GCORE_DECISION_WAITS,
  /// It is out: the other won.
  GCORE_DECISION_DENIED
} gcore_decision_kind;

/// One decision of who wins, for logs and inspectors. Its layout is fixed and holds no pointer. \since 0.1
typedef struct gcore_decision {
  /// A `gcore_decision_kind`.
  uint8_t kind;
  /// Why it was denied: the `gcore_reason` waited or excluded.
  uint8_t reason;
  /// 0.
  uint8_t reserved[6];
  /// Whom it is about.
  gcore_gesture_id gesture;
  /// Whom it waits for, or was denied by; {0} of a grant.
  gcore_gesture_id other;
  /// The moment of decision, in nanoseconds.
  uint64_t time_ns;
} gcore_decision;

/// Names a phase as traces do: "began".
/// The text is the library's and lives as long as it is loaded.
/// \returns the name, or "unknown".
/// \since 0.1
GCORE_API const char *gcore_phase_name(gcore_phase phase);

/// Names a reason as traces do: "lifted_early".
/// The text is the library's and lives as long as it is loaded.
/// \returns the name, or "unknown".
/// \since 0.1
GCORE_API const char *gcore_reason_name(gcore_reason reason);

/// Answers the phase that a gesture is in.
/// \returns the phase; possible for a stale id.
/// \since 0.1
GCORE_API gcore_phase gcore_gesture_phase(gcore_session *session, gcore_gesture_id gesture);

/// Answers why a gesture was cancelled or failed last; it stays until the next press that the gesture takes part in.
/// \returns the reason; none where there is none and for a stale id.
/// \since 0.1
GCORE_API gcore_reason gcore_gesture_reason(gcore_session *session, gcore_gesture_id gesture);

/// Reads the present value of a gesture, with velocity, prediction and elapsed, which are computed now: the cost is
/// that of a fit over the last samples, at most 32. Of a gesture that is not live it is what was said last.
/// \returns GCORE_OK; stale_id.
/// \since 0.1
GCORE_API gcore_result gcore_gesture_value(gcore_session *session, gcore_gesture_id gesture, gcore_value *value);

GCORE_END

#endif
