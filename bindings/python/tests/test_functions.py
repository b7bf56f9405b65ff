"""Functions of the host: recognizers, hit tests, maps; and what they may not do."""

import os
import subprocess
from pathlib import Path

import pytest

from gesturecore import (
    Busy,
    Custom,
    CustomSignal,
    Drag,
    GestureError,
    Input,
    InvalidArgument,
    Phase,
    Plugin,
    Reason,
    Recognizer,
    Session,
    Stimulus,
    Tap,
)

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def s():
    with Session() as session:
        yield session


class Knock(Recognizer):
    """Three presses, each within half a second of the last."""

    def __init__(self):
        self.heard = []
        self.knocks = 0
        self.resets = 0

    def reset(self):
        self.knocks = 0
        self.resets += 1

    def contact(self, signal, verdict):
        self.heard.append((signal.kind, signal.time, signal.contact, signal.position))
        if signal.kind == CustomSignal.PRESSED:
            self.knocks += 1
            verdict.wake_at(signal.time + 0.5)
            if self.knocks == 1:
                verdict.began()
            elif self.knocks == 2:
                verdict.changed(count=2)
            else:
                verdict.answers_to("lift")
                verdict.ended(count=3, location=signal.position)

    def deadline(self, signal, verdict):
        self.heard.append((signal.kind, signal.time, signal.contact, signal.position))
        verdict.cancelled("too_late")


def knock(s, *times):
    for t in times:
        s.down(1, (20, 30), t)
        s.up(1, t + 0.1)


def test_a_recognizer_is_a_gesture_like_any_other(s):
    recognizer = Knock()
    knocks = s.state(0)
    gesture = s.region((10, 10, 100, 100)).attach(Custom(recognizer, name="knock"))
    knocks.commit(gesture.count, "add")
    knock(s, 0, 0.3, 0.6)
    assert [(event.phase, event.value.count) for event in s.events()] == [
        (Phase.BEGAN, 0),
        (Phase.CHANGED, 2),
        (Phase.ENDED, 3),
    ]
    assert knocks.value == 3
    assert recognizer.heard[:2] == [(CustomSignal.PRESSED, 0, 1, (10, 20)), (CustomSignal.LIFTED, 0.1, 1, (10, 20))]
    assert gesture.value.location == (10, 20)
    before = recognizer.resets
    knock(s, 2)
    s.advance(3)
    assert recognizer.resets == before + 1
    assert recognizer.heard[-1] == (CustomSignal.DEADLINE, 2.5, 0, (0, 0))
    assert [(event.phase, event.reason) for event in s.events()] == [
        (Phase.BEGAN, Reason.NONE),
        (Phase.CANCELLED, Reason.TOO_LATE),
    ]


class Nudge(Recognizer):
    """Any move is one."""

    def contact(self, signal, verdict):
        if signal.kind == CustomSignal.MOVED and not signal.granted:
            verdict.began(claim=True, translation=(1.0, 0.0))
        elif signal.kind == CustomSignal.LIFTED:
            verdict.failed("moved") if verdict.raw.phase == Phase.POSSIBLE else verdict.ended()


def test_it_competes_and_is_combined(s):
    pad = s.region((0, 0, 100, 100))
    nudge, drag, tap = Custom(Nudge()), Drag(), Tap()
    both = pad.attach(nudge >> tap)
    pad.attach(drag)
    s.down(1, (0, 0), 0)
    s.move(1, (2, 0), 0.1)
    assert (both.phase, drag.phase, drag.reason) == (Phase.BEGAN, Phase.FAILED, Reason.EXCLUDED)


def test_a_custom_gesture_is_told_and_read(s):
    gesture = s.add(Custom(Nudge(), stimulus="time", contacts=(2, 3)))
    assert gesture.parameters["stimulus"] == Stimulus.TIME
    assert gesture.parameters["contacts"] == (2, 3)
    gesture.configure(stimulus="lift", enabled=False)
    assert (gesture.parameters["stimulus"], gesture.parameters["enabled"]) == (Stimulus.LIFT, False)
    assert Custom(Nudge()).parameters["stimulus"] == Stimulus.MOVEMENT


class Broken(Recognizer):
    def contact(self, signal, verdict):
        raise KeyError("mine")


def test_what_a_recognizer_raises_comes_out_of_the_call(s):
    pad = s.region((0, 0, 100, 100))
    broken, drag = pad.attach(Custom(Broken())), pad.attach(Drag(0))
    with pytest.raises(KeyError, match="mine"):
        s.down(1, (5, 5), 0)
    assert (broken.phase, broken.reason, drag.phase) == (Phase.FAILED, Reason.DISABLED, Phase.BEGAN)
    s.up(1, 0.1)
    with pytest.raises(KeyError):
        s.feed([Input.down(1, (5, 5), 1), Input.up(1, 1.1)])
    assert drag.phase == Phase.ENDED
    broken.remove()
    pad.attach(Custom(Recognizer()))
    with pytest.raises(NotImplementedError, match="Recognizer has no contact"):
        s.down(2, (5, 5), 2)


