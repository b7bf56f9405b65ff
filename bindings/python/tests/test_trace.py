"""The reader and player of traces, and the command."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from gesturecore import Phase, progress
from gesturecore.command import main
from gesturecore.story import Span, Teller
from gesturecore.trace import TraceError, read
from gesturecore.trace.check import check
from gesturecore.trace.lines import parse

ROOT = Path(__file__).resolve().parents[3]
CASES = sorted((ROOT / "Tests" / "conformance").rglob("*.jsonl"))
HOLD = """
{"gesturecore_trace": 1, "name": "hold then drag"}
{"region": "card", "frame": [100, 100, 300, 300]}
{"gesture": "press", "kind": "long_press", "min_duration": 1}
{"gesture": "drag", "kind": "drag"}
{"gesture": "hold", "kind": "sequence", "members": ["press", "drag"]}
{"gesture": "single", "kind": "tap"}
{"gesture": "double", "kind": "tap", "count": 2}
{"attach": "hold", "region": "card"}
{"attach": "single", "region": "card"}
{"attach": "double", "region": "card"}
{"state": "position", "type": "vec2"}
{"state": "live", "type": "vec2"}
{"bind": "position", "gesture": "drag", "commit": "translation", "op": "add"}
{"bind": "live", "gesture": "drag", "transient": "translation"}
# A comment, and an empty line.

