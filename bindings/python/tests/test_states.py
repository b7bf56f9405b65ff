"""States, bindings, motion."""

import math
import re
from pathlib import Path

import pytest

from gesturecore import (
    Animation,
    Bezier,
    Decay,
    Drag,
    Ease,
    InvalidArgument,
    Point,
    ReadOnlyState,
    Session,
    Spring,
    Tap,
    Vec4,
)


@pytest.fixture
def s():
    with Session() as session:
        yield session


def drag_by(s, x, y, t=0.0, lift=True):
    s.down(1, (0, 0), t)
    s.move(1, (x, y), t + 0.1)
    if lift:
        s.up(1, t + 0.2)


@pytest.mark.parametrize(
    ("initial", "other", "kind"),
    [
        (1.5, -2.0, float),
        (7, -3, int),
        (True, False, bool),
        ((1, 2), (3.5, 4), Point),
        ((1, 2, 3, 4), (0, 0, 0, 1), Vec4),
    ],
)
def test_a_state_holds_what_it_was_made_of(s, initial, other, kind):
    state = s.state(initial, name="it")
    assert (state.value, type(state.value), state.name) == (initial, kind, "it")
    stamp = state.stamp
    state.value = other
    assert (state.value, type(state.value)) == (other, kind)
    assert state.stamp > stamp
    found = s.state_named("it")
    assert found.value == other and found.type == state.type and s.state_named("no") is None


def test_a_value_that_does_not_fit_is_refused(s):
    place, whole = s.state((0, 0)), s.state(1)
    for write in (lambda: place.set(1.0), lambda: whole.set((1, 2)), lambda: s.state((1, 2, 3))):
        with pytest.raises(ValueError):
            write()
    assert (place.value, whole.value) == ((0, 0), 1)
    assert s.state(0, type="scalar").value == 0.0


def test_sums_are_read_only(s):
    a, b, c = s.state((1, 2)), s.state((10, 20)), s.state((100, 200))
    assert (a + b).value == (11, 22)
    total = s.sum(a, b, c, name="total")
    assert (total.value, total.name) == ((111, 222), "total")
    with pytest.raises(ReadOnlyState):
        total.value = (0, 0)


@pytest.mark.parametrize(
    ("op", "wanted"),
    [
        (None, 30),
        ("set", 30),
        ("add", 32),
        ("multiply", 60),
        ("max", 30),
        ("min", 2),
        ("toggle", 0),
    ],
)
def test_commits(s, op, wanted):
    drag = s.region((0, 0, 100, 100)).attach(Drag(axis="x"))
    state = s.state((2, 0)).commit(drag.translation, op)
    drag_by(s, 30, 0)
    assert state.value.x == wanted


def test_shaping(s):
    drag = s.region((0, 0, 100, 100)).attach(Drag())
    twice = s.state((0, 0)).transient(drag.translation, scale=2)
    clamped = s.state((0, 0)).transient(drag.translation, clamp=((0, 0), (20, 20)))
    pulled = s.state((0, 0)).transient(drag.translation, clamp=((0, 0), (20, 20)), rubber_band=(100, 0.5))
    usual = s.state((0, 0)).transient(drag.translation, clamp=((0, 0), (20, 20)), rubber_band=100)
    snapped = s.state((0, 0)).transient(drag.translation, snap=[(0, 0), (50, 0)])
    drag_by(s, 40, 0, lift=False)
    assert twice.value == (80, 0)
    assert clamped.value == (20, 0)
    assert pulled.value == (20 + 20 * 100 * 0.5 / (100 + 0.5 * 20), 0)
    assert usual.value == pytest.approx((20 + 20 * 100 * 0.55 / (100 + 0.55 * 20), 0))
    assert snapped.value == (50, 0)


def test_readings_of_every_name_can_be_bound(s):
    drag = s.region((0, 0, 100, 100)).attach(Drag())
    vectors = ("translation", "location", "start", "velocity", "predicted_end", "predicted_translation")
    scalars = ("magnification", "rotation", "branch", "recognized", "inside", "count", "elapsed", "active")
    cells = {name: s.state((0, 0)).transient(getattr(drag, name)) for name in vectors}
    cells |= {name: s.state(0.0).transient(getattr(drag, name)) for name in scalars}
    cells["constant"] = s.state(0.0).transient(drag.constant(7))
    drag_by(s, 40, 0, lift=False)
    present = {
        name: cell.value
        for name, cell in cells.items()
        if cell.value != cell.type * 0 and cell.value not in (0, (0, 0))
    }
    assert present.pop("velocity").x == pytest.approx(400)
    assert present.pop("predicted_translation").x == pytest.approx(140)
    assert present.pop("predicted_end").x == pytest.approx(140)
    assert present == {"translation": (40, 0), "location": (40, 0), "active": 1, "constant": 7}


def test_a_transient_cell_has_one_writer(s):
    drag = s.region((0, 0, 100, 100)).attach(Drag())
    live = s.state((0, 0)).transient(drag.translation)
    with pytest.raises(ReadOnlyState):
        live.value = (1, 1)
    with pytest.raises(ReadOnlyState, match="has bindings already"):
        live.transient(drag.location)
    with pytest.raises(InvalidArgument):
        s.state(0.0).transient(drag.translation)


