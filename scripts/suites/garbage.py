"""Tests/c/garbage: what chance makes and feeds through the C interface, the same on every run."""
import glob
import os

import tools

WORLDS = 1500


def run():
    tally = tools.Tally()
    program = os.path.join(tools.BUILD, "garbage")
    sources = sorted(glob.glob(os.path.join(tools.ROOT, "Tests", "c", "garbage", "*.c")))
    library = os.path.join(tools.BUILD, "libgesturecore.a")
    code, output = tools.run([tools.CC, *tools.STRICT, *sources, library, "-lm", "-o", program])
    if not tally.check(code == 0 and sources, "Tests/c/garbage compiles", output):
        return tally.result()
    code, output = tools.run([program, str(WORLDS)], log="garbage.log")
    counted = tally.add(output) and tally.passed > WORLDS
    if not counted or code != 0:
        tally.check(False, f"garbage of {WORLDS} worlds (exit {code})", output)
    return tally.result()
