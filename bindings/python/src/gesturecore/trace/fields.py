"""The fields of an event, as traces name and write them."""

from __future__ import annotations

import math
from typing import Any

from .._abi import Direction, Field, GestureKind
from ..composite import Composite, Simultaneous
from ..errors import GestureError
from ..event import Event
from ..gesture import Gesture
from .numbers import number

#: In the order in which they are written.
NAMES = (
    "reason",
    "by",
    "branch",
    "revision",
    "location",
    "start",
    "translation",
    "velocity",
    "predicted_end",
    "predicted_translation",
    "magnification",
    "rotation",
    "centroid",
    "matrix",
    "delta",
    "total",
    "count",
    "contacts",
    "elapsed",
    "recognized",
    "inside",
    "direction",
)


class Angle(float):
    """Radians, written as {"rad": x}; expectations give degrees."""


#: What is measured by what has a velocity in points, and by what has another.
WAYS = Field.TRANSLATION | Field.TOTAL | Field.DIRECTION
PAIR = Field.MAGNIFICATION | Field.ROTATION


def moving_kind(gesture: Gesture, told: Field) -> GestureKind:
    """The kind whose velocity it is; a simultaneous' is that of its first member whose value has one and measures what
    the event tells, another composite's that of the member of its branch."""
    if isinstance(gesture, Composite):
        if not isinstance(gesture, Simultaneous) and gesture.value.fields & Field.BRANCH:
            return moving_kind(gesture.members[gesture.value.branch - 1], told)
        for member in gesture.members:
            try:
                fields = member.value.fields
            except GestureError:
                continue
            if fields & Field.VELOCITY and not fields & (WAYS | PAIR) & ~told:
                return moving_kind(member, told)
        return moving_kind(gesture.members[0], told)
    return GestureKind[gesture._noun.upper()]


def velocity_kind(event: Event) -> GestureKind:
    """The kind whose velocity an event has, as what its gesture measured tells; where members measured several things,
    who has one."""
    told = Field(event.value.raw.fields)
    measured = told & (WAYS | PAIR)
    if isinstance(event.gesture, Composite):
        if measured == Field.MAGNIFICATION:
            return GestureKind.MAGNIFY
        if measured == Field.ROTATION:
            return GestureKind.ROTATE
        if not measured & PAIR:
            return GestureKind.DRAG
    return moving_kind(event.gesture, told)


def field(event: Event, name: str) -> Any:
    """What an event has under a name: a number, an `Angle`, a flag, a word, or a tuple of numbers; None where it has
    none."""
    if name == "revision":
        return event.revision
    if name == "reason":
        return str(event.reason) if event.reason else None
    if name == "by":
        return event.by.name if event.by is not None else None
    value = event.value
    if not value.raw.fields & Field[name.upper()]:
        return None
    found = getattr(value, name)
    if name == "rotation":
        return Angle(found)
    if name == "velocity":
        kind = velocity_kind(event)
        if kind == GestureKind.MAGNIFY:
            return found.x
        if kind == GestureKind.ROTATE:
            return Angle(found.x)
    return str(found) if isinstance(found, Direction) else found


def near(wanted: Any, got: tuple[float, ...], within: float) -> bool:
    """Whether there are as many numbers, each within `within`; NaN is near NaN alone."""
    parts = wanted if isinstance(wanted, list) else [wanted]
    if len(parts) != len(got):
        return False
    pairs = zip((number(part) for part in parts), got)
    return all(a == b or abs(a - b) <= within or (math.isnan(a) and math.isnan(b)) for a, b in pairs)


def matches(event: Event, name: str, wanted: Any, within: float) -> bool:
    """Whether an event has what the key of an expectation wants; counts and words exactly."""
    got = field(event, name)
    if got is None:
        return False
    if isinstance(got, str):
        return bool(wanted == got)
    if isinstance(got, tuple):
        return isinstance(wanted, list) and near(wanted, got, within)
    if isinstance(got, Angle):
        if isinstance(wanted, dict):
            return near(wanted["rad"], (got,), within)
        return near(wanted, (math.degrees(got),), within)
    if isinstance(got, float):
        return not isinstance(wanted, (list, dict)) and near(wanted, (got,), within)
    return bool(number(wanted) == got)


def written(event: Event) -> dict[str, Any]:
    """All that an event has, as traces write it."""
    found: dict[str, Any] = {}
    for name in NAMES:
        got = field(event, name)
        if got is None:
            continue
        if isinstance(got, Angle):
            found[name] = {"rad": plain(got)}
        elif isinstance(got, tuple):
            found[name] = [plain(part) for part in got]
        else:
            found[name] = got if isinstance(got, (bool, str, int)) else plain(got)
    return found


def plain(number: float) -> float | int | str:
    """A number in the shortest form that reads back."""
    if not math.isfinite(number):
        return "nan" if math.isnan(number) else "inf" if number > 0 else "-inf"
    return int(number) if number == int(number) and abs(number) < 1e15 else float(number)
