/// gesturecore for C++17: the C interface with owners, typed ids, operators and lambdas. Header only; link gesturecore.
///
///     using namespace gesturecore;
///     using namespace std::chrono_literals;
///     Session session;
///     auto card = session.region({100, 100, 200, 150});
///     auto drag = session.make(Drag());
///     auto hold_drag = card.attach(LongPress(1s) >> drag);  // >> sequence, & simultaneous, | exclusive, race()
///     auto live = session.state(Point{}), position = session.state(Point{});
///     live.bind(transient(drag, Channel::translation));
///     position.bind(commit(drag, Channel::translation, Operation::add));
///
///     session.feed(input::down(0ms, finger(1), {150, 150}));
///     for (const Event &event : session.events())
///       if (event.gesture == hold_drag && event.phase == Phase::ended) save(position.get());
///
/// Three kinds of type. *Definitions* (`Drag`, `Tap`, `RegionDef`, ...) are values that say what to make; they start
/// with the library's own defaults, and none is repeated here. *Handles* (`Region`, `Gesture`, `State<T>`,
/// `Follower<T>`) are small copies of ids: they own nothing, cannot be mixed up, and are refused as stale once their
/// thing is gone. `Session` owns everything, moves, and must outlive what asks its handles. Units are those of the C
/// headers: points, radians, and `Time`, which takes chrono literals.
///
/// What the library refuses is thrown as `Error`, with the code and the sentence; what it warns of is returned as a
/// `Result`. Where exceptions are off (or GESTURECORE_NO_EXCEPTIONS is defined), calls return that result instead, or
/// a handle that is false, and `Session::last_error` has the sentence. What a callback of yours throws passes through
/// the library and comes out of the call that ran it.
///
/// A session and its handles are used by one thread at a time. Never destroy a session inside its own callback.
#ifndef GESTURECORE_HPP
#define GESTURECORE_HPP

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "gesturecore.h"

#if !defined(GESTURECORE_NO_EXCEPTIONS) && !defined(__cpp_exceptions) && !defined(_CPPUNWIND)
#define GESTURECORE_NO_EXCEPTIONS
#endif
#ifndef GESTURECORE_NO_EXCEPTIONS
#include <exception>
#endif

namespace gesturecore {

// MARK: Values

/// A place or a vector, in points, y down.
using Point = gcore_point;
/// Four numbers: the widest value that a state holds.
using Vec4 = gcore_vec4;
/// A map of the plane: x' = a x + c y + tx, y' = b x + d y + ty.
using Affine = gcore_affine;
/// What the host feeds; `input::` has the makers.
using Input = gcore_input;
/// How something goes to where it should be; see `spring`, `ease`, `decay`.
using Animation = gcore_animation;
/// A moment of the host's monotonic clock, or a duration; takes any of chrono's whole ones. A negative one is 0: it
/// would otherwise be near the clock's end, and nothing could follow it.
struct Time : std::chrono::duration<std::uint64_t, std::nano> {
  using Nanoseconds = std::chrono::duration<std::uint64_t, std::nano>;
  constexpr Time() : Nanoseconds(0) {}
  template <class Int, class = std::enable_if_t<std::is_integral_v<Int>>>
  explicit constexpr Time(Int nanoseconds)
      : Nanoseconds(nanoseconds > 0 ? static_cast<std::uint64_t>(nanoseconds) : std::uint64_t{0}) {}
  template <class Rep, class Period,
            class = std::enable_if_t<std::is_convertible_v<std::chrono::duration<Rep, Period>, Nanoseconds>>>
  constexpr Time(std::chrono::duration<Rep, Period> other)
      : Nanoseconds(other < other.zero() ? Nanoseconds(0) : Nanoseconds(other)) {}
};

/// A time that never comes: no deadline, no limit.
inline constexpr Time never{GCORE_NEVER};
/// As a greatest number of contacts: as many as the session holds.
inline constexpr std::uint32_t unlimited = GCORE_CONTACTS_UNLIMITED;

/// What a call answers: 0 is well, above 0 it acted and warns, below 0 it was refused and changed nothing.
enum class Result : int {
  ok = GCORE_OK,
  time_reversed = GCORE_WARNING_TIME_REVERSED,
  duplicate_down = GCORE_WARNING_DUPLICATE_DOWN,
  not_finite_lift = GCORE_WARNING_NOT_FINITE,
  host_function = GCORE_WARNING_HOST_FUNCTION,
  invalid_argument = GCORE_ERROR_INVALID_ARGUMENT,
  stale_id = GCORE_ERROR_STALE_ID,
  unknown_contact = GCORE_ERROR_UNKNOWN_CONTACT,
  not_finite = GCORE_ERROR_NOT_FINITE,
  capacity = GCORE_ERROR_CAPACITY,
  cycle = GCORE_ERROR_CYCLE,
  busy = GCORE_ERROR_BUSY,
  read_only_state = GCORE_ERROR_READ_ONLY_STATE,
  write_failed = GCORE_ERROR_WRITE_FAILED
};
enum class Device : std::uint32_t {
  touch = GCORE_DEVICE_TOUCH,
  mouse = GCORE_DEVICE_MOUSE,
  pen = GCORE_DEVICE_PEN,
  indirect = GCORE_DEVICE_INDIRECT
};
enum class Button : std::uint32_t {
  primary = GCORE_BUTTON_PRIMARY,
  secondary = GCORE_BUTTON_SECONDARY,
  middle = GCORE_BUTTON_MIDDLE,
  back = GCORE_BUTTON_BACK,
  forward = GCORE_BUTTON_FORWARD
};
enum class ScrollPhase : std::uint32_t {
  none = GCORE_SCROLL_NONE,
  began = GCORE_SCROLL_BEGAN,
  changed = GCORE_SCROLL_CHANGED,
  ended = GCORE_SCROLL_ENDED
};
enum class GestureKind : std::uint32_t {
  none = GCORE_GESTURE_NONE,
  tap = GCORE_GESTURE_TAP,
  click = GCORE_GESTURE_CLICK,
  long_press = GCORE_GESTURE_LONG_PRESS,
  drag = GCORE_GESTURE_DRAG,
  swipe = GCORE_GESTURE_SWIPE,
  magnify = GCORE_GESTURE_MAGNIFY,
  rotate = GCORE_GESTURE_ROTATE,
  transform = GCORE_GESTURE_TRANSFORM,
  hover = GCORE_GESTURE_HOVER,
  scroll = GCORE_GESTURE_SCROLL,
  contact = GCORE_GESTURE_CONTACT,
  custom = GCORE_GESTURE_CUSTOM,
  sequence = GCORE_GESTURE_SEQUENCE,
  simultaneous = GCORE_GESTURE_SIMULTANEOUS,
  exclusive = GCORE_GESTURE_EXCLUSIVE,
  race = GCORE_GESTURE_RACE
};
/// When a gesture's space is taken: at its group's first press, or at every sample.
enum class SpaceMode : std::uint32_t { latched = GCORE_SPACE_LATCHED, live = GCORE_SPACE_LIVE };
/// What a contact beyond the greatest number does.
enum class ExtraContacts : std::uint32_t {
  ignore = GCORE_EXTRA_IGNORE,
  cancel = GCORE_EXTRA_CANCEL,
  join = GCORE_EXTRA_JOIN
};
/// How an attached gesture stands to those of other attachments.
enum class Priority : std::uint32_t {
  normal = GCORE_PRIORITY_NORMAL,
  high = GCORE_PRIORITY_HIGH,
  simultaneous = GCORE_PRIORITY_SIMULTANEOUS
};
/// Which gestures an attachment lets hear its contacts.
enum class Mask : std::uint32_t {
  all = GCORE_MASK_ALL,
  gesture = GCORE_MASK_GESTURE,
  subviews = GCORE_MASK_SUBVIEWS,
  none = GCORE_MASK_NONE
};
enum class Axis : std::uint32_t { free = GCORE_AXIS_FREE, x = GCORE_AXIS_X, y = GCORE_AXIS_Y };
enum class Direction : std::uint32_t {
  none = GCORE_DIRECTION_NONE,
  left = GCORE_DIRECTION_LEFT,
  right = GCORE_DIRECTION_RIGHT,
  up = GCORE_DIRECTION_UP,
  down = GCORE_DIRECTION_DOWN
};
/// Which devices' scrolling is accepted: trackpads (precise), wheels (ticks).
enum class Wheel : std::uint32_t {
  both = GCORE_WHEEL_BOTH,
  precise = GCORE_WHEEL_PRECISE,
  ticks = GCORE_WHEEL_TICKS
};
/// What a gesture answers to.
enum class Stimulus : std::uint32_t {
  none = GCORE_STIMULUS_NONE,
  movement = GCORE_STIMULUS_MOVEMENT,
  time = GCORE_STIMULUS_TIME,
  lift = GCORE_STIMULUS_LIFT
};
/// What happened to a custom recognizer's contacts.
enum class CustomSignal : std::uint32_t {
  pressed = GCORE_CUSTOM_PRESSED,
  moved = GCORE_CUSTOM_MOVED,
  lifted = GCORE_CUSTOM_LIFTED,
  cancelled = GCORE_CUSTOM_CANCELLED,
  deadline = GCORE_CUSTOM_DEADLINE
};
enum class Phase : std::uint8_t {
  possible = GCORE_PHASE_POSSIBLE,
  began = GCORE_PHASE_BEGAN,
  changed = GCORE_PHASE_CHANGED,
  ended = GCORE_PHASE_ENDED,
  cancelled = GCORE_PHASE_CANCELLED,
  failed = GCORE_PHASE_FAILED
};
/// Why a gesture was cancelled or failed.
enum class Reason : std::uint8_t {
  none = GCORE_REASON_NONE,
  moved = GCORE_REASON_MOVED,
  lifted_early = GCORE_REASON_LIFTED_EARLY,
  too_slow = GCORE_REASON_TOO_SLOW,
  too_late = GCORE_REASON_TOO_LATE,
  too_many_contacts = GCORE_REASON_TOO_MANY_CONTACTS,
  too_few_contacts = GCORE_REASON_TOO_FEW_CONTACTS,
  wrong_direction = GCORE_REASON_WRONG_DIRECTION,
  outside = GCORE_REASON_OUTSIDE,
  excluded = GCORE_REASON_EXCLUDED,
  waited = GCORE_REASON_WAITED,
  host_cancel = GCORE_REASON_HOST_CANCEL,
  region_removed = GCORE_REASON_REGION_REMOVED,
  disabled = GCORE_REASON_DISABLED,
  reconfigured = GCORE_REASON_RECONFIGURED,
  session_reset = GCORE_REASON_SESSION_RESET,
  contact_lost = GCORE_REASON_CONTACT_LOST
};
/// A number that a gesture's value may have.
enum class Field : std::uint32_t {
  branch = GCORE_FIELD_BRANCH,
  count = GCORE_FIELD_COUNT,
  contacts = GCORE_FIELD_CONTACTS,
  direction = GCORE_FIELD_DIRECTION,
  recognized = GCORE_FIELD_RECOGNIZED,
  inside = GCORE_FIELD_INSIDE,
  location = GCORE_FIELD_LOCATION,
  start = GCORE_FIELD_START,
  translation = GCORE_FIELD_TRANSLATION,
  centroid = GCORE_FIELD_CENTROID,
  velocity = GCORE_FIELD_VELOCITY,
  predicted_end = GCORE_FIELD_PREDICTED_END,
  predicted_translation = GCORE_FIELD_PREDICTED_TRANSLATION,
  magnification = GCORE_FIELD_MAGNIFICATION,
  rotation = GCORE_FIELD_ROTATION,
  elapsed = GCORE_FIELD_ELAPSED,
  delta = GCORE_FIELD_DELTA,
  total = GCORE_FIELD_TOTAL,
  matrix = GCORE_FIELD_MATRIX
};
enum class DecisionKind : std::uint8_t {
  granted = GCORE_DECISION_GRANTED,
  waits = GCORE_DECISION_WAITS,
  denied = GCORE_DECISION_DENIED
};
/// A number of a gesture's value that a state can take. Rotation is in radians, elapsed in seconds.
enum class Channel : std::uint32_t {
  translation = GCORE_CHANNEL_TRANSLATION,
  location = GCORE_CHANNEL_LOCATION,
  start = GCORE_CHANNEL_START,
  velocity = GCORE_CHANNEL_VELOCITY,
  predicted_end = GCORE_CHANNEL_PREDICTED_END,
  predicted_translation = GCORE_CHANNEL_PREDICTED_TRANSLATION,
  magnification = GCORE_CHANNEL_MAGNIFICATION,
  rotation = GCORE_CHANNEL_ROTATION,
  branch = GCORE_CHANNEL_BRANCH,
  recognized = GCORE_CHANNEL_RECOGNIZED,
  inside = GCORE_CHANNEL_INSIDE,
  count = GCORE_CHANNEL_COUNT,
  elapsed = GCORE_CHANNEL_ELAPSED,
  active = GCORE_CHANNEL_ACTIVE,
  constant = GCORE_CHANNEL_CONSTANT
};
/// What a commit does to its cell.
enum class Operation : std::uint32_t {
  set = GCORE_OPERATION_SET,
  add = GCORE_OPERATION_ADD,
  multiply = GCORE_OPERATION_MULTIPLY,
  toggle = GCORE_OPERATION_TOGGLE,
  max = GCORE_OPERATION_MAX,
  min = GCORE_OPERATION_MIN
};
enum class SpringPreset : std::uint32_t {
  smooth = GCORE_SPRING_SMOOTH,
  snappy = GCORE_SPRING_SNAPPY,
  bouncy = GCORE_SPRING_BOUNCY,
  interactive = GCORE_SPRING_INTERACTIVE
};
enum class EaseCurve : std::uint32_t {
  linear = GCORE_EASE_LINEAR,
  in = GCORE_EASE_IN,
  out = GCORE_EASE_OUT,
  in_out = GCORE_EASE_IN_OUT
};

/// The name of a value, as traces and logs write it; the text is the library's.
inline std::string_view name(Result result) { return gcore_result_name(static_cast<gcore_result>(result)); }
inline std::string_view name(Phase phase) { return gcore_phase_name(static_cast<gcore_phase>(phase)); }
inline std::string_view name(Reason reason) { return gcore_reason_name(static_cast<gcore_reason>(reason)); }
inline std::string_view name(GestureKind kind) {
  return gcore_gesture_kind_name(static_cast<gcore_gesture_kind>(kind));
}

/// The version of the library that is loaded, as GCORE_VERSION counts it.
inline std::uint32_t version() { return gcore_version(); }

// MARK: Errors

/// A call that was refused and changed nothing. `what()` is the library's sentence, with the offending value.
class Error : public std::runtime_error {
public:
  Error(Result code, const std::string &sentence) : std::runtime_error(sentence), code_(code) {}
  Result code() const noexcept { return code_; }

private:
  Result code_;
};

class Session;
class Gesture;
class Region;
class Composite;
template <class T> class State;
template <class T> class Follower;

namespace detail {

/// What a session owns, at an address of its own, so that handles survive a move of the `Session`.
struct Core {
  gcore_session *session = nullptr;
  std::vector<std::shared_ptr<void>> kept;  // Functions that the library calls.
#ifndef GESTURECORE_NO_EXCEPTIONS
  std::exception_ptr thrown;  // By a function that the library called.
#endif

