"""The budgets that are the same on every run: instructions, bytes and allocations; never a time."""
import os
import sys

import tools

sys.path.insert(0, os.path.join(tools.ROOT, "bench"))
import budget  # noqa: E402
import measure  # noqa: E402

EVENTS = 20_000  # Of each stream; the rest repeats the same.


def run():
    tally = tools.Tally()
    try:
        measure.prepare()
        for figure in budget.figures(EVENTS):
            if "must" not in figure:
                continue
            held = budget.NOT_YET.get(figure["figure"]) if figure["unit"].startswith("instructions") else None
            allowed = figure["must"] if held is None else held * 1.03
            text = f"{figure['figure']}: {figure['value']} {figure['unit']}, {figure['must']} allowed"
            if held is not None:
                text += f"; not met yet, {held} holds"
            if tally.check(figure["value"] <= allowed, text):
                print("   " + text, flush=True)
    except (OSError, measure.subprocess.CalledProcessError) as error:
        tally.check(False, "the benchmark runs", str(error))
    return tally.result()
