"""The C interface as ctypes sees it: numbers, structs, functions. Names and order are the header's.

Written by scripts/generate-python from include/gesturecore.h. Do not edit.
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import CDLL, CFUNCTYPE, POINTER, Array, Structure
from ctypes import c_bool, c_char_p, c_double, c_int8, c_int16, c_int32, c_int64, c_size_t
from ctypes import c_uint8, c_uint16, c_uint32, c_uint64, c_void_p
from enum import IntFlag
from typing import Any, Literal, TypeAlias, Union

from ._words import Word

#: The version of this header.
GCORE_VERSION_MAJOR = 0
#: The version of this header.
GCORE_VERSION_MINOR = 1
#: The version of this header.
GCORE_VERSION_PATCH = 0
#: The version as one number, greater for later ones; compare it with `gcore_version()`.
GCORE_VERSION = 0x100
#: A time that never comes: no deadline, no limit.
GCORE_NEVER = 0xffffffffffffffff
#: The gesture's own region, as a space.
GCORE_SPACE_LOCAL = 0
#: The host's window, as a space.
GCORE_SPACE_GLOBAL = 0xffffffffffffffff
#: As a greatest number of contacts: as many as the session holds.
GCORE_CONTACTS_UNLIMITED = 0x7fffffff
#: As a set of devices: every kind.
GCORE_DEVICES_ALL = 0xf
#: As a set of buttons: every one.
GCORE_BUTTONS_ALL = 0x1f
#: As a set of directions: all four.
GCORE_DIRECTIONS_ALL = 0x1e
#: The version of what plug-ins and hosts exchange: `gcore_plugin` and all that it leads to.
GCORE_PLUGIN_VERSION = 1


class Result(Word):
    """What a call answers: 0 is well; above 0 it acted and warns; below 0 it was refused and changed nothing (of
    `gcore_session_feed`: the input that it tells of).
    """

    #: Done as asked.
    OK = 0
    #: Time ran back; the input acted at the session's time.
    WARNING_TIME_REVERSED = 1
    #: The contact was down already; the old one was cancelled and this one is new.
    WARNING_DUPLICATE_DOWN = 2
    #: A lift or cancel at no finite place; it acted at the last known one. Or a map that wrote no finite number; the
    #: state stayed as it was.
    WARNING_NOT_FINITE = 3
    #: A function of the host answered what it must not; its recognizer has failed. See custom.h.
    WARNING_HOST_FUNCTION = 4
    #: A null pointer, a wrong struct size, an unknown enum value, a reserved field, a number out of range.
    ERROR_INVALID_ARGUMENT = -1
    #: The id is none, unknown to this session, or of something that is gone.
    ERROR_STALE_ID = -2
    #: A move, lift or cancel of a contact that is not down.
    ERROR_UNKNOWN_CONTACT = -3
    #: An infinite number or NaN.
    ERROR_NOT_FINITE = -4
    #: The session's capacity is used up, or the queue of events is full.
    ERROR_CAPACITY = -5
    #: A composite or relation that would lead back to itself.
    ERROR_CYCLE = -6
    #: Not now: the session is in the middle of a step, or, for `destroy`, inside a callback. In a library built with
    #: GESTURECORE_CHECKED=1 also: another thread is in a call of it.
    ERROR_BUSY = -7
    #: The state is a sum, or a transient binding holds it or cannot have it.
    ERROR_READ_ONLY_STATE = -8
    #: The host's function could not write a recording, which ended there.
    ERROR_WRITE_FAILED = -9


ResultLike: TypeAlias = Union[Result, Literal[
    "ok", "warning_time_reversed", "warning_duplicate_down", "warning_not_finite", "warning_host_function",
    "error_invalid_argument", "error_stale_id", "error_unknown_contact", "error_not_finite", "error_capacity",
    "error_cycle", "error_busy", "error_read_only_state", "error_write_failed"
]]


class InputKind(Word):
    """What happened."""

    #: A contact came down.
    DOWN = 1
    #: A contact that is down moved.
    MOVE = 2
    #: A contact was lifted; at a new place it is a move and a lift in one.
    UP = 3
    #: The system took one contact away.
    CANCEL = 4
    #: The system took every contact away; every wait ends too.
    CANCEL_ALL = 5
    #: A pointer is over a place without touching it.
    HOVER = 6
    #: A wheel turned, or fingers scrolled on a trackpad.
    SCROLL = 7
    #: Time passed; the same as `gcore_session_advance`.
    ADVANCE = 8


InputKindLike: TypeAlias = Union[InputKind, Literal[
    "down", "move", "up", "cancel", "cancel_all", "hover", "scroll", "advance"
]]


class Device(Word):
    """What the pointing device is."""

    TOUCH = 0
    MOUSE = 1
    PEN = 2
    #: A trackpad or remote that points without being touched where it points.
    INDIRECT = 3


DeviceLike: TypeAlias = Union[Device, Literal["touch", "mouse", "pen", "indirect"]]


class Button(Word):
    """The button that makes the contact; fingers and the tip of a pen press the primary one."""

    PRIMARY = 0
    SECONDARY = 1
    MIDDLE = 2
    BACK = 3
    FORWARD = 4


ButtonLike: TypeAlias = Union[Button, Literal["primary", "secondary", "middle", "back", "forward"]]


class InputFlags(IntFlag):
    """Bits of `gcore_input.flags`."""

    #: Further samples of this frame follow. What follows from it is decided at the last one, which has not this bit.
    MORE = 1
    #: The place is not known: the contact ends where it was last.
    NOWHERE = 2
    #: The scroll comes in points (a trackpad, with phases as a rule), not in the ticks of a wheel.
    PRECISE = 4


InputFlagsLike: TypeAlias = Union[InputFlags, Literal["more", "nowhere", "precise"]]


class ScrollPhase(Word):
    """Where a precise scroll is."""

    #: The device says nothing of phases: its scroll ends when it rests.
    NONE = 0
    #: The device says nothing of phases: its scroll ends when it rests.
    BEGAN = 1
    #: The device says nothing of phases: its scroll ends when it rests.
    CHANGED = 2
    #: The device says nothing of phases: its scroll ends when it rests.
    ENDED = 3


ScrollPhaseLike: TypeAlias = Union[ScrollPhase, Literal["none", "began", "changed", "ended"]]


class Shape(Word):
    """The outline of a region, within its frame."""

    RECTANGLE = 0
    ELLIPSE = 1
    #: A rectangle whose corners are arcs of `radius`.
    ROUNDED_RECTANGLE = 2
    #: The polygon of `points`, in the region's own space.
    POLYGON = 3
    #: Whatever `hit_test` says, the frame or no frame.
    HOST = 4


ShapeLike: TypeAlias = Union[Shape, Literal["rectangle", "ellipse", "rounded_rectangle", "polygon", "host"]]


class GestureKind(Word):
    """What a gesture is."""

    NONE = 0
    TAP = 1
    CLICK = 2
    LONG_PRESS = 3
    DRAG = 4
    SWIPE = 5
    MAGNIFY = 6
    ROTATE = 7
    TRANSFORM = 8
    HOVER = 9
    SCROLL = 10
    CONTACT = 11
    CUSTOM = 12
    SEQUENCE = 32
    SIMULTANEOUS = 33
    EXCLUSIVE = 34
    RACE = 35


GestureKindLike: TypeAlias = Union[GestureKind, Literal[
    "none", "tap", "click", "long_press", "drag", "swipe", "magnify", "rotate", "transform", "hover", "scroll",
    "contact", "custom", "sequence", "simultaneous", "exclusive", "race"
]]


class SpaceMode(Word):
    """When a gesture's space is taken."""

    #: At the group's first press, so that dragging the very region that is measured does not jitter.
    LATCHED = 0
    #: At every sample; what is already measured keeps its numbers.
    LIVE = 1


SpaceModeLike: TypeAlias = Union[SpaceMode, Literal["latched", "live"]]


class ExtraContacts(Word):
    """What a contact beyond the greatest number does."""

    #: It is none of the gesture's, now and later.
    IGNORE = 0
    #: It fails or cancels the gesture (too_many_contacts).
    CANCEL = 1
    #: It joins; places are the centroid of all.
    JOIN = 2


ExtraContactsLike: TypeAlias = Union[ExtraContacts, Literal["ignore", "cancel", "join"]]


class Priority(Word):
    """How an attached gesture stands to those of other attachments."""

    #: After those of deeper regions.
    NORMAL = 0
    #: Before every normal one; among high ones the shallower region is first.
    HIGH = 1
    #: Beside all others: it never competes with them.
    SIMULTANEOUS = 2


PriorityLike: TypeAlias = Union[Priority, Literal["normal", "high", "simultaneous"]]


class Mask(Word):
    """Which gestures an attachment lets hear its contacts."""

    #: This one, and those attached deeper.
    ALL = 0
    #: This one, and none attached deeper.
    GESTURE = 1
    #: Those attached deeper, and not this one.
    SUBVIEWS = 2
    #: Neither.
    NONE = 3


MaskLike: TypeAlias = Union[Mask, Literal["all", "gesture", "subviews", "none"]]


class Axis(Word):
    """The direction that a drag or a scroll keeps to."""

    FREE = 0
    X = 1
    Y = 2


AxisLike: TypeAlias = Union[Axis, Literal["free", "x", "y"]]


class Direction(Word):
    """The way a swipe went."""

    NONE = 0
    LEFT = 1
    RIGHT = 2
    UP = 3
    DOWN = 4


DirectionLike: TypeAlias = Union[Direction, Literal["none", "left", "right", "up", "down"]]


class Wheel(Word):
    """Which devices' scrolling is accepted."""

    BOTH = 0
    #: Points and phases: trackpads.
    PRECISE = 1
    #: Ticks: wheels.
    TICKS = 2


WheelLike: TypeAlias = Union[Wheel, Literal["both", "precise", "ticks"]]


class Relation(Word):
    """What a gesture is to another."""

    #: Its claim is held while the other can still win, on whatever contact.
    WAITS_FOR = 1
    #: The two never compete, and never wait for each other unless WAITS_FOR says so; it holds both ways.
    RUNS_WITH = 2
    #: When it is granted, the other is denied, even one that would run beside it.
    PREVENTS = 3


RelationLike: TypeAlias = Union[Relation, Literal["waits_for", "runs_with", "prevents"]]


class Phase(Word):
    """Where a gesture is in its life."""

    POSSIBLE = 0
    BEGAN = 1
    CHANGED = 2
    ENDED = 3
    CANCELLED = 4
    FAILED = 5


PhaseLike: TypeAlias = Union[Phase, Literal["possible", "began", "changed", "ended", "cancelled", "failed"]]


class Reason(Word):
    """Why a gesture was cancelled or failed."""

    NONE = 0
    MOVED = 1
    LIFTED_EARLY = 2
    TOO_SLOW = 3
    TOO_LATE = 4
    TOO_MANY_CONTACTS = 5
    TOO_FEW_CONTACTS = 6
    WRONG_DIRECTION = 7
    OUTSIDE = 8
    #: Another gesture won.
    EXCLUDED = 9
    #: It was recognized, waited for another, and that one won.
    WAITED = 10
    #: It was recognized, waited for another, and that one won.
    HOST_CANCEL = 11
    #: It was recognized, waited for another, and that one won.
    REGION_REMOVED = 12
    #: It was recognized, waited for another, and that one won.
    DISABLED = 13
    #: It was recognized, waited for another, and that one won.
    RECONFIGURED = 14
    #: It was recognized, waited for another, and that one won.
    SESSION_RESET = 15
    #: It was recognized, waited for another, and that one won.
    CONTACT_LOST = 16


ReasonLike: TypeAlias = Union[Reason, Literal[
    "none", "moved", "lifted_early", "too_slow", "too_late", "too_many_contacts", "too_few_contacts",
    "wrong_direction", "outside", "excluded", "waited", "host_cancel", "region_removed", "disabled", "reconfigured",
    "session_reset", "contact_lost"
]]


class Field(IntFlag):
    """Bits of `gcore_value.fields`: the numbers that a value has."""

    BRANCH = 1
    COUNT = 2
    CONTACTS = 4
    DIRECTION = 8
    RECOGNIZED = 16
    INSIDE = 32
    LOCATION = 64
    START = 128
    TRANSLATION = 256
    CENTROID = 512
    VELOCITY = 1024
    PREDICTED_END = 2048
    PREDICTED_TRANSLATION = 4096
    MAGNIFICATION = 8192
    ROTATION = 16384
    ELAPSED = 32768
    DELTA = 65536
    TOTAL = 131072
    MATRIX = 262144


FieldLike: TypeAlias = Union[Field, Literal[
    "branch", "count", "contacts", "direction", "recognized", "inside", "location", "start", "translation",
    "centroid", "velocity", "predicted_end", "predicted_translation", "magnification", "rotation", "elapsed",
    "delta", "total", "matrix"
]]


class DecisionKind(Word):
    """What was decided about a gesture."""

    #: It was recognized and has its contacts.
    GRANTED = 0
    #: It was recognized and waits until the other fails.
    WAITS = 1
    #: It is out: the other won.
    DENIED = 2


DecisionKindLike: TypeAlias = Union[DecisionKind, Literal["granted", "waits", "denied"]]