  Core() = default;
  Core(const Core &) = delete;
  Core &operator=(const Core &) = delete;
  ~Core() { gcore_session_destroy(session); }

  /// Runs a function that the library calls: nothing may be thrown through it.
  template <class Body> void guard(Body &&body) {
#ifdef GESTURECORE_NO_EXCEPTIONS
    body();
#else
    try {
      body();
    } catch (...) {
      if (!thrown) thrown = std::current_exception();
    }
#endif
  }
};

inline gcore_session *raw(Core *core) { return core ? core->session : nullptr; }

/// Throws what a callback threw, and what was refused; hands on the rest.
inline Result check(Core *core, gcore_result result) {
#ifndef GESTURECORE_NO_EXCEPTIONS
  if (core && core->thrown) std::rethrow_exception(std::exchange(core->thrown, nullptr));
  if (result < 0) throw Error(static_cast<Result>(result), gcore_session_last_error(raw(core)));
#else
  (void)core;
#endif
  return static_cast<Result>(result);
}

/// An id and its session: what all handles are.
template <class Self, class Id> class Handle {
public:
  Handle() = default;
  explicit operator bool() const { return id_.bits != 0; }
  Id id() const { return id_; }
  /// The id in a session. Two sessions give out the same numbers: what is of another one has none that is known there.
  Id id_in(const Core *core) const { return core == core_ || !*this ? id_ : Id{~std::uint64_t{0}}; }
  bool operator==(const Handle &other) const { return id_.bits == other.id_.bits && core_ == other.core_; }
  bool operator!=(const Handle &other) const { return !(*this == other); }

protected:
  Handle(Core *core, Id id) : core_(core), id_(id) {}
  gcore_session *session() const { return raw(core_); }
  Result check(gcore_result result) const { return detail::check(core_, result); }
  Core *core_ = nullptr;
  Id id_{};
};

inline std::string_view text(const char *text) { return text ? std::string_view(text) : std::string_view(); }

/// A name that a definition holds; null where there is none.
class Name {
public:
  Name() = default;
  Name(const char *text) : text_(text ? std::optional<std::string>(text) : std::nullopt) {}
  Name(std::string text) : text_(std::move(text)) {}
  const char *get() const { return text_ ? text_->c_str() : nullptr; }

private:
  std::optional<std::string> text_;
};

template <class Enum> std::uint32_t number(Enum value) { return static_cast<std::uint32_t>(value); }

template <class Enum> std::uint32_t bits(std::initializer_list<Enum> values) {
  std::uint32_t set = 0;
  for (Enum value : values) set |= std::uint32_t{1} << number(value);
  return set;
}

}  // namespace detail

// MARK: Input

/// Who points: a contact number of a source, both of the host's choice, and what the device is.
struct Pointer {
  std::uint64_t contact = 0;
  std::uint64_t source = 0;
  Device device = Device::touch;
  Button button = Button::primary;
};
inline Pointer finger(std::uint64_t contact, std::uint64_t source = 0) { return {contact, source}; }
inline Pointer pen(std::uint64_t source = 0) { return {0, source, Device::pen}; }
/// A mouse; each button that is held is a contact of its own.
inline Pointer mouse(Button button = Button::primary, std::uint64_t source = 0) {
  return {detail::number(button), source, Device::mouse, button};
}

/// Makers of inputs, one a kind.
namespace input {

inline Input make(gcore_input_kind kind, Time time, Pointer pointer = {}, Point at = {}) {
  Input input{};
  input.kind = kind;
  input.time_ns = time.count();
  input.contact = pointer.contact;
  input.source = pointer.source;
  input.device = detail::number(pointer.device);
  input.button = detail::number(pointer.button);
  input.position = at;
  return input;
}
inline Input make_nowhere(gcore_input_kind kind, Time time, Pointer pointer) {
  Input input = make(kind, time, pointer);
  input.flags = GCORE_INPUT_NOWHERE;
  return input;
}

inline Input down(Time time, Pointer pointer, Point at) { return make(GCORE_INPUT_DOWN, time, pointer, at); }
inline Input move(Time time, Pointer pointer, Point at) { return make(GCORE_INPUT_MOVE, time, pointer, at); }
inline Input up(Time time, Pointer pointer, Point at) { return make(GCORE_INPUT_UP, time, pointer, at); }
/// A lift where the contact was last.
inline Input up(Time time, Pointer pointer) { return make_nowhere(GCORE_INPUT_UP, time, pointer); }
/// The system took one contact away.
inline Input cancel(Time time, Pointer pointer) { return make_nowhere(GCORE_INPUT_CANCEL, time, pointer); }
/// The system took every contact away; every wait ends too.
inline Input cancel_all(Time time) { return make(GCORE_INPUT_CANCEL_ALL, time); }
/// A pointer is over a place without touching it.
inline Input hover(Time time, Pointer pointer, Point at) { return make(GCORE_INPUT_HOVER, time, pointer, at); }
/// A wheel turned; `delta` is in points: what the ticks are worth to the host.
inline Input wheel(Time time, Pointer pointer, Point at, Point delta) {
  Input input = make(GCORE_INPUT_SCROLL, time, pointer, at);
  input.delta = delta;
  return input;
}
/// Fingers scrolled on a trackpad.
inline Input scroll(Time time, Pointer pointer, Point at, Point delta, ScrollPhase phase) {
  Input input = wheel(time, pointer, at, delta);
  input.flags = GCORE_INPUT_PRECISE;
  input.scroll_phase = detail::number(phase);
  return input;
}
/// Time passed, nothing else.
inline Input advance(Time time) { return make(GCORE_INPUT_ADVANCE, time); }
/// The same move or lift, with further samples of its frame behind it.
inline Input more(Input input) {
  input.flags |= GCORE_INPUT_MORE;
  return input;
}

}  // namespace input

// MARK: Animations

/// A spring by its response (seconds) and damping ratio.
inline Animation spring(double response, double damping) { return gcore_animation_spring(response, damping); }
/// A spring by its duration (seconds) and bounce (-1 to 1).
inline Animation spring_bounce(double duration, double bounce) {
  return gcore_animation_spring_bounce(duration, bounce);
}
inline Animation spring(SpringPreset preset) {
  return gcore_animation_preset(static_cast<gcore_spring_preset>(preset));
}
/// An ease of `duration` seconds.
inline Animation ease(EaseCurve curve, double duration) {
  return gcore_animation_ease(static_cast<gcore_ease_curve>(curve), duration);
}
/// An ease along a cubic Bezier of your own, of `duration` seconds.
inline Animation bezier(Point first, Point second, double duration) {
  return gcore_animation_bezier(first.x, first.y, second.x, second.y, duration);
}
/// Inertia that keeps `rate` of the release velocity per millisecond.
inline Animation decay(double rate) { return gcore_animation_decay(rate); }
/// Inertia that is caught within bounds.
inline Animation decay(double rate, Vec4 low, Vec4 high) {
  Animation animation = gcore_animation_decay(rate);
  animation.has_bounds = 1;
  animation.low = low;
  animation.high = high;
  return animation;
}

// MARK: Definitions

/// How much a session holds: fields as in C, with every default.
struct SessionDef : gcore_session_def {
  SessionDef() : gcore_session_def(gcore_session_def_default()) {}
  /// What distances are multiplied by for contacts of a device; above 0.
  SessionDef &slop(Device device, double scale) {
    slop_scale[detail::number(device)] = scale;
    return *this;
  }
};

/// Where a region is and how it is hit. `raw()` has the fields; the calls set them and can be chained.
class RegionDef {
public:
  RegionDef() = default;
  RegionDef(double x, double y, double width, double height) { frame(x, y, width, height); }
  explicit RegionDef(const gcore_region_def &def) : raw_(def), name_(def.name) {}

