"""Recognizers of your own, as Python classes or as plug-ins."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import CDLL, POINTER, pointer, sizeof
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Unpack

from . import _abi
from ._abi import CustomSignal, Field, Phase, Reason, ReasonLike, Stimulus, StimulusLike
from ._definition import field_types
from ._library import lib
from ._words import word
from .errors import InvalidArgument
from .gesture import Gesture
from .options import Options
from .values import Nanoseconds, Point, Time, point, to_ns, to_seconds

if TYPE_CHECKING:
    from .session import Session

#: No phase: the engine takes the recognizer out.
NO_PHASE = 0xFFFF


@dataclass(frozen=True)
class Signal:
    """What a recognizer hears."""

    #: Pressed, moved, lifted, cancelled or deadline.
    kind: CustomSignal
    #: The time of the step.
    time_ns: Nanoseconds
    #: The contact and its device; 0 for a deadline.
    contact: int
    source: int
    #: How many contacts the gesture has now.
    contacts: int
    #: Where the contact is, in the gesture's space.
    position: Point
    #: The mean place of the gesture's contacts.
    centroid: Point
    #: What distances that stand for a resting contact should be multiplied by.
    slop_scale: float
    #: It has claimed, and waits for another gesture.
    held: bool
    #: It has its contacts.
    granted: bool

    @property
    def time(self) -> float:
        """The time of the step, in seconds."""
        return to_seconds(self.time_ns)

    @classmethod
    def of(cls, raw: _abi.gcore_custom_input) -> Signal:
        """A signal of the C interface."""
        return cls(
            CustomSignal(raw.signal),
            Nanoseconds(raw.time_ns),
            raw.contact,
            raw.source,
            raw.contacts,
            point(raw.position),
            point(raw.centroid),
            raw.slop_scale,
            bool(raw.held),
            bool(raw.granted),
        )


class Verdict:
    """What a recognizer answers. It comes as it was, as if nothing were new; say what is."""

    def __init__(self, raw: _abi.gcore_verdict) -> None:
        #: The C struct.
        self.raw = raw

    def _move(self, phase: Phase, measures: dict[str, Any]) -> None:
        self.raw.phase = phase
        self.measure(**measures)

    def began(self, *, claim: bool = False, **measures: Any) -> None:
        """It begins; `claim`: it is recognized. Without that it is feedback to a press, which excludes nobody."""
        self.raw.claim = int(claim)
        self._move(Phase.BEGAN, measures)

    def changed(self, *, claim: bool = False, **measures: Any) -> None:
        """What it measures is other."""
        self.raw.claim = int(claim)
        self._move(Phase.CHANGED, measures)

    def ended(self, **measures: Any) -> None:
        """It is recognized, and over."""
        self._move(Phase.ENDED, measures)

    def failed(self, reason: ReasonLike) -> None:
        """It will not be, though it had not begun. `reason`: "moved", "lifted_early", "too_slow", "too_late",
        "too_many_contacts", "too_few_contacts", "wrong_direction" or "outside"; the others are the engine's own."""
        self.raw.phase, self.raw.reason = Phase.FAILED, word(Reason, reason)

    def cancelled(self, reason: ReasonLike) -> None:
        """It had begun, and will not be. The reasons are those of `failed`."""
        self.raw.phase, self.raw.reason = Phase.CANCELLED, word(Reason, reason)

    def answers_to(self, stimulus: StimulusLike) -> None:
        """What it answers to: of those that answer the same, the later waits for the one ahead."""
        self.raw.stimulus = word(Stimulus, stimulus)

    def wake_at(self, t: Time) -> None:
        """When `deadline` is called next; infinity: never."""
        self.raw.deadline_ns = to_ns(t)

    def measure(self, **measures: Any) -> None:
        """What it measures, by the names of `Value`: translation=(3, 4), count=2."""
        value = self.raw.value
        types = field_types(_abi.gcore_value)
        for name, said in measures.items():
            if name not in types or name.upper() not in Field.__members__:
                raise TypeError(
                    f"a value has no {name!r}; it has {', '.join(str(field.name).lower() for field in Field)}"
                )
            value.fields |= Field[name.upper()]
            setattr(value, name, types[name](*said) if isinstance(said, tuple) else said)


