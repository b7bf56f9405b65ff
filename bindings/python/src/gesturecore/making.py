"""Making regions, gestures and states."""

from __future__ import annotations

from ctypes import byref
from typing import Any, TypeVar, Unpack, overload

from . import _abi
from ._abi import StateType, StateTypeLike
from ._library import lib
from ._words import word
from .gesture import Gesture
from .handle import Handle
from .region import Region, RegionOptions, fill
from .state import Cell, State, numbers, type_of
from .values import Frame, Point, Vec4, vec4

G = TypeVar("G", bound=Gesture)
T = TypeVar("T")


class Making(Handle):
    """The part of a session that makes what it holds."""

    def region(
        self,
        frame: Frame,
        *,
        parent: Region | None = None,
        name: str | None = None,
        **options: Unpack[RegionOptions],
    ) -> Region:
        """Makes a region at `frame` (x, y, width, height) in its parent's space."""
        definition = lib.gcore_region_def_default()
        definition.name = name.encode() if name is not None else None
        if parent is not None:
            if not isinstance(parent, Region):
                hint = f"; region_named({parent!r}) finds one by its name" if isinstance(parent, str) else ""
                raise TypeError(f"parent: a Region is wanted, not {parent!r}{hint}")
            definition.parent = self._own(parent)
        hit_test = fill(self, definition, frame, options)
        made = _abi.gcore_region_id()
        code = lib.gcore_region_make(self._handle, byref(definition), byref(made))
        if code >= 0:
            self._functions.region_has(made.bits, hit_test)
        self._check(code)
        return Region(self._session, made.bits)

    def add(self, gesture: G) -> G:
        """Makes a gesture, and its members, in this session, without attaching it; answers it."""
        gesture._in(self._session)
        return gesture

    @overload
    def state(self, initial: bool, *, name: str | None = None) -> State[bool]: ...
    @overload
    def state(self, initial: int, *, name: str | None = None) -> State[int]: ...
    @overload
    def state(self, initial: float, *, name: str | None = None) -> State[float]: ...
    @overload
    def state(self, initial: tuple[float, float], *, name: str | None = None) -> State[Point]: ...
    @overload
    def state(self, initial: tuple[float, float, float, float], *, name: str | None = None) -> State[Vec4]: ...
    @overload
    def state(self, initial: Cell, *, name: str | None = None, type: StateTypeLike) -> State[Any]: ...

    def state(self, initial: Cell, *, name: str | None = None, type: StateTypeLike | None = None) -> State[Any]:
        """Makes a state that holds what `initial` is: a bool, an int, a float, two or four numbers."""
        kind = word(StateType, type) if type is not None else type_of(initial)
        definition = lib.gcore_state_def_default(kind)
        definition.name = name.encode() if name is not None else None
        definition.initial = vec4(numbers(initial))
        made = _abi.gcore_state_id()
        self._check(lib.gcore_state_make(self._handle, byref(definition), byref(made)))
        return State(self._session, made.bits, kind)

    def sum(self, first: State[T], *others: State[Any], name: str | None = None) -> State[T]:
        """Makes the read-only sum of states of one type; `a + b` for two."""
        definition = lib.gcore_state_def_default(first.type)
        definition.name = name.encode() if name is not None else None
        parts = (_abi.gcore_state_id * (1 + len(others)))(*(self._own(state) for state in (first, *others)))
        made = _abi.gcore_state_id()
        self._check(lib.gcore_state_make_sum(self._handle, byref(definition), parts, len(parts), byref(made)))
        return State(self._session, made.bits, first.type)