class Stimulus(Word):
    """What a gesture answers to: of those that answer the same, the later waits for the one ahead."""

    #: Nothing that others answer to: it waits for nobody by itself.
    NONE = 0
    #: Nothing that others answer to: it waits for nobody by itself.
    MOVEMENT = 1
    #: Nothing that others answer to: it waits for nobody by itself.
    TIME = 2
    #: Nothing that others answer to: it waits for nobody by itself.
    LIFT = 3


StimulusLike: TypeAlias = Union[Stimulus, Literal["none", "movement", "time", "lift"]]


class CustomSignal(Word):
    """What happened to a recognizer's contacts."""

    #: A contact came down.
    PRESSED = 1
    #: A contact came down.
    MOVED = 2
    #: A contact came down.
    LIFTED = 3
    #: A contact was cancelled, and the gesture goes on with the others.
    CANCELLED = 4
    #: The deadline that the last verdict asked for has come.
    DEADLINE = 5


CustomSignalLike: TypeAlias = Union[CustomSignal, Literal["pressed", "moved", "lifted", "cancelled", "deadline"]]


class StateType(Word):
    """What a state holds."""

    NONE = 0
    SCALAR = 1
    VEC2 = 2
    VEC4 = 3
    INT = 4
    BOOL = 5


StateTypeLike: TypeAlias = Union[StateType, Literal["none", "scalar", "vec2", "vec4", "int", "bool"]]


class AnimationKind(Word):
    """The law of motion."""

    #: Rigid: at once.
    NONE = 0
    #: parameters: response in seconds (1e-6 to 1e6), damping ratio (0 to 1e6).
    SPRING = 1
    #: parameters: x1, y1, x2, y2 of a cubic Bezier from (0, 0) to (1, 1), x1 and x2 within 0 to 1; it takes `duration`.
    BEZIER = 2
    #: parameters: the share of its velocity that is kept per millisecond, above 0 and below 1.
    DECAY = 3


AnimationKindLike: TypeAlias = Union[AnimationKind, Literal["none", "spring", "bezier", "decay"]]


class SpringPreset(Word):
    """Springs with a name."""

    #: Response 0.5 s, damping 1.
    SMOOTH = 0
    #: Response 0.5 s, damping 0.85.
    SNAPPY = 1
    #: Response 0.5 s, damping 0.7.
    BOUNCY = 2
    #: Response 0.15 s, damping 0.86.
    INTERACTIVE = 3


SpringPresetLike: TypeAlias = Union[SpringPreset, Literal["smooth", "snappy", "bouncy", "interactive"]]


class EaseCurve(Word):
    """Eases with a name."""

    LINEAR = 0
    IN = 1
    OUT = 2
    IN_OUT = 3


EaseCurveLike: TypeAlias = Union[EaseCurve, Literal["linear", "in", "out", "in_out"]]


class Channel(Word):
    """A number of a gesture's value that a state can take."""

    #: Of a scroll, its total.
    TRANSLATION = 1
    #: Of a scroll, its total.
    LOCATION = 2
    #: Of a scroll, its total.
    START = 3
    #: Of a scroll, its total.
    VELOCITY = 4
    #: Of a scroll, its total.
    PREDICTED_END = 5
    #: Of a scroll, its total.
    PREDICTED_TRANSLATION = 6
    #: Of a scroll, its total.
    MAGNIFICATION = 7
    #: Radians.
    ROTATION = 8
    #: Radians.
    BRANCH = 9
    #: Radians.
    RECOGNIZED = 10
    #: Radians.
    INSIDE = 11
    #: Radians.
    COUNT = 12
    #: Seconds.
    ELAPSED = 13
    #: 1 while the gesture is live.
    ACTIVE = 14
    #: The binding's own `constant`.
    CONSTANT = 15


ChannelLike: TypeAlias = Union[Channel, Literal[
    "translation", "location", "start", "velocity", "predicted_end", "predicted_translation", "magnification",
    "rotation", "branch", "recognized", "inside", "count", "elapsed", "active", "constant"
]]


class BindingMode(Word):
    """When a binding acts."""

    #: While the gesture is live.
    TRANSIENT = 1
    #: When the gesture ends.
    COMMIT = 2


BindingModeLike: TypeAlias = Union[BindingMode, Literal["transient", "commit"]]


class Operation(Word):
    """What a commit does to its cell."""

    SET = 0
    ADD = 1
    MULTIPLY = 2
    #: 0 becomes 1, all else 0; the channel is not read.
    TOGGLE = 3
    #: 0 becomes 1, all else 0; the channel is not read.
    MAX = 4
    #: 0 becomes 1, all else 0; the channel is not read.
    MIN = 5


OperationLike: TypeAlias = Union[Operation, Literal["set", "add", "multiply", "toggle", "max", "min"]]


class gcore_point(Structure):
    """A place or a vector, in points, y down; for a velocity, points per second."""

    x: float
    y: float


gcore_point._fields_ = [
    ("x", c_double),
    ("y", c_double),
]


class gcore_vec4(Structure):
    """Four numbers: the widest value that a state holds."""

    x: float
    y: float
    z: float
    w: float


gcore_vec4._fields_ = [
    ("x", c_double),
    ("y", c_double),
    ("z", c_double),
    ("w", c_double),
]


class gcore_affine(Structure):
    """A map of the plane: x' = a x + c y + tx, y' = b x + d y + ty. {1, 0, 0, 1, 0, 0} moves nothing."""

    a: float
    b: float
    c: float
    d: float
    tx: float
    ty: float


gcore_affine._fields_ = [
    ("a", c_double),
    ("b", c_double),
    ("c", c_double),
    ("d", c_double),
    ("tx", c_double),
    ("ty", c_double),
]


class gcore_region_id(Structure):
    """A region; {0} is none."""

    bits: int


gcore_region_id._fields_ = [
    ("bits", c_uint64),
]


class gcore_gesture_id(Structure):
    """A gesture, composites included; {0} is none."""

    bits: int


gcore_gesture_id._fields_ = [
    ("bits", c_uint64),
]


class gcore_state_id(Structure):
    """A state; {0} is none."""

    bits: int


gcore_state_id._fields_ = [
    ("bits", c_uint64),
]


class gcore_follower_id(Structure):
    """A follower; {0} is none."""

    bits: int


gcore_follower_id._fields_ = [
    ("bits", c_uint64),
]


class gcore_input(Structure):
    """One input. Its layout is fixed: it holds no pointer and no hidden padding."""

    #: When it happened, in nanoseconds. Times that run back act at the session's time, with a warning.
    time_ns: int
    #: The device that reported it: a number of the host's choice, 0 included.
    source: int
    #: The contact or pointer: a number of the host's choice, 0 included.
    contact: int
    #: A `gcore_input_kind`.
    kind: int
    #: A `gcore_device`.
    device: int
    #: A `gcore_button`.
    button: int
    #: Bits of `gcore_input_flags`.
    flags: int
    #: A `gcore_scroll_phase`.
    scroll_phase: int
    #: Must be 0.
    reserved: int
    #: Where, in points of the host's window, finite; of an up or a cancel that is not, with a warning, the last place.
    position: gcore_point
    #: The step of a scroll, in points (wheel: what one tick is worth to the host).
    delta: gcore_point
    #: 0 to 1 as the device reports it. Recordings keep it, and nothing else reads it: it may be anything.
    pressure: float


gcore_input._fields_ = [
    ("time_ns", c_uint64),
    ("source", c_uint64),
    ("contact", c_uint64),
    ("kind", c_uint32),
    ("device", c_uint32),
    ("button", c_uint32),
    ("flags", c_uint32),
    ("scroll_phase", c_uint32),
    ("reserved", c_uint32),
    ("position", gcore_point),
    ("delta", gcore_point),
    ("pressure", c_double),
]


#: Answers whether a point, in the region's own space, is inside its outline. `user` is what the definition said.  It is
#: asked when a press, a hover or the first step of a scroll may reach the region, and, for a click there, at every move
#: and at the lift. The path of a contact is pinned at its press: for that it is asked once. Hit outsets and a click's
#: outset are its own business. It runs in the middle of a step: see "Functions of the host" in session.h for what it may
#: call.
gcore_hit_function = CFUNCTYPE(c_bool, c_void_p, gcore_point, c_void_p)


class gcore_region_def(Structure):
    """Where a region is and how it is hit."""

    #: Set by `gcore_region_def_default`.
    struct_size: int
    #: Among siblings the greater is in front; of equal ones the one made later. Default 0.
    order: int
    #: UTF-8, unique among regions; null: "region" and its number.
    name: bytes | None
    #: The region that contains this one; {0}: a root. It cannot be changed later; `configure` takes it or {0}.
    parent: gcore_region_id
    #: The place of the region's origin in its parent, in points.
    origin: gcore_point
    #: Width (x) and height (y), in points, not negative.
    size: gcore_point
    #: Maps the region's space to its parent's, applied about `origin`. Default: moves nothing.
    transform: gcore_affine
    #: A `gcore_shape`. Default: rectangle.
    shape: int
    #: 1: the region and all inside can be hit; 0: they are skipped. Default 1.
    enabled: int
    #: 1: a press that hits no child stops here; 0: it goes on to what lies behind. Default 1.
    opaque: int
    #: 1: children are hit only inside the outline. Default 0.
    clips: int
    #: The radius of a rounded rectangle's corners, in points, not negative. Default 0.
    radius: float
    #: How far beyond its outline the region is hit, in points, not negative. Default 0.
    hit_outset: float
    #: The polygon's corners; may be null for other shapes, and in `configure` to keep those that are there.
    points: Any
    #: How many points there are: 3 or more for a polygon, 0 with null.
    point_count: int
    #: Must be 0.
    reserved: int
    #: The outline of GCORE_SHAPE_HOST; may be null for other shapes, and in `configure` to keep the one that is there.
    #: It must live as long as the region has that shape.
    hit_test: Any
    #: Handed to `hit_test`; may be null.
    hit_user: Any


gcore_region_def._fields_ = [
    ("struct_size", c_uint32),
    ("order", c_int32),
    ("name", c_char_p),
    ("parent", gcore_region_id),
    ("origin", gcore_point),
    ("size", gcore_point),
    ("transform", gcore_affine),
    ("shape", c_uint32),
    ("enabled", c_uint32),
    ("opaque", c_uint32),
    ("clips", c_uint32),
    ("radius", c_double),
    ("hit_outset", c_double),
    ("points", POINTER(gcore_point)),
    ("point_count", c_uint32),
    ("reserved", c_uint32),
    ("hit_test", gcore_hit_function),
    ("hit_user", c_void_p),
]


class gcore_gesture_options(Structure):
    """What every kind of gesture can be told. Each kind's `..._default` fills it in."""

    #: The space of places and distances: GCORE_SPACE_LOCAL, GCORE_SPACE_GLOBAL, or `bits` of a region's id. Default
    #: local.
    space: int
    #: A `gcore_space_mode`. Default latched.
    space_mode: int
    #: The devices whose contacts are accepted: bits `1 << gcore_device`. Default all.
    devices: int
    #: The buttons whose contacts are accepted: bits `1 << gcore_button`. Default the primary one.
    buttons: int
    #: A `gcore_extra_contacts`. Default ignore; of a tap, cancel.
    extra_contacts: int
    #: 1: it takes part; 0: it does not. Default 1.
    enabled: int
    #: 1: it reports its own events as a member of a composite too; outside composites it always does. Default 0.
    notify: int
    #: Must be 0.
    reserved: Array[c_uint32]


gcore_gesture_options._fields_ = [
    ("space", c_uint64),
    ("space_mode", c_uint32),
    ("devices", c_uint32),
    ("buttons", c_uint32),
    ("extra_contacts", c_uint32),
    ("enabled", c_uint32),
    ("notify", c_uint32),
    ("reserved", c_uint32 * 2),
]


class gcore_tap_def(Structure):
    """One or more quick presses at one place."""

    #: Set by `gcore_tap_def_default`.
    struct_size: int
    #: How many taps make it, 1 to 255. Default 1.
    count: int
    #: UTF-8, unique among gestures; null: its kind and number.
    name: bytes | None
    #: What all kinds share.
    options: gcore_gesture_options
    #: How many contacts make each tap, all of them down before the first lifts; 1 to 64. Default 1.
    contacts: int
    #: Must be 0.
    reserved: int
    #: Travel from the press at which it fails (moved), in points. Default 10.
    max_distance: float
    #: Greatest distance between a lift (of several contacts the nearest) and the next press of the same tap, in points.
    #: Default 40.
    max_separation: float
    #: Hold at which it fails (too_slow). Default GCORE_NEVER.
    max_duration_ns: int
    #: Time from a lift at which the next press is too late. Default 0.35 s.
    max_interval_ns: int


gcore_tap_def._fields_ = [
    ("struct_size", c_uint32),
    ("count", c_uint32),
    ("name", c_char_p),
    ("options", gcore_gesture_options),
    ("contacts", c_uint32),
    ("reserved", c_uint32),
    ("max_distance", c_double),
    ("max_separation", c_double),
    ("max_duration_ns", c_uint64),
    ("max_interval_ns", c_uint64),
]


class gcore_click_def(Structure):
    """A press that is lifted inside its region, whatever its duration and its path."""

    #: Set by `gcore_click_def_default`.
    struct_size: int
    #: Must be 0.
    reserved: int
    #: UTF-8, unique among gestures; null: its kind and number.
    name: bytes | None
    #: What all kinds share.
    options: gcore_gesture_options
    #: How far the region is grown for the lift, beyond its hit outset, in points. Default 0.
    outset: float