class Recognizer:
    """Subclass it, and attach `Custom(YourRecognizer())`. Its functions run in the middle of a step: they may read the
    session as it was before, and feed what acts after the step; all else is refused as busy. What they raise comes out
    of the call that ran the step, and the gesture is out until its next group of contacts."""

    def contact(self, signal: Signal, verdict: Verdict) -> None:
        """Something happened to a contact."""
        raise NotImplementedError(f"{type(self).__name__} has no contact(signal, verdict)")

    def deadline(self, signal: Signal, verdict: Verdict) -> None:
        """The time has come that the last verdict asked for."""

    def reset(self) -> None:
        """A new group of contacts begins: forget the last."""


class Custom(Gesture):
    """A gesture of a recognizer of your own. It competes, is combined and drives states like any other."""

    _noun = "custom"

    def __init__(
        self,
        recognizer: Recognizer | Plugin,
        *,
        stimulus: StimulusLike | None = None,
        contacts: int | tuple[int, float] | None = None,
        **options: Unpack[Options],
    ) -> None:
        """`stimulus`: what it answers to until a verdict says otherwise. `contacts`: how many, or (least, most)."""
        super().__init__(options, stimulus=stimulus, contacts=contacts)
        #: What decides.
        self.recognizer = recognizer

    def _make(self, session: Session, definition: Any, made: _abi.gcore_gesture_id) -> int:
        if isinstance(self.recognizer, Plugin):
            definition.recognizer = self.recognizer._table
            return super()._make(session, definition, made)
        functions = table(self.recognizer, session)
        definition.recognizer = pointer(functions)
        code = super()._make(session, definition, made)
        if code >= 0:
            session._functions.gesture_has(made.bits, functions)
        return code


def table(recognizer: Recognizer, session: Session) -> _abi.gcore_recognizer:
    """The functions of a recognizer as C calls them. What they raise is kept for the call that ran the step."""

    def answer(decide: Callable[[Signal, Verdict], None], raw_signal: Any, raw_verdict: Any) -> None:
        verdict = raw_verdict.contents
        try:
            decide(Signal.of(raw_signal.contents), Verdict(verdict))
        except BaseException as error:
            session._raised.append(error)
            verdict.phase = NO_PHASE

    def reset(instance: Any) -> None:
        try:
            recognizer.reset()
        except BaseException as error:
            session._raised.append(error)

    return _abi.gcore_recognizer(
        struct_size=sizeof(_abi.gcore_recognizer),
        contact=_abi.gcore_recognizer_contact(lambda instance, signal, said: answer(recognizer.contact, signal, said)),
        deadline=_abi.gcore_recognizer_deadline(
            lambda instance, signal, said: answer(recognizer.deadline, signal, said)
        ),
        reset=_abi.gcore_recognizer_reset(reset),
    )


class Plugin:
    """A shared object that offers a recognizer: `pad.attach(Custom(Plugin("circle.so")))`."""

    def __init__(self, path: str) -> None:
        """Loads and checks it. OSError where it cannot be loaded, InvalidArgument where it is no plug-in for this
        library."""
        self._loaded = CDLL(path)
        entry = getattr(self._loaded, "gcore_plugin_entry", None)
        if entry is None:
            raise InvalidArgument(_abi.Result.ERROR_INVALID_ARGUMENT, f"{path} has no gcore_plugin_entry")
        entry.restype = POINTER(_abi.gcore_plugin)
        offered = entry()
        code = lib.gcore_plugin_check(offered)
        if code:
            raise InvalidArgument(_abi.Result(code), f"{path} is of another version, or offers no recognizer")
        self._table = offered.contents.recognizer
        name = offered.contents.name
        #: What it recognizes, for people.
        self.name: str | None = name.decode() if name is not None else None
