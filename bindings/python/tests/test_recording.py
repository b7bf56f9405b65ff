"""Recordings: the text of a session, and what ends one."""

import io
import json
import os
import pathlib
import re
import tempfile
import warnings

import pytest

from gesturecore import Custom, Drag, Recognizer, Session
from gesturecore.errors import Busy, GestureWarning, WriteFailed
from gesturecore.trace.lines import TraceError, read
from gesturecore.trace.player import Player


def test_a_recording_is_the_trace_of_what_happened():
    text = io.BytesIO()
    with Session() as s:
        assert not s.is_recorded
        s.record(text, name="a drag")
        assert s.is_recorded
        s.region(frame=(0, 0, 100, 100)).attach(Drag())
        s.down(1, (10, 10), t=0.0)
        s.move(1, (40, 10), t=0.1)
        s.stop_recording()
        assert not s.is_recorded
        s.check_recording()
        s.up(1, t=0.2)
    lines = [json.loads(line) for line in text.getvalue().decode().splitlines()]
    assert lines[0]["gesturecore_trace"] == 1
    assert lines[0]["name"] == "a drag"
    assert [(line["event"], line["phase"]) for line in lines if "event" in line] == [("drag 1", "began")]
    assert [line["at"] for line in lines if "move" in line] == [[40, 10]]
    assert "hash" in lines[-1]
    assert not any("up" in line for line in lines)


def test_a_recording_starts_before_anything_else():
    with Session() as s:
        s.region(frame=(0, 0, 100, 100))
        with pytest.raises(Busy):
            s.record(io.BytesIO())


def test_a_file_that_fails_ends_the_recording_and_not_the_session():
    class Full(io.BytesIO):
        def write(self, text):
            if self.tell() > 0:
                raise OSError("no space")
            return super().write(text)

    with Session() as s:
        s.record(Full())
        s.region(frame=(0, 0, 100, 100))
        s.advance(0.5)
        with pytest.raises(OSError, match="no space"):
            s.advance(0.75)
        assert not s.is_recorded
        with pytest.raises(WriteFailed):
            s.check_recording()
        s.advance(1.0)


class Pull(Recognizer):
    """Recognized 20 points to the right of its press, or where it has rested for 0.3 s."""

    def contact(self, signal, verdict):
        if signal.kind.name == "PRESSED":
            self.start = signal.position.x
            verdict.wake_at(signal.time + 0.3)
            return
        way = signal.position.x - self.start
        if signal.kind.name == "MOVED" and way >= 20:
            begin = verdict.began if verdict.raw.phase == 0 else verdict.changed
            begin(claim=True, translation=(way, 0.0), rotation=way / 3, count=3, inside=1)
        if signal.kind.name == "LIFTED":
            verdict.ended() if verdict.raw.phase else verdict.failed("moved")

    def deadline(self, signal, verdict):
        verdict.answers_to("time")
        verdict.began(claim=True, magnification=0.1)


def recorded():
    """A session whose outline, maps and recognizer are Python's: its text and its hash."""
    text = io.BytesIO()
    with warnings.catch_warnings(), Session() as s:
        warnings.simplefilter("ignore", GestureWarning)
        s.record(text)
        pad = s.region(frame=(10, 0, 300, 100), hit_test=lambda place: place.x < 200, name="pad")
        pull, drag = Custom(Pull(), name="pull"), Drag(name="drag")
        pad.attach(pull)
        pad.attach(drag, "simultaneous")
        s.state((0.0, 0.0), name="third").transient(
            drag.translation, map=lambda value, cell, context: (value.translation.x / 3, 1e-310)
        )
        s.state(0.0, name="odd").commit(
            drag.translation, map=lambda value, cell, context: float("nan") if value.translation.x > 50 else -0.1
        )
        for n, (start, end) in enumerate([(20, 60), (250, 260), (20, 90), (30, 31)]):
            s.down(1, (start, 50), t=n + 1.0)
            s.move(1, ((start + end) / 2, 50), t=n + 1.01)
            s.move(1, (end, 50), t=n + 1.02)
            s.up(1, t=n + 1.5)
            list(s.events())
        s.stop_recording()
        return text.getvalue().decode(), s.state_hash


