"""Tests/c/soak.c: ten million random events on one session, in bounded memory."""
import os

import tools


def run():
    tally = tools.Tally()
    program = os.path.join(tools.BUILD, "soak")
    sources = ["Tests/c/soak.c", "Tests/c/garbage/dice.c", os.path.join(tools.BUILD, "libgesturecore.a")]
    code, output = tools.run([tools.CC, *tools.STRICT, "-ITests/c/garbage", *sources, "-lm", "-o", program])
    if not tally.check(code == 0, "Tests/c/soak.c compiles", output):
        return tally.result()
    code, output = tools.run([program], log="soak.log")
    if not (tally.add(output) and code == 0):
        tally.check(False, f"{program} (exit {code})", output)
    else:
        tools.say(output)
    return tally.result()
