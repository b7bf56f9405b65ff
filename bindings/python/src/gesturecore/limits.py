"""What a session can be made with: the library refuses the rest without saying which number it was."""

from __future__ import annotations

import math
from collections.abc import Mapping

from ._abi import Device, Result
from .errors import InvalidArgument

#: Of each kind of thing.
MOST = 1 << 20
#: How many there must be room for; of the others 0.
LEAST = {"contacts": 1, "events": 1}


def check_capacity(capacity: Mapping[str, object]) -> None:
    """InvalidArgument for a number that is out of range, TypeError for what is no number; None is the default."""
    for name, count in capacity.items():
        if count is None:
            continue
        least = LEAST.get(name, 0)
        check_number(name, count, f"from {least} to {MOST}")
        if not least <= count <= MOST:  # type: ignore[operator]
            refuse(name, count, f"from {least} to {MOST}")


def check_scale(device: Device, scale: object) -> None:
    """The same of what distances are multiplied by."""
    name, range = f"slop_scale of {device}", "finite and above 0"
    check_number(name, scale, range)
    if not 0 < scale < math.inf:  # type: ignore[operator]
        refuse(name, scale, range)


def check_number(name: str, said: object, range: str) -> None:
    """TypeError for what is no number."""
    if isinstance(said, (str, bytes)) or not hasattr(said, "__float__"):
        raise TypeError(f"{name} of a session is a number {range}, not {said!r}")


def refuse(name: str, said: object, range: str) -> None:
    """InvalidArgument, a ValueError."""
    raise InvalidArgument(Result.ERROR_INVALID_ARGUMENT, f"{name} = {said!r}: it must be {range}")
