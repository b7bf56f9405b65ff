/// Sessions: make one, feed it, poll it.
///
/// The loop of a host: `feed` what the devices said since the last frame, `advance` to the present, then take events
/// with `next_event` until there are none, and read states and followers. Time passes only by `feed` and `advance`:
/// before an input acts, every deadline up to its time fires, each at its own time, so that it does not matter how
/// inputs are batched. `next_deadline` says by when to call `advance` if no input comes.
///
/// Memory is taken when a session is made and in calls that make things; feed, advance and polling never allocate.
/// What the capacity does not hold is refused with GCORE_ERROR_CAPACITY and nothing is lost.
///
/// *Functions of the host*: maps (binding.h), hit tests (region.h) and recognizers (custom.h) are called by the session in
/// the middle of a step. From inside one,
///
/// - reading answers the state before the step: phases, values, states, followers, time. Definitions, names and ids
///   can be read as well.
/// - `gcore_session_feed` queues its inputs, as many as the capacity of events, and answers capacity beyond. They act
///   after the step, before anything else; what is wrong with one is told by the call that ran the step.
/// - all else is refused with GCORE_ERROR_BUSY: `advance`, `next_event`, `next_events`, `next_decision`, `drain`, `reset`,
///   `destroy`, the fingerprint, and whatever makes, changes or removes.
///
/// Functions that feed whenever they are called end all the same: one call of the host applies as many inputs of
/// theirs as the capacity of events, and the next call the rest. A session whose host has functions takes more memory,
/// and some time for each input to keep what they may read.
///
/// Sessions are independent. One session is used by one thread at a time. The callback of `drain` may call everything
/// but `destroy`. There is nothing global.
#ifndef GESTURECORE_SESSION_H
#define GESTURECORE_SESSION_H

#include "base.h"
#include "event.h"
#include "input.h"

GCORE_BEGIN

/// How much a session holds, 2^20 of each at most, and how strict it is with each kind of device. \since 0.1
typedef struct gcore_session_def {
  /// Set by `gcore_session_def_default`.
  uint32_t struct_size;
  /// Default 64.
  uint32_t regions;
  /// Composites and members count as one each. Default 256.
  uint32_t gestures;
  /// That are down at one time, 1 or more. Default 32.
  uint32_t contacts;
  /// That wait to be polled, 1 or more; as many decisions are kept. Default 256.
  uint32_t events;
  /// Default 64.
  uint32_t states;
  /// Default 64.
  uint32_t followers;
  /// Default 128.
  uint32_t bindings;
  /// Default 128.
  uint32_t relations;
  /// Must be 0.
  uint32_t reserved;
  /// What every min_distance, max_distance and max_separation is multiplied by, by `gcore_device`; above 0. Default 1.
  double slop_scale[4];
} gcore_session_def;

/// Called by `gcore_session_drain` for each event, between steps. `event` is valid during the call; `user` is what drain was given.
/// \since 0.1
typedef void (*gcore_event_callback)(gcore_session *session, const gcore_event *event, void *user);

/// Answers the default capacity, with every scale 1.
/// \since 0.1
GCORE_API gcore_session_def gcore_session_def_default(void);

/// Makes a session, which the host destroys with `gcore_session_destroy`. All of its memory is taken here. A null `def`
/// is the default.
/// \returns GCORE_OK and the session, or null in `session` and why.
/// \since 0.1
GCORE_API gcore_result gcore_session_create(const gcore_session_def *def, gcore_session **session);

/// Ends a session and frees its memory; ids and texts of it are void from then on. A null `session` does nothing.
/// \returns GCORE_OK; busy inside a callback of this session.
/// \since 0.1
GCORE_API gcore_result gcore_session_destroy(gcore_session *session);

/// Feeds `count` inputs, in order. One that is refused changes nothing and the ones after it still act.
///
/// When the queue may not hold what an input would say, feed stops before it with capacity: poll the events and feed
/// the rest, from `inputs + *taken`. Deadlines that were due before that input may have fired, each at its time, and
/// what they said waits to be polled: feeding it again goes on from there. `taken` may be null; `inputs` may be null
/// when `count` is 0. From inside a function of the host the inputs are queued, and `taken` says how many.
/// \returns GCORE_OK; capacity where it stopped; else the first error, else the first warning. `taken` says how many
/// inputs were dealt with, refused ones included; `gcore_session_last_result` and `gcore_session_last_error` tell of the
/// first error among them, else of the first warning, else of the stop.
/// \since 0.1
GCORE_API gcore_result gcore_session_feed(
    gcore_session *session, const gcore_input *inputs, size_t count, size_t *taken);

