"""States: typed cells that gestures drive."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from ctypes import byref, c_double
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar, Union, cast

from . import _abi
from ._abi import BindingMode, Operation, OperationLike, StateType
from ._library import lib
from ._words import word
from .animation import Animation, check_animation
from .event import Value
from .follower import Follower
from .handle import Handle
from .reading import Reading
from .values import Nanoseconds, Point, Vec4, to_seconds, vec4

if TYPE_CHECKING:
    from .session import Session

T = TypeVar("T", covariant=True)
#: What a state can be set to.
Cell = Union[float, tuple[float, ...]]

#: How a cell of each type is read from four numbers.
SHAPES: dict[StateType, Callable[[_abi.gcore_vec4], object]] = {
    StateType.SCALAR: lambda raw: raw.x,
    StateType.VEC2: lambda raw: Point(raw.x, raw.y),
    StateType.VEC4: lambda raw: Vec4(raw.x, raw.y, raw.z, raw.w),
    StateType.INT: lambda raw: int(raw.x),
    StateType.BOOL: lambda raw: bool(raw.x),
}


def numbers(cell: Cell) -> tuple[float, ...]:
    """The numbers of a cell."""
    return tuple(float(number) for number in cell) if isinstance(cell, tuple) else (float(cell),)


def type_of(initial: object) -> StateType:
    """The type that holds a value. ValueError where none does."""
    if isinstance(initial, bool):
        return StateType.BOOL
    if isinstance(initial, int):
        return StateType.INT
    if isinstance(initial, tuple) and len(initial) in (2, 4):
        return StateType.VEC2 if len(initial) == 2 else StateType.VEC4
    if not isinstance(initial, tuple):
        if isinstance(initial, (str, bytes)) or not hasattr(initial, "__float__"):
            raise TypeError(f"a state holds a flag, a number, or a tuple of two or four, not {initial!r}")
        return StateType.SCALAR
    raise ValueError(f"a state of {len(initial)} numbers: give one, two or four")


@dataclass(frozen=True)
class MapContext:
    """What a map is told beside the value and the cell."""

    #: The time of the step.
    time_ns: Nanoseconds
    #: Transient while the gesture is live, commit once when it has ended.
    mode: BindingMode

    @property
    def time(self) -> float:
        """The time of the step, in seconds."""
        return to_seconds(self.time_ns)


#: (value, cell, context): answers the new cell. It runs in the middle of a step: see `Recognizer`.
Map = Callable[[Value, Any, MapContext], Cell]


def map_function(session: Handle, state: State[Any], map: Map) -> Any:
    """A map as C calls it; where it raises, the state stays as it was."""

    def write(value: Any, cell: Any, context: Any, user: Any) -> None:
        try:
            told = MapContext(Nanoseconds(context.contents.time_ns), BindingMode(context.contents.mode))
            copy = _abi.gcore_value.from_buffer_copy(value.contents)
            new = numbers(map(Value(copy), SHAPES[state.type](cell.contents), told))
            cell[0] = vec4(new)
        except BaseException as error:
            session._raised.append(error)

    return _abi.gcore_map_function(write)


class State(Generic[T]):
    """A typed cell. Bound with `transient` it holds a gesture's value while that is live and is back at its initial
    value at once; bound with `commit` it changes only when a gesture ends well. `a + b` is their read-only sum: draw
    that."""

    def __init__(self, session: Session, bits: int, type: StateType) -> None:
        self._session = session
        self._id = _abi.gcore_state_id(bits)
        #: What it holds.
        self.type = type

    def __repr__(self) -> str:
        raw = _abi.gcore_vec4()
        code = lib.gcore_state_get(self._session._handle, self._id, byref(raw))
        said = "" if code else f" = {SHAPES[self.type](raw)}"
        return f"<State {self._session._known(lib.gcore_state_name, self._id)}{said}>"

    @property
    def name(self) -> str:
        """Its name, or "state" and its number."""
        return self._session._text(lib.gcore_state_name(self._session._handle, self._id))

    @property
    def value(self) -> T:
        """What it holds now."""
        raw = _abi.gcore_vec4()
        self._session._check(lib.gcore_state_get(self._session._handle, self._id, byref(raw)))
        return cast(T, SHAPES[self.type](raw))

    @value.setter
    def value(self, cell: Cell) -> None:
        self.set(cell)

    def set(self, cell: Cell) -> None:
        """Writes a committed state. ReadOnlyState for a sum and a transient cell."""
        values = numbers(cell)
        array = (c_double * len(values))(*values)
        self._session._check(lib.gcore_state_set(self._session._handle, self._id, array, len(values)))

    @property
    def stamp(self) -> int:
        """A number that goes up whenever the value changes: redraw only what did."""
        return lib.gcore_state_stamp(self._session._handle, self._id)

    def __add__(self, other: State[Any]) -> State[T]:
        return self._session.sum(self, other)

    def follow(self, animation: Animation | None = None, *, name: str | None = None) -> Follower[T]:
        """This state, shown through an animation; rigid without one."""
        check_animation(animation)
        definition = lib.gcore_follower_def_default()
        definition.name = name.encode() if name is not None else None
        definition.state = self._id
        if animation is not None:
            definition.animation = animation.raw
        made = _abi.gcore_follower_id()
        self._session._check(lib.gcore_follower_make(self._session._handle, byref(definition), byref(made)))
        follower = Follower(self._session, made.bits, self)
        self._session._followers[made.bits] = follower
        return follower

    def transient(
        self,
        reading: Reading,
        *,
        reset: Animation | None = None,
        scale: float | None = None,
        clamp: tuple[Cell, Cell] | None = None,
        rubber_band: float | tuple[float, float] | None = None,
        snap: Iterable[Cell] = (),
        map: Map | None = None,
    ) -> Self:
        """Holds the reading while its gesture is live. `reset`: the animation with which followers take the step back.
        `clamp`: (least, greatest). `rubber_band`: how far it can be pulled beyond that, or that and the share by which
        it follows at first. `snap`: the nearest of these. `map`: a function (value, cell, context) -> new cell, called
        in place of scaling; `value` is a `Value`, `cell` what the state holds, `context` a `MapContext`."""
        definition = self._binding(BindingMode.TRANSIENT, reading, scale, clamp, rubber_band)
        check_animation(reset)
        if reset is not None:
            definition.reset = reset.raw
        return self._bind(definition, snap, map)

    def commit(
        self,
        reading: Reading,
        op: OperationLike | None = None,
        *,
        scale: float | None = None,
        clamp: tuple[Cell, Cell] | None = None,
        rubber_band: float | tuple[float, float] | None = None,
        snap: Iterable[Cell] = (),
        map: Map | None = None,
    ) -> Self:
        """Takes the reading when its gesture ends, and never when it is cancelled. `op`: "set", "add", "multiply",
        "toggle", "max" or "min". The others as in `transient`."""
        definition = self._binding(BindingMode.COMMIT, reading, scale, clamp, rubber_band)
        if op is not None:
            definition.operation = word(Operation, op)
        return self._bind(definition, snap, map)

    def _binding(
        self,
        mode: BindingMode,
        reading: Reading,
        scale: float | None,
        clamp: tuple[Cell, Cell] | None,
        rubber_band: float | tuple[float, float] | None,
    ) -> _abi.gcore_binding_def:
        definition = lib.gcore_binding_def_default(mode, reading.channel)
        definition.state = self._id
        definition.gesture = reading.gesture._in(self._session)
        if reading.channel == _abi.Channel.CONSTANT:
            definition.constant = vec4(numbers(reading.constant))
        if scale is not None:
            definition.scale = scale
        if clamp is not None:
            definition.clamps = 1
            definition.low, definition.high = (vec4(numbers(side)) for side in clamp)
        if isinstance(rubber_band, tuple):
            definition.rubber_band_limit, definition.rubber_band_coefficient = rubber_band
        elif rubber_band is not None:
            definition.rubber_band_limit = rubber_band
        return definition

    def _bind(self, definition: _abi.gcore_binding_def, snap: Iterable[Cell], map: Map | None) -> Self:
        function = map_function(self._session, self, map) if map is not None else None
        if function is not None:
            definition.map = function
        points = [vec4(numbers(cell)) for cell in snap]
        if points:
            definition.snap = (_abi.gcore_vec4 * len(points))(*points)
            definition.snap_count = len(points)
        code = lib.gcore_state_bind(self._session._handle, byref(definition))
        if code >= 0 and function is not None:
            self._session._functions.gesture_has(definition.gesture.bits, function)
        self._session._check(code)
        return self
