"""Recording: what a session hears and says, as a trace that `gesture-replay` plays again."""

from __future__ import annotations

import os
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

    def __init__(self) -> None:
        super().__init__()
        #: The file of a recording that was given by its path.
        self._opened: IO[bytes] | None = None

    def record(self, file: str | os.PathLike[str] | IO[bytes], *, name: str | None = None) -> None:
        """Records everything that the session hears and says into `file`, from now until `stop_recording` or the
        session's end. `file`: a path, whose file is written anew and closed at the recording's end, or a file opened in
        binary mode, which stays open. It must start before anything is made or fed. What writing raises ends the
        recording, and is raised by the call that was recorded."""
        if not isinstance(file, (str, os.PathLike)):
            self._start(check_file(file), name)
            return
        # What is there stays until the library has accepted: it may be what is being recorded.
        opened = open(file, "ab")
        try:
            self._start(opened, name)
            if opened.seekable() and opened.tell():
                opened.truncate(0)
        except BaseException:
            opened.close()
            raise
        self._opened = opened

    def _start(self, file: IO[bytes], name: str | None) -> None:
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
        code = lib.gcore_recording_stop(self._handle)
        if not self.is_recorded:
            self._close_file()
        self._check(code)

    @property
    def is_recorded(self) -> bool:
        """Whether a recording is under way: false too after one has ended by itself; `check_recording` says why."""
        return bool(lib.gcore_recording_active(self._handle))

    def check_recording(self) -> None:
        """Raises what ended the recording, if anything did."""
        self._check(lib.gcore_recording_result(self._handle))

    def _close_file(self) -> None:
        """The recording is over."""
        opened, self._opened = self._opened, None
        if opened is not None:
            opened.close()

    def _writer(self, file: IO[bytes]) -> Callable[[int, int, int | None], bool]:
        def write(text: int, count: int, _: int | None) -> bool:
            try:
                file.write(string_at(text, count))
            except BaseException as error:
                self._raised.append(error)
                return False
            return True

        return write


def check_file(file: IO[bytes]) -> IO[bytes]:
    """TypeError for what takes no bytes, which would be known at the first input only."""
    if not callable(getattr(file, "write", None)):
        raise TypeError(f"record wants a path or a file opened in binary mode ('wb'), not {file!r}")
    writable = getattr(file, "writable", None)
    # Files of text have an encoding, those of bytes have none.
    if hasattr(file, "encoding") or (callable(writable) and not writable()):
        raise TypeError(f"record wants a file opened in binary mode ('wb'), not {file!r}")
    return file
