"""Reads the lines of traces. Numbers keep their decimals, so that a time is exact; an unknown key is an error."""

from __future__ import annotations

import codecs
import json
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any

from ..values import Nanoseconds
from .shapes import problem

COMMON = "space space_mode devices buttons extra_contacts enabled notify"
REGION = "order shape radius points transform hit_outset enabled opaque clips offset"
FIELDS = (
    "reason by branch revision location start translation velocity predicted_end predicted_translation magnification"
    " rotation centroid matrix delta total count contacts elapsed recognized inside direction"
)
#: The keys of each kind of line, in the order in which a line is asked for its word; `!` marks one that must be there.
KEYS = {
    "gesturecore_trace": "name source strict capacity slop_scale host",
    "expect": f"phase within {FIELDS}",
    "expect_deadline": "",
    "expect_decision": "gesture for by because",
    "expect_error": "",
    "expect_follower": "value! within",
    "expect_phase": "is! reason",
    "expect_state": "value! within",
    "event": f"phase {FIELDS}",
    "decision": "gesture for by because",
    "error": "text",
    "hash": "",
    "answer": f"region at state gesture value claim stimulus deadline unsound busy phase {FIELDS}",
    "configure": "priority mask source",
    "bind": "gesture! transient commit value op reset clamp rubber_band snap scale map",
    "attach": "region! priority mask",
    "relate": "waits_for runs_with prevents",
    "follow": "state! animation",
    "state": "type! initial sum",
    "configure_region": f"frame source {REGION}",
    "remove_gesture": "source",
    "remove_region": "source",
    "reset": "source",
    "restore": "source",
    "set": "value! source",
    "advance": "t! source",
    "cancel_all": "t! source",
    "cancel": "t! at device pressure source",
    "down": "t! at! device button pressure source",
    "hover": "t! at! device pressure source",
    "move": "t! at! device pressure more source",
    "scroll": "t! at! device precise scroll_phase source",
    "up": "t! at device button pressure more source",
    "gesture": "kind!",
    "region": f"frame! parent {REGION}",
}
#: The keys of a gesture by its kind, beside the common ones.
KIND_KEYS = {
    "tap": "count contacts max_distance max_duration max_interval max_separation",
    "click": "outset",
    "long_press": "min_duration max_distance contacts continuous",
    "drag": "min_distance axis angle_gate contacts threshold",
    "swipe": "directions min_velocity min_distance max_duration contacts fires",
    "magnify": "min_scale_delta contacts",
    "rotate": "min_angle_delta contacts",
    "transform": "min_distance min_scale_delta min_angle_delta contacts",
    "hover": "",
    "scroll": "axis wheel",
    "contact": "",
    "custom": "contacts stimulus",
    "sequence": "members! max_gap lift_completes",
    "simultaneous": "members!",
    "exclusive": "members!",
    "race": "members!",
}
#: What the gesture of a `relate` line can be to the other.
RELATIONS = {"waits_for", "runs_with", "prevents"}
#: What a blank line is made of.
BLANKS = b" \t\r"
#: Functions of a host that a line can answer for, and the keys that such a line must have.
ANSWERS = {"hit": "region at inside", "map": "state gesture value", "custom": "gesture phase", "reset": "gesture busy"}
#: Lines that only say what an engine once said.
RECORDED = {"event", "decision", "error", "hash"}
#: Lines that are fed.
FED = {"down", "move", "up", "cancel", "cancel_all", "hover", "scroll", "advance"}


class TraceError(ValueError):
    """A line that is none of the format, or that cannot be played."""


@dataclass(frozen=True)
class Line:
    """One line of a trace."""

    file: str
    number: int
    #: The key by which it is known: "down", "gesture", "expect".
    word: str
    keys: dict[str, Any]

    def error(self, what: str) -> TraceError:
        """An error that names the line."""
        return TraceError(f"{self.file}:{self.number}: {what}")

    def get(self, key: str) -> Any:
        """What stands behind a key, or None."""
        return self.keys.get(key)

    @property
    def time(self) -> Nanoseconds | None:
        """Its time, exactly."""
        return nanoseconds(self, self.keys["t"]) if "t" in self.keys else None


def nanoseconds(line: Line, seconds: Any) -> Nanoseconds:
    """Seconds with at most nine fractional digits as nanoseconds."""
    if isinstance(seconds, bool) or not isinstance(seconds, (int, Decimal)):
        raise line.error("a time is a number of seconds")
    exact = Decimal(seconds).scaleb(9)
    if exact != exact.to_integral_value() or not 0 <= exact < 1 << 64:
        raise line.error(f"{seconds} is no time of at most nine fractional digits")
    return Nanoseconds(int(exact))


