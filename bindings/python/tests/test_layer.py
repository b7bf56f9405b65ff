"""The generated layer: layouts as the C compiler has them, words as the library says them, and what only C hosts
call."""

import ctypes
import os
import subprocess
from ctypes import byref, c_double, c_size_t, sizeof
from pathlib import Path

import numpy
import pytest

from gesturecore import Drag, Session, Tap, _abi, arrays
from gesturecore._library import lib, load

INCLUDE = Path(__file__).resolve().parents[3] / "include"
STRUCTS = [
    found
    for found in vars(_abi).values()
    if isinstance(found, type) and issubclass(found, ctypes.Structure) and found is not ctypes.Structure
]


def compiled(lines, folder):
    """What a C program that prints these expressions says."""
    source = folder / "layout.c"
    body = "".join(f'  printf("%lld\\n", (long long)({line}));\n' for line in lines)
    source.write_text(f'#include "gesturecore.h"\n#include <stdio.h>\nint main(void) {{\n{body}  return 0;\n}}\n')
    program = folder / "layout"
    subprocess.run([os.environ.get("CC", "cc"), "-I", INCLUDE, source, "-o", program], check=True)
    said = subprocess.run([program], check=True, stdout=subprocess.PIPE, text=True).stdout
    return [int(line) for line in said.split()]


def test_structs_lie_as_the_c_compiler_has_them(tmp_path):
    wanted, lines = [], []
    for struct in STRUCTS:
        name = struct.__name__
        wanted.append(sizeof(struct))
        lines.append(f"sizeof({name})")
        for field, *_ in struct._fields_:
            place = getattr(struct, field)
            wanted += [place.offset, place.size]
            lines += [f"offsetof({name}, {field})", f"sizeof((({name} *)0)->{field})"]
    assert len(STRUCTS) >= 30
    assert dict(zip(lines, compiled(lines, tmp_path))) == dict(zip(lines, wanted))


def test_numpy_sees_the_same_layout():
    for name, wanted in _abi.DTYPES.items():
        dtype, struct = numpy.dtype(wanted), getattr(_abi, name)
        assert dtype.itemsize == sizeof(struct)
        for field in dtype.names:
            kind, offset = dtype.fields[field][:2]
            assert (offset, kind.itemsize) == (getattr(struct, field).offset, getattr(struct, field).size)
    assert arrays.INPUT.names[:3] == ("time_ns", "source", "contact")


@pytest.mark.parametrize(
    ("enum", "named"),
    [
        (_abi.Phase, lib.gcore_phase_name),
        (_abi.Reason, lib.gcore_reason_name),
        (_abi.GestureKind, lib.gcore_gesture_kind_name),
    ],
)
def test_words_are_the_librarys(enum, named):
    words = {str(member): named(member).decode() for member in enum}
    assert {word: said for word, said in words.items() if word != said} in ({}, {"none": "unknown"})
    assert named(99) == b"unknown"


def test_results_print_as_the_library_names_them():
    for member in _abi.Result:
        assert str(member).removeprefix("error_").removeprefix("warning_") == lib.gcore_result_name(member).decode()


def test_version_is_the_headers():
    assert lib.gcore_version() == _abi.GCORE_VERSION
    assert compiled_version() == _abi.GCORE_VERSION


def compiled_version():
    """As include/gesturecore/base.h has it."""
    text = (INCLUDE / "gesturecore" / "base.h").read_text()
    parts = [int(text.split(f"GCORE_VERSION_{part} ")[1].split()[0]) for part in ("MAJOR", "MINOR", "PATCH")]
    return parts[0] << 16 | parts[1] << 8 | parts[2]


def test_a_library_that_is_none_says_so(tmp_path):
    wrong = tmp_path / "libgesturecore.so"
    with pytest.raises(ImportError, match="cannot be loaded"):
        load(str(wrong))
    subprocess.run([os.environ.get("CC", "cc"), "-shared", "-x", "c", "/dev/null", "-o", wrong], check=True)
    with pytest.raises(ImportError, match="is older than this package: .*gcore_"):
        load(str(wrong))


