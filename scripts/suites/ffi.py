"""The library as another language sees it: Tests/ffi knows it by build/gesturecore-abi.json and libffi alone."""
import glob
import os

import tools

TESTS = os.path.join(tools.ROOT, "Tests", "ffi")
DESCRIPTION = os.path.join(tools.BUILD, "gesturecore-abi.json")
LIBRARY = os.path.join(tools.BUILD, "libgesturecore.so")


def run():
    tally = tools.Tally()
    program = os.path.join(tools.BUILD, "ffi")
    sources = sorted(glob.glob(os.path.join(TESTS, "*.c")))
    code, output = tools.run([tools.CC, *tools.STRICT, "-D_GNU_SOURCE", *sources, "-o", program, "-lffi", "-lcjson"])
    if tally.check(code == 0, "Tests/ffi compiles", output):
        code, output = tools.run([program, DESCRIPTION, LIBRARY], log="ffi.log", timeout=120)
        counted = tally.add(output)
        if code != 0 or not counted:
            tally.check(False, f"ffi {DESCRIPTION} {LIBRARY} (exit {code})", output)
        print("   " + next((line for line in output.splitlines() if line.startswith("ffi: ")), "ffi says nothing"))
    return tally.result()