  RegionDef &frame(double x, double y, double width, double height) {
    raw_.origin = {x, y};
    raw_.size = {width, height};
    return *this;
  }
  RegionDef &named(std::string name) { return name_ = detail::Name(std::move(name)), *this; }
  RegionDef &in(const Region &parent);
  RegionDef &order(std::int32_t order) { return raw_.order = order, *this; }
  RegionDef &transform(const Affine &transform) { return raw_.transform = transform, *this; }
  RegionDef &rectangle() { return raw_.shape = GCORE_SHAPE_RECTANGLE, *this; }
  RegionDef &ellipse() { return raw_.shape = GCORE_SHAPE_ELLIPSE, *this; }
  RegionDef &rounded(double radius) {
    raw_.shape = GCORE_SHAPE_ROUNDED_RECTANGLE;
    raw_.radius = radius;
    return *this;
  }
  /// Whatever a function says of a point in the region's own space; it may read the session and feed it, nothing else.
  RegionDef &hit(std::function<bool(Point)> inside) {
    raw_.shape = GCORE_SHAPE_HOST;
    hit_ = std::move(inside);
    return *this;
  }
  /// Three corners or more, in the region's own space.
  RegionDef &polygon(std::vector<Point> corners) {
    raw_.shape = GCORE_SHAPE_POLYGON;
    corners_ = std::move(corners);
    return *this;
  }
  /// Whatever the function says, which must live as long as the region; what it may call is said in session.h.
  RegionDef &hit_test(gcore_hit_function function, void *user = nullptr) {
    raw_.shape = GCORE_SHAPE_HOST;
    raw_.hit_test = function;
    raw_.hit_user = user;
    return *this;
  }
  RegionDef &hit_outset(double points) { return raw_.hit_outset = points, *this; }
  RegionDef &enabled(bool enabled) { return raw_.enabled = enabled, *this; }
  RegionDef &opaque(bool opaque) { return raw_.opaque = opaque, *this; }
  RegionDef &clips(bool clips) { return raw_.clips = clips, *this; }

  /// As C takes it, without the function of `hit`; valid until the next change of this value.
  const gcore_region_def &raw() const {
    raw_.name = name_.get();
    raw_.points = corners_.empty() ? nullptr : corners_.data();
    raw_.point_count = static_cast<std::uint32_t>(corners_.size());
    return raw_;
  }

private:
  friend class Region;
  friend class Session;

  /// As C takes it, with the function of `hit`, which the session keeps from now on.
  gcore_region_def raw(detail::Core *core) const {
    gcore_region_def def = raw();
    if (!hit_ || !core) return def;
    struct Hit {
      detail::Core *core;
      std::function<bool(Point)> inside;
    };
    auto kept = std::make_shared<Hit>(Hit{core, hit_});
    core->kept.push_back(kept);
    def.hit_user = kept.get();
    def.hit_test = [](gcore_session *, gcore_point point, void *user) {
      const Hit &hit = *static_cast<Hit *>(user);
      bool inside = false;
      hit.core->guard([&] { inside = hit.inside(point); });
      return inside;
    };
    return def;
  }

  mutable gcore_region_def raw_ = gcore_region_def_default();
  detail::Name name_;
  std::vector<Point> corners_;
  std::function<bool(Point)> hit_;
};

namespace detail {

struct Definition {};  // What can be made into a gesture.

/// What every kind of gesture can be told.
template <class Self, class Raw> class Options : public Definition {
public:
  Self &named(std::string name) { return name_ = Name(std::move(name)), self(); }
  /// Places and distances in the window, instead of the gesture's own region.
  Self &in_window() { return raw_.options.space = GCORE_SPACE_GLOBAL, self(); }
  Self &in_own_region() { return raw_.options.space = GCORE_SPACE_LOCAL, self(); }
  /// Places and distances in the space of a region.
  Self &in_space_of(const Region &region);
  Self &space_mode(SpaceMode mode) { return raw_.options.space_mode = number(mode), self(); }
  /// The devices whose contacts are accepted.
  Self &devices(std::initializer_list<Device> devices) { return raw_.options.devices = bits(devices), self(); }
  /// The buttons whose contacts are accepted.
  Self &buttons(std::initializer_list<Button> buttons) { return raw_.options.buttons = bits(buttons), self(); }
  Self &extra_contacts(ExtraContacts extra) { return raw_.options.extra_contacts = number(extra), self(); }
  Self &enabled(bool enabled) { return raw_.options.enabled = enabled, self(); }
  /// It reports its own events as a member of a composite too.
  Self &notify(bool notify = true) { return raw_.options.notify = notify, self(); }

  /// As C takes it; valid until the next change of this value.
  const Raw &raw() const {
    raw_.name = name_.get();
    return raw_;
  }

protected:
  explicit Options(const Raw &raw) : raw_(raw), name_(raw.name) {}
  Self &self() { return static_cast<Self &>(*this); }
  mutable Raw raw_;

private:
  Name name_;
};

/// A kind of gesture: its C struct and its four functions.
template <class Self, auto Default, auto Make, auto Configure, auto Get>
class Kind : public Options<Self, decltype(Default())> {
public:
  using Raw = decltype(Default());
  Kind() : Options<Self, Raw>(Default()) {}
  explicit Kind(const Raw &raw) : Options<Self, Raw>(raw) {}