def test_states_can_be_read_and_written_by_type():
    with Session() as s:
        cells = [s.state(1.5), s.state((1, 2)), s.state((1, 2, 3, 4)), s.state(7), s.state(True)]
        scalar, vec2, vec4, whole, flag = (cell._id for cell in cells)
        handle = s._handle
        assert lib.gcore_state_scalar(handle, scalar) == 1.5
        assert lib.gcore_state_int(handle, whole) == 7
        assert lib.gcore_state_bool(handle, flag) is True
        assert [getattr(lib.gcore_state_vec2(handle, vec2), axis) for axis in "xy"] == [1, 2]
        assert [getattr(lib.gcore_state_vec4(handle, vec4), axis) for axis in "xyzw"] == [1, 2, 3, 4]
        assert lib.gcore_state_set_scalar(handle, scalar, 2.5) == 0
        assert lib.gcore_state_set_vec2(handle, vec2, _abi.gcore_point(3, 4)) == 0
        assert lib.gcore_state_set_vec4(handle, vec4, _abi.gcore_vec4(5, 6, 7, 8)) == 0
        assert lib.gcore_state_set_int(handle, whole, -9) == 0
        assert lib.gcore_state_set_bool(handle, flag, False) == 0
        assert lib.gcore_state_set_bool(handle, scalar, False) == _abi.Result.ERROR_INVALID_ARGUMENT
        assert lib.gcore_session_last_result(handle) == _abi.Result.ERROR_INVALID_ARGUMENT
        assert [cell.value for cell in cells] == [2.5, (3, 4), (5, 6, 7, 8), -9, False]
        assert lib.gcore_state_set(handle, vec2, (c_double * 1)(1), 1) == _abi.Result.ERROR_INVALID_ARGUMENT


def test_followers_can_be_read_as_numbers():
    with Session() as s:
        scalar, vec2 = s.state(1.5).follow(), s.state((2, 3)).follow()
        assert lib.gcore_follower_scalar(s._handle, scalar._id, 0) == 1.5
        place = lib.gcore_follower_vec2(s._handle, vec2._id, 0)
        assert (place.x, place.y) == (2, 3)


def test_a_callback_hears_all_events():
    heard = []
    with Session() as s:
        drag = s.region((0, 0, 100, 100)).attach(Drag(0))
        s.down(1, (1, 1), 0)
        s.up(1, 1)
        hear = _abi.gcore_event_callback(
            lambda session, event, user: heard.append((event[0].gesture.bits, event[0].phase))
        )
        assert lib.gcore_session_drain(s._handle, hear, None) == 0
        assert heard == [(drag._bits, _abi.Phase.BEGAN), (drag._bits, _abi.Phase.ENDED)]
        busy = []
        s.down(1, (1, 1), 2)
        inside = _abi.gcore_event_callback(lambda *_: busy.append(lib.gcore_session_destroy(s._handle)))
        lib.gcore_session_drain(s._handle, inside, None)
        assert busy == [_abi.Result.ERROR_BUSY]


def test_members_of_a_composite_are_what_it_was_made_of():
    with Session() as s:
        made = s.add(Tap() >> Drag() >> Tap())
        count = c_size_t()
        ids = (_abi.gcore_gesture_id * 3)()
        assert lib.gcore_composite_members(s._handle, made._id, None, 0, byref(count)) == 0
        assert count.value == 3
        assert lib.gcore_composite_members(s._handle, made._id, ids, 3, byref(count)) == 0
        assert [found.bits for found in ids] == [member._bits for member in made.members]


def test_a_snapshot_says_how_many_cells_there_are():
    with Session() as s:
        s.state(1.0)
        count = c_size_t()
        cells = (_abi.gcore_vec4 * 1)()
        assert lib.gcore_state_snapshot(s._handle, cells, 1, byref(count)) == 0
        assert (count.value, cells[0].x) == (1, 1.0)
