"""Two sessions in two threads share nothing, by the thread sanitizer; and a checked library, GESTURECORE_CHECKED=1, answers
busy where two threads use one session at once."""
import glob
import os

import tools

WORLDS = 25  # In each of four threads.


def program(tally, name, sanitizer, env=None):
    """Tests/c/threads.c with a library built with the sanitizer; None where it cannot be built."""
    library, clang = tools.sanitized_library(tally, sanitizer, env)
    if not library:
        return None
    garbage = os.path.join(tools.ROOT, "Tests", "c", "garbage")
    sources = [path for path in sorted(glob.glob(os.path.join(garbage, "*.c"))) if not path.endswith("garbage.c")]
    # Swift's thread sanitizer knows of Dispatch, and wants it at hand.
    runtime = os.path.join(os.path.dirname(os.path.dirname(clang)), "lib", "swift", "linux")
    links = [f"-L{library}", f"-L{runtime}", "-lgesturecore", "-ldispatch", "-lBlocksRuntime", "-lm", "-lpthread",
             f"-Wl,-rpath,{library}:{runtime}"]
    command = [clang, *tools.STRICT, "-g", "-I" + garbage, "Tests/c/threads.c", *sources, "-fsanitize=" + sanitizer,
               "-fuse-ld=lld", *links, "-o", name]
    code, output = tools.run(command)
    return name if tally.check(code == 0, f"{name} compiles", output) else None


def run():
    tally = tools.Tally()
    if path := program(tally, os.path.join(tools.BUILD, "threads"), "thread", {"GESTURECORE_CHECKED": "1"}):
        judge(tally, [path, str(WORLDS)], "threads.log", 4 * WORLDS)
        judge(tally, [path, "checked"], "threads-checked.log", 1)
    return tally.result()


def judge(tally, command, log, least):
    """Runs it; its closing sum counts, and a warning of the sanitizer fails it."""
    before = tally.passed
    code, output = tools.run(command, log=log)
    counted = tally.add(output) and tally.passed - before >= least
    if not counted or code != 0:
        tally.check(False, f"{' '.join(command)} (exit {code})", output)
