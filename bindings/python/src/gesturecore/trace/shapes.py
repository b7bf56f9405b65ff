"""What may stand behind each key. A value of another shape is refused, in a sentence, before anything is played."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from .. import _abi
from .._words import Word

RESULTS = (
    "invalid_argument stale_id unknown_contact not_finite time_reversed duplicate_down capacity cycle busy"
    " read_only_state host_function"
)


@dataclass(frozen=True)
class Shape:
    """A kind of value."""

    #: What is wanted, in words.
    wanted: str
    fits: Callable[[Any], bool]

    def problem(self, item: Any) -> str | None:
        """What is wrong with a value; None where nothing is."""
        return None if self.fits(item) else f"{self.wanted} is wanted, not {json.dumps(item, default=float)}"


def is_number(item: Any) -> bool:
    """A number, or one of the words for what JSON has no number for."""
    if isinstance(item, str):
        return item in ("nan", "inf", "-inf")
    return isinstance(item, (int, Decimal)) and not isinstance(item, bool)


def is_time(item: Any) -> bool:
    """Seconds from the clock's start, of at most nine fractional digits."""
    if isinstance(item, bool) or not isinstance(item, (int, Decimal)):
        return False
    exact = Decimal(item).scaleb(9)
    return exact == exact.to_integral_value() and 0 <= exact < 1 << 64


def is_cell(item: Any) -> bool:
    """What a state can hold; the library judges whether its type can."""
    return isinstance(item, bool) or is_number(item) or LIST_OF_NUMBERS.fits(item)


def whole(least: int, greatest: int) -> Shape:
    """A whole number of a range."""
    return Shape(
        f"a whole number from {least} to {greatest}",
        lambda item: isinstance(item, int) and not isinstance(item, bool) and least <= item <= greatest,
    )


def words(*words: str) -> Shape:
    """One of some words."""
    return Shape(f"one of {', '.join(words)}", lambda item: isinstance(item, str) and item in words)


def named(kind: type[Word], *, but: str = "") -> Shape:
    """A word of an enumeration."""
    return words(*(str(member) for member in kind if str(member) != but))


def listed(shape: Shape, count: int | None = None) -> Shape:
    """A list, of so many where that is said."""
    return Shape(
        f"a list of {'' if count is None else f'{count}, each: '}{shape.wanted}",
        lambda item: (
            isinstance(item, list) and count in (None, len(item)) and all(shape.fits(element) for element in item)
        ),
    )


def entries(shapes: dict[str, Shape], need: str = "") -> Shape:
    """An object of some keys; those of `need` must be there."""

    def fits(item: Any) -> bool:
        return (
            isinstance(item, dict)
            and all(key in item for key in need.split())
            and all(key in shapes and shapes[key].fits(value) for key, value in item.items())
        )

    return Shape(f"an object of {', '.join(shapes)}", fits)


def either(wanted: str, *shapes: Shape) -> Shape:
    """One of several shapes."""
    return Shape(wanted, lambda item: any(shape.fits(item) for shape in shapes))


TEXT = Shape("a string", lambda item: isinstance(item, str))
FLAG = Shape("true or false", lambda item: isinstance(item, bool))
YES = Shape("true", lambda item: item is True)
NULL = Shape("null", lambda item: item is None)
NUMBER = Shape("a number", is_number)
TIME = Shape("a time in seconds, with at most nine fractional digits,", is_time)
LIST_OF_NUMBERS = listed(NUMBER)
CELL = Shape("true, false, a number or a list of numbers", is_cell)
POINT, FRAME, MATRIX = (listed(NUMBER, count) for count in (2, 4, 6))
UNSIGNED, SMALL = whole(0, 2**64 - 1), whole(-(2**31), 2**31 - 1)
ANGLE = either('degrees or {"rad": x}', NUMBER, entries({"rad": NUMBER}, need="rad"))
RANGE = listed(CELL, 2)
CONTACTS = either(
    "a number or [least, greatest]",
    SMALL,
    Shape(
        "",
        lambda item: (
            isinstance(item, list)
            and len(item) == 2
            and SMALL.fits(item[0])
            and (item[1] is None or SMALL.fits(item[1]))
        ),
    ),
)
SPRING = either(
    "",
    named(_abi.SpringPreset),
    entries({"response": NUMBER, "damping": NUMBER}),
    entries({"duration": NUMBER, "bounce": NUMBER}),
)
ANIMATION = either(
    '"none", or an object with one of spring, ease, bezier, decay,',
    words("none"),
    entries({"spring": SPRING}, need="spring"),
    entries({"ease": named(_abi.EaseCurve), "duration": NUMBER}, need="ease"),
    entries({"bezier": FRAME, "duration": NUMBER}, need="bezier"),
    entries({"decay": entries({"rate": NUMBER, "bounds": RANGE})}, need="decay"),
)
DEVICES = entries({str(device): NUMBER for device in _abi.Device})
CAPACITY = entries(dict.fromkeys("regions gestures contacts events states followers bindings relations".split(), SMALL))


