"""Presses: tap, click, long press."""

from __future__ import annotations

from typing import Unpack

from .gesture import Gesture
from .options import Options


class Tap(Gesture):
    """One or more quick presses at one place, recognized at the last lift. One of a lower count waits for a higher
    one."""

    _noun = "tap"

    def __init__(
        self,
        count: int | None = None,
        *,
        contacts: int | None = None,
        max_distance: float | None = None,
        max_separation: float | None = None,
        max_duration: float | None = None,
        max_interval: float | None = None,
        **options: Unpack[Options],
    ) -> None:
        """`max_distance`: travel at which it fails, in points. `max_separation`: from a lift to the next press, in
        points. `max_duration`: seconds of hold at which it fails. `max_interval`: seconds from a lift to the next
        press."""
        super().__init__(
            options,
            count=count,
            contacts=contacts,
            max_distance=max_distance,
            max_separation=max_separation,
            max_duration=max_duration,
            max_interval=max_interval,
        )


class Click(Gesture):
    """A press that is lifted inside its region, whatever its duration and path: what buttons are."""

    _noun = "click"

    def __init__(self, *, outset: float | None = None, **options: Unpack[Options]) -> None:
        """`outset`: how far the region is grown for the lift, in points."""
        super().__init__(options, outset=outset)


class LongPress(Gesture):
    """A press that is held. It begins at the press, and ends at its threshold with the contact still down."""

    _noun = "long_press"

    def __init__(
        self,
        min_duration: float | None = None,
        *,
        max_distance: float | None = None,
        contacts: int | None = None,
        continuous: bool | None = None,
        **options: Unpack[Options],
    ) -> None:
        """`min_duration`: seconds. `max_distance`: travel at which it is cancelled, in points. `continuous`: it goes on
        from the threshold to the lift."""
        super().__init__(
            options, min_duration=min_duration, max_distance=max_distance, contacts=contacts, continuous=continuous
        )
