"""pygame's events as inputs."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from gesturecore import Button, Device, Drag, Hover, InputFlags, InputKind, Phase, Reason, Scroll, Session
from gesturecore import pygame as adapter


@pytest.fixture(scope="module", autouse=True)
def window():
    pygame.display.init()
    pygame.display.set_mode((400, 200))
    yield
    pygame.display.quit()


def event(kind, **fields):
    return pygame.event.Event(kind, **fields)


def finger(kind, x, y, number=3, touch=5):
    return event(kind, x=x, y=y, dx=0, dy=0, finger_id=number, touch_id=touch, pressure=0.5)


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [
        (pygame.FINGERDOWN, InputKind.DOWN),
        (pygame.FINGERMOTION, InputKind.MOVE),
        (pygame.FINGERUP, InputKind.UP),
    ],
)
def test_fingers_are_scaled_to_the_window(kind, wanted):
    [made] = adapter.inputs(finger(kind, 0.25, 0.5), 1.5)
    assert (made.kind, made.contact, made.source, made.time_ns) == (wanted, 3, 5, 1_500_000_000)
    assert (made.position.x, made.position.y) == (100, 100)


def test_ids_of_any_sign_are_numbers_of_64_bits():
    [made] = adapter.inputs(finger(pygame.FINGERDOWN, 0, 0, number=-2, touch=-1), 0)
    assert (made.contact, made.source) == (2**64 - 2, 2**64 - 1)


@pytest.mark.parametrize(
    ("number", "button"),
    [
        (1, Button.PRIMARY),
        (2, Button.MIDDLE),
        (3, Button.SECONDARY),
        (6, Button.BACK),
        (7, Button.FORWARD),
    ],
)
def test_each_button_is_a_contact(number, button):
    [made] = adapter.inputs(event(pygame.MOUSEBUTTONDOWN, button=number, pos=(7, 8), touch=False), 0)
    assert (made.kind, made.contact, made.button, made.device) == (InputKind.DOWN, number, button, Device.MOUSE)
    [made] = adapter.inputs(event(pygame.MOUSEBUTTONUP, button=number, pos=(7, 8), touch=False), 0)
    assert (made.kind, made.contact, made.flags, made.position.y) == (InputKind.UP, number, 0, 8)


def test_a_mouse_moves_what_is_held_or_hovers():
    held = adapter.inputs(event(pygame.MOUSEMOTION, pos=(7, 8), rel=(1, 1), buttons=(1, 0, 1), touch=False), 0)
    assert [(made.kind, made.contact) for made in held] == [(InputKind.MOVE, 1), (InputKind.MOVE, 3)]
    [made] = adapter.inputs(event(pygame.MOUSEMOTION, pos=(7, 8), rel=(1, 1), buttons=(0, 0, 0), touch=False), 0)
    assert (made.kind, made.device, made.position.x) == (InputKind.HOVER, Device.MOUSE, 7)


def test_a_wheel_scrolls_by_ticks():
    [made] = adapter.inputs(event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.5, touch=False), 0)
    assert (made.kind, made.delta.x, made.delta.y) == (InputKind.SCROLL, 0, -60)
    assert not made.flags & InputFlags.PRECISE


@pytest.mark.parametrize(
    "nothing",
    [
        event(pygame.MOUSEBUTTONDOWN, button=1, pos=(0, 0), touch=True),
        event(pygame.MOUSEBUTTONDOWN, button=4, pos=(0, 0), touch=False),
        event(pygame.KEYDOWN, key=pygame.K_a),
        event(pygame.QUIT),
    ],
)
def test_what_says_nothing_of_pointers_is_nothing(nothing):
    with Session() as s:
        assert adapter.inputs(nothing, 0) == []
        assert adapter.feed(s, nothing, 0) is False


def test_a_session_hears_posted_events():
    with Session() as s:
        pad = s.region((0, 0, 400, 200))
        drag, hover, scroll = pad.attach(Drag()), pad.attach(Hover()), pad.attach(Scroll())
        for posted in (
            event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0), touch=False),
            event(pygame.WINDOWLEAVE),
            event(pygame.MOUSEBUTTONUP, button=1, pos=(5, 5), touch=False),  # Pressed before the window was there.
            finger(pygame.FINGERDOWN, 0.1, 0.1),
            finger(pygame.FINGERMOTION, 0.5, 0.1),
            event(pygame.WINDOWFOCUSLOST),
        ):
            pygame.event.post(posted)
        assert sum(adapter.feed(s, got) for got in pygame.event.get()) == 6
        said = [(heard.gesture, heard.phase, heard.reason) for heard in s.events()]
        assert said == [
            (hover, Phase.BEGAN, Reason.NONE),
            (hover, Phase.ENDED, Reason.NONE),
            (drag, Phase.BEGAN, Reason.NONE),
            (drag, Phase.CANCELLED, Reason.HOST_CANCEL),
        ]
        assert scroll.phase == Phase.POSSIBLE
