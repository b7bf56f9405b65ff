"""Compiles bench.c and measures with it: nanoseconds by the clock, instructions by valgrind's callgrind."""
import json
import os
import re
import statistics
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
BUILD = os.path.join(ROOT, "build")
FOLDER = os.path.join(BUILD, "bench")
PROGRAM = os.path.join(FOLDER, "bench")
CC = os.environ.get("CC", "cc")

sys.path.insert(0, HERE)
import traces  # noqa: E402


def prepare():
    """Builds the program and the floor, and writes the streams. The library must have been built."""
    os.makedirs(FOLDER, exist_ok=True)
    flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-O2", "-I", os.path.join(ROOT, "include"), "-I", HERE]
    floor = os.path.join(FOLDER, "libfloor.so")
    subprocess.run([CC, *flags, "-fPIC", "-shared", os.path.join(HERE, "floor.c"), "-o", floor], check=True)
    sources = [os.path.join(HERE, name) for name in ("bench.c", "scenes.c", "allocations.c")]
    links = [f"-L{BUILD}", f"-L{FOLDER}", "-lgesturecore", "-lfloor", "-lm", f"-Wl,-rpath,{BUILD}:{FOLDER}"]
    subprocess.run([CC, *flags, *sources, "-o", PROGRAM, *links], check=True)
    traces.write_all(FOLDER)


def stream(name):
    """The path of a stream, by its name in traces.py."""
    return os.path.join(FOLDER, name + ".bin")


def once(*arguments):
    """What one run of the program prints."""
    done = subprocess.run([PROGRAM, *map(str, arguments)], check=True, stdout=subprocess.PIPE, text=True)
    return json.loads(done.stdout)


def nanoseconds(*arguments, runs=5):
    """Nanoseconds an input, the median of several processes; the load of the machine is in it."""
    figures = [once(*arguments) for _ in range(runs)]
    return round(statistics.median(figure["nanoseconds"] / figure["inputs"] for figure in figures), 1)


def instructions(*arguments):
    """(instructions an input, what the run printed): those inside `measured`, which the load does not change.

    Arguments and environment lie on the stack, and where it begins decides how memory is copied: they are as long always.
    """
    out = os.path.join(FOLDER, "callgrind.out")
    command = ["valgrind", "-q", "--tool=callgrind", "--toggle-collect=measured*", f"--callgrind-out-file={out}",
               PROGRAM, *map(str, arguments)]
    environment = {"PATH": "/usr/local/bin:/usr/bin:/bin", "PADDING": "." * (256 - len(" ".join(command)) % 256)}
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment)
    figures = json.loads(done.stdout)
    with open(out, encoding="utf-8") as file:
        counted = int(re.search(r"^(?:summary|totals): (\d+)", file.read(), re.M)[1])
    return round(counted / figures["inputs"], 1), figures
