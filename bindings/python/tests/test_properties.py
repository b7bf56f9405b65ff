"""Chance makes scenes and input; what semantics sections 2, 5 and 7 promise holds in every one of them."""

import random
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from gesturecore import (
    Click,
    Contact,
    DecisionKind,
    Drag,
    Exclusive,
    GestureError,
    Hover,
    Input,
    LongPress,
    Magnify,
    Nanoseconds,
    Phase,
    Race,
    Reason,
    Rotate,
    Scroll,
    Sequence,
    Session,
    Simultaneous,
    Swipe,
    Tap,
    Transform,
)

KINDS = (Tap, Click, LongPress, Drag, Swipe, Magnify, Rotate, Transform)
LONE = (Hover, Scroll, Contact)
COMPOSITES = (Sequence, Simultaneous, Exclusive, Race)
#: The moves that a phase may make, as events tell them; failures say nothing, and the next group begins at `possible`.
LEGAL = {
    Phase.POSSIBLE: {Phase.BEGAN, Phase.ENDED},
    Phase.BEGAN: {Phase.CHANGED, Phase.ENDED, Phase.CANCELLED},
    Phase.CHANGED: {Phase.CHANGED, Phase.ENDED, Phase.CANCELLED},
}


def grow(rng, depth=0):
    """A gesture, maybe made of others."""
    if depth < 2 and rng.random() < 0.4:
        return rng.choice(COMPOSITES)(
            *(grow(rng, depth + 1) for _ in range(rng.randint(2, 3))), notify=rng.random() < 0.3
        )
    kind = rng.choice(KINDS if depth else KINDS + LONE)
    options = {"notify": rng.random() < 0.3}
    if kind is Drag:
        options |= {"min_distance": rng.choice((0, 4, 10)), "axis": rng.choice(("free", "x", "y"))}
    if kind is Tap:
        options["count"] = rng.randint(1, 2)
    return kind(**options)


def leaves(gesture):
    """The gesture and all that it is made of."""
    yield gesture
    for member in getattr(gesture, "members", ()):
        yield from leaves(member)


class Scene:
    """Regions with gestures, and states that they drive: the same for the same number."""

    def __init__(self, seed, events=64):
        rng = random.Random(seed)
        self.session = s = Session(events=events)
        self.gestures = []
        root = s.region((0, 0, 200, 200))
        regions = [root, s.region((20, 20, 100, 100), parent=root), s.region((40, 40, 60, 60), parent=root)]
        for _ in range(rng.randint(1, 5)):
            gesture = grow(rng)
            rng.choice(regions).attach(gesture, rng.choice(("normal", "normal", "high", "simultaneous")))
            self.gestures += leaves(gesture)
        for _ in range(2):
            with suppress(GestureError):
                a, b = rng.choice(self.gestures), rng.choice(self.gestures)
                getattr(a, rng.choice(("waits_for", "runs_with", "prevents")))(b)
        self.committed, self.transient = [], []
        for gesture in self.gestures:
            reading = rng.choice((gesture.translation, gesture.location))
            self.transient.append((gesture, s.state((0, 0)).transient(reading)))
            self.committed.append((gesture, s.state((0, 0)).commit(reading, rng.choice(("set", "add")))))