  gcore_result make(Core *core, gcore_gesture_id *gesture) const {
    return Make(detail::raw(core), &this->raw(), gesture);
  }
  gcore_result configure(gcore_session *session, gcore_gesture_id gesture) const {
    return Configure(session, gesture, &this->raw());
  }
  static gcore_result read(gcore_session *session, gcore_gesture_id gesture, Raw *raw) {
    *raw = Default();
    return Get(session, gesture, raw);
  }
};

}  // namespace detail

/// One or more quick presses at one place.
class Tap : public detail::Kind<Tap, gcore_tap_def_default, gcore_tap_make, gcore_tap_configure, gcore_tap_get> {
public:
  using Kind::Kind;
  Tap() = default;
  explicit Tap(std::uint32_t count) { this->count(count); }
  Tap &count(std::uint32_t count) { return raw_.count = count, *this; }
  Tap &contacts(std::uint32_t contacts) { return raw_.contacts = contacts, *this; }
  Tap &max_distance(double points) { return raw_.max_distance = points, *this; }
  Tap &max_separation(double points) { return raw_.max_separation = points, *this; }
  Tap &max_duration(Time time) { return raw_.max_duration_ns = time.count(), *this; }
  Tap &max_interval(Time time) { return raw_.max_interval_ns = time.count(), *this; }
};

/// A press that is lifted inside its region, whatever its duration and its path.
class Click
    : public detail::Kind<Click, gcore_click_def_default, gcore_click_make, gcore_click_configure, gcore_click_get> {
public:
  using Kind::Kind;
  Click() = default;
  Click &outset(double points) { return raw_.outset = points, *this; }
};

/// A press that is held.
class LongPress : public detail::Kind<LongPress, gcore_long_press_def_default, gcore_long_press_make,
                                      gcore_long_press_configure, gcore_long_press_get> {
public:
  using Kind::Kind;
  LongPress() = default;
  explicit LongPress(Time min_duration) { this->min_duration(min_duration); }
  LongPress &min_duration(Time time) { return raw_.min_duration_ns = time.count(), *this; }
  LongPress &contacts(std::uint32_t contacts) { return raw_.contacts = contacts, *this; }
  LongPress &max_distance(double points) { return raw_.max_distance = points, *this; }
  /// At the threshold it says `changed`, follows the contact and ends at the lift.
  LongPress &continuous(bool continuous = true) { return raw_.continuous = continuous, *this; }
};

/// Contacts that move.
class Drag : public detail::Kind<Drag, gcore_drag_def_default, gcore_drag_make, gcore_drag_configure, gcore_drag_get> {
public:
  using Kind::Kind;
  Drag() = default;
  explicit Drag(double min_distance) { this->min_distance(min_distance); }
  Drag &min_distance(double points) { return raw_.min_distance = points, *this; }
  Drag &axis(Axis axis) { return raw_.axis = detail::number(axis), *this; }
  /// Half the angle around the axis, in radians.
  Drag &angle_gate(double radians) { return raw_.angle_gate = radians, *this; }
  Drag &contacts(std::uint32_t least, std::uint32_t greatest) {
    raw_.min_contacts = least;
    raw_.max_contacts = greatest;
    return *this;
  }
  Drag &contacts(std::uint32_t exactly) { return contacts(exactly, exactly); }
  /// The first `min_distance` is taken off every translation.
  Drag &consume(bool consume = true) { return raw_.consume = consume, *this; }
};

/// A quick stroke in one direction.
class Swipe
    : public detail::Kind<Swipe, gcore_swipe_def_default, gcore_swipe_make, gcore_swipe_configure, gcore_swipe_get> {
public:
  using Kind::Kind;
  Swipe() = default;
  explicit Swipe(std::initializer_list<Direction> directions) { this->directions(directions); }
  Swipe &directions(std::initializer_list<Direction> directions) {
    return raw_.directions = detail::bits(directions), *this;
  }
  /// Points per second.
  Swipe &min_velocity(double velocity) { return raw_.min_velocity = velocity, *this; }
  Swipe &min_distance(double points) { return raw_.min_distance = points, *this; }
  Swipe &max_duration(Time time) { return raw_.max_duration_ns = time.count(), *this; }
  Swipe &contacts(std::uint32_t contacts) { return raw_.contacts = contacts, *this; }
  Swipe &fires_at_lift(bool at_lift = true) { return raw_.fires_at_lift = at_lift, *this; }
};

/// Contacts that spread or close.
class Magnify : public detail::Kind<Magnify, gcore_magnify_def_default, gcore_magnify_make, gcore_magnify_configure,
                                    gcore_magnify_get> {
public:
  using Kind::Kind;
  Magnify() = default;
  explicit Magnify(double min_scale_delta) { this->min_scale_delta(min_scale_delta); }
  Magnify &min_scale_delta(double ratio) { return raw_.min_scale_delta = ratio, *this; }
  Magnify &contacts(std::uint32_t least, std::uint32_t greatest) {
    raw_.min_contacts = least;
    raw_.max_contacts = greatest;
    return *this;
  }
};

/// Contacts that turn about their centroid.
class Rotate : public detail::Kind<Rotate, gcore_rotate_def_default, gcore_rotate_make, gcore_rotate_configure,
                                   gcore_rotate_get> {
public:
  using Kind::Kind;
  Rotate() = default;
  explicit Rotate(double min_angle_delta) { this->min_angle_delta(min_angle_delta); }
  Rotate &min_angle_delta(double radians) { return raw_.min_angle_delta = radians, *this; }
  Rotate &contacts(std::uint32_t least, std::uint32_t greatest) {
    raw_.min_contacts = least;
    raw_.max_contacts = greatest;
    return *this;
  }
};

/// Contacts that move, spread and turn.
class Transform : public detail::Kind<Transform, gcore_transform_def_default, gcore_transform_make,
                                      gcore_transform_configure, gcore_transform_get> {
public:
  using Kind::Kind;
  Transform() = default;
  Transform &min_distance(double points) { return raw_.min_distance = points, *this; }
  Transform &min_scale_delta(double ratio) { return raw_.min_scale_delta = ratio, *this; }
  Transform &min_angle_delta(double radians) { return raw_.min_angle_delta = radians, *this; }
  Transform &contacts(std::uint32_t least, std::uint32_t greatest) {
    raw_.min_contacts = least;
    raw_.max_contacts = greatest;
    return *this;
  }
};

/// A pointer over the region, without a contact.
class Hover
    : public detail::Kind<Hover, gcore_hover_def_default, gcore_hover_make, gcore_hover_configure, gcore_hover_get> {
public:
  using Kind::Kind;
  Hover() = default;
};

/// Scrolling over the region.
class Scroll : public detail::Kind<Scroll, gcore_scroll_def_default, gcore_scroll_make, gcore_scroll_configure,
                                   gcore_scroll_get> {
public:
  using Kind::Kind;
  Scroll() = default;
  Scroll &axis(Axis axis) { return raw_.axis = detail::number(axis), *this; }
  Scroll &wheel(Wheel wheel) { return raw_.wheel = detail::number(wheel), *this; }
};

/// The contacts on the region, whatever they mean.
class Contact : public detail::Kind<Contact, gcore_contact_def_default, gcore_contact_make, gcore_contact_configure,
                                    gcore_contact_get> {
public:
  using Kind::Kind;
  Contact() = default;
};

/// Whether what a plug-in offers can be used.
inline bool is_usable(const gcore_plugin *plugin) { return gcore_plugin_check(plugin) == GCORE_OK; }

// MARK: Handles

/// What a gesture measures; numbers that it has not are at rest.
struct Value : gcore_value {
  bool has(Field field) const { return (fields & detail::number(field)) != 0; }
};

/// A gesture that was made, composites included. False: none.
class Gesture : public detail::Handle<Gesture, gcore_gesture_id> {
public:
  Gesture() = default;

  GestureKind kind() const { return static_cast<GestureKind>(gcore_gesture_kind_of(session(), id_)); }
  /// Its name, or its kind and number; empty once it is gone. The text is the session's.
  std::string_view name() const { return detail::text(gcore_gesture_name(session(), id_)); }
  Phase phase() const { return static_cast<Phase>(gcore_gesture_phase(session(), id_)); }
  /// Why it was cancelled or failed last.
  Reason reason() const { return static_cast<Reason>(gcore_gesture_reason(session(), id_)); }
  /// Its present value, with velocity and prediction, which are computed now.
  Value value() const {
    Value value{};
    check(gcore_gesture_value(session(), id_, &value));
    return value;
  }

