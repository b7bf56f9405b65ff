"""A line on the terminal that says how far a long run is."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from typing import TextIO, TypeVar

T = TypeVar("T")
#: Seconds before the first, and between two.
PAUSE = 1.0


def progress(items: Sequence[T], noun: str, to: TextIO = sys.stderr) -> Iterator[T]:
    """The items; after a second, and each second from then on, how many of them are done. Silent where no one looks."""
    if not to.isatty():
        yield from items
        return
    start = said = time.monotonic()
    for done, item in enumerate(items):
        now = time.monotonic()
        if now - said > PAUSE:
            left = (now - start) * (len(items) - done) / done if done else 0
            print(f"\r{done} of {len(items)} {noun}, {left:.0f} s left ", end="", file=to, flush=True)
            said = now
        yield item
    if said > start:
        print("\r" + " " * 60 + "\r", end="", file=to, flush=True)