def read(*files: str | Path) -> Iterator[Line]:
    """The lines of files, one after another as one trace. TraceError names the line that is none."""
    kinds: dict[str, str] = {}
    before = 0
    for file in files:
        # Some programs begin a file with a byte order mark. A line ends where a line feed is, and nowhere else.
        text = Path(file).read_bytes().removeprefix(codecs.BOM_UTF8)
        for number, said in enumerate(text.split(b"\n"), 1):
            if said.strip(BLANKS) and not said.lstrip(BLANKS).startswith(b"#"):
                yield parse(str(file), number, said, before, kinds)
                before += 1


def parse(file: str, number: int, said: str | bytes, before: int, kinds: dict[str, str]) -> Line:
    """One line; `kinds` remembers the kind of each gesture, on which its keys hang."""
    line = Line(file, number, "", {})

    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            raise line.error(f"a key stands twice: {', '.join(key for key, _ in pairs)}")
        return found

    def no(constant: str) -> Any:
        raise line.error(f'{constant} is no JSON; write "nan", "inf" or "-inf"')

    try:
        text = said if isinstance(said, str) else said.decode("utf-8")
        keys = json.loads(text, parse_float=Decimal, parse_constant=no, object_pairs_hook=unique)
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise line.error(f"the line is no JSON: {error}") from error
    except RecursionError:
        raise line.error("values are nested too deep") from None
    except (ArithmeticError, ValueError) as error:
        raise error if isinstance(error, TraceError) else line.error(f"the line has no such number: {error}") from error
    if not isinstance(keys, dict):
        raise line.error("a line is an object {...}")
    word = next((word for word in KEYS if word in keys), None)
    if word is None:
        raise line.error("the line has no key of the format")
    line = Line(file, number, word, keys)
    check_keys(line, kinds)
    if word == "gesturecore_trace" and before:
        raise line.error("the header stands on the first line")
    return line


def check_keys(line: Line, kinds: dict[str, str]) -> None:
    """Refuses a key that the line may not have, and misses one that it must have."""
    if line.word == "gesturecore_trace" and line.keys[line.word] != 1:
        raise line.error("traces of this version are not known here; 1 is")
    allowed = f"{line.word}! {'' if line.word == 'gesturecore_trace' else 't'} {KEYS[line.word]}"
    # What names the line, and the kind on which the keys hang, come first.
    for key in (line.word, "kind") if line.word not in RECORDED else ():
        check_shape(line, key)
    if line.word in ("gesture", "configure"):
        name = line.keys[line.word]
        kind = line.get("kind") if line.word == "gesture" else kinds.get(name)
        if line.word == "gesture":
            if kind not in KIND_KEYS:
                raise line.error(f"not built: {kind}")
            kinds[name] = str(kind)
        own = KIND_KEYS[str(kind)] if kind in KIND_KEYS else " ".join(KIND_KEYS.values())
        if line.word == "configure":
            own = " ".join(key for key in own.split() if not key.startswith("members"))
        allowed += f" {COMMON} {own}"
    words = allowed.split()
    for key in line.keys:
        if key not in words and key + "!" not in words:
            raise line.error(f'a "{line.word}" line has no key "{key}"')
    for word in words:
        if word.endswith("!") and word[:-1] not in line.keys:
            raise line.error(f'the key "{word[:-1]}" is missing')
    for key in line.keys if line.word not in RECORDED else ():
        check_shape(line, key)
    check_together(line)


def check_shape(line: Line, key: str) -> None:
    """Refuses what the key cannot have behind it."""
    if key == "t" and key in line.keys:
        nanoseconds(line, line.keys[key])
    elif key in line.keys and (said := problem(line.word, key, line.keys[key])) is not None:
        raise line.error(said)


def check_together(line: Line) -> None:
    """Refuses keys that do not stand together."""
    keys = line.keys.keys()
    if line.word == "relate" and len(keys & RELATIONS) != 1:
        raise line.error("a relation is one of waits_for, runs_with, prevents")
    if line.word == "bind":
        if ("transient" in keys) == ("commit" in keys):
            raise line.error('a binding has a channel for "transient" or for "commit"')
        if "value" in keys and "constant" not in (line.get("transient"), line.get("commit")):
            raise line.error('"value" is for the channel "constant"')
        if ("op" if "transient" in keys else "reset") in keys:
            raise line.error('"op" is for "commit", "reset" for "transient"')
    for key in ANSWERS[line.get("answer")].split() if line.word == "answer" else ():
        if key not in keys:
            raise line.error(f'the key "{key}" is missing')
    if line.word == "state" and {"initial", "sum"} <= keys:
        raise line.error('a sum has no "initial" of its own')
    if line.word == "expect_decision" and {"for", "by"} <= keys:
        raise line.error('a gesture waits "for" another or is denied "by" it, not both')