{"t": 0, "down": 1, "at": [120, 120]}
{"t": 1, "advance": true}
{"t": 1.1, "move": 1, "at": [150, 120]}
{"t": 1.2, "up": 1}
{"t": 2.0, "down": 2, "at": [120, 120]}
{"t": 2.1, "up": 2}
{"t": 3.000000001, "advance": true}
"""


@pytest.fixture
def hold(tmp_path):
    path = tmp_path / "hold.jsonl"
    path.write_text(HOLD.lstrip())
    return path


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"region": "a", "frame": [0, 0, 1, 1], "sise": 3}', 'a "region" line has no key "sise"'),
        ('{"region": "a"}', 'the key "frame" is missing'),
        ('{"gesture": "a", "kind": "tap", "axis": "x"}', 'a "gesture" line has no key "axis"'),
        ('{"gesture": "a", "kind": "shake"}', "not built: shake"),
        ('{"t": 1, "t": 2, "advance": true}', "a key stands twice: t, t"),
        ('{"t": 0.0000000001, "advance": true}', "is no time of at most nine fractional digits"),
        ('{"t": -1, "advance": true}', "is no time"),
        ('{"t": true, "advance": true}', "a time is a number of seconds"),
        ('{"t": NaN, "advance": true}', "NaN is no JSON"),
        ('{"t": 1, "jump": 3}', "the line has no key of the format"),
        ("[1]", "a line is an object"),
        ("{", "the line is no JSON"),
        ('{"gesturecore_trace": 1}', "the header stands on the first line"),
    ],
)
def test_a_line_that_is_none_of_the_format_is_named(tmp_path, line, said):
    path = tmp_path / "bad.jsonl"
    path.write_text('{"gesturecore_trace": 1}\n\n' + line + "\n")
    assert any(f"{path}:3: " in failure and said in failure for failure in check(path))
    with pytest.raises(TraceError):
        for found in read(path):
            assert found.time is None


def test_times_are_exact():
    assert parse("text", 1, '{"t": 18446744073.709551615, "advance": true}', 1, {}).time == 2**64 - 1


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            (
                '{"t": 1.2, "up": 1}',
                '{"t": 1.2, "up": 1}\n{"expect": "hold", "phase": "ended", "translation": [30, 1]}',
            ),
            'wanted hold ended with {"translation": [30, 1]}, got {"translation": [30.0, 0.0]} at 1.2',
        ),
        (
            ('{"t": 1.2, "up": 1}', '{"t": 1.2, "up": 1}\n{"expect": "hold", "phase": "cancelled"}'),
            "wanted hold cancelled, got hold ended",
        ),
        (('{"t": 2.1, "up": 2}', '{"t": 2.1, "up": 9}'), "wanted no error, got unknown_contact"),
        (
            ('{"t": 2.1, "up": 2}', '{"t": 2.1, "up": 2}\n{"expect_error": "stale_id"}'),
            "wanted error stale_id, got none",
        ),
        (
            ('{"t": 2.1, "up": 2}', '{"t": 2.1, "up": 2}\n{"expect_state": "position", "value": [30, 3]}'),
            "wanted position [30, 3], got [30.0, 0.0]",
        ),
        (('{"t": 2.1, "up": 2}', '{"t": 2.1, "up": 2}\n{"expect_phase": "drag", "is": "began"}'), "wanted drag began"),
        (('{"t": 2.1, "up": 2}', '{"t": 2.1, "up": 2}\n{"expect_deadline": 2.6}'), "wanted deadline 2.6, got 2.45"),
        (
            ('{"t": 2.1, "up": 2}', '{"t": 2.1, "up": 2}\n{"expect_decision": "granted", "gesture": "single"}'),
            "wanted decision",
        ),
        (
            ('{"t": 2.1, "up": 2}', '{"t": 2.1, "up": 2}\n{"expect_state": "other", "value": 3}'),
            "nothing of this name was made",
        ),
        (('"name": "hold then drag"}', '"strict": true}'), "wanted no other event, got hold changed"),
    ],
)
def test_what_is_not_as_expected_fails(tmp_path, change, said):
    path = tmp_path / "case.jsonl"
    assert change[0] in HOLD
    path.write_text(HOLD.lstrip().replace(*change, 1))
    assert any(said in failure for failure in check(path))


def test_the_command_counts_cases(hold, capsys):
    assert main(["check", str(CASES[0]), str(CASES[1])]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"
    assert main(["check", str(CASES[0]), str(hold)]) == 1
    assert capsys.readouterr().out.endswith("1 passed, 1 failed\n")
    assert main(["check", "/nowhere.jsonl"]) == 2


def test_replay_says_what_gesture_replay_says(capsys):
    """The same events and decisions, to the bit, on every tenth case."""
    command = ROOT / "build" / "gesture-replay"
    compared = 0
    for case in CASES[::10]:
        said = subprocess.run([command, "run", case], check=True, stdout=subprocess.PIPE, text=True).stdout
        wanted = [line for line in map(json.loads, said.splitlines()) if {"event", "decision"} & line.keys()]
        main(["replay", str(case)])
        got = [
            line
            for line in map(json.loads, capsys.readouterr().out.splitlines())
            if {"event", "decision"} & line.keys()
        ]
        assert got == wanted, case
        compared += len(got)
    assert compared > 100


def test_replay_of_one_gesture(hold, capsys):
    assert main(["replay", str(hold), "--gesture", "single"]) == 0
    said = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(line["t"], line.get("event") or line["decision"]) for line in said] == [
        (1, "denied"),
        (2.1, "waits"),
        (2.45, "single"),
        (2.45, "granted"),
    ]


def test_the_story_of_a_trace(hold):
    story = Teller().tell([str(hold)])
    assert story.title == "hold then drag"
    assert [(path.contact, path.places, path.end) for path in story.paths] == [
        (1, [(120, 120), (150, 120)], "up"),
        (2, [(120, 120)], "up"),
    ]
    assert story.lives["hold"].live == [Span(0, 1.2), Span(2, 2.1)]
    assert story.lives["hold"].ends == [(1.2, Phase.ENDED), (2.1, Phase.CANCELLED)]
    assert story.lives["drag"].live == [Span(1.1, 1.2)]
    assert story.lives["single"].held == [Span(2.1, 2.45)]
    assert story.lives["single"].ends == [(1, Phase.FAILED), (2.45, Phase.ENDED)]
    assert story.states["position.x"][1][-1] == 30 and max(story.states["live.x"][1]) == 30
    assert story.transient == {"live"}
    assert story.regions == {"card": [(100, 100), (400, 100), (400, 400), (100, 400)]}
    assert (story.start, story.end) == (0, 3.000000001)


@pytest.mark.parametrize(("name", "head"), [("picture.png", b"\x89PNG"), ("picture.svg", b"<?xml")])
def test_a_picture_of_a_trace(hold, tmp_path, capsys, name, head):
    picture = tmp_path / name
    assert main(["plot", str(hold), "-o", str(picture)]) == 0
    assert capsys.readouterr().out == f"{picture}: 2 contacts, 5 gestures, 3 s\n"
    written = picture.read_bytes()
    assert written.startswith(head) and len(written) > 10_000


def test_names_are_drawn_as_they_are(hold, tmp_path):
    hold.write_text(
        hold.read_text().replace('"single"', '"$\\\\bad{$"').replace("hold then drag", "from $5 to $9 \\\\q")
    )
    picture = tmp_path / "picture.svg"
    assert main(["plot", str(hold), "-o", str(picture)]) == 0
    assert "$\\bad{$" in picture.read_text() and "from $5 to $9 \\q" in picture.read_text()


def test_bars_and_paths_are_drawn_where_they_belong(hold):
    from matplotlib.figure import Figure

    from gesturecore.plot import draw_paths, draw_phases, draw_states

    story = Teller().tell([str(hold)])
    paths, phases, states = Figure().subplots(3)
    draw_paths(paths, story)
    draw_phases(phases, story)
    draw_states(states, story)
    bars = {(round(bar.get_x(), 3), round(bar.get_width(), 3), bar.get_hatch()) for bar in phases.patches}
    assert bars == {(0, 1, None), (0, 1.2, None), (2, 0.1, None), (1.1, 0.1, None), (2.1, 0.35, "////")}
    assert [label.get_text() for label in phases.get_yticklabels()] == ["press", "drag", "hold", "single", "double"]
    assert paths.yaxis_inverted()
    assert [tuple(point) for point in paths.lines[1].get_xydata()] == [(120, 120), (150, 120)]
    dashes = {line.get_label(): line.get_linestyle() for line in states.lines}
    assert (dashes["position.x"], dashes["live.x"]) == ("-", "--")


def test_a_long_run_says_how_far_it_is(monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    clock = iter(range(100))
    monkeypatch.setattr(progress.time, "monotonic", lambda: next(clock) * 0.6)
    terminal, silent = Terminal(), io.StringIO()
    assert list(progress.progress([1, 2, 3, 4], "lines", terminal)) == [1, 2, 3, 4]
    assert "1 of 4 lines, 4 s left" in terminal.getvalue() and terminal.getvalue().endswith("\r")
    assert list(progress.progress([1, 2], "lines", silent)) == [1, 2]
    assert silent.getvalue() == ""


def test_the_package_is_a_command():
    done = subprocess.run(
        [sys.executable, "-m", "gesturecore", "--help"],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        env={"PYTHONPATH": str(ROOT / "bindings" / "python" / "src")},
    )
    assert all(command in done.stdout for command in ("replay", "check", "plot"))
