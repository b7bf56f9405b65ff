"""Events that were taken from the library and not yet by the host."""

from __future__ import annotations

import sys
from ctypes import byref, memmove, sizeof
from typing import Any

from ._abi import gcore_event
from ._library import lib

SIZE = sizeof(gcore_event)
LEAST = 256


class EventBuffer:
    """Memory that the library writes events to. It grows by doubling, and is handed over whole; once nobody holds what
    was handed over last, that memory is used again."""

    def __init__(self) -> None:
        self._memory: Any = None
        self._spare: Any = None
        self._room = self._first = self._end = 0

    def reserve(self, count: int) -> None:
        """Makes room for so many events more."""
        room = max(self._end + count, LEAST)
        if room <= self._room:
            return
        # Two references: that of `self`, and that of the question.
        if (
            self._end == 0
            and self._spare is not None
            and sys.getrefcount(self._spare) == 2
            and len(self._spare) >= room
        ):
            larger = self._spare
        else:
            larger = (gcore_event * room)()
        if self._end:
            memmove(larger, self._memory, self._end * SIZE)
        self._spare = None
        self._memory, self._room = larger, len(larger)

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
        self._spare, self._memory = self._memory, None
        self._room = self._first = self._end = 0
        return taken
