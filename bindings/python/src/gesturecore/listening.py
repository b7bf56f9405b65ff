"""Listening to a gesture: handlers run when the event is taken from the session, by `events()` or `dispatch()`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, cast

from ._abi import Phase, PhaseLike
from ._words import word
from .errors import GestureError, warn
from .event import Event

if TYPE_CHECKING:
    from .composite import Composite
    from .gesture import Gesture

#: Called with each event of a phase.
Handler = Callable[[Event], object]
H = TypeVar("H", bound=Handler)


class Listening:
    """The handlers of a gesture. A member of a composite reports events of its own only if it was made with
    `notify=True`; without that its handlers stay silent."""

    #: What it is a member of, as far as is known.
    _composite: Composite | None = None

    def __init__(self) -> None:
        self._handlers: dict[int, list[Handler]] = {}

    def on(self, phase: PhaseLike, handler: H) -> H:
        """Calls `handler` with each event of this phase, "ended" say. A member of a composite has events of its own
        only with `notify=True`."""
        if not callable(handler):
            raise TypeError(f"a handler is a function of an event, not {handler!r}")
        self._handlers.setdefault(word(Phase, phase), []).append(handler)
        if self._is_silent():
            kind = type(self).__name__
            warn(
                UserWarning(f"this handler stays silent: {self!r} is a member, and reports only as {kind}(notify=True)")
            )
        return handler

    def on_began(self, handler: H) -> H:
        """Decorator: called when it begins. Of a member of a composite, only with `notify=True`."""
        return self.on(Phase.BEGAN, handler)

    def on_changed(self, handler: H) -> H:
        """Decorator: called when its value changes. Of a member of a composite, only with `notify=True`."""
        return self.on(Phase.CHANGED, handler)

    def on_ended(self, handler: H) -> H:
        """Decorator: called when it ends well. Of a member of a composite, only with `notify=True`."""
        return self.on(Phase.ENDED, handler)

    def on_cancelled(self, handler: H) -> H:
        """Decorator: called when it is cancelled after it began. Of a member of a composite, only with
        `notify=True`."""
        return self.on(Phase.CANCELLED, handler)

    def _is_silent(self) -> bool:
        """Whether it is known to be a member that does not notify. One that was attached by itself is a member of
        nothing, whatever it was combined with before."""
        gesture, composite = cast("Gesture", self), self._composite
        if composite is None or (gesture._session is not None and composite._session is not gesture._session):
            return False
        try:
            return not gesture.parameters["notify"]
        except GestureError:
            return False
