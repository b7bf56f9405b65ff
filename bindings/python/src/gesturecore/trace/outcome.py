"""What the session says after a line."""

from __future__ import annotations

from dataclasses import dataclass, field

from .._abi import Field, Phase
from ..errors import GestureError, GestureWarning, result_name
from ..event import Decision, Event
from ..session import Session

#: Fields that an event under way does not carry: they are asked for, of its gesture's last event.
ASKED = {
    Field.VELOCITY: "velocity",
    Field.PREDICTED_END: "predicted_end",
    Field.PREDICTED_TRANSLATION: "predicted_translation",
    Field.ELAPSED: "elapsed",
}


@dataclass
class Outcome:
    """Events and decisions in their order; errors and warnings as (name, sentence)."""

    events: list[Event] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    errors: list[tuple[str, str]] = field(default_factory=list)

    def note(self, error: GestureError | GestureWarning | ValueError) -> None:
        """Keeps a refusal or warning; a value that the binding itself refuses is an invalid argument."""
        if isinstance(error, (GestureError, GestureWarning)):
            self.errors.append((result_name(error.code), error.sentence))
        else:
            self.errors.append(("invalid_argument", str(error)))

    def hear(self, session: Session) -> None:
        """Takes what the session has to say, and completes the last event of each gesture."""
        self.events += session.events()
        self.decisions += session.decisions()
        last = {id(event.gesture): event for event in self.events}
        for event in last.values():
            if event.phase in (Phase.BEGAN, Phase.CHANGED):
                self.complete(event)

    @staticmethod
    def complete(event: Event) -> None:
        """Asks for the fields that cost a fit."""
        try:
            now = event.gesture.value.raw
        except GestureError:
            return
        value = event.raw.value
        for bit, name in ASKED.items():
            if now.fields & bit and not value.fields & bit:
                setattr(value, name, getattr(now, name))
                value.fields |= bit
