"""A card in a window of raylib (pip install raylib): hold it for half a second and drag it with the mouse. raylib is
asked each frame what its mouse does; what changed is fed. A spring brings the card back when a drag is cancelled."""

import pyray as rl

from gesturecore import Drag, Input, LongPress, Session, Spring

WIDTH, HEIGHT = 400, 300
CARD = (40, 40, 120, 80)


def mouse(t: float, before: tuple[float, float]) -> tuple[list[Input], tuple[float, float]]:
    """What the left button and the pointer did since the last frame, and where the pointer is."""
    place = rl.get_mouse_position()
    at = (place.x, place.y)
    made = []
    if rl.is_mouse_button_pressed(rl.MouseButton.MOUSE_BUTTON_LEFT):
        made.append(Input.down(1, at, t, device="mouse"))
    elif rl.is_mouse_button_released(rl.MouseButton.MOUSE_BUTTON_LEFT):
        made.append(Input.up(1, t, at))
    elif at != before:
        held = rl.is_mouse_button_down(rl.MouseButton.MOUSE_BUTTON_LEFT)
        made.append(Input.move(1, at, t) if held else Input.hover(0, at, t))
    return made, at


def main() -> None:
    """The loop of a game: feed what changed, let time pass, draw."""
    rl.set_trace_log_level(rl.TraceLogLevel.LOG_WARNING)
    rl.init_window(WIDTH, HEIGHT, "gesturecore")
    rl.set_target_fps(60)
    with Session() as s:
        card = s.region(CARD)
        press, drag = LongPress(), Drag()
        hold = card.attach(press >> drag)
        live = s.state((0, 0)).transient(drag.translation, reset=Spring(0.3, 0.6))
        drawn = live + s.state((0, 0)).commit(drag.translation, op="add")
        card.move_with(drawn)
        shown = drawn.follow()
        at = (0.0, 0.0)
        while not rl.window_should_close():
            now = rl.get_time()
            inputs, at = mouse(now, at)
            s.feed(inputs)
            s.advance(now)
            for event in s.events():
                print(event.phase, event.value.branch, flush=True)
            x, y = shown.value(now)
            rl.begin_drawing()
            rl.clear_background(rl.WHITE)
            is_held = str(hold.phase) in ("began", "changed")
            colour = rl.Color(90, 140, 220, 255) if is_held else rl.Color(40, 90, 200, 255)
            rl.draw_rectangle(round(CARD[0] + x), round(CARD[1] + y), CARD[2], CARD[3], colour)
            rl.end_drawing()
    rl.close_window()


if __name__ == "__main__":
    main()
