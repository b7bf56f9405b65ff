/// Animations: laws of motion, as values.
///
/// An animation is a plain struct that the functions below fill in; whoever takes it checks its numbers. It is sampled
/// by time in closed form and needs no ticking. Retargeting a spring in mid-flight keeps position and velocity; an ease
/// starts anew from where it is.
#ifndef GESTURECORE_ANIMATION_H
#define GESTURECORE_ANIMATION_H

#include "base.h"

GCORE_BEGIN

/// The law of motion. \since 0.1
typedef enum gcore_animation_kind {
  /// Rigid: at once.
  GCORE_ANIMATION_NONE,
  /// parameters: response in seconds (1e-6 to 1e6), damping ratio (0 to 1e6).
  GCORE_ANIMATION_SPRING,
  /// parameters: x1, y1, x2, y2 of a cubic Bezier from (0, 0) to (1, 1), x1 and x2 within 0 to 1; it takes `duration`.
  GCORE_ANIMATION_BEZIER,
  /// parameters: the share of its velocity that is kept per millisecond, above 0 and below 1.
  GCORE_ANIMATION_DECAY
} gcore_animation_kind;

/// Springs with a name. \since 0.1
typedef enum gcore_spring_preset {
  /// Response 0.5 s, damping 1.
  GCORE_SPRING_SMOOTH,
  /// Response 0.5 s, damping 0.85.
  GCORE_SPRING_SNAPPY,
  /// Response 0.5 s, damping 0.7.
  GCORE_SPRING_BOUNCY,
  /// Response 0.15 s, damping 0.86.
  GCORE_SPRING_INTERACTIVE
} gcore_spring_preset;

/// Eases with a name. \since 0.1
typedef enum gcore_ease_curve {
  GCORE_EASE_LINEAR,
  GCORE_EASE_IN,
  GCORE_EASE_OUT,
  GCORE_EASE_IN_OUT
} gcore_ease_curve;

/// How something goes to where it should be. All zero is rigid. Its layout is fixed. \since 0.1
typedef struct gcore_animation {
  /// A `gcore_animation_kind`.
  uint32_t kind;
  /// 1: a decay glides within `low` and `high`, caught there by a critically damped spring. Before, and where the state
  /// is written, the follower is where the state is, be that beyond them.
  uint32_t has_bounds;
  /// The numbers of the law, by kind.
  double parameters[4];
  /// Seconds that a Bezier takes, 0 to 1e9.
  double duration;
  /// The least of each number of the state.
  gcore_vec4 low;
  /// The greatest of each number of the state.
  gcore_vec4 high;
} gcore_animation;

/// A spring by its response (seconds, above 0) and damping ratio (not negative; 1: critically damped). The usual ones
/// are 0.5 and 0.825.
/// \since 0.1
GCORE_API gcore_animation gcore_animation_spring(double response, double damping);

/// A spring by its duration in seconds and its bounce (-1 to 1, exclusive below): damping is 1 - bounce, or
/// 1 / (1 + bounce) below zero.
/// \since 0.1
GCORE_API gcore_animation gcore_animation_spring_bounce(double duration, double bounce);

/// A spring with a name. \returns rigid for an unknown one. \since 0.1
GCORE_API gcore_animation gcore_animation_preset(gcore_spring_preset preset);

/// An ease with a name, of `duration` seconds; the usual one is 0.35. \returns rigid for an unknown one. \since 0.1
GCORE_API gcore_animation gcore_animation_ease(gcore_ease_curve curve, double duration);

/// An ease along the cubic Bezier (x1, y1), (x2, y2), of `duration` seconds; x1 and x2 are in 0 to 1.
/// \since 0.1
GCORE_API gcore_animation gcore_animation_bezier(double x1, double y1, double x2, double y2, double duration);

/// Inertia: follows rigidly, and glides on with the release velocity v when a gesture ends, keeping `rate` of it per
/// millisecond (0.998, or 0.99 for a short way): v / 1000 x rate / (1 - rate) in all. Set `has_bounds`, `low` and
/// `high` to keep it inside. It comes to rest beyond its state's place, and its state stays where the gesture left it:
/// follower.h says how the host brings them together.
/// \since 0.1
GCORE_API gcore_animation gcore_animation_decay(double rate);

GCORE_END

#endif
