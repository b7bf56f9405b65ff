"""All that is said, and the state at the end, are one on every build: the shipped library (Embedded Swift, optimized), the
same as normal Swift, that not optimized, and twice in one process. And they are what Tests/conformance/hashes.txt says."""
import glob
import os
import re

import conformance
import tools

GOLDEN = os.path.join(tools.ROOT, "Tests", "conformance", "hashes.txt")


def fingerprints(tally, program, library=None):
    """What the harness prints of every case and, over the rich scene, of every recording; it plays each file twice."""
    env = {"LD_LIBRARY_PATH": library} if library else None
    own = sorted(glob.glob(os.path.join(tools.ROOT, "Tests", "conformance", "**", "*.jsonl"), recursive=True))
    own = [os.path.relpath(path, tools.ROOT) for path in own]
    lines = []
    for options, files in ((["--run-only"], own), (["--over", conformance.SCENE], conformance.recorded())):
        if not files:
            continue
        code, output = tools.run([program, "--fingerprint", *options, *files, *files])
        said = [line for line in output.splitlines() if re.fullmatch(r"[0-9a-f]{16} [0-9a-f]{16} .*", line)]
        first, second = said[:len(files)], said[len(files):]
        tally.check(len(first) == len(files), f"{program} says a line a file (exit {code})", output)
        tally.check(first == second, f"{program} says the same twice in one process", unlike(first, second))
        lines += first
    return lines


def unlike(a, b):
    """The lines that differ."""
    return "\n".join(f"{one}\n{other}" for one, other in zip(a, b) if one != other)


def golden(lines):
    """The lines of hashes.txt: of the project's own cases."""
    return [line for line in lines if " Tests/conformance/" in line]


def compare_with_golden(tally, lines):
    """What hashes.txt keeps is as it was. Cases that are newer than it are none of its."""
    with open(GOLDEN, encoding="utf-8") as file:
        held = [line for line in file.read().splitlines() if not line.startswith("#")]
    now = {line.split(" ", 2)[2]: line for line in lines}
    changed = [path for path in (line.split(" ", 2)[2] for line in held) if now.get(path) not in held]
    tally.check(held and not changed, "Tests/conformance/hashes.txt holds; where a change is meant, `make hashes` writes it",
                "\n".join(changed) or "it is empty")
    if len(lines) > len(held):
        print(f"   {len(lines) - len(held)} cases are newer than hashes.txt; make hashes takes them in")


def shipped(tally):
    options = ["-L" + tools.BUILD, "-lgesturecore", f"-Wl,-rpath,{tools.BUILD}"]
    program = conformance.compile_harness(tally, "harness", tools.CC, options)
    return fingerprints(tally, program) if program else None


def run():
    tally = tools.Tally()
    lines = shipped(tally)
    if not lines:
        return tally.result()
    compare_with_golden(tally, golden(lines))
    code, output = tools.run(["make", "--no-print-directory", "lib-normal"], log="library-normal.log")
    if tally.check(code == 0, "make lib-normal", output):
        normal = fingerprints(tally, os.path.join(tools.BUILD, "harness"), os.path.join(tools.BUILD, "normal"))
        tally.check(normal == lines, "normal Swift says the same", unlike(lines, normal))
    library, clang = tools.address_library(tally)
    if library:
        options = ["-fsanitize=address", "-fuse-ld=lld", "-g", "-L" + library, "-lgesturecore", f"-Wl,-rpath,{library}"]
        program = conformance.compile_harness(tally, "harness-address", clang, options)
        debug = fingerprints(tally, program) if program else []
        tally.check(debug == lines, "-Onone says the same", unlike(lines, debug))
    print(f"   {len(lines)} traces on 3 builds")
    return tally.result()