def of(shape: Shape, keys: str) -> dict[str, Shape]:
    """The same shape behind several keys."""
    return dict.fromkeys(keys.split(), shape)


#: The shape of each key that has the same one wherever it stands.
SHAPES: dict[str, Shape] = {
    **of(UNSIGNED, "down move up cancel hover branch revision"),
    **of(YES, "advance cancel_all reset"),
    **of(POINT, "at scroll location start translation predicted_end predicted_translation centroid delta total"),
    **of(FLAG, "strict enabled opaque clips continuous lift_completes notify more precise map claim unsound busy"),
    **of(NUMBER, "pressure radius hit_outset max_distance min_distance max_separation outset min_velocity scale"),
    **of(NUMBER, "min_scale_delta min_duration max_interval max_gap within magnification elapsed"),
    **of(ANGLE, "angle_gate min_angle_delta rotation"),
    **of(TEXT, "name region gesture kind attach relate state bind follow set configure configure_region parent space"),
    **of(TEXT, "remove_region remove_gesture waits_for runs_with prevents by for"),
    **of(TEXT, "expect expect_state expect_follower expect_phase"),
    **of(CELL, "initial value"),
    **of(ANIMATION, "animation reset"),
    **of(listed(TEXT), "host members offset sum"),
    **of(named(_abi.Channel), "transient commit"),
    **of(named(_abi.Phase), "phase is"),
    **of(named(_abi.Reason), "reason because"),
    "gesturecore_trace": whole(1, 1),
    "capacity": CAPACITY,
    "slop_scale": DEVICES,
    "t": TIME,
    "source": UNSIGNED,
    "frame": FRAME,
    "transform": MATRIX,
    "matrix": MATRIX,
    "order": SMALL,
    "count": SMALL,
    "contacts": CONTACTS,
    "points": listed(POINT),
    "shape": words("rect", "ellipse", "rounded_rect", "polygon", "host"),
    "answer": words("hit", "map", "custom", "reset"),
    "stimulus": named(_abi.Stimulus),
    "deadline": TIME,
    "device": named(_abi.Device),
    "devices": listed(named(_abi.Device)),
    "button": named(_abi.Button),
    "buttons": listed(named(_abi.Button)),
    "scroll_phase": named(_abi.ScrollPhase, but="none"),
    "direction": named(_abi.Direction),
    "directions": listed(named(_abi.Direction, but="none")),
    "axis": named(_abi.Axis),
    "wheel": words("both", "precise", "wheel"),
    "threshold": words("include", "consume"),
    "fires": words("threshold", "lift"),
    "space_mode": named(_abi.SpaceMode),
    "extra_contacts": named(_abi.ExtraContacts),
    "max_duration": either("a number or null", NUMBER, NULL),
    "priority": named(_abi.Priority),
    "mask": named(_abi.Mask),
    "type": named(_abi.StateType, but="none"),
    "op": named(_abi.Operation),
    "clamp": RANGE,
    "snap": listed(CELL),
    "rubber_band": entries({"limit": NUMBER, "coefficient": NUMBER}, need="limit"),
    "restore": Shape(
        "an object of states and values", lambda item: isinstance(item, dict) and all(map(is_cell, item.values()))
    ),
    "recognized": either("true or false", FLAG, whole(0, 1)),
    "inside": either("true or false", FLAG, whole(0, 1)),
    "velocity": either("a number, an angle or a list of 2 numbers", ANGLE, POINT),
    "expect_error": words(*RESULTS.split()),
    "expect_deadline": either("a time in seconds or null", TIME, NULL),
    "expect_decision": named(_abi.DecisionKind),
}
#: The shape of a key in a line of one word, where that is another.
APART: dict[tuple[str, str], Shape] = {
    ("gesturecore_trace", "source"): TEXT,
    ("reset", "reset"): YES,
    ("answer", "value"): LIST_OF_NUMBERS,
    ("answer", "velocity"): POINT,
    ("answer", "contacts"): UNSIGNED,
    **dict.fromkeys((("expect", "count"), ("expect", "contacts")), UNSIGNED),
}


def problem(word: str, key: str, item: Any) -> str | None:
    """What is wrong with what stands behind a key of a line; None where nothing is."""
    shape = APART.get((word, key)) or SHAPES[key]
    said = shape.problem(item)
    return f'"{key}": {said}' if said else None