def test_snapshots_are_restored_in_one_step(s):
    a, b = s.state(1.0), s.state((2, 3))
    saved = s.snapshot()
    assert saved == ((1, 0, 0, 0), (2, 3, 0, 0))
    a.value, b.value = 5.0, (6, 7)
    s.restore(saved)
    assert (a.value, b.value) == (1, (2, 3))
    with pytest.raises(InvalidArgument):
        s.restore(saved[:1])
    with Session() as other:
        copy = other.state(0.0), other.state((0, 0))
        other.restore(saved)
        assert [cell.value for cell in copy] == [1, (2, 3)]


def test_a_spring_follows_and_settles(s):
    height = s.state(0.0)
    rigid, spring = height.follow(), height.follow(Spring(0.5, 1.0), name="spring")
    assert (spring.name, s.follower_named("spring"), s.follower_named("no")) == ("spring", spring, None)
    s.advance(1)
    height.value = 100.0
    assert (rigid.animation, spring.animation) == (Animation(), Spring(0.5, 1.0))
    assert (rigid.value(1), spring.value(1)) == (100, 0)
    omega = 2 * math.pi / 0.5
    wanted = 100 - 100 * (1 + omega * 0.1) * math.exp(-omega * 0.1)
    assert spring.value(1.1) == pytest.approx(wanted, abs=1e-9)
    settled = spring.settling_time
    assert 1.1 < settled < 3
    assert not spring.settled(settled - 0.001) and spring.settled(settled)


@pytest.mark.parametrize(
    ("animation", "wanted"),
    [
        (Ease("linear", 1.0), 50),
        (Bezier(0, 0, 1, 1, 1.0), 50),
        (Ease("in_out", 1.0), 50),
        (Animation(), 100),
    ],
)
def test_eases_at_their_middle(s, animation, wanted):
    height = s.state(0.0)
    shown = height.follow(animation)
    height.value = 100.0
    assert shown.value(0.5) == pytest.approx(wanted)
    assert shown.value(1.0) == 100


def test_numbers_that_are_not_given_are_those_that_the_header_calls_usual():
    header = (Path(__file__).resolve().parents[3] / "include" / "gesturecore" / "animation.h").read_text()
    text = " ".join(header.replace("///", " ").split())
    [spring] = re.findall(r"The usual ones are ([\d.]+) and ([\d.]+)\.", text)
    [ease] = re.findall(r"the usual one is ([\d.]+)\.", text)
    [decay] = re.findall(r"keeping `rate` of it per millisecond \(([\d.]+),", text)
    assert Spring() == Spring(*map(float, spring)) and Spring(2) == Spring(2, float(spring[1]))
    assert Ease("out") == Ease("out", float(ease))
    assert Decay() == Decay(float(decay)) and Decay(bounds=(0, 1)) == Decay(float(decay), (0, 1))


def test_springs_by_name_are_springs():
    assert Spring.bounce(0.5, 0.25) == Spring(0.5, 0.75)
    named = [Spring.smooth(), Spring.snappy(), Spring.bouncy(), Spring.interactive()]
    assert len(set(named)) == 4 and all(type(spring) is Spring for spring in named)
    assert Spring.smooth() == Spring.bounce(0.5, 0.0)
    assert Spring(0.5, 1) != Ease("in", 0.5) and repr(Spring(0.5, 0.75)).startswith("<Spring spring 0.5, 0.75")


def test_decay_glides_on_within_its_bounds(s):
    drag = s.region((0, 0, 100, 100)).attach(Drag())
    live = s.state((0, 0)).transient(drag.translation)
    kept = s.state((0, 0)).commit(drag.translation, "add")
    free = (live + kept).follow(Decay(0.99))
    held = (live + kept).follow(Decay(0.99, bounds=((0, 0), (60, 60))))
    s.down(1, (0, 0), 0)
    for i in range(1, 11):
        s.move(1, (i * 5, 0), i * 0.01)
    s.up(1, 0.1)
    way = 500 / 1000 * 0.99 / 0.01
    assert free.value(30).x == pytest.approx(50 + way, abs=0.1)
    assert held.value(30).x == pytest.approx(60, abs=0.1)


@pytest.mark.parametrize(("initial", "to", "halfway"), [(0, 10, 5.0), (False, True, 0.5)])
def test_a_follower_passes_through_numbers_that_its_state_has_not(s, initial, to, halfway):
    state = s.state(initial)
    shown = state.follow(Ease("linear", 1.0))
    state.value = to
    assert (shown.value(0.5), type(shown.value(0.5))) == (halfway, float)


def test_the_reset_animation_is_taken_by_rigid_followers(s):
    drag = s.region((0, 0, 100, 100)).attach(Drag())
    live = s.state((0, 0)).transient(drag.translation, reset=Ease("linear", 1.0))
    shown = live.follow()
    drag_by(s, 40, 0)
    assert live.value == (0, 0)
    assert shown.value(0.2 + 0.5).x == pytest.approx(20)


def test_taps_are_counted_by_a_state(s):
    tap = s.region((0, 0, 100, 100)).attach(Tap())
    taps = s.state(0).commit(tap.count, "add")
    for t in (0, 1, 2):
        s.down(1, (1, 1), t)
        s.up(1, t + 0.1)
    assert taps.value == 3