gcore_click_def._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("name", c_char_p),
    ("options", gcore_gesture_options),
    ("outset", c_double),
]


class gcore_long_press_def(Structure):
    """A press that is held."""

    #: Set by `gcore_long_press_def_default`.
    struct_size: int
    #: How many contacts are held, 1 to 64. Default 1.
    contacts: int
    #: UTF-8, unique among gestures; null: its kind and number.
    name: bytes | None
    #: What all kinds share.
    options: gcore_gesture_options
    #: How long it is held, from when the last of its contacts came down. Default 0.5 s.
    min_duration_ns: int
    #: Travel at which it is cancelled (moved), in points. Default 10.
    max_distance: float
    #: 1: at the threshold it says `changed` (recognized = 1), follows the contact and ends at the lift; 0: it ends at
    #: the threshold. Default 0.
    continuous: int
    #: Must be 0.
    reserved: int


gcore_long_press_def._fields_ = [
    ("struct_size", c_uint32),
    ("contacts", c_uint32),
    ("name", c_char_p),
    ("options", gcore_gesture_options),
    ("min_duration_ns", c_uint64),
    ("max_distance", c_double),
    ("continuous", c_uint32),
    ("reserved", c_uint32),
]


class gcore_drag_def(Structure):
    """Contacts that move."""

    #: Set by `gcore_drag_def_default`.
    struct_size: int
    #: A `gcore_axis`. Default free.
    axis: int
    #: UTF-8, unique among gestures; null: its kind and number.
    name: bytes | None
    #: What all kinds share.
    options: gcore_gesture_options
    #: Travel at which it is recognized, in points; 0: at the press. Default 10.
    min_distance: float
    #: With an axis: half the angle around it in which the drag may begin, in radians. Default pi / 4.
    angle_gate: float
    #: The least number of contacts, 1 to 64. Default 1.
    min_contacts: int
    #: The greatest number of contacts, not below the least; GCORE_CONTACTS_UNLIMITED: no limit. Default 1.
    max_contacts: int
    #: 1: the first `min_distance` is taken off every translation, which starts at zero; 0: it is part of it. Default 0.
    consume: int
    #: Must be 0.
    reserved: int


gcore_drag_def._fields_ = [
    ("struct_size", c_uint32),
    ("axis", c_uint32),
    ("name", c_char_p),
    ("options", gcore_gesture_options),
    ("min_distance", c_double),
    ("angle_gate", c_double),
    ("min_contacts", c_uint32),
    ("max_contacts", c_uint32),
    ("consume", c_uint32),
    ("reserved", c_uint32),
]


class gcore_swipe_def(Structure):
    """A quick stroke in one direction."""

    #: Set by `gcore_swipe_def_default`.
    struct_size: int
    #: The directions that are accepted: bits `1 << gcore_direction`. Default all.
    directions: int
    #: UTF-8, unique among gestures; null: its kind and number.
    name: bytes | None
    #: What all kinds share.
    options: gcore_gesture_options
    #: Velocity along the direction, in points per second. Default 300.
    min_velocity: float
    #: Travel that makes it, in points. Default 30.
    min_distance: float
    #: Time from the press at which it is too late (too_slow). Default 0.5 s.
    max_duration_ns: int
    #: How many contacts make it, 1 to 64. Default 1.
    contacts: int
    #: 1: it is judged at the lift; 0: at every sample. Default 0.
    fires_at_lift: int


gcore_swipe_def._fields_ = [
    ("struct_size", c_uint32),
    ("directions", c_uint32),
    ("name", c_char_p),
    ("options", gcore_gesture_options),
    ("min_velocity", c_double),
    ("min_distance", c_double),
    ("max_duration_ns", c_uint64),
    ("contacts", c_uint32),
    ("fires_at_lift", c_uint32),
]


class gcore_magnify_def(Structure):
    """Contacts that spread or close."""

    #: Set by `gcore_magnify_def_default`.
    struct_size: int
    #: Must be 0.
    reserved: int
    #: UTF-8, unique among gestures; null: its kind and number.
    name: bytes | None
    #: What all kinds share.
    options: gcore_gesture_options
    #: |scale - 1| at which it is recognized; a ratio. Default 0.01.
    min_scale_delta: float
    #: The least number of contacts, 2 to 64. Default 2.
    min_contacts: int
    #: The greatest number of contacts, not below the least; GCORE_CONTACTS_UNLIMITED: no limit, the default.
    max_contacts: int


gcore_magnify_def._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("name", c_char_p),
    ("options", gcore_gesture_options),
    ("min_scale_delta", c_double),
    ("min_contacts", c_uint32),
    ("max_contacts", c_uint32),
]


class gcore_rotate_def(Structure):
    """Contacts that turn about their centroid."""

    #: Set by `gcore_rotate_def_default`.
    struct_size: int
    #: Must be 0.
    reserved: int
    #: UTF-8, unique among gestures; null: its kind and number.
    name: bytes | None
    #: What all kinds share.
    options: gcore_gesture_options
    #: |angle| at which it is recognized, in radians. Default pi / 180 (1 degree).
    min_angle_delta: float
    #: The least number of contacts, 2 to 64. Default 2.
    min_contacts: int
    #: The greatest number of contacts, not below the least; GCORE_CONTACTS_UNLIMITED: no limit, the default.
    max_contacts: int


gcore_rotate_def._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("name", c_char_p),
    ("options", gcore_gesture_options),
    ("min_angle_delta", c_double),
    ("min_contacts", c_uint32),
    ("max_contacts", c_uint32),
]


class gcore_transform_def(Structure):
    """Contacts that move, spread and turn: recognized at the first of the three."""

    #: Set by `gcore_transform_def_default`.
    struct_size: int
    #: Must be 0.
    reserved: int
    #: UTF-8, unique among gestures; null: its kind and number.
    name: bytes | None
    #: What all kinds share.
    options: gcore_gesture_options
    #: Travel of the centroid at which it is recognized, in points. Default 10.
    min_distance: float
    #: |scale - 1| at which it is recognized; a ratio. Default 0.01.
    min_scale_delta: float
    #: |angle| at which it is recognized, in radians. Default pi / 180 (1 degree).
    min_angle_delta: float
    #: The least number of contacts, 1 to 64. Default 1.
    min_contacts: int
    #: The greatest number of contacts, not below the least; GCORE_CONTACTS_UNLIMITED: no limit, the default.
    max_contacts: int


gcore_transform_def._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("name", c_char_p),
    ("options", gcore_gesture_options),
    ("min_distance", c_double),
    ("min_scale_delta", c_double),
    ("min_angle_delta", c_double),
    ("min_contacts", c_uint32),
    ("max_contacts", c_uint32),
]


class gcore_hover_def(Structure):
    """A pointer over the region, without a contact."""

    #: Set by `gcore_hover_def_default`.
    struct_size: int
    #: Must be 0.
    reserved: int
    #: UTF-8, unique among gestures; null: its kind and number.
    name: bytes | None
    #: What all kinds share.
    options: gcore_gesture_options


gcore_hover_def._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("name", c_char_p),
    ("options", gcore_gesture_options),
]


class gcore_scroll_def(Structure):
    """Scrolling over the region."""

    #: Set by `gcore_scroll_def_default`.
    struct_size: int
    #: A `gcore_axis`; the greater component of the first delta decides. Default free.
    axis: int
    #: UTF-8, unique among gestures; null: its kind and number.
    name: bytes | None
    #: What all kinds share.
    options: gcore_gesture_options
    #: A `gcore_wheel`. Default both.
    wheel: int
    #: Must be 0.
    reserved: int


gcore_scroll_def._fields_ = [
    ("struct_size", c_uint32),
    ("axis", c_uint32),
    ("name", c_char_p),
    ("options", gcore_gesture_options),
    ("wheel", c_uint32),
    ("reserved", c_uint32),
]


class gcore_contact_def(Structure):
    """The contacts on the region, whatever they mean."""

    #: Set by `gcore_contact_def_default`.
    struct_size: int
    #: Must be 0.
    reserved: int
    #: UTF-8, unique among gestures; null: its kind and number.
    name: bytes | None
    #: What all kinds share.
    options: gcore_gesture_options


gcore_contact_def._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("name", c_char_p),
    ("options", gcore_gesture_options),
]


class gcore_composite_def(Structure):
    """How members are combined."""

    #: Set by `gcore_composite_def_default`.
    struct_size: int
    #: A `gcore_gesture_kind`: sequence, simultaneous, exclusive or race. It cannot be changed later.
    kind: int
    #: UTF-8, unique among gestures; null: its kind and number.
    name: bytes | None
    #: What all kinds share; a composite reads `enabled` and `notify`, its members have their own.
    options: gcore_gesture_options
    #: Sequence: while no contact that the next member accepts is down, the time from a member's end at which the next
    #: press is too late (too_late). Default 0.35 s.
    max_gap_ns: int
    #: Sequence: 1: a lift in branch 2 or later, before the live member is recognized, ends it; 0: cancels it. Default 0.
    lift_completes: int
    #: Must be 0.
    reserved: int


gcore_composite_def._fields_ = [
    ("struct_size", c_uint32),
    ("kind", c_uint32),
    ("name", c_char_p),
    ("options", gcore_gesture_options),
    ("max_gap_ns", c_uint64),
    ("lift_completes", c_uint32),
    ("reserved", c_uint32),
]


class gcore_value(Structure):
    """What a gesture measures, in its space; the head of event.h says which numbers each kind has. Those that `fields`
    does not name are at rest: 0, magnification 1, the identity. Its layout is fixed and holds no pointer.
    """

    #: Bits of `gcore_field`.
    fields: int
    #: The member of a composite that is live, from 1; 0: none.
    branch: int
    #: How many taps were made.
    count: int
    #: How many contacts the gesture has after the input; for tap and long press, how many made it; for a composite, the
    #: most that a member has.
    contacts: int
    #: A `gcore_direction`.
    direction: int
    #: 1: a long press has reached its threshold.
    recognized: int
    #: 1: a click's contact is inside its region.
    inside: int
    #: 0.
    reserved: int
    #: Where it is, in points. Where contacts have joined or left it goes on without a jump, and may lie beside
    #: `centroid`.
    location: gcore_point
    #: Where it began, in points.
    start: gcore_point
    #: How far it went, in points.
    translation: gcore_point
    #: The mean of its contacts' places, in points.
    centroid: gcore_point
    #: Points per second; of a magnification (ratio per second) and a rotation (radians per second), x alone.
    velocity: gcore_point
    #: Where it would come to rest, in points: location + 0.25 s x velocity.
    predicted_end: gcore_point
    #: How far it would have gone there, in points: translation + 0.25 s x velocity.
    predicted_translation: gcore_point
    #: The ratio of sizes; 1: unchanged.
    magnification: float
    #: Radians, clockwise on screen; it can exceed a turn.
    rotation: float
    #: Seconds since its press; with several contacts, since the last that it needs came down.
    elapsed: float
    #: The last step of a scroll, in points.
    delta: gcore_point
    #: All steps of a scroll, in points.
    total: gcore_point
    #: What carries places as they were at the start to where they are now.
    matrix: gcore_affine


gcore_value._fields_ = [
    ("fields", c_uint32),
    ("branch", c_int32),
    ("count", c_int32),
    ("contacts", c_int32),
    ("direction", c_uint32),
    ("recognized", c_uint32),
    ("inside", c_uint32),
    ("reserved", c_uint32),
    ("location", gcore_point),
    ("start", gcore_point),
    ("translation", gcore_point),
    ("centroid", gcore_point),
    ("velocity", gcore_point),
    ("predicted_end", gcore_point),
    ("predicted_translation", gcore_point),
    ("magnification", c_double),
    ("rotation", c_double),
    ("elapsed", c_double),
    ("delta", gcore_point),
    ("total", gcore_point),
    ("matrix", gcore_affine),
]


class gcore_event(Structure):
    """One move of a gesture's phase. Its layout is fixed and holds no pointer."""

    #: Who says it.
    gesture: gcore_gesture_id
    #: Who won, where the reason is excluded or waited; else {0}.
    by: gcore_gesture_id
    #: The moment of decision, in nanoseconds.
    time_ns: int
    #: Counts the inputs that said anything, from 1; events of one input have the same.
    revision: int
    #: The `gcore_phase` that it moved to.
    phase: int
    #: The `gcore_reason` of a cancelled one.
    reason: int
    #: 0.
    reserved: Array[c_uint8]
    #: What it measured.
    value: gcore_value


gcore_event._fields_ = [
    ("gesture", gcore_gesture_id),
    ("by", gcore_gesture_id),
    ("time_ns", c_uint64),
    ("revision", c_uint64),
    ("phase", c_uint8),
    ("reason", c_uint8),
    ("reserved", c_uint8 * 6),
    ("value", gcore_value),
]


class gcore_decision(Structure):
    """One decision of who wins, for logs and inspectors. Its layout is fixed and holds no pointer."""

    #: A `gcore_decision_kind`.
    kind: int
    #: Why it was denied: the `gcore_reason` waited or excluded.
    reason: int
    #: 0.
    reserved: Array[c_uint8]
    #: Whom it is about.
    gesture: gcore_gesture_id
    #: Whom it waits for, or was denied by; {0} of a grant.
    other: gcore_gesture_id
    #: The moment of decision, in nanoseconds.
    time_ns: int


