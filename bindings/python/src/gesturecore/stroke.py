"""Strokes: drag and swipe."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Unpack

from ._abi import AxisLike, DirectionLike
from .gesture import Gesture
from .options import Options


class Drag(Gesture):
    """Contacts that move, from a least distance to the lift."""

    _noun = "drag"

    def __init__(
        self,
        min_distance: float | None = None,
        *,
        axis: AxisLike | None = None,
        angle_gate: float | None = None,
        contacts: int | tuple[int, float] | None = None,
        consume: bool | None = None,
        **options: Unpack[Options],
    ) -> None:
        """`min_distance`: points; 0: at the press. `angle_gate`: with an axis, half the angle around it in which it may
        begin, in radians. `contacts`: how many, or (least, most). `consume`: the first `min_distance` is taken off
        translations."""
        super().__init__(
            options, min_distance=min_distance, axis=axis, angle_gate=angle_gate, contacts=contacts, consume=consume
        )


class Swipe(Gesture):
    """A quick stroke in one direction."""

    _noun = "swipe"

    def __init__(
        self,
        directions: DirectionLike | Iterable[DirectionLike] | None = None,
        *,
        min_velocity: float | None = None,
        min_distance: float | None = None,
        max_duration: float | None = None,
        contacts: int | None = None,
        fires_at_lift: bool | None = None,
        **options: Unpack[Options],
    ) -> None:
        """`min_velocity`: points per second. `min_distance`: points. `max_duration`: seconds from the press at which it
        is too late. `fires_at_lift`: it is judged at the lift, not at every sample."""
        super().__init__(
            options,
            directions=directions,
            min_velocity=min_velocity,
            min_distance=min_distance,
            max_duration=max_duration,
            contacts=contacts,
            fires_at_lift=fires_at_lift,
        )
