/// Followers: a state, shown through an animation.
///
/// Several followers can trail one state differently. A follower is a pure function of time and of what its state
/// did: ask for its value at the time of the frame, as often as you like, in any order. A rigid follower takes the
/// `reset` animation of its state's transient binding for that one step. The velocity of a gesture that ends is
/// handed on: no speed is lost between the finger and the spring.
///
/// States do not follow their followers. While a follower is under way, and after a decay for good, it is elsewhere than
/// its state; there a press does not hit the region, and from the state's place the next drag goes on, with a jump. So
/// before a press is fed, or when a glide has settled, write the place that is drawn into the committed state, while no
/// gesture drives the sum: `gcore_state_set_vec2(session, committed, gcore_follower_vec2(session, follower, now))`. It
/// stops the glide there; do the same before a snapshot. A press that comes to nothing would leave it there, be that
/// beyond its bounds or between two pages: so let the region's contact observer, which ends at every last lift, commit a
/// constant of zero with `add`, which goes to the clamp and the snap points and begins the glide anew.
/// `examples/c/06-fling` does both.
///
/// A transform measures no velocity, and hands none on: what is to be flung and pinched is a drag and a magnify that run
/// together.
#ifndef GESTURECORE_FOLLOWER_H
#define GESTURECORE_FOLLOWER_H

#include "animation.h"
#include "base.h"
#include "id.h"

GCORE_BEGIN

/// What follows what, and how. \since 0.1
typedef struct gcore_follower_def {
  /// Set by `gcore_follower_def_default`.
  uint32_t struct_size;
  /// Must be 0.
  uint32_t reserved;
  /// UTF-8, unique among followers; null: "follower" and its number.
  const char *name;
  /// The state that it follows.
  gcore_state_id state;
  /// How. Default rigid.
  gcore_animation animation;
} gcore_follower_def;

/// Answers a rigid follower of no state.
/// \since 0.1
GCORE_API gcore_follower_def gcore_follower_def_default(void);

/// Makes a follower. The definition and its name are copied.
/// \returns GCORE_OK and the id; capacity when all followers are made; stale_id; invalid_argument also for a name that
/// is taken and an animation out of range.
/// \since 0.1
GCORE_API gcore_result gcore_follower_make(
    gcore_session *session, const gcore_follower_def *def, gcore_follower_id *follower);

/// Reads the definition of a follower into `def`, whose `struct_size` must be set (by `..._default`): the state that it
/// follows, whose type `gcore_state_type_of` tells, and how. `name` is the session's text, or null for one that was
/// given none.
/// \returns GCORE_OK; stale_id.
/// \since 0.1
GCORE_API gcore_result gcore_follower_get(
    gcore_session *session, gcore_follower_id follower, gcore_follower_def *def);

/// Reads where a follower is at a time. A time before its state changed last answers the value at that change.
/// \returns GCORE_OK; stale_id.
/// \since 0.1
GCORE_API gcore_result gcore_follower_value(
    gcore_session *session, gcore_follower_id follower, uint64_t time_ns, gcore_vec4 *value);

/// Answers the first number of a follower at a time. \returns 0 for a stale id. \since 0.1
GCORE_API double gcore_follower_scalar(gcore_session *session, gcore_follower_id follower, uint64_t time_ns);
/// Answers the first two numbers of a follower at a time. \returns {0, 0} for a stale id. \since 0.1
GCORE_API gcore_point gcore_follower_vec2(gcore_session *session, gcore_follower_id follower, uint64_t time_ns);

/// Answers whether a follower has come to rest: less than 0.01 of way left, in the state's own unit, and as little
/// velocity over its frequency.
/// \returns true for a stale id too, so that a loop over it stops drawing.
/// \since 0.1
GCORE_API bool gcore_follower_settled(gcore_session *session, gcore_follower_id follower, uint64_t time_ns);

/// Answers when a follower will have come to rest, if its state does not change before. For a spring and a decay it
/// takes some hundred samples: ask when the state has changed rather than in each frame.
/// \returns the time, GCORE_NEVER for one that never does; 0 for a stale id.
/// \since 0.1
GCORE_API uint64_t gcore_follower_settling_time(gcore_session *session, gcore_follower_id follower);

/// Finds a follower by the name that it was given. It compares with every name: keep the id.
/// \returns its id, or {0} where none has that name.
/// \since 0.1
GCORE_API gcore_follower_id gcore_follower_named(gcore_session *session, const char *name);

/// Answers what a follower is called: its name, or "follower" and its number. The text is the session's and lives as
/// long as that does.
/// \returns UTF-8, or null for a stale id.
/// \since 0.1
GCORE_API const char *gcore_follower_name(gcore_session *session, gcore_follower_id follower);

GCORE_END

#endif
