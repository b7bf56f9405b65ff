"""Feeds the events of pygame-ce (or pygame 2) to a session.

    for event in pygame.event.get():
        gesturecore.pygame.feed(session, event)
    session.advance(pygame.time.get_ticks() / 1000)

Fingers become touch contacts, each button of the mouse a contact of its own, a mouse without one hovers, its wheel
scrolls. Mouse events that SDL makes of touches are left out. When the window loses the focus, everything is cancelled.
"""

from __future__ import annotations

from contextlib import suppress

try:
    import pygame
except ImportError as missing:
    raise ImportError('this needs pygame-ce: pip install "gesturecore[pygame]"') from missing

from ._abi import Button, Device
from .errors import UnknownContact
from .inputs import Input
from .session import Session
from .values import Time

#: The source of what the mouse does; its contacts are pygame's numbers of the buttons, 0 while it hovers.
MOUSE = ord("m") << 56
#: What one tick of a wheel is worth, in points.
WHEEL_STEP = 40.0
#: Where a mouse is that has left the window.
AWAY = (-1e6, -1e6)
BUTTONS = {1: Button.PRIMARY, 2: Button.MIDDLE, 3: Button.SECONDARY, 6: Button.BACK, 7: Button.FORWARD}


def feed(session: Session, event: pygame.event.Event, t: Time | None = None) -> bool:
    """Feeds what an event says of pointers; answers whether it says anything. `t` is now, by pygame's clock. Moves and
    lifts of what was pressed elsewhere are left out."""
    made = inputs(event, pygame.time.get_ticks() / 1000 if t is None else t)
    for one in made:
        with suppress(UnknownContact):
            session.feed(one)
    return bool(made)


def inputs(event: pygame.event.Event, t: Time) -> list[Input]:
    """The inputs that an event becomes; none for one that says nothing of pointers."""
    if event.type in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
        return [finger(event, t)]
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, pygame.MOUSEWHEEL):
        return [] if getattr(event, "touch", False) else mouse(event, t)
    if event.type == pygame.WINDOWLEAVE:
        return [Input.hover(0, AWAY, t, source=MOUSE)]
    if event.type == pygame.WINDOWFOCUSLOST:
        return [Input.cancel_all(t)]
    return []


def finger(event: pygame.event.Event, t: Time) -> Input:
    """A finger, at its place in the window's surface."""
    surface = pygame.display.get_surface()
    if surface is None:
        raise RuntimeError("fingers are scaled to the window; call pygame.display.set_mode first")
    width, height = surface.get_size()
    at = (event.x * width, event.y * height)
    # SDL's ids are signed or not, by platform.
    contact, source = event.finger_id % (1 << 64), event.touch_id % (1 << 64)
    pressure = getattr(event, "pressure", 1.0)
    if event.type == pygame.FINGERDOWN:
        return Input.down(contact, at, t, source=source, pressure=pressure)
    if event.type == pygame.FINGERMOTION:
        return Input.move(contact, at, t, source=source, pressure=pressure)
    return Input.up(contact, t, at, source=source)


def mouse(event: pygame.event.Event, t: Time) -> list[Input]:
    """What a mouse did; buttons that have no name here, the wheel's among them, are none."""
    if event.type == pygame.MOUSEWHEEL:
        x, y = getattr(event, "precise_x", event.x), getattr(event, "precise_y", event.y)
        # pygame counts up and right; points go down.
        delta = (x * WHEEL_STEP, -y * WHEEL_STEP)
        return [Input.scroll(delta, pygame.mouse.get_pos(), t, source=MOUSE)]
    if event.type == pygame.MOUSEMOTION:
        held = [button for button, is_held in enumerate(event.buttons, 1) if is_held]
        if not held:
            return [Input.hover(0, event.pos, t, source=MOUSE)]
        return [Input.move(button, event.pos, t, source=MOUSE) for button in held]
    if event.button not in BUTTONS:
        return []
    if event.type == pygame.MOUSEBUTTONUP:
        return [Input.up(event.button, t, event.pos, source=MOUSE)]
    button = BUTTONS[event.button]
    return [Input.down(event.button, event.pos, t, device=Device.MOUSE, button=button, source=MOUSE)]
