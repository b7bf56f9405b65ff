"""An argument that cannot be is refused where it is given, by its name, with what is wanted."""

import math
import re

import pytest

from gesturecore import Drag, Input, InvalidArgument, LongPress, Nanoseconds, Sequence, Session, Swipe, Tap

CAPACITY = ("regions", "gestures", "contacts", "events", "states", "followers", "bindings", "relations")


@pytest.fixture
def s():
    with Session() as session:
        yield session


@pytest.mark.parametrize("name", CAPACITY)
def test_a_capacity_out_of_range_is_named_with_its_range(name):
    least = 1 if name in ("contacts", "events") else 0
    for count in (-1, least - 1, 2**20 + 1, 2**32, math.nan):
        said = f"{name} = {count!r}: it must be from {least} to 1048576"
        with pytest.raises(InvalidArgument, match=re.escape(said)):
            Session(**{name: count})
    with pytest.raises(TypeError, match=f"{name} of a session is a number from {least} to 1048576, not '9'"):
        Session(**{name: "9"})
    Session(**{name: least}).close()


@pytest.mark.parametrize("device", ["touch", "mouse", "pen", "indirect"])
def test_a_slop_scale_out_of_range_is_named_by_its_device(device):
    for scale in (0, -1.5, math.inf, math.nan):
        said = f"slop_scale of {device} = {scale!r}: it must be finite and above 0"
        with pytest.raises(InvalidArgument, match=re.escape(said)):
            Session(slop_scale={device: scale})
    with pytest.raises(TypeError, match=f"slop_scale of {device} of a session is a number finite and above 0, not 'a'"):
        Session(slop_scale={device: "a"})


FRAME = "a frame is (x, y, width, height), four numbers, not "
MILLISECONDS = (
    "t is in seconds; 1700000000000 looks like milliseconds or nanoseconds; for nanoseconds use Nanoseconds(n)"
)
MISTAKES = [
    (lambda s: s.region(frame=(1, 2)), ValueError, FRAME + "(1, 2)"),
    (lambda s: s.region((1, 2, 3, 4, 5)), ValueError, FRAME + "(1, 2, 3, 4, 5)"),
    (lambda s: s.region(("a", 2, 3, 4)), TypeError, FRAME + "('a', 2, 3, 4)"),
    (lambda s: s.region("1234"), TypeError, FRAME + "'1234'"),
    (lambda s: s.region(3), TypeError, FRAME + "3"),
    (lambda s: s.region((0, 0, 1, 1)).configure((1, 2)), ValueError, FRAME + "(1, 2)"),
    (
        lambda s: s.region((0, 0, 1, 1), parent="card"),
        TypeError,
        "parent: a Region is wanted, not 'card'; region_named('card') finds one by its name",
    ),
    (lambda s: s.region((0, 0, 1, 1), parent=3), TypeError, "parent: a Region is wanted, not 3"),
    (lambda s: LongPress("a"), TypeError, "min_duration is in seconds: a number is wanted, not 'a'"),
    (lambda s: Tap(max_interval=-1), ValueError, "max_interval = -1 is no time of a clock"),
    (lambda s: LongPress(1_700_000_000_000), ValueError, "min_duration is in seconds; 1700000000000 looks like"),
    (lambda s: s.down(1, (0, 0), t="9"), TypeError, "t is in seconds: a number is wanted, not '9'"),
    (lambda s: s.advance(None), TypeError, "t is in seconds: a number is wanted, not None"),
    (lambda s: s.state(0.0).follow().value([1]), TypeError, "t is in seconds: a number is wanted, not [1]"),
    (lambda s: s.down(1, (0, 0), t=1_700_000_000_000), ValueError, MILLISECONDS),
    (lambda s: s.advance(1_700_000_000_000), ValueError, MILLISECONDS),
    (lambda s: s.advance(1e300), ValueError, "t is in seconds; 1e+300 looks like"),
    (lambda s: s.advance(-math.inf), ValueError, "t = -inf is no time of a clock"),
    (lambda s: s.advance(-1), ValueError, "t = -1 is no time of a clock"),
    (lambda s: s.advance(Nanoseconds(2**64)), ValueError, "is no time of a clock"),
    (lambda s: Input.advance(math.nan), ValueError, "t is not a number; give seconds"),
    (lambda s: Drag(min_dist=3), TypeError, "Drag has no parameter 'min_dist'"),
    (lambda s: Sequence(Tap(), Drag(), count=3), TypeError, "Sequence has no parameter 'count'"),
    (lambda s: Drag("a"), TypeError, "min_distance of Drag cannot be 'a': must be real number, not str"),
    (lambda s: Drag(axis="z"), ValueError, "'z' is no Axis"),
    (lambda s: Tap("a"), ValueError, "count = 'a' is no whole number of 32 bits"),
    (lambda s: Tap(math.inf), ValueError, "count = inf is no whole number of 32 bits"),
    (lambda s: Tap([1]), TypeError, "count of Tap cannot be [1]"),
    (lambda s: Drag(space="card"), ValueError, "'card' is no space; give local, global or a region"),
    (lambda s: Drag(space=3), TypeError, "3 is no space; give local, global or a region"),
]


@pytest.mark.parametrize(("mistake", "kind", "said"), MISTAKES, ids=[said for _, _, said in MISTAKES])
def test_an_argument_that_cannot_be_is_named(s, mistake, kind, said):
    with pytest.raises(kind, match=re.escape(said)) as raised:
        mistake(s)
    assert type(raised.value) is kind and s.now == 0


def test_what_can_be_read_once_is_read_once(s):
    swipe = Swipe(word for word in ("left", "up"))
    assert {str(direction) for direction in swipe.parameters["directions"]} == {"left", "up"}
    swipe.configure(devices=iter(["pen"]))
    made = s.region((0, 0, 1, 1)).attach(swipe).parameters
    assert {str(word) for word in made["directions"] | made["devices"]} == {"left", "up", "pen"}
