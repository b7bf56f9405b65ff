"""Enumerations whose members are also words: `Priority.HIGH`, "high"."""

from __future__ import annotations

from enum import IntEnum
from typing import TypeVar

W = TypeVar("W", bound="Word")


class Word(IntEnum):
    """A number of the C interface that prints as the word that traces use, and equals it."""

    def __eq__(self, other: object) -> bool:
        return str(self) == other if isinstance(other, str) else int.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = IntEnum.__hash__

    def __str__(self) -> str:
        return self.name.lower()

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


def word(kind: type[W], name: W | str) -> W:
    """The member that is meant by itself or by its word; ValueError lists the words that there are."""
    if isinstance(name, kind):
        return name
    if isinstance(name, str) and name.upper() in kind.__members__ and name == name.lower():
        return kind[name.upper()]
    raise ValueError(f"{name!r} is no {kind.__name__}; there are {', '.join(str(member) for member in kind)}")
