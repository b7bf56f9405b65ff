"""Traces: one JSON Lines format for bug reports, recordings and conformance cases."""

from .lines import Line, TraceError, read
from .outcome import Outcome
from .player import Player

__all__ = ["Line", "Outcome", "Player", "TraceError", "read"]
