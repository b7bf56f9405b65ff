"""What the suites share: where things lie, and running a command."""
import os
import re
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BUILD = os.path.join(ROOT, "build")
REPORTS = os.path.join(BUILD, "reports")
# The folder of people's recordings and more cases, which are no part of the project; a path from its root.
SHARED = os.path.normpath(os.path.join(ROOT, os.environ.get("SHARED") or os.path.join("..", "shared")))
CC = os.environ.get("CC", "cc")
STRICT = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-O1", "-I" + os.path.join(ROOT, "include")]


def toolchain():
    """(the swift command, the folder of its clang), as scripts/toolchain finds them."""
    found = subprocess.run(
        ["bash", "-c", '. scripts/toolchain && printf "%s\n%s\n" "$SWIFT" "$TOOLS"'],
        cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.split("\n")
    return found[0], found[1]


def run(command, log=None, env=None, timeout=900):
    """(exit code, output and errors together) of a command in the root; 124 where it took too long."""
    environment = dict(os.environ, **(env or {}))
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, timeout=timeout, text=True, errors="replace",
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        code, output = done.returncode, done.stdout
    except subprocess.TimeoutExpired as late:
        code, output = 124, f"{late.stdout or ''}\ntook longer than {timeout} s\n"
    except OSError as error:
        code, output = 127, f"{error}\n"
    if log:
        os.makedirs(REPORTS, exist_ok=True)
        with open(os.path.join(REPORTS, log), "w", encoding="utf-8") as file:
            file.write(f"$ {' '.join(command)}\n{output}")
    return code, output


def address_library(tally):
    """(the folder of a library built with the address sanitizer, or None; the clang that links with it)."""
    return sanitized_library(tally, "address")


def sanitized_library(tally, sanitizer, env=None):
    """The same for a sanitizer by its name: normal Swift, not optimized."""
    swift, folder = toolchain()
    place = os.path.join(".build", sanitizer)
    command = [swift, "build", "--sanitize=" + sanitizer, "--scratch-path", place, "--product", "gesturecore"]
    code, output = run(command, log=f"library-{sanitizer}.log", env=env)
    built = tally.check(code == 0, " ".join(command), output)
    return os.path.join(ROOT, place, "debug") if built else None, os.path.join(folder, "clang")


def say(text, limit=30):
    """Prints the last lines of a text, indented."""
    lines = text.rstrip().split("\n")
    if len(lines) > limit:
        print(f"   ... {len(lines) - limit} lines above, see build/reports")
    for line in lines[-limit:]:
        print("   " + line, flush=True)


class Tally:
    """Counts checks and prints those that fail."""

    def __init__(self):
        self.passed = self.failed = 0

    def check(self, holds, what, output=""):
        """Counts one check; where it fails, prints what it was and what the command said."""
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print(f"   FAILED {what}", flush=True)
            if output.strip():
                say(output)
        return holds

    def add(self, output):
        """Counts what a command's closing `N passed, N failed` says; answers whether there is one."""
        sums = re.findall(r"(\d+) passed, (\d+) failed", output)
        if sums:
            self.passed += int(sums[-1][0])
            self.failed += int(sums[-1][1])
        return bool(sums)

    def result(self):
        """(passed, failed)"""
        return self.passed, self.failed
