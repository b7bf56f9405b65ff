"""Tests/c/host: programs whose functions the library calls. Each is compiled against the shared and the static library
and writes the transcript that lies beside it."""
import glob
import os

import c_examples
import tools

FOLDER = os.path.join(tools.ROOT, "Tests", "c", "host")


def sources():
    """What all programs are made of, and the file that each adds."""
    parts = {os.path.join(FOLDER, "stage.c"), os.path.join(FOLDER, "pull.c")}
    shared = [*sorted(parts), os.path.join(tools.ROOT, "bench", "allocations.c"), "-I" + os.path.join(tools.ROOT, "bench")]
    return shared, sorted(set(glob.glob(os.path.join(FOLDER, "*.c"))) - parts)


def run():
    tally = tools.Tally()
    shared, programs = sources()
    tally.check(bool(programs), "Tests/c/host has programs")
    for source in programs:
        name = os.path.basename(source).removesuffix(".c")
        with open(source.removesuffix(".c") + ".txt", encoding="utf-8") as file:
            expected = file.read()
        for library, options in c_examples.libraries():
            c_examples.compile_and_run(tally, f"host {name} {library}", [source, *shared], options, expected)
    print(f"   {len(programs)} programs")
    return tally.result()
