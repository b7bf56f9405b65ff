"""Laws of motion, as values. A number that is not given is the one that gesturecore/animation.h calls usual."""

from __future__ import annotations

from typing import Self

from . import _abi
from ._abi import AnimationKind, EaseCurve, EaseCurveLike, SpringPreset
from ._library import lib
from ._words import word
from .values import vec4


class Animation:
    """How something goes to where it should be. `Animation()` is rigid: at once."""

    def __init__(self, raw: _abi.gcore_animation | None = None) -> None:
        #: The C struct.
        self.raw = raw if raw is not None else _abi.gcore_animation()

    def __repr__(self) -> str:
        numbers = ", ".join(f"{number:g}" for number in self.raw.parameters)
        return f"<{type(self).__name__} {AnimationKind(self.raw.kind)} {numbers}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Animation) and bytes(self.raw) == bytes(other.raw)

    def __hash__(self) -> int:
        return hash(bytes(self.raw))


class Spring(Animation):
    """A spring by its response (seconds) and damping ratio (1: critically damped). Retargeted in mid-flight it keeps
    position and velocity."""

    def __init__(self, response: float = 0.5, damping: float = 0.825) -> None:
        super().__init__(lib.gcore_animation_spring(response, damping))

    @classmethod
    def _of(cls, raw: _abi.gcore_animation) -> Self:
        made = cls.__new__(cls)
        Animation.__init__(made, raw)
        return made

    @classmethod
    def bounce(cls, duration: float, bounce: float) -> Self:
        """A spring by its duration in seconds and its bounce (-1 to 1)."""
        return cls._of(lib.gcore_animation_spring_bounce(duration, bounce))

    @classmethod
    def smooth(cls) -> Self:
        """No bounce."""
        return cls._of(lib.gcore_animation_preset(SpringPreset.SMOOTH))

    @classmethod
    def snappy(cls) -> Self:
        """A little bounce."""
        return cls._of(lib.gcore_animation_preset(SpringPreset.SNAPPY))

    @classmethod
    def bouncy(cls) -> Self:
        """More bounce."""
        return cls._of(lib.gcore_animation_preset(SpringPreset.BOUNCY))

    @classmethod
    def interactive(cls) -> Self:
        """A quick one, for what follows a finger."""
        return cls._of(lib.gcore_animation_preset(SpringPreset.INTERACTIVE))


class Ease(Animation):
    """An ease with a name, "linear", "in", "out" or "in_out", of `duration` seconds."""

    def __init__(self, curve: EaseCurveLike, duration: float = 0.35) -> None:
        super().__init__(lib.gcore_animation_ease(word(EaseCurve, curve), duration))


class Bezier(Animation):
    """An ease along the cubic Bezier (x1, y1), (x2, y2), of `duration` seconds."""

    def __init__(self, x1: float, y1: float, x2: float, y2: float, duration: float) -> None:
        super().__init__(lib.gcore_animation_bezier(x1, y1, x2, y2, duration))


class Decay(Animation):
    """Inertia: follows rigidly, and glides on with the release velocity, keeping `rate` of it per millisecond (0.99
    for a short way). `bounds`: (least, greatest) values, where it is caught by a spring."""

    def __init__(
        self, rate: float = 0.998, bounds: tuple[float | tuple[float, ...], float | tuple[float, ...]] | None = None
    ) -> None:
        super().__init__(lib.gcore_animation_decay(rate))
        if bounds is not None:
            self.raw.has_bounds = 1
            self.raw.low, self.raw.high = (vec4(side if isinstance(side, tuple) else (side,)) for side in bounds)


def check_animation(animation: object) -> None:
    """TypeError for what is no animation, nor None."""
    if animation is not None and not isinstance(animation, Animation):
        raise TypeError(f"an animation is wanted, such as Spring.smooth(), not {animation!r}")
