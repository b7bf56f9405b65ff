"""A number of a gesture's value, as something that a state can take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Union

from ._abi import Channel

if TYPE_CHECKING:
    from .gesture import Gesture

#: What a constant may be.
Constant = Union[float, tuple[float, ...]]


@dataclass(frozen=True)
class Reading:
    """`drag.translation`: what `State.transient` and `State.commit` are given."""

    gesture: Gesture
    channel: Channel
    #: Of the channel `constant`.
    constant: Constant = 0.0
