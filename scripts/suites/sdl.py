"""bindings/sdl: the adapter's conversions value by value, with SDL2's headers and SDL3's; and examples/sdl/01-cards in
a real window of an X server without a monitor, under a mouse moved by XTest and under pushed fingers."""
import glob
import os
import re
import subprocess

import tools
from screen import Screen

TESTS = os.path.join(tools.ROOT, "Tests", "sdl")
BINDING = os.path.join(tools.ROOT, "bindings", "sdl")
EXAMPLE = os.path.join(tools.ROOT, "examples", "sdl", "01-cards")
OUT = os.path.join(tools.BUILD, "sdl")
FLAGS = [*tools.STRICT, "-Wpedantic", "-Wshadow", "-D_GNU_SOURCE", "-I" + BINDING]
LINK = ["-L" + tools.BUILD, "-lgesturecore", "-lm", f"-Wl,-rpath,{tools.BUILD}"]
PAPER = (238, 240, 246)


def options(*words):
    """What pkg-config says, or None."""
    code, output = tools.run(["pkg-config", *words])
    return output.split() if code == 0 else None


def conversions(tally):
    """Tests/sdl with both SDLs; without SDL3 its branch is compiled against the declarations in Tests/sdl/sdl3."""
    sdl3 = options("--cflags", "sdl3")
    if sdl3 is None:
        print("   no SDL3 here: its branch is tried against the minimal declarations in Tests/sdl/sdl3")
        sdl3 = ["-I" + os.path.join(TESTS, "sdl3")]
    sources = [os.path.join(TESTS, name) for name in ("events.c", "convert.c")]
    both = {"sdl2": (options("--cflags", "sdl2") or [], sources, "SDL.h"),
            "sdl3": ([*sdl3, "-DWITH_SDL3"], [*sources, os.path.join(TESTS, "sdl3.c")], "SDL3/SDL.h")}
    for name, (flags, sources, header) in both.items():
        program = os.path.join(OUT, f"convert-{name}")
        code, output = tools.run([tools.CC, *FLAGS, *flags, *sources, "-o", program, *LINK])
        if tally.check(code == 0, f"Tests/sdl compiles with {name}", output):
            code, output = tools.run([program], timeout=60)
            tally.check(tally.add(output) and code == 0, f"conversions with {name} (exit {code})", output)
        cxx = [flag for flag in FLAGS if not flag.startswith("-std")]
        code, output = tools.run([os.environ.get("CXX", "c++"), "-std=c++17", *cxx, *flags, "-fsyntax-only",
                                  "-include", header, "-x", "c++", os.path.join(BINDING, "gesturecore_sdl.h")])
        tally.check(code == 0, f"gesturecore_sdl.h is clean C++17 with {name}", output)


def example(tally, name, sources):
    """A program of the example's files and others, or None."""
    program = os.path.join(OUT, name)
    sdl2 = options("--cflags", "--libs", "sdl2") or []
    code, output = tools.run([tools.CC, *FLAGS, "-I" + EXAMPLE, *sources, *sdl2, "-o", program, *LINK])
    return program if tally.check(code == 0, f"{name} compiles", output) else None


def is_card(color):
    """The blue of the card, whatever its shade."""
    red, green, blue = color
    return blue > red + 60 and blue > green + 60


def mouse(tally, program):
    """A real mouse, as far as X knows: hold, drag, drop; then the button."""
    with Screen(800, 480) as screen, open(os.path.join(tools.REPORTS, "cards.log"), "w", encoding="utf-8") as log:
        cards = subprocess.Popen([program], env=screen.env, stdout=log, stderr=log)
        try:
            shown = screen.wait(lambda: screen.pixel(5, 5) == PAPER and is_card(screen.pixel(70, 270)))
            tally.check(shown, "the cards are shown", f"see build/reports/cards.log; {screen.pixel(70, 270)}")
            screen.mouse("mousemove", 100, 180, "mousedown", 1)
            held = screen.wait(lambda: is_card(screen.pixel(150, 148)))  # Above its edge at rest.
            tally.check(held, "a card that is held is lifted: it looks larger", f"{screen.pixel(150, 148)}")
            screen.mouse("mousemove", 140, 200, "mousemove", 220, 300)
            moved = screen.wait(lambda: screen.pixel(70, 170) == PAPER and is_card(screen.pixel(190, 390)))
            tally.check(moved, "the card follows the mouse", f"{screen.pixel(70, 170)} {screen.pixel(190, 390)}")
            screen.mouse("mouseup", 1)
            screen.mouse("mousemove", 700, 240, "mousedown", 1)
            green = screen.wait(lambda: screen.pixel(600, 240)[1] > screen.pixel(600, 240)[0] + 60)
            screen.mouse("mouseup", 1)
            tally.check(green, "a button that is held is switched on", f"{screen.pixel(600, 240)}")
            stays = screen.pixel(70, 170) == PAPER and is_card(screen.pixel(190, 390))
            tally.check(stays, "the card stays where it was dropped")
            screen.save(os.path.join(tools.REPORTS, "cards-mouse.png"))
        finally:
            cards.terminate()
            cards.wait(timeout=20)


def fingers(tally, program):
    """Fingers that are pushed into SDL's queue, and what is shown of it."""
    with Screen(800, 480) as screen:
        cards = subprocess.Popen([program], env=screen.env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        try:
            output = ""
            for line in cards.stdout:
                output += line
                if line == "shown\n":
                    break
            well = tally.add(output) and not re.search(r"[1-9]\d* failed", output)
            tally.check(well, "the cards under fingers", output)
            tally.check(screen.wait(lambda: is_card(screen.pixel(250, 380))), "the card is shown where it was dropped")
            tally.check(screen.pixel(60, 200) == PAPER, "and not where it was")
            red, green, blue = screen.pixel(456, 292)
            sun = red > 230 and green > 200 and blue < 200
            tally.check(sun, f"the sun has turned with the photo: {red, green, blue}")
            screen.save(os.path.join(tools.REPORTS, "cards-fingers.png"))
            cards.communicate("\n", timeout=20)
            tally.check(cards.returncode == 0, f"cards under fingers exit {cards.returncode}")
        finally:
            if cards.poll() is None:
                cards.kill()
                cards.wait()


def readme(tally):
    """The command that the README gives builds the example."""
    with open(os.path.join(tools.ROOT, "README.md"), encoding="utf-8") as file:
        command = re.search(r"^    (cc -Iinclude -Ibindings/sdl (?:.*\\\n)*.*) -o cards && \./cards$", file.read(), re.M)
    if tally.check(command, "README.md says how to build examples/sdl/01-cards"):
        code, output = tools.run(["bash", "-c", f"{command[1]} -o build/sdl/readme"])
        tally.check(code == 0, "the README's command builds examples/sdl/01-cards", output)


def run():
    tally = tools.Tally()
    os.makedirs(OUT, exist_ok=True)
    os.makedirs(tools.REPORTS, exist_ok=True)
    conversions(tally)
    readme(tally)
    sources = sorted(glob.glob(os.path.join(EXAMPLE, "*.c")))
    if program := example(tally, "cards", sources):
        mouse(tally, program)
    touch = [source for source in sources if not source.endswith("main.c")]
    if program := example(tally, "cards-under-fingers", [*touch, os.path.join(TESTS, "demo", "touch.c")]):
        fingers(tally, program)
    return tally.result()
