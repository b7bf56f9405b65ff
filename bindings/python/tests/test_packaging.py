"""What pip does with a checkout: with Swift, with a library that is there, and with neither."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from gesturecore import _library

BINDING = Path(__file__).resolve().parents[1]
ROOT = BINDING.parents[1]


@pytest.fixture
def checkout(tmp_path):
    """The binding, the header and a toolchain script that finds no Swift."""
    there = tmp_path / "checkout"
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "build", "*.so")
    shutil.copytree(BINDING, there / "bindings" / "python", ignore=ignored)
    shutil.copytree(ROOT / "include", there / "include")
    (there / "scripts").mkdir()
    (there / "scripts" / "toolchain").write_text("exit 1\n")
    return there


def wheel(checkout, **environment):
    """(exit code, what was said, the wheels that were made)"""
    command = [sys.executable, "setup.py", "-q", "bdist_wheel"]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("GESTURECORE")}
    done = subprocess.run(
        command,
        cwd=checkout / "bindings" / "python",
        env=clean | environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    return done.returncode, done.stdout, list((checkout / "bindings" / "python" / "dist").glob("*.whl"))


def carried(path):
    """The library in a wheel."""
    with zipfile.ZipFile(path) as archive:
        assert "gesturecore/py.typed" in archive.namelist()
        return archive.read("gesturecore/libgesturecore.so")


def test_without_swift_and_library_pip_says_what_to_do(checkout):
    code, said, wheels = wheel(checkout)
    assert (code, wheels) == (1, [])
    assert "https://www.swift.org/install/linux/" in said
    assert "GESTURECORE_LIBRARY=/path/to/libgesturecore.so" in said


def test_a_library_that_is_built_is_taken(checkout):
    (checkout / "build").mkdir()
    (checkout / "build" / _library.NAME).write_bytes(b"built")
    code, said, [made] = wheel(checkout)
    assert code == 0 and "there is no Swift here" in said
    assert carried(made) == b"built"
    version = (ROOT / "include" / "gesturecore" / "base.h").read_text().split("GCORE_VERSION_MINOR ")[1].split()[0]
    assert made.name.startswith(f"gesturecore-0.{version}.") and "-py3-none-linux_" in made.name


def test_with_swift_it_is_built(checkout):
    scripts = checkout / "scripts"
    (scripts / "toolchain").write_text("true\n")
    build = scripts / "build-library"
    build.write_text(f"#!/bin/sh\nmkdir -p build && printf fresh > build/{_library.NAME}\n")
    build.chmod(0o755)
    code, _, [made] = wheel(checkout)
    assert (code, carried(made)) == (0, b"fresh")


def test_a_library_can_be_named(checkout, tmp_path):
    (tmp_path / "other.so").write_bytes(b"other")
    code, _, [made] = wheel(checkout, GESTURECORE_LIBRARY=str(tmp_path / "other.so"))
    assert (code, carried(made)) == (0, b"other")


def test_the_library_is_found_where_it_is_named_else_in_the_checkout(monkeypatch):
    monkeypatch.setenv("GESTURECORE_LIBRARY", "/somewhere/lib.so")
    assert _library.find() == "/somewhere/lib.so"
    monkeypatch.delenv("GESTURECORE_LIBRARY")
    assert _library.find() == str(ROOT / "build" / _library.NAME)
    monkeypatch.setattr(_library, "__file__", "/nowhere/gesturecore/_library.py")
    monkeypatch.setattr(_library, "find_library", lambda name: None)
    with pytest.raises(ImportError, match="build it with `make lib` and set GESTURECORE_LIBRARY="):
        _library.find()
