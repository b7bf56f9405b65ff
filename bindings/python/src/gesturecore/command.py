"""The command: replay, check, plot."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from decimal import Decimal

from .progress import progress
from .trace.check import check
from .trace.fields import written
from .trace.lines import RECORDED, TraceError, read
from .trace.player import Player


def replay(files: Sequence[str], only: str | None) -> int:
    """Prints a line of JSON an event: time, gesture, phase, and what it measured; refusals and decisions too."""
    player = Player()
    for line in progress(list(read(*files)), "lines"):
        if line.word in RECORDED or line.word.startswith("expect"):
            continue
        outcome = player.play(line)
        for event in outcome.events:
            if only in (None, event.gesture.name):
                said = {"event": event.gesture.name, "phase": str(event.phase), **written(event)}
                print(json.dumps({"t": seconds(event.time_ns), **said}))
        for name, text in outcome.errors:
            time = line.time if line.time is not None else player.session.now_ns
            print(json.dumps({"t": seconds(time), "error": name, "text": text}))
        for decision in outcome.decisions:
            if only in (None, decision.gesture.name):
                told: dict[str, object] = {"decision": str(decision.kind), "gesture": decision.gesture.name}
                if decision.other is not None:
                    told["for" if decision.kind == 1 else "by"] = decision.other.name
                if decision.reason:
                    told["because"] = str(decision.reason)
                print(json.dumps({"t": seconds(decision.time_ns), **told}))
    player.close()
    return 0


def seconds(nanoseconds: int) -> float | int:
    """Seconds in the shortest form."""
    exact = Decimal(nanoseconds).scaleb(-9)
    return int(exact) if exact == exact.to_integral_value() else float(exact)


def check_all(files: Sequence[str]) -> int:
    """Prints a line a failure, and how many files passed."""
    failed = 0
    for file in progress(files, "files"):
        failures = check(file)
        failed += bool(failures)
        for failure in failures[:4]:
            print(failure)
        if len(failures) > 4:
            print(f"{file}: {len(failures) - 4} more")
    print(f"{len(files) - failed} passed, {failed} failed")
    return 1 if failed else 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command; answers the exit code: 1 where a case failed, 2 where a file cannot be read."""
    parser = argparse.ArgumentParser(prog="python -m gesturecore", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("replay", help="play traces, one after another as one, and print what the gestures say")
    one.add_argument("files", nargs="+", metavar="TRACE")
    one.add_argument("--gesture", help="only what this gesture says")
    two = commands.add_parser("check", help="hold each trace to what it expects")
    two.add_argument("files", nargs="+", metavar="TRACE")
    three = commands.add_parser("plot", help="draw traces, one after another as one")
    three.add_argument("files", nargs="+", metavar="TRACE")
    three.add_argument("-o", dest="picture", required=True, help="picture.png, picture.svg or picture.pdf")
    said = parser.parse_args(arguments)
    try:
        if said.command == "replay":
            return replay(said.files, said.gesture)
        if said.command == "check":
            return check_all(said.files)
        from .plot import plot

        print(plot(said.files, said.picture))
        return 0
    except (TraceError, OSError, ImportError) as error:
        print(f"gesturecore: {error}", file=sys.stderr)
        return 2
