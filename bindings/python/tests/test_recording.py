"""Recordings: the text of a session, and what ends one."""

import io
import json

import pytest

from gesturecore import Drag, Session
from gesturecore.errors import Busy, WriteFailed


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
        with pytest.raises(OSError, match="no space"):
            s.region(frame=(0, 0, 100, 100))
        assert not s.is_recorded
        with pytest.raises(WriteFailed):
            s.check_recording()
        s.advance(1.0)
