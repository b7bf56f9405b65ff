/// Custom: recognizers of the host's own.
///
/// A recognizer is a table of functions. The session calls them for one gesture, with what happens to its contacts, and
/// takes the verdict that they fill in for that of a built-in kind: the gesture claims, waits, is granted or denied,
/// is a member of composites and drives states like any other, and says exactly one ended or cancelled after each
/// began. A verdict comes filled in with the one before, as if nothing were new: a function changes what is.
///
/// The phases are the recognizer's own: possible to began, ended or failed; began to changed, ended or cancelled;
/// changed to changed, ended or cancelled. `claim` with began, or with a later changed, says that it is recognized;
/// ended says so by itself. Began without a claim is pressing feedback, that excludes nobody. The session's events
/// follow when the claim is granted: a recognizer that began may be held, and begin and end at once, or be denied.
/// One that is denied, cancelled or disabled hears nothing more until `reset`.
///
/// The functions run in the middle of a step: see "Functions of the host" in session.h. One that makes another move,
/// answers a number that is not finite, a negative count, a direction or a flag that is none, asks at its deadline
/// for one that is not later, or calls what is refused there, has failed or is cancelled (disabled), and the call
/// that ran it answers the warning host_function, with a sentence that names the gesture. It takes part again from
/// the next group of contacts.
#ifndef GESTURECORE_CUSTOM_H
#define GESTURECORE_CUSTOM_H

#include "base.h"
#include "event.h"
#include "gesture.h"
#include "id.h"

GCORE_BEGIN

/// What a gesture answers to: of those that answer the same, the later waits for the one ahead. \since 0.1
typedef enum gcore_stimulus {
  /// Nothing that others answer to: it waits for nobody by itself.
  GCORE_STIMULUS_NONE,
  GCORE_STIMULUS_MOVEMENT,
  GCORE_STIMULUS_TIME,
  GCORE_STIMULUS_LIFT
} gcore_stimulus;

/// What happened to a recognizer's contacts. \since 0.1
typedef enum gcore_custom_signal {
  /// A contact came down.
  GCORE_CUSTOM_PRESSED = 1,
  GCORE_CUSTOM_MOVED,
  GCORE_CUSTOM_LIFTED,
  /// A contact was cancelled, and the gesture goes on with the others.
  GCORE_CUSTOM_CANCELLED,
  /// The deadline that the last verdict asked for has come.
  GCORE_CUSTOM_DEADLINE
} gcore_custom_signal;

/// What a recognizer hears. \since 0.1
typedef struct gcore_custom_input {
  /// The session, in the middle of a step.
  gcore_session *session;
  /// The gesture.
  gcore_gesture_id gesture;
  /// The time of the step.
  uint64_t time_ns;
  /// The device that the contact is of; 0 for a deadline.
  uint64_t source;
  /// The contact, as the host numbers it; 0 for a deadline.
  uint64_t contact;
  /// A `gcore_custom_signal`.
  uint32_t signal;
  /// How many contacts the gesture has now.
  uint32_t contacts;
  /// Where the contact is, in the gesture's space; {0, 0} for a deadline.
  gcore_point position;
  /// The mean place of the gesture's contacts.
  gcore_point centroid;
  /// What distances that stand for a resting contact should be multiplied by.
  double slop_scale;
  /// 1: it has claimed, and waits for another gesture.
  uint32_t held;
  /// 1: it has its contacts.
  uint32_t granted;
} gcore_custom_input;

/// What a recognizer answers. \since 0.1
typedef struct gcore_verdict {
  /// The `gcore_phase` that it is in now. Filled in with possible, or changed.
  uint32_t phase;
  /// 1: it is recognized, and claims its contacts; once is enough. Filled in with 0.
  uint32_t claim;
  /// The `gcore_stimulus` that it answers to. Filled in with the last.
  uint32_t stimulus;
  /// The `gcore_reason` of failed and cancelled: one of moved to outside. Filled in with none.
  uint32_t reason;
  /// When it wants to hear GCORE_CUSTOM_DEADLINE: at least 0.1 ms after the last deadline. Filled in with the one that
  /// is set, or GCORE_NEVER. Without a deadline, one whose last contact is up is over (lifted_early).
  uint64_t deadline_ns;
  /// What it measures: the numbers that `fields` names, without the branch. The session adds the number of contacts.
  /// Filled in with the last.
  gcore_value value;
} gcore_verdict;

