"""The conformance cases, through the C harness on the shipped library and through gesture-replay on the normal build;
and the harness under the address sanitizer."""
import glob
import os
import re

import tools

HARNESS = os.path.join(tools.ROOT, "examples", "c", "harness")
SCENE = os.path.join(tools.ROOT, "Tests", "traces", "scene-rich.jsonl")  # Every kind of gesture.


def cases(tally):
    """The files of Tests/conformance, and of the shared ones where they lie beside the checkout."""
    own = sorted(glob.glob(os.path.join(tools.ROOT, "Tests", "conformance", "**", "*.jsonl"), recursive=True))
    tally.check(bool(own), "Tests/conformance has cases")
    shared = sorted(glob.glob(os.path.join(tools.SHARED, "conformance", "**", "*.jsonl"), recursive=True))
    place = os.path.join(os.path.relpath(tools.SHARED, tools.ROOT), "conformance")
    more = f", {len(shared)} more in {place}" if shared else f"; no {place} here: those are not run"
    print(f"   {len(own)} cases in Tests/conformance{more}")
    return [os.path.relpath(path, tools.ROOT) for path in own + shared]


def check(tally, command, name, env=None):
    """Runs a command that ends with `N passed, N failed` over all cases."""
    files = cases(tally)
    before = tally.passed + tally.failed
    code, output = tools.run(command + files, log=name + ".log", env=env)
    counted = tally.add(output) and tally.passed + tally.failed - before >= len(files)
    if not counted or code != 0 and tally.failed == 0:
        tally.check(False, " ".join(command) + f" (exit {code})", output)
    elif tally.failed:
        tools.say(output)
    return tally.result()


def compile_harness(tally, name, compiler, options):
    """Compiles the harness; answers the program, or None."""
    sources = sorted(glob.glob(os.path.join(HARNESS, "*.c")))
    program = os.path.join(tools.BUILD, name)
    if not tally.check(bool(sources), "examples/c/harness has sources"):
        return None
    code, output = tools.run([compiler, *tools.STRICT, *sources, "-o", program, *options, "-lcjson", "-lm"])
    return program if tally.check(code == 0, f"{name} compiles", output) else None


def harness():
    tally = tools.Tally()
    options = ["-L" + tools.BUILD, "-lgesturecore", f"-Wl,-rpath,{tools.BUILD}"]
    program = compile_harness(tally, "harness", tools.CC, options)
    return check(tally, [program], "harness") if program else tally.result()


def harness_address():
    tally = tools.Tally()
    library, clang = tools.address_library(tally)
    if not library:
        return tally.result()
    options = ["-fsanitize=address", "-fuse-ld=lld", "-g", "-L" + library, "-lgesturecore", f"-Wl,-rpath,{library}"]
    program = compile_harness(tally, "harness-address", clang, options)
    if not program:
        return tally.result()
    recordings(tally, program)
    return check(tally, [program], "harness-address")


def harness_realtime():
    """The harness with the calls that may not wait in `nonblocking` functions, on the shipped library: clang's
    RealtimeSanitizer stops it at a call for memory, for a lock, or of the system."""
    tally = tools.Tally()
    clang = os.path.join(tools.toolchain()[1], "clang")
    options = ["-fsanitize=realtime", "-fuse-ld=lld", "-g", "-L" + tools.BUILD, "-lgesturecore",
               f"-Wl,-rpath,{tools.BUILD}"]
    program = compile_harness(tally, "harness-realtime", clang, options)
    if not program:
        return tally.result()
    probe = os.path.join(tools.BUILD, "realtime-probe")
    code, output = tools.run([clang, "-fsanitize=realtime", "-fuse-ld=lld", "Tests/c/realtime-probe.c", "-o", probe])
    tally.check(code == 0, "Tests/c/realtime-probe.c compiles", output)
    code, output = tools.run([probe])
    tally.check(code != 0 and "malloc" in output, "the sanitizer stops a call that takes memory", output)
    recordings(tally, program)
    return check(tally, [program], "harness-realtime")


def recorded():
    """People's recordings, where they lie beside the checkout."""
    folder = os.path.join(tools.SHARED, "traces")
    files = sorted(glob.glob(os.path.join(folder, "**", "*.jsonl"), recursive=True))
    print(f"   {len(files)} recordings in {os.path.relpath(folder, tools.ROOT)}" if files
          else f"   no {os.path.relpath(folder, tools.ROOT)} here: people's recordings are not played")
    return files


def recordings(tally, program):
    """Plays the project's own streams, and people's recordings where they lie beside, over every kind of gesture."""
    files = recorded()
    if not files:
        return
    code, output = tools.run([program, "--over", SCENE, *files], log="recordings.log")
    if not tally.add(output) or code != 0:
        tools.say(output)


def replay():
    tally = tools.Tally()
    command = os.path.join(tools.BUILD, "gesture-replay")
    code, output = tools.run(["sh", "-c", '"$0" run "$1" > /dev/full', command, SCENE])
    tally.check(code == 1 and "could not be written" in output, "gesture-replay says that its output is lost", output)
    manual(tally, command)
    return check(tally, [command, "check"], "replay")


def manual(tally, command):
    """The case in the README of the cases passes, and so does a recording that was rewritten by the command there."""
    with open(os.path.join(tools.ROOT, "Tests", "conformance", "README.md"), encoding="utf-8") as file:
        text = file.read()
    case = re.search(r"^```\n(.*?)^```", text, re.M | re.S)
    rewrite = re.search(r"^    (sed .*?) recording", text, re.M | re.S)
    if not tally.check(case and rewrite, "Tests/conformance/README.md has a case, and rewrites a recording as one"):
        return
    os.makedirs(tools.REPORTS, exist_ok=True)
    path, recording = (os.path.join(tools.REPORTS, name) for name in ("readme.jsonl", "readme-recording.jsonl"))
    with open(path, "w", encoding="utf-8") as file:
        file.write(case[1])
    code, output = tools.run([command, "check", path])
    tally.check(code == 0, "the case of Tests/conformance/README.md passes", output)
    script = f'"$0" run --record "$2" "$1" && {rewrite[1]} "$2" > "$1" && "$0" check "$1"'
    code, output = tools.run(["sh", "-c", script, command, path, recording])
    tally.check(code == 0, "a recording passes when it is rewritten as Tests/conformance/README.md says", output)
