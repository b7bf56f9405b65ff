"""Regions and gestures: what they are told, what they answer, how they combine."""

import math

import pytest

from gesturecore import (
    Axis,
    Capacity,
    Click,
    Contact,
    Cycle,
    Device,
    Direction,
    Drag,
    Exclusive,
    ExtraContacts,
    GestureKind,
    Hover,
    InvalidArgument,
    LongPress,
    Magnify,
    Phase,
    Priority,
    Race,
    Reason,
    Rotate,
    Scroll,
    Sequence,
    Session,
    Shape,
    Simultaneous,
    StaleId,
    Swipe,
    Tap,
    Transform,
    Wheel,
    _abi,
)
from gesturecore._library import lib

KINDS = {
    GestureKind.TAP: Tap,
    GestureKind.CLICK: Click,
    GestureKind.LONG_PRESS: LongPress,
    GestureKind.DRAG: Drag,
    GestureKind.SWIPE: Swipe,
    GestureKind.MAGNIFY: Magnify,
    GestureKind.ROTATE: Rotate,
    GestureKind.TRANSFORM: Transform,
    GestureKind.HOVER: Hover,
    GestureKind.SCROLL: Scroll,
    GestureKind.CONTACT: Contact,
}
#: A parameter that each kind can be told, and something that is not its default.
CHANGES = {
    Tap: {"count": 3},
    Click: {"outset": 5.0},
    LongPress: {"min_duration": 1.25},
    Drag: {"axis": Axis.Y},
    Swipe: {"directions": frozenset({Direction.LEFT, Direction.UP})},
    Magnify: {"min_scale_delta": 0.5},
    Rotate: {"min_angle_delta": 0.25},
    Transform: {"contacts": (2, 3)},
    Hover: {"enabled": False},
    Scroll: {"wheel": Wheel.TICKS},
    Contact: {"devices": frozenset({Device.PEN})},
}


@pytest.fixture
def s():
    with Session() as session:
        yield session


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_made_changed_and_read(s, kind):
    make, change = KINDS[kind], CHANGES[KINDS[kind]]
    told = make(**change)
    fresh = make()
    defaults = dict(fresh.parameters)
    assert told.parameters == defaults | change != defaults
    s.add(fresh)
    assert (fresh.kind, fresh.name, fresh.session) == (kind, f"{kind} 1", s)
    assert fresh.parameters == defaults
    fresh.configure(**change)
    assert fresh.parameters == defaults | change
    named = s.add(make(name="it", **change))
    assert (named.name, named.parameters) == ("it", defaults | change)
    assert s.gesture_named("it") is named and s.gesture_named("other") is None


def test_defaults_are_the_librarys_own():
    assert Tap().parameters["max_interval"] == lib.gcore_tap_def_default().max_interval_ns / 1e9
    assert Tap().parameters["max_duration"] == math.inf
    assert Magnify().parameters["contacts"] == (2, math.inf)
    assert Drag().parameters["angle_gate"] == lib.gcore_drag_def_default().angle_gate
    assert Tap().parameters["extra_contacts"] == ExtraContacts.CANCEL


def test_what_a_parameter_cannot_be_is_refused():
    for wrong in (
        lambda: Tap(count=1.5),
        lambda: Tap(count=-1),
        lambda: Drag(axis="z"),
        lambda: Tap(max_interval=-1.0),
        lambda: Tap(contacts=2**32 + 1),
        lambda: LongPress(math.nan),
        lambda: Drag(space="window"),
    ):
        with pytest.raises(ValueError):
            wrong().parameters
    with pytest.raises(TypeError, match="Tap has no parameter 'speed'"):
        Tap(speed=3).parameters
    with Session() as s, pytest.raises(InvalidArgument):
        s.add(Drag(min_distance=-1))


def test_a_gesture_is_changed_before_it_is_made_too(s):
    drag = Drag(min_distance=5)
    drag.configure(min_distance=0, devices="mouse")
    s.region((0, 0, 10, 10)).attach(drag)
    assert (drag.parameters["min_distance"], drag.parameters["devices"]) == (0, {Device.MOUSE})
    assert drag.phase == Phase.POSSIBLE
    s.down(1, (1, 1), 0, device="mouse")
    assert drag.phase == Phase.BEGAN
    drag.configure(min_distance=3)
    assert (drag.phase, drag.reason) == (Phase.CANCELLED, Reason.RECONFIGURED)


def test_priority_mask_and_enablement_cancel_with_a_reason(s):
    drag = s.region((0, 0, 10, 10)).attach(Drag(0))
    changes = [
        (lambda: drag.set_priority("high"), Reason.RECONFIGURED),
        (lambda: drag.set_mask("gesture"), Reason.RECONFIGURED),
        (drag.disable, Reason.DISABLED),
    ]
    for contact, (change, reason) in enumerate(changes):
        s.down(contact, (1, 1), contact)
        assert drag.phase == Phase.BEGAN
        change()
        assert (drag.phase, drag.reason) == (Phase.CANCELLED, reason)
        s.up(contact, contact + 0.5)
    drag.enable()
    s.down(9, (1, 1), 9)
    assert drag.phase == Phase.BEGAN


def test_a_removed_gesture_is_heard_once_more_and_then_stale(s):
    drag = s.region((0, 0, 10, 10)).attach(Drag(0))
    s.down(1, (1, 1), 0)
    drag.remove()
    assert [(event.gesture, event.phase) for event in s.events()] == [(drag, Phase.BEGAN), (drag, Phase.CANCELLED)]
    assert drag.kind == GestureKind.NONE and drag._bits not in s._gestures
    for use in (lambda: drag.value, lambda: drag.configure(min_distance=1), lambda: drag.parameters):
        with pytest.raises(StaleId):
            use()


