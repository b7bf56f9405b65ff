"""Recording: what a session hears and says, as a trace that `gesture-replay` plays again."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import CFUNCTYPE, byref, c_bool, c_size_t, c_void_p, cast, string_at
from typing import IO

from . import _abi
from ._library import lib
from .handle import Handle

#: As the header has it, but for the text, which has no zero at its end and must not be looked at for one.
_Write = CFUNCTYPE(c_bool, c_void_p, c_size_t, c_void_p)


class Recording(Handle):
    """The part of a session that records it."""

    def record(self, file: IO[bytes], *, name: str | None = None) -> None:
        """Records everything that the session hears and says into `file`, from now until `stop_recording` or the
        session's end. It must start before anything is made or fed. What writing raises ends the recording, and is
        raised by the call that was recorded."""
        definition = lib.gcore_recording_def_default()
        definition.name = None if name is None else name.encode()
        function = _Write(self._writer(file))
        definition.write = cast(function, _abi.gcore_write_function)
        code = lib.gcore_recording_start(self._handle, byref(definition))
        if code >= 0:
            self._functions.recording_has(function)
        self._check(code)

    def stop_recording(self) -> None:
        """Ends the recording with the state's hash; raises where it did not go well. Without one nothing happens."""
        self._check(lib.gcore_recording_stop(self._handle))

    @property
    def is_recorded(self) -> bool:
        """Whether a recording is under way: false too after one has ended by itself; `check_recording` says why."""
        return bool(lib.gcore_recording_active(self._handle))

    def check_recording(self) -> None:
        """Raises what ended the recording, if anything did."""
        self._check(lib.gcore_recording_result(self._handle))

    def _writer(self, file: IO[bytes]) -> Callable[[int, int, int | None], bool]:
        def write(text: int, count: int, _: int | None) -> bool:
            try:
                file.write(string_at(text, count))
            except BaseException as error:
                self._raised.append(error)
                return False
            return True

        return write
