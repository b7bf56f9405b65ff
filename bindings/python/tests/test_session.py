"""The scene of the README, and what a session says."""

import math
import warnings

import pytest

from gesturecore import (
    Capacity,
    Drag,
    GestureWarning,
    Input,
    InvalidArgument,
    LongPress,
    Nanoseconds,
    NotFinite,
    Phase,
    Point,
    Reason,
    Result,
    Session,
    Spring,
    StaleId,
    Tap,
    UnknownContact,
)


@pytest.fixture
def s():
    with Session() as session:
        yield session


def phases(session):
    return [(event.gesture, event.phase) for event in session.events()]


def test_a_card_that_is_held_and_dragged(s):
    card = s.region(frame=(100, 100, 200, 120))
    press, drag = LongPress(1.0), Drag()
    hold_drag = card.attach(press >> drag, priority="high")
    offset = s.state((0, 0)).commit(drag.translation, op="add")
    live = s.state((0, 0)).transient(drag.translation, reset=Spring(0.3, 0.6))
    drawn = offset + live
    shown = drawn.follow()
    dropped = []
    hold_drag.on_ended(dropped.append)

    s.down(1, (150, 150), t=0.0)
    s.advance(1.0)
    s.move(1, (190, 170), t=1.1)
    assert (offset.value, live.value, drawn.value) == ((0, 0), (40, 20), (40, 20))
    assert [event.value.branch for event in s.events()] == [1, 2, 2]
    assert dropped == []
    s.up(1, t=1.2)
    assert (offset.value, live.value, drawn.value) == ((40, 20), (0, 0), (40, 20))
    [last] = s.events()
    assert dropped == [last]
    assert (last.gesture, last.phase, last.time, last.revision) == (hold_drag, Phase.ENDED, 1.2, 4)
    assert last.value.translation == Point(40, 20)
    assert shown.value(1.2) == (40, 20)
    assert shown.settled(1.2)


def test_handlers_run_when_events_are_taken(s):
    drag = s.region((0, 0, 100, 100)).attach(Drag(0))
    said = []
    for on in (drag.on_began, drag.on_changed, drag.on_ended, drag.on_cancelled):
        on(lambda event: said.append(str(event.phase)))
    s.down(1, (10, 10), 0)
    s.move(1, (20, 10), 0.01)
    assert said == []
    assert s.dispatch() == 2
    s.cancel(1, 0.02)
    s.down(2, (10, 10), 0.1)
    s.up(2, 0.2, (10, 12))
    assert s.dispatch() == 3
    assert said == ["began", "changed", "cancelled", "began", "ended"]


def test_phases_are_words_too(s):
    drag, said = s.region((0, 0, 100, 100)).attach(Drag(0)), []
    drag.on("ended", lambda event: said.append(event.phase))
    s.down(1, (10, 10), 0)
    s.up(1, 0.2)
    assert [event.phase == "began" for event in s.events()] == [True, False]
    assert said == ["ended"] == [Phase.ENDED] and said != ["done"]
    assert Phase.ENDED == 3 and {Phase.ENDED: 1}[Phase(3)] == 1 and Phase.ENDED in {3}


def test_a_handler_that_raises_leaves_the_other_events(s):
    drag = s.region((0, 0, 100, 100)).attach(Drag(0))
    drag.on_began(lambda event: 1 / 0)
    s.down(1, (10, 10), 0)
    s.up(1, 0.2)
    with pytest.raises(ZeroDivisionError):
        s.dispatch()
    assert phases(s) == [(drag, Phase.ENDED)]


def test_time_comes_with_input_and_deadlines_can_be_asked_for(s):
    press = s.region((0, 0, 100, 100)).attach(LongPress())
    assert s.next_deadline == math.inf
    s.down(1, (10, 10), 2.0)
    assert (s.now, s.now_ns, s.next_deadline) == (2.0, 2_000_000_000, 2.5)
    s.feed(Input.advance(Nanoseconds(2_499_999_999)))
    assert [event.phase for event in s.events()] == [Phase.BEGAN]
    s.feed(Input.advance(2.5))
    assert [(event.phase, event.time) for event in s.events()] == [(Phase.ENDED, 2.5)]
    assert press.phase == Phase.ENDED
    assert s.next_deadline == math.inf


def test_a_refusal_has_its_code_and_sentence(s):
    with pytest.raises(UnknownContact) as refused:
        s.up(7, 1.0)
    assert refused.value.code == Result.ERROR_UNKNOWN_CONTACT
    assert refused.value.sentence == "contact 7 is not down; send its press first"
    assert str(refused.value) == "unknown_contact: contact 7 is not down; send its press first"
    with pytest.raises(NotFinite):
        s.down(1, (math.nan, 0), 1.0)
    with pytest.raises(ValueError, match="is no Priority; there are normal, high, simultaneous"):
        s.region((0, 0, 1, 1)).attach(Tap(), priority="higher")


def test_the_first_refusal_of_several_inputs_is_raised_and_the_others_act(s):
    drag = s.region((0, 0, 100, 100)).attach(Drag(0))
    with pytest.raises(UnknownContact, match="contact 8"):
        s.feed([Input.down(1, (5, 5), 0), Input.up(8, 0.1), Input.up(9, 0.1), Input.up(1, 0.2)])
    assert phases(s) == [(drag, Phase.BEGAN), (drag, Phase.ENDED)]


