"""Parameters: what is read can be written."""

import math

import pytest

from gesturecore import (
    Click,
    Contact,
    Custom,
    Drag,
    Exclusive,
    Hover,
    LongPress,
    Magnify,
    Phase,
    Race,
    Recognizer,
    Rotate,
    Scroll,
    Sequence,
    Session,
    Simultaneous,
    Swipe,
    Tap,
    Transform,
)

SIMPLE = (Tap, Click, LongPress, Drag, Swipe, Magnify, Rotate, Transform, Hover, Scroll, Contact)
#: A gesture of every kind, of options that are not the library's defaults.
KINDS = {kind.__name__: lambda kind=kind, **options: kind(**options) for kind in SIMPLE}
KINDS |= {
    kind.__name__: lambda kind=kind, **options: kind(Tap(), Drag(), **options)
    for kind in (Sequence, Simultaneous, Exclusive, Race)
}
KINDS["Custom"] = lambda **options: Custom(Recognizer(), **options)
OPTIONS = {"space_mode": "live", "devices": {"pen"}, "buttons": {"middle", "back"}, "notify": True, "enabled": False}


@pytest.fixture
def pad():
    with Session() as session:
        yield session.region(frame=(0, 0, 100, 100), name="pad")


@pytest.mark.parametrize("make", KINDS.values(), ids=KINDS)
@pytest.mark.parametrize("space", [None, "local", "global", "a region"])
@pytest.mark.parametrize("options", [{}, OPTIONS], ids=["defaults", "options"])
def test_parameters_of_every_kind_are_what_configure_takes(pad, make, space, options):
    given = pad if space == "a region" else space
    apart, made = (make(space=given, **options) for _ in range(2))
    pad.attach(made)
    read = made.parameters
    assert (read["space"], apart.parameters) == (given or "local", read)
    for gesture in (apart, made):
        gesture.configure(**read)
        assert gesture.parameters == read
    assert pad.attach(apart).parameters == read


@pytest.mark.parametrize("kind", SIMPLE)
def test_parameters_of_every_kind_make_another(pad, kind):
    read = pad.attach(kind(space=pad, **OPTIONS)).parameters
    assert pad.attach(kind(**read)).parameters == read


@pytest.mark.parametrize(
    "gesture",
    [
        Drag(7, axis="x", angle_gate=0.25, contacts=(2, math.inf), consume=True),
        Swipe({"left", "up"}, max_duration=math.inf, fires_at_lift=True),
        LongPress(0.123456789, continuous=True),
        Scroll(axis="y", wheel="ticks"),
        Sequence(Tap(), Drag(), max_gap=0.3, lift_completes=True),
    ],
    ids=lambda gesture: type(gesture).__name__,
)
def test_parameters_that_are_no_defaults_come_back(pad, gesture):
    read = pad.attach(gesture).parameters
    gesture.configure(**type(gesture)(*getattr(gesture, "members", ())).parameters)
    assert gesture.parameters != read
    gesture.configure(**read)
    assert gesture.parameters == read


def test_what_is_read_and_written_changes_nothing(pad):
    drag = pad.attach(Drag(0, space=pad))
    pad._session.down(1, (1, 1), 0)
    drag.configure(**drag.parameters)
    assert drag.phase == Phase.BEGAN


def test_a_space_that_is_read_is_the_region(pad):
    drag = pad.attach(Drag())
    drag.configure(space=pad)
    assert drag.parameters["space"] == pad == pad._session.region_named("pad")
    assert hash(drag.parameters["space"]) == hash(pad)
    with Session() as other:
        assert other.region((0, 0, 1, 1)) != pad
    assert pad != pad._session.region((0, 0, 1, 1)) and pad != "pad"


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"order": 3, "enabled": False, "opaque": False, "clips": True, "hit_outset": 4},
        {"shape": "rounded_rectangle", "radius": 5},
        {"shape": "polygon", "points": [(0, 0), (50, 0), (0, 50)]},
        {"hit_test": lambda place: place.x < 25},
        {"transform": (0, 1, -1, 0, 5, 6)},
    ],
)
def test_parameters_of_a_region_are_what_configure_takes(pad, options):
    region = pad._session.region((10, 20, 30, 40), **options)
    read, frame = region.parameters, region.frame
    region.configure(**read)
    assert (region.parameters, region.frame) == (read, frame)
    region.configure((0, 0, 9, 9), order=9, hit_outset=1)
    region.configure(**read)
    assert (region.parameters, region.frame) == (read, frame)


@pytest.mark.parametrize(
    "shape", [{"shape": "polygon", "points": [(0, 0), (50, 0), (0, 50)]}, {"hit_test": lambda at: sum(at) < 50}]
)
def test_a_polygon_and_a_hit_test_outlive_it(pad, shape):
    region = pad._session.region((0, 0, 50, 50), order=1, **shape)
    contact = region.attach(Contact())
    region.configure(**region.parameters)
    pad._session.down(1, (40, 40), 0)
    assert contact.phase == Phase.POSSIBLE
    pad._session.down(2, (10, 10), 0)
    assert contact.phase == Phase.BEGAN


def test_a_gesture_says_whether_it_takes_part(pad):
    for gesture, enabled in ((Drag(), True), (Drag(enabled=False), False), (Tap() >> Drag(), True)):
        assert gesture.enabled == enabled
        assert pad.attach(gesture).enabled == enabled
        for enable in (gesture.enable, gesture.disable):
            enable()
            assert gesture.enabled == (enable == gesture.enable)
        gesture.configure(enabled=True)
        assert gesture.enabled


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda pad: Drag().configure(speed=3), "Drag has no parameter 'speed'"),
        (lambda pad: pad.attach(Tap() >> Drag()).configure(count=3), "Sequence has no parameter 'count'"),
        (lambda pad: pad.attach(LongPress(speed=3)), "LongPress has no parameter 'speed'"),
        (lambda pad: pad.configure(speed=3), "Region has no parameter 'speed'"),
    ],
)
def test_a_parameter_that_there_is_not_is_named_with_its_kind(pad, call, said):
    with pytest.raises(TypeError, match=said):
        call(pad)