  Result set_enabled(bool enabled) const { return check(gcore_gesture_set_enabled(session(), id_, enabled)); }
  Result set_priority(Priority priority) const {
    return check(gcore_gesture_set_priority(session(), id_, static_cast<gcore_priority>(priority)));
  }
  Result set_mask(Mask mask) const {
    return check(gcore_gesture_set_mask(session(), id_, static_cast<gcore_mask>(mask)));
  }
  /// Removes it and, for a composite, its members.
  Result remove() const { return check(gcore_gesture_remove(session(), id_)); }

  /// Its claim is held while the other can still win.
  Result waits_for(Gesture other) const { return relate(GCORE_RELATION_WAITS_FOR, other); }
  /// The two never compete and never wait for each other.
  Result runs_with(Gesture other) const { return relate(GCORE_RELATION_RUNS_WITH, other); }
  /// When it is granted, the other is denied.
  Result prevents(Gesture other) const { return relate(GCORE_RELATION_PREVENTS, other); }

  /// A composite's members, in order.
  std::vector<Gesture> members() const {
    std::size_t count = 0;
    check(gcore_composite_members(session(), id_, nullptr, 0, &count));
    std::vector<gcore_gesture_id> ids(count);
    check(gcore_composite_members(session(), id_, ids.data(), count, &count));
    std::vector<Gesture> members;
    for (gcore_gesture_id id : ids) members.push_back(Gesture(core_, id));
    return members;
  }

  /// Changes it; its name stays. `drag.configure(drag.definition<Drag>().min_distance(4))`
  template <class Definition> Result configure(const Definition &definition) const {
    return check(definition.configure(session(), id_));
  }
  /// Its present definition, as a `Drag`, `Tap`, ..., `Composite`.
  template <class Definition> Definition definition() const {
    typename Definition::Raw raw;
    check(Definition::read(session(), id_, &raw));
    return Definition(raw);
  }

private:
  friend class Session;
  friend class Region;
  using Handle::Handle;
  Result relate(gcore_relation relation, Gesture other) const {
    return check(gcore_gesture_relate(session(), id_, relation, other.id_in(core_)));
  }
};

// MARK: Recognizers of the host's own

/// What a recognizer hears.
struct Heard : gcore_custom_input {
  CustomSignal what() const { return static_cast<CustomSignal>(signal); }
  Time time() const { return Time(time_ns); }
};

/// What a recognizer answers. It comes filled in with the last, as if nothing were new; `value` is set field by field,
/// with `has` for each that is set.
struct Verdict : gcore_verdict {
  /// Begins; with `claims` it is recognized, without it is pressing feedback.
  void began(bool claims = true) { phase = GCORE_PHASE_BEGAN, claim = claims; }
  void changed(bool claims = false) { phase = GCORE_PHASE_CHANGED, claim = claims; }
  void ended() { phase = GCORE_PHASE_ENDED; }
  void cancelled(Reason why) { phase = GCORE_PHASE_CANCELLED, reason = static_cast<std::uint32_t>(why); }
  void failed(Reason why) { phase = GCORE_PHASE_FAILED, reason = static_cast<std::uint32_t>(why); }
  void answers_to(Stimulus what) { stimulus = detail::number(what); }
  /// When it wants to hear CustomSignal::deadline; `never`: not.
  void wake_at(Time time) { deadline_ns = time.count(); }
  void has(Field field) { value.fields |= detail::number(field); }
};

/// Base of recognizers: each gesture has an object of its own. Its functions run in the middle of a step: they may read
/// the session and feed it, nothing else. What they throw comes out of the call that ran them.
class Recognizer {
public:
  virtual ~Recognizer() = default;
  /// Something happened to a contact.
  virtual void contact(const Heard &heard, Verdict &verdict) = 0;
  /// The deadline has come.
  virtual void deadline(const Heard &, Verdict &) {}
  /// A new group of contacts begins: forget the last.
  virtual void reset() {}
};

/// A gesture that a recognizer of the host's own makes. `Custom::of<Circle>(radius)`
class Custom : public detail::Options<Custom, gcore_custom_def> {
public:
  using Raw = gcore_custom_def;
  Custom() : Options(gcore_custom_def_default()) {}
  /// The definition of one that was made, to change it.
  explicit Custom(const Raw &raw) : Options(raw) {}
  /// Of a table of functions, which is copied when it is made.
  explicit Custom(const gcore_recognizer &recognizer) : Custom() { raw_.recognizer = &recognizer; }
  /// Of what a plug-in offers, which must live as long as the gesture. Without exceptions look at `check` first.
  explicit Custom(const gcore_plugin &plugin) : Custom() {
    const Result result = check(plugin);
    if (result >= Result::ok) raw_.recognizer = plugin.recognizer;
#ifndef GESTURECORE_NO_EXCEPTIONS
    if (result < Result::ok) throw Error(result, "the plug-in is of another version, or offers no recognizer");
#endif
  }
  /// Whether this library can use what a plug-in offers.
  static Result check(const gcore_plugin &plugin) { return static_cast<Result>(gcore_plugin_check(&plugin)); }
  /// Each gesture that is made of it gets a recognizer of type `Own`, made with copies of `arguments`.
  template <class Own, class... Arguments> static Custom of(Arguments... arguments) {
    static_assert(std::is_base_of_v<Recognizer, Own>, "a recognizer derives from gesturecore::Recognizer");
    Custom custom;
    custom.create_ = [arguments...] { return std::make_unique<Own>(arguments...); };
    return custom;
  }

  /// What it answers to until a verdict says otherwise.
  Custom &stimulus(Stimulus stimulus) { return raw_.stimulus = detail::number(stimulus), *this; }
  Custom &contacts(std::uint32_t least, std::uint32_t greatest) {
    raw_.min_contacts = least;
    raw_.max_contacts = greatest;
    return *this;
  }

  gcore_result make(detail::Core *core, gcore_gesture_id *gesture) const {
    gcore_custom_def def = raw();
    gcore_recognizer table{};
    if (create_ && core) {
      auto kept = std::make_shared<Factory>(Factory{core, create_});
      core->kept.push_back(kept);
      table.struct_size = sizeof table;
      table.user = kept.get();
      table.create = create;
      table.destroy = [](void *own) { delete static_cast<Instance *>(own); };
      table.contact = hear<&Recognizer::contact>;
      table.deadline = hear<&Recognizer::deadline>;
      table.reset = [](void *own) {
        Instance &to = *static_cast<Instance *>(own);
        to.core->guard([&] { to.recognizer->reset(); });
      };
      def.recognizer = &table;
    }
    return gcore_custom_make(detail::raw(core), &def, gesture);
  }
  gcore_result configure(gcore_session *session, gcore_gesture_id gesture) const {
    return gcore_custom_configure(session, gesture, &raw());
  }
  static gcore_result read(gcore_session *session, gcore_gesture_id gesture, Raw *raw) {
    *raw = gcore_custom_def_default();
    return gcore_custom_get(session, gesture, raw);
  }

private:
  struct Factory {
    detail::Core *core;
    std::function<std::unique_ptr<Recognizer>()> create;
  };
  struct Instance {
    detail::Core *core;
    std::unique_ptr<Recognizer> recognizer;
  };

  static void *create(void *user) {
    const Factory &factory = *static_cast<Factory *>(user);
    Instance *instance = nullptr;
    factory.core->guard([&] { instance = new Instance{factory.core, factory.create()}; });
    return instance;
  }

  template <auto Function> static void hear(void *own, const gcore_custom_input *input, gcore_verdict *verdict) {
    Instance &to = *static_cast<Instance *>(own);
    to.core->guard([&] {
      Verdict answer{*verdict};
      (to.recognizer.get()->*Function)(Heard{*input}, answer);
      *verdict = answer;
    });
  }

  std::function<std::unique_ptr<Recognizer>()> create_;
};

// MARK: Composites

/// A gesture to be made, or one that was made: what operators combine and `make` and `attach` take.
class Recipe {
public:
  Recipe(Gesture gesture)
      : make_([gesture](detail::Core *core, gcore_gesture_id *id, Made *) {
          return *id = gesture.id_in(core), GCORE_OK;
        }) {}
  template <class Definition, class = std::enable_if_t<std::is_base_of_v<detail::Definition, Definition>>>
  Recipe(Definition definition)
      : make_([definition = std::move(definition)](detail::Core *core, gcore_gesture_id *id, Made *made) {
          return make(definition, core, id, made);
        }) {}

private:
  friend class Session;
  friend class Region;
  friend class Composite;
  using Made = std::vector<gcore_gesture_id>;  // What a refusal takes back.

  template <class Definition>
  static gcore_result make(const Definition &definition, detail::Core *core, gcore_gesture_id *id, Made *made) {
    gcore_result result = definition.make(core, id);
    if (result >= 0) made->push_back(*id);
    return result;
  }
  static gcore_result make(const Composite &composite, detail::Core *core, gcore_gesture_id *id, Made *made);

  gcore_result make(detail::Core *core, gcore_gesture_id *id) const {
    Made made;
    gcore_result result = make_(core, id, &made);
    if (result < 0) {
      *id = {};
      for (gcore_gesture_id one : made) gcore_gesture_remove(detail::raw(core), one);
    }
    return result;
  }