def test_a_warning_warns(s):
    s.down(1, (5, 5), 1.0)
    with pytest.warns(GestureWarning, match="^time_reversed: ") as caught:
        s.up(1, 0.5)
    assert caught[0].message.code == Result.WARNING_TIME_REVERSED
    assert s.reversed_count == 1
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(GestureWarning):
            s.advance(0.25)


def test_a_small_queue_loses_nothing():
    with Session(events=8) as s:
        drag = s.region((0, 0, 1000, 100)).attach(Drag(0))
        s.feed([Input.down(1, (0, 5), 0)] + [Input.move(1, (i, 5), i / 100) for i in range(1, 500)] + [Input.up(1, 5)])
        said = phases(s)
    assert said == [(drag, Phase.BEGAN)] + [(drag, Phase.CHANGED)] * 499 + [(drag, Phase.ENDED)]


def test_capacity_is_what_the_session_was_told():
    with Session(regions=1, gestures=2, states=1, contacts=1, followers=1, relations=1, bindings=1) as s:
        pad = s.region((0, 0, 10, 10))
        a, b = pad.attach(Tap()), pad.attach(Drag())
        a.waits_for(b)
        for make in (lambda: s.region((0, 0, 1, 1)), lambda: pad.attach(Tap()), lambda: a.runs_with(b)):
            with pytest.raises(Capacity):
                make()
        s.down(1, (1, 1), 0)
        with pytest.raises(Capacity):
            s.down(2, (1, 1), 0)
    with pytest.raises(InvalidArgument):
        Session(slop_scale={"touch": 0})


def test_slop_is_scaled_by_device():
    with Session(slop_scale={"mouse": 0.5}) as s:
        drag = s.region((0, 0, 100, 100)).attach(Drag(10))
        s.down(1, (0, 0), 0, device="mouse")
        s.move(1, (4.9, 0), 0.1)
        assert drag.phase == Phase.POSSIBLE
        s.move(1, (5, 0), 0.2)
        assert drag.phase == Phase.BEGAN


def test_a_reset_cancels_and_a_closed_session_refuses(s):
    drag = s.region((0, 0, 100, 100)).attach(Drag(0))
    offset = s.state(1.0)
    offset.value = 5.0
    s.down(1, (0, 0), 0)
    s.reset()
    assert [(event.phase, event.reason) for event in s.events()][-1] == (Phase.CANCELLED, Reason.SESSION_RESET)
    assert offset.value == 1.0
    s.close()
    s.close()
    for call in (
        s.reset,
        lambda: s.advance(1),
        lambda: s.region((0, 0, 1, 1)),
        lambda: offset.value,
        lambda: drag.value,
    ):
        with pytest.raises(InvalidArgument, match="session"):
            call()
    with pytest.raises(StaleId):
        offset.name


def test_equal_sessions_have_equal_hashes():
    hashes = []
    for late in (False, True):
        with Session() as s:
            s.region((0, 0, 100, 100)).attach(Drag())
            s.down(1, (10, 10), 0.5)
            if late:
                s.move(1, (11, 10), 0.6)
            hashes.append(s.state_hash)
            assert s.memory > 1000
    assert hashes[0] != hashes[1]


def test_a_session_shows_its_time(s):
    assert repr(s) == "<Session at 0 s>"
    s.advance(1.5)
    assert repr(s) == "<Session at 1.5 s>"


def test_decisions_tell_who_waited_and_who_won(s):
    pad = s.region((0, 0, 100, 100))
    single, double = pad.attach(Tap()), pad.attach(Tap(2))
    s.down(1, (5, 5), 0)
    s.up(1, 0.1)
    [waits] = s.decisions()
    assert (str(waits.kind), waits.gesture, waits.other) == ("waits", single, double)
    assert (waits.time_ns, waits.time) == (100_000_000, 0.1)
    s.advance(1)
    assert [(str(said.kind), said.gesture, said.other) for said in s.decisions()] == [("granted", single, None)]
    assert phases(s) == [(single, Phase.ENDED)]
    assert double.phase == Phase.FAILED and double.reason == Reason.TOO_LATE


def test_hover_scroll_and_cancel_all_are_fed_too(s):
    from gesturecore import Hover, Scroll

    pad = s.region((0, 0, 100, 100))
    hover, scroll, drag = pad.attach(Hover()), pad.attach(Scroll(axis="y")), pad.attach(Drag(0))
    s.hover(1, (5, 5), 0)
    s.scroll((0, -12), (5, 5), 0.1, precise=True, phase="began")
    s.scroll((0, -8), (5, 5), 0.2, precise=True, phase="changed")
    s.down(3, (5, 5), 0.3)
    s.cancel_all(0.4)
    said = list(s.events())
    assert [(event.gesture, str(event.phase)) for event in said][:4] == [
        (hover, "began"),
        (scroll, "began"),
        (scroll, "changed"),
        (drag, "began"),
    ]
    assert said[2].value.total == (0, -20)
    assert {(event.gesture, event.reason) for event in said[4:]} >= {(drag, Reason.HOST_CANCEL)}
