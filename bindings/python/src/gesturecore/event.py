"""What gestures say, and what was decided about them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ._abi import DecisionKind, Direction, Field, Phase, Reason, gcore_decision, gcore_event, gcore_value
from .values import Affine, Nanoseconds, Point, affine, point, to_seconds

if TYPE_CHECKING:
    from .gesture import Gesture


class Value:
    """What a gesture measures, in its space. Numbers that `fields` does not name are at rest: 0, magnification 1, the
    identity. It is a copy and stays what it is."""

    __slots__ = ("raw",)

    def __init__(self, raw: gcore_value) -> None:
        #: The C struct.
        self.raw = raw

    def __repr__(self) -> str:
        named = [field.name for field in Field if field.name and field.value & self.raw.fields]
        return f"Value({', '.join(f'{name.lower()}={getattr(self, name.lower())}' for name in named)})"

    @property
    def fields(self) -> Field:
        """The numbers that it has: `Field.TRANSLATION in value.fields`."""
        return Field(self.raw.fields)

    @property
    def branch(self) -> int:
        """The member of a composite that is live, from 1; 0: none."""
        return self.raw.branch

    @property
    def count(self) -> int:
        """How many taps were made."""
        return self.raw.count

    @property
    def contacts(self) -> int:
        """How many contacts it has; for tap and long press, how many made it."""
        return self.raw.contacts

    @property
    def direction(self) -> Direction:
        """The way that a swipe went."""
        return Direction(self.raw.direction)

    @property
    def recognized(self) -> bool:
        """Whether a long press has reached its threshold."""
        return bool(self.raw.recognized)

    @property
    def inside(self) -> bool:
        """Whether a click's contact is inside its region."""
        return bool(self.raw.inside)

    @property
    def location(self) -> Point:
        """Where it is."""
        return point(self.raw.location)

    @property
    def start(self) -> Point:
        """Where it began."""
        return point(self.raw.start)

    @property
    def translation(self) -> Point:
        """How far it went."""
        return point(self.raw.translation)

    @property
    def centroid(self) -> Point:
        """The mean of its contacts' places."""
        return point(self.raw.centroid)

    @property
    def velocity(self) -> Point:
        """Points per second; of a magnification (ratio per second) and a rotation (radians per second), x alone."""
        return point(self.raw.velocity)

    @property
    def predicted_end(self) -> Point:
        """Where it would come to rest."""
        return point(self.raw.predicted_end)

    @property
    def predicted_translation(self) -> Point:
        """How far it would have gone there."""
        return point(self.raw.predicted_translation)

    @property
    def magnification(self) -> float:
        """The ratio of sizes; 1: unchanged."""
        return self.raw.magnification

    @property
    def rotation(self) -> float:
        """Radians, clockwise on screen; it can exceed a turn."""
        return self.raw.rotation

    @property
    def elapsed(self) -> float:
        """Seconds since its press; with several contacts, since the last that it needs came down."""
        return self.raw.elapsed

    @property
    def delta(self) -> Point:
        """The last step of a scroll, in points."""
        return point(self.raw.delta)

    @property
    def total(self) -> Point:
        """All steps of a scroll, in points."""
        return point(self.raw.total)

    @property
    def matrix(self) -> Affine:
        """What carries the start to now."""
        return affine(self.raw.matrix)


class Event:
    """One move of a gesture's phase."""

    __slots__ = ("gesture", "by", "raw")

    def __init__(self, raw: gcore_event, gesture: Gesture, by: Gesture | None) -> None:
        #: Who says it.
        self.gesture = gesture
        #: Who won, where the reason is excluded or waited.
        self.by = by
        #: The C struct.
        self.raw = raw

    def __repr__(self) -> str:
        reason = f" ({self.reason})" if self.reason else ""
        return f"<{self.gesture.name} {self.phase}{reason} at {self.time:g} s: {self.value!r}>"

    @property
    def phase(self) -> Phase:
        """The phase that it moved to."""
        return Phase(self.raw.phase)

    @property
    def reason(self) -> Reason:
        """Why it was cancelled; none otherwise."""
        return Reason(self.raw.reason)

    @property
    def time(self) -> float:
        """The moment of decision, in seconds."""
        return to_seconds(self.raw.time_ns)

    @property
    def time_ns(self) -> Nanoseconds:
        """The moment of decision, exactly."""
        return Nanoseconds(self.raw.time_ns)

    @property
    def revision(self) -> int:
        """Counts the inputs that said anything, from 1; events of one input have the same."""
        return self.raw.revision

    @property
    def value(self) -> Value:
        """What it measured. Velocity (but of a swipe), prediction and elapsed are there in `ended` alone; before that
        ask `event.gesture.value`."""
        return Value(self.raw.value)


@dataclass(frozen=True)
class Decision:
    """One decision of who wins."""

    #: Granted, waits or denied.
    kind: DecisionKind
    #: Whom it is about.
    gesture: Gesture
    #: Whom it waits for, or was denied by; None of a grant.
    other: Gesture | None
    #: Why it was denied.
    reason: Reason
    #: The moment of decision.
    time_ns: Nanoseconds

    @property
    def time(self) -> float:
        """The moment of decision, in seconds."""
        return to_seconds(self.time_ns)

    @classmethod
    def of(cls, raw: gcore_decision, gesture: Gesture, other: Gesture | None) -> Decision:
        """A decision of the C interface."""
        return cls(DecisionKind(raw.kind), gesture, other, Reason(raw.reason), Nanoseconds(raw.time_ns))
