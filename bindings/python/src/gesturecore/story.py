"""What happened while a trace was played, in the form that a picture needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ._abi import DecisionKind, Phase
from .event import Event
from .progress import progress
from .region import Region
from .trace.lines import RECORDED, Line, read
from .trace.numbers import numbers
from .trace.player import Player

#: Lines that move a contact's path on.
PATHS = {"down", "move", "up", "cancel"}
#: Phases in which a gesture is over.
OVER = {Phase.ENDED, Phase.CANCELLED, Phase.FAILED}


@dataclass
class Span:
    """A time in which something was so, in seconds."""

    start: float
    end: float


@dataclass
class Path:
    """One contact from press to lift."""

    contact: int
    places: list[tuple[float, float]]
    #: "up", "cancel", or nothing for one that is down at the end.
    end: str = ""


@dataclass
class Life:
    """What became of one gesture."""

    #: Begun, until it ended or was cancelled.
    live: list[Span] = field(default_factory=list)
    #: Its claim was held.
    held: list[Span] = field(default_factory=list)
    #: (time, phase) of its ends; failures too, which say nothing.
    ends: list[tuple[float, Phase]] = field(default_factory=list)

    @property
    def is_live(self) -> bool:
        """Whether it has begun and is not over."""
        return bool(self.live) and self.live[-1].end < 0


@dataclass
class Story:
    """All that a picture shows."""

    title: str = ""
    paths: list[Path] = field(default_factory=list)
    lives: dict[str, Life] = field(default_factory=dict)
    #: By state and component: times and values.
    states: dict[str, tuple[list[float], list[float]]] = field(default_factory=dict)
    #: States that a gesture holds while it is live.
    transient: set[str] = field(default_factory=set)
    #: Corners of each region in the window, at the end.
    regions: dict[str, list[tuple[float, float]]] = field(default_factory=dict)
    start: float = 0.0
    end: float = 0.0


class Teller:
    """Plays a trace and takes down its story."""

    def __init__(self) -> None:
        self.player = Player()
        self.story = Story()
        self._down: dict[tuple[int, int], Path] = {}
        self._parents: dict[str, str] = {}
        self._phases: dict[str, Phase] = {}
        self._members: set[str] = set()
        self._started = False

    def tell(self, files: Sequence[str]) -> Story:
        """The story of traces, one after another as one."""
        for line in progress(list(read(*files)), "lines"):
            if line.word in RECORDED or line.word.startswith("expect"):
                continue
            self._hear(line)
        for name, region in self.player.regions.items():
            self.story.regions[name] = self._corners(name, region)
        kept = self.player.kept
        self.story.transient = {name for name, state in self.player.states.items() if state not in kept}
        self.player.close()
        return self.story

    def _hear(self, line: Line) -> None:
        outcome = self.player.play(line)
        now = self.player.session.now
        story = self.story
        if line.word == "gesturecore_trace":
            story.title = line.get("name") or ""
        if line.word == "region" and "parent" in line.keys:
            self._parents[line.get("region")] = line.get("parent")
        if line.time is not None and not self._started:
            self._started, story.start = True, now
        story.end = now
        self._follow(line)
        for name in self.player.gestures:
            self._life(name)
        for event in outcome.events:
            self._phase(event)
        for decision in outcome.decisions:
            held = self._life(str(decision.gesture.name)).held
            time = decision.time_ns / 1e9
            if decision.kind == DecisionKind.WAITS:
                held.append(Span(time, -1.0))
            elif held and held[-1].end < 0:
                held[-1].end = time
        self._members.update(line.get("members") or ())
        for name, gesture in self.player.gestures.items():
            self._ask(name, gesture.phase, now)
        for name, state in self.player.states.items():
            cell = state.value if isinstance(state.value, tuple) else (float(state.value),)
            for axis, number in zip("xyzw", cell):
                label = name if len(cell) == 1 else f"{name}.{axis}"
                times, values = story.states.setdefault(label, ([], []))
                times.append(now)
                values.append(number)

    def _life(self, name: str) -> Life:
        return self.story.lives.setdefault(name, Life())

    def _ask(self, name: str, phase: Phase, now: float) -> None:
        """What no event says: that a gesture failed, and what a member of a composite does."""
        before = self._phases.get(name, Phase.POSSIBLE)
        self._phases[name] = phase
        if phase != before and (phase == Phase.FAILED or name in self._members):
            self._move(self._life(name), phase, before, now)

    def _phase(self, event: Event) -> None:
        name = str(event.gesture.name)
        if name not in self._members:
            self._move(self._life(name), event.phase, Phase.POSSIBLE, event.time)

    @staticmethod
    def _move(life: Life, phase: Phase, before: Phase, time: float) -> None:
        if phase == Phase.BEGAN or (phase == Phase.CHANGED and before != Phase.BEGAN and not life.is_live):
            life.live.append(Span(time, -1.0))
        elif phase in OVER:
            if life.is_live:
                life.live[-1].end = time
            life.ends.append((time, phase))

    def _follow(self, line: Line) -> None:
        """The path of a contact."""
        if line.word == "cancel_all":
            for still in self._down.values():
                still.end = "cancel"
            self._down.clear()
        if line.word not in PATHS:
            return
        key = (line.get("source") or 0, line.get(line.word))
        if line.word == "down":
            self._down[key] = Path(key[1], [])
            self.story.paths.append(self._down[key])
        path: Path | None = self._down.get(key)
        if path is None:
            return
        if "at" in line.keys:
            x, y = numbers(line.get("at"))
            if abs(x) < float("inf") and abs(y) < float("inf"):
                path.places.append((x, y))
        if line.word in ("up", "cancel"):
            path.end = line.word
            del self._down[key]

    def _corners(self, name: str, region: Region) -> list[tuple[float, float]]:
        """The corners of a region's frame in the window. Nothing of one that is gone."""
        try:
            said: dict[str, Any] = region.parameters
        except LookupError:
            return []
        width, height = said["size"]
        corners = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]
        at: str | None = name
        while at is not None:
            said = self.player.regions[at].parameters
            (a, b, c, d, tx, ty), (left, top) = said["transform"], said["origin"]
            corners = [(a * x + c * y + tx + left, b * x + d * y + ty + top) for x, y in corners]
            at = self._parents.get(at)
        return corners