/// A recognizer. The functions that are null are not called, but `contact` must be there. \since 0.1
typedef struct gcore_recognizer {
  /// sizeof(gcore_recognizer).
  uint32_t struct_size;
  /// Must be 0.
  uint32_t reserved;
  /// Handed to `create`; may be null.
  void *user;
  /// Makes what the other functions are handed, for one gesture; null refuses it. Without it they are handed `user`.
  void *(*create)(void *user);
  /// The gesture or its session is gone. It must not use the session.
  void (*destroy)(void *instance);
  /// Something happened to a contact. Both structs are valid during the call.
  void (*contact)(void *instance, const gcore_custom_input *input, gcore_verdict *verdict);
  /// The deadline has come.
  void (*deadline)(void *instance, const gcore_custom_input *input, gcore_verdict *verdict);
  /// A new group of contacts begins: forget the last.
  void (*reset)(void *instance);
} gcore_recognizer;

/// A gesture of a custom recognizer. \since 0.1
typedef struct gcore_custom_def {
  /// Set by `gcore_custom_def_default`.
  uint32_t struct_size;
  /// The `gcore_stimulus` that it answers to until a verdict says otherwise. Default movement.
  uint32_t stimulus;
  /// UTF-8, unique among gestures; null: its kind and number.
  const char *name;
  /// What all kinds share.
  gcore_gesture_options options;
  /// The functions, which are copied; what they point to must live as long as the gesture. Not read by `configure`.
  const gcore_recognizer *recognizer;
  /// The least number of contacts that it may go on with, 1 to 64. Default 1.
  uint32_t min_contacts;
  /// The greatest number that it accepts, not below the least; GCORE_CONTACTS_UNLIMITED: no limit. Default 1.
  uint32_t max_contacts;
} gcore_custom_def;

/// Answers a custom gesture with every default, without a recognizer.
/// \since 0.1
GCORE_API gcore_custom_def gcore_custom_def_default(void);

/// Makes a gesture of a custom recognizer. The definition and its name are copied.
/// \returns GCORE_OK and the id; invalid_argument also where there is no recognizer, or it could not be created.
/// \since 0.1
GCORE_API gcore_result gcore_custom_make(
    gcore_session *session, const gcore_custom_def *def, gcore_gesture_id *gesture);

/// Changes a custom gesture; `def->name` and `def->recognizer` are not read. A real change cancels it if it is under way
/// (reconfigured, disabled).
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind and a number out of range.
/// \since 0.1
GCORE_API gcore_result gcore_custom_configure(
    gcore_session *session, gcore_gesture_id gesture, const gcore_custom_def *def);

/// Reads the present definition of a custom gesture into `def`, whose `struct_size` must be set (by `..._default`).
/// `name` is the session's text, or null for one that was given none; `recognizer` is null.
/// \returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
/// \since 0.1
GCORE_API gcore_result gcore_custom_get(gcore_session *session, gcore_gesture_id gesture, gcore_custom_def *def);

/// The version of what plug-ins and hosts exchange: `gcore_plugin` and all that it leads to. \since 0.1
#define GCORE_PLUGIN_VERSION 1

/// What a plug-in offers. A plug-in is a shared object that the host loads, and that defines
///
///     const gcore_plugin *gcore_plugin_entry(void);
///
/// It needs the header alone and is not linked with this library. \since 0.1
typedef struct gcore_plugin {
  /// sizeof(gcore_plugin).
  uint32_t struct_size;
  /// GCORE_PLUGIN_VERSION.
  uint32_t version;
  /// What it recognizes, in UTF-8, for people; may be null.
  const char *name;
  /// Its recognizer.
  const gcore_recognizer *recognizer;
} gcore_plugin;

/// The type of a plug-in's `gcore_plugin_entry`, for the address that `dlsym` answers. \since 0.1
typedef const gcore_plugin *(*gcore_plugin_entry_function)(void);

/// Checks what a plug-in offers before it is used: its version, its sizes, its recognizer.
/// \returns GCORE_OK; invalid_argument where this library cannot use it.
/// \since 0.1
GCORE_API gcore_result gcore_plugin_check(const gcore_plugin *plugin);

GCORE_END

#endif