gcore_decision._fields_ = [
    ("kind", c_uint8),
    ("reason", c_uint8),
    ("reserved", c_uint8 * 6),
    ("gesture", gcore_gesture_id),
    ("other", gcore_gesture_id),
    ("time_ns", c_uint64),
]


class gcore_custom_input(Structure):
    """What a recognizer hears."""

    #: The session, in the middle of a step.
    session: int | None
    #: The gesture.
    gesture: gcore_gesture_id
    #: The time of the step.
    time_ns: int
    #: The device that the contact is of; 0 for a deadline.
    source: int
    #: The contact, as the host numbers it; 0 for a deadline.
    contact: int
    #: A `gcore_custom_signal`.
    signal: int
    #: How many contacts the gesture has now.
    contacts: int
    #: Where the contact is, in the gesture's space; {0, 0} for a deadline.
    position: gcore_point
    #: The mean place of the gesture's contacts.
    centroid: gcore_point
    #: What distances that stand for a resting contact should be multiplied by.
    slop_scale: float
    #: 1: it has claimed, and waits for another gesture.
    held: int
    #: 1: it has its contacts.
    granted: int


gcore_custom_input._fields_ = [
    ("session", c_void_p),
    ("gesture", gcore_gesture_id),
    ("time_ns", c_uint64),
    ("source", c_uint64),
    ("contact", c_uint64),
    ("signal", c_uint32),
    ("contacts", c_uint32),
    ("position", gcore_point),
    ("centroid", gcore_point),
    ("slop_scale", c_double),
    ("held", c_uint32),
    ("granted", c_uint32),
]


class gcore_verdict(Structure):
    """What a recognizer answers."""

    #: The `gcore_phase` that it is in now. Filled in with possible, or changed.
    phase: int
    #: 1: it is recognized, and claims its contacts; once is enough. Filled in with 0.
    claim: int
    #: The `gcore_stimulus` that it answers to. Filled in with the last.
    stimulus: int
    #: The `gcore_reason` of failed and cancelled: one of moved to outside. Filled in with none.
    reason: int
    #: When it wants to hear GCORE_CUSTOM_DEADLINE: at least 0.1 ms after the last deadline. Filled in with the one that
    #: is set, or GCORE_NEVER. Without a deadline, one whose last contact is up is over (lifted_early).
    deadline_ns: int
    #: What it measures: the numbers that `fields` names, without the branch. The session adds the number of contacts.
    #: Filled in with the last.
    value: gcore_value


gcore_verdict._fields_ = [
    ("phase", c_uint32),
    ("claim", c_uint32),
    ("stimulus", c_uint32),
    ("reason", c_uint32),
    ("deadline_ns", c_uint64),
    ("value", gcore_value),
]


#: Makes what the other functions are handed, for one gesture; null refuses it. Without it they are handed `user`.
gcore_recognizer_create = CFUNCTYPE(c_void_p, c_void_p)


#: The gesture or its session is gone. It must not use the session.
gcore_recognizer_destroy = CFUNCTYPE(None, c_void_p)


#: Something happened to a contact. Both structs are valid during the call.
gcore_recognizer_contact = CFUNCTYPE(None, c_void_p, POINTER(gcore_custom_input), POINTER(gcore_verdict))


#: The deadline has come.
gcore_recognizer_deadline = CFUNCTYPE(None, c_void_p, POINTER(gcore_custom_input), POINTER(gcore_verdict))


#: A new group of contacts begins: forget the last.
gcore_recognizer_reset = CFUNCTYPE(None, c_void_p)


class gcore_recognizer(Structure):
    """A recognizer. The functions that are null are not called, but `contact` must be there."""

    #: sizeof(gcore_recognizer).
    struct_size: int
    #: Must be 0.
    reserved: int
    #: Handed to `create`; may be null.
    user: Any
    #: Makes what the other functions are handed, for one gesture; null refuses it. Without it they are handed `user`.
    create: Any
    #: The gesture or its session is gone. It must not use the session.
    destroy: Any
    #: Something happened to a contact. Both structs are valid during the call.
    contact: Any
    #: The deadline has come.
    deadline: Any
    #: A new group of contacts begins: forget the last.
    reset: Any


gcore_recognizer._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("user", c_void_p),
    ("create", gcore_recognizer_create),
    ("destroy", gcore_recognizer_destroy),
    ("contact", gcore_recognizer_contact),
    ("deadline", gcore_recognizer_deadline),
    ("reset", gcore_recognizer_reset),
]


class gcore_custom_def(Structure):
    """A gesture of a custom recognizer."""

    #: Set by `gcore_custom_def_default`.
    struct_size: int
    #: The `gcore_stimulus` that it answers to until a verdict says otherwise. Default movement.
    stimulus: int
    #: UTF-8, unique among gestures; null: its kind and number.
    name: bytes | None
    #: What all kinds share.
    options: gcore_gesture_options
    #: The functions, which are copied; what they point to must live as long as the gesture. Not read by `configure`.
    recognizer: Any
    #: The least number of contacts that it may go on with, 1 to 64. Default 1.
    min_contacts: int
    #: The greatest number that it accepts, not below the least; GCORE_CONTACTS_UNLIMITED: no limit. Default 1.
    max_contacts: int


gcore_custom_def._fields_ = [
    ("struct_size", c_uint32),
    ("stimulus", c_uint32),
    ("name", c_char_p),
    ("options", gcore_gesture_options),
    ("recognizer", POINTER(gcore_recognizer)),
    ("min_contacts", c_uint32),
    ("max_contacts", c_uint32),
]


class gcore_plugin(Structure):
    """What a plug-in offers. A plug-in is a shared object that the host loads, and that defines
    const gcore_plugin *gcore_plugin_entry(void);
    It needs the header alone and is not linked with this library.
    """

    #: sizeof(gcore_plugin).
    struct_size: int
    #: GCORE_PLUGIN_VERSION.
    version: int
    #: What it recognizes, in UTF-8, for people; may be null.
    name: bytes | None
    #: Its recognizer.
    recognizer: Any


gcore_plugin._fields_ = [
    ("struct_size", c_uint32),
    ("version", c_uint32),
    ("name", c_char_p),
    ("recognizer", POINTER(gcore_recognizer)),
]


class gcore_state_def(Structure):
    """A cell."""

    #: Set by `gcore_state_def_default`.
    struct_size: int
    #: A `gcore_state_type`; it cannot be changed later.
    type: int
    #: UTF-8, unique among states; null: "state" and its number.
    name: bytes | None
    #: What the cell holds at first, after a reset, and, with a transient binding, whenever nothing drives it. As many
    #: numbers are read as its type has.
    initial: gcore_vec4


gcore_state_def._fields_ = [
    ("struct_size", c_uint32),
    ("type", c_uint32),
    ("name", c_char_p),
    ("initial", gcore_vec4),
]


class gcore_animation(Structure):
    """How something goes to where it should be. All zero is rigid. Its layout is fixed."""

    #: A `gcore_animation_kind`.
    kind: int
    #: 1: a decay glides within `low` and `high`, caught there by a critically damped spring. Before, and where the state
    #: is written, the follower is where the state is, be that beyond them.
    has_bounds: int
    #: The numbers of the law, by kind.
    parameters: Array[c_double]
    #: Seconds that a Bezier takes, 0 to 1e9.
    duration: float
    #: The least of each number of the state.
    low: gcore_vec4
    #: The greatest of each number of the state.
    high: gcore_vec4


gcore_animation._fields_ = [
    ("kind", c_uint32),
    ("has_bounds", c_uint32),
    ("parameters", c_double * 4),
    ("duration", c_double),
    ("low", gcore_vec4),
    ("high", gcore_vec4),
]


class gcore_map_context(Structure):
    """What a map is told beside the gesture's value and the cell."""

    #: The session, in the middle of a step: see "Functions of the host" in session.h.
    session: int | None
    #: The state that is driven.
    state: gcore_state_id
    #: The gesture that drives it.
    gesture: gcore_gesture_id
    #: The time of the step.
    time_ns: int
    #: The `gcore_binding_mode`: transient while the gesture is live, commit once when it has ended.
    mode: int
    #: 0.
    reserved: int


gcore_map_context._fields_ = [
    ("session", c_void_p),
    ("state", gcore_state_id),
    ("gesture", gcore_gesture_id),
    ("time_ns", c_uint64),
    ("mode", c_uint32),
    ("reserved", c_uint32),
]


#: Writes a state's new value. `value` is what the gesture measures, with velocity, prediction and elapsed. `cell` holds
#: the state's present numbers and takes the new ones, as many as its type has: an int is rounded, a bool is 1 for all
#: but 0. A number that is not finite leaves the state as it is, and the call that ran the map answers the warning
#: not_finite. All pointers are valid during the call; `user` is what the binding said.
gcore_map_function = CFUNCTYPE(None, POINTER(gcore_value), POINTER(gcore_vec4), POINTER(gcore_map_context), c_void_p)


class gcore_binding_def(Structure):
    """How a gesture drives a state."""

    #: Set by `gcore_binding_def_default`.
    struct_size: int
    #: A `gcore_binding_mode`.
    mode: int
    #: The state that is driven.
    state: gcore_state_id
    #: The gesture that drives it.
    gesture: gcore_gesture_id
    #: A `gcore_channel`. One that the gesture's value has not leaves a transient cell initial and commits nothing.
    channel: int
    #: A `gcore_operation`, of a commit. Default set.
    operation: int
    #: What GCORE_CHANNEL_CONSTANT is. Default 0.
    constant: gcore_vec4
    #: What the channel is multiplied by first. Default 1.
    scale: float
    #: 1: the cell stays within `low` and `high`. Default 0.
    clamps: int
    #: How many snap points there are; 0 with null.
    snap_count: int
    #: The least of each number of the cell.
    low: gcore_vec4
    #: The greatest of each number of the cell.
    high: gcore_vec4
    #: How far the cell can be pulled beyond `low` and `high` (without a clamp: beyond 0), in its own unit, not negative;
    #: 0: there is no rubber band. Of what lies beyond, o, the cell shows c o D / (D + c |o|), where D is this limit and
    #: c the coefficient. Default 0.
    rubber_band_limit: float
    #: The share by which a rubber band follows at its start, not negative. Default 0.55.
    rubber_band_coefficient: float
    #: The points that the cell snaps to, the nearest one; may be null. They are copied.
    snap: Any
    #: Transient: the animation with which rigid followers of the cell, and of its sums, take the step back to the
    #: initial value. Default rigid.
    reset: gcore_animation
    #: What writes the cell in place of channel, scale and operation; null for none. It must live as long as the binding.
    map: Any
    #: Handed to `map`; may be null.
    map_user: Any


gcore_binding_def._fields_ = [
    ("struct_size", c_uint32),
    ("mode", c_uint32),
    ("state", gcore_state_id),
    ("gesture", gcore_gesture_id),
    ("channel", c_uint32),
    ("operation", c_uint32),
    ("constant", gcore_vec4),
    ("scale", c_double),
    ("clamps", c_uint32),
    ("snap_count", c_uint32),
    ("low", gcore_vec4),
    ("high", gcore_vec4),
    ("rubber_band_limit", c_double),
    ("rubber_band_coefficient", c_double),
    ("snap", POINTER(gcore_vec4)),
    ("reset", gcore_animation),
    ("map", gcore_map_function),
    ("map_user", c_void_p),
]


class gcore_follower_def(Structure):
    """What follows what, and how."""

    #: Set by `gcore_follower_def_default`.
    struct_size: int
    #: Must be 0.
    reserved: int
    #: UTF-8, unique among followers; null: "follower" and its number.
    name: bytes | None
    #: The state that it follows.
    state: gcore_state_id
    #: How. Default rigid.
    animation: gcore_animation


gcore_follower_def._fields_ = [
    ("struct_size", c_uint32),
    ("reserved", c_uint32),
    ("name", c_char_p),
    ("state", gcore_state_id),
    ("animation", gcore_animation),
]


class gcore_session_def(Structure):
    """How much a session holds, 2^20 of each at most, and how strict it is with each kind of device."""

    #: Set by `gcore_session_def_default`.
    struct_size: int
    #: Default 64.
    regions: int
    #: Composites and members count as one each. Default 256.
    gestures: int
    #: That are down at one time, 1 or more. Default 32.
    contacts: int
    #: That wait to be polled, 1 or more; as many decisions are kept. Default 256.
    events: int
    #: Default 64.
    states: int
    #: Default 64.
    followers: int
    #: Default 128.
    bindings: int
    #: Default 128.
    relations: int
    #: Must be 0.
    reserved: int
    #: What every min_distance, max_distance and max_separation is multiplied by, by `gcore_device`; above 0. Default 1.
    slop_scale: Array[c_double]


gcore_session_def._fields_ = [
    ("struct_size", c_uint32),
    ("regions", c_uint32),
    ("gestures", c_uint32),
    ("contacts", c_uint32),
    ("events", c_uint32),
    ("states", c_uint32),
    ("followers", c_uint32),
    ("bindings", c_uint32),
    ("relations", c_uint32),
    ("reserved", c_uint32),
    ("slop_scale", c_double * 4),
]


