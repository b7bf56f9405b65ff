"""Tests/EngineTests, optimized: every sequence of a small alphabet in every small world, and what must hold over every
case and recording. And the fuzzers."""
import tools
import swift_tests

# An optimized build of these tests alone, in a place of its own.
ENVIRONMENT = {"GESTURECORE_TESTS": "EngineTests"}
OPTIONS = ["-c", "release", "-Xswiftc", "-enable-testing", "--scratch-path", ".build/engine"]


def run():
    return swift_tests.swift_test("engine", OPTIONS, env=ENVIRONMENT)


def deeper():
    """Each recognizer alone, to seven acts."""
    options = [*OPTIONS, "--filter", "WorldTests/oneRecognizer"]
    return swift_tests.swift_test("engine-deeper", options, env={**ENVIRONMENT, "GESTURECORE_DEPTH": "7"})


def fuzz():
    """Each fuzzer for 20 seconds."""
    tally = tools.Tally()
    code, output = tools.run(["scripts/fuzz", "20"], log="fuzz.log", timeout=1800)
    if not (tally.add(output) and code == 0):
        tally.check(False, f"scripts/fuzz 20 (exit {code})", output)
    return tally.result()
