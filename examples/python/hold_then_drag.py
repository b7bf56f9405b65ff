"""A card that is held for a second and then dragged. While it is pressed it is dimmed and smaller; where it is drawn is
what was committed plus what the drag does now. Both change in one revision at the lift, so that nothing jumps."""

from gesturecore import Drag, LongPress, Session

LOOKS = ("inactive", "pressing (dimmed, smaller)", "dragging")

with Session() as s:
    card = s.region(frame=(0, 0, 300, 300))
    press, drag = LongPress(1.0), Drag()
    hold_drag = card.attach(press >> drag)

    stage = s.state(0).transient(hold_drag.branch)
    live = s.state((0, 0)).transient(drag.translation)
    position = s.state((0, 0)).commit(drag.translation, op="add")
    drawn = position + live

    def feed() -> None:
        """Shows what a screen would, after each event."""
        for event in s.events():
            print(f"  #{event.revision}  {LOOKS[stage.value]:26}  at ({drawn.value.x:g}, {drawn.value.y:g})")

    @hold_drag.on_ended
    def dropped(event: object) -> None:
        print("  dropped")

    print("the finger moves early")
    s.down(1, (50, 50), t=0)
    feed()
    s.move(1, (70, 50), t=0.5)
    s.up(1, t=1.6)
    feed()

    print("the finger lifts early")
    s.down(1, (50, 50), t=2)
    feed()
    s.up(1, t=2.9)
    feed()

    for t in (4, 8):
        print("held, then dragged")
        s.down(1, (50, 50), t)
        feed()
        s.advance(t + 1)
        feed()
        for delay, place in ((1.1, (55, 50)), (1.2, (80, 60)), (1.3, (90, 70))):
            s.move(1, place, t + delay)
            feed()
        s.up(1, t + 1.4)
        feed()