def replayed(path, text):
    """The events that a replay says, and the hash at its end."""
    path.write_text(text, encoding="utf-8")
    player = Player()
    said = []
    try:
        for line in read(path):
            if line.word == "hash":
                player.answers.end()
            elif line.word not in ("event", "decision", "error"):
                outcome = player.play(line)
                said += [f"{event.gesture.name} {event.phase.name.lower()}" for event in outcome.events]
                said += [name for name, _ in outcome.errors]
        return said, player.session.state_hash
    finally:
        player.close()


def test_what_functions_answer_is_recorded_and_fed_back(tmp_path):
    text, state_hash = recorded()
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines[0]["host"] == ["hit", "custom", "map"]
    answers = [line for line in lines if "answer" in line]
    assert answers[:4] == [
        {"answer": "hit", "region": "pad", "at": [10, 50], "inside": True},
        {"answer": "custom", "gesture": "pull", "phase": "possible", "deadline": 1.3},
        {
            "answer": "custom",
            "gesture": "pull",
            "phase": "began",
            "claim": True,
            "deadline": 1.3,
            "translation": [20, 0],
            "rotation": {"rad": 20 / 3},
            "count": 3,
            "inside": True,
        },
        {"answer": "map", "state": "third", "gesture": "drag", "value": [20 / 3, 1e-310]},
    ]
    assert {"answer": "map", "state": "odd", "gesture": "drag", "value": ["nan"]} in answers
    said, hash_again = replayed(tmp_path / "a.jsonl", text)
    assert hash_again == state_hash
    assert lines[-1]["hash"] == f"{state_hash:016x}"
    wanted = [
        f"{line['event']} {line['phase']}" if "event" in line else line["error"]
        for line in lines
        if "event" in line or "error" in line
    ]
    assert said == wanted
    assert "not_finite" in said


@pytest.mark.parametrize(
    "edit, number, what",
    [
        (lambda lines: lines[:10] + ["#"] * 2 + lines[12:], 13, "the hit of pad is asked here, and no answer of it"),
        (lambda lines: lines[:12] + [lines[10]] + lines[12:], 13, "the answer of this hit is not asked here"),
        (
            lambda lines: lines[:10] + [lines[11], lines[10]] + lines[12:],
            11,
            "this does not answer here; asked is the hit",
        ),
    ],
)
def test_an_answer_that_does_not_fit_is_told_by_file_and_line(tmp_path, edit, number, what):
    text, _ = recorded()
    path = tmp_path / "a.jsonl"
    with pytest.raises(TraceError, match=f"a.jsonl:{number}: {what}"):
        replayed(path, "\n".join(edit(text.splitlines())) + "\n")


@pytest.mark.parametrize("kind", [str, pathlib.Path])
def test_a_path_is_opened_written_anew_and_closed(tmp_path, kind):
    path = tmp_path / "a.jsonl"
    path.write_text("what was there before")
    for end in (Session.stop_recording, Session.close, Session.__del__):
        s = Session()
        s.record(kind(path))
        file = s._opened
        s.advance(1)
        end(s)
        assert file.closed
        lines = [json.loads(line) for line in path.read_text().splitlines()]
        assert "gesturecore_trace" in lines[0] and "hash" in lines[-1]
        s.close()


def test_a_path_that_is_refused_is_left_alone(tmp_path):
    path = tmp_path / "a.jsonl"
    with Session() as s:
        with pytest.raises(FileNotFoundError):
            s.record(tmp_path / "nowhere" / "a.jsonl")
        s.record(path)
        s.advance(1)
        with pytest.raises(Busy):
            s.record(path)
        s.advance(2)
    assert "hash" in json.loads(path.read_text().splitlines()[-1])
    with Session() as s:
        s.record(os.devnull)
        s.advance(1)


def test_a_path_that_cannot_be_written_is_closed_and_told():
    s = Session()
    s.record("/dev/full")
    file = s._opened
    s.advance(1)
    with pytest.raises(OSError, match="No space"):
        s.stop_recording()
    assert file.closed and not s.is_recorded
    s.close()


def test_a_file_that_takes_no_bytes_is_refused_at_once(tmp_path):
    path = tmp_path / "a"
    path.touch()
    binary = re.escape("record wants a file opened in binary mode ('wb')")
    with Session() as s:
        with open(path, "w") as text, open(path, "rb") as read_only, tempfile.NamedTemporaryFile("w") as temporary:
            for file in (text, read_only, temporary, io.StringIO()):
                with pytest.raises(TypeError, match=binary):
                    s.record(file)
        with pytest.raises(TypeError, match="record wants a path or a file opened in binary mode"):
            s.record(3)
        s.record(io.BytesIO())
