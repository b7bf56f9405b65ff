"""The library as another language sees it: these tests know it by build/gesturecore-abi.json and libffi alone. Tests/ffi
calls every function with all that is well, Tests/hostile with every argument spoilt in turn."""
import glob
import os

import tools

TESTS = os.path.join(tools.ROOT, "Tests")
DESCRIPTION = os.path.join(tools.BUILD, "gesturecore-abi.json")
LIBRARY = os.path.join(tools.BUILD, "libgesturecore.so")


def play(tally, name, sources, options=(), library=LIBRARY, compiler=tools.CC):
    """Compiles a program that takes the description and the library, and runs it; it counts its own checks."""
    program = os.path.join(tools.BUILD, name)
    command = [compiler, *tools.STRICT, "-D_GNU_SOURCE", *options, *sources, "-o", program, "-lffi", "-lcjson", "-lm"]
    code, output = tools.run(command)
    if tally.check(code == 0, f"{name} compiles", output):
        code, output = tools.run([program, DESCRIPTION, library], log=name + ".log", timeout=300)
        if not tally.add(output) or code != 0:
            tally.check(False, f"{name} {DESCRIPTION} {library} (exit {code})", output)
        print("   " + "\n   ".join(output.splitlines()[-2:-1]))
    return tally.result()


def sources(*folders):
    """The sources of some folders; main.c is the last one's."""
    files = [path for folder in folders for path in sorted(glob.glob(os.path.join(TESTS, folder, "*.c")))]
    last = os.path.join(TESTS, folders[-1])
    return [path for path in files if os.path.basename(path) != "main.c" or os.path.dirname(path) == last]


def run():
    return play(tools.Tally(), "ffi-every", sources("ffi"))


def hostile():
    return play(tools.Tally(), "ffi-hostile", sources("ffi", "hostile"))


def hostile_address():
    """The same with both sides under sanitizers; leaks are found, too."""
    tally = tools.Tally()
    library, clang = tools.address_library(tally)
    if not library:
        return tally.result()
    options = ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined", "-fuse-ld=lld", "-g"]
    return play(tally, "ffi-hostile-address", sources("ffi", "hostile"), options,
                os.path.join(library, "libgesturecore.so"), clang)
