"""Sessions: make one, feed it, ask it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from ctypes import byref, c_size_t, c_void_p
from types import TracebackType
from typing import Any, NoReturn, Self

from . import _abi
from ._abi import Device, DeviceLike, StateType
from ._definition import write
from ._library import lib
from ._words import word
from .errors import InvalidArgument
from .event import Decision, Event
from .feeding import Feeding
from .follower import Follower
from .gesture import Gesture
from .limits import check_capacity, check_scale
from .making import Making
from .recording import Recording
from .region import Region
from .state import State
from .values import Nanoseconds, Records, to_seconds

#: All committed cells, as `Session.snapshot` answers them.
Snapshot = tuple[tuple[float, float, float, float], ...]


class Session(Making, Feeding, Recording):
    """A scene of regions with gestures, fed with input. Time passes only by what is fed and by `advance`.

        with Session() as s:
            card = s.region(frame=(100, 100, 200, 100))
            drag = card.attach(Drag())
            s.down(1, (120, 120), t=0.0)
            s.move(1, (150, 140), t=0.1)
            for event in s.events():
                print(event.phase, event.value.translation)

    One session is used by one thread at a time. The numbers say how much it holds at most; what is not given is the
    library's default. `slop_scale`: what every least and greatest distance is multiplied by, by device."""

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
        capacity |= {"followers": followers, "bindings": bindings, "relations": relations}
        check_capacity(capacity)
        write(definition, capacity, "Session")
        if slop_scale is not None and not isinstance(slop_scale, Mapping):
            raise TypeError(f"slop_scale has a number for a device, {{'mouse': 0.5}} say; not {slop_scale!r}")
        for device, scale in (slop_scale or {}).items():
            kind = word(Device, device)
            check_scale(kind, scale)
            definition.slop_scale[kind] = scale
        super().__init__()
        handle = c_void_p()
        code = lib.gcore_session_create(byref(definition), byref(handle))
        if code:
            raise InvalidArgument(_abi.Result(code), "a session of this capacity cannot be made")
        self._handle = handle.value
        self._gone: list[int] = []

    def __repr__(self) -> str:
        return f"<Session at {self.now:g} s>" if self._handle is not None else "<Session that is closed>"

    # Living

    def __enter__(self) -> Self:
        self._open()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        # A copy would own the same memory.
        raise TypeError("a session cannot be copied or pickled; snapshot() and restore() carry its states")

    def __del__(self) -> None:
        if getattr(self, "_handle", None) is not None:
            lib.gcore_session_destroy(self._handle)
            self._handle = None
            self._close_file()

    def close(self) -> None:
        """Ends the session; everything of it is void from then on. Closing twice does nothing. Busy inside a
        callback."""
        code = lib.gcore_session_destroy(self._handle)
        if code >= 0:
            self._handle = None
            self._functions.session_went()
            self._close_file()
        self._check(code)

    # Hearing

    def events(self) -> Iterator[Event]:
        """Takes the events, the oldest first. Handlers of an event's gesture run as it is taken; one that raises ends
        the iteration, and the events that are left come with the next one."""
        while (raw := self._buffer.next(self._handle)) is not None:
            gesture = self._gestures[raw.gesture.bits]
            event = Event(raw, gesture, self._gestures.get(raw.by.bits))
            for handler in gesture._handlers.get(raw.phase, ()):
                handler(event)
            yield event
        self._drop_gone()

    def dispatch(self) -> int:
        """Takes all events and runs the handlers of their gestures; answers how many events there were."""
        return sum(1 for _ in self.events())

    def drain_array(self) -> Records:
        """Takes all events as a numpy array of dtype `gesturecore.arrays.EVENT`, in the memory that the library wrote
        them to. Handlers do not run."""
        from .arrays import event_array

        self._buffer.fill(self._handle)
        self._drop_gone()
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
        """A gesture is gone, and its members with it; its last event may still be in the queue."""
        self._gone.append(gesture._bits)
        self._functions.gesture_went(gesture._bits)
        for member in gesture._members:
            self._forget(member)

    def _drop_gone(self) -> None:
        """No event is left of the gestures that are gone."""
        for bits in self._gone:
            self._gestures.pop(bits, None)
        self._gone.clear()

    def _has_region(self, bits: int) -> bool:
        return lib.gcore_region_name(self._handle, _abi.gcore_region_id(bits)) is not None

    # Asking

    @property
    def now(self) -> float:
        """The latest time that was fed or advanced to, in seconds."""
        return to_seconds(lib.gcore_session_now(self._open()))

    @property
    def now_ns(self) -> Nanoseconds:
        """The same, exactly."""
        return Nanoseconds(lib.gcore_session_now(self._open()))

    @property
    def next_deadline(self) -> float:
        """When to call `advance` next if no input comes before, in seconds; infinity for never."""
        return to_seconds(lib.gcore_session_next_deadline(self._open()))

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
        try:
            cells = (_abi.gcore_vec4 * len(snapshot))(*(_abi.gcore_vec4(*cell) for cell in snapshot))
        except TypeError:
            raise TypeError(f"restore takes what snapshot() answered, not {snapshot!r}") from None
        self._check(lib.gcore_state_restore(self._handle, cells, len(snapshot)))

    @property
    def state_hash(self) -> int:
        """A fingerprint of everything that decides what the session will do."""
        return lib.gcore_session_state_hash(self._open())

    @property
    def memory(self) -> int:
        """How much memory it takes, in bytes."""
        return lib.gcore_session_bytes(self._open())

    @property
    def reversed_count(self) -> int:
        """How many inputs had a time that ran back."""
        return lib.gcore_session_reversed_count(self._open())