#: Takes `count` bytes of a recording, UTF-8 without a zero at the end, in pieces that end anywhere: one after the other
#: they are the trace. `text` is valid during the call; `user` is what `gcore_recording_start` was given. What it calls
#: of the session that it records is refused with busy, but for reading its time, its next deadline, its hash and what
#: the last error was.
gcore_write_function = CFUNCTYPE(c_bool, c_char_p, c_size_t, c_void_p)


class gcore_recording_def(Structure):
    """Where a recording goes."""

    #: Set by `gcore_recording_def_default`.
    struct_size: int
    #: The bytes that come together before they are written, 64 at least; taken when the recording starts. It grows where
    #: what is made before the first input takes more. Default 4096.
    buffer_size: int
    #: What the trace is called, UTF-8, in its first line; null: nothing.
    name: bytes | None
    #: Takes the text. It must be there.
    write: Any
    #: What `write` is given; may be null.
    user: Any


gcore_recording_def._fields_ = [
    ("struct_size", c_uint32),
    ("buffer_size", c_uint32),
    ("name", c_char_p),
    ("write", gcore_write_function),
    ("user", c_void_p),
]


#: The type of a plug-in's `gcore_plugin_entry`, for the address that `dlsym` answers.
gcore_plugin_entry_function = CFUNCTYPE(POINTER(gcore_plugin))


#: Called by `gcore_session_drain` for each event, between steps. `event` is valid during the call; `user` is what drain
#: was given.
gcore_event_callback = CFUNCTYPE(None, c_void_p, POINTER(gcore_event), c_void_p)


#: numpy's view of each struct that holds no pointer: arguments of `numpy.dtype`.
DTYPES: dict[str, dict[str, Any]] = {}
DTYPES["gcore_point"] = {
    "names": ["x", "y"],
    "formats": ["f8", "f8"],
    "offsets": [0, 8],
    "itemsize": 16,
}
DTYPES["gcore_vec4"] = {
    "names": ["x", "y", "z", "w"],
    "formats": ["f8", "f8", "f8", "f8"],
    "offsets": [0, 8, 16, 24],
    "itemsize": 32,
}
DTYPES["gcore_affine"] = {
    "names": ["a", "b", "c", "d", "tx", "ty"],
    "formats": ["f8", "f8", "f8", "f8", "f8", "f8"],
    "offsets": [0, 8, 16, 24, 32, 40],
    "itemsize": 48,
}
DTYPES["gcore_region_id"] = {
    "names": ["bits"],
    "formats": ["u8"],
    "offsets": [0],
    "itemsize": 8,
}
DTYPES["gcore_gesture_id"] = {
    "names": ["bits"],
    "formats": ["u8"],
    "offsets": [0],
    "itemsize": 8,
}
DTYPES["gcore_state_id"] = {
    "names": ["bits"],
    "formats": ["u8"],
    "offsets": [0],
    "itemsize": 8,
}
DTYPES["gcore_follower_id"] = {
    "names": ["bits"],
    "formats": ["u8"],
    "offsets": [0],
    "itemsize": 8,
}
DTYPES["gcore_input"] = {
    "names": ["time_ns", "source", "contact", "kind", "device", "button", "flags", "scroll_phase", "reserved", "position", "delta", "pressure"],
    "formats": ["u8", "u8", "u8", "u4", "u4", "u4", "u4", "u4", "u4", DTYPES["gcore_point"], DTYPES["gcore_point"], "f8"],
    "offsets": [0, 8, 16, 24, 28, 32, 36, 40, 44, 48, 64, 80],
    "itemsize": 88,
}
DTYPES["gcore_gesture_options"] = {
    "names": ["space", "space_mode", "devices", "buttons", "extra_contacts", "enabled", "notify", "reserved"],
    "formats": ["u8", "u4", "u4", "u4", "u4", "u4", "u4", ("u4", (2,))],
    "offsets": [0, 8, 12, 16, 20, 24, 28, 32],
    "itemsize": 40,
}
DTYPES["gcore_value"] = {
    "names": ["fields", "branch", "count", "contacts", "direction", "recognized", "inside", "reserved", "location", "start", "translation", "centroid", "velocity", "predicted_end", "predicted_translation", "magnification", "rotation", "elapsed", "delta", "total", "matrix"],
    "formats": ["u4", "i4", "i4", "i4", "u4", "u4", "u4", "u4", DTYPES["gcore_point"], DTYPES["gcore_point"], DTYPES["gcore_point"], DTYPES["gcore_point"], DTYPES["gcore_point"], DTYPES["gcore_point"], DTYPES["gcore_point"], "f8", "f8", "f8", DTYPES["gcore_point"], DTYPES["gcore_point"], DTYPES["gcore_affine"]],
    "offsets": [0, 4, 8, 12, 16, 20, 24, 28, 32, 48, 64, 80, 96, 112, 128, 144, 152, 160, 168, 184, 200],
    "itemsize": 248,
}
DTYPES["gcore_event"] = {
    "names": ["gesture", "by", "time_ns", "revision", "phase", "reason", "reserved", "value"],
    "formats": [DTYPES["gcore_gesture_id"], DTYPES["gcore_gesture_id"], "u8", "u8", "u1", "u1", ("u1", (6,)), DTYPES["gcore_value"]],
    "offsets": [0, 8, 16, 24, 32, 33, 34, 40],
    "itemsize": 288,
}
DTYPES["gcore_decision"] = {
    "names": ["kind", "reason", "reserved", "gesture", "other", "time_ns"],
    "formats": ["u1", "u1", ("u1", (6,)), DTYPES["gcore_gesture_id"], DTYPES["gcore_gesture_id"], "u8"],
    "offsets": [0, 1, 2, 8, 16, 24],
    "itemsize": 32,
}
DTYPES["gcore_verdict"] = {
    "names": ["phase", "claim", "stimulus", "reason", "deadline_ns", "value"],
    "formats": ["u4", "u4", "u4", "u4", "u8", DTYPES["gcore_value"]],
    "offsets": [0, 4, 8, 12, 16, 24],
    "itemsize": 272,
}
DTYPES["gcore_animation"] = {
    "names": ["kind", "has_bounds", "parameters", "duration", "low", "high"],
    "formats": ["u4", "u4", ("f8", (4,)), "f8", DTYPES["gcore_vec4"], DTYPES["gcore_vec4"]],
    "offsets": [0, 4, 8, 40, 48, 80],
    "itemsize": 112,
}
DTYPES["gcore_session_def"] = {
    "names": ["struct_size", "regions", "gestures", "contacts", "events", "states", "followers", "bindings", "relations", "reserved", "slop_scale"],
    "formats": ["u4", "u4", "u4", "u4", "u4", "u4", "u4", "u4", "u4", "u4", ("f8", (4,))],
    "offsets": [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40],
    "itemsize": 72,
}


#: What integers of a struct stand for: a number of an enum ("value"), a set of its numbers as bits ("set"),
#: its own bits ("bits"), or yes and no ("boolean").
MEANINGS: dict[str, dict[str, tuple[str, Any]]] = {}
MEANINGS["gcore_input"] = {
    "kind": ("value", InputKind),
    "device": ("value", Device),
    "button": ("value", Button),
    "flags": ("bits", InputFlags),
    "scroll_phase": ("value", ScrollPhase),
}
MEANINGS["gcore_region_def"] = {
    "shape": ("value", Shape),
    "enabled": ("boolean", bool),
    "opaque": ("boolean", bool),
    "clips": ("boolean", bool),
}
MEANINGS["gcore_gesture_options"] = {
    "space_mode": ("value", SpaceMode),
    "devices": ("set", Device),
    "buttons": ("set", Button),
    "extra_contacts": ("value", ExtraContacts),
    "enabled": ("boolean", bool),
    "notify": ("boolean", bool),
}
MEANINGS["gcore_long_press_def"] = {
    "continuous": ("boolean", bool),
}
MEANINGS["gcore_drag_def"] = {
    "axis": ("value", Axis),
    "consume": ("boolean", bool),
}
MEANINGS["gcore_swipe_def"] = {
    "directions": ("set", Direction),
    "fires_at_lift": ("boolean", bool),
}
MEANINGS["gcore_scroll_def"] = {
    "axis": ("value", Axis),
    "wheel": ("value", Wheel),
}
MEANINGS["gcore_composite_def"] = {
    "kind": ("value", GestureKind),
    "lift_completes": ("boolean", bool),
}
MEANINGS["gcore_value"] = {
    "fields": ("bits", Field),
    "direction": ("value", Direction),
    "recognized": ("boolean", bool),
    "inside": ("boolean", bool),
}
MEANINGS["gcore_event"] = {
    "phase": ("value", Phase),
    "reason": ("value", Reason),
}
MEANINGS["gcore_decision"] = {
    "kind": ("value", DecisionKind),
    "reason": ("value", Reason),
}
MEANINGS["gcore_custom_input"] = {
    "signal": ("value", CustomSignal),
    "held": ("boolean", bool),
    "granted": ("boolean", bool),
}
MEANINGS["gcore_verdict"] = {
    "phase": ("value", Phase),
    "claim": ("boolean", bool),
    "stimulus": ("value", Stimulus),
    "reason": ("value", Reason),
}
MEANINGS["gcore_custom_def"] = {
    "stimulus": ("value", Stimulus),
}
MEANINGS["gcore_state_def"] = {
    "type": ("value", StateType),
}
MEANINGS["gcore_animation"] = {
    "kind": ("value", AnimationKind),
    "has_bounds": ("boolean", bool),
}
MEANINGS["gcore_map_context"] = {
    "mode": ("value", BindingMode),
}
MEANINGS["gcore_binding_def"] = {
    "mode": ("value", BindingMode),
    "channel": ("value", Channel),
    "operation": ("value", Operation),
    "clamps": ("boolean", bool),
}


