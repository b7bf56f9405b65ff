"""What refused calls raise: a class for each code, with the library's own sentence."""

from __future__ import annotations

import inspect
import os
import sys
import warnings

from ._abi import Result
from ._library import lib


class GestureError(Exception):
    """A call was refused and changed nothing. `code` says why to programs, `sentence` to people."""

    def __init__(self, code: Result, sentence: str) -> None:
        super().__init__(code, sentence)
        self.code = code
        self.sentence = sentence

    def __str__(self) -> str:
        return f"{result_name(self.code)}: {self.sentence}"


class InvalidArgument(GestureError, ValueError):
    """An unknown name, a number out of range, something that is used twice."""


class StaleId(GestureError, LookupError):
    """The region, gesture or state is gone, or is of another session."""


class UnknownContact(GestureError, LookupError):
    """A move, lift or cancel of a contact that is not down."""


class NotFinite(GestureError, ValueError):
    """An infinite number or NaN."""


class Capacity(GestureError):
    """The session holds no more; it was told how much when it was made."""


class Cycle(GestureError):
    """A composite or relation that would lead back to itself."""


class Busy(GestureError):
    """Not now: the session is inside a callback."""


class ReadOnlyState(GestureError):
    """The state is a sum or has a transient binding."""


class WriteFailed(GestureError):
    """The host's function could not write a recording, which ended there."""


class GestureWarning(UserWarning):
    """A call acted, and something was wrong with what it was given."""

    def __init__(self, code: Result, sentence: str) -> None:
        super().__init__(code, sentence)
        self.code = code
        self.sentence = sentence

    def __str__(self) -> str:
        return f"{result_name(self.code)}: {self.sentence}"


CLASSES: dict[int, type[GestureError]] = {
    Result.ERROR_INVALID_ARGUMENT: InvalidArgument,
    Result.ERROR_STALE_ID: StaleId,
    Result.ERROR_UNKNOWN_CONTACT: UnknownContact,
    Result.ERROR_NOT_FINITE: NotFinite,
    Result.ERROR_CAPACITY: Capacity,
    Result.ERROR_CYCLE: Cycle,
    Result.ERROR_BUSY: Busy,
    Result.ERROR_READ_ONLY_STATE: ReadOnlyState,
    Result.ERROR_WRITE_FAILED: WriteFailed,
}


#: What the names of this package's files begin with.
PACKAGE = os.path.dirname(__file__) + os.sep


def result_name(code: int) -> str:
    """What traces call a result: "stale_id"."""
    return lib.gcore_result_name(code).decode()


def report(code: int, sentence: str) -> None:
    """Raises an error, or warns, or does nothing for `ok`."""
    if code < 0:
        raise CLASSES.get(code, GestureError)(Result(code), sentence)
    if code > 0:
        warn(GestureWarning(Result(code), sentence))


def warn(warning: Warning) -> None:
    """Warns of the line that called this package, however deep in it this is: Python shows a warning once for a
    line."""
    if sys.version_info >= (3, 12):
        warnings.warn(warning, skip_file_prefixes=(PACKAGE,))
    else:
        warnings.warn(warning, stacklevel=level())


def level() -> int:
    """The `stacklevel` that, given by the caller, names the first line outside this package."""
    depth, frame = 0, inspect.currentframe()
    while frame is not None and frame.f_code.co_filename.startswith(PACKAGE):
        depth, frame = depth + 1, frame.f_back
    return depth


def last_sentence(session: int | None) -> str:
    """What a session says of its last error; None stands for one that is closed."""
    return "the session is closed" if session is None else lib.gcore_session_last_error(session).decode()


def check(session: int | None, code: int) -> None:
    """Reports what a call on a session answered."""
    if code:
        report(code, last_sentence(session))
