"""The points of all seats over the game, as a chart: those so far, and those expected at the end.

Each seat is a line (`lines.py`), with its symbol at each round; its expected points are dashed.
Both end in the final score.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, cast

from PIL import Image

from bot.render.canvas import Canvas
from bot.render.kit import lines
from bot.render.kit.alt import told
from bot.render.kit.header import Crest, page
from bot.render.kit.lines import LEGEND, MOST_ROUNDS, PLOT, SOLID, SYMBOL, WORDS
from bot.render.kit.wording import name_of, say, subline, words_of
from bot.render.scene import Course, Scene
from bot.text import texts

_SAMPLE: Final = 90
_DASHED: Final = 6
_SMALL: Final = 10
"""The radius of symbols on dashes, which are drawn only at rounds that are labelled."""


def draw(scene: Scene, crest: Crest) -> Image.Image:
    """Draw the chart of a game that is over."""
    course, title = cast(Course, scene.view), texts(scene.language).say("picture-course")
    canvas = page(crest, subline(scene, title), None, scene.light)
    heights = [each for line in (*course.scored, *course.expected) for each in line]
    last = len(course.scored[0]) - 1
    plot = lines.axes(canvas, scene, heights, last, [*enumerate(range(last + 1))])
    _legend(canvas, scene)
    expected, scored = map(plot.lines, (course.expected, course.scored))
    for seat, points in enumerate(expected):
        lines.line(canvas, seat, points, lines.dashes, _DASHED)
    for seat, points in enumerate(scored):
        lines.line(canvas, seat, points, pairwise, SOLID)
    for seat, points in enumerate(expected):
        lines.symbols(canvas, seat, points[:: lines.apart(last, MOST_ROUNDS)], _SMALL)
    for seat, points in enumerate(scored):
        lines.symbols(canvas, seat, points, SYMBOL)
    lines.labels(canvas, plot, scene, [line[-1] for line in course.scored])
    return canvas.image


def alt(scene: Scene) -> str:
    """Tell the same in words."""
    return told(_in_words(scene))


def _in_words(scene: Scene) -> Iterator[str]:
    course = cast(Course, scene.view)
    yield say(scene, "alt-course", title=words_of(scene).title)
    for key, of_seats in (("alt-scored", course.scored), ("alt-expected", course.expected)):
        for seat, points in enumerate(of_seats):
            numbers = ", ".join(map(lines.signed, points))
            yield say(scene, key, name=name_of(scene, seat), points=numbers)


def _legend(canvas: Canvas, scene: Scene) -> None:
    """Write what lines and dashes mean."""
    x = float(PLOT.x)
    colour, say_ = canvas.theme.text, texts(scene.language).say
    for key, cut, thick in (
        ("picture-so-far", pairwise, SOLID),
        ("picture-expected-end", lines.dashes, _DASHED),
    ):
        ends = [(x, float(LEGEND)), (x + _SAMPLE, float(LEGEND))]
        for start, end in cut(ends):
            lines.stroke(canvas, start, end, thick, colour)
        x += _SAMPLE + 16
        x += canvas.write(say_(key), x, LEGEND + WORDS.drop, WORDS, colour) + 44
