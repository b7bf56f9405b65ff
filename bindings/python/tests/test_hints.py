"""What annotations say can be asked for at run time, without numpy and with it."""

import importlib
import inspect
import os
import pkgutil
import subprocess
import sys
import typing

import pytest

import gesturecore

MODULES = [
    found.name
    for found in pkgutil.walk_packages(gesturecore.__path__, "gesturecore.")
    if not found.name.endswith("__main__")
]


def annotated(module):
    """The classes and functions of a module, methods and properties among them, by name."""
    for name, found in vars(module).items():
        if getattr(found, "__module__", None) != module.__name__:
            continue
        if inspect.isfunction(found):
            yield name, found
        if not inspect.isclass(found):
            continue
        yield name, found
        for key, part in vars(found).items():
            functions = (part.fget, part.fset) if isinstance(part, property) else (getattr(part, "__func__", part),)
            for function in filter(inspect.isfunction, functions):
                for overload in (function, *typing.get_overloads(function)):
                    yield f"{name}.{key}", overload


@pytest.mark.parametrize("name", MODULES)
def test_every_annotation_can_be_resolved(name):
    module = importlib.import_module(name)
    unresolved = {}
    for what, found in annotated(module):
        try:
            typing.get_type_hints(found)
        except NameError as error:
            unresolved[what] = str(error)
    assert unresolved == {}


def test_annotations_say_what_is_meant():
    hints = typing.get_type_hints(gesturecore.Tap.__init__)
    assert hints["count"] == int | None
    assert typing.get_type_hints(typing.get_args(hints["options"])[0])["space"] == str | gesturecore.Region
    assert typing.get_type_hints(gesturecore.Gesture.session.fget)["return"] is gesturecore.Session
    assert typing.get_type_hints(gesturecore.Event.__init__)["by"] == gesturecore.Gesture | None


def test_numpy_is_not_needed_for_them():
    code = """
import sys, typing
sys.modules["numpy"] = None
from gesturecore import Session
print(typing.get_type_hints(Session.feed_array)["inputs"])
"""
    [package] = gesturecore.__path__
    environment = os.environ | {"PYTHONPATH": os.path.dirname(package)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("typing.Any\n", "")
