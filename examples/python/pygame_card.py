"""A card in a window of pygame-ce: hold it for half a second and drag it, or pinch and turn it with two fingers. The
button beside it counts clicks, and is long-pressed to start over. Where there is no screen (SDL_VIDEODRIVER=dummy),
posted events play the finger and the mouse, and the picture is saved as card.png."""

import math
import os

import pygame

import gesturecore.pygame
from gesturecore import Click, Drag, LongPress, Magnify, Rotate, Sequence, Session, Simultaneous, Spring

SIZE = (480, 360)
CARD = (120, 100, 120, 80)
BUTTON = (380, 20, 80, 40)


class Scene:
    """What is on the screen, and what gestures do to it."""

    def __init__(self, s: Session) -> None:
        self.s = s
        card, button = s.region(CARD, name="card"), s.region(BUTTON, name="button")
        press, drag = LongPress(), Drag()
        magnify, rotate = Magnify(), Rotate()
        self.hold = card.attach(Sequence(press, drag, name="hold"))
        card.attach(Simultaneous(magnify, rotate, name="pinch"))
        self.position = s.state((0, 0)).commit(drag.translation, op="add")
        self.live = s.state((0, 0)).transient(drag.translation, reset=Spring(0.3, 0.6))
        self.scale = s.state(1.0).commit(magnify.magnification, op="multiply")
        self.angle = s.state(0.0).commit(rotate.rotation, op="add")
        self.clicks = s.state(0)
        drawn = self.position + self.live
        card.move_with(drawn)
        self.shown = drawn.follow()

        # Members of a composite report events of their own only where they are told to.
        again, click = LongPress(1.0, name="again", notify=True), Click(name="click", notify=True)
        button.attach(again | click)

        @click.on_ended
        def count(event: object) -> None:
            self.clicks.value += 1

        @again.on_ended
        def start_over(event: object) -> None:
            self.clicks.value = 0
            self.position.value = (0, 0)

    def draw(self, screen: pygame.Surface, now: float) -> None:
        """The card is dimmed while it is pressed; the button has a dot for each click."""
        screen.fill("white")
        x, y = self.shown.value(now)
        is_held = str(self.hold.phase) in ("began", "changed")
        card = pygame.Surface((CARD[2], CARD[3]), pygame.SRCALPHA)
        card.fill((90, 140, 220) if is_held else (40, 90, 200))
        card = pygame.transform.rotozoom(card, -math.degrees(self.angle.value), self.scale.value)
        middle = (CARD[0] + CARD[2] / 2 + x, CARD[1] + CARD[3] / 2 + y)
        screen.blit(card, card.get_rect(center=middle))
        pygame.draw.rect(screen, "orange", BUTTON, border_radius=8)
        for i in range(self.clicks.value):
            pygame.draw.circle(screen, "black", (BUTTON[0] + 12 + 14 * i, BUTTON[1] + 20), 5)


def finger(kind: int, x: float, y: float, number: int = 1) -> pygame.event.Event:
    """As SDL says it: places are parts of the window."""
    return pygame.event.Event(kind, touch_id=7, finger_id=number, x=x / SIZE[0], y=y / SIZE[1], dx=0, dy=0)


def mouse(kind: int, x: int, y: int) -> pygame.event.Event:
    """A press or release of the left button."""
    return pygame.event.Event(kind, button=1, pos=(x, y), touch=False)


def play(scene: Scene, screen: pygame.Surface) -> None:
    """A click; a hold and a drag; a pinch that turns: each event at its time."""
    script = [
        (0.00, mouse(pygame.MOUSEBUTTONDOWN, 400, 40)),
        (0.10, mouse(pygame.MOUSEBUTTONUP, 400, 40)),
        (1.00, finger(pygame.FINGERDOWN, 150, 130)),
        (1.80, finger(pygame.FINGERMOTION, 200, 190)),
        (1.90, finger(pygame.FINGERMOTION, 250, 220)),
        (2.00, finger(pygame.FINGERUP, 250, 220)),
        (3.00, finger(pygame.FINGERDOWN, 240, 230, 1)),
        (3.01, finger(pygame.FINGERDOWN, 320, 230, 2)),
        (3.10, finger(pygame.FINGERMOTION, 280, 170, 1)),
        (3.11, finger(pygame.FINGERMOTION, 280, 290, 2)),
        (3.20, finger(pygame.FINGERUP, 280, 170, 1)),
        (3.21, finger(pygame.FINGERUP, 280, 290, 2)),
    ]
    for t, event in script:
        pygame.event.post(event)
        for posted in pygame.event.get():
            if gesturecore.pygame.feed(scene.s, posted, t):
                for said in scene.s.events():
                    print(f"{said.time:4.2f} s  {said.gesture.name}  {said.phase}")
    x, y = scene.position.value
    angle = math.degrees(scene.angle.value)
    print(f"moved by ({x:g}, {y:g}), scaled by {scene.scale.value:.2f}, turned by {angle:.0f} degrees")
    print(f"clicks: {scene.clicks.value}")
    scene.s.advance(4)
    scene.draw(screen, 4)
    pygame.image.save(screen, "card.png")
    print("card.png:", *(tuple(screen.get_at(place))[:3] for place in ((130, 110), (280, 230), (280, 180), (392, 40))))


def run(scene: Scene, screen: pygame.Surface) -> None:
    """The loop of a game: feed what happened, let time pass, hear, draw."""
    clock = pygame.time.Clock()
    while True:
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                return
            gesturecore.pygame.feed(scene.s, event)
        now = pygame.time.get_ticks() / 1000
        scene.s.advance(now)
        scene.s.dispatch()
        scene.draw(screen, now)
        pygame.display.flip()
        clock.tick(60)


def main() -> None:
    """Opens the window."""
    pygame.display.init()
    screen = pygame.display.set_mode(SIZE)
    with Session() as s:
        (play if os.environ.get("SDL_VIDEODRIVER") == "dummy" else run)(Scene(s), screen)
    pygame.quit()


if __name__ == "__main__":
    main()
