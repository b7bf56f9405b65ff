"""numpy arrays in and out."""

import numpy
import pytest

from gesturecore import Drag, InputKind, Phase, Session, UnknownContact, _abi
from gesturecore.arrays import EVENT, INPUT


@pytest.fixture
def s():
    with Session(events=16) as session:
        yield session


def stroke(count):
    """A finger that goes down, moves and lifts: `count` inputs."""
    inputs = numpy.zeros(count, INPUT)
    inputs["time_ns"] = numpy.arange(count) * 8_000_000
    inputs["contact"] = 1
    inputs["kind"] = InputKind.MOVE
    inputs["kind"][[0, -1]] = InputKind.DOWN, InputKind.UP
    inputs["position"]["x"] = numpy.arange(count)
    return inputs


def test_an_array_in_and_an_array_out(s):
    drag = s.region((0, 0, 10_000, 10)).attach(Drag())
    s.feed_array(stroke(1000))
    events = s.drain_array()
    assert (events.dtype, len(events)) == (EVENT, 990)
    assert list(events["phase"][[0, 1, -2, -1]]) == [Phase.BEGAN, Phase.CHANGED, Phase.CHANGED, Phase.ENDED]
    assert (events["gesture"]["bits"] == drag._bits).all()
    assert (events["value"]["translation"]["x"][:-1] == numpy.arange(10, 999)).all()
    assert (numpy.diff(events["time_ns"].astype("i8")) == 8_000_000).all()
    assert len(s.drain_array()) == 0


def test_arrays_say_what_events_say(s):
    s.region((0, 0, 10_000, 10)).attach(Drag())
    inputs = stroke(200)
    s.feed_array(inputs)
    array = s.drain_array()
    inputs["time_ns"] += 10**10
    s.feed_array(inputs)
    for row, event in zip(array, s.events(), strict=True):
        assert row["value"].tobytes() == bytes(event.raw.value)
        assert (row["phase"], row["time_ns"] + 10**10) == (event.phase, event.time_ns)


def test_nothing_is_copied(s):
    s.region((0, 0, 10_000, 10)).attach(Drag())
    inputs = stroke(50)
    addresses = []
    fed = s._feed
    s._feed = lambda handle, first, count, taken: addresses.append(first._obj) or fed(handle, first, count, taken)
    s.feed_array(inputs)
    assert _abi.gcore_input.from_address(inputs.ctypes.data).time_ns == inputs["time_ns"][0]
    import ctypes

    assert ctypes.addressof(addresses[0]) == inputs.ctypes.data
    s._buffer.fill(s._handle)
    memory = ctypes.addressof(s._buffer._memory)
    assert s.drain_array().ctypes.data == memory


def test_what_was_half_taken_is_drained_too(s):
    s.region((0, 0, 10_000, 10)).attach(Drag())
    s.feed_array(stroke(100))
    first = next(s.events())
    rest = s.drain_array()
    assert (first.phase, len(rest), rest["phase"][0]) == (Phase.BEGAN, 89, Phase.CHANGED)


def test_slices_and_other_arrays_are_refused(s):
    inputs = stroke(10)
    with pytest.raises(ValueError, match="array.copy"):
        s.feed_array(inputs[::2])
    with pytest.raises(TypeError, match="dtype gesturecore.arrays.INPUT is wanted, not of float64"):
        s.feed_array(numpy.zeros(3))
    s.feed_array(inputs[:0])
    s.feed_array(inputs[2:2])
    assert s.now == 0


def test_a_refusal_in_an_array_is_raised_after_all_acted(s):
    drag = s.region((0, 0, 10_000, 10)).attach(Drag())
    inputs = stroke(100)
    inputs["contact"][50] = 9
    with pytest.raises(UnknownContact, match="contact 9 is not down"):
        s.feed_array(inputs)
    assert s.drain_array()["phase"][-1] == Phase.ENDED
    assert drag.phase == Phase.ENDED


def test_memory_is_used_again_once_nobody_holds_it(s):
    s.region((0, 0, 10_000, 10)).attach(Drag())
    inputs = stroke(100)
    places, kept = [], []
    for turn in range(4):
        s.feed_array(inputs)
        inputs["time_ns"] += 10**9 * 2
        events = s.drain_array()
        places.append(events.ctypes.data)
        if turn == 1:
            kept = events
            before = kept.copy()
        del events
    assert places[0] == places[1] != places[2] == places[3]
    assert (kept == before).all()
    s.feed_array(inputs)
    one = next(s.events())
    shown = repr(one)
    del places, kept
    s.dispatch()
    inputs["time_ns"] += 10**9 * 2
    s.feed_array(inputs)
    s.drain_array()
    assert repr(one) == shown


@pytest.mark.parametrize(
    "part",
    [
        lambda events: events[5:9]["value"]["translation"],
        lambda events: events["phase"][::-1],
        lambda events: memoryview(events["time_ns"]),
        lambda events: events[3],
        lambda events: events.view(numpy.recarray).time_ns,
        lambda events: numpy.asarray(events).reshape(3, -1)[1].T,
    ],
)
def test_whatever_is_made_of_an_array_keeps_its_memory(s, part):
    s.region((0, 0, 10_000, 10)).attach(Drag())
    inputs = stroke(100)
    s.feed_array(inputs)
    kept = part(s.drain_array())
    before = bytes(kept.tobytes())
    for _ in range(3):
        inputs["time_ns"] += 10**9 * 2
        inputs["position"]["x"] += 7
        s.feed_array(inputs)
        s.drain_array()
    assert kept.tobytes() == before


def test_a_value_of_an_event_keeps_its_memory(s):
    s.region((0, 0, 10_000, 10)).attach(Drag())
    inputs = stroke(100)
    s.feed_array(inputs)
    kept = [event.value.raw.translation for event in s.events()][:3]
    inputs["position"]["x"] += 7
    for _ in range(3):
        inputs["time_ns"] += 10**9 * 2
        s.feed_array(inputs)
        s.drain_array()
    assert [place.x for place in kept] == [10, 11, 12]


def test_the_arrays_keep_their_memory(s):
    s.region((0, 0, 10_000, 10)).attach(Drag())
    inputs = stroke(100)
    s.feed_array(inputs)
    first = s.drain_array()
    before = first.copy()
    inputs["time_ns"] += 10**9 * 2
    inputs["position"]["x"] += 7
    s.feed_array(inputs)
    s.drain_array()
    assert (first == before).all() and first.flags.writeable
