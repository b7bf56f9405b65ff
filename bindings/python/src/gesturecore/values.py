"""Points, maps, times."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from ._abi import GCORE_NEVER, gcore_affine, gcore_point, gcore_vec4

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Records: TypeAlias = NDArray[numpy.void]
else:
    #: An array of inputs or of events. numpy is imported by what needs it alone.
    Records = Any


class Point(NamedTuple):
    """A place or a vector, in points, y down; for a velocity, points per second."""

    x: float
    y: float


class Vec4(NamedTuple):
    """Four numbers."""

    x: float
    y: float
    z: float
    w: float


class Affine(NamedTuple):
    """A map of the plane: x' = a x + c y + tx, y' = b x + d y + ty."""

    a: float
    b: float
    c: float
    d: float
    tx: float
    ty: float


class Nanoseconds(int):
    """A time that is meant to the nanosecond, where a float of seconds would be expected."""


#: Seconds, or exactly `Nanoseconds`; infinity is never.
Time: TypeAlias = float | Nanoseconds
#: What is taken where a place is wanted.
PointLike: TypeAlias = tuple[float, float]
#: x, y, width, height.
Frame: TypeAlias = tuple[float, float, float, float]


def to_ns(time: Time, name: str = "t") -> int:
    """A time as the C interface counts it. ValueError for one that it cannot hold, TypeError for what is none; both
    say of which parameter."""
    if isinstance(time, Nanoseconds):
        nanoseconds = int(time)
    elif time == math.inf:
        return GCORE_NEVER
    elif time != time:
        raise ValueError(f"{name} is not a number; give seconds")
    else:
        nanoseconds = whole_ns(time, name)
    if not 0 <= nanoseconds <= GCORE_NEVER:
        raise ValueError(f"{name} = {time!r} is no time of a clock: from 0 to {GCORE_NEVER} nanoseconds are")
    return nanoseconds


def whole_ns(seconds: float, name: str) -> int:
    """Seconds as nanoseconds."""
    try:
        nanoseconds = seconds * 1e9
        if nanoseconds > GCORE_NEVER:
            raise ValueError(
                f"{name} is in seconds; {seconds!r} looks like milliseconds or nanoseconds; for nanoseconds use "
                "Nanoseconds(n)"
            )
        return -1 if nanoseconds < 0 and math.isinf(nanoseconds) else round(nanoseconds)
    except TypeError:
        raise TypeError(f"{name} is in seconds: a number is wanted, not {seconds!r}") from None


def to_moment(time: Time) -> int:
    """A time at which something happens, and so one that comes. ValueError for infinity, which is never."""
    if time == math.inf and not isinstance(time, Nanoseconds):
        raise ValueError("nothing happens at an infinite time (a deadline of infinity is none); give seconds")
    return to_ns(time)


def to_seconds(nanoseconds: int) -> float:
    """Seconds; infinity for never."""
    return math.inf if nanoseconds == GCORE_NEVER else nanoseconds / 1e9


def point(raw: gcore_point) -> Point:
    """A C point as a tuple."""
    return Point(raw.x, raw.y)


def to_point(place: PointLike, name: str) -> gcore_point:
    """A place or vector as C has it. TypeError for what is none, which says of which parameter."""
    try:
        x, y = place
        return gcore_point(x, y)
    except (TypeError, ValueError):
        raise TypeError(f"{name} is two numbers, (x, y), not {place!r}") from None


def affine(raw: gcore_affine) -> Affine:
    """A C map as a tuple."""
    return Affine(raw.a, raw.b, raw.c, raw.d, raw.tx, raw.ty)


def vec4(numbers: tuple[float, ...]) -> gcore_vec4:
    """One to four numbers as a C cell."""
    if len(numbers) > 4:
        raise ValueError(f"a state has at most 4 numbers, not {len(numbers)}")
    return gcore_vec4(*numbers)
