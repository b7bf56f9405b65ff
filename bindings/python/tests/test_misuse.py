"""What is meant by mistake is refused with a sentence that says what to do, and never goes through in silence."""

import copy
import math
import pickle
import re

import numpy
import pytest

from gesturecore import Drag, InputKind, LongPress, Nanoseconds, Session, Spring, Tap
from gesturecore.arrays import INPUT


@pytest.fixture
def pad():
    with Session() as session:
        yield session.region(frame=(0, 0, 100, 100))


def inputs(count=4):
    made = numpy.zeros(count, INPUT)
    made["kind"] = InputKind.ADVANCE
    made["time_ns"] = range(count)
    return made


def unaligned():
    return numpy.frombuffer(bytes(1) + inputs().tobytes(), INPUT, 4, 1)


@pytest.mark.parametrize(
    ("mistake", "kind", "said"),
    [
        (lambda s, pad: pad.attach(3), TypeError, "a gesture is wanted, not 3"),
        (lambda s, pad: pad.attach(Drag), TypeError, "a gesture is wanted, not <class"),
        (lambda s, pad: Drag() >> 3, TypeError, "unsupported operand"),
        (lambda s, pad: Drag() & Tap, TypeError, "unsupported operand"),
        (lambda s, pad: Drag() | None, TypeError, "unsupported operand"),
        (lambda s, pad: Drag() ^ "tap", TypeError, "unsupported operand"),
        (lambda s, pad: Drag().on_ended(3), TypeError, "a handler is a function of an event, not 3"),
        (lambda s, pad: s.state((0, 0)).follow(3), TypeError, "an animation is wanted, such as Spring.smooth()"),
        (lambda s, pad: s.state((0, 0)).follow(Spring), TypeError, "an animation is wanted"),
        (lambda s, pad: s.state((0, 0)).transient(Drag().translation, reset=0.3), TypeError, "an animation is wanted"),
        (lambda s, pad: s.state("a"), TypeError, "a state holds a flag, a number, or a tuple of two or four, not 'a'"),
        (lambda s, pad: s.state([0, 0]), TypeError, "a state holds a flag, a number, or a tuple"),
        (lambda s, pad: s.state((0, 0, 0)), ValueError, "give one, two or four"),
        (lambda s, pad: Drag().on("done", print), ValueError, "'done' is no Phase; there are possible, began"),
        (lambda s, pad: s.restore([1, 2]), TypeError, "restore takes what snapshot() answered, not [1, 2]"),
        (lambda s, pad: s.restore(None), TypeError, "answered, not None"),
        (lambda s, pad: s.scroll(3, (1, 1), t=0), TypeError, "delta is two numbers, (x, y), not 3"),
        (lambda s, pad: s.down(1, (1, 2, 3), t=0), TypeError, "at is two numbers, (x, y), not (1, 2, 3)"),
        (lambda s, pad: s.down("a", (1, 1), t=0), TypeError, "contact is a whole number, not 'a'"),
        (
            lambda s, pad: Session(slop_scale=[1, 2]),
            TypeError,
            "slop_scale has a number for a device, {'mouse': 0.5} say; not [1, 2]",
        ),
        (lambda s, pad: s.advance(math.inf), ValueError, "nothing happens at an infinite time"),
        (lambda s, pad: s.down(1, (1, 1), t=math.inf), ValueError, "nothing happens at an infinite time"),
        (lambda s, pad: s.down(1, (1, 1), t=math.nan), ValueError, "give seconds"),
        (lambda s, pad: s.feed_array([1, 2]), TypeError, "dtype gesturecore.arrays.INPUT is wanted, not list"),
        (lambda s, pad: s.feed_array(None), TypeError, "is wanted, not NoneType"),
        (lambda s, pad: s.feed_array(numpy.zeros(4)), TypeError, "is wanted, not of float64"),
        (lambda s, pad: s.feed_array(inputs().astype(INPUT.newbyteorder(">"))), TypeError, "is wanted, not of"),
        (lambda s, pad: s.feed_array(inputs()[::2]), ValueError, "array.copy"),
        (lambda s, pad: s.feed_array(inputs()[::-1]), ValueError, "array.copy"),
        (lambda s, pad: s.feed_array(inputs().reshape(2, 2)), ValueError, "one dimension"),
        (lambda s, pad: s.feed_array(unaligned()), ValueError, "aligned"),
    ],
)
def test_a_mistake_is_named_and_changes_nothing(pad, mistake, kind, said):
    session = pad._session
    before = session.now
    with pytest.raises(kind, match=re.escape(said)):
        mistake(session, pad)
    assert session.now == before and list(session.events()) == []


