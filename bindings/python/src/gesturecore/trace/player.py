"""Plays a trace: makes its scene, feeds its input, collects what is said."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

from .. import _abi
from ..errors import GestureError, GestureWarning, ReadOnlyState
from ..follower import Follower
from ..gesture import Gesture
from ..inputs import Input
from ..region import Region
from ..session import Session
from ..state import State
from . import scene
from .answers import Answers
from .lines import FED, Line, TraceError
from .numbers import cell, number, numbers, point, unfit
from .outcome import Outcome


class Player:
    """A session under a trace. Names of the trace lead to what it made; of something that is gone the old object
    stays."""

    def __init__(self) -> None:
        self.strict = False
        self.regions: dict[str, Region] = {}
        self.gestures: dict[str, Gesture] = {}
        self.states: dict[str, State[Any]] = {}
        self.followers: dict[str, Follower[Any]] = {}
        #: States that a snapshot holds: no sums, and nothing that a gesture holds.
        self.kept: list[State[Any]] = []
        #: What answers for the functions of the host that recorded the trace.
        self.answers = Answers()
        self._session: Session | None = None

    @property
    def session(self) -> Session:
        """The session, of the default capacity where no header asked for another."""
        if self._session is None:
            self._session = Session()
        return self._session

    def close(self) -> None:
        """Ends the session."""
        if self._session is not None:
            self._session.close()

    def play(self, line: Line) -> Outcome:
        """What comes of one line. Lines that expect, and that an engine once wrote, do nothing here. TraceError where
        an answer of a host's function is not what is asked."""
        outcome = Outcome()
        if line.word == "gesturecore_trace":
            self._open(line)
            return outcome
        if line.word == "answer":
            self.answers.add(line)
            return outcome
        self.answers.begin(line, self.session.reset)
        time = line.time
        with warnings.catch_warnings():
            warnings.simplefilter("error", GestureWarning)
            if line.word in FED:
                self._try(outcome, lambda: self.session.feed(read_input(line)))
            else:
                # What the host does at a time is done after all that is due by then.
                if time is not None:
                    self._try(outcome, lambda: self.session.feed(Input.advance(time)))
                self._try(outcome, lambda: self._call(line))
        self.answers.end()
        outcome.hear(self.session)
        return outcome

    @staticmethod
    def _try(outcome: Outcome, call: Callable[[], object]) -> None:
        try:
            call()
        except TraceError:
            raise
        except (GestureError, GestureWarning, ValueError) as error:
            outcome.note(error)

    def _open(self, line: Line) -> None:
        self.strict = bool(line.get("strict"))
        scale = {device: number(by) for device, by in (line.get("slop_scale") or {}).items()}
        try:
            self._session = Session(**(line.get("capacity") or {}), slop_scale=scale)
        except (GestureError, ValueError) as error:
            raise line.error(f"wanted a session, got {error}") from error

    def _call(self, line: Line) -> None:
        calls: dict[str, Callable[[Player, Line], None]] = {
            "region": scene.make_region,
            "configure_region": scene.change_region,
            "gesture": scene.make_gesture,
            "configure": scene.change_gesture,
            "attach": scene.attach,
            "relate": scene.relate,
            "state": scene.make_state,
            "bind": scene.bind,
            "follow": scene.follow,
            "set": write_state,
            "restore": restore,
            "remove_region": lambda player, line: player.find(player.regions, line.get("remove_region")).remove(),
            "remove_gesture": lambda player, line: player.find(player.gestures, line.get("remove_gesture")).remove(),
            "reset": lambda player, line: player.session.reset(),
        }
        calls[line.word](self, line)

    @staticmethod
    def find(things: dict[str, Any], name: str) -> Any:
        """What a name stands for. InvalidArgument for one that the trace never gave."""
        if name not in things:
            raise unfit(f"nothing was made with the name {name}")
        return things[name]


#: For `typing.get_type_hints`: the two modules need each other.
vars(scene)["Player"] = Player


def read_input(line: Line) -> Input:
    """A line that is fed."""
    kind = _abi.InputKind[line.word.upper()]
    made = Input(time_ns=line.time, kind=kind, source=line.get("source") or 0, pressure=1.0)
    if line.word == "scroll":
        made.delta.x, made.delta.y = point(line.get("scroll"))
    elif line.word not in ("advance", "cancel_all"):
        made.contact = line.get(line.word)
    if "at" in line.keys:
        made.position.x, made.position.y = point(line.get("at"))
    elif line.word in ("up", "cancel"):
        made.flags |= _abi.InputFlags.NOWHERE
    for key, enum in (("device", _abi.Device), ("button", _abi.Button), ("scroll_phase", _abi.ScrollPhase)):
        if key in line.keys:
            setattr(made, key, enum[line.keys[key].upper()])
    if "pressure" in line.keys:
        made.pressure = number(line.keys["pressure"])
    made.flags |= _abi.InputFlags.MORE if line.get("more") else 0
    made.flags |= _abi.InputFlags.PRECISE if line.get("precise") else 0
    return made


def write_state(player: Player, line: Line) -> None:
    """How many numbers there are the library judges; a flag in place of a number it never sees."""
    state = player.find(player.states, line.get("set"))
    value = line.get("value")
    if isinstance(value, bool) != (state.type == _abi.StateType.BOOL):
        raise unfit(f"{value} is no {state.type}")
    state.set(numbers(value))


def restore(player: Player, line: Line) -> None:
    """Writes the named cells of a snapshot, and restores that: one step for all."""
    cells = list(player.session.snapshot())
    for name, value in line.get("restore").items():
        state = player.find(player.states, name)
        found = cell(value, state.type)
        if state not in player.kept:
            raise ReadOnlyState(_abi.Result.ERROR_READ_ONLY_STATE, f"{name} is a sum or a gesture holds it")
        cells[player.kept.index(state)] = (found + (0.0, 0.0, 0.0))[:4]  # type: ignore[assignment]
    player.session.restore(tuple(cells))
