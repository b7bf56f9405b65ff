"""What every kind of gesture can be told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypedDict

from ._abi import ButtonLike, DeviceLike, ExtraContactsLike, SpaceModeLike

if TYPE_CHECKING:
    from .region import Region


class Options(TypedDict, total=False):
    """What every kind of gesture can be told."""

    #: Unique among the session's gestures. Without one it is called by its kind and number.
    name: str
    #: The space of places and distances: "local" (of its region), "global", or a region.
    space: str | Region
    #: "latched" at the first press, or "live".
    space_mode: SpaceModeLike
    #: The devices whose contacts are accepted: {"touch", "pen"}.
    devices: DeviceLike | Iterable[DeviceLike]
    #: The buttons whose contacts are accepted.
    buttons: ButtonLike | Iterable[ButtonLike]
    #: What a contact beyond the greatest number does: "ignore", "cancel", "join".
    extra_contacts: ExtraContactsLike
    #: Whether it takes part.
    enabled: bool
    #: As a member of a composite: whether it reports events of its own too.
    notify: bool