class Library:
    """The functions of a loaded libgesturecore.so, by name."""

    #: Answers the version of the library that is loaded, as GCORE_VERSION counts it.
    #: Returns major << 16 | minor << 8 | patch.
    gcore_version: Callable[[], int]
    #: Names a result as traces do: "ok", "stale_id", "time_reversed". The text is the library's and lives as long as it
    #: is loaded.
    #: Returns the name, or "unknown" for a number that is no result.
    gcore_result_name: Callable[[int], bytes]
    #: Answers a region of no size at (0, 0) with every default.
    gcore_region_def_default: Callable[[], gcore_region_def]
    #: Makes a region. The definition, its name and its points are copied.
    #: Returns GCORE_OK and the id; capacity when all regions are made; stale_id for a parent that is gone;
    #: invalid_argument also for a name that is taken and a number out of range.
    gcore_region_make: Callable[[int | None, Any, Any], int]
    #: Changes a region: frame, transform, order, outline, flags. Name and parent stay what they are; `def->name` is not
    #: read. Contacts that are down keep their path. A region that is disabled cancels the gestures that are under way in
    #: it and inside it (disabled); enabled again, they take part from their next group.
    #: Returns GCORE_OK; stale_id; invalid_argument also for another parent and a number out of range.
    gcore_region_configure: Callable[[int | None, gcore_region_id, Any], int]
    #: Reads the present definition of a region into `def`, whose `struct_size` must be set (by `..._default`). `name` is
    #: the session's text, which lives as long as the region, or null for one that was given none; `points` and
    #: `hit_test` are null and `point_count` is 0, so that `configure` with the same keeps them.
    #: Returns GCORE_OK; stale_id.
    gcore_region_get: Callable[[int | None, gcore_region_id, Any], int]
    #: Removes a region and all inside it. Gestures attached there that are under way are cancelled (region_removed);
    #: they stay, attached nowhere.
    #: Returns GCORE_OK; stale_id.
    gcore_region_remove: Callable[[int | None, gcore_region_id], int]
    #: Moves a region by the sum of `count` states of type vec2, now and whenever they change. The ids are copied.
    #: `states` may be null when `count` is 0: the region stands still again.
    #: Returns GCORE_OK; stale_id; invalid_argument for a state of another type and more states than the session holds.
    gcore_region_set_offset: Callable[[int | None, gcore_region_id, Any, int], int]
    #: Finds a region by the name that it was given. It compares with every name: keep the id.
    #: Returns its id, or {0} where none has that name.
    gcore_region_named: Callable[[int | None, bytes], gcore_region_id]
    #: Answers what a region is called: its name, or "region" and its number. The text is the session's and lives until
    #: the region is gone or the session destroyed.
    #: Returns UTF-8, or null for a stale id.
    gcore_region_name: Callable[[int | None, gcore_region_id], bytes | None]
    #: Names a kind as traces do: "long_press". The text is the library's and lives as long as it is loaded.
    #: Returns the name, or "unknown".
    gcore_gesture_kind_name: Callable[[int], bytes]
    #: Attaches a gesture to a region, where it hears the contacts whose path goes through that region.
    #: Returns GCORE_OK; invalid_argument for a member of a composite, for one attached already, and for an unknown
    #: priority or mask.
    gcore_gesture_attach: Callable[[int | None, gcore_gesture_id, gcore_region_id, int, int], int]
    #: Changes the priority of an attached gesture. A real change cancels it if it is under way (reconfigured).
    #: Returns GCORE_OK; stale_id; invalid_argument for one that is not attached and an unknown priority.
    gcore_gesture_set_priority: Callable[[int | None, gcore_gesture_id, int], int]
    #: Changes the mask of an attached gesture. A real change cancels it if it is under way (reconfigured); for others it
    #: counts from the next press, as each contact is heard as the masks were when it came down.
    #: Returns GCORE_OK; stale_id; invalid_argument for one that is not attached and an unknown mask.
    gcore_gesture_set_mask: Callable[[int | None, gcore_gesture_id, int], int]
    #: Lets a gesture take part, or not. Disabling cancels it if it is under way (disabled); enabled again, it takes part
    #: from its next group of contacts.
    #: Returns GCORE_OK; stale_id.
    gcore_gesture_set_enabled: Callable[[int | None, gcore_gesture_id, bool], int]
    #: Removes a gesture and, for a composite, its members, with their bindings and relations. One that is under way is
    #: cancelled first (disabled); the event can still be polled.
    #: Returns GCORE_OK; stale_id; invalid_argument for a member, which goes with its composite.
    gcore_gesture_remove: Callable[[int | None, gcore_gesture_id], int]
    #: Answers what a gesture is.
    #: Returns its kind, or GCORE_GESTURE_NONE for a stale id.
    gcore_gesture_kind_of: Callable[[int | None, gcore_gesture_id], int]
    #: Finds a gesture by the name that it was given. It compares with every name: keep the id.
    #: Returns its id, or {0} where none has that name.
    gcore_gesture_named: Callable[[int | None, bytes], gcore_gesture_id]
    #: Answers what a gesture is called: its name, or its kind and number ("drag 3"). The text is the session's and lives
    #: until the gesture is gone or the session destroyed.
    #: Returns UTF-8, or null for a stale id.
    gcore_gesture_name: Callable[[int | None, gcore_gesture_id], bytes | None]
    #: Answers a tap with every default.
    gcore_tap_def_default: Callable[[], gcore_tap_def]
    #: Makes a tap. The definition and its name are copied.
    #: Returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
    #: and a number out of range.
    gcore_tap_make: Callable[[int | None, Any, Any], int]
    #: Changes a tap; `def->name` is not read. A real change cancels it if it is under way (reconfigured, disabled).
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind and a number out of range.
    gcore_tap_configure: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Reads the present definition of a tap into `def`, whose `struct_size` must be set (by `..._default`). `name` is
    #: the session's text, or null for one that was given none.
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
    gcore_tap_get: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Answers a click with every default.
    gcore_click_def_default: Callable[[], gcore_click_def]
    #: Makes a click. The definition and its name are copied.
    #: Returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
    #: and a number out of range.
    gcore_click_make: Callable[[int | None, Any, Any], int]
    #: Changes a click; `def->name` is not read. A real change cancels it if it is under way (reconfigured, disabled).
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind and a number out of range.
    gcore_click_configure: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Reads the present definition of a click into `def`, whose `struct_size` must be set (by `..._default`). `name` is
    #: the session's text, or null for one that was given none.
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
    gcore_click_get: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Answers a long press with every default.
    gcore_long_press_def_default: Callable[[], gcore_long_press_def]
    #: Makes a long press. The definition and its name are copied.
    #: Returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
    #: and a number out of range.
    gcore_long_press_make: Callable[[int | None, Any, Any], int]
    #: Changes a long press; `def->name` is not read. A real change cancels it if it is under way (reconfigured,
    #: disabled).
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind and a number out of range.
    gcore_long_press_configure: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Reads the present definition of a long press into `def`, whose `struct_size` must be set (by `..._default`).
    #: `name` is the session's text, or null for one that was given none.
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
    gcore_long_press_get: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Answers a drag with every default.
    gcore_drag_def_default: Callable[[], gcore_drag_def]
    #: Makes a drag. The definition and its name are copied.
    #: Returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
    #: and a number out of range.
    gcore_drag_make: Callable[[int | None, Any, Any], int]
    #: Changes a drag; `def->name` is not read. A real change cancels it if it is under way (reconfigured, disabled).
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind and a number out of range.
    gcore_drag_configure: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Reads the present definition of a drag into `def`, whose `struct_size` must be set (by `..._default`). `name` is
    #: the session's text, or null for one that was given none.
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
    gcore_drag_get: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Answers a swipe with every default.
    gcore_swipe_def_default: Callable[[], gcore_swipe_def]
    #: Makes a swipe. The definition and its name are copied.
    #: Returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
    #: and a number out of range.
    gcore_swipe_make: Callable[[int | None, Any, Any], int]
    #: Changes a swipe; `def->name` is not read. A real change cancels it if it is under way (reconfigured, disabled).
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind and a number out of range.
    gcore_swipe_configure: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Reads the present definition of a swipe into `def`, whose `struct_size` must be set (by `..._default`). `name` is
    #: the session's text, or null for one that was given none.
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
    gcore_swipe_get: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Answers a magnify with every default.
    gcore_magnify_def_default: Callable[[], gcore_magnify_def]
    #: Makes a magnify. The definition and its name are copied.
    #: Returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
    #: and a number out of range.
    gcore_magnify_make: Callable[[int | None, Any, Any], int]
    #: Changes a magnify; `def->name` is not read. A real change cancels it if it is under way (reconfigured, disabled).
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind and a number out of range.
    gcore_magnify_configure: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Reads the present definition of a magnify into `def`, whose `struct_size` must be set (by `..._default`). `name`
    #: is the session's text, or null for one that was given none.
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
    gcore_magnify_get: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Answers a rotate with every default.
    gcore_rotate_def_default: Callable[[], gcore_rotate_def]
    #: Makes a rotate. The definition and its name are copied.
    #: Returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
    #: and a number out of range.
    gcore_rotate_make: Callable[[int | None, Any, Any], int]
    #: Changes a rotate; `def->name` is not read. A real change cancels it if it is under way (reconfigured, disabled).
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind and a number out of range.
    gcore_rotate_configure: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Reads the present definition of a rotate into `def`, whose `struct_size` must be set (by `..._default`). `name` is
    #: the session's text, or null for one that was given none.
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
    gcore_rotate_get: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Answers a transform with every default.
    gcore_transform_def_default: Callable[[], gcore_transform_def]
    #: Makes a transform. The definition and its name are copied.
    #: Returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
    #: and a number out of range.
    gcore_transform_make: Callable[[int | None, Any, Any], int]
    #: Changes a transform; `def->name` is not read. A real change cancels it if it is under way (reconfigured,
    #: disabled).
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind and a number out of range.
    gcore_transform_configure: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Reads the present definition of a transform into `def`, whose `struct_size` must be set (by `..._default`). `name`
    #: is the session's text, or null for one that was given none.
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
    gcore_transform_get: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Answers a hover with every default.
    gcore_hover_def_default: Callable[[], gcore_hover_def]
    #: Makes a hover. The definition and its name are copied.
    #: Returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
    #: and a number out of range.
    gcore_hover_make: Callable[[int | None, Any, Any], int]
    #: Changes a hover; `def->name` is not read. A real change cancels it if it is under way (reconfigured, disabled).
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
    gcore_hover_configure: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Reads the present definition of a hover into `def`, whose `struct_size` must be set (by `..._default`). `name` is
    #: the session's text, or null for one that was given none.
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
    gcore_hover_get: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Answers a scroll with every default.
    gcore_scroll_def_default: Callable[[], gcore_scroll_def]
    #: Makes a scroll. The definition and its name are copied.
    #: Returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
    #: and a number out of range.
    gcore_scroll_make: Callable[[int | None, Any, Any], int]
    #: Changes a scroll; `def->name` is not read. A real change cancels it if it is under way (reconfigured, disabled).
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
    gcore_scroll_configure: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Reads the present definition of a scroll into `def`, whose `struct_size` must be set (by `..._default`). `name` is
    #: the session's text, or null for one that was given none.
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
    gcore_scroll_get: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Answers a contact observer with every default.
    gcore_contact_def_default: Callable[[], gcore_contact_def]
    #: Makes a contact observer. The definition and its name are copied.
    #: Returns GCORE_OK and the id; capacity when all gestures are made; invalid_argument also for a name that is taken
    #: and a number out of range.
    gcore_contact_make: Callable[[int | None, Any, Any], int]
    #: Changes a contact observer; `def->name` is not read. A real change cancels it if it is under way (reconfigured,
    #: disabled).
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
    gcore_contact_configure: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Reads the present definition of a contact observer into `def`, whose `struct_size` must be set (by `..._default`).
    #: `name` is the session's text, or null for one that was given none.
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
    gcore_contact_get: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Answers a composite of this kind with every default.
    gcore_composite_def_default: Callable[[int], gcore_composite_def]
    #: Makes a composite of `count` members, two or more. Hover and the contact observer can be none. The definition, its
    #: name and the ids are copied.
    #: Returns GCORE_OK and the id; capacity when all gestures are made; stale_id for a member that is gone;
    #: invalid_argument for one that is attached, belongs to another composite or cannot be one, and for a name that is
    #: taken; cycle for one that stands twice or would wait for itself.
    gcore_composite_make: Callable[[int | None, Any, Any, int, Any], int]
    #: Copies the ids of a composite's members, in order, into `members`, and their number into `count`. `members` may be
    #: null when `capacity` is 0: only the number is answered. Allocates for the time of the call.
    #: Returns GCORE_OK; capacity where there are more than fit: nothing is copied, and `count` says how many;
    #: invalid_argument for a gesture that is no composite.
    gcore_composite_members: Callable[[int | None, gcore_gesture_id, Any, int, Any], int]
    #: Changes a composite; `def->name` is not read. A real change cancels it if it is under way (reconfigured,
    #: disabled).
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
    gcore_composite_configure: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Reads the present definition of a composite into `def`, whose `struct_size` must be set (by `..._default`). `name`
    #: is the session's text, or null for one that was given none.
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture that is no composite.
    gcore_composite_get: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Declares what `gesture` is to `other`. The same said twice changes nothing, but takes a second place of the
    #: capacity.
    #: Returns GCORE_OK; stale_id; cycle where a gesture would wait for itself or one is inside the other; capacity when
    #: all relations are made.
    gcore_gesture_relate: Callable[[int | None, gcore_gesture_id, int, gcore_gesture_id], int]
    #: Names a phase as traces do: "began". The text is the library's and lives as long as it is loaded.
    #: Returns the name, or "unknown".
    gcore_phase_name: Callable[[int], bytes]
    #: Names a reason as traces do: "lifted_early". The text is the library's and lives as long as it is loaded.
    #: Returns the name, or "unknown".
    gcore_reason_name: Callable[[int], bytes]
    #: Answers the phase that a gesture is in.
    #: Returns the phase; possible for a stale id.
    gcore_gesture_phase: Callable[[int | None, gcore_gesture_id], int]
    #: Answers why a gesture was cancelled or failed last; it stays until the next press that the gesture takes part in.
    #: Returns the reason; none where there is none and for a stale id.
    gcore_gesture_reason: Callable[[int | None, gcore_gesture_id], int]
    #: Reads the present value of a gesture, with velocity, prediction and elapsed, which are computed now: the cost is
    #: that of a fit over the last samples, at most 32. Of a gesture that is not live it is what was said last.
    #: Returns GCORE_OK; stale_id.
    gcore_gesture_value: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Answers a custom gesture with every default, without a recognizer.
    gcore_custom_def_default: Callable[[], gcore_custom_def]
    #: Makes a gesture of a custom recognizer. The definition and its name are copied.
    #: Returns GCORE_OK and the id; invalid_argument also where there is no recognizer, or it could not be created.
    gcore_custom_make: Callable[[int | None, Any, Any], int]
    #: Changes a custom gesture; `def->name` and `def->recognizer` are not read. A real change cancels it if it is under
    #: way (reconfigured, disabled).
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind and a number out of range.
    gcore_custom_configure: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Reads the present definition of a custom gesture into `def`, whose `struct_size` must be set (by `..._default`).
    #: `name` is the session's text, or null for one that was given none; `recognizer` is null.
    #: Returns GCORE_OK; stale_id; invalid_argument also for a gesture of another kind.
    gcore_custom_get: Callable[[int | None, gcore_gesture_id, Any], int]
    #: Checks what a plug-in offers before it is used: its version, its sizes, its recognizer.
    #: Returns GCORE_OK; invalid_argument where this library cannot use it.
    gcore_plugin_check: Callable[[Any], int]
    #: Answers a state of this type that is 0 at first.
    gcore_state_def_default: Callable[[int], gcore_state_def]
    #: Makes a state. The definition and its name are copied.
    #: Returns GCORE_OK and the id; capacity when all states are made; invalid_argument also for a name that is taken.
    gcore_state_make: Callable[[int | None, Any, Any], int]
    #: Makes the read-only sum of `count` states of its own type, one or more, sums among them. `def->initial` is not
    #: read. The definition, its name and the ids are copied.
    #: Returns GCORE_OK and the id; capacity when all states are made, and where the session's sums would add more than
    #: 65536 cells together, those of sums among the parts each time; stale_id; invalid_argument for a part of another
    #: type, no part, and more parts than the session holds states.
    gcore_state_make_sum: Callable[[int | None, Any, Any, int, Any], int]
    #: Answers what a state holds.
    #: Returns its type, or GCORE_STATE_NONE for a stale id.
    gcore_state_type_of: Callable[[int | None, gcore_state_id], int]
    #: Reads a state of any type as four numbers.
    #: Returns GCORE_OK; stale_id.
    gcore_state_get: Callable[[int | None, gcore_state_id, Any], int]
    #: Writes a committed state of any type; `count` numbers must be as many as its type has.
    #: Returns GCORE_OK; read_only_state for a sum and a transient cell; invalid_argument where the type is another;
    #: not_finite.
    gcore_state_set: Callable[[int | None, gcore_state_id, Any, int], int]
    #: Answers the number of a scalar.
    #: Returns 0 for a stale id or another type.
    gcore_state_scalar: Callable[[int | None, gcore_state_id], float]
    #: Answers both numbers of a vec2.
    #: Returns {0, 0} for a stale id or another type.
    gcore_state_vec2: Callable[[int | None, gcore_state_id], gcore_point]
    #: Answers the four numbers of a vec4.
    #: Returns zeros for a stale id or another type.
    gcore_state_vec4: Callable[[int | None, gcore_state_id], gcore_vec4]
    #: Answers the number of an int.
    #: Returns 0 for a stale id or another type.
    gcore_state_int: Callable[[int | None, gcore_state_id], int]
    #: Answers what a bool holds.
    #: Returns false for a stale id or another type.
    gcore_state_bool: Callable[[int | None, gcore_state_id], bool]
    #: Writes a committed scalar.
    #: Returns as `gcore_state_set`.
    gcore_state_set_scalar: Callable[[int | None, gcore_state_id, float], int]
    #: Writes a committed vec2.
    #: Returns as `gcore_state_set`.
    gcore_state_set_vec2: Callable[[int | None, gcore_state_id, gcore_point], int]
    #: Writes a committed vec4.
    #: Returns as `gcore_state_set`.
    gcore_state_set_vec4: Callable[[int | None, gcore_state_id, gcore_vec4], int]
    #: Writes a committed int, within -2^53 and 2^53: not_finite beyond.
    #: Returns as `gcore_state_set`.
    gcore_state_set_int: Callable[[int | None, gcore_state_id, int], int]
    #: Writes a committed bool.
    #: Returns as `gcore_state_set`.
    gcore_state_set_bool: Callable[[int | None, gcore_state_id, bool], int]
    #: Answers a number that goes up whenever the value changes, so that a host redraws only what did.
    #: Returns the stamp; 0 for a stale id.
    gcore_state_stamp: Callable[[int | None, gcore_state_id], int]
    #: Finds a state by the name that it was given. It compares with every name: keep the id.
    #: Returns its id, or {0} where none has that name.
    gcore_state_named: Callable[[int | None, bytes], gcore_state_id]
    #: Answers what a state is called: its name, or "state" and its number. The text is the session's and lives as long
    #: as that does.
    #: Returns UTF-8, or null for a stale id.
    gcore_state_name: Callable[[int | None, gcore_state_id], bytes | None]
    #: Copies all committed cells, in the order in which they were made, into `cells`, and their number into `count`: for
    #: undo, saving, a second session. `cells` may be null when `capacity` is 0: only the number is answered. Allocates
    #: for the time of the call.
    #: Returns GCORE_OK; capacity where there are more cells than fit: nothing is copied, and `count` says how many.
    gcore_state_snapshot: Callable[[int | None, Any, int, Any], int]
    #: Writes all committed cells from a snapshot, in one step. Allocates for the time of the call.
    #: Returns GCORE_OK; invalid_argument where `count` does not fit this session's states, not_finite where a number is
    #: none: nothing is written.
    gcore_state_restore: Callable[[int | None, Any, int], int]
    #: A spring by its response (seconds, above 0) and damping ratio (not negative; 1: critically damped). The usual ones
    #: are 0.5 and 0.825.
    gcore_animation_spring: Callable[[float, float], gcore_animation]
    #: A spring by its duration in seconds and its bounce (-1 to 1, exclusive below): damping is 1 - bounce, or 1 / (1 +
    #: bounce) below zero.
    gcore_animation_spring_bounce: Callable[[float, float], gcore_animation]
    #: A spring with a name.
    #: Returns rigid for an unknown one.
    gcore_animation_preset: Callable[[int], gcore_animation]
    #: An ease with a name, of `duration` seconds; the usual one is 0.35.
    #: Returns rigid for an unknown one.
    gcore_animation_ease: Callable[[int, float], gcore_animation]
    #: An ease along the cubic Bezier (x1, y1), (x2, y2), of `duration` seconds; x1 and x2 are in 0 to 1.
    gcore_animation_bezier: Callable[[float, float, float, float, float], gcore_animation]
    #: Inertia: follows rigidly, and glides on with the release velocity v when a gesture ends, keeping `rate` of it per
    #: millisecond (0.998, or 0.99 for a short way): v / 1000 x rate / (1 - rate) in all. Set `has_bounds`, `low` and
    #: `high` to keep it inside. It comes to rest beyond its state's place, and its state stays where the gesture left
    #: it: follower.h says how the host brings them together.
    gcore_animation_decay: Callable[[float], gcore_animation]
    #: Answers a binding of this channel with every default, from no gesture to no state.
    gcore_binding_def_default: Callable[[int, int], gcore_binding_def]
    #: Binds a gesture to a state. The definition and its snap points are copied. The binding lives as long as the
    #: gesture. A transient binding puts the state at its initial value.
    #: Returns GCORE_OK; capacity when all bindings are made; stale_id; read_only_state for a sum, and where the state
    #: has a transient binding, or is to get one beside a commit; invalid_argument where the channel does not fit the
    #: state, `low` is above `high`, or `reset` is a decay.
    gcore_state_bind: Callable[[int | None, Any], int]
    #: Answers a rigid follower of no state.
    gcore_follower_def_default: Callable[[], gcore_follower_def]
    #: Makes a follower. The definition and its name are copied.
    #: Returns GCORE_OK and the id; capacity when all followers are made; stale_id; invalid_argument also for a name that
    #: is taken and an animation out of range.
    gcore_follower_make: Callable[[int | None, Any, Any], int]
    #: Reads the definition of a follower into `def`, whose `struct_size` must be set (by `..._default`): the state that
    #: it follows, whose type `gcore_state_type_of` tells, and how. `name` is the session's text, or null for one that
    #: was given none.
    #: Returns GCORE_OK; stale_id.
    gcore_follower_get: Callable[[int | None, gcore_follower_id, Any], int]
    #: Reads where a follower is at a time. A time before its state changed last answers the value at that change.
    #: Returns GCORE_OK; stale_id.
    gcore_follower_value: Callable[[int | None, gcore_follower_id, int, Any], int]
    #: Answers the first number of a follower at a time.
    #: Returns 0 for a stale id.
    gcore_follower_scalar: Callable[[int | None, gcore_follower_id, int], float]
    #: Answers the first two numbers of a follower at a time.
    #: Returns {0, 0} for a stale id.
    gcore_follower_vec2: Callable[[int | None, gcore_follower_id, int], gcore_point]
    #: Answers whether a follower has come to rest: less than 0.01 of way left, in the state's own unit, and as little
    #: velocity over its frequency.
    #: Returns true for a stale id too, so that a loop over it stops drawing.
    gcore_follower_settled: Callable[[int | None, gcore_follower_id, int], bool]
    #: Answers when a follower will have come to rest, if its state does not change before. For a spring and a decay it
    #: takes some hundred samples: ask when the state has changed rather than in each frame.
    #: Returns the time, GCORE_NEVER for one that never does; 0 for a stale id.
    gcore_follower_settling_time: Callable[[int | None, gcore_follower_id], int]
    #: Finds a follower by the name that it was given. It compares with every name: keep the id.
    #: Returns its id, or {0} where none has that name.
    gcore_follower_named: Callable[[int | None, bytes], gcore_follower_id]
    #: Answers what a follower is called: its name, or "follower" and its number. The text is the session's and lives as
    #: long as that does.
    #: Returns UTF-8, or null for a stale id.
    gcore_follower_name: Callable[[int | None, gcore_follower_id], bytes | None]
    #: Answers the default capacity, with every scale 1.
    gcore_session_def_default: Callable[[], gcore_session_def]
    #: Makes a session, which the host destroys with `gcore_session_destroy`. All of its memory is taken here. A null
    #: `def` is the default.
    #: Returns GCORE_OK and the session, or null in `session` and why.
    gcore_session_create: Callable[[Any, Any], int]
    #: Ends a session and frees its memory; ids and texts of it are void from then on. A null `session` does nothing.
    #: Returns GCORE_OK; busy inside a callback of this session.
    gcore_session_destroy: Callable[[int | None], int]
    #: Feeds `count` inputs, in order. One that is refused changes nothing and the ones after it still act.  When the
    #: queue may not hold what an input would say, feed stops before it with capacity: poll the events and feed the rest,
    #: from `inputs + *taken`. Deadlines that were due before that input may have fired, each at its time, and what they
    #: said waits to be polled: feeding it again goes on from there. `taken` may be null; `inputs` may be null when
    #: `count` is 0. From inside a function of the host the inputs are queued, and `taken` says how many.
    #: Returns GCORE_OK; capacity where it stopped; else the first error, else the first warning. `taken` says how many
    #: inputs were dealt with, refused ones included; `gcore_session_last_result` and `gcore_session_last_error` tell of
    #: the first error among them, else of the first warning, else of the stop.
    gcore_session_feed: Callable[[int | None, Any, int, Any], int]
    #: Lets time pass up to `time_ns`: deadlines fire, each at its own time. GCORE_NEVER, which `next_deadline` answers
    #: where nothing waits, is no time to go to, and refused.
    #: Returns GCORE_OK; time_reversed for a time before the session's own; capacity where the queue may not hold what a
    #: deadline would say: time has passed as far as that, so poll the events and advance again.
    gcore_session_advance: Callable[[int | None, int], int]
    #: Takes the oldest event from the queue into `event`.
    #: Returns false where there is none: `event` stays as it is.
    gcore_session_next_event: Callable[[int | None, Any], bool]
    #: Takes up to `capacity` of the oldest events from the queue into `events`, in order: for hosts that keep arrays.
    #: `events` may be null when `capacity` is 0.
    #: Returns how many were taken.
    gcore_session_next_events: Callable[[int | None, Any, int], int]
    #: Takes every event from the queue, the oldest first, and calls `callback` with each; those that the callback brings
    #: about by feeding are taken too. `user` may be null.
    #: Returns GCORE_OK; busy from inside a function of the host.
    gcore_session_drain: Callable[[int | None, Any, Any], int]
    #: Takes the oldest decision of who wins into `decision`. The newest are kept, as many as the queue holds events and
    #: the session gestures, whichever are more: a host that never asks loses nothing but the log.
    #: Returns false where there is none: `decision` stays as it is.
    gcore_session_next_decision: Callable[[int | None, Any], bool]
    #: Answers when `advance` should be called next, if no input comes before.
    #: Returns the time, or GCORE_NEVER.
    gcore_session_next_deadline: Callable[[int | None], int]
    #: Answers the session's time: the latest that was fed or advanced to.
    #: Returns nanoseconds; 0 before any.
    gcore_session_now: Callable[[int | None], int]
    #: Starts over: cancels what is under way (session_reset), forgets contacts and waits, and sets every state to its
    #: initial value. Regions, gestures, states and their ids stay. The cancellations can be polled: a call that ends
    #: gestures is not refused for what waits in the queue, and takes memory where that leaves no room.
    #: Returns GCORE_OK; busy from inside a function of the host.
    gcore_session_reset: Callable[[int | None], int]
    #: Answers the result of the last call that was refused or warned; a call that goes well leaves it as it is.
    #: Returns GCORE_OK before any; invalid_argument for a null session.
    gcore_session_last_result: Callable[[int | None], int]
    #: Says for people why the last refused call was refused, or what the last warning was, with the offending value:
    #: "contact 7 is not down; send its press first". The text is the session's and lives until the next call of this
    #: function, which allocates it.
    #: Returns UTF-8; "no error" before any; for a null session a sentence that says so.
    gcore_session_last_error: Callable[[int | None], bytes]
    #: Answers a fingerprint of everything that decides what the session will do, its host's functions apart: equal
    #: sessions have equal ones. It walks the whole session and is meant for tests and recordings.
    #: Returns the fingerprint; 0 from inside a function of the host and for a null session.
    gcore_session_state_hash: Callable[[int | None], int]
    #: Answers how much memory the session takes. Names and the texts made of them, the sentence of the last error and a
    #: recording's buffer are not counted.
    #: Returns bytes.
    gcore_session_bytes: Callable[[int | None], int]
    #: Answers how many inputs had a time that ran back.
    #: Returns their number; 0 for a null session.
    gcore_session_reversed_count: Callable[[int | None], int]
    #: Answers a recording that goes nowhere yet: set `write`.
    gcore_recording_def_default: Callable[[], gcore_recording_def]
    #: Starts to record everything that the session hears and says, until `gcore_recording_stop` or the session's end.
    #: The definition and its name are copied; `user` must outlive the recording. A trace is played from its first line,
    #: so that a session is recorded from the start: before anything is made in it and anything is fed.
    #: Returns GCORE_OK; busy where something was made or fed already, or a recording was started before.
    gcore_recording_start: Callable[[int | None, Any], int]
    #: Ends the recording with the state hash. Does nothing where there is none. `gcore_session_destroy` does it too.
    #: Returns as `gcore_recording_result`.
    gcore_recording_stop: Callable[[int | None], int]
    #: Answers whether the session is being recorded.
    #: Returns true while it is; false too after a recording has ended by itself, and for a null session.
    gcore_recording_active: Callable[[int | None], bool]
    #: Answers how the recording goes, or went. The session does not mind: a recording that ends by itself leaves it as
    #: it is.
    #: Returns GCORE_OK; write_failed where the host's function answered false; capacity where the queue was full in the
    #: middle of what one moment brought about, so that no trace tells what came next: poll more often, or give `events`
    #: more room.
    gcore_recording_result: Callable[[int | None], int]

    def __init__(self, path: str) -> None:
        loaded = CDLL(path)
        for name, returns, parameters in FUNCTIONS:
            function = getattr(loaded, name)
            function.restype = returns
            function.argtypes = parameters
            setattr(self, name, function)


