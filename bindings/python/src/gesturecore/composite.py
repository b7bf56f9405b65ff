"""Gestures made of gestures."""

from __future__ import annotations

from ctypes import byref
from typing import TYPE_CHECKING, Any, ClassVar, Unpack

from . import _abi
from ._abi import GestureKind
from ._library import lib
from .errors import InvalidArgument
from .gesture import Gesture
from .options import Options

if TYPE_CHECKING:
    from .session import Session


class Composite(Gesture):
    """A gesture of two or more members, in order. `branch` in its value counts them from 1."""

    _noun = "composite"
    _kind: ClassVar[GestureKind]

    def __init__(self, members: tuple[Gesture, ...], options: Options, **parameters: object) -> None:
        super().__init__(options, **parameters)
        for member in members:
            if not isinstance(member, Gesture):
                raise TypeError(f"a member is a gesture, not {member!r}")
            member._composite = self
        self._members = members
        self._dissolved = False

    @property
    def members(self) -> tuple[Gesture, ...]:
        """Its members, in order."""
        return self._members

    def _default(self) -> Any:
        return lib.gcore_composite_def_default(self._kind)

    def _make(self, session: Session, definition: Any, made: _abi.gcore_gesture_id) -> int:
        if self._dissolved:
            raise InvalidArgument(
                _abi.Result.ERROR_INVALID_ARGUMENT,
                f"this {type(self).__name__} went into a longer one; combine named parts to use both",
            )
        ids = [member._in(session) for member in self._members]
        array = (_abi.gcore_gesture_id * len(ids))(*ids)
        return lib.gcore_composite_make(session._handle, byref(definition), array, len(ids), byref(made))

    def _is_untold(self) -> bool:
        told = self._session or self._handlers or self._name
        return not (told or any(value is not None for value in self._parameters.values()))

    def _dissolve(self) -> tuple[Gesture, ...]:
        self._dissolved = True
        return self._members


class Sequence(Composite):
    """Each member waits for the one before it to end, then joins with the contacts that are down: `a >> b`."""

    _kind = GestureKind.SEQUENCE

    def __init__(
        self,
        *members: Gesture,
        max_gap: float | None = None,
        lift_completes: bool | None = None,
        **options: Unpack[Options],
    ) -> None:
        """`max_gap`: seconds from a member's end at which the next press is too late. `lift_completes`: a lift in
        branch 2 or later, before the live member is recognized, ends it instead of cancelling it."""
        super().__init__(members, options, max_gap=max_gap, lift_completes=lift_completes)


class Simultaneous(Composite):
    """Members do not hinder each other; it ends once, when the last has resolved: `a & b`."""

    _kind = GestureKind.SIMULTANEOUS

    def __init__(self, *members: Gesture, **options: Unpack[Options]) -> None:
        super().__init__(members, options)


class Exclusive(Composite):
    """Earlier members come first; a later one waits while an earlier one can still win: `a | b`."""

    _kind = GestureKind.EXCLUSIVE

    def __init__(self, *members: Gesture, **options: Unpack[Options]) -> None:
        super().__init__(members, options)


class Race(Composite):
    """The first member to be recognized wins: `a ^ b`."""

    _kind = GestureKind.RACE

    def __init__(self, *members: Gesture, **options: Unpack[Options]) -> None:
        super().__init__(members, options)
