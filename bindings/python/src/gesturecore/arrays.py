"""numpy's view of inputs and events: structured dtypes with the fields of the C structs, and no copy on the way."""

from __future__ import annotations

from ctypes import alignment
from typing import Any

try:
    import numpy
except ImportError as missing:
    raise ImportError("arrays need numpy: pip install gesturecore[numpy]") from missing
from numpy.typing import NDArray

from ._abi import DTYPES, gcore_input

#: An input: time_ns, source, contact (u8); kind, device, button, flags, scroll_phase, reserved (u4: numbers of
#: `InputKind`, `Device`, `Button`, `InputFlags`, `ScrollPhase`); position and delta ((x, y) of f8, points); pressure
#: (f8). Begin with `numpy.zeros(n, INPUT)`.
INPUT: numpy.dtype[numpy.void] = numpy.dtype(DTYPES["gcore_input"])  # type: ignore[call-overload]
#: An event: gesture and by (`bits`, u8), time_ns, revision (u8), phase, reason (u1: `Phase`, `Reason`), value (see
#: `Value`).
EVENT: numpy.dtype[numpy.void] = numpy.dtype(DTYPES["gcore_event"])  # type: ignore[call-overload]


def input_memory(inputs: NDArray[numpy.void]) -> tuple[Any, int]:
    """The first input of an array as ctypes sees it, in place, and how many there are."""
    if not isinstance(inputs, numpy.ndarray):
        raise TypeError(f"an array of dtype gesturecore.arrays.INPUT is wanted, not {type(inputs).__name__}")
    if inputs.dtype != INPUT:
        raise TypeError(f"an array of dtype gesturecore.arrays.INPUT is wanted, not of {inputs.dtype}")
    address: int = inputs.ctypes.data
    if inputs.ndim != 1 or not inputs.flags.c_contiguous or address % alignment(gcore_input):
        raise ValueError("an array of one dimension that lies in one piece, aligned, is wanted; array.copy() makes one")
    return gcore_input.from_address(address) if len(inputs) else None, len(inputs)


def event_array(memory: Any, first: int, count: int) -> NDArray[numpy.void]:
    """Events that the library wrote, as an array that owns their memory."""
    if count == 0:
        return numpy.empty(0, EVENT)
    return numpy.frombuffer(memory, EVENT, count, first * EVENT.itemsize)