  std::function<gcore_result(detail::Core *, gcore_gesture_id *, Made *)> make_;
};

/// Gestures combined: what `>>`, `&`, `|` and `race` answer. A chain of one operator is one composite of all its
/// members; what was named or told anything is a member itself: `(a >> b).named("both") >> c` has two.
class Composite : public detail::Options<Composite, gcore_composite_def> {
public:
  using Raw = gcore_composite_def;
  Composite(GestureKind kind, std::vector<Recipe> members)
      : Options(gcore_composite_def_default(static_cast<gcore_gesture_kind>(kind))), members_(std::move(members)) {}
  /// The definition of one that was made, to change it.
  explicit Composite(const Raw &raw) : Options(raw) {}

  /// Sequence: the time from a member's end at which the next press is too late.
  Composite &max_gap(Time time) { return raw_.max_gap_ns = time.count(), *this; }
  /// Sequence: a lift before the live member is recognized ends it instead of cancelling it.
  Composite &lift_completes(bool completes = true) { return raw_.lift_completes = completes, *this; }

  gcore_result configure(gcore_session *session, gcore_gesture_id gesture) const {
    return gcore_composite_configure(session, gesture, &raw());
  }
  static gcore_result read(gcore_session *session, gcore_gesture_id gesture, Raw *raw) {
    *raw = gcore_composite_def_default(GCORE_GESTURE_SEQUENCE);
    return gcore_composite_get(session, gesture, raw);
  }

private:
  friend class Recipe;
  friend Composite chain(GestureKind kind, Composite left, Recipe right);

  /// Whether it was told nothing, so that a chain may go on.
  bool plain() const {
    Raw untold = gcore_composite_def_default(static_cast<gcore_gesture_kind>(raw_.kind));
    return !raw().name && raw_.max_gap_ns == untold.max_gap_ns && raw_.lift_completes == untold.lift_completes &&
           raw_.options.enabled == untold.options.enabled && raw_.options.notify == untold.options.notify;
  }

  std::vector<Recipe> members_;
};

inline gcore_result Recipe::make(
    const Composite &composite, detail::Core *core, gcore_gesture_id *id, Made *made) {
  const std::size_t before = made->size();
  std::vector<gcore_gesture_id> members(composite.members_.size());
  for (std::size_t i = 0; i < members.size(); i++) {
    gcore_result result = composite.members_[i].make_(core, &members[i], made);
    if (result < 0) return result;
  }
  gcore_result result = gcore_composite_make(detail::raw(core), &composite.raw(), members.data(), members.size(), id);
  if (result < 0) return result;
  // Removing it removes its members: it is taken back only where all of them were made for it.
  const bool owns_all = made->size() == before + members.size();
  made->resize(before);
  if (owns_all) made->push_back(*id);
  return result;
}

inline Composite chain(GestureKind kind, Composite left, Recipe right) {
  if (left.raw_.kind != detail::number(kind) || !left.plain()) {
    return Composite(kind, {Recipe(std::move(left)), std::move(right)});
  }
  left.members_.push_back(std::move(right));
  return left;
}

/// Each member waits for the one before it to end, then joins with the contacts that are down.
inline Composite operator>>(Recipe first, Recipe then) {
  return Composite(GestureKind::sequence, {std::move(first), std::move(then)});
}
inline Composite operator>>(Composite first, Recipe then) {
  return chain(GestureKind::sequence, std::move(first), std::move(then));
}
/// Members do not hinder each other.
inline Composite operator&(Recipe first, Recipe second) {
  return Composite(GestureKind::simultaneous, {std::move(first), std::move(second)});
}
inline Composite operator&(Composite first, Recipe second) {
  return chain(GestureKind::simultaneous, std::move(first), std::move(second));
}
/// Earlier members come first; a later one waits while an earlier one can still win.
inline Composite operator|(Recipe first, Recipe otherwise) {
  return Composite(GestureKind::exclusive, {std::move(first), std::move(otherwise)});
}
inline Composite operator|(Composite first, Recipe otherwise) {
  return chain(GestureKind::exclusive, std::move(first), std::move(otherwise));
}
/// The first to be recognized wins.
template <class... Members> Composite race(Members &&...members) {
  return Composite(GestureKind::race, {Recipe(std::forward<Members>(members))...});
}

// MARK: States

namespace detail {

/// What a state of a C++ type is in C.
template <class T> struct Cell;
template <> struct Cell<double> {
  static constexpr gcore_state_type type = GCORE_STATE_SCALAR;
  static constexpr auto get = gcore_state_scalar;
  static constexpr auto set = gcore_state_set_scalar;
  static Vec4 numbers(double value) { return {value, 0, 0, 0}; }
  static double value(Vec4 numbers) { return numbers.x; }
};
template <> struct Cell<Point> {
  static constexpr gcore_state_type type = GCORE_STATE_VEC2;
  static constexpr auto get = gcore_state_vec2;
  static constexpr auto set = gcore_state_set_vec2;
  static Vec4 numbers(Point value) { return {value.x, value.y, 0, 0}; }
  static Point value(Vec4 numbers) { return {numbers.x, numbers.y}; }
};
template <> struct Cell<Vec4> {
  static constexpr gcore_state_type type = GCORE_STATE_VEC4;
  static constexpr auto get = gcore_state_vec4;
  static constexpr auto set = gcore_state_set_vec4;
  static Vec4 numbers(Vec4 value) { return value; }
  static Vec4 value(Vec4 numbers) { return numbers; }
};
template <> struct Cell<std::int64_t> {
  static constexpr gcore_state_type type = GCORE_STATE_INT;
  static constexpr auto get = gcore_state_int;
  static constexpr auto set = gcore_state_set_int;
  static Vec4 numbers(std::int64_t value) { return {static_cast<double>(value), 0, 0, 0}; }
  static std::int64_t value(Vec4 numbers) { return static_cast<std::int64_t>(numbers.x); }
};
template <> struct Cell<bool> {
  static constexpr gcore_state_type type = GCORE_STATE_BOOL;
  static constexpr auto get = gcore_state_bool;
  static constexpr auto set = gcore_state_set_bool;
  static Vec4 numbers(bool value) { return {value ? 1.0 : 0.0, 0, 0, 0}; }
  static bool value(Vec4 numbers) { return numbers.x != 0; }
};

/// The type of cell that holds a C++ value: every integer is an int64_t, every floating point number a double.
template <class T>
using CellType = std::conditional_t<
    std::is_same_v<T, bool> || !std::is_arithmetic_v<T>, T,
    std::conditional_t<std::is_floating_point_v<T>, double, std::int64_t>>;

}  // namespace detail

/// How a gesture drives a state: see `transient` and `commit`. The calls can be chained.
class Binding {
public:
  Binding(gcore_binding_mode mode, Gesture gesture, Channel channel)
      : raw_(gcore_binding_def_default(mode, static_cast<gcore_channel>(channel))), gesture_(gesture) {
    raw_.gesture = gesture.id();
  }
  Binding &operation(Operation operation) { return raw_.operation = detail::number(operation), *this; }
  /// What Channel::constant is.
  Binding &constant(Vec4 value) { return raw_.constant = value, *this; }
  /// What writes the cell in place of channel, scale and operation; it must live as long as the binding.
  Binding &map(gcore_map_function function, void *user = nullptr) {
    raw_.map = function;
    raw_.map_user = user;
    return *this;
  }
  /// What the channel is multiplied by first.
  Binding &scale(double factor) { return raw_.scale = factor, *this; }
  /// The cell stays within bounds.
  Binding &clamp(Vec4 low, Vec4 high) {
    raw_.clamps = 1;
    raw_.low = low;
    raw_.high = high;
    return *this;
  }
  /// How far the cell can be pulled beyond its bounds (without a clamp: beyond 0).
  Binding &rubber_band(double limit) { return raw_.rubber_band_limit = limit, *this; }
  Binding &rubber_band(double limit, double coefficient) {
    raw_.rubber_band_coefficient = coefficient;
    return rubber_band(limit);
  }
  /// The points that the cell snaps to, the nearest one.
  Binding &snap(std::vector<Vec4> points) { return snap_ = std::move(points), *this; }
  /// Transient: the animation with which rigid followers take the step back.
  Binding &reset(const Animation &animation) { return raw_.reset = animation, *this; }

