"""How long a function of the host is kept: as long as the library may call it, and no longer."""

import gc
import io
import math
import weakref

import pytest

from gesturecore import (
    Busy,
    Custom,
    Drag,
    InvalidArgument,
    NotFinite,
    Phase,
    ReadOnlyState,
    Recognizer,
    Session,
    Tap,
)


class Functions:
    """Makes functions and says which of them are still there, by the numbers that they answer."""

    def __init__(self):
        self.made = {}

    def make(self, answer):
        """A function of anything."""

        def function(*_):
            return answer

        self.made[answer] = weakref.ref(function)
        return function

    def kept(self):
        """The answers of those that are there."""
        gc.collect()
        return [answer for answer, function in self.made.items() if function() is not None]


class Idle(Recognizer):
    """Hears everything and says nothing."""

    def contact(self, signal, verdict):
        pass


@pytest.fixture
def s():
    with Session() as session:
        yield session


@pytest.fixture
def functions():
    return Functions()


def press(s, contact=1, at=(5, 5), t=0):
    s.down(contact, at, t)
    s.cancel(contact, t)


def test_a_hit_test_is_dropped_when_it_is_replaced(s, functions):
    other = s.region((20, 0, 10, 10), hit_test=functions.make(-1))
    pad = s.region((0, 0, 10, 10), hit_test=functions.make(0))
    for answer in range(1, 101):
        pad.configure(hit_test=functions.make(answer))
    assert functions.kept() == [-1, 100]
    pad.configure(order=3)
    press(s)
    assert functions.kept() == [-1, 100]
    pad.configure(shape="ellipse")
    assert functions.kept() == [-1]
    other.remove()
    assert functions.kept() == []
    press(s)


def test_a_hit_test_stays_when_what_would_replace_it_is_refused(s, functions):
    asked = []
    first = functions.make(1)
    pad = s.region((0, 0, 10, 10), hit_test=lambda at: asked.append(at) or first())
    with pytest.raises(NotFinite):
        pad.configure(frame=(math.nan, 0, 1, 1), hit_test=functions.make(2))
    with pytest.raises(InvalidArgument):
        s.region((0, 0, -1, 1), hit_test=functions.make(3))
    assert functions.kept() == [1]
    press(s)
    assert asked == [(5, 5)]


def test_a_hit_test_that_replaces_itself_is_refused_and_stays(s, functions):
    inner = functions.make(1)

    def hit(at):
        with pytest.raises(Busy):
            pad.configure(hit_test=functions.make(2))
        with pytest.raises(Busy):
            pad.remove()
        with pytest.raises(Busy):
            s.close()
        return inner()

    pad = s.region((0, 0, 10, 10), hit_test=hit)
    drag = pad.attach(Drag(0))
    del hit
    for turn in range(2):
        s.down(turn, (5, 5), turn)
        assert (functions.kept(), drag.phase) == ([1], Phase.BEGAN)
        s.cancel(turn, turn)


def test_a_region_takes_the_hit_tests_inside_it_along(s, functions):
    outer = s.region((0, 0, 10, 10))
    inner = s.region((0, 0, 10, 10), parent=outer)
    s.region((0, 0, 10, 10), parent=inner, hit_test=functions.make(1))
    s.region((0, 0, 10, 10), hit_test=functions.make(2))
    outer.remove()
    assert functions.kept() == [2]


def test_a_map_goes_with_its_gesture(s, functions):
    pad = s.region((0, 0, 100, 100))
    drag, other = pad.attach(Drag(0)), s.add(Drag())
    live = s.state(0.0).transient(drag.translation, map=functions.make(1))
    s.state(0.0).commit(drag.translation, map=functions.make(2))
    s.state(0.0).commit(other.translation, map=functions.make(3))
    with pytest.raises(ReadOnlyState):
        live.commit(other.translation, map=functions.make(4))
    assert functions.kept() == [1, 2, 3]
    s.down(1, (5, 5), 0)
    assert live.value == 1
    drag.remove()
    assert functions.kept() == [3]
    s.move(1, (9, 9), 1)
    s.up(1, 2)
    assert live.value == 0


def test_a_recognizer_goes_with_its_gesture(s):
    pad = s.region((0, 0, 100, 100))
    custom, both = pad.attach(Custom(Idle())), pad.attach(Tap() >> Custom(Idle()))
    kept = [weakref.ref(gesture.recognizer) for gesture in (custom, both.members[1])]
    for gesture in (custom, both):
        gesture.remove()
    del custom, both, gesture
    s.dispatch()
    gc.collect()
    assert [recognizer() for recognizer in kept] == [None, None]
    press(s)


def test_a_gesture_that_is_removed_is_known_until_its_last_event_is_taken(s):
    for take in (s.dispatch, s.drain_array):
        drag = s.region((0, 0, 100, 100), order=1).attach(Drag(0))
        s.down(1, (5, 5), 0)
        drag.remove()
        kept = weakref.ref(drag)
        del drag
        gc.collect()
        assert kept() is not None
        take()
        s.cancel_all(0)
        gc.collect()
        assert kept() is None


def test_a_session_that_is_closed_keeps_nothing(functions):
    session = Session()
    session.record(io.BytesIO())
    drag = session.region((0, 0, 10, 10), hit_test=functions.make(1)).attach(Drag())
    session.state(0.0).commit(drag.translation, map=functions.make(2))
    assert functions.kept() == [1, 2]
    session.close()
    assert functions.kept() == []


def test_a_session_is_closed_also_when_the_end_of_its_recording_is_not_written():
    class Broken(io.BytesIO):
        def write(self, text):
            raise OSError("no space")

    session = Session()
    session.record(Broken())
    session.region((0, 0, 10, 10))
    with pytest.raises(OSError, match="no space"):
        session.close()
    with pytest.raises(InvalidArgument, match="the session is closed"):
        session.region((0, 0, 1, 1))
    session.close()
