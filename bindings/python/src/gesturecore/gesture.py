"""What all gestures share: making, attaching, combining, listening, asking."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from ctypes import byref
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

from . import _abi
from ._abi import GestureKind, MaskLike, Phase, PriorityLike, Reason, Relation
from ._definition import read, write
from ._library import lib
from ._words import word
from .errors import InvalidArgument, StaleId
from .event import Value
from .listening import Listening
from .options import Options
from .readable import Readable

if TYPE_CHECKING:
    from .composite import Exclusive, Race, Sequence, Simultaneous
    from .region import Region
    from .session import Session

#: Spaces that are no region.
SPACES = {"local": _abi.GCORE_SPACE_LOCAL, "global": _abi.GCORE_SPACE_GLOBAL}


class Gesture(Readable, Listening):
    """A gesture, as a value: made from parameters, combined, then attached to a region.

    `a >> b` is a sequence, `a & b` simultaneous, `a | b` exclusive (a first), `a ^ b` a race. A gesture becomes a
    session's when it is attached or bound to a state there, or by `Session.add`; with its composite, its members do
    too. Parameters that are not given are the library's defaults."""

    #: The word in the names of its functions.
    _noun: ClassVar[str]
    #: Of a composite.
    _members: tuple[Gesture, ...] = ()

    def __init__(self, options: Options, **parameters: object) -> None:
        super().__init__()
        self._parameters: dict[str, Any] = {**parameters, **options}
        self._name: str | None = self._parameters.pop("name", None)
        self._tell(self._parameters)
        self._session: Session | None = None
        self._bits = 0

    # Making

    def _function(self, verb: str) -> Callable[..., Any]:
        function: Callable[..., Any] = getattr(lib, f"gcore_{self._noun}_{verb}")
        return function

    def _default(self) -> Any:
        return self._function("def_default")()

    def _make(self, session: Session, definition: Any, made: _abi.gcore_gesture_id) -> int:
        result: int = self._function("make")(session._handle, byref(definition), byref(made))
        return result

    def _write(self, definition: Any, parameters: dict[str, Any], session: Session | None) -> None:
        """Writes parameters over a definition."""
        parameters = dict(parameters)
        space = parameters.pop("space", None)
        if space is not None:
            definition.options.space = space_bits(space, session)
        write(definition, parameters, type(self).__name__)

    def _tell(self, parameters: dict[str, Any]) -> None:
        """Refuses what it cannot be told before it belongs to a session. Iterators are read here, once."""
        for name, said in parameters.items():
            if isinstance(said, Iterator):
                parameters[name] = tuple(said)
        self._write(self._default(), parameters, None)

    def _in(self, session: Session) -> _abi.gcore_gesture_id:
        """Its id in a session, where it is made if it is not yet. Members of a composite are made before it."""
        if self._session is session:
            return self._id
        if self._session is not None:
            raise InvalidArgument(_abi.Result.ERROR_INVALID_ARGUMENT, f"{self!r} belongs to another session")
        definition = self._default()
        self._write(definition, self._parameters, session)
        definition.name = self._name.encode() if self._name is not None else None
        made = _abi.gcore_gesture_id()
        session._check(self._make(session, definition, made))
        self._session, self._bits = session, made.bits
        session._gestures[made.bits] = self
        return made

    @property
    def _id(self) -> _abi.gcore_gesture_id:
        return _abi.gcore_gesture_id(self._bits)

    @property
    def session(self) -> Session:
        """The session that it belongs to. StaleId for one that belongs to none yet."""
        if self._session is None:
            raise StaleId(
                _abi.Result.ERROR_STALE_ID, f"{self!r} belongs to no session yet; attach it to a region first"
            )
        return self._session

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name or 'not attached'}>"

    # Telling apart

    @property
    def name(self) -> str | None:
        """Its name, or its kind and number; None for one without a name that belongs to no session yet."""
        if self._session is None:
            return self._name
        found = lib.gcore_gesture_name(self._session._handle, self._id)
        return found.decode() if found is not None else self._name

    @property
    def kind(self) -> GestureKind:
        """What it is; none for one that is gone."""
        return GestureKind(lib.gcore_gesture_kind_of(self.session._handle, self._id))

    # Changing

    @property
    def parameters(self) -> dict[str, Any]:
        """All parameters as they are now, the library's defaults among them; `configure` takes them."""
        definition = self._default()
        if self._session is None:
            self._write(definition, self._parameters, None)
        else:
            self._session._check(self._function("get")(self._session._handle, self._id, byref(definition)))
        space = self._parameters.get("space") if self._session is None else None
        return read(definition) | {"space": space or space_of(definition.options.space, self._session)}

    def configure(self, **parameters: Any) -> None:
        """Changes parameters and options. A real change cancels a gesture that is under way (reconfigured)."""
        if self._session is None:
            self._tell(parameters)
            self._parameters |= parameters
            return
        definition = self._default()
        self._session._check(self._function("get")(self._session._handle, self._id, byref(definition)))
        self._write(definition, parameters, self._session)
        definition.name = None
        self._session._check(self._function("configure")(self._session._handle, self._id, byref(definition)))

    @property
    def enabled(self) -> bool:
        """Whether it takes part."""
        enabled: bool = self.parameters["enabled"]
        return enabled

    def enable(self, enabled: bool = True) -> None:
        """Lets it take part, or not. Disabling cancels it if it is under way (disabled)."""
        self.session._check(lib.gcore_gesture_set_enabled(self.session._handle, self._id, enabled))

    def disable(self) -> None:
        """`enable(False)`."""
        self.enable(False)

    def set_priority(self, priority: PriorityLike) -> None:
        """Changes the priority of its attachment."""
        self.session._check(
            lib.gcore_gesture_set_priority(self.session._handle, self._id, word(_abi.Priority, priority))
        )

    def set_mask(self, mask: MaskLike) -> None:
        """Changes the mask of its attachment."""
        self.session._check(lib.gcore_gesture_set_mask(self.session._handle, self._id, word(_abi.Mask, mask)))

    def remove(self) -> None:
        """Takes it, and its members, out of the session. One that is under way is cancelled first."""
        code = lib.gcore_gesture_remove(self.session._handle, self._id)
        if code >= 0:
            self.session._forget(self)
        self.session._check(code)

    # Relations

    def waits_for(self, other: Gesture) -> Self:
        """Holds its claims while `other` can still win."""
        return self._relate(Relation.WAITS_FOR, other)

    def runs_with(self, other: Gesture) -> Self:
        """Never competes with `other`, nor `other` with it."""
        return self._relate(Relation.RUNS_WITH, other)

    def prevents(self, other: Gesture) -> Self:
        """Denies `other` when it is granted, even one that would run beside it."""
        return self._relate(Relation.PREVENTS, other)

    def _relate(self, relation: Relation, other: Gesture) -> Self:
        session = self._session or other._session
        if session is None:
            raise StaleId(
                _abi.Result.ERROR_STALE_ID, f"neither {self!r} nor {other!r} belongs to a session; attach one first"
            )
        session._check(lib.gcore_gesture_relate(session._handle, self._in(session), relation, other._in(session)))
        return self

    # Asking

    @property
    def phase(self) -> Phase:
        """Where it is in its life; possible before it belongs to a session."""
        handle = self._session._handle if self._session else None
        return Phase(lib.gcore_gesture_phase(handle, self._id))

    @property
    def reason(self) -> Reason:
        """Why it was cancelled or failed last."""
        handle = self._session._handle if self._session else None
        return Reason(lib.gcore_gesture_reason(handle, self._id))

    @property
    def value(self) -> Value:
        """What it measures now, with velocity, prediction and elapsed, which are computed now."""
        raw = _abi.gcore_value()
        self.session._check(lib.gcore_gesture_value(self.session._handle, self._id, byref(raw)))
        return Value(raw)

    # Combining

    def __rshift__(self, other: Gesture) -> Sequence:
        from .composite import Sequence

        if not isinstance(other, Gesture):
            return NotImplemented
        return Sequence(*parts(Sequence, self), other)

    def __and__(self, other: Gesture) -> Simultaneous:
        from .composite import Simultaneous

        if not isinstance(other, Gesture):
            return NotImplemented
        return Simultaneous(*parts(Simultaneous, self), other)

    def __or__(self, other: Gesture) -> Exclusive:
        from .composite import Exclusive

        if not isinstance(other, Gesture):
            return NotImplemented
        return Exclusive(*parts(Exclusive, self), other)

    def __xor__(self, other: Gesture) -> Race:
        from .composite import Race

        if not isinstance(other, Gesture):
            return NotImplemented
        return Race(*parts(Race, self), other)


def space_bits(space: str | Region, session: Session | None) -> int:
    """A space as the C interface names it, in a session where that is known already."""
    from .region import Region

    if isinstance(space, str) and space in SPACES:
        return SPACES[space]
    if not isinstance(space, Region):
        raise (ValueError if isinstance(space, str) else TypeError)(
            f"{space!r} is no space; give local, global or a region"
        )
    if session is not None:
        session._own(space)
    return space._bits


def space_of(bits: int, session: Session | None) -> str | Region:
    """The space that `space_bits` names so. Before a gesture belongs to a session it is no region."""
    from .region import Region

    words = [space for space, known in SPACES.items() if known == bits]
    return words[0] if words else Region(cast("Session", session), bits)


def parts(kind: type[Gesture], left: Gesture) -> tuple[Gesture, ...]:
    """The gestures on the left of an operator: the members of a composite of the same kind that nothing was said of
    yet, so that `a >> b >> c` has three members and not two; else the gesture itself."""
    from .composite import Composite

    if type(left) is kind and isinstance(left, Composite) and left._is_untold():
        return left._dissolve()
    return (left,)
