/// Bindings: which gesture drives which state.
///
/// A *transient* binding keeps a number of the gesture's value in the cell while the gesture is live; when that ends,
/// is cancelled or fails, the cell is at its initial value at once. A *commit* is applied once, when the gesture
/// ends, and never when it is cancelled. The number is scaled, the operation applied, and the resulting cell then
/// shaped: held back by a rubber band, or clamped; then moved to the nearest snap point. A transient cell has one
/// binding and nothing else writes it.
///
/// Which channel fits which state: a single number fits every type, and fills each number of a wider cell. Two numbers
/// (translation, location, start, velocity, predicted_end, predicted_translation) fit a vec2, and the first two of a
/// vec4, whose others stay; with a scalar, an int or a bool the binding is refused (invalid_argument). A constant has
/// the numbers of its state. A toggle and a map read no channel: they fit every state, and write all its numbers. An int
/// takes the nearest whole number, of two equally near ones the even one; a bool is 1 for all but 0.
///
/// A `map` takes the place of channel, scale and operation: it is handed the gesture's value and the cell, and writes
/// the cell anew, as the closure of SwiftUI's `updating` does. Rubber band, clamp and snap points then hold for what it
/// wrote. A decay or spring is handed no velocity by it.
#ifndef GESTURECORE_BINDING_H
#define GESTURECORE_BINDING_H

#include "animation.h"
#include "base.h"
#include "event.h"
#include "id.h"

GCORE_BEGIN

/// A number of a gesture's value that a state can take. \since 0.1
typedef enum gcore_channel {
  /// Of a scroll, its total.
  GCORE_CHANNEL_TRANSLATION = 1,
  GCORE_CHANNEL_LOCATION,
  GCORE_CHANNEL_START,
  GCORE_CHANNEL_VELOCITY,
  GCORE_CHANNEL_PREDICTED_END,
  GCORE_CHANNEL_PREDICTED_TRANSLATION,
  GCORE_CHANNEL_MAGNIFICATION,
  /// Radians.
  GCORE_CHANNEL_ROTATION,
  GCORE_CHANNEL_BRANCH,
  GCORE_CHANNEL_RECOGNIZED,
  GCORE_CHANNEL_INSIDE,
  GCORE_CHANNEL_COUNT,
  /// Seconds.
  GCORE_CHANNEL_ELAPSED,
  /// 1 while the gesture is live.
  GCORE_CHANNEL_ACTIVE,
  /// The binding's own `constant`.
  GCORE_CHANNEL_CONSTANT
} gcore_channel;

/// When a binding acts. \since 0.1
typedef enum gcore_binding_mode {
  /// While the gesture is live.
  GCORE_BINDING_TRANSIENT = 1,
  /// When the gesture ends.
  GCORE_BINDING_COMMIT
} gcore_binding_mode;

/// What a commit does to its cell. \since 0.1
typedef enum gcore_operation {
  GCORE_OPERATION_SET,
  GCORE_OPERATION_ADD,
  GCORE_OPERATION_MULTIPLY,
  /// 0 becomes 1, all else 0; the channel is not read.
  GCORE_OPERATION_TOGGLE,
  GCORE_OPERATION_MAX,
  GCORE_OPERATION_MIN
} gcore_operation;

/// What a map is told beside the gesture's value and the cell. \since 0.1
typedef struct gcore_map_context {
  /// The session, in the middle of a step: see "Functions of the host" in session.h.
  gcore_session *session;
  /// The state that is driven.
  gcore_state_id state;
  /// The gesture that drives it.
  gcore_gesture_id gesture;
  /// The time of the step.
  uint64_t time_ns;
  /// The `gcore_binding_mode`: transient while the gesture is live, commit once when it has ended.
  uint32_t mode;
  /// 0.
  uint32_t reserved;
} gcore_map_context;

/// Writes a state's new value. `value` is what the gesture measures, with velocity, prediction and elapsed. `cell`
/// holds the state's present numbers and takes the new ones, as many as its type has: an int is rounded, a bool is 1
/// for all but 0. A number that is not finite leaves the state as it is, and the call that ran the map answers the
/// warning not_finite. All pointers are valid during the call; `user` is what the binding said.
/// \since 0.1
typedef void (*gcore_map_function)(
    const gcore_value *value, gcore_vec4 *cell, const gcore_map_context *context, void *user);

/// How a gesture drives a state. \since 0.1
typedef struct gcore_binding_def {
  /// Set by `gcore_binding_def_default`.
  uint32_t struct_size;
  /// A `gcore_binding_mode`.
  uint32_t mode;
  /// The state that is driven.
  gcore_state_id state;
  /// The gesture that drives it.
  gcore_gesture_id gesture;
  /// A `gcore_channel`. One that the gesture's value has not leaves a transient cell initial and commits nothing.
  uint32_t channel;
  /// A `gcore_operation`, of a commit. Default set.
  uint32_t operation;
  /// What GCORE_CHANNEL_CONSTANT is. Default 0.
  gcore_vec4 constant;
  /// What the channel is multiplied by first. Default 1.
  double scale;
  /// 1: the cell stays within `low` and `high`. Default 0.
  uint32_t clamps;
  /// How many snap points there are; 0 with null.
  uint32_t snap_count;
  /// The least of each number of the cell.
  gcore_vec4 low;
  /// The greatest of each number of the cell.
  gcore_vec4 high;
  /// How far the cell can be pulled beyond `low` and `high` (without a clamp: beyond 0), in its own unit, not
  /// negative; 0: there is no rubber band. Of what lies beyond, o, the cell shows c o D / (D + c |o|), where D is this
  /// limit and c the coefficient. Default 0.
  double rubber_band_limit;
  /// The share by which a rubber band follows at its start, not negative. Default 0.55.
  double rubber_band_coefficient;
  /// The points that the cell snaps to, the nearest one; may be null. They are copied.
  const gcore_vec4 *snap;
  /// Transient: the animation with which rigid followers of the cell, and of its sums, take the step back to the
  /// initial value. Default rigid.
  gcore_animation reset;
  /// What writes the cell in place of channel, scale and operation; null for none. It must live as long as the binding.
  gcore_map_function map;
  /// Handed to `map`; may be null.
  void *map_user;
} gcore_binding_def;

/// Answers a binding of this channel with every default, from no gesture to no state.
/// \since 0.1
GCORE_API gcore_binding_def gcore_binding_def_default(gcore_binding_mode mode, gcore_channel channel);

/// Binds a gesture to a state. The definition and its snap points are copied. The binding lives as long as the gesture.
/// A transient binding puts the state at its initial value.
/// \returns GCORE_OK; capacity when all bindings are made; stale_id; read_only_state for a sum, and where the state has
/// a transient binding, or is to get one beside a commit; invalid_argument where the channel does not fit the state,
/// `low` is above `high`, or `reset` is a decay.
/// \since 0.1
GCORE_API gcore_result gcore_state_bind(gcore_session *session, const gcore_binding_def *def);

GCORE_END

#endif
