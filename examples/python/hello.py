"""The shortest host: one region, one drag, a finger that crosses it. Feed what happened and when, hear what it
means."""

from gesturecore import Drag, Session

with Session() as s:
    pad = s.region(frame=(0, 0, 300, 200))
    drag = pad.attach(Drag())  # Recognized after 10 points.

    s.down(1, (50, 50), t=0.00)
    s.move(1, (56, 50), t=0.01)  # Not yet: it may still be a tap.
    s.move(1, (80, 60), t=0.02)
    s.move(1, (100, 75), t=0.03)
    s.up(1, t=0.04, at=(120, 90))

    for event in s.events():
        x, y = event.value.translation
        print(f"{event.time * 1000:3.0f} ms  {event.phase:7}  moved by ({x:g}, {y:g})")
