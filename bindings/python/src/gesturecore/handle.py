"""What the parts of a session share: the library's session, and the objects that stand for what it holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from . import _abi
from .errors import InvalidArgument, StaleId, check
from .functions import Functions
from .queue import EventBuffer

if TYPE_CHECKING:
    from .follower import Follower
    from .gesture import Gesture
    from .region import Region
    from .session import Session
    from .state import State


class Handle:
    """A session of the C interface."""

    def __init__(self) -> None:
        #: None once it is closed.
        self._handle: int | None = None
        self._gestures: dict[int, Gesture] = {}
        self._followers: dict[int, Follower[Any]] = {}
        self._buffer = EventBuffer()
        self._functions = Functions()
        #: What they raised in the middle of a step.
        self._raised: list[BaseException] = []

    @property
    def _session(self) -> Session:
        return cast("Session", self)

    def _open(self) -> int:
        """The session of the C interface; InvalidArgument once it is closed."""
        if self._handle is None:
            raise InvalidArgument(_abi.Result.ERROR_INVALID_ARGUMENT, "the session is closed; make a new one")
        return self._handle

    def _check(self, code: int) -> None:
        if self._raised:
            self._rethrow()
        if code:
            check(self._handle, code)

    def _rethrow(self) -> None:
        """Raises what a function of the host raised first."""
        first = self._raised[0]
        self._raised.clear()
        raise first

    def _known(self, asks: Callable[[int | None, Any], bytes | None], id: Any) -> str:
        """A name for people, also of something that is gone."""
        found = asks(self._handle, id)
        return found.decode() if found is not None else "that is gone"

    def _own(self, thing: Region | State[Any]) -> Any:
        """The id of a thing of this session. InvalidArgument for one of another: their numbers are the same."""
        if thing._session is not self._session:
            raise InvalidArgument(_abi.Result.ERROR_INVALID_ARGUMENT, f"{thing!r} belongs to another session")
        return thing._id

    def _text(self, found: bytes | None) -> str:
        if found is None:
            raise StaleId(_abi.Result.ERROR_STALE_ID, "it is gone, or its session is closed")
        return found.decode()
