"""Pointers: hover, scroll, contact."""

from __future__ import annotations

from typing import Unpack

from ._abi import AxisLike, WheelLike
from .gesture import Gesture
from .options import Options


class Hover(Gesture):
    """A pointer over the region, without a contact."""

    _noun = "hover"

    def __init__(self, **options: Unpack[Options]) -> None:
        super().__init__(options)


class Scroll(Gesture):
    """A wheel or a trackpad that scrolls over the region."""

    _noun = "scroll"

    def __init__(
        self, *, axis: AxisLike | None = None, wheel: WheelLike | None = None, **options: Unpack[Options]
    ) -> None:
        """`wheel`: which devices are accepted: "both", "precise" (trackpads), "ticks" (wheels)."""
        super().__init__(options, axis=axis, wheel=wheel)


class Contact(Gesture):
    """The contacts on the region, whatever they mean: it never claims, and is never denied."""

    _noun = "contact"

    def __init__(self, **options: Unpack[Options]) -> None:
        super().__init__(options)
