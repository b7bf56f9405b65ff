"""Events that were taken from the library and not yet by the host."""

from __future__ import annotations

import weakref
from ctypes import byref, memmove, sizeof
from typing import Any

from ._abi import gcore_event
from ._library import lib

SIZE = sizeof(gcore_event)
LEAST = 256


class EventBuffer:
    """Memory that the library writes events to. It grows by doubling, and is handed over whole, as a loan: an object of
    the same memory that whatever is made of it (arrays, events, their values) keeps alive. Once the loan is gone nobody
    holds the memory, and that is used again."""

    def __init__(self) -> None:
        #: What owns the memory, and what is handed over of it.
        self._owner: Any = None
        self._memory: Any = None
        #: The owner of what was handed over last, and whether that is still held.
        self._spare: Any = None
        self._loan: weakref.ref[Any] | None = None
        self._room = self._first = self._end = 0

    def reserve(self, count: int) -> None:
        """Makes room for so many events more."""
        room = max(self._end + count, LEAST)
        if room <= self._room:
            return
        owner = self._free(room)
        if owner is None:
            owner = (gcore_event * room)()
        larger = type(owner).from_buffer(owner)
        if self._end:
            memmove(larger, self._memory, self._end * SIZE)
        self._spare = self._loan = None
        self._owner, self._memory, self._room = owner, larger, len(larger)

    def _free(self, room: int) -> Any:
        """What owns the memory that was handed over, if nobody holds that any more and it has the room; else None."""
        is_held = self._loan is None or self._loan() is not None
        return None if is_held or len(self._spare) < room else self._spare

    def fill(self, session: int | None) -> int:
        """Takes all that the session has to say; answers how many events that were."""
        before = self._end
        while True:
            if self._end == self._room:
                self.reserve(self._room or LEAST)
            free = self._room - self._end
            took = lib.gcore_session_next_events(session, byref(self._memory[0], self._end * SIZE), free)
            self._end += took
            if took < free:
                return self._end - before

    def next(self, session: int | None) -> gcore_event | None:
        """The oldest event, or None."""
        if self._first < self._end:
            event: gcore_event = self._memory[self._first]
            self._first += 1
            if self._first == self._end:
                self.take()
            return event
        event = gcore_event()
        return event if lib.gcore_session_next_event(session, byref(event)) else None

    def take(self) -> tuple[Any, int, int]:
        """Hands over (memory, the first event in it, how many there are)."""
        taken = (self._memory, self._first, self._end - self._first)
        self._spare, self._loan = self._owner, weakref.ref(self._memory)
        self._owner = self._memory = None
        self._room = self._first = self._end = 0
        return taken
