"""Sessions: make one, feed it, ask it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from ctypes import byref, c_size_t, c_void_p, sizeof
from typing import TYPE_CHECKING, Any, TypeVar, cast, overload

from . import _abi
from ._abi import Device, DeviceLike, ShapeLike, StateType, StateTypeLike, gcore_event, gcore_input
from ._definition import write
from ._library import lib
from ._words import word
from .errors import InvalidArgument, StaleId, check
from .event import Decision, Event
from .follower import Follower
from .gesture import Gesture
from .inputs import Input
from .queue import EventBuffer
from .region import Region, fill
from .state import Cell, State, numbers, type_of
from .values import Frame, Nanoseconds, Point, PointLike, Time, Vec4, to_ns, to_seconds, vec4

if TYPE_CHECKING:
    from types import TracebackType

    import numpy
    from numpy.typing import NDArray
    from typing_extensions import Self

G = TypeVar("G", bound=Gesture)
#: All committed cells, as `Session.snapshot` answers them.
Snapshot = tuple[tuple[float, float, float, float], ...]


class Session:
    """A scene of regions with gestures, fed with input. Time passes only by what is fed and by `advance`.

        with Session() as s:
            card = s.region(frame=(100, 100, 200, 100))
            drag = card.attach(Drag())
            s.down(1, (120, 120), t=0.0)
            s.move(1, (150, 140), t=0.1)
            for event in s.events():
                print(event.phase, event.value.translation)

    One session is used by one thread at a time. The numbers say how much it holds at most; what is not given is the library's
    default. `slop_scale`: what every least and greatest distance is multiplied by, by device.
    """

    def __init__(
        self,
        *,
        regions: int | None = None,
        gestures: int | None = None,
        contacts: int | None = None,
        events: int | None = None,
        states: int | None = None,
        followers: int | None = None,
        bindings: int | None = None,
        relations: int | None = None,
        slop_scale: Mapping[DeviceLike, float] | None = None,
    ) -> None:
        definition = lib.gcore_session_def_default()
        capacity = {"regions": regions, "gestures": gestures, "contacts": contacts, "events": events, "states": states}
        write(definition, capacity | {"followers": followers, "bindings": bindings, "relations": relations})
        for device, scale in (slop_scale or {}).items():
            definition.slop_scale[word(Device, device)] = scale
        handle = c_void_p()
        self._handle: int | None = None
        code = lib.gcore_session_create(byref(definition), byref(handle))
        if code:
            raise InvalidArgument(_abi.Result(code), "a session of this capacity or slop scale cannot be made")
        self._handle = handle.value
        self._gestures: dict[int, Gesture] = {}
        self._followers: dict[int, Follower[Any]] = {}
        self._gone: list[int] = []
        self._buffer = EventBuffer()
        self._taken = c_size_t()
        self._taken_pointer = byref(self._taken)
        self._feed = lib.gcore_session_feed

    # Living

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_handle", None) is not None:
            lib.gcore_session_destroy(self._handle)
            self._handle = None

    def close(self) -> None:
        """Ends the session; everything of it is void from then on. Closing twice does nothing. Busy inside a callback."""
        self._check(lib.gcore_session_destroy(self._handle))
        self._handle = None

    def _check(self, code: int) -> None:
        if code:
            check(self._handle, code)

    def _text(self, found: bytes | None) -> str:
        if found is None:
            raise StaleId(_abi.Result.ERROR_STALE_ID, "it is gone, or its session is closed")
        return found.decode()

    # Making

    def region(
        self,
        frame: Frame,
        *,
        parent: Region | None = None,
        name: str | None = None,
        order: int | None = None,
        shape: ShapeLike | None = None,
        radius: float | None = None,
        points: Iterable[PointLike] | None = None,
        transform: tuple[float, float, float, float, float, float] | None = None,
        hit_outset: float | None = None,
        enabled: bool | None = None,
        opaque: bool | None = None,
        clips: bool | None = None,
    ) -> Region:
        """Makes a region at `frame` (x, y, width, height) in its parent's space. `order`: among siblings the greater is in
        front. `shape`: "rectangle", "ellipse", "rounded_rectangle" with `radius`, "polygon" with `points`. `hit_outset`: how
        far beyond its outline it is hit, in points. `opaque`: a press that hits no child stops here. `clips`: children are
        hit only inside the outline."""
        definition = lib.gcore_region_def_default()
        definition.name = name.encode() if name is not None else None
        if parent is not None:
            definition.parent = parent._id
        said = {"order": order, "shape": shape, "radius": radius, "transform": transform, "hit_outset": hit_outset}
        fill(definition, frame, points, said | {"enabled": enabled, "opaque": opaque, "clips": clips})
        made = _abi.gcore_region_id()
        self._check(lib.gcore_region_make(self._handle, byref(definition), byref(made)))
        return Region(self, made.bits)

    def add(self, gesture: G) -> G:
        """Makes a gesture, and its members, in this session, without attaching it; answers it."""
        gesture._in(self)
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
        return State(self, made.bits, kind)

    T = TypeVar("T")

    def sum(self, first: State[T], *others: State[Any], name: str | None = None) -> State[T]:
        """Makes the read-only sum of states of one type; `a + b` for two."""
        definition = lib.gcore_state_def_default(first.type)
        definition.name = name.encode() if name is not None else None
        parts = (_abi.gcore_state_id * (1 + len(others)))(*(state._id for state in (first, *others)))
        made = _abi.gcore_state_id()
        self._check(lib.gcore_state_make_sum(self._handle, byref(definition), parts, len(parts), byref(made)))
        return State(self, made.bits, first.type)

    # Feeding

    def feed(self, inputs: Input | Iterable[Input]) -> None:
        """Feeds one input or several, in order. Those that are refused change nothing, the others act all the same; then the
        first refusal is raised. Events that the session's queue cannot hold are kept here."""
        if isinstance(inputs, gcore_input):
            code = self._feed(self._handle, byref(inputs), 1, self._taken_pointer)
            if code:
                self._after(code, inputs, 1)
            return
        several = list(inputs)
        if several:
            array = (Input * len(several))(*several)
            self._feed_memory(array[0], len(several))

    def _feed_memory(self, memory: gcore_input, count: int) -> None:
        """Feeds inputs that lie one behind the other, from `memory` on."""
        code = self._feed(self._handle, byref(memory), count, self._taken_pointer)
        if code:
            self._after(code, memory, count)

    def _after(self, code: int, memory: gcore_input, count: int) -> None:
        """Goes on where feed stopped since the queue was full, and reports the first refusal, else the first warning."""
        worst, sentence, done = 0, b"", 0
        while True:
            took = self._taken.value
            stopped = done + took < count and code == _abi.Result.ERROR_CAPACITY
            if code and not stopped and (worst == 0 or worst > 0 > code):
                worst, sentence = code, lib.gcore_session_last_error(self._handle)
            done += took
            if not stopped:
                break
            sentence_now = lib.gcore_session_last_error(self._handle)
            if self._buffer.fill(self._handle) == 0 and took == 0:
                worst, sentence = code, sentence_now
                break
            rest = byref(memory, done * sizeof(gcore_input))
            code = self._feed(self._handle, rest, count - done, self._taken_pointer)
        if worst:
            from .errors import report

            report(worst, sentence.decode())

    def down(self, contact: int, at: PointLike, t: Time, **options: Any) -> None:
        """Feeds `Input.down`."""
        self.feed(Input.down(contact, at, t, **options))

    def move(self, contact: int, at: PointLike, t: Time, **options: Any) -> None:
        """Feeds `Input.move`."""
        self.feed(Input.move(contact, at, t, **options))

    def up(self, contact: int, t: Time, at: PointLike | None = None, **options: Any) -> None:
        """Feeds `Input.up`."""
        self.feed(Input.up(contact, t, at, **options))

    def cancel(self, contact: int, t: Time, at: PointLike | None = None, *, source: int = 0) -> None:
        """Feeds `Input.cancel`."""
        self.feed(Input.cancel(contact, t, at, source=source))

    def cancel_all(self, t: Time) -> None:
        """Feeds `Input.cancel_all`."""
        self.feed(Input.cancel_all(t))

    def hover(self, pointer: int, at: PointLike, t: Time, **options: Any) -> None:
        """Feeds `Input.hover`."""
        self.feed(Input.hover(pointer, at, t, **options))

    def scroll(self, delta: PointLike, at: PointLike, t: Time, **options: Any) -> None:
        """Feeds `Input.scroll`."""
        self.feed(Input.scroll(delta, at, t, **options))

    def advance(self, t: Time) -> None:
        """Lets time pass up to `t`: deadlines fire, each at its own time."""
        time = to_ns(t)
        code = lib.gcore_session_advance(self._handle, time)
        while code == _abi.Result.ERROR_CAPACITY and self._buffer.fill(self._handle):
            code = lib.gcore_session_advance(self._handle, time)
        self._check(code)

    def feed_array(self, inputs: NDArray[numpy.void]) -> None:
        """Feeds a numpy array of dtype `gesturecore.arrays.INPUT`, where it lies, without a copy; refusals as in `feed`."""
        from .arrays import input_memory

        memory, count = input_memory(inputs)
        if count:
            self._feed_memory(memory, count)

    # Hearing

    def events(self) -> Iterator[Event]:
        """Takes the events, the oldest first. Handlers of an event's gesture run as it is taken."""
        while (raw := self._buffer.next(self._handle)) is not None:
            gesture = self._gestures[raw.gesture.bits]
            event = Event(raw, gesture, self._gestures.get(raw.by.bits))
            for handler in gesture._handlers.get(raw.phase, ()):
                handler(event)
            yield event
        for bits in self._gone:
            self._gestures.pop(bits, None)
        self._gone.clear()

    def dispatch(self) -> int:
        """Takes all events and runs the handlers of their gestures; answers how many events there were."""
        return sum(1 for _ in self.events())

    def drain_array(self) -> NDArray[numpy.void]:
        """Takes all events as a numpy array of dtype `gesturecore.arrays.EVENT`, in the memory that the library wrote them to.
        Handlers do not run."""
        from .arrays import event_array

        self._buffer.fill(self._handle)
        return event_array(*self._buffer.take())

    def decisions(self) -> Iterator[Decision]:
        """Takes the decisions of who won, the oldest first; not those about gestures that were removed long ago."""
        raw = _abi.gcore_decision()
        while lib.gcore_session_next_decision(self._handle, byref(raw)):
            gesture = self._gestures.get(raw.gesture.bits)
            if gesture is not None:
                yield Decision.of(raw, gesture, self._gestures.get(raw.other.bits))

    # Finding, by the name that was given

    def region_named(self, name: str) -> Region | None:
        """The region that was given this name, or None."""
        found = lib.gcore_region_named(self._handle, name.encode())
        return Region(self, found.bits) if found.bits else None

    def gesture_named(self, name: str) -> Gesture | None:
        """The gesture that was given this name, or None."""
        return self._gestures.get(lib.gcore_gesture_named(self._handle, name.encode()).bits)

    def state_named(self, name: str) -> State[Any] | None:
        """The state that was given this name, or None."""
        found = lib.gcore_state_named(self._handle, name.encode())
        return State(self, found.bits, StateType(lib.gcore_state_type_of(self._handle, found))) if found.bits else None

    def follower_named(self, name: str) -> Follower[Any] | None:
        """The follower that was given this name, or None."""
        return self._followers.get(lib.gcore_follower_named(self._handle, name.encode()).bits)

    def _forget(self, gesture: Gesture) -> None:
        """A gesture is gone; its last event may still be in the queue."""
        self._gone.append(gesture._bits)

    # Asking

    @property
    def now(self) -> float:
        """The latest time that was fed or advanced to, in seconds."""
        return to_seconds(lib.gcore_session_now(self._handle))

    @property
    def now_ns(self) -> Nanoseconds:
        """The same, exactly."""
        return Nanoseconds(lib.gcore_session_now(self._handle))

    @property
    def next_deadline(self) -> float:
        """When to call `advance` next if no input comes before, in seconds; infinity for never."""
        return to_seconds(lib.gcore_session_next_deadline(self._handle))

    def reset(self) -> None:
        """Cancels what is under way, forgets contacts, and sets every state to its initial value."""
        self._check(lib.gcore_session_reset(self._handle))

    def snapshot(self) -> Snapshot:
        """All committed cells, in the order in which they were made: for undo, saving, a second session."""
        count = c_size_t()
        self._check(lib.gcore_state_snapshot(self._handle, None, 0, byref(count)))
        cells = (_abi.gcore_vec4 * count.value)()
        self._check(lib.gcore_state_snapshot(self._handle, cells, count.value, byref(count)))
        return tuple((cell.x, cell.y, cell.z, cell.w) for cell in cells)

    def restore(self, snapshot: Snapshot) -> None:
        """Writes all committed cells, in one step."""
        cells = (_abi.gcore_vec4 * len(snapshot))(*(_abi.gcore_vec4(*cell) for cell in snapshot))
        self._check(lib.gcore_state_restore(self._handle, cells, len(snapshot)))

    @property
    def state_hash(self) -> int:
        """A fingerprint of everything that decides what the session will do."""
        return lib.gcore_session_state_hash(self._handle)

    @property
    def memory(self) -> int:
        """How much memory it takes, in bytes."""
        return lib.gcore_session_bytes(self._handle)

    @property
    def reversed_count(self) -> int:
        """How many inputs had a time that ran back."""
        return lib.gcore_session_reversed_count(self._handle)
