"""What the host feeds."""

from __future__ import annotations

from typing import Self, TypedDict

from ._abi import (
    Button,
    ButtonLike,
    Device,
    DeviceLike,
    InputFlags,
    InputKind,
    ScrollPhase,
    ScrollPhaseLike,
    gcore_input,
)
from ._words import word
from .values import PointLike, Time, to_moment, to_point


class SourceOptions(TypedDict, total=False):
    """Which device it was."""

    #: The device that reported it: a number of yours.
    source: int


class DownOptions(SourceOptions, total=False):
    """What a press can say."""

    #: "touch", "mouse", "pen" or "indirect".
    device: DeviceLike
    #: "primary", "secondary", "middle", "back" or "forward".
    button: ButtonLike
    #: 0 to 1.
    pressure: float


class UpOptions(SourceOptions, total=False):
    """What a lift can say."""

    #: Further samples of this frame follow.
    more: bool


class MoveOptions(UpOptions, total=False):
    """What a move can say."""

    #: 0 to 1.
    pressure: float


class HoverOptions(SourceOptions, total=False):
    """What a pointer without a contact can say."""

    #: As of a press.
    device: DeviceLike


class ScrollOptions(HoverOptions, total=False):
    """What a wheel or trackpad can say."""

    #: A number of yours.
    pointer: int
    #: In points and with phases: a trackpad.
    precise: bool
    #: "none", "began", "changed" or "ended".
    phase: ScrollPhaseLike


class Input(gcore_input):
    """One input, as the C interface has it; make it with the functions below. Times are seconds of a clock of your
    choice, places are points of your window. A contact is known by (source, contact), both numbers of your choice."""

    @classmethod
    def _of(cls, kind: InputKind, t: Time, contact: int, source: int, at: PointLike | None) -> Self:
        """All but a press or a scroll carry these alone."""
        for name, number in (("contact", contact), ("source", source)):
            if not isinstance(number, int):
                raise TypeError(f"{name} is a whole number, not {number!r}")
        if not (0 <= contact < 1 << 64 and 0 <= source < 1 << 64):
            raise ValueError(f"contact {contact} of source {source}: these are numbers from 0 to 2**64 - 1")
        made = cls(time_ns=to_moment(t), source=source, contact=contact, kind=kind, pressure=1.0)
        if at is not None:
            made.position = to_point(at, "at")
        elif kind in (InputKind.UP, InputKind.CANCEL):
            made.flags = InputFlags.NOWHERE
        return made

    @classmethod
    def down(
        cls,
        contact: int,
        at: PointLike,
        t: Time,
        *,
        device: DeviceLike = Device.TOUCH,
        button: ButtonLike = Button.PRIMARY,
        source: int = 0,
        pressure: float = 1.0,
    ) -> Self:
        """A contact came down."""
        made = cls._of(InputKind.DOWN, t, contact, source, at)
        made.device, made.button, made.pressure = word(Device, device), word(Button, button), pressure
        return made

    @classmethod
    def move(
        cls, contact: int, at: PointLike, t: Time, *, source: int = 0, pressure: float = 1.0, more: bool = False
    ) -> Self:
        """A contact moved. `more`: further samples of this frame follow."""
        made = cls._of(InputKind.MOVE, t, contact, source, at)
        made.pressure, made.flags = pressure, InputFlags.MORE if more else 0
        return made

    @classmethod
    def up(cls, contact: int, t: Time, at: PointLike | None = None, *, source: int = 0, more: bool = False) -> Self:
        """A contact was lifted, where it was last or at a new place."""
        made = cls._of(InputKind.UP, t, contact, source, at)
        made.flags |= InputFlags.MORE if more else 0
        return made

    @classmethod
    def cancel(cls, contact: int, t: Time, at: PointLike | None = None, *, source: int = 0) -> Self:
        """The system took a contact away."""
        return cls._of(InputKind.CANCEL, t, contact, source, at)

    @classmethod
    def cancel_all(cls, t: Time) -> Self:
        """The system took every contact away; every wait ends too."""
        return cls._of(InputKind.CANCEL_ALL, t, 0, 0, None)

    @classmethod
    def hover(cls, pointer: int, at: PointLike, t: Time, *, device: DeviceLike = Device.MOUSE, source: int = 0) -> Self:
        """A pointer is over a place without touching it."""
        made = cls._of(InputKind.HOVER, t, pointer, source, at)
        made.device = word(Device, device)
        return made

    @classmethod
    def scroll(
        cls,
        delta: PointLike,
        at: PointLike,
        t: Time,
        *,
        pointer: int = 0,
        device: DeviceLike = Device.MOUSE,
        source: int = 0,
        precise: bool = False,
        phase: ScrollPhaseLike = ScrollPhase.NONE,
    ) -> Self:
        """A wheel turned, or (`precise`, with a phase) fingers scrolled on a trackpad; `delta` in points."""
        made = cls._of(InputKind.SCROLL, t, pointer, source, at)
        made.delta = to_point(delta, "delta")
        made.device, made.scroll_phase = word(Device, device), word(ScrollPhase, phase)
        made.flags = InputFlags.PRECISE if precise else 0
        return made

    @classmethod
    def advance(cls, t: Time) -> Self:
        """Time passed."""
        return cls._of(InputKind.ADVANCE, t, 0, 0, None)

    def __repr__(self) -> str:
        place = f" at ({self.position.x:g}, {self.position.y:g})"
        return f"<{InputKind(self.kind)} {self.contact}{place} at {self.time_ns / 1e9:g} s>"
