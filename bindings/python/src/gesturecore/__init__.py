"""gesturecore: gestures from pointer events.

Start with `Session`. Gestures are `Tap`, `Click`, `LongPress`, `Drag`, `Swipe`, `Magnify`, `Rotate`, `Transform`,
`Hover`, `Scroll` and `Contact`, combined with `>>` (sequence), `&` (simultaneous), `|` (exclusive) and `^` (race)."""

from . import _hints as _hints
from ._abi import (
    Axis,
    Button,
    Channel,
    CustomSignal,
    DecisionKind,
    Device,
    Direction,
    EaseCurve,
    ExtraContacts,
    Field,
    GestureKind,
    InputFlags,
    InputKind,
    Mask,
    Operation,
    Phase,
    Priority,
    Reason,
    Relation,
    Result,
    ScrollPhase,
    Shape,
    SpaceMode,
    StateType,
    Stimulus,
    Wheel,
)
from .animation import Animation, Bezier, Decay, Ease, Spring
from .composite import Composite, Exclusive, Race, Sequence, Simultaneous
from .custom import Custom, Plugin, Recognizer, Signal, Verdict
from .errors import (
    Busy,
    Capacity,
    Cycle,
    GestureError,
    GestureWarning,
    InvalidArgument,
    NotFinite,
    ReadOnlyState,
    StaleId,
    UnknownContact,
    WriteFailed,
)
from .event import Decision, Event, Value
from .follower import Follower
from .gesture import Gesture
from .inputs import Input
from .pinch import Magnify, Rotate, Transform
from .pointer import Contact, Hover, Scroll
from .press import Click, LongPress, Tap
from .reading import Reading
from .region import Region
from .session import Session
from .state import State
from .stroke import Drag, Swipe
from .values import Affine, Nanoseconds, Point, Vec4

__all__ = [
    "Affine",
    "Animation",
    "Axis",
    "Bezier",
    "Busy",
    "Button",
    "Capacity",
    "Channel",
    "Click",
    "Composite",
    "Contact",
    "Cycle",
    "Custom",
    "CustomSignal",
    "Decay",
    "Decision",
    "DecisionKind",
    "Device",
    "Direction",
    "Drag",
    "Ease",
    "EaseCurve",
    "Event",
    "Exclusive",
    "ExtraContacts",
    "Field",
    "Follower",
    "Gesture",
    "GestureError",
    "GestureKind",
    "GestureWarning",
    "Hover",
    "Input",
    "InputFlags",
    "InputKind",
    "InvalidArgument",
    "LongPress",
    "Magnify",
    "Mask",
    "Nanoseconds",
    "NotFinite",
    "Operation",
    "Phase",
    "Plugin",
    "Point",
    "Priority",
    "Race",
    "ReadOnlyState",
    "Reading",
    "Reason",
    "Recognizer",
    "Region",
    "Relation",
    "Result",
    "Rotate",
    "Scroll",
    "ScrollPhase",
    "Sequence",
    "Session",
    "Shape",
    "Signal",
    "Simultaneous",
    "SpaceMode",
    "Spring",
    "StaleId",
    "State",
    "StateType",
    "Stimulus",
    "Swipe",
    "Tap",
    "Transform",
    "UnknownContact",
    "Value",
    "Verdict",
    "Vec4",
    "Wheel",
    "WriteFailed",
]