def test_a_recognizer_may_read_and_feed_and_nothing_else(s):
    refused = []

    class Asking(Recognizer):
        def contact(self, signal, verdict):
            if signal.kind == CustomSignal.PRESSED and signal.contact == 1:
                refused.append((drag.phase, s.now))
                for call in (s.reset, lambda: s.advance(9), lambda: s.state(0)):
                    with pytest.raises(Busy):
                        call()
                s.feed(Input.up(1, signal.time))

    pad = s.region((0, 0, 100, 100))
    drag = pad.attach(Drag(0), "simultaneous")
    pad.attach(Custom(Asking()))
    with pytest.warns(UserWarning, match="host_function: .* called what is not allowed"):
        s.down(1, (5, 5), 1)
    assert refused[0][0] == Phase.POSSIBLE
    assert drag.phase == Phase.ENDED


def test_a_hit_test_is_the_outline(s):
    asked = []

    def left_half(point):
        asked.append(point)
        return point.x < 50

    pad = s.region((100, 0, 100, 100), hit_test=left_half)
    tap = pad.attach(Tap())
    for contact, (x, phase) in enumerate(((120, Phase.ENDED), (160, Phase.ENDED), (149, Phase.ENDED))):
        s.down(contact, (x, 10), contact)
        s.up(contact, contact + 0.1)
        assert tap.phase == phase
    assert [event.time for event in s.events()] == [0.1, 2.1]
    assert asked == [(20, 10), (60, 10), (49, 10)]
    pad.configure(hit_test=lambda point: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        s.down(9, (120, 10), 9)
    pad.configure(frame=(0, 0, 10, 10), shape="ellipse")
    s.down(10, (5, 5), 10)
    s.up(10, 10.1)
    assert len(list(s.events())) == 1


def test_a_map_writes_the_cell(s):
    drag = s.region((0, 0, 100, 100)).attach(Drag())
    told = []

    def longest(value, cell, context):
        told.append((str(context.mode), context.time_ns, context.time))
        return max(cell, value.translation.x)

    live = s.state(0.0).transient(drag.translation, map=longest)
    kept = s.state(5.0).commit(drag.translation, map=longest)
    s.down(1, (0, 0), 0)
    for i, x in enumerate((20, 40, 30)):
        s.move(1, (x, 0), 0.1 * (i + 1))
    assert live.value == 40
    s.up(1, 0.5)
    assert (live.value, kept.value) == (0, 30)
    assert told[0] == ("transient", 100_000_000, 0.1) and told[-1] == ("commit", 500_000_000, 0.5)


def test_what_a_map_raises_leaves_the_state(s):
    drag = s.region((0, 0, 100, 100)).attach(Drag(0))
    kept = s.state((1, 2)).commit(drag.translation, map=lambda value, cell, context: cell.nothing)
    s.down(1, (0, 0), 0)
    with pytest.raises(AttributeError):
        s.up(1, 1)
    assert kept.value == (1, 2) and drag.phase == Phase.ENDED


def test_a_plugin_is_a_recognizer(s, tmp_path):
    circle = tmp_path / "circle.so"
    source = ROOT / "examples" / "c" / "plugin-circle" / "circle.c"
    command = [os.environ.get("CC", "cc"), "-shared", "-fPIC", "-I", ROOT / "include", source, "-lm", "-o", circle]
    subprocess.run(command, check=True)
    plugin = Plugin(str(circle))
    assert plugin.name
    gesture = s.region((0, 0, 400, 400)).attach(Custom(plugin))
    import math

    place = [(200 + 100 * math.cos(i / 10), 200 + 100 * math.sin(i / 10)) for i in range(64)]
    s.feed([Input.down(1, place[0], 0), *(Input.move(1, at, i / 100) for i, at in enumerate(place)), Input.up(1, 1)])
    assert gesture.phase == Phase.ENDED
    with pytest.raises(OSError):
        Plugin(str(tmp_path / "none.so"))
    for body, said in (
        ("", "has no gcore_plugin_entry"),
        (
            "static const gcore_plugin p; const gcore_plugin *gcore_plugin_entry(void) { return &p; }",
            "of another version",
        ),
    ):
        wrong = tmp_path / f"wrong{len(body)}.so"
        subprocess.run(
            [*command[:5], "-x", "c", "-", "-o", wrong],
            input=f'#include "gesturecore.h"\n{body}\n',
            text=True,
            check=True,
        )
        with pytest.raises(InvalidArgument, match=said):
            Plugin(str(wrong))


def test_a_bad_verdict_is_a_warning_that_names_the_gesture(s):
    class Odd(Recognizer):
        def contact(self, signal, verdict):
            verdict.changed()

    s.region((0, 0, 100, 100)).attach(Custom(Odd(), name="odd"))
    with pytest.warns(UserWarning, match="host_function: .*odd"):
        s.down(1, (5, 5), 0)
    assert issubclass(Busy, GestureError)
