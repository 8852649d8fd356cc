"""How the points of all seats went, as a chart: those so far, and those expected at the end.

Each seat is a line in its colour with its symbol at each round; what was expected of it is dashed.
Both end in the final score, beside which the name stands.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import floor, hypot
from typing import Final, NamedTuple, cast

from PIL import Image

from bot.render import masks
from bot.render.canvas import Box, Canvas
from bot.render.kit.alt import told
from bot.render.kit.header import Crest, page
from bot.render.kit.seats import symbol
from bot.render.kit.wording import SEPARATOR, name_of, say, words_of
from bot.render.lettering import fit
from bot.render.scene import Course, Scene
from bot.render.theme import HEIGHT, INK, MARGIN, RGB, SEAT_COLOURS, TOP, WIDTH, Type
from bot.text import texts
from rules.event import Seat

_PLOT: Final = Box(132, TOP + 100, WIDTH - 132 - 296, HEIGHT - TOP - 100 - 120)
_LEGEND: Final = TOP + 50
_SAMPLE: Final = 90
_WORDS: Final = Type("semibold", 42)
_NUMBER: Final = Type("bold", 44)
_SCORE: Final = Type("black", 54)
_NAME: Final = Type("semibold", 42)
_LEAST_NAME: Final = 34
_LABEL: Final = 104
"""How high the label at the end of a line is: symbol and score above the name."""
_SOLID: Final = 9
_DASHED: Final = 6
_CASING: Final = 5
_DASH: Final = 20
_SYMBOL: Final = 15
_SMALL: Final = 10
"""Of symbols on dashes, which stand only at the rounds that are named below."""
_MOST_LEVELS: Final = 6
_MOST_ROUNDS: Final = 9
_STEPS: Final = (1, 2, 5)
"""What numbers at an axis may be apart, and these times ten, a hundred and so on."""

Point = tuple[float, float]


class _Plot(NamedTuple):
    """Where points and rounds lie in the picture: how much is shown from which number on."""

    least: int
    levels: int
    rounds: int

    def at(self, number: float, points: float) -> Point:
        across = number / max(self.rounds, 1)
        up = (points - self.least) / max(self.levels, 1)
        return _PLOT.x + across * _PLOT.width, _PLOT.bottom - up * _PLOT.height

    def lines(self, of_seats: Sequence[Sequence[int]]) -> list[list[Point]]:
        return [[self.at(*each) for each in enumerate(points)] for points in of_seats]


def draw(scene: Scene, crest: Crest) -> Image.Image:
    """Draw the chart of a game that is over."""
    course, title = cast(Course, scene.view), texts(scene.language).say("picture-course")
    subline = SEPARATOR.join(part for part in (scene.table, title) if part)
    canvas = page(crest, subline, None, scene.light)
    canvas.rounded(_PLOT.inset(-12), 14, canvas.theme.surface)
    plot = _axes(canvas, course, scene)
    _legend(canvas, scene)
    expected, scored = map(plot.lines, (course.expected, course.scored))
    for seat, points in enumerate(expected):
        _line(canvas, seat, points, _dashes, _DASHED)
    for seat, points in enumerate(scored):
        _line(canvas, seat, points, pairwise, _SOLID)
    for seat, points in enumerate(expected):
        _symbols(canvas, seat, points[:: _apart(plot.rounds, _MOST_ROUNDS)], _SMALL)
    for seat, points in enumerate(scored):
        _symbols(canvas, seat, points, _SYMBOL)
    _labels(canvas, plot, course, scene)
    return canvas.image


def alt(scene: Scene) -> str:
    """Tell the same in words."""
    return told(_in_words(scene))


def _in_words(scene: Scene) -> Iterator[str]:
    course = cast(Course, scene.view)
    yield say(scene, "alt-course", title=words_of(scene).title)
    for key, of_seats in (("alt-scored", course.scored), ("alt-expected", course.expected)):
        for seat, points in enumerate(of_seats):
            numbers = ", ".join(map(_number, points))
            yield say(scene, key, name=name_of(scene, seat), points=numbers)


def _number(points: int) -> str:
    """Write points with a proper minus sign."""
    return f"{points}".replace("-", "−")


# --- axes ------------------------------------------------------------------------------------


def _axes(canvas: Canvas, course: Course, scene: Scene) -> _Plot:
    """Draw a level for each round number of points, and name the rounds below."""
    all_points = [each for line in (*course.scored, *course.expected) for each in line]
    low, high, rounds = min(0, *all_points), max(1, *all_points), len(course.scored[0]) - 1
    apart = _apart(high - low, _MOST_LEVELS)
    least = floor(low / apart) * apart
    plot = _Plot(least, high - least, rounds)
    mute = canvas.theme.mute
    for level in range(least, high + 1, apart):
        _, y = plot.at(0, level)
        canvas.fill(Box(_PLOT.x, round(y) - 1, _PLOT.width, 2), canvas.theme.line)
        baseline = y + _NUMBER.drop
        canvas.write(_number(level), _PLOT.x - 28, baseline, _NUMBER, mute, "right")
    for number in range(0, rounds + 1, _apart(rounds, _MOST_ROUNDS)):
        x, _ = plot.at(number, least)
        canvas.write(str(number), x, _PLOT.bottom + 56, _NUMBER, mute, "middle")
    below = texts(scene.language).say("picture-rounds")
    canvas.write(below, _PLOT.middle[0], HEIGHT - 18, _WORDS, mute, "middle")
    return plot


def _apart(reach: int, most: int) -> int:
    """Return how far apart the numbers of an axis are, so that there are at most so many."""
    ten = 1
    while True:
        for step in _STEPS:
            if reach // (step * ten) < most:
                return step * ten
        ten *= 10


def _legend(canvas: Canvas, scene: Scene) -> None:
    """Say what lines and dashes are."""
    x = float(_PLOT.x)
    colour, say_ = canvas.theme.text, texts(scene.language).say
    for key, cut, thick in (
        ("picture-so-far", pairwise, _SOLID),
        ("picture-expected-end", _dashes, _DASHED),
    ):
        ends = [(x, float(_LEGEND)), (x + _SAMPLE, float(_LEGEND))]
        for start, end in cut(ends):
            _stroke(canvas, start, end, thick, colour)
        x += _SAMPLE + 16
        x += canvas.write(say_(key), x, _LEGEND + _WORDS.drop, _WORDS, colour) + 44


# --- lines -----------------------------------------------------------------------------------

_Cut = Callable[[Sequence[Point]], Iterator[tuple[Point, Point]]]
"""Cuts a line through points into what is drawn of it."""


def _dashes(points: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """Cut a line into dashes with gaps as long as they are; they go on around its corners."""
    gone = 0.0
    for (x, y), (to_x, to_y) in pairwise(points):
        length = hypot(to_x - x, to_y - y)
        at = -(gone % (2 * _DASH))
        while at < length:
            first, end = max(at, 0.0), min(at + _DASH, length)
            if first < end:
                yield (
                    (x + (to_x - x) * first / length, y + (to_y - y) * first / length),
                    (x + (to_x - x) * end / length, y + (to_y - y) * end / length),
                )
            at += 2 * _DASH
        gone += length


def _line(canvas: Canvas, seat: Seat, points: Sequence[Point], cut: _Cut, thick: int) -> None:
    pieces = [*cut(points)]
    if canvas.theme.cased:
        for start, end in pieces:
            _stroke(canvas, start, end, thick + _CASING, INK)
    for start, end in pieces:
        _stroke(canvas, start, end, thick, SEAT_COLOURS[seat])


def _symbols(canvas: Canvas, seat: Seat, points: Sequence[Point], radius: int) -> None:
    for x, y in points:
        symbol(canvas, seat, x, y, radius)


def _stroke(canvas: Canvas, start: Point, end: Point, thick: int, colour: RGB) -> None:
    left, top = (min(pair) - thick for pair in zip(start, end, strict=True))
    ends = tuple(round(at - edge) for at, edge in zip((*start, *end), (left, top) * 2, strict=True))
    x, y, to_x, to_y = ends
    width, height = max(x, to_x) + thick, max(y, to_y) + thick
    canvas.pour(masks.bar(width, height, (x, y, to_x, to_y), thick), left, top, colour)


# --- the ends --------------------------------------------------------------------------------


def _labels(canvas: Canvas, plot: _Plot, course: Course, scene: Scene) -> None:
    """Name each line at its end, and write its score; where they would overlap, they make room."""
    x, room = _PLOT.right + 50, WIDTH - MARGIN - _PLOT.right - 24
    heights = [plot.at(plot.rounds, line[-1])[1] for line in course.scored]
    ends = sorted((y, seat) for seat, y in enumerate(heights))
    middles, theme = _spread([y for y, _ in ends]), canvas.theme
    for y, (_, seat) in zip(middles, ends, strict=True):
        symbol(canvas, seat, x, y - 22, 20)
        score = _number(course.scored[seat][-1])
        canvas.write(score, x + 34, y - 22 + _SCORE.drop, _SCORE, theme.text)
        name = fit(name_of(scene, seat), _NAME, room, _LEAST_NAME)
        canvas.write(name.words, x - 24, y + 44, name.kind, theme.mute)


def _spread(middles: Sequence[float]) -> list[float]:
    """Move labels apart, as little as they need, within the height of the picture."""
    apart: list[float] = []
    for middle in middles:
        apart.append(max(middle, apart[-1] + _LABEL) if apart else max(middle, _PLOT.y))
    end = float(HEIGHT - _LABEL // 2 - MARGIN)
    for at in range(len(apart) - 1, -1, -1):
        apart[at] = min(apart[at], end)
        end = apart[at] - _LABEL
    return apart