class Machine(RuleBasedStateMachine):
    """Feeds one scene and keeps its own account of what may be said."""

    @initialize(seed=st.integers(0, 10_000))
    def make(self, seed):
        self.seed = seed
        self.scene = Scene(seed)
        self.twin = Scene(seed)
        self.now = 0
        self.down = set()
        self.phases = {}
        self.revision = 0
        self.kept = {gesture: (0, 0) for gesture, _ in self.scene.committed}

    def teardown(self):
        if hasattr(self, "scene"):
            self.feed(Input.cancel_all(Nanoseconds(self.now)))
            assert not self.phases, "all that began has ended"
            assert self.scene.session.next_deadline == float("inf")
            assert self.scene.session.state_hash == self.twin.session.state_hash
            self.scene.session.close()
            self.twin.session.close()

    def feed(self, given):
        before = {gesture: state.value for gesture, state in self.scene.committed}
        self.scene.session.feed(given)
        self.twin.session.advance(Nanoseconds(given.time_ns))
        self.twin.session.feed(given)
        self.hear(before)

    def hear(self, before):
        ended = set()
        revisions = set()
        for event in self.scene.session.events():
            phase = self.phases.get(event.gesture, Phase.POSSIBLE)
            assert event.phase in LEGAL[phase], f"{event!r} after {phase}"
            assert (event.reason != Reason.NONE) == (event.phase == Phase.CANCELLED)
            assert (event.by is not None) == (event.reason in (Reason.EXCLUDED, Reason.WAITED))
            assert event.revision >= self.revision
            assert event.time_ns <= self.now
            self.revision = event.revision
            revisions.add(event.revision)
            if event.phase in (Phase.BEGAN, Phase.CHANGED):
                self.phases[event.gesture] = event.phase
            else:
                self.phases.pop(event.gesture, None)
            if event.phase == Phase.ENDED:
                ended.add(event.gesture)
        self.decide()
        for gesture, state in self.scene.committed:
            speaks = gesture in self.speaking
            if speaks and gesture not in ended:
                assert state.value == before[gesture], "committed state changes only when a gesture ends"

    def decide(self):
        """A claim is granted or denied once for each time that it was made; nobody waits for itself."""
        for decision in self.scene.session.decisions():
            assert (decision.other is None) == (decision.kind == DecisionKind.GRANTED)
            assert decision.gesture is not decision.other
            assert (decision.reason != Reason.NONE) == (decision.kind == DecisionKind.DENIED)

    @property
    def speaking(self):
        """Those that report events of their own."""
        members = {member for gesture in self.scene.gestures for member in getattr(gesture, "members", ())}
        return {gesture for gesture in self.scene.gestures if gesture not in members or gesture.parameters["notify"]}

    @rule(contact=st.integers(0, 3), x=st.integers(-10, 150), y=st.integers(-10, 150), after=st.integers(1, 400))
    def press_or_move(self, contact, x, y, after):
        self.now += after * 1_000_000
        time = Nanoseconds(self.now)
        self.feed(Input.move(contact, (x, y), time) if contact in self.down else Input.down(contact, (x, y), time))
        self.down.add(contact)

    @rule(contact=st.integers(0, 3), after=st.integers(1, 400), dx=st.integers(-15, 15))
    def stroke(self, contact, after, dx):
        """A run of small moves, as fingers make them."""
        if contact in self.down:
            for step in range(4):
                self.now += 8_000_000
                self.feed(Input.move(contact, (60 + step * dx, 60), Nanoseconds(self.now)))

    @rule(contact=st.integers(0, 3), after=st.integers(0, 300), cancels=st.booleans())
    def lift(self, contact, after, cancels):
        if contact in self.down:
            self.now += after * 1_000_000
            self.feed((Input.cancel if cancels else Input.up)(contact, Nanoseconds(self.now)))
            self.down.discard(contact)

    @rule(after=st.integers(1, 1000))
    def wait(self, after):
        self.now += after * 1_000_000
        self.feed(Input.advance(Nanoseconds(self.now)))

    @rule(x=st.integers(0, 150), dy=st.integers(-20, 20))
    def wheel(self, x, dy):
        self.now += 5_000_000
        self.feed(Input.scroll((0, dy), (x, 50), Nanoseconds(self.now)))
        self.feed(Input.hover(9, (x, 50), Nanoseconds(self.now), device="mouse"))

    @invariant()
    def transient_state_is_at_rest_while_nothing_drives_it(self):
        if hasattr(self, "scene"):
            for gesture, state in self.scene.transient:
                if gesture.phase not in (Phase.BEGAN, Phase.CHANGED):
                    assert state.value == (0, 0)

    @invariant()
    def events_and_polled_phases_agree(self):
        if hasattr(self, "scene"):
            live = {gesture for gesture in self.speaking if gesture.phase in (Phase.BEGAN, Phase.CHANGED)}
            assert live == set(self.phases)


Machine.TestCase.settings = settings(
    max_examples=60,
    stateful_step_count=25,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
test_any_scene = Machine.TestCase


def stream(seed, count=150):
    """Some contacts that press, wander and lift."""
    rng, now, down, made = random.Random(seed), 0, {}, []
    for _ in range(count):
        now += rng.choice((1, 8, 8, 60, 350)) * 1_000_000
        contact = rng.randint(0, 2)
        time = Nanoseconds(now)
        if contact not in down:
            down[contact] = (rng.randint(0, 150), rng.randint(0, 150))
            made.append(Input.down(contact, down[contact], time))
        elif rng.random() < 0.2:
            del down[contact]
            made.append(rng.choice((Input.up, Input.cancel))(contact, time))
        else:
            x, y = down[contact]
            down[contact] = (x + rng.randint(-9, 9), y + rng.randint(-9, 9))
            made.append(Input.move(contact, down[contact], time))
    return made


def said(session):
    return [(event.gesture.name, event.time_ns, event.revision, bytes(event.raw.value)) for event in session.events()]


def test_batching_does_not_matter():
    """Section 1.3: one by one with time in steps, or all at once through a small queue."""
    total = 0
    for seed in range(20):
        inputs = stream(seed)
        slow, fast = Scene(seed, events=1024), Scene(seed, events=64)
        heard = []
        for given in inputs:
            for step in range(int(slow.session.now_ns), given.time_ns, 16_000_000):
                slow.session.advance(Nanoseconds(step))
            slow.session.feed(given)
            heard += said(slow.session)
        fast.session.feed(inputs)
        assert said(fast.session) == heard
        assert fast.session.state_hash == slow.session.state_hash
        total += len(heard)
    assert total > 500


@pytest.mark.parametrize("seed", range(20))
def test_a_reset_gives_every_state_back(seed):
    scene = Scene(seed)
    scene.session.feed(stream(seed))
    scene.session.reset()
    assert all(state.value == (0, 0) for _, state in scene.committed + scene.transient)
    assert all(gesture.phase not in (Phase.BEGAN, Phase.CHANGED) for gesture in scene.gestures)
