"""Holds a trace to what it expects."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .._abi import GCORE_NEVER, Phase
from .._library import lib
from ..errors import GestureError
from ..event import Event
from ..values import Nanoseconds
from .fields import field, matches, near, written
from .lines import RECORDED, Line, TraceError, nanoseconds, read
from .numbers import number
from .outcome import Outcome
from .player import Player

#: Keys of an expectation that name no field.
APART = {"expect", "phase", "within", "t"}


class Case:
    """A trace under check. What an expectation has taken is no longer looked at."""

    def __init__(self) -> None:
        self.player = Player()
        self.failures: list[str] = []
        self._last = Outcome()
        self._line: Line | None = None

    def check(self, lines: Iterable[Line]) -> list[str]:
        """All failures: line, wanted, got."""
        try:
            # All of a file is read before any of it is played.
            every = list(lines)
            if not every:
                self.failures.append("there is no line to check")
            for line in every:
                if line.word.startswith("expect"):
                    getattr(self, line.word)(line)
                elif line.word == "hash":
                    self.player.answers.end()
                elif line.word not in RECORDED:
                    self._nothing_more()
                    self._last, self._line = self.player.play(line), line
            self._nothing_more()
        except TraceError as error:
            self.failures.append(str(error))
        finally:
            self.player.close()
        return self.failures

    def _fail(self, line: Line, wanted: str, got: str) -> None:
        self.failures.append(f"{line.file}:{line.number}: wanted {wanted.strip()}, got {got}")

    def _nothing_more(self) -> None:
        """Everything that the last line said and nobody expected fails the case."""
        if self._line is None:
            return
        for event in self._last.events:
            if self.player.strict or event.phase != Phase.CHANGED:
                self._fail(self._line, "no other event", short(event))
        for name, _ in self._last.errors:
            self._fail(self._line, "no error", name)
        self._line = None

    def expect(self, line: Line) -> None:
        """Takes the next event that is what is wanted, stepping over `changed` events unless the case is strict."""
        name, phase = line.get("expect"), line.get("phase")
        events = self._last.events
        nearest = None
        for index, event in enumerate(events):
            if event.gesture.name == name and (phase is None or str(event.phase) == phase):
                if self._is_it(event, line):
                    del events[: index + 1]
                    return
                nearest = index if nearest is None else nearest
            if self.player.strict or event.phase != Phase.CHANGED:
                break
        if nearest is not None:
            event = events[nearest]
            del events[: nearest + 1]
            wrong = [key for key in line.keys if key not in APART and not self._has(event, key, line)]
            wanted = {key: line.get(key) for key in wrong}
            got = {key: field(event, key) for key in wrong}
            self._fail(line, f"{name} {phase or ''} with {shown(wanted)}", f"{shown(got)} at {event.time}")
        else:
            self._fail(line, f"{name} {phase or ''}", short(events[0]) if events else "nothing")

    @staticmethod
    def _has(event: Event, key: str, line: Line) -> bool:
        return matches(
            event, key, line.get(key), number(line.keys.get("within", 1e-9)) if "within" in line.keys else 1e-9
        )

    def _is_it(self, event: Event, line: Line) -> bool:
        if line.time is not None and line.time != event.time_ns:
            return False
        return all(self._has(event, key, line) for key in line.keys if key not in APART)

    def expect_state(self, line: Line) -> None:
        """What a state holds."""
        self._value(line, self.player.states, lambda state: state.value)

    def expect_follower(self, line: Line) -> None:
        """Where a follower is at the session's time."""
        self._value(line, self.player.followers, lambda follower: follower.value(self.player.session.now_ns))

    def _value(self, line: Line, things: dict[str, Any], ask: Any) -> None:
        thing = things.get(line.get(line.word))
        if thing is None:
            self._fail(line, line.get(line.word), "invalid_argument: nothing of this name was made")
            return
        try:
            value = ask(thing)
        except GestureError as error:
            self._fail(line, line.get(line.word), str(error))
            return
        got = value if isinstance(value, tuple) else (float(value),)
        within = number(line.get("within")) if "within" in line.keys else 1e-9
        if not near(line.get("value"), got, within):
            self._fail(line, f"{line.get(line.word)} {shown(line.get('value'))}", shown(value))

    def expect_phase(self, line: Line) -> None:
        """In which phase a gesture is, and why."""
        gesture = self.player.gestures.get(line.get("expect_phase"))
        if gesture is None:
            self._fail(line, line.get("expect_phase"), "invalid_argument: nothing of this name was made")
            return
        phase, reason = str(gesture.phase), str(gesture.reason)
        try:
            gesture.value
        except GestureError as error:
            phase = str(error).split(":")[0]
        if phase != line.get("is") or (line.get("reason") or reason) != reason:
            self._fail(
                line, f"{line.get('expect_phase')} {line.get('is')} {line.get('reason') or ''}", f"{phase} ({reason})"
            )

    def expect_error(self, line: Line) -> None:
        """An error or warning of the last line."""
        errors = self._last.errors
        found = next((error for error in errors if error[0] == line.get("expect_error")), None)
        if found is not None:
            errors.remove(found)
        else:
            self._fail(line, f"error {line.get('expect_error')}", errors[0][0] if errors else "none")

    def expect_decision(self, line: Line) -> None:
        """A decision of the last line; they stand in any order."""
        for decision in self._last.decisions:
            other = decision.other.name if decision.other is not None else None
            told = {"gesture": decision.gesture.name, "for": other, "by": other, "because": str(decision.reason)}
            is_it = str(decision.kind) == line.get("expect_decision") and line.time in (None, decision.time_ns)
            if is_it and all(line.get(key) in (None, said) for key, said in told.items()):
                self._last.decisions.remove(decision)
                return
        self._fail(line, f"decision {shown(line.keys)}", f"{len(self._last.decisions)} others")

    def expect_deadline(self, line: Line) -> None:
        """When the session wants to be called next."""
        said = line.get("expect_deadline")
        wanted = Nanoseconds(GCORE_NEVER) if said is None else nanoseconds(line, said)
        got = lib.gcore_session_next_deadline(self.player.session._handle)
        if got != wanted:
            self._fail(line, f"deadline {said}", "none" if got == GCORE_NEVER else str(got / 1e9))


def shown(value: Any) -> str:
    """A value for people."""
    return json.dumps(value, default=float)


def short(event: Event) -> str:
    """An event in a few words."""
    return f"{event.gesture.name} {event.phase} {shown(written(event))}"


def check(*files: str | Path) -> list[str]:
    """The failures of a case; none if it holds."""
    return Case().check(read(*files))
