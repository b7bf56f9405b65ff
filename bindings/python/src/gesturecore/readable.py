"""What a state can take of a gesture."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ._abi import Channel
from .reading import Constant, Reading

if TYPE_CHECKING:
    from .gesture import Gesture


class Readable:
    """The readings of a gesture, by name. One that its value has not leaves a transient state initial, and commits
    nothing."""

    def _reading(self, channel: Channel, constant: Constant = 0.0) -> Reading:
        return Reading(cast("Gesture", self), channel, constant)

    @property
    def translation(self) -> Reading:
        """How far it went."""
        return self._reading(Channel.TRANSLATION)

    @property
    def location(self) -> Reading:
        """Where it is."""
        return self._reading(Channel.LOCATION)

    @property
    def start(self) -> Reading:
        """Where it began."""
        return self._reading(Channel.START)

    @property
    def velocity(self) -> Reading:
        """Points per second."""
        return self._reading(Channel.VELOCITY)

    @property
    def predicted_end(self) -> Reading:
        """Where it would come to rest."""
        return self._reading(Channel.PREDICTED_END)

    @property
    def predicted_translation(self) -> Reading:
        """How far it would have gone there."""
        return self._reading(Channel.PREDICTED_TRANSLATION)

    @property
    def magnification(self) -> Reading:
        """The ratio of sizes."""
        return self._reading(Channel.MAGNIFICATION)

    @property
    def rotation(self) -> Reading:
        """Radians, clockwise."""
        return self._reading(Channel.ROTATION)

    @property
    def branch(self) -> Reading:
        """The live member of a composite, from 1."""
        return self._reading(Channel.BRANCH)

    @property
    def recognized(self) -> Reading:
        """1 once a long press has reached its threshold."""
        return self._reading(Channel.RECOGNIZED)

    @property
    def inside(self) -> Reading:
        """1 while a click's contact is inside."""
        return self._reading(Channel.INSIDE)

    @property
    def count(self) -> Reading:
        """How many taps were made."""
        return self._reading(Channel.COUNT)

    @property
    def elapsed(self) -> Reading:
        """Seconds since its press; with several contacts, since the last that it needs came down."""
        return self._reading(Channel.ELAPSED)

    @property
    def active(self) -> Reading:
        """1 while it is live."""
        return self._reading(Channel.ACTIVE)

    def constant(self, value: Constant) -> Reading:
        """A value of your choice, for its moments."""
        return self._reading(Channel.CONSTANT, value)
