"""Lines that make regions, gestures, states, bindings and followers, or change them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .. import _abi
from .._words import word
from ..composite import Exclusive, Race, Sequence, Simultaneous
from ..custom import Custom
from ..errors import Cycle
from ..gesture import Gesture
from ..pinch import Magnify, Rotate, Transform
from ..pointer import Contact, Hover, Scroll
from ..press import Click, LongPress, Tap
from ..reading import Reading
from ..stroke import Drag, Swipe
from .lines import Line
from .numbers import angle, animation, cell, contacts, limit, number, numbers, unfit

if TYPE_CHECKING:
    from .player import Player

SIMPLE: dict[str, type[Gesture]] = {
    "tap": Tap,
    "click": Click,
    "long_press": LongPress,
    "drag": Drag,
    "swipe": Swipe,
    "magnify": Magnify,
    "rotate": Rotate,
    "transform": Transform,
    "hover": Hover,
    "scroll": Scroll,
    "contact": Contact,
}
COMPOSITE: dict[str, type[Gesture]] = {
    "sequence": Sequence,
    "simultaneous": Simultaneous,
    "exclusive": Exclusive,
    "race": Race,
}
#: The words of the format that are not those of the C interface.
SHAPES = {"rect": "rectangle", "rounded_rect": "rounded_rectangle"}


def same(item: Any) -> Any:
    """A word, a flag, a whole number or a list of words stands for itself."""
    return item


#: How the value of each key of a gesture is read; its name here where that is another.
KEYS: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "space_mode": ("space_mode", same),
    "devices": ("devices", same),
    "buttons": ("buttons", same),
    "extra_contacts": ("extra_contacts", same),
    "enabled": ("enabled", same),
    "notify": ("notify", same),
    "count": ("count", same),
    "contacts": ("contacts", contacts),
    "max_distance": ("max_distance", number),
    "max_separation": ("max_separation", number),
    "max_duration": ("max_duration", limit),
    "max_interval": ("max_interval", number),
    "outset": ("outset", number),
    "min_duration": ("min_duration", number),
    "continuous": ("continuous", same),
    "min_distance": ("min_distance", number),
    "axis": ("axis", same),
    "angle_gate": ("angle_gate", angle),
    "threshold": ("consume", lambda item: item == "consume"),
    "directions": ("directions", same),
    "min_velocity": ("min_velocity", number),
    "fires": ("fires_at_lift", lambda item: item == "lift"),
    "min_scale_delta": ("min_scale_delta", number),
    "min_angle_delta": ("min_angle_delta", angle),
    "wheel": ("wheel", lambda item: "ticks" if item == "wheel" else item),
    "stimulus": ("stimulus", same),
    "max_gap": ("max_gap", number),
    "lift_completes": ("lift_completes", same),
}


def parameters(player: Player, line: Line) -> dict[str, Any]:
    """The keys of a gesture's line as its parameters."""
    found: dict[str, Any] = {}
    for key, item in line.keys.items():
        if key == "space":
            found[key] = item if item in ("local", "global") else player.find(player.regions, item)
        elif key in KEYS:
            name, reads = KEYS[key]
            found[name] = reads(item)
    one = found.get("contacts")
    if isinstance(one, tuple) and (line.get("kind") or line_kind(player, line)) in ("tap", "long_press", "swipe"):
        if one[0] != one[1]:
            raise unfit("this kind has one number of contacts, and no range")
        found["contacts"] = one[0]
    return found


def line_kind(player: Player, line: Line) -> str:
    """The kind of the gesture that a line changes."""
    return str(player.find(player.gestures, line.get("configure"))._noun)


def make_gesture(player: Player, line: Line) -> None:
    """A gesture of any kind."""
    name, kind = line.get("gesture"), line.get("kind")
    said = parameters(player, line)
    members: list[Gesture] = []
    if kind in COMPOSITE:
        if name in line.get("members") and name not in player.gestures:
            raise Cycle(_abi.Result.ERROR_CYCLE, f"{name} would contain itself")
        members = [player.find(player.gestures, member) for member in line.get("members")]
    make: Any = {**SIMPLE, **COMPOSITE, "custom": Custom}[kind]
    parts = [player.answers.recognizer(name)] if kind == "custom" else members
    player.gestures[name] = player.session.add(make(*parts, name=name, **said))


def change_gesture(player: Player, line: Line) -> None:
    """Its parameters, priority and mask."""
    gesture = player.find(player.gestures, line.get("configure"))
    said = parameters(player, line)
    if said:
        gesture.configure(**said)
    if "priority" in line.keys:
        gesture.set_priority(line.get("priority"))
    if "mask" in line.keys:
        gesture.set_mask(line.get("mask"))