#: Name, result, parameters.
FUNCTIONS: list[tuple[str, Any, list[Any]]] = [
    ("gcore_version", c_uint32, []),
    ("gcore_result_name", c_char_p, [c_int32]),
    ("gcore_region_def_default", gcore_region_def, []),
    ("gcore_region_make", c_int32, [c_void_p, POINTER(gcore_region_def), POINTER(gcore_region_id)]),
    ("gcore_region_configure", c_int32, [c_void_p, gcore_region_id, POINTER(gcore_region_def)]),
    ("gcore_region_get", c_int32, [c_void_p, gcore_region_id, POINTER(gcore_region_def)]),
    ("gcore_region_remove", c_int32, [c_void_p, gcore_region_id]),
    ("gcore_region_set_offset", c_int32, [c_void_p, gcore_region_id, POINTER(gcore_state_id), c_size_t]),
    ("gcore_region_named", gcore_region_id, [c_void_p, c_char_p]),
    ("gcore_region_name", c_char_p, [c_void_p, gcore_region_id]),
    ("gcore_gesture_kind_name", c_char_p, [c_uint32]),
    ("gcore_gesture_attach", c_int32, [c_void_p, gcore_gesture_id, gcore_region_id, c_uint32, c_uint32]),
    ("gcore_gesture_set_priority", c_int32, [c_void_p, gcore_gesture_id, c_uint32]),
    ("gcore_gesture_set_mask", c_int32, [c_void_p, gcore_gesture_id, c_uint32]),
    ("gcore_gesture_set_enabled", c_int32, [c_void_p, gcore_gesture_id, c_bool]),
    ("gcore_gesture_remove", c_int32, [c_void_p, gcore_gesture_id]),
    ("gcore_gesture_kind_of", c_uint32, [c_void_p, gcore_gesture_id]),
    ("gcore_gesture_named", gcore_gesture_id, [c_void_p, c_char_p]),
    ("gcore_gesture_name", c_char_p, [c_void_p, gcore_gesture_id]),
    ("gcore_tap_def_default", gcore_tap_def, []),
    ("gcore_tap_make", c_int32, [c_void_p, POINTER(gcore_tap_def), POINTER(gcore_gesture_id)]),
    ("gcore_tap_configure", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_tap_def)]),
    ("gcore_tap_get", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_tap_def)]),
    ("gcore_click_def_default", gcore_click_def, []),
    ("gcore_click_make", c_int32, [c_void_p, POINTER(gcore_click_def), POINTER(gcore_gesture_id)]),
    ("gcore_click_configure", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_click_def)]),
    ("gcore_click_get", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_click_def)]),
    ("gcore_long_press_def_default", gcore_long_press_def, []),
    ("gcore_long_press_make", c_int32, [c_void_p, POINTER(gcore_long_press_def), POINTER(gcore_gesture_id)]),
    ("gcore_long_press_configure", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_long_press_def)]),
    ("gcore_long_press_get", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_long_press_def)]),
    ("gcore_drag_def_default", gcore_drag_def, []),
    ("gcore_drag_make", c_int32, [c_void_p, POINTER(gcore_drag_def), POINTER(gcore_gesture_id)]),
    ("gcore_drag_configure", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_drag_def)]),
    ("gcore_drag_get", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_drag_def)]),
    ("gcore_swipe_def_default", gcore_swipe_def, []),
    ("gcore_swipe_make", c_int32, [c_void_p, POINTER(gcore_swipe_def), POINTER(gcore_gesture_id)]),
    ("gcore_swipe_configure", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_swipe_def)]),
    ("gcore_swipe_get", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_swipe_def)]),
    ("gcore_magnify_def_default", gcore_magnify_def, []),
    ("gcore_magnify_make", c_int32, [c_void_p, POINTER(gcore_magnify_def), POINTER(gcore_gesture_id)]),
    ("gcore_magnify_configure", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_magnify_def)]),
    ("gcore_magnify_get", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_magnify_def)]),
    ("gcore_rotate_def_default", gcore_rotate_def, []),
    ("gcore_rotate_make", c_int32, [c_void_p, POINTER(gcore_rotate_def), POINTER(gcore_gesture_id)]),
    ("gcore_rotate_configure", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_rotate_def)]),
    ("gcore_rotate_get", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_rotate_def)]),
    ("gcore_transform_def_default", gcore_transform_def, []),
    ("gcore_transform_make", c_int32, [c_void_p, POINTER(gcore_transform_def), POINTER(gcore_gesture_id)]),
    ("gcore_transform_configure", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_transform_def)]),
    ("gcore_transform_get", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_transform_def)]),
    ("gcore_hover_def_default", gcore_hover_def, []),
    ("gcore_hover_make", c_int32, [c_void_p, POINTER(gcore_hover_def), POINTER(gcore_gesture_id)]),
    ("gcore_hover_configure", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_hover_def)]),
    ("gcore_hover_get", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_hover_def)]),
    ("gcore_scroll_def_default", gcore_scroll_def, []),
    ("gcore_scroll_make", c_int32, [c_void_p, POINTER(gcore_scroll_def), POINTER(gcore_gesture_id)]),
    ("gcore_scroll_configure", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_scroll_def)]),
    ("gcore_scroll_get", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_scroll_def)]),
    ("gcore_contact_def_default", gcore_contact_def, []),
    ("gcore_contact_make", c_int32, [c_void_p, POINTER(gcore_contact_def), POINTER(gcore_gesture_id)]),
    ("gcore_contact_configure", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_contact_def)]),
    ("gcore_contact_get", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_contact_def)]),
    ("gcore_composite_def_default", gcore_composite_def, [c_uint32]),
    ("gcore_composite_make", c_int32, [c_void_p, POINTER(gcore_composite_def), POINTER(gcore_gesture_id), c_size_t, POINTER(gcore_gesture_id)]),
    ("gcore_composite_members", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_gesture_id), c_size_t, POINTER(c_size_t)]),
    ("gcore_composite_configure", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_composite_def)]),
    ("gcore_composite_get", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_composite_def)]),
    ("gcore_gesture_relate", c_int32, [c_void_p, gcore_gesture_id, c_uint32, gcore_gesture_id]),
    ("gcore_phase_name", c_char_p, [c_uint32]),
    ("gcore_reason_name", c_char_p, [c_uint32]),
    ("gcore_gesture_phase", c_uint32, [c_void_p, gcore_gesture_id]),
    ("gcore_gesture_reason", c_uint32, [c_void_p, gcore_gesture_id]),
    ("gcore_gesture_value", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_value)]),
    ("gcore_custom_def_default", gcore_custom_def, []),
    ("gcore_custom_make", c_int32, [c_void_p, POINTER(gcore_custom_def), POINTER(gcore_gesture_id)]),
    ("gcore_custom_configure", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_custom_def)]),
    ("gcore_custom_get", c_int32, [c_void_p, gcore_gesture_id, POINTER(gcore_custom_def)]),
    ("gcore_plugin_check", c_int32, [POINTER(gcore_plugin)]),
    ("gcore_state_def_default", gcore_state_def, [c_uint32]),
    ("gcore_state_make", c_int32, [c_void_p, POINTER(gcore_state_def), POINTER(gcore_state_id)]),
    ("gcore_state_make_sum", c_int32, [c_void_p, POINTER(gcore_state_def), POINTER(gcore_state_id), c_size_t, POINTER(gcore_state_id)]),
    ("gcore_state_type_of", c_uint32, [c_void_p, gcore_state_id]),
    ("gcore_state_get", c_int32, [c_void_p, gcore_state_id, POINTER(gcore_vec4)]),
    ("gcore_state_set", c_int32, [c_void_p, gcore_state_id, POINTER(c_double), c_size_t]),
    ("gcore_state_scalar", c_double, [c_void_p, gcore_state_id]),
    ("gcore_state_vec2", gcore_point, [c_void_p, gcore_state_id]),
    ("gcore_state_vec4", gcore_vec4, [c_void_p, gcore_state_id]),
    ("gcore_state_int", c_int64, [c_void_p, gcore_state_id]),
    ("gcore_state_bool", c_bool, [c_void_p, gcore_state_id]),
    ("gcore_state_set_scalar", c_int32, [c_void_p, gcore_state_id, c_double]),
    ("gcore_state_set_vec2", c_int32, [c_void_p, gcore_state_id, gcore_point]),
    ("gcore_state_set_vec4", c_int32, [c_void_p, gcore_state_id, gcore_vec4]),
    ("gcore_state_set_int", c_int32, [c_void_p, gcore_state_id, c_int64]),
    ("gcore_state_set_bool", c_int32, [c_void_p, gcore_state_id, c_bool]),
    ("gcore_state_stamp", c_uint64, [c_void_p, gcore_state_id]),
    ("gcore_state_named", gcore_state_id, [c_void_p, c_char_p]),
    ("gcore_state_name", c_char_p, [c_void_p, gcore_state_id]),
    ("gcore_state_snapshot", c_int32, [c_void_p, POINTER(gcore_vec4), c_size_t, POINTER(c_size_t)]),
    ("gcore_state_restore", c_int32, [c_void_p, POINTER(gcore_vec4), c_size_t]),
    ("gcore_animation_spring", gcore_animation, [c_double, c_double]),
    ("gcore_animation_spring_bounce", gcore_animation, [c_double, c_double]),
    ("gcore_animation_preset", gcore_animation, [c_uint32]),
    ("gcore_animation_ease", gcore_animation, [c_uint32, c_double]),
    ("gcore_animation_bezier", gcore_animation, [c_double, c_double, c_double, c_double, c_double]),
    ("gcore_animation_decay", gcore_animation, [c_double]),
    ("gcore_binding_def_default", gcore_binding_def, [c_uint32, c_uint32]),
    ("gcore_state_bind", c_int32, [c_void_p, POINTER(gcore_binding_def)]),
    ("gcore_follower_def_default", gcore_follower_def, []),
    ("gcore_follower_make", c_int32, [c_void_p, POINTER(gcore_follower_def), POINTER(gcore_follower_id)]),
    ("gcore_follower_get", c_int32, [c_void_p, gcore_follower_id, POINTER(gcore_follower_def)]),
    ("gcore_follower_value", c_int32, [c_void_p, gcore_follower_id, c_uint64, POINTER(gcore_vec4)]),
    ("gcore_follower_scalar", c_double, [c_void_p, gcore_follower_id, c_uint64]),
    ("gcore_follower_vec2", gcore_point, [c_void_p, gcore_follower_id, c_uint64]),
    ("gcore_follower_settled", c_bool, [c_void_p, gcore_follower_id, c_uint64]),
    ("gcore_follower_settling_time", c_uint64, [c_void_p, gcore_follower_id]),
    ("gcore_follower_named", gcore_follower_id, [c_void_p, c_char_p]),
    ("gcore_follower_name", c_char_p, [c_void_p, gcore_follower_id]),
    ("gcore_session_def_default", gcore_session_def, []),
    ("gcore_session_create", c_int32, [POINTER(gcore_session_def), POINTER(c_void_p)]),
    ("gcore_session_destroy", c_int32, [c_void_p]),
    ("gcore_session_feed", c_int32, [c_void_p, POINTER(gcore_input), c_size_t, POINTER(c_size_t)]),
    ("gcore_session_advance", c_int32, [c_void_p, c_uint64]),
    ("gcore_session_next_event", c_bool, [c_void_p, POINTER(gcore_event)]),
    ("gcore_session_next_events", c_size_t, [c_void_p, POINTER(gcore_event), c_size_t]),
    ("gcore_session_drain", c_int32, [c_void_p, gcore_event_callback, c_void_p]),
    ("gcore_session_next_decision", c_bool, [c_void_p, POINTER(gcore_decision)]),
    ("gcore_session_next_deadline", c_uint64, [c_void_p]),
    ("gcore_session_now", c_uint64, [c_void_p]),
    ("gcore_session_reset", c_int32, [c_void_p]),
    ("gcore_session_last_result", c_int32, [c_void_p]),
    ("gcore_session_last_error", c_char_p, [c_void_p]),
    ("gcore_session_state_hash", c_uint64, [c_void_p]),
    ("gcore_session_bytes", c_size_t, [c_void_p]),
    ("gcore_session_reversed_count", c_uint64, [c_void_p]),
    ("gcore_recording_def_default", gcore_recording_def, []),
    ("gcore_recording_start", c_int32, [c_void_p, POINTER(gcore_recording_def)]),
    ("gcore_recording_stop", c_int32, [c_void_p]),
    ("gcore_recording_active", c_bool, [c_void_p]),
    ("gcore_recording_result", c_int32, [c_void_p]),
]
