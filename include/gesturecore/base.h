/// Base: version, results, and the small values that every other part is written in.
///
/// Lengths are points: the host's own unit, x to the right, y down. Angles are radians, positive clockwise on screen.
/// Times are nanoseconds of a monotonic clock that the host chooses; fields that hold them end in `_ns`.
///
/// Every function checks its arguments. What it refuses changes nothing: it answers an error below 0, writes zeros
/// through its out pointer (a definition that a `..._get` reads into stays as it was), and leaves a sentence in
/// `gcore_session_last_error`; without a session (`gcore_session_create`, `gcore_plugin_check`, a null one) there is
/// the code alone. A null pointer, a struct size that the library does not know, an unknown enum value, a flag that is
/// neither 0 nor 1 and a reserved field that is not 0 are GCORE_ERROR_INVALID_ARGUMENT; an infinite number or NaN is
/// GCORE_ERROR_NOT_FINITE, in an animation or a slop scale GCORE_ERROR_INVALID_ARGUMENT; an id that is none or whose
/// object is gone is GCORE_ERROR_STALE_ID. That goes for each function without being said there, as does
/// GCORE_ERROR_BUSY where session.h has it. Numbers that a definition's other fields make meaningless are not looked
/// at. Functions that answer a value instead of a result answer zero then, where they do not say otherwise. A pointer
/// may be null only where its comment says so.
///
/// Definition structs begin with `struct_size`, which their `..._default()` sets. They are copied: they, their names
/// and their arrays may live on the stack. Names are UTF-8; an empty one is as good as none; one that another object
/// of the noun has is refused, so that a `..._make` with a name compares it with all of them. The text that a
/// `..._name` or a `..._get` answers is made when it is asked for first, which allocates. When a later version appends
/// a field, a host built with this header keeps sending the shorter struct, and the missing tail takes its defaults.
#ifndef GESTURECORE_BASE_H
#define GESTURECORE_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
#define GCORE_API __declspec(dllimport)
#elif defined(__GNUC__)
#define GCORE_API __attribute__((visibility("default")))
#else
#define GCORE_API
#endif

#ifdef __cplusplus
#define GCORE_BEGIN extern "C" {
#define GCORE_END }
#else
#define GCORE_BEGIN
#define GCORE_END
#endif

/// The version of this header. \since 0.1
#define GCORE_VERSION_MAJOR 0
#define GCORE_VERSION_MINOR 1
#define GCORE_VERSION_PATCH 0
/// The version as one number, greater for later ones; compare it with `gcore_version()`. \since 0.1
#define GCORE_VERSION (GCORE_VERSION_MAJOR << 16 | GCORE_VERSION_MINOR << 8 | GCORE_VERSION_PATCH)

/// A time that never comes: no deadline, no limit. \since 0.1
#define GCORE_NEVER ((uint64_t)0xffffffffffffffff)

GCORE_BEGIN

/// What a call answers: 0 is well; above 0 it acted and warns; below 0 it was refused and changed nothing (of
/// `gcore_session_feed`: the input that it tells of). \since 0.1
typedef enum gcore_result {
  /// Done as asked.
  GCORE_OK = 0,
  /// Time ran back; the input acted at the session's time.
  GCORE_WARNING_TIME_REVERSED = 1,
  /// The contact was down already; the old one was cancelled and this one is new.
  GCORE_WARNING_DUPLICATE_DOWN = 2,
  /// A lift or cancel at no finite place; it acted at the last known one. Or a map that wrote no finite number; the
  /// state stayed as it was.
  GCORE_WARNING_NOT_FINITE = 3,
  /// A function of the host answered what it must not; its recognizer has failed. See custom.h.
  GCORE_WARNING_HOST_FUNCTION = 4,
  /// A null pointer, a wrong struct size, an unknown enum value, a reserved field, a number out of range.
  GCORE_ERROR_INVALID_ARGUMENT = -1,
  /// The id is none, unknown to this session, or of something that is gone.
  GCORE_ERROR_STALE_ID = -2,
  /// A move, lift or cancel of a contact that is not down.
  GCORE_ERROR_UNKNOWN_CONTACT = -3,
  /// An infinite number or NaN.
  GCORE_ERROR_NOT_FINITE = -4,
  /// The session's capacity is used up, or the queue of events is full.
  GCORE_ERROR_CAPACITY = -5,
  /// A composite or relation that would lead back to itself.
  GCORE_ERROR_CYCLE = -6,
  /// Not now: the session is in the middle of a step, or, for `destroy`, inside a callback. In a library built with
  /// GESTURECORE_CHECKED=1 also: another thread is in a call of it.
  GCORE_ERROR_BUSY = -7,
  /// The state is a sum, or a transient binding holds it or cannot have it.
  GCORE_ERROR_READ_ONLY_STATE = -8,
  /// The host's function could not write a recording, which ended there.
  GCORE_ERROR_WRITE_FAILED = -9
} gcore_result;

/// A place or a vector, in points, y down; for a velocity, points per second. \since 0.1
typedef struct gcore_point {
  double x;
  double y;
} gcore_point;

/// Four numbers: the widest value that a state holds. \since 0.1
typedef struct gcore_vec4 {
  double x;
  double y;
  double z;
  double w;
} gcore_vec4;

/// A map of the plane: x' = a x + c y + tx, y' = b x + d y + ty. {1, 0, 0, 1, 0, 0} moves nothing. \since 0.1
typedef struct gcore_affine {
  double a;
  double b;
  double c;
  double d;
  double tx;
  double ty;
} gcore_affine;

/// A session: a scene, its contacts, and what its gestures know. See session.h. \since 0.1
typedef struct gcore_session gcore_session;

/// Answers the version of the library that is loaded, as GCORE_VERSION counts it.
/// \returns major << 16 | minor << 8 | patch.
/// \since 0.1
GCORE_API uint32_t gcore_version(void);

/// Names a result as traces do: "ok", "stale_id", "time_reversed".
/// The text is the library's and lives as long as it is loaded.
/// \returns the name, or "unknown" for a number that is no result.
/// \since 0.1
GCORE_API const char *gcore_result_name(gcore_result result);

GCORE_END

#endif