def test_operators_make_composites_of_all_their_parts(s):
    pad = s.region((0, 0, 100, 100))
    a, b, c, d = Tap(), LongPress(), Drag(), Swipe()
    for made, kind in (
        (a >> b >> c, Sequence),
        (Tap() & Drag() & Magnify(), Simultaneous),
        (Tap(2) | Tap() | Drag(), Exclusive),
        (Drag() ^ Magnify() ^ Rotate(), Race),
    ):
        assert type(made) is kind and len(made.members) == 3
        pad.attach(made)
        assert str(made.kind) == kind.__name__.lower()
    assert (Tap() >> Drag() & Hover() | Click()).members[0].members[0].members[0]._noun == "tap"
    named = Sequence(d, Click(), name="named")
    assert (named >> Tap()).members[0] is named


def test_a_sequence_that_went_into_a_longer_one_says_so(s):
    short = Tap() >> Drag()
    s.add(short >> Tap())
    with pytest.raises(InvalidArgument, match="went into a longer one"):
        s.add(short)


def test_a_composite_is_told_and_read(s):
    hold = s.add(Sequence(LongPress(), Drag(), max_gap=2.0, lift_completes=True, name="hold"))
    assert (hold.parameters["max_gap"], hold.parameters["lift_completes"]) == (2.0, True)
    hold.configure(max_gap=math.inf, lift_completes=False)
    assert (hold.parameters["max_gap"], hold.parameters["lift_completes"]) == (math.inf, False)
    with pytest.raises(InvalidArgument):
        s.add(Simultaneous(hold.members[0], Tap()))


def test_what_a_refused_composite_was_made_of_is_free_again(s):
    a, b = s.add(Drag()), s.add(Drag())
    a.waits_for(b)
    with pytest.raises(Cycle):
        s.add(a | b)
    other = s.add(b | a)
    assert other.members == (b, a)
    with pytest.raises(InvalidArgument):
        s.region((0, 0, 1, 1)).attach(a)


def test_a_gesture_belongs_to_one_session(s):
    drag = s.add(Drag())
    with Session() as other, pytest.raises(InvalidArgument, match="belongs to another session"):
        other.add(drag)
    with pytest.raises(StaleId, match="attach it to a region first"):
        Drag().value
    with pytest.raises(StaleId, match="attach one first"):
        Drag().waits_for(Tap())


def test_relations_rule_who_wins(s):
    pad = s.region((0, 0, 100, 100))
    a, b, c = pad.attach(Drag()), pad.attach(Drag()), pad.attach(Drag())
    a.waits_for(b).runs_with(c)
    b.prevents(c)
    with pytest.raises(Cycle):
        b.waits_for(a)
    s.down(1, (0, 0), 0)
    s.move(1, (20, 0), 0.1)
    assert [gesture.phase for gesture in (a, b, c)] == [Phase.FAILED, Phase.BEGAN, Phase.FAILED]


def test_regions_are_made_changed_and_read(s):
    root = s.region((0, 0, 200, 200), name="root", clips=True)
    child = s.region(
        (10, 20, 30, 40), parent=root, shape="rounded_rectangle", radius=5, hit_outset=2, order=3, opaque=False
    )
    assert (root.name, child.name) == ("root", "region 2")
    assert root.parameters["clips"] is True and child.parameters["opaque"] is False
    assert (child.frame, child.parameters["shape"], child.parameters["order"]) == (
        (10, 20, 30, 40),
        Shape.ROUNDED_RECTANGLE,
        3,
    )
    child.frame = (1, 2, 3, 4)
    child.configure(enabled=False, transform=(2, 0, 0, 2, 0, 0))
    assert child.frame == (1, 2, 3, 4)
    assert child.parameters["transform"] == (2, 0, 0, 2, 0, 0) and child.parameters["enabled"] is False
    assert s.region_named("root").frame == (0, 0, 200, 200) and s.region_named("none") is None
    root.remove()
    with pytest.raises(StaleId):
        child.frame
    with pytest.raises(StaleId):
        child.name


def test_a_polygon_is_hit_inside(s):
    corner = s.region((0, 0, 100, 100), shape="polygon", points=[(0, 0), (100, 0), (0, 100)])
    tap = corner.attach(Tap())
    for contact, (at, phase) in enumerate((((80, 80), Phase.POSSIBLE), ((20, 20), Phase.ENDED))):
        s.down(contact, at, contact)
        s.up(contact, contact + 0.1)
        assert tap.phase == phase


def test_a_region_moves_with_states(s):
    card = s.region((0, 0, 10, 10))
    tap = card.attach(Tap())
    offset = s.state((0, 0))
    card.move_with(offset)
    offset.value = (50, 50)
    s.down(1, (55, 55), 0)
    s.up(1, 0.1)
    assert tap.phase == Phase.ENDED
    card.move_with()
    s.down(1, (55, 55), 1)
    s.up(1, 1.1)
    assert [event.time for event in s.events()] == [0.1]


def test_a_space_is_a_region_or_the_window(s):
    pad = s.region((100, 100, 50, 50), transform=(2, 0, 0, 2, 0, 0))
    inner = s.region((10, 10, 20, 20), parent=pad)
    taps = {space: inner.attach(Tap(space=space), priority="simultaneous") for space in ("local", "global", pad)}
    s.down(1, (130, 130), 0)
    s.up(1, 0.1)
    assert [taps[space].value.location for space in taps] == [(5, 5), (130, 130), (15, 15)]


def test_words_and_members_are_one():
    assert Drag(axis="x").parameters == Drag(axis=Axis.X).parameters
    assert f"{Priority.HIGH} {Priority.HIGH:>6}" == "high   high"
    assert Capacity.__mro__[1].__name__ == "GestureError"
    assert _abi.Field.MATRIX == 1 << 18
