"""Pinches: magnify, rotate, transform.

Their defaults are meant for one recognizer alone, or several that run together. To tell two-finger gestures apart, in a
race of a two-finger drag, a magnify and a rotate, take 20 points, 0.1 and `math.radians(10)` instead."""

from __future__ import annotations

from typing import Unpack

from .gesture import Gesture
from .options import Options


class Magnify(Gesture):
    """Contacts that spread or close."""

    _noun = "magnify"

    def __init__(
        self,
        min_scale_delta: float | None = None,
        *,
        contacts: int | tuple[int, float] | None = None,
        **options: Unpack[Options],
    ) -> None:
        """`min_scale_delta`: |scale - 1| at which it is recognized. `contacts`: how many, or (least, most)."""
        super().__init__(options, min_scale_delta=min_scale_delta, contacts=contacts)


class Rotate(Gesture):
    """Contacts that turn about their centroid."""

    _noun = "rotate"

    def __init__(
        self,
        min_angle_delta: float | None = None,
        *,
        contacts: int | tuple[int, float] | None = None,
        **options: Unpack[Options],
    ) -> None:
        """`min_angle_delta`: the angle at which it is recognized, in radians. `contacts`: how many, or (least,
        most)."""
        super().__init__(options, min_angle_delta=min_angle_delta, contacts=contacts)


class Transform(Gesture):
    """Contacts that move, spread and turn: recognized at the first of the three."""

    _noun = "transform"

    def __init__(
        self,
        *,
        min_distance: float | None = None,
        min_scale_delta: float | None = None,
        min_angle_delta: float | None = None,
        contacts: int | tuple[int, float] | None = None,
        **options: Unpack[Options],
    ) -> None:
        """`min_distance`: points. `min_scale_delta`: a ratio. `min_angle_delta`: radians. `contacts`: how many, or
        (least, most)."""
        super().__init__(
            options,
            min_distance=min_distance,
            min_scale_delta=min_scale_delta,
            min_angle_delta=min_angle_delta,
            contacts=contacts,
        )
