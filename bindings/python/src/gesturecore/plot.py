"""Draws a trace: where contacts went, what became of every gesture, and what the states did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

try:
    from matplotlib import rc_context
    from matplotlib.figure import Figure
    from matplotlib.lines import Line2D
    from matplotlib.patches import Patch
except ImportError as missing:
    raise ImportError('plot needs matplotlib: pip install "gesturecore[plot]"') from missing

from ._abi import Phase
from .story import Life, Story, Teller

#: Colours that people with any kind of colour vision tell apart (Okabe and Ito).
COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#F0E442", "#000000")
ENDS = {Phase.ENDED: ("o", "ended"), Phase.CANCELLED: ("X", "cancelled"), Phase.FAILED: ("x", "failed")}
GREY = "#888888"


def plot(files: Sequence[str], picture: str) -> str:
    """Draws traces, one after another as one, into a file whose ending says its format; answers a sentence about it."""
    story = Teller().tell(files)
    # Names are text, and a $ in them begins no formula.
    with rc_context({"text.parse_math": False}):
        figure = draw(story, files[-1])
        try:
            figure.savefig(picture, dpi=100)
        except ValueError as error:
            raise OSError(f"{picture}: {error}") from error
    return f"{picture}: {len(story.paths)} contacts, {len(story.lives)} gestures, {story.end - story.start:g} s"


def draw(story: Story, title: str) -> Figure:
    """The whole picture; `title` for a trace without a name."""
    rows = max(len(story.lives), 1)
    height = 3.5 + 0.3 * rows + (2.5 if story.states else 0)
    figure = Figure(figsize=(12, height), layout="constrained")
    grid = figure.add_gridspec(2 if story.states else 1, 2, width_ratios=(2, 3), height_ratios=None)
    draw_paths(figure.add_subplot(grid[:, 0]), story)
    phases = figure.add_subplot(grid[0, 1])
    draw_phases(phases, story)
    if story.states:
        draw_states(figure.add_subplot(grid[1, 1], sharex=phases), story)
    figure.suptitle(story.title or title)
    return figure


def draw_paths(axes: Any, story: Story) -> None:
    """Contacts in the window, over the outlines of the regions; y goes down as on screen."""
    axes.set(title="contacts", xlabel="x, points", ylabel="y, points", aspect="equal")
    for name, corners in story.regions.items():
        if corners:
            xs, ys = zip(*corners, corners[0])
            axes.plot(xs, ys, color=GREY, linewidth=0.8)
            axes.annotate(name, corners[0], color=GREY, fontsize=8, xytext=(2, -8), textcoords="offset points")
    for index, path in enumerate(path for path in story.paths if path.places):
        colour = COLOURS[index % len(COLOURS)]
        xs, ys = zip(*path.places)
        axes.plot(xs, ys, color=colour, marker=".", markersize=3, linewidth=1.2)
        axes.plot(xs[0], ys[0], color=colour, marker="o", fillstyle="none")
        axes.plot(xs[-1], ys[-1], color=colour, marker="X" if path.end == "cancel" else "s", markersize=5)
        axes.annotate(f"{path.contact}", (xs[0], ys[0]), color=colour, xytext=(5, 5), textcoords="offset points")
    axes.invert_yaxis()


def draw_phases(axes: Any, story: Story) -> None:
    """A row a gesture: a bar while it is live, hatched while its claim is held, and a mark where it ended."""
    axes.set(title="gestures", xlabel="" if story.states else "time, s")
    names = list(story.lives)
    for row, name in enumerate(names):
        draw_life(axes, row, story.lives[name], story.end)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    margin = max((story.end - story.start) * 0.02, 0.01)
    axes.set_xlim(story.start - margin, story.end + margin)
    axes.grid(axis="x", linewidth=0.3)
    marks: list[Any] = [Patch(color=COLOURS[0], label="live")]
    marks.append(Patch(fill=False, hatch="////", edgecolor=COLOURS[1], label="claim held"))
    marks += [
        Line2D([], [], marker=marker, linestyle="none", color=colour_of(phase), label=label)
        for phase, (marker, label) in ENDS.items()
    ]
    axes.legend(handles=marks, fontsize=7, ncols=5, loc="upper center", bbox_to_anchor=(0.5, -0.12))


def draw_life(axes: Any, row: int, life: Life, last: float) -> None:
    """One row."""
    for span in life.live:
        end = span.end if span.end >= 0 else last
        axes.barh(row, end - span.start, left=span.start, height=0.6, color=COLOURS[0], alpha=0.8)
    for span in life.held:
        end = span.end if span.end >= 0 else last
        axes.barh(row, end - span.start, left=span.start, height=0.6, fill=False, hatch="////", edgecolor=COLOURS[1])
    for time, phase in life.ends:
        axes.plot(time, row, marker=ENDS[phase][0], color=colour_of(phase), markersize=6, markeredgewidth=1.5)


def colour_of(phase: Phase) -> str:
    """Of a mark."""
    return {Phase.ENDED: COLOURS[2], Phase.CANCELLED: COLOURS[5]}.get(phase, GREY)


def draw_states(axes: Any, story: Story) -> None:
    """Committed values as full lines, transient ones and sums dashed."""
    axes.set(title="states", xlabel="time, s")
    for index, (label, (times, values)) in enumerate(story.states.items()):
        is_transient = label.split(".")[0] in story.transient
        axes.step(
            times,
            values,
            where="post",
            label=label,
            color=COLOURS[index % len(COLOURS)],
            linestyle="--" if is_transient else "-",
            linewidth=1.2,
        )
    axes.grid(linewidth=0.3)
    axes.legend(fontsize=7)
