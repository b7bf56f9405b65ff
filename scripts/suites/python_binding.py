"""The Python binding: what is generated is up to date, mypy --strict has nothing to say, its tests pass and call every
function, the conformance cases pass through it, its examples say what they should, its wheel works without Swift."""
import glob
import json
import os
import re
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree

import conformance
import tools
from screen import Screen

BINDING = os.path.join(tools.ROOT, "bindings", "python")
EXAMPLES = os.path.join(tools.ROOT, "examples", "python")
PYTHON = os.path.join(tools.BUILD, "venv", "bin", "python")
SOURCE = {"PYTHONPATH": os.path.join(BINDING, "src"), "GESTURECORE_LIBRARY": "", "SDL_VIDEODRIVER": "dummy",
          "SDL_AUDIODRIVER": "dummy", "MPLBACKEND": "agg"}


def run():
    tally = tools.Tally()
    if not tally.check(os.path.exists(PYTHON), "build/venv is there; scripts/setup makes it"):
        return tally.result()
    up_to_date(tally)
    options = ["--config", os.path.join(BINDING, "pyproject.toml"), "-q", BINDING, EXAMPLES]
    for what in (["mypy"], ["ruff", "check", *options], ["ruff", "format", "--check", *options]):
        code, output = tools.run(["sh", "-c", f'cd "{BINDING}" && exec "$@"', "sh", PYTHON, "-m", *what])
        tally.check(code == 0, " ".join(what[:2]), output)
    pytest(tally)
    check(tally)
    wheel(tally)
    return tally.result()


def up_to_date(tally):
    """What scripts/generate-python writes is what is committed."""
    target = os.path.join(BINDING, "src", "gesturecore", "_abi.py")
    fresh = os.path.join(tools.BUILD, "python", "_abi.py")
    code, output = tools.run([os.path.join(tools.ROOT, "scripts", "generate-python"), "-o", fresh])
    if tally.check(code == 0, "scripts/generate-python", output):
        code, output = tools.run(["diff", "-u", target, fresh])
        tally.check(code == 0, "_abi.py is up to date with the header; scripts/generate-python writes it", output)


def pytest(tally):
    """The binding's own tests; then whether they called every function that the library exports."""
    report = os.path.join(tools.REPORTS, "python.xml")
    called = os.path.join(tools.BUILD, "python", "called.json")
    os.makedirs(tools.REPORTS, exist_ok=True)
    for path in (report, called):
        if os.path.exists(path):
            os.remove(path)
    environment = {**SOURCE, "GESTURECORE_CALLED": called}
    code, output = tools.run([PYTHON, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", BINDING, "-c",
                              os.path.join(BINDING, "pyproject.toml"), f"--junitxml={report}", BINDING],
                             log="python.log", env=environment)
    try:
        suites = list(ElementTree.parse(report).iter("testsuite"))
        total, bad = (sum(int(suite.get(key, 0)) for suite in suites for key in keys)
                      for keys in (("tests",), ("failures", "errors", "skipped")))
    except (OSError, ElementTree.ParseError):
        tally.check(False, "pytest", output)
        return
    tally.passed += total - bad
    tally.failed += bad
    if bad or code:
        tally.check(bad > 0, f"pytest (exit {code})", output)
        tools.say(output)
        return
    with open(called, encoding="utf-8") as file:
        uncalled = exported() - set(json.load(file))
    tally.check(not uncalled, "every function of the library is called by the Python tests",
                "not called: " + " ".join(sorted(uncalled)))


def exported():
    """The functions that the shared library exports."""
    _, output = tools.run(["nm", "-D", "--defined-only", os.path.join(tools.BUILD, "libgesturecore.so")])
    return set(re.findall(r" T (gcore_\w+)", output))


def check(tally):
    """The conformance cases."""
    files = conformance.cases(tally)
    code, output = tools.run([PYTHON, "-m", "gesturecore", "check", *files], log="python-check.log", env=SOURCE)
    if not tally.add(output) or code != 0:
        tally.check(code == 0, "python -m gesturecore check", output)