  /// As C takes it; valid until the next change of this value.
  const gcore_binding_def &raw() const {
    raw_.snap = snap_.empty() ? nullptr : snap_.data();
    raw_.snap_count = static_cast<std::uint32_t>(snap_.size());
    return raw_;
  }

private:
  template <class T> friend class State;
  mutable gcore_binding_def raw_;
  Gesture gesture_;
  std::vector<Vec4> snap_;
};

/// What a map is told beside the gesture's value and the state's.
struct MapContext {
  Time time;
  /// Once, when the gesture has ended; else while it is live.
  bool commits = false;
};

/// While the gesture is live the state holds what a map answers; then it is initial again, at once.
inline Binding transient(Gesture gesture) { return Binding(GCORE_BINDING_TRANSIENT, gesture, Channel::active); }
/// When the gesture ends the state takes what a map answers; never when it is cancelled.
inline Binding commit(Gesture gesture) { return Binding(GCORE_BINDING_COMMIT, gesture, Channel::active); }
/// While the gesture is live the state holds the channel; then it is initial again, at once.
inline Binding transient(Gesture gesture, Channel channel) {
  return Binding(GCORE_BINDING_TRANSIENT, gesture, channel);
}
/// When the gesture ends the state takes the channel; never when it is cancelled.
inline Binding commit(Gesture gesture, Channel channel) { return Binding(GCORE_BINDING_COMMIT, gesture, channel); }
inline Binding commit(Gesture gesture, Channel channel, Operation operation) {
  return commit(gesture, channel).operation(operation);
}
/// When the gesture ends the state flips between 0 and 1.
inline Binding toggle(Gesture gesture) { return commit(gesture, Channel::constant, Operation::toggle); }

/// A cell that gestures drive, of double, Point, Vec4, int64_t or bool. False: none.
template <class T> class State : public detail::Handle<State<T>, gcore_state_id> {
public:
  State() = default;

  /// Its value; zero once it is gone.
  T get() const { return detail::Cell<T>::get(session(), id_); }
  /// Writes a committed state; a sum or a transient one is refused (read_only_state).
  Result set(T value) const { return check(detail::Cell<T>::set(session(), id_, value)); }
  /// Its value as four numbers.
  Vec4 numbers() const {
    Vec4 numbers{};
    check(gcore_state_get(session(), id_, &numbers));
    return numbers;
  }
  /// Writes as many numbers as its type has.
  Result set_numbers(std::initializer_list<double> numbers) const {
    return check(gcore_state_set(session(), id_, numbers.begin(), numbers.size()));
  }
  /// Goes up whenever the value changes.
  std::uint64_t stamp() const { return gcore_state_stamp(session(), id_); }
  std::string_view name() const { return detail::text(gcore_state_name(session(), id_)); }

  /// Lets a gesture drive it. `live.bind(transient(drag, Channel::translation))`
  Result bind(Binding binding) const {
    binding.raw_.state = id_;
    binding.raw_.gesture = binding.gesture_.id_in(core_);
    return check(gcore_state_bind(session(), &binding.raw()));
  }
  /// Lets a map say what it becomes: a function of the gesture's `Value`, of what the state holds and, if it takes one,
  /// of a `MapContext`. It may read the session and feed it, nothing else. The session keeps it.
  ///
  ///     angle.bind(transient(pinch), [](const Value &value, double now) { return now + value.rotation / 2; });
  template <class Map> Result bind(Binding binding, Map map) const {
    constexpr bool takes_context = std::is_invocable_v<Map &, const Value &, T, const MapContext &>;
    static_assert(takes_context || std::is_invocable_v<Map &, const Value &, T>, "a map takes a Value and a T");
    struct Kept {
      detail::Core *core;
      Map map;
    };
    auto kept = std::make_shared<Kept>(Kept{core_, std::move(map)});
    binding.raw_.map_user = kept.get();
    binding.raw_.map = [](const gcore_value *raw, gcore_vec4 *cell, const gcore_map_context *context, void *user) {
      Kept &to = *static_cast<Kept *>(user);
      const Value value{*raw};
      const T now = detail::Cell<T>::value(*cell);
      to.core->guard([&] {
        if constexpr (takes_context) {
          const MapContext about{Time(context->time_ns), context->mode == GCORE_BINDING_COMMIT};
          *cell = detail::Cell<T>::numbers(to.map(value, now, about));
        } else {
          (void)context;
          *cell = detail::Cell<T>::numbers(to.map(value, now));
        }
      });
    };
    if (core_) core_->kept.push_back(std::move(kept));
    return bind(std::move(binding));
  }

private:
  friend class Session;
  template <class> friend class Follower;
  using Handle = detail::Handle<State, gcore_state_id>;
  using Handle::Handle, Handle::session, Handle::check, Handle::core_, Handle::id_;
};

/// A state, shown through an animation: a pure function of time. False: none.
template <class T> class Follower : public detail::Handle<Follower<T>, gcore_follower_id> {
public:
  Follower() = default;

  /// Where it is at a time: a double, a Point or a Vec4, as its state is.
  auto at(Time time) const {
    if constexpr (std::is_same_v<T, Point>) {
      return gcore_follower_vec2(session(), id_, time.count());
    } else if constexpr (std::is_same_v<T, Vec4>) {
      return numbers(time);
    } else {
      return gcore_follower_scalar(session(), id_, time.count());
    }
  }
  Vec4 numbers(Time time) const {
    Vec4 value{};
    check(gcore_follower_value(session(), id_, time.count(), &value));
    return value;
  }
  /// Whether it has come to rest.
  bool settled(Time time) const { return gcore_follower_settled(session(), id_, time.count()); }
  /// When it will have come to rest; `never` if it does not.
  Time settling_time() const { return Time(gcore_follower_settling_time(session(), id_)); }
  std::string_view name() const { return detail::text(gcore_follower_name(session(), id_)); }
  /// The state that it follows, and how.
  State<T> state() const { return State<T>(this->core_, definition().state); }
  Animation animation() const { return definition().animation; }

private:
  friend class Session;
  using Handle = detail::Handle<Follower, gcore_follower_id>;
  gcore_follower_def definition() const {
    gcore_follower_def def = gcore_follower_def_default();
    check(gcore_follower_get(session(), id_, &def));
    return def;
  }
  using Handle::Handle, Handle::session, Handle::check, Handle::id_;
};

// MARK: Regions

/// Where things are, and what a press hits. False: none.
class Region : public detail::Handle<Region, gcore_region_id> {
public:
  Region() = default;

  /// Attaches a gesture, which is made where it was not, and answers it.
  Gesture attach(const Recipe &recipe, Priority priority = Priority::normal, Mask mask = Mask::all) const {
    gcore_gesture_id id{};
    gcore_region_def def = gcore_region_def_default();
    gcore_result result = gcore_region_get(session(), id_, &def);  // A region that is gone makes nothing.
    if (result >= 0) result = recipe.make(core_, &id);
    if (result >= 0) {
      result = gcore_gesture_attach(
          session(), id, id_, static_cast<gcore_priority>(priority), static_cast<gcore_mask>(mask));
      if (result < 0) id = {};
    }
    check(result);
    return Gesture(core_, id);
  }

  /// Its present definition. The corners of a polygon and the function of `hit` stay with the session.
  RegionDef definition() const {
    gcore_region_def def = gcore_region_def_default();
    check(gcore_region_get(session(), id_, &def));
    return RegionDef(def);
  }
  /// Changes it; name and parent stay. `card.configure(card.definition().order(2))`
  Result configure(const RegionDef &definition) const {
    const gcore_region_def def = definition.raw(core_);
    return check(gcore_region_configure(session(), id_, &def));
  }
  /// Moves it by the sum of states, now and whenever they change; none: it stands still again.
  template <class... States> Result set_offset(const States &...states) const {
    static_assert((std::is_same_v<States, State<Point>> && ...), "a region is moved by states of Point");
    const std::vector<gcore_state_id> ids{states.id_in(core_)...};
    return check(gcore_region_set_offset(session(), id_, ids.data(), ids.size()));
  }
  /// Removes it and all inside it.
  Result remove() const { return check(gcore_region_remove(session(), id_)); }
  std::string_view name() const { return detail::text(gcore_region_name(session(), id_)); }

private:
  friend class Session;
  using Handle::Handle;
};

inline RegionDef &RegionDef::in(const Region &parent) { return raw_.parent = parent.id(), *this; }

template <class Self, class Raw> Self &detail::Options<Self, Raw>::in_space_of(const Region &region) {
  return raw_.options.space = region.id().bits, self();
}

// MARK: Sessions

/// One move of a gesture's phase.
struct Event {
  Gesture gesture;
  /// Who won, where the reason is excluded or waited; else none.
  Gesture by;
  Time time;
  /// Counts the inputs that said anything.
  std::uint64_t revision = 0;
  Phase phase = Phase::possible;
  Reason reason = Reason::none;
  Value value;
};

/// One decision of who wins, for logs and inspectors.
struct Decision {
  DecisionKind kind = DecisionKind::granted;
  Reason reason = Reason::none;
  Gesture gesture;
  /// Whom it waits for, or was denied by; none of a grant.
  Gesture other;
  Time time;
};

/// How far a feed came: see `Session::try_feed`.
struct Fed {
  Result result;
  std::size_t taken;
};

/// A scene, its contacts, and what its gestures know. It moves; handles stay valid.
class Session {
public:
  explicit Session(const SessionDef &def = SessionDef()) : core_(std::make_unique<detail::Core>()) {
    [[maybe_unused]] gcore_result result = gcore_session_create(&def, &core_->session);
#ifndef GESTURECORE_NO_EXCEPTIONS
    if (result < 0) throw Error(static_cast<Result>(result), "no session: a capacity or a slop is out of range");
#endif
  }
  /// Whether there is one: false where it was refused without exceptions, and after a move.
  explicit operator bool() const { return session() != nullptr; }
  /// For what only C has.
  gcore_session *raw() const { return session(); }

  Region region(const RegionDef &def) {
    gcore_region_id id{};
    const gcore_region_def raw = def.raw(core_.get());
    check(gcore_region_make(session(), &raw, &id));
    return Region(core_.get(), id);
  }

