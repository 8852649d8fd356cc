"""Lines over a grid, one for each seat: the charts of a game that is over are drawn with these.

Each seat is a line in its colour, with its symbol at some points, and named at its right end.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import floor
from typing import Final, NamedTuple

from bot.render import masks
from bot.render.canvas import Box, Canvas, Spot
from bot.render.kit.seats import symbol
from bot.render.kit.wording import name_of
from bot.render.lettering import fit
from bot.render.scene import Scene
from bot.render.theme import HEIGHT, INK, MARGIN, RGB, SEAT_COLOURS, TOP, WIDTH, Type
from bot.text import texts
from rules.event import Seat

PLOT: Final = Box(132, TOP + 100, WIDTH - 132 - 296, HEIGHT - TOP - 100 - 120)
LEGEND: Final = TOP + 50
"""The height of the line of words above the grid."""
WORDS: Final = Type("semibold", 42)
_NUMBER: Final = Type("bold", 44)
_SCORE: Final = Type("black", 54)
_NAME: Final = Type("semibold", 42)
_LEAST_NAME: Final = 34
_LABEL: Final = 104
"""The height of the label at the end of a line: symbol and number above the name."""
_THICK: Final = 9
_CASING: Final = 5
_SYMBOL: Final = 15
_MOST_LEVELS: Final = 6
_MOST_ROUNDS: Final = 9
_STEPS: Final = (1, 2, 5)
"""The steps between numbers on an axis; also these times ten, a hundred and so on."""


class Plot(NamedTuple):
    """The scales of a chart: the first number, the range that is shown, and the extent across."""

    least: int
    levels: int
    across: int

    def at(self, number: float, height: float) -> Spot:
        """Return where something lies."""
        across = number / max(self.across, 1)
        up = (height - self.least) / max(self.levels, 1)
        return PLOT.x + across * PLOT.width, PLOT.bottom - up * PLOT.height


def signed(number: int) -> str:
    """Write a number with a proper minus sign."""
    return f"{number}".replace("-", "−")


# --- axes ------------------------------------------------------------------------------------


def axes(
    canvas: Canvas,
    scene: Scene,
    heights: Sequence[int],
    across: int,
    rounds: Sequence[tuple[int, int]],
) -> Plot:
    """Draw a line for each round number that is needed, and label the rounds below.

    `rounds`: the number of each, and its position across.
    """
    canvas.rounded(PLOT.inset(-12), 14, canvas.theme.surface)
    low, high = min(0, *heights), max(1, *heights)
    steps = _apart(high - low, _MOST_LEVELS)
    least = floor(low / steps) * steps
    plot = Plot(least, high - least, across)
    mute = canvas.theme.mute
    for level in range(least, high + 1, steps):
        _, y = plot.at(0, level)
        canvas.fill(Box(PLOT.x, round(y) - 1, PLOT.width, 2), canvas.theme.line)
        baseline = y + _NUMBER.drop
        canvas.write(signed(level), PLOT.x - 28, baseline, _NUMBER, mute, "right")
    for number, at in rounds[:: _apart(len(rounds) - 1, _MOST_ROUNDS)]:
        x, _ = plot.at(at, least)
        canvas.write(str(number), x, PLOT.bottom + 56, _NUMBER, mute, "middle")
    below = texts(scene.language).say("picture-rounds")
    canvas.write(below, PLOT.middle[0], HEIGHT - 18, WORDS, mute, "middle")
    return plot


def _apart(reach: int, most: int) -> int:
    """Return the step between the numbers of an axis, so that there are at most `most` of them."""
    ten = 1
    while True:
        for step in _STEPS:
            if reach // (step * ten) < most:
                return step * ten
        ten *= 10


# --- lines -----------------------------------------------------------------------------------


def draw(canvas: Canvas, plot: Plot, scene: Scene, of_seats: Sequence[Sequence[int]]) -> None:
    """Draw the line of each seat, with its symbols and its name."""
    drawn = [[plot.at(*each) for each in enumerate(heights)] for heights in of_seats]
    for seat, points in enumerate(drawn):
        _line(canvas, seat, points)
    for seat, points in enumerate(drawn):
        for x, y in points:
            symbol(canvas, seat, x, y, _SYMBOL)
    _labels(canvas, plot, scene, [heights[-1] for heights in of_seats])


def _line(canvas: Canvas, seat: Seat, points: Sequence[Spot]) -> None:
    if canvas.theme.cased:
        for start, end in pairwise(points):
            _stroke(canvas, start, end, _THICK + _CASING, INK)
    for start, end in pairwise(points):
        _stroke(canvas, start, end, _THICK, SEAT_COLOURS[seat])


def _stroke(canvas: Canvas, start: Spot, end: Spot, thick: int, colour: RGB) -> None:
    """Draw a straight piece with round ends."""
    left, top = (min(pair) - thick for pair in zip(start, end, strict=True))
    ends = tuple(round(at - edge) for at, edge in zip((*start, *end), (left, top) * 2, strict=True))
    x, y, to_x, to_y = ends
    width, height = max(x, to_x) + thick, max(y, to_y) + thick
    canvas.pour(masks.bar(width, height, (x, y, to_x, to_y), thick), left, top, colour)


# --- the ends --------------------------------------------------------------------------------


def _labels(canvas: Canvas, plot: Plot, scene: Scene, ends: Sequence[int]) -> None:
    """Name each line at its end, with its number; labels that would overlap are moved apart."""
    x, room = PLOT.right + 50, WIDTH - MARGIN - PLOT.right - 24
    heights = sorted((plot.at(plot.across, end)[1], seat) for seat, end in enumerate(ends))
    middles, theme = _spread([y for y, _ in heights]), canvas.theme
    for y, (_, seat) in zip(middles, heights, strict=True):
        symbol(canvas, seat, x, y - 22, 20)
        score = signed(ends[seat])
        canvas.write(score, x + 34, y - 22 + _SCORE.drop, _SCORE, theme.text)
        name = fit(name_of(scene, seat), _NAME, room, _LEAST_NAME)
        canvas.write(name.words, x - 24, y + 44, name.kind, theme.mute)


def _spread(middles: Sequence[float]) -> list[float]:
    """Move labels apart, as little as necessary, within the height of the picture."""
    apart: list[float] = []
    for middle in middles:
        apart.append(max(middle, apart[-1] + _LABEL) if apart else max(middle, PLOT.y))
    end = float(HEIGHT - _LABEL // 2 - MARGIN)
    for at in range(len(apart) - 1, -1, -1):
        apart[at] = min(apart[at], end)
        end = apart[at] - _LABEL
    return apart
