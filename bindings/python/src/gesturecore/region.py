"""Regions: where things are, and what a press hits."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from ctypes import byref
from typing import TYPE_CHECKING, Any, TypedDict, TypeVar, Unpack

from . import _abi
from ._abi import Mask, MaskLike, Priority, PriorityLike, Shape, ShapeLike, gcore_point
from ._definition import read, write
from ._library import lib
from ._words import word
from .handle import Handle
from .values import Frame, Point, PointLike, point, to_point

if TYPE_CHECKING:
    from .gesture import Gesture
    from .session import Session
    from .state import State

G = TypeVar("G", bound="Gesture")


class RegionOptions(TypedDict, total=False):
    """What a region can be told beside its frame."""

    #: Among siblings the greater is in front.
    order: int
    #: "rectangle", "ellipse", "rounded_rectangle" (with `radius`) or "polygon" (with `points`).
    shape: ShapeLike
    #: Of the corners, in points.
    radius: float
    #: The polygon's corners, in its own space.
    points: Iterable[PointLike]
    #: Maps its space to its parent's, about its origin: a, b, c, d, tx, ty.
    transform: tuple[float, float, float, float, float, float]
    #: How far beyond its outline it is hit, in points.
    hit_outset: float
    #: Whether it and all inside can be hit.
    enabled: bool
    #: Whether a press that hits no child stops here.
    opaque: bool
    #: Whether children are hit only inside the outline.
    clips: bool
    #: Says whether a point, in the region's own space, is inside; in place of a shape.
    hit_test: Callable[[Point], object]


class Region:
    """A part of the window, in its parent's space; make it with `Session.region`."""

    def __init__(self, session: Session, bits: int) -> None:
        self._session = session
        self._bits = bits

    @property
    def _id(self) -> _abi.gcore_region_id:
        return _abi.gcore_region_id(self._bits)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Region) and self._session is other._session and self._bits == other._bits

    def __hash__(self) -> int:
        return hash((id(self._session), self._bits))

    def __repr__(self) -> str:
        return f"<Region {self._session._known(lib.gcore_region_name, self._id)}>"

    @property
    def name(self) -> str:
        """Its name, or "region" and its number."""
        return self._session._text(lib.gcore_region_name(self._session._handle, self._id))

    def attach(self, gesture: G, priority: PriorityLike = Priority.NORMAL, mask: MaskLike = Mask.ALL) -> G:
        """Lets a gesture hear the contacts on this region, and answers it. `priority`: "normal", "high" (before every
        normal one) or "simultaneous" (beside all). `mask`: which gestures hear the contacts: "all", "gesture" (none
        attached deeper), "subviews" (those attached deeper alone) or "none"."""
        from .gesture import Gesture

        if not isinstance(gesture, Gesture):
            raise TypeError(f"a gesture is wanted, not {gesture!r}")
        self._session._check(
            lib.gcore_gesture_attach(
                self._session._handle, gesture._in(self._session), self._id, word(Priority, priority), word(Mask, mask)
            )
        )
        return gesture

    @property
    def parameters(self) -> dict[str, Any]:
        """All parameters as they are now: origin, size, order, shape and so on; `configure` takes them, and keeps the
        polygon's corners and the hit test."""
        return read(self._definition())

    @property
    def frame(self) -> Frame:
        """x, y, width, height, in its parent's space."""
        definition = self._definition()
        return (definition.origin.x, definition.origin.y, definition.size.x, definition.size.y)

    @frame.setter
    def frame(self, frame: Frame) -> None:
        self.configure(frame=frame)

    def configure(self, frame: Frame | None = None, **options: Unpack[RegionOptions]) -> None:
        """Changes the region. Name and parent stay, and contacts keep their path."""
        definition = self._definition()
        hit_test = fill(self._session, definition, frame, options)
        definition.name = None
        code = lib.gcore_region_configure(self._session._handle, self._id, byref(definition))
        if code >= 0 and (hit_test is not None or definition.shape != Shape.HOST):
            self._session._functions.region_has(self._bits, hit_test)
        self._session._check(code)

    def move_with(self, *states: State[Any]) -> None:
        """Moves the region by the sum of these vec2 states, now and whenever they change; by none: it stands still
        again."""
        ids = (_abi.gcore_state_id * len(states))(*(self._session._own(state) for state in states))
        self._session._check(lib.gcore_region_set_offset(self._session._handle, self._id, ids, len(states)))

    def remove(self) -> None:
        """Takes it out, with all inside it. Gestures there that are under way are cancelled (region_removed)."""
        code = lib.gcore_region_remove(self._session._handle, self._id)
        if code >= 0:
            self._session._functions.regions_went(self._session._has_region)
        self._session._check(code)

    def _definition(self) -> _abi.gcore_region_def:
        definition = lib.gcore_region_def_default()
        self._session._check(lib.gcore_region_get(self._session._handle, self._id, byref(definition)))
        return definition


def fill(session: Handle, definition: _abi.gcore_region_def, frame: Frame | None, options: RegionOptions) -> Any:
    """Writes what a region is told over its definition. Answers its hit test as C calls it, which must be kept while
    the region has it, or None."""
    if frame is not None:
        place(definition, frame)
    corners = [to_point(corner, "a point of a polygon") for corner in options.get("points", ())]
    if corners:
        definition.points = (gcore_point * len(corners))(*corners)
        definition.point_count = len(corners)
    hit: Any = None
    if (hit_test := options.get("hit_test")) is not None:
        hit = hit_function(session, hit_test)
        definition.shape, definition.hit_test = Shape.HOST, hit
    write(definition, {name: said for name, said in options.items() if name not in ("points", "hit_test")}, "Region")
    return hit if definition.shape == Shape.HOST else None


def place(definition: _abi.gcore_region_def, frame: Frame) -> None:
    """Writes a frame. TypeError for what is none, ValueError for more or fewer numbers."""
    origin, size = definition.origin, definition.size
    said = f"a frame is (x, y, width, height), four numbers, not {frame!r}"
    try:
        origin.x, origin.y, size.x, size.y = frame
    except ValueError:
        raise ValueError(said) from None
    except TypeError:
        raise TypeError(said) from None


def hit_function(session: Handle, hit_test: Callable[[Point], object]) -> Any:
    """A hit test as C calls it; where it raises, nothing is hit."""

    def hit(_: Any, at: gcore_point, user: Any) -> bool:
        try:
            return bool(hit_test(point(at)))
        except BaseException as error:
            session._raised.append(error)
            return False

    return _abi.gcore_hit_function(hit)