  /// Makes a gesture that is not attached yet: to keep hold of a member, say.
  Gesture make(const Recipe &recipe) {
    gcore_gesture_id id{};
    check(recipe.make(core_.get(), &id));
    return Gesture(core_.get(), id);
  }

  /// Makes a state that holds `initial` at first. `session.state(Point{1, 2})`, `session.state(false, "open")`
  template <class T> State<detail::CellType<T>> state(T initial, const char *name = nullptr) {
    using Type = detail::CellType<T>;
    gcore_state_def def = gcore_state_def_default(detail::Cell<Type>::type);
    def.name = name;
    def.initial = detail::Cell<Type>::numbers(static_cast<Type>(initial));
    gcore_state_id id{};
    check(gcore_state_make(session(), &def, &id));
    return State<Type>(core_.get(), id);
  }

  /// Makes the read-only sum of states of one type.
  template <class T, class... States> State<T> sum(const State<T> &first, const States &...others) {
    return named_sum(nullptr, first, others...);
  }
  template <class T, class... States>
  State<T> named_sum(const char *name, const State<T> &first, const States &...others) {
    static_assert((std::is_same_v<States, State<T>> && ...), "a sum is of states of one type");
    gcore_state_def def = gcore_state_def_default(detail::Cell<T>::type);
    def.name = name;
    const gcore_state_id parts[] = {first.id_in(core_.get()), others.id_in(core_.get())...};
    gcore_state_id id{};
    check(gcore_state_make_sum(session(), &def, parts, 1 + sizeof...(others), &id));
    return State<T>(core_.get(), id);
  }

  /// Makes a rigid follower, which takes the `reset` animations of its state.
  template <class T> Follower<T> follow(const State<T> &state, const char *name = nullptr) {
    gcore_follower_def def = gcore_follower_def_default();
    return follower<T>(def, state, name);
  }
  template <class T>
  Follower<T> follow(const State<T> &state, const Animation &animation, const char *name = nullptr) {
    gcore_follower_def def = gcore_follower_def_default();
    def.animation = animation;
    return follower<T>(def, state, name);
  }

  /// Finds a thing by the name that it was given; none where none has it.
  Region region_named(const char *name) const { return Region(core_.get(), gcore_region_named(session(), name)); }
  Gesture gesture_named(const char *name) const { return Gesture(core_.get(), gcore_gesture_named(session(), name)); }
  /// None, too, where the state holds another type.
  template <class T> State<T> state_named(const char *name) const {
    gcore_state_id id = gcore_state_named(session(), name);
    return gcore_state_type_of(session(), id) == detail::Cell<T>::type ? State<T>(core_.get(), id) : State<T>();
  }
  template <class T> Follower<T> follower_named(const char *name) const {
    return Follower<T>(core_.get(), gcore_follower_named(session(), name));
  }

  /// Feeds inputs in order. One that is refused changes nothing, those after it still act, and the first is thrown.
  Result feed(const Input &input) { return feed(&input, 1); }
  Result feed(std::initializer_list<Input> inputs) { return feed(inputs.begin(), inputs.size()); }
  template <class Inputs> auto feed(const Inputs &inputs) -> decltype(inputs.data(), inputs.size(), Result()) {
    return feed(inputs.data(), inputs.size());
  }
  Result feed(const Input *inputs, std::size_t count) {
    return check(gcore_session_feed(session(), inputs, count, nullptr));
  }
  /// The same for a loop that copes with a full queue (capacity: poll, then feed the rest from `taken` on) and with bad
  /// input: nothing that is refused is thrown.
  Fed try_feed(const Input *inputs, std::size_t count) {
    std::size_t taken = 0;
    gcore_result result = gcore_session_feed(session(), inputs, count, &taken);
    check(GCORE_OK);
    return {static_cast<Result>(result), taken};
  }
  /// Lets time pass; deadlines fire, each at its own time.
  Result advance(Time time) { return check(gcore_session_advance(session(), time.count())); }

  /// Takes the oldest event from the queue.
  std::optional<Event> next_event() {
    gcore_event raw;
    if (!gcore_session_next_event(session(), &raw)) return std::nullopt;
    return event(core_.get(), raw);
  }

  /// Takes up to `capacity` of the oldest events into memory of yours, as the C interface has them;
  /// answers how many.
  std::size_t next_events(gcore_event *events, std::size_t capacity) {
    return gcore_session_next_events(session(), events, capacity);
  }

  /// Takes the events that wait, in a range: `for (const Event &event : session.events())`
  auto events() {
    struct Iterator {
      Session *session;
      std::optional<Event> event;
      const Event &operator*() const { return *event; }
      Iterator &operator++() { return event = session->next_event(), *this; }
      bool operator!=(std::nullptr_t) const { return event.has_value(); }
    };
    struct Range {
      Session *session;
      Iterator begin() const { return {session, session->next_event()}; }
      std::nullptr_t end() const { return nullptr; }
    };
    return Range{this};
  }

  /// Hands every event that waits to a function, those too that it brings about by feeding. What it throws comes out
  /// when all have been handed over.
  template <class Callback> Result drain(Callback &&callback) {
    struct Visit {
      detail::Core *core;
      std::remove_reference_t<Callback> *callback;
    } visit{core_.get(), &callback};
    return check(gcore_session_drain(
        session(),
        [](gcore_session *, const gcore_event *raw, void *user) {
          const Visit &to = *static_cast<Visit *>(user);
          to.core->guard([&] { (*to.callback)(event(to.core, *raw)); });
        },
        &visit));
  }

  std::optional<Decision> next_decision() {
    gcore_decision raw;
    if (!gcore_session_next_decision(session(), &raw)) return std::nullopt;
    return Decision{
        static_cast<DecisionKind>(raw.kind), static_cast<Reason>(raw.reason), Gesture(core_.get(), raw.gesture),
        Gesture(core_.get(), raw.other), Time(raw.time_ns)};
  }

  /// When `advance` should be called next, if no input comes before; `never` if it need not.
  Time next_deadline() const { return Time(gcore_session_next_deadline(session())); }
  Time now() const { return Time(gcore_session_now(session())); }
  /// Starts over: contacts and waits are forgotten, states initial; what was made stays.
  Result reset() { return check(gcore_session_reset(session())); }

  /// All committed cells, in the order in which they were made: for undo, saving, a second session.
  std::vector<Vec4> snapshot() const {
    std::size_t count = 0;
    gcore_state_snapshot(session(), nullptr, 0, &count);
    std::vector<Vec4> cells(count);
    check(gcore_state_snapshot(session(), cells.data(), cells.size(), &count));
    return cells;
  }
  Result restore(const std::vector<Vec4> &cells) {
    return check(gcore_state_restore(session(), cells.data(), cells.size()));
  }

  /// Records what the session hears and says, as a trace: `write` takes a `std::string_view` of its text at a time and
  /// answers whether it could. Before anything is made in the session. What `write` throws comes out of the call that was
  /// recorded, and ends the recording.
  template <class Write> Result record(Write write, const char *name = nullptr) {
    struct Record {
      detail::Core *core;
      Write write;
    };
    auto record = std::make_shared<Record>(Record{core_.get(), std::move(write)});
    gcore_recording_def def = gcore_recording_def_default();
    def.name = name;
    def.user = record.get();
    def.write = [](const char *text, std::size_t count, void *user) {
      Record &to = *static_cast<Record *>(user);
      bool could = false;
      to.core->guard([&] { could = to.write(std::string_view(text, count)); });
      return could;
    };
    core_->kept.push_back(record);
    return check(gcore_recording_start(session(), &def));
  }
  /// Ends the recording with the state hash; the session's end does it too.
  Result stop_recording() { return check(gcore_recording_stop(session())); }
  bool is_recording() const { return gcore_recording_active(session()); }
  /// How the recording goes, or went: ok, write_failed or capacity.
  Result recording_result() const { return static_cast<Result>(gcore_recording_result(session())); }

  /// The result of the last call that was refused or warned, and its sentence.
  Result last_result() const { return static_cast<Result>(gcore_session_last_result(session())); }
  std::string last_error() const { return gcore_session_last_error(session()); }
  /// Equal for sessions that will do the same.
  std::uint64_t state_hash() const { return gcore_session_state_hash(session()); }
  std::size_t bytes() const { return gcore_session_bytes(session()); }
  /// How many inputs had a time that ran back.
  std::uint64_t reversed_count() const { return gcore_session_reversed_count(session()); }

private:
  gcore_session *session() const { return detail::raw(core_.get()); }
  Result check(gcore_result result) const { return detail::check(core_.get(), result); }

  static Event event(detail::Core *core, const gcore_event &raw) {
    return {Gesture(core, raw.gesture),
            raw.by.bits ? Gesture(core, raw.by) : Gesture(),
            Time(raw.time_ns),
            raw.revision,
            static_cast<Phase>(raw.phase),
            static_cast<Reason>(raw.reason),
            {raw.value}};
  }

  template <class T> Follower<T> follower(gcore_follower_def &def, const State<T> &state, const char *name) {
    def.state = state.id();
    def.name = name;
    gcore_follower_id id{};
    check(gcore_follower_make(session(), &def, &id));
    return Follower<T>(core_.get(), id);
  }

  std::unique_ptr<detail::Core> core_;
};

}  // namespace gesturecore

#endif