/// Lets time pass up to `time_ns`: deadlines fire, each at its own time. GCORE_NEVER, which `next_deadline` answers where
/// nothing waits, is no time to go to, and refused.
/// \returns GCORE_OK; time_reversed for a time before the session's own; capacity where the queue may not hold what a
/// deadline would say: time has passed as far as that, so poll the events and advance again.
/// \since 0.1
GCORE_API gcore_result gcore_session_advance(gcore_session *session, uint64_t time_ns);

/// Takes the oldest event from the queue into `event`.
/// \returns false where there is none: `event` stays as it is.
/// \since 0.1
GCORE_API bool gcore_session_next_event(gcore_session *session, gcore_event *event);

/// Takes up to `capacity` of the oldest events from the queue into `events`, in order: for hosts that keep arrays.
/// `events` may be null when `capacity` is 0.
/// \returns how many were taken.
/// \since 0.1
GCORE_API size_t gcore_session_next_events(gcore_session *session, gcore_event *events, size_t capacity);

/// Takes every event from the queue, the oldest first, and calls `callback` with each; those that the callback brings
/// about by feeding are taken too. `user` may be null.
/// \returns GCORE_OK; busy from inside a function of the host.
/// \since 0.1
GCORE_API gcore_result gcore_session_drain(gcore_session *session, gcore_event_callback callback, void *user);

/// Takes the oldest decision of who wins into `decision`. The newest are kept, as many as the queue holds events and
/// the session gestures, whichever are more: a host that never asks loses nothing but the log.
/// \returns false where there is none: `decision` stays as it is.
/// \since 0.1
GCORE_API bool gcore_session_next_decision(gcore_session *session, gcore_decision *decision);

/// Answers when `advance` should be called next, if no input comes before.
/// \returns the time, or GCORE_NEVER.
/// \since 0.1
GCORE_API uint64_t gcore_session_next_deadline(gcore_session *session);

/// Answers the session's time: the latest that was fed or advanced to.
/// \returns nanoseconds; 0 before any.
/// \since 0.1
GCORE_API uint64_t gcore_session_now(gcore_session *session);

/// Starts over: cancels what is under way (session_reset), forgets contacts and waits, and sets every state to its
/// initial value. Regions, gestures, states and their ids stay. The cancellations can be polled: a call that ends
/// gestures is not refused for what waits in the queue, and takes memory where that leaves no room.
/// \returns GCORE_OK; busy from inside a function of the host.
/// \since 0.1
GCORE_API gcore_result gcore_session_reset(gcore_session *session);

/// Answers the result of the last call that was refused or warned; a call that goes well leaves it as it is.
/// \returns GCORE_OK before any; invalid_argument for a null session.
/// \since 0.1
GCORE_API gcore_result gcore_session_last_result(gcore_session *session);

/// Says for people why the last refused call was refused, or what the last warning was, with the offending value:
/// "contact 7 is not down; send its press first". The text is the session's and lives until the next call of this
/// function, which allocates it.
/// \returns UTF-8; "no error" before any; for a null session a sentence that says so.
/// \since 0.1
GCORE_API const char *gcore_session_last_error(gcore_session *session);

/// Answers a fingerprint of everything that decides what the session will do, its host's functions apart: equal
/// sessions have equal ones. It walks the whole session and is meant for tests and recordings.
/// \returns the fingerprint; 0 from inside a function of the host and for a null session.
/// \since 0.1
GCORE_API uint64_t gcore_session_state_hash(gcore_session *session);

/// Answers how much memory the session takes. Names and the texts made of them, the sentence of the last error and a
/// recording's buffer are not counted. \returns bytes. \since 0.1
GCORE_API size_t gcore_session_bytes(gcore_session *session);

/// Answers how many inputs had a time that ran back. \returns their number; 0 for a null session. \since 0.1
GCORE_API uint64_t gcore_session_reversed_count(gcore_session *session);

GCORE_END

#endif
