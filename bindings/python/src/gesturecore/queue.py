"""Events that were taken from the library and not yet by the host."""

from __future__ import annotations

from ctypes import byref, memmove, sizeof
from typing import Any

from ._abi import gcore_event
from ._library import lib

SIZE = sizeof(gcore_event)
LEAST = 256


class EventBuffer:
    """Memory that the library writes events to. It grows by doubling, and is handed over whole."""

    def __init__(self) -> None:
        self._room = LEAST
        self._memory: Any = None
        self._first = self._end = 0

    def fill(self, session: int | None) -> int:
        """Takes all that the session has to say; answers how many events that were."""
        before = self._end
        while True:
            if self._memory is None:
                self._memory = (gcore_event * self._room)()
            free = self._room - self._end
            took = lib.gcore_session_next_events(session, byref(self._memory[0], self._end * SIZE), free)
            self._end += took
            if took < free:
                return self._end - before
            self._grow()

    def _grow(self) -> None:
        self._room *= 2
        larger = (gcore_event * self._room)()
        memmove(larger, self._memory, self._end * SIZE)
        self._memory = larger

    def next(self, session: int | None) -> gcore_event | None:
        """The oldest event, or None."""
        if self._first < self._end:
            event: gcore_event = self._memory[self._first]
            self._first += 1
            if self._first == self._end:
                self._memory = None
                self._first = self._end = 0
            return event
        event = gcore_event()
        return event if lib.gcore_session_next_event(session, byref(event)) else None

    def take(self) -> tuple[Any, int, int]:
        """Hands over (memory, the first event in it, how many there are)."""
        taken = (self._memory, self._first, self._end - self._first)
        self._memory = None
        self._first = self._end = 0
        return taken
