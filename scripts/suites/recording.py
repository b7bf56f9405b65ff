"""Recordings that the shipped library makes, each played by gesture-replay, which is to say the same to the byte: of
every conformance case, of people's streams over a scene, of worlds made by chance, of what the C tests play and their
functions answer, and those of the examples."""
import concurrent.futures
import glob
import os
import shutil
import subprocess

import conformance
import host_functions
import tools

FOLDER = os.path.join(tools.BUILD, "recordings")
REPLAY = os.path.join(tools.BUILD, "gesture-replay")
WORLDS = 60
LINK = ["-L" + tools.BUILD, "-lgesturecore", "-lm", f"-Wl,-rpath,{tools.BUILD}"]


def compiled(tally, name, pattern, options=()):
    """The program made of some C files, or None."""
    program = os.path.join(tools.BUILD, name)
    sources = sorted(glob.glob(os.path.join(tools.ROOT, pattern)))
    code, output = tools.run([tools.CC, *tools.STRICT, *sources, "-o", program, *LINK, *options])
    return program if tally.check(bool(sources) and code == 0, f"{name} compiles", output) else None


def record(tally, name, command, arguments):
    """Runs a program that records into a folder of its own, and answers the recordings."""
    folder = os.path.join(FOLDER, name)
    os.makedirs(folder)
    code, output = tools.run([*command, folder, *arguments], log=f"recording-{name}.log")
    counted = tally.add(output)
    if code != 0 or not counted:
        tally.check(False, f"{' '.join(command)} {folder} ... (exit {code})", output)
    return sorted(glob.glob(os.path.join(folder, "*.jsonl")))


def record_hosts(tally):
    """Runs the programs of host functions, whose sessions are recorded, and answers the recordings."""
    folder = os.path.join(FOLDER, "host")
    os.makedirs(folder)
    parts, programs = host_functions.sources()
    for source in programs:
        name = os.path.basename(source).removesuffix(".c")
        program = os.path.join(tools.BUILD, f"host-{name}-recorded")
        code, output = tools.run([tools.CC, *tools.STRICT, source, *parts, "-o", program, *LINK])
        if tally.check(code == 0, f"{program} compiles", output):
            code, output = tools.run([program], env={"STAGE_RECORDINGS": os.path.join(folder, name)})
            tally.check(code == 0, f"{program} runs", output)
    return sorted(glob.glob(os.path.join(folder, "*.jsonl")))


def said_again(path):
    """(path, whether a replay says what is recorded, the first line that differs). A recording that ended because the
    queue was full in the middle of a moment has no hash: the replay goes on where it ends."""
    with open(path, "rb") as file:
        wanted = file.read()
    got = subprocess.run([REPLAY, "run", path], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60).stdout
    last = wanted.rstrip(b"\n").rsplit(b"\n", 1)[-1]
    holds = got == wanted if b'"hash"' in last else bool(wanted) and got.startswith(wanted)
    pairs = zip(wanted.split(b"\n") + [b""], got.split(b"\n") + [b""])
    line = next((f"{w.decode()}\n{g.decode()}" for w, g in pairs if w != g), "")
    return path, holds, line


def run():
    tally = tools.Tally()
    shutil.rmtree(FOLDER, ignore_errors=True)
    os.makedirs(FOLDER)
    cases = sorted(glob.glob(os.path.join(tools.ROOT, "Tests", "conformance", "**", "*.jsonl"), recursive=True))
    streams = sorted(glob.glob(os.path.join(tools.SHARED, "traces", "**", "*.jsonl"), recursive=True))
    scene = os.path.join(tools.ROOT, "Tests", "traces", "scene-rich.jsonl")
    examples = ["09-record", "10-record-functions"]
    recordings = [os.path.join(tools.ROOT, "examples", "c", name, "expected.txt") for name in examples]
    if harness := conformance.compile_harness(tally, "harness", tools.CC, LINK):
        recordings += record(tally, "cases", [harness, "--record"], cases)
        if streams:
            recordings += record(tally, "streams", [harness, "--record"], ["--over", scene, *streams])
        else:
            print(f"   no {os.path.relpath(tools.SHARED, tools.ROOT)}/traces here: people's streams are not recorded")
    if program := compiled(tally, "recording", "Tests/c/recording/*.c"):
        recordings += record(tally, "c", [program], [])
    hosts = record_hosts(tally)
    tally.check(len(hosts) > 20, f"{len(hosts)} recordings of host functions were made")
    recordings += hosts
    if program := compiled(tally, "garbage-recorded", "Tests/c/garbage/*.c"):
        recordings += record(tally, "worlds", [program, "--record"], [str(WORLDS)])
    tally.check(len(recordings) > len(cases) + WORLDS, f"{len(recordings)} recordings were made")
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for path, holds, line in pool.map(said_again, recordings):
            tally.check(holds, f"gesture-replay run {os.path.relpath(path, tools.ROOT)}", line)
    print(f"   {len(recordings)} recordings, {len(streams)} of people's streams")
    return tally.result()
