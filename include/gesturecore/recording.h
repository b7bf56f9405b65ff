/// Recording: what a session hears and says, as a trace.
///
/// A trace is text, JSON Lines: each call of the host as a line, and after it the events, decisions and refusals that
/// came of it. `gesture-replay run` plays it on a machine of its own and writes the same trace again, byte for byte: a
/// bug report that anybody can run. The last line is the state hash (see `gcore_session_state_hash`), which proves that
/// the replay has come to the same state. `run` compares that line alone, and says on standard error where it differs;
/// what else differs is seen by `diff` of the recording and what `run` writes.
///
/// What is recorded: the capacity; everything that is made, attached, related, bound, changed and removed; every input,
/// those that were refused for an unknown contact, a number that is not finite or want of room among them; snapshots that
/// are restored. Calls that were refused otherwise changed nothing and are left out, and so are questions. A deadline that
/// an input brought about stands before it as a line of its own. Fields that live events leave out (velocity, predicted
/// places, elapsed) are asked for and recorded. Objects without a name are called by their kind and number; where a name is
/// taken by another of those, " (2)" is added.
///
/// What functions of the host answer (hit tests, maps, custom recognizers) is recorded too, before the line of the call
/// that asked them. A replay does not have the functions: it is fed what they answered, in the order in which they were
/// asked, and ends with an error where it asks anything else. What a function feeds stands as an input of its own.
///
/// The function that takes the text is called with the first input for the header, which names the kinds of
/// functions that the host has by then, and all that was made. From then on it is called at the end of each call
/// that is recorded, and in the middle of one whose text is longer than the buffer. A session that is not recorded
/// pays a comparison for each input.
#ifndef GESTURECORE_RECORDING_H
#define GESTURECORE_RECORDING_H

#include "base.h"

GCORE_BEGIN

/// Takes `count` bytes of a recording, UTF-8 without a zero at the end, in pieces that end anywhere: one after the other
/// they are the trace. `text` is valid during the call; `user` is what `gcore_recording_start` was given. What it calls
/// of the session that it records is refused with busy, but for reading its time, its next deadline, its hash and what the
/// last error was.
/// \returns whether it could; after false it is not called again.
/// \since 0.1
typedef bool (*gcore_write_function)(const char *text, size_t count, void *user);

/// Where a recording goes. \since 0.1
typedef struct gcore_recording_def {
  /// Set by `gcore_recording_def_default`.
  uint32_t struct_size;
  /// The bytes that come together before they are written, 64 at least; taken when the recording starts. It grows where
  /// what is made before the first input takes more. Default 4096.
  uint32_t buffer_size;
  /// What the trace is called, UTF-8, in its first line; null: nothing.
  const char *name;
  /// Takes the text. It must be there.
  gcore_write_function write;
  /// What `write` is given; may be null.
  void *user;
} gcore_recording_def;

/// Answers a recording that goes nowhere yet: set `write`.
/// \since 0.1
GCORE_API gcore_recording_def gcore_recording_def_default(void);

/// Starts to record everything that the session hears and says, until `gcore_recording_stop` or the session's end. The
/// definition and its name are copied; `user` must outlive the recording. A trace is played from its first line, so that
/// a session is recorded from the start: before anything is made in it and anything is fed.
/// \returns GCORE_OK; busy where something was made or fed already, or a recording was started before.
/// \since 0.1
GCORE_API gcore_result gcore_recording_start(gcore_session *session, const gcore_recording_def *def);

/// Ends the recording with the state hash. Does nothing where there is none. `gcore_session_destroy` does it too.
/// \returns as `gcore_recording_result`.
/// \since 0.1
GCORE_API gcore_result gcore_recording_stop(gcore_session *session);

/// Answers whether the session is being recorded.
/// \returns true while it is; false too after a recording has ended by itself, and for a null session.
/// \since 0.1
GCORE_API bool gcore_recording_active(gcore_session *session);

/// Answers how the recording goes, or went. The session does not mind: a recording that ends by itself leaves it as it is.
/// \returns GCORE_OK; write_failed where the host's function answered false; capacity where the queue was full in the
/// middle of what one moment brought about, so that no trace tells what came next: poll more often, or give `events` more
/// room.
/// \since 0.1
GCORE_API gcore_result gcore_recording_result(gcore_session *session);

GCORE_END

#endif