def attach(player: Player, line: Line) -> None:
    """A gesture to a region."""
    gesture = player.find(player.gestures, line.get("attach"))
    region = player.find(player.regions, line.get("region"))
    region.attach(gesture, line.get("priority") or "normal", line.get("mask") or "all")


def relate(player: Player, line: Line) -> None:
    """What a gesture is to another."""
    for key in ("waits_for", "runs_with", "prevents"):
        if key in line.keys:
            gesture = player.find(player.gestures, line.get("relate"))
            getattr(gesture, key)(player.find(player.gestures, line.get(key)))


def region_parameters(player: Player, line: Line) -> dict[str, Any]:
    """The keys of a region's line as its parameters."""
    found: dict[str, Any] = {}
    for key, item in line.keys.items():
        if key in ("frame", "transform"):
            found[key] = numbers(item)
        elif key == "points":
            found[key] = [numbers(corner) for corner in item]
        elif (key, item) == ("shape", "host"):
            found["hit_test"] = player.answers.hit(line.get(line.word))
        elif key == "shape":
            found[key] = SHAPES.get(item, item)
        elif key in ("radius", "hit_outset"):
            found[key] = number(item)
        elif key in ("order", "enabled", "opaque", "clips"):
            found[key] = item
    return found


def make_region(player: Player, line: Line) -> None:
    """A region, and what moves it."""
    parent = player.find(player.regions, line.get("parent")) if "parent" in line.keys else None
    states = [player.find(player.states, name) for name in line.get("offset") or []]
    made = player.session.region(parent=parent, name=line.get("region"), **region_parameters(player, line))
    player.regions[line.get("region")] = made
    if "offset" in line.keys:
        made.move_with(*states)


def change_region(player: Player, line: Line) -> None:
    """Its parameters, and what moves it."""
    region = player.find(player.regions, line.get("configure_region"))
    states = [player.find(player.states, name) for name in line.get("offset") or []]
    said = region_parameters(player, line)
    if said:
        region.configure(**said)
    if "offset" in line.keys:
        region.move_with(*states)


def make_state(player: Player, line: Line) -> None:
    """A state, or a sum of states."""
    name, type = line.get("state"), word(_abi.StateType, line.get("type"))
    if "sum" in line.keys:
        parts = [player.find(player.states, part) for part in line.get("sum")]
        if not parts or any(part.type != type for part in parts):
            raise unfit(f"{name} is the sum of states of its own type, one or more")
        player.states[name] = player.session.sum(*parts, name=name)
        return
    size = {_abi.StateType.VEC2: 2, _abi.StateType.VEC4: 4}.get(type, 1)
    initial = cell(line.get("initial"), type) if "initial" in line.keys else (0.0,) * size
    player.states[name] = player.session.state(initial, name=name, type=type)
    player.kept.append(player.states[name])


def bind(player: Player, line: Line) -> None:
    """A gesture to a state."""
    is_transient = "transient" in line.keys
    state = player.find(player.states, line.get("bind"))
    gesture = player.find(player.gestures, line.get("gesture"))
    said: dict[str, Any] = {"snap": [cell(item, state.type) for item in line.get("snap") or []]}
    if "scale" in line.keys:
        said["scale"] = number(line.get("scale"))
    if "clamp" in line.keys:
        said["clamp"] = tuple(cell(item, state.type) for item in line.get("clamp"))
    if (band := line.get("rubber_band")) is not None:
        said["rubber_band"] = number(band["limit"])
        if "coefficient" in band:
            said["rubber_band"] = (said["rubber_band"], number(band["coefficient"]))
    if line.get("map"):
        size = {_abi.StateType.VEC2: 2, _abi.StateType.VEC4: 4}.get(state.type, 1)
        said["map"] = player.answers.map(line.get("bind"), line.get("gesture"), size)
    channel = word(_abi.Channel, line.get("transient") or line.get("commit"))
    constant = cell(line.get("value"), state.type) if "value" in line.keys else 0.0
    reading = Reading(gesture, channel, constant)
    if is_transient:
        state.transient(reading, reset=animation(line.get("reset"), state.type), **said)
        if state in player.kept:
            player.kept.remove(state)
    else:
        state.commit(reading, line.get("op"), **said)


def follow(player: Player, line: Line) -> None:
    """A state, shown through an animation."""
    state = player.find(player.states, line.get("state"))
    name = line.get("follow")
    player.followers[name] = state.follow(animation(line.get("animation"), state.type), name=name)