def test_arrays_that_cannot_be_written_are_read(pad):
    fixed = inputs()
    fixed.flags.writeable = False
    pad._session.feed_array(fixed)
    pad._session.feed_array(fixed[:0])
    assert pad._session.now_ns == 3


def test_a_copy_lies_as_it_must(pad):
    pad._session.feed_array(unaligned().copy())
    assert pad._session.now_ns == 3


def test_the_end_of_the_clock_can_be_meant(pad):
    pad._session.advance(Nanoseconds(2**64 - 2))
    assert pad._session.now_ns == 2**64 - 2
    with pytest.raises(ValueError, match="is GCORE_NEVER, at which nothing happens"):
        pad._session.advance(Nanoseconds(2**64 - 1))
    assert pad.attach(LongPress(math.inf)).parameters["min_duration"] == math.inf


@pytest.mark.parametrize("take", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_session_has_one_owner(pad, take):
    drag = pad.attach(Drag())
    for thing in (pad._session, pad, drag, pad._session.state(0.0)):
        if take is not copy.copy or thing is pad._session:
            with pytest.raises(TypeError, match="a session cannot be copied or pickled; snapshot"):
                take(thing)
    assert take is not copy.copy or copy.copy(pad).frame == pad.frame


def test_what_is_of_another_session_is_refused(pad):
    """Two sessions give out the same numbers, so the library would take it for what it has itself."""
    session = pad._session
    own = session.state((0.0, 0.0))
    with Session() as other:
        foreign_pad, foreign = other.region(frame=(0, 0, 9, 9)), other.state((0.0, 0.0))
        drag = foreign_pad.attach(Drag())
        for mistake in (
            lambda: session.region(frame=(0, 0, 1, 1), parent=foreign_pad),
            lambda: pad.move_with(foreign),
            lambda: own + foreign,
            lambda: session.sum(foreign),
            lambda: pad.attach(drag),
            lambda: pad.attach(Drag() >> drag),
            lambda: pad.attach(Drag(space=foreign_pad)),
            lambda: pad.attach(Drag()).configure(space=foreign_pad),
            lambda: pad.attach(Tap()).waits_for(drag),
            lambda: own.commit(drag.translation),
            lambda: session.region(frame=(0, 0, 1, 1)).attach(Tap()).prevents(drag),
        ):
            with pytest.raises(ValueError, match="belongs to another session"):
                mistake()


def test_a_closed_session_says_so():
    with Session() as session:
        pad = session.region(frame=(0, 0, 9, 9), name="pad")
        drag, state = pad.attach(Drag()), session.state(0.0, name="n")
        follower = state.follow(name="f")
    session.close()
    calls = [lambda: session.region(frame=(0, 0, 1, 1)), lambda: session.down(1, (0, 0), t=0), lambda: drag.value]
    calls += [lambda: session.feed_array(inputs()), lambda: pad.attach(Tap()), lambda: state.value]
    calls += [lambda: follower.value(0), session.snapshot, session.reset, session.__enter__]
    calls += [lambda: session.now, lambda: session.now_ns, lambda: session.next_deadline, lambda: session.state_hash]
    calls += [lambda: session.memory, lambda: session.reversed_count]
    for call in calls:
        with pytest.raises(ValueError, match="the session is closed"):
            call()
    assert list(session.events()) == [] == list(session.decisions())
    shown = [repr(thing) for thing in (session, pad, drag, state, follower)]
    assert shown == [
        "<Session that is closed>",
        "<Region that is gone>",
        "<Drag not attached>",
        "<State that is gone>",
        "<Follower that is gone of that is gone>",
    ]
