"""Definition structs, written and read in Python's words: by the names of their fields, with seconds for nanoseconds,
words or members for enums, sets for bits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ctypes import Structure, sizeof
from typing import Any

from ._abi import GCORE_CONTACTS_UNLIMITED, MEANINGS, gcore_affine, gcore_point
from ._words import word
from .values import affine, point, to_ns, to_seconds

#: Fields that are not parameters, or whose words a definition alone does not know.
PLUMBING = {
    "struct_size",
    "reserved",
    "name",
    "options",
    "space",
    "kind",
    "parent",
    "points",
    "point_count",
    "recognizer",
    "hit_test",
    "hit_user",
}

#: The codes by which ctypes knows its integers.
INTEGERS = "bBhHiIlLqQ"


def field_types(struct: type[Structure]) -> dict[str, Any]:
    """The ctypes type of each field."""
    return {field[0]: field[1] for field in struct._fields_}


def meaning(struct: type[Structure], name: str) -> tuple[str, Any]:
    """What an integer field stands for; ("", None) for a number."""
    return MEANINGS.get(struct.__name__, {}).get(name, ("", None))


def write(definition: Structure, values: Mapping[str, object], whose: str) -> None:
    """Writes parameters over what the definition has. None leaves one as it is; TypeError for one that it has not,
    which says whose definition it is."""
    types = field_types(type(definition))
    for name, value in values.items():
        if value is None:
            continue
        if name in types:
            set_field(definition, name, types[name], value, whose)
        elif name + "_ns" in types:
            setattr(definition, name + "_ns", to_ns(value, name))  # type: ignore[arg-type]
        elif name == "contacts" and "min_contacts" in types:
            write_range(definition, value)
        elif "options" in types and name in field_types(types["options"]):
            write(definition.options, {name: value}, whose)
        else:
            raise TypeError(f"{whose} has no parameter {name!r}")


def set_field(definition: Structure, name: str, kind: Any, value: Any, whose: str) -> None:
    """Writes one field. What is of a wrong type is told by name, which ctypes does not."""
    try:
        setattr(definition, name, convert(type(definition), name, kind, value))
    except TypeError as error:
        raise TypeError(f"{name} of {whose} cannot be {value!r}: {error}") from None


def convert(struct: type[Structure], name: str, kind: Any, value: Any) -> Any:
    """A value as the field wants it."""
    form, enum = meaning(struct, name)
    if form == "value":
        return word(enum, value)
    if form == "set":
        return bits(enum, value)
    if form == "boolean":
        return int(bool(value))
    if kind is gcore_point or kind is gcore_affine:
        return kind(*value)
    return whole(name, kind, value) if getattr(kind, "_type_", "d") in INTEGERS else value


def whole(name: str, kind: Any, value: Any) -> int:
    """A whole number that the field holds; ctypes would cut it off in silence."""
    try:
        number = int(value)
    except (ValueError, OverflowError):
        number = None
    if number is None or number != value or kind(number).value != value:
        raise ValueError(f"{name} = {value!r} is no whole number of {sizeof(kind) * 8} bits")
    return number


def bits(enum: Any, members: Iterable[Any]) -> int:
    """A set of members or words as bits."""
    if isinstance(members, (str, int)):
        members = (members,)
    total = 0
    for member in members:
        total |= 1 << word(enum, member)
    return total


def write_range(definition: Any, value: Any) -> None:
    """A number of contacts: exactly n, or (least, most), where most may be infinite."""
    least, most = value if isinstance(value, tuple) else (value, value)
    kind = field_types(type(definition))["max_contacts"]
    definition.min_contacts = whole("contacts", kind, least)
    definition.max_contacts = GCORE_CONTACTS_UNLIMITED if most == float("inf") else whole("contacts", kind, most)


def read(definition: Structure) -> dict[str, Any]:
    """The parameters of a definition, in the words that `write` takes; sets as frozensets of members."""
    found: dict[str, Any] = {}
    for name in field_types(type(definition)):
        value = getattr(definition, name)
        form, enum = meaning(type(definition), name)
        if name == "options":
            found |= read(value)
        if name in PLUMBING or name == "max_contacts":
            continue
        if name == "min_contacts":
            most = definition.max_contacts
            found["contacts"] = (value, float("inf") if most == GCORE_CONTACTS_UNLIMITED else most)
        elif name.endswith("_ns"):
            found[name.removesuffix("_ns")] = to_seconds(value)
        elif form == "value":
            found[name] = enum(value)
        elif form == "set":
            found[name] = frozenset(member for member in enum if value >> member & 1)
        elif form == "boolean":
            found[name] = bool(value)
        elif isinstance(value, gcore_point):
            found[name] = point(value)
        elif isinstance(value, gcore_affine):
            found[name] = affine(value)
        else:
            found[name] = value
    return found
