"""Feeding input."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref, c_size_t, sizeof
from typing import Unpack

from . import _abi
from ._abi import gcore_input
from ._library import lib
from .errors import last_sentence, report
from .handle import Handle
from .inputs import DownOptions, HoverOptions, Input, MoveOptions, ScrollOptions, UpOptions
from .values import PointLike, Records, Time, to_moment


class Feeding(Handle):
    """The part of a session that takes input."""

    def __init__(self) -> None:
        super().__init__()
        self._taken = c_size_t()
        self._taken_pointer = byref(self._taken)
        self._feed = lib.gcore_session_feed

    def feed(self, inputs: Input | Iterable[Input]) -> None:
        """Feeds one input or several, in order. Those that are refused change nothing, the others act all the same;
        then the first refusal is raised. Events that the session's queue cannot hold are kept here."""
        if isinstance(inputs, gcore_input):
            code = self._feed(self._handle, byref(inputs), 1, self._taken_pointer)
            if code or self._raised:
                self._after(code, inputs, 1)
            return
        several = list(inputs)
        if several:
            array = (Input * len(several))(*several)
            self._feed_memory(array[0], len(several))

    def _feed_memory(self, memory: gcore_input, count: int) -> None:
        """Feeds inputs that lie one behind the other, from `memory` on."""
        code = self._feed(self._handle, byref(memory), count, self._taken_pointer)
        if code or self._raised:
            self._after(code, memory, count)

    def _after(self, code: int, memory: gcore_input, count: int) -> None:
        """Goes on where feed stopped since the queue was full, and reports the first refusal, else the first
        warning."""
        worst, sentence, done = 0, "", 0
        while True:
            done += self._taken.value
            stopped = code == _abi.Result.ERROR_CAPACITY and done < count
            # Where it stopped, the session remembers what was wrong before.
            noted = lib.gcore_session_last_result(self._handle) if stopped else code
            is_stop = stopped and noted == code
            if noted and not is_stop and (worst == 0 or worst > 0 > noted):
                worst, sentence = noted, last_sentence(self._handle)
            if not stopped:
                break
            if self._buffer.fill(self._handle) == 0 and self._taken.value == 0:
                worst, sentence = code, last_sentence(self._handle)
                break
            code = self._feed(
                self._handle, byref(memory, done * sizeof(gcore_input)), count - done, self._taken_pointer
            )
        if self._raised:
            self._rethrow()
        if worst:
            report(worst, sentence)

    def down(self, contact: int, at: PointLike, t: Time, **options: Unpack[DownOptions]) -> None:
        """Feeds `Input.down`."""
        self.feed(Input.down(contact, at, t, **options))

    def move(self, contact: int, at: PointLike, t: Time, **options: Unpack[MoveOptions]) -> None:
        """Feeds `Input.move`."""
        self.feed(Input.move(contact, at, t, **options))

    def up(self, contact: int, t: Time, at: PointLike | None = None, **options: Unpack[UpOptions]) -> None:
        """Feeds `Input.up`."""
        self.feed(Input.up(contact, t, at, **options))

    def cancel(self, contact: int, t: Time, at: PointLike | None = None, *, source: int = 0) -> None:
        """Feeds `Input.cancel`."""
        self.feed(Input.cancel(contact, t, at, source=source))

    def cancel_all(self, t: Time) -> None:
        """Feeds `Input.cancel_all`."""
        self.feed(Input.cancel_all(t))

    def hover(self, pointer: int, at: PointLike, t: Time, **options: Unpack[HoverOptions]) -> None:
        """Feeds `Input.hover`."""
        self.feed(Input.hover(pointer, at, t, **options))

    def scroll(self, delta: PointLike, at: PointLike, t: Time, **options: Unpack[ScrollOptions]) -> None:
        """Feeds `Input.scroll`."""
        self.feed(Input.scroll(delta, at, t, **options))

    def advance(self, t: Time) -> None:
        """Lets time pass up to `t`: deadlines fire, each at its own time."""
        time = to_moment(t)
        code = lib.gcore_session_advance(self._handle, time)
        while code == _abi.Result.ERROR_CAPACITY and self._buffer.fill(self._handle):
            code = lib.gcore_session_advance(self._handle, time)
        self._check(code)

    def feed_array(self, inputs: Records) -> None:
        """Feeds a numpy array of dtype `gesturecore.arrays.INPUT`, where it lies, without a copy; refusals as in
        `feed`."""
        from .arrays import input_memory

        memory, count = input_memory(inputs)
        if count:
            # As many events as inputs is what streams of moves say.
            self._buffer.reserve(count)
            self._feed_memory(memory, count)
