"""Followers: a state, shown through an animation."""

from __future__ import annotations

from ctypes import byref
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from . import _abi
from ._abi import StateType
from ._library import lib
from .animation import Animation
from .values import Time, to_ns, to_seconds

if TYPE_CHECKING:
    from .session import Session
    from .state import State

T = TypeVar("T", covariant=True)
#: What has no values between two: a follower goes from one to the other through numbers.
STEPPED = (StateType.INT, StateType.BOOL)


class Follower(Generic[T]):
    """A state as a pure function of time: ask for its value at the time of the frame, as often as you like, in any
    order."""

    def __init__(self, session: Session, bits: int, state: State[T]) -> None:
        self._session = session
        self._id = _abi.gcore_follower_id(bits)
        #: What it follows.
        self.state = state

    def __repr__(self) -> str:
        name = self._session._known(lib.gcore_follower_name, self._id)
        return f"<Follower {name} of {self._session._known(lib.gcore_state_name, self.state._id)}>"

    @property
    def name(self) -> str:
        """Its name, or "follower" and its number."""
        return self._session._text(lib.gcore_follower_name(self._session._handle, self._id))

    @property
    def animation(self) -> Animation:
        """How it follows."""
        definition = lib.gcore_follower_def_default()
        self._session._check(lib.gcore_follower_get(self._session._handle, self._id, byref(definition)))
        return Animation(definition.animation)

    def value(self, t: Time) -> T:
        """Where it is at a time. A time before its state changed last answers the value at that change."""
        from .state import SHAPES

        raw = _abi.gcore_vec4()
        self._session._check(lib.gcore_follower_value(self._session._handle, self._id, to_ns(t), byref(raw)))
        return cast(T, SHAPES[StateType.SCALAR if self.state.type in STEPPED else self.state.type](raw))

    def settled(self, t: Time) -> bool:
        """Whether it has come to rest at a time, so that drawing can stop."""
        return lib.gcore_follower_settled(self._session._handle, self._id, to_ns(t))

    @property
    def settling_time(self) -> float:
        """When it will have come to rest, in seconds, if its state does not change before; infinity for never."""
        return to_seconds(lib.gcore_follower_settling_time(self._session._handle, self._id))
