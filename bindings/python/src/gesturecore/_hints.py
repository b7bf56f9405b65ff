"""The classes that annotations name and whose modules import each other in a circle. Type checkers see them under
TYPE_CHECKING; `typing.get_type_hints` looks in the module, where they are put here, once all are there."""

from __future__ import annotations

from . import (
    composite,
    custom,
    event,
    follower,
    gesture,
    handle,
    listening,
    options,
    readable,
    reading,
    region,
    session,
    state,
)

CLASSES = (
    composite.Composite,
    composite.Exclusive,
    composite.Race,
    composite.Sequence,
    composite.Simultaneous,
    follower.Follower,
    gesture.Gesture,
    region.Region,
    session.Session,
    state.State,
)

for module in (
    composite,
    custom,
    event,
    follower,
    gesture,
    handle,
    listening,
    options,
    readable,
    reading,
    region,
    state,
):
    for found in CLASSES:
        vars(module).setdefault(found.__name__, found)
