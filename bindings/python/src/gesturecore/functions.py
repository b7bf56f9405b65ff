"""Functions of the host that the library may call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Functions:
    """Keeps them, each as long as what it belongs to. It is told once the library has taken a function, or let go of
    one: what is dropped here is called no more. Nothing of it runs then, since from inside a function of the host the
    library refuses whatever makes, changes or removes."""

    def __init__(self) -> None:
        self._of_regions: dict[int, Any] = {}
        self._of_gestures: dict[int, list[Any]] = {}
        self._writer: Any = None

    def region_has(self, region: int, hit_test: Any) -> None:
        """The hit test of a region, in place of the one before; None: it has none now."""
        if hit_test is None:
            self._of_regions.pop(region, None)
        else:
            self._of_regions[region] = hit_test

    def gesture_has(self, gesture: int, function: Any) -> None:
        """A function that goes with a gesture, beside those that it has."""
        self._of_gestures.setdefault(gesture, []).append(function)

    def recording_has(self, writer: Any) -> None:
        """What takes the text of a recording: there is one of a session, and it writes to the session's end."""
        self._writer = writer

    def regions_went(self, is_there: Callable[[int], bool]) -> None:
        """Some of the regions were removed."""
        for region in [region for region in self._of_regions if not is_there(region)]:
            del self._of_regions[region]

    def gesture_went(self, gesture: int) -> None:
        """A gesture was removed, with its bindings."""
        self._of_gestures.pop(gesture, None)

    def session_went(self) -> None:
        """Nothing is there any more."""
        self._of_regions.clear()
        self._of_gestures.clear()
        self._writer = None