def wheel(tally):
    """A wheel that is built here, put into an environment of its own, and used from an empty folder with no Swift."""
    folder = os.path.join(tools.BUILD, "python", "wheel")
    shutil.rmtree(folder, ignore_errors=True)
    command = [PYTHON, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-deps", "-w", folder, BINDING]
    library = os.path.join(tools.BUILD, "libgesturecore.so")
    code, output = tools.run(command, log="python-wheel.log", env={"GESTURECORE_LIBRARY": library})
    shutil.rmtree(os.path.join(BINDING, "build"), ignore_errors=True)
    found = glob.glob(os.path.join(folder, "gesturecore-*-py3-none-*.whl"))
    if not tally.check(code == 0 and len(found) == 1, "a wheel of one platform and any Python 3", output):
        return
    place = os.path.join(folder, "site")
    code, output = tools.run([PYTHON, "-m", "pip", "install", "-q", "--no-deps", "--target", place, found[0]])
    tally.check(code == 0, "the wheel is installed", output)
    examples(tally, place)


def examples(tally, place):
    """Each example, with the installed package, says what its .txt says; nothing but the system is on PATH."""
    said = sorted(glob.glob(os.path.join(EXAMPLES, "*.txt")))
    files = [path.removesuffix(".txt") + ".py" for path in said]
    tally.check(bool(files), "examples/python has examples")
    empty = os.path.join(tools.BUILD, "python", "empty")
    shutil.rmtree(empty, ignore_errors=True)
    os.makedirs(empty)
    environment = {"PATH": "/usr/bin:/bin", "PYTHONPATH": place, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy",
                   "PYGAME_HIDE_SUPPORT_PROMPT": "1", "HOME": empty, "MPLBACKEND": "agg"}
    for path in files:
        done = subprocess.run([PYTHON, path], cwd=empty, env=environment, text=True, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, timeout=120, check=False)
        with open(path.removesuffix(".py") + ".txt", encoding="utf-8") as file:
            expected = file.read()
        tally.check(done.returncode == 0 and done.stdout == expected, f"{os.path.basename(path)} says what is expected",
                    f"exit {done.returncode}\n{done.stdout}")
    for path in (tools.ROOT, BINDING):
        readme(tally, os.path.join(path, "README.md"), empty, environment)
    raylib(tally, environment)
    print(f"   {', '.join(os.path.basename(path) for path in files)}, raylib_card.py")


def raylib(tally, environment):
    """The card in raylib's window, under a real mouse: it is dimmed while it is held, and moves when it is dragged."""
    blue, dimmed, paper = (40, 90, 200), (90, 140, 220), (255, 255, 255)
    with Screen(400, 300) as screen, open(os.path.join(tools.REPORTS, "raylib.log"), "w", encoding="utf-8") as log:
        host = subprocess.Popen([PYTHON, os.path.join(EXAMPLES, "raylib_card.py")], stdout=log, stderr=log,
                                env={**environment, "DISPLAY": screen.display, "LIBGL_ALWAYS_SOFTWARE": "1"})
        try:
            shown = screen.wait(lambda: screen.pixel(50, 50) == blue and screen.pixel(10, 10) == paper)
            if tally.check(shown, "raylib shows the card; see build/reports/raylib.log", f"{screen.pixel(50, 50)}"):
                screen.mouse("mousemove", 100, 80, "sleep", 0.2, "mousedown", 1)
                tally.check(screen.wait(lambda: screen.pixel(50, 50) == dimmed), "a card that is held is dimmed")
                screen.mouse("sleep", 1, "mousemove", 150, 120, "sleep", 0.2, "mousemove", 240, 200)
                moved = screen.wait(lambda: screen.pixel(50, 50) == paper and screen.pixel(290, 230) == dimmed)
                tally.check(moved, "the card follows the mouse", f"{screen.pixel(50, 50)} {screen.pixel(290, 230)}")
                screen.mouse("mouseup", 1)
                stays = screen.wait(lambda: screen.pixel(290, 230) == blue)
                tally.check(stays, "it stays where it was let go", f"{screen.pixel(290, 230)}")
        finally:
            host.terminate()
            host.wait()


def readme(tally, path, folder, environment):
    """The Python of a README prints what it says that it prints."""
    with open(path, encoding="utf-8") as file:
        found = re.search(r"^```python\n(.*?)^```\n\nprints\n\n((?:    [^\n]*\n)+)", file.read(), re.M | re.S)
    name = os.path.relpath(path, tools.ROOT)
    if tally.check(found, f"{name} has Python, and what it prints"):
        done = subprocess.run([PYTHON, "-c", found[1]], cwd=folder, env=environment, text=True, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, timeout=60, check=False)
        expected = re.sub(r"^    ", "", found[2], flags=re.M)
        tally.check(done.returncode == 0 and done.stdout == expected, f"the Python of {name} prints that", done.stdout)
