"""What stands behind a key: numbers, points, angles, words, animations."""

from __future__ import annotations

import math
from decimal import Decimal
from typing import Any

from .. import _abi
from ..animation import Animation, Bezier, Decay, Ease, Spring
from ..errors import InvalidArgument

OTHERS = {"nan": math.nan, "inf": math.inf, "-inf": -math.inf}


def unfit(what: str) -> InvalidArgument:
    """What cannot be said in C is refused as the library would."""
    return InvalidArgument(_abi.Result.ERROR_INVALID_ARGUMENT, what)


def number(item: Any) -> float:
    """A number; "nan", "inf" and "-inf" too, and a flag as 0 or 1."""
    if isinstance(item, (int, Decimal)):
        return float(item)
    if isinstance(item, str) and item in OTHERS:
        return OTHERS[item]
    raise unfit(f"{item!r} is no number")


def numbers(items: Any) -> tuple[float, ...]:
    """A list of numbers, or one as a list of one."""
    return tuple(number(item) for item in items) if isinstance(items, list) else (number(items),)


def point(items: Any) -> tuple[float, float]:
    """A place."""
    x, y = numbers(items)
    return x, y


def angle(item: Any) -> float:
    """Degrees, or {"rad": x}, as radians."""
    return number(item["rad"]) if isinstance(item, dict) else math.radians(number(item))


def limit(item: Any) -> float:
    """Seconds; null is never."""
    return math.inf if item is None else number(item)


def contacts(item: Any) -> Any:
    """A number of contacts, or [least, most], where null is no limit."""
    if not isinstance(item, list):
        return item
    least, most = item
    return least, math.inf if most is None else most


def cell(item: Any, type: _abi.StateType) -> tuple[float, ...]:
    """A value of a state: a flag for a bool, a number for a scalar or an int, a list for a vector of as many."""
    sizes = {_abi.StateType.VEC2: 2, _abi.StateType.VEC4: 4}
    found = numbers(item)
    is_vector, is_flag = type in sizes, type == _abi.StateType.BOOL
    if isinstance(item, list) != is_vector or isinstance(item, bool) != is_flag or len(found) != sizes.get(type, 1):
        raise unfit(f"{item} is no {type}")
    return found


def animation(item: Any, type: _abi.StateType) -> Animation:
    """An animation as traces write it. What a trace leaves out is what the format says."""
    if item is None or item == "none":
        return Animation()
    if "spring" in item:
        spring = item["spring"]
        if isinstance(spring, str):
            made: Animation = getattr(Spring, spring)()
            return made
        if "duration" in spring or "bounce" in spring:
            return Spring.bounce(number(spring.get("duration", Decimal("0.5"))), number(spring.get("bounce", 0)))
        return Spring(number(spring.get("response", Decimal("0.5"))), number(spring.get("damping", Decimal("0.825"))))
    duration = number(item.get("duration", Decimal("0.35")))
    if "ease" in item:
        return Ease(item["ease"], duration)
    if "bezier" in item:
        x1, y1, x2, y2 = numbers(item["bezier"])
        return Bezier(x1, y1, x2, y2, duration)
    decay = item["decay"]
    bounds = decay.get("bounds")
    low_high = (cell(bounds[0], type), cell(bounds[1], type)) if bounds is not None else None
    return Decay(number(decay.get("rate", Decimal("0.998"))), low_high)
