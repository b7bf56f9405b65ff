"""What may stand behind a key of a trace: the reader refuses what gesture-replay refuses, at the same line."""

import json
import random
import re
import subprocess
from pathlib import Path

import pytest

from gesturecore.command import main
from gesturecore.trace.check import check

ROOT = Path(__file__).resolve().parents[3]
CASES = sorted((ROOT / "Tests" / "conformance").rglob("*.jsonl"))
HEADER = '{"gesturecore_trace": 1}\n'
#: Values of every shape, at the ends of their ranges and beyond.
VALUES = [None, True, False, 0, 1, -1, 1.5, 1e30, 2**31, 2**32, 2**63, 2**64, "x", "", "nan", "inf", "none", "primary"]
VALUES += ["drag", "began", "moved", [], [1], [1, 2], [1, 2, 3], [None, 1], ["nan", 1], [True, 1], [[0, 0], [1, 1]]]
VALUES += [["d"], {}, {"rad": 1}, {"x": 1}, {"limit": 3}, {"spring": {}}, {"spring": "bouncy"}, {"spring": {"x": 1}}]
VALUES += [{"decay": {"bounds": [0, 1]}}, {"ease": "in", "spring": "smooth"}]
ADDED = "t more contacts within foo source device enabled count op reset value initial sum for by transient commit"


def mutated(chance, lines):
    """A case with one value, key or element that is another."""
    at = chance.randrange(len(lines))
    said = json.loads(lines[at])
    key = chance.choice(list(said))
    inner = said[key]
    match chance.randrange(8):
        case 0:
            del said[key]
        case 1:
            said[chance.choice(ADDED.split())] = chance.choice(VALUES)
        case 2 if isinstance(inner, list) and inner:
            inner[chance.randrange(len(inner))] = chance.choice(VALUES)
        case 3 if isinstance(inner, dict) and inner:
            inner[chance.choice(list(inner))] = chance.choice(VALUES)
        case _:
            said[key] = chance.choice(VALUES)
    return [*lines[:at], json.dumps(said), *lines[at + 1 :]]


def refused_line(failure):
    """The line of a trace that cannot be read; None where it was read, and failed or not."""
    found = re.match(r"[^:]*:(\d+): (?!wanted )", failure)
    return found and int(found[1])


def test_both_readers_refuse_the_same_lines(tmp_path):
    chance = random.Random(7)
    files = [tmp_path / f"{number}.jsonl" for number in range(400)]
    for file in files:
        lines = [line for line in chance.choice(CASES).read_text().splitlines() if line and line[0] != "#"]
        file.write_text("\n".join(mutated(chance, lines)) + "\n")
    command = [ROOT / "build" / "gesture-replay", "check", *files]
    said = subprocess.run(command, check=False, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    first = {}
    for failure in said[:-1]:
        first.setdefault(failure.split(":")[0], failure)
    refused = 0
    for file in files:
        got, wanted = next(iter(check(file)), ""), first.get(str(file), "")
        assert refused_line(got) == refused_line(wanted), (got, wanted)
        assert bool(got) == bool(wanted), (got, wanted)
        refused += refused_line(got) is not None
    assert 200 < refused < 390


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"t": 0, "down": -1, "at": [1, 1]}', f'"down": a whole number from 0 to {2**64 - 1} is wanted, not -1'),
        (f'{{"t": 0, "down": {2**64}, "at": [1, 1]}}', f"is wanted, not {2**64}"),
        ('{"t": 0, "down": 1.0, "at": [1, 1]}', "is wanted, not 1.0"),
        ('{"t": 0, "down": 1, "at": [1]}', '"at": a list of 2, each: a number is wanted, not [1]'),
        ('{"t": 0, "down": 1, "at": [1, 1], "device": "finger"}', '"device": one of touch, mouse, pen, indirect is'),
        ('{"t": 0, "configure": "d", "enabled": "yes"}', '"enabled": true or false is wanted, not "yes"'),
        ('{"gesturecore_trace": true}', "a whole number from 1 to 1 is wanted, not true"),
        ('{"gesturecore_trace": 2}', "traces of this version are not known here; 1 is"),
    ],
)
def test_a_value_of_another_shape_is_named(tmp_path, line, said):
    path = tmp_path / "bad.jsonl"
    path.write_text(line + "\n")
    (failure,) = check(path)
    assert failure.startswith(f"{path}:1: ") and said in failure


@pytest.mark.parametrize("text", [b"\xff\xff", b"[" * 100_000, b"1" * 10_000, b'{"t": 1e9999999999999999999}', b"\x00"])
def test_a_line_that_is_no_text_is_named(tmp_path, capsys, text):
    path = tmp_path / "bad.jsonl"
    path.write_bytes(HEADER.encode() + text)
    (failure,) = check(path)
    assert failure.startswith(f"{path}:2: ")
    assert main(["replay", str(path)]) == 2 == main(["plot", str(path), "-o", str(tmp_path / "p.png")])
    assert f"{path}:2: " in capsys.readouterr().err


def test_marks_and_line_ends_of_other_systems_are_read(tmp_path):
    path = tmp_path / "windows.jsonl"
    path.write_bytes(b"\xef\xbb\xbf" + HEADER.encode() + b'\r\n \t\r\n{"t": 1, "advance": true}\r\n')
    assert check(path) == []
    path.write_bytes(b"# nothing\n\n")
    assert check(path) == ["there is no line to check"]


def test_a_session_that_cannot_be_is_named(tmp_path):
    path = tmp_path / "bad.jsonl"
    path.write_text('{"gesturecore_trace": 1, "capacity": {"regions": -1}}\n')
    (failure,) = check(path)
    assert failure.startswith(f"{path}:1: wanted a session, got ")


def test_a_picture_that_cannot_be_written_is_named(tmp_path, capsys):
    path = tmp_path / "a.jsonl"
    path.write_text(HEADER)
    for picture, said in ((tmp_path / "p.xyz", "xyz"), (tmp_path / "nowhere" / "p.png", "nowhere")):
        assert main(["plot", str(path), "-o", str(picture)]) == 2
        assert said in capsys.readouterr().err
