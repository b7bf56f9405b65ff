"""What stands in for the functions of the host that a trace was recorded with."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from math import nan
from typing import Any

from .. import _abi
from .._abi import Field, Phase, Reason, Stimulus
from .._words import word
from ..custom import Recognizer, Signal, Verdict
from ..errors import Busy
from ..values import Point
from .lines import Line, TraceError, nanoseconds
from .numbers import angle, number, point

Map = Callable[[Any, Any, Any], Any]


class Answers:
    """The answers of a trace, in the order in which they are asked. One that does not fit is a TraceError of its line,
    or of the line that asks where there is none; then the replay has come away from the recording."""

    def __init__(self) -> None:
        self._waiting: list[Line] = []
        self._played: Line | None = None
        self._busy: Callable[[], object] = lambda: None

    def add(self, line: Line) -> None:
        """An answer for the next line that is played."""
        self._waiting.append(line)

    def begin(self, line: Line, busy: Callable[[], object]) -> None:
        """A line is played; `busy` is a call that is refused in the middle of a step."""
        self._played, self._busy = line, busy

    def end(self) -> None:
        """Nobody asks any more before the next line."""
        if self._waiting:
            line = self._waiting[0]
            self._waiting.clear()
            raise line.error(f"the answer of this {line.get('answer')} is not asked here")

    def hit(self, region: str) -> Callable[[Point], bool]:
        """The hit test of a region."""

        def hit(at: Point) -> bool:
            line = self._next("hit", region=region)
            if point(line.get("at")) != tuple(at):
                raise line.error(f"the hit test of {region} is asked for {at.x}, {at.y} here")
            return line.get("inside") is True

        return hit

    def map(self, state: str, gesture: str, size: int) -> Map:
        """The map of a gesture's value to a state of so many numbers."""

        def map(*_: Any) -> tuple[float, ...]:
            line = self._next("map", state=state, gesture=gesture)
            found = tuple(number(item) for item in line.get("value"))
            if len(found) != size:
                raise line.error(f"{state} has {size} numbers")
            return found

        return map

    def recognizer(self, gesture: str) -> Recognizer:
        """A custom recognizer."""
        return StandIn(self, gesture)

    def verdict(self, gesture: str, verdict: Verdict) -> None:
        """What a recognizer answered."""
        line = self._next("custom", gesture=gesture)
        raw = verdict.raw
        raw.phase = Phase[line.get("phase").upper()]
        raw.claim = int(bool(line.get("claim")))
        raw.stimulus = word(Stimulus, line.get("stimulus") or "movement")
        raw.reason = word(Reason, line.get("reason") or "none")
        raw.deadline_ns = nanoseconds(line, line.get("deadline")) if "deadline" in line.keys else _abi.GCORE_NEVER
        raw.value = _abi.gcore_value()
        verdict.measure(
            **{name: measure(name, item) for name, item in line.keys.items() if name.upper() in Field.__members__}
        )
        if line.get("unsound"):
            raw.value.elapsed = nan
        if line.get("busy"):
            self._refuse()

    def reset(self, gesture: str) -> None:
        """A recognizer called what is refused to it when its group began, if the recording says so."""
        first = self._waiting[0] if self._waiting else None
        if first is not None and first.get("answer") == "reset" and first.get("gesture") == gesture:
            self._waiting.pop(0)
            self._refuse()

    def _refuse(self) -> None:
        with suppress(Busy):
            self._busy()

    def _next(self, function: str, **names: str) -> Line:
        asked = f"the {function} of {' and '.join(names.values())}"
        if not self._waiting:
            if self._played is None:
                raise TraceError(f"{asked} is asked before any line")
            raise self._played.error(f"{asked} is asked here, and no answer of it stands before the line")
        line = self._waiting[0]
        if line.get("answer") != function or any(line.get(key) != name for key, name in names.items()):
            raise line.error(f"this does not answer here; asked is {asked}")
        return self._waiting.pop(0)


class StandIn(Recognizer):
    """A recognizer that answers as recorded."""

    def __init__(self, answers: Answers, gesture: str) -> None:
        self._answers = answers
        self._gesture = gesture

    def contact(self, signal: Signal, verdict: Verdict) -> None:
        """Answers what is recorded."""
        self._answers.verdict(self._gesture, verdict)

    def deadline(self, signal: Signal, verdict: Verdict) -> None:
        """Answers what is recorded."""
        self._answers.verdict(self._gesture, verdict)

    def reset(self) -> None:
        """Does wrong where that is recorded."""
        self._answers.reset(self._gesture)


def measure(name: str, item: Any) -> Any:
    """A number of a value as a trace writes it."""
    if name == "direction":
        return 0 if item == "none" else _abi.Direction[item.upper()]
    if isinstance(item, int):
        return int(item)  # A flag too.
    if name == "rotation":
        return angle(item)
    return tuple(number(part) for part in item) if isinstance(item, list) else number(item)
