"""Counts which functions of the library the tests call. It wraps them before anything can hold on to one."""

import json
import os

from gesturecore import _abi
from gesturecore._library import lib

called = set()


def counting(name, function):
    def call(*arguments):
        called.add(name)
        return function(*arguments)

    return call


for name, *_ in _abi.FUNCTIONS:
    setattr(lib, name, counting(name, getattr(lib, name)))


def pytest_sessionfinish(session):
    if path := os.environ.get("GESTURECORE_CALLED"):
        with open(path, "w", encoding="utf-8") as file:
            json.dump(sorted(called), file)
