#!/usr/bin/env python3
"""Measures the Python binding beside C, in the same scenes with the same streams, and prints JSON Lines.

usage: build/venv/bin/python bench/python_host.py [ROUNDS]   after make lib; default 9

An event is an input with the share of output that it brings: fed from one numpy array of 10,000, and all that is said
drained into one, of a session that did so before. C feeds batches of 16 and polls event by event. Rounds of the two
take turns; the figures are those of the fastest, in nanoseconds, so that other load is not in them. Calls are single
ones, of a prepared input and of what a host would write, in nanoseconds of the processor.
"""
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(os.path.dirname(HERE), "bindings", "python", "src")]
import measure  # noqa: E402
import numpy  # noqa: E402
from gesturecore import Drag, Input, LongPress, Magnify, Rotate, Session, Tap  # noqa: E402
from gesturecore.arrays import INPUT  # noqa: E402

EVENTS = 10_000
RECORD = numpy.dtype([("time_ns", "u8"), ("kind", "u4"), ("contact", "u4"), ("x", "f8"), ("y", "f8")])


def stream(name):
    """The first whole cycles of a stream, EVENTS or a little more, as the C program takes them; where cycles begin."""
    records = numpy.fromfile(measure.stream(name), RECORD)
    is_first = records["kind"] >= 256
    end = EVENTS + int(numpy.argmax(is_first[EVENTS:]))
    records, is_first = records[:end], is_first[:end]
    inputs = numpy.zeros(len(records), INPUT)
    inputs["time_ns"], inputs["contact"] = records["time_ns"], records["contact"]
    inputs["kind"] = records["kind"] % 256
    inputs["position"]["x"], inputs["position"]["y"] = records["x"], records["y"]
    inputs["pressure"] = 1
    return inputs, [*numpy.flatnonzero(is_first), end]


def drag_scene():
    """One region with one drag."""
    s = Session(regions=64, gestures=256, contacts=32)
    s.region((0, 0, 1920, 1080)).attach(Drag())
    return s, None


def reference_scene():
    """That of scenes.c: root > panel > card, with taps, a held drag, a pinch and a drag of the panel."""
    s = Session(regions=64, gestures=256, contacts=32)
    root = s.region((0, 0, 1920, 1080))
    panel = s.region((0, 0, 1920, 1080), parent=root)
    card = s.region((0, 0, 1920, 1080), parent=panel)
    for gesture in (Tap(2), Tap(), LongPress() >> Drag(), Magnify() & Rotate()):
        card.attach(gesture)
    drag = panel.attach(Drag())
    position = s.state((0, 0)).commit(drag.translation, "add")
    card.move_with(position, s.state((0, 0)).transient(drag.translation))
    return s, position


SCENES = {"drag": drag_scene, "reference": reference_scene}


def fed(scene, inputs, bounds):
    """(nanoseconds, events said) of one pass, after one that is not counted. With one drag all is one array; in the
    reference scene a cycle is, since the card is put back between them."""
    s, position = SCENES[scene]()
    inputs = inputs.copy()
    for _ in range(2):
        spent = said = 0
        for start, end in zip(bounds, bounds[1:]) if position is not None else [(0, len(inputs))]:
            cycle = inputs[start:end]
            before = time.perf_counter_ns()
            s.feed_array(cycle)
            events = s.drain_array()
            spent += time.perf_counter_ns() - before
            said += len(events)
            del events
            if position is not None:
                position.value = (0, 0)
        inputs["time_ns"] += inputs["time_ns"][-1]
    s.close()
    return spent, said


def compare(scene, name, rounds):
    """Python beside C."""
    inputs, bounds = stream(name)
    ours, theirs = [], []
    for _ in range(rounds):
        run = measure.once(scene, measure.stream(name), EVENTS)
        theirs.append(run["nanoseconds"] / run["inputs"])
        spent, said = fed(scene, inputs, bounds)
        ours.append(spent / len(inputs))
        if (run["inputs"], run["events"]) != (len(inputs), said):
            raise SystemExit(f"bench: C: {run['inputs']} inputs, {run['events']} events; Python: {len(inputs)}, {said}")
    c, python = min(theirs), min(ours)
    yield {"figure": f"{name} {scene}, C", "value": round(c, 1), "unit": "ns/event"}
    yield {"figure": f"{name} {scene}, numpy array", "value": round(python, 1), "unit": "ns/event"}
    ratio = {"figure": f"{name} {scene}, numpy array", "value": round(python / c, 2), "unit": "times C"}
    yield {**ratio, "must": 2, "aim": 1.2}


def calls(rounds):
    """What one call costs, its events polled."""
    moves = 1000

    def prepared(s):
        inputs = [Input.move(1, (100 + i % 50, 100), 1 + i / 1000) for i in range(moves)]
        before = time.thread_time_ns()
        for one in inputs:
            s.feed(one)
        return time.thread_time_ns() - before

    def written(s):
        before = time.thread_time_ns()
        for i in range(moves):
            s.move(1, (100 + i % 50, 100), 1 + i / 1000)
        return time.thread_time_ns() - before

    def heard(s):
        spent = written(s)
        before = time.thread_time_ns()
        for event in s.events():
            event.value.translation
        return spent + time.thread_time_ns() - before

    for what, run in (("session.feed(input)", prepared), ("session.move(...)", written),
                      ("session.move(...) and its event's translation", heard)):
        spent = []
        for _ in range(rounds):
            with Session(events=1 << 14) as s:
                s.region((0, 0, 1920, 1080)).attach(Drag())
                s.down(1, (0, 0), 0.5)
                spent.append(run(s) / moves)
        yield {"figure": what, "value": round(min(spent)), "unit": "ns/call"}


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    measure.prepare()
    for scene, name in (("drag", "T1"), ("drag", "T5"), ("reference", "T1"), ("reference", "T2")):
        for figure in compare(scene, name, rounds):
            print(json.dumps(figure), flush=True)
    for figure in calls(rounds):
        print(json.dumps(figure), flush=True)


if __name__ == "__main__":
    main()
