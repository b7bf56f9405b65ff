"""A warning names the line of the host that made the call, so that each line is warned of, once."""

import inspect
import warnings

import numpy
import pygame
import pytest

import gesturecore.pygame
from gesturecore import Custom, Drag, GestureWarning, Input, InputKind, Recognizer, Session, Tap
from gesturecore.arrays import INPUT


@pytest.fixture
def s():
    """A session in which a contact is down at 5 s."""
    with Session() as session:
        session.region((0, 0, 100, 100)).attach(Drag())
        session.down(1, (1, 1), 5)
        yield session


def late():
    """One input of a time that ran back, as an array."""
    made = numpy.zeros(1, INPUT)
    made["kind"] = InputKind.ADVANCE
    return made


CALLS = {
    "feed one": lambda s: s.feed(Input.advance(1)),
    "feed several": lambda s: s.feed([Input.advance(1)]),
    "feed_array": lambda s: s.feed_array(late()),
    "down": lambda s: s.down(2, (0, 0), 1),
    "move": lambda s: s.move(1, (0, 0), 1),
    "up": lambda s: s.up(1, 1),
    "cancel": lambda s: s.cancel(1, 1),
    "cancel_all": lambda s: s.cancel_all(1),
    "hover": lambda s: s.hover(2, (0, 0), 1),
    "scroll": lambda s: s.scroll((0, 1), (0, 0), 1),
    "advance": lambda s: s.advance(1),
    "pygame": lambda s: gesturecore.pygame.feed(s, pygame.event.Event(pygame.WINDOWFOCUSLOST), 1),
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_a_warning_names_the_line_of_the_call(s, call):
    with pytest.warns(GestureWarning, match="time_reversed") as warned:
        call(s)
    assert [(said.filename, said.lineno) for said in warned] == [(__file__, call.__code__.co_firstlineno)]


def test_every_line_is_warned_of_once(s):
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("default")
        for _ in range(3):
            s.advance(1)
            s.advance(1)
    first = inspect.currentframe().f_lineno - 2
    assert [said.lineno for said in warned] == [first, first + 1]


def test_a_function_of_the_host_is_warned_of_where_it_calls(s):
    class Meddling(Recognizer):
        def contact(self, signal, verdict):
            s.cancel_all(1)

    s.region((200, 0, 9, 9)).attach(Custom(Meddling()))
    with pytest.warns(GestureWarning) as warned:
        s.down(3, (201, 1), 6)
    assert {said.filename for said in warned} == {__file__}


@pytest.mark.parametrize("attach", ["before", "after", "never"])
@pytest.mark.parametrize("on", ["on_began", "on_changed", "on_ended", "on_cancelled"])
def test_a_handler_of_a_member_that_does_not_notify_is_warned_of(s, attach, on):
    tap, drag = Tap(), Drag()
    both = tap >> drag >> Tap()
    if attach == "before":
        s.region((0, 0, 9, 9)).attach(both)
    with pytest.warns(UserWarning, match=r"stays silent.* Drag\(notify=True\)") as warned:
        getattr(drag, on)(print)
    here = inspect.currentframe().f_lineno - 1
    assert [(said.filename, said.lineno) for said in warned] == [(__file__, here)]
    if attach == "after":
        s.region((0, 0, 9, 9)).attach(both)
    with pytest.warns(UserWarning, match=r"stays silent: <Tap .* Tap\(notify=True\)"):
        tap.on_ended(print)
    both.on_ended(print)


def test_a_handler_that_may_be_called_is_not_warned_of(s):
    pad = s.region((0, 0, 9, 9))
    told, late, alone, gone = Drag(notify=True), Drag(), Drag(), Drag()
    pad.attach(told >> Tap())
    pad.attach(late >> Tap())
    late.configure(notify=True)
    alone >> Tap()
    pad.attach(alone)
    removed = pad.attach(gone >> Tap())
    removed.remove()
    for gesture in (told, late, alone, gone, Drag()):
        gesture.on_ended(print)
