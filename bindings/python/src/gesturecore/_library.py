"""Finds and loads libgesturecore.so."""

from __future__ import annotations

import os
from ctypes.util import find_library
from pathlib import Path

from ._abi import GCORE_VERSION, Library

NAME = "libgesturecore.so"


def find() -> str:
    """The library that GESTURECORE_LIBRARY names; else the one in this package; else that of the checkout that this
    package lies in; else one that is installed."""
    if named := os.environ.get("GESTURECORE_LIBRARY"):
        return named
    here = Path(__file__).resolve()
    places = [here.with_name(NAME)]
    places += [root / "build" / NAME for root in here.parents if (root / "include" / "gesturecore.h").exists()]
    for place in places:
        if place.exists():
            return str(place)
    if installed := find_library("gesturecore"):
        return installed
    raise ImportError(
        f"{NAME} is neither in {here.parent} nor installed. Install the package with pip, which puts it there; or "
        "build it with `make lib` and set GESTURECORE_LIBRARY=/path/to/libgesturecore.so"
    )


def load(path: str) -> Library:
    """Loads a library and checks that it is of this package's version."""
    try:
        loaded = Library(path)
    except OSError as error:
        raise ImportError(f"{path} cannot be loaded: {error}") from error
    except AttributeError as error:
        raise ImportError(f"{path} is older than this package: {error}") from error
    version = loaded.gcore_version()
    if version >> 8 != GCORE_VERSION >> 8:
        raise ImportError(
            f"{path} is version {version >> 16}.{version >> 8 & 255}, this package is for "
            f"{GCORE_VERSION >> 16}.{GCORE_VERSION >> 8 & 255}; install the two together"
        )
    return loaded


#: Every function of the C interface.
lib = load(find())
