"""How likely each seat was to win, move by move, as a chart: where the game turned.

Each seat is a line (`lines.py`), with its symbol where each round begins. All end with the result.
"""

from collections.abc import Iterator
from typing import Final, cast

from PIL import Image

from bot.render.kit import lines
from bot.render.kit.alt import told
from bot.render.kit.header import Crest, page
from bot.render.kit.lines import LEGEND, PLOT, SYMBOL, WORDS
from bot.render.kit.wording import SEPARATOR, name_of, say, words_of
from bot.render.scene import Chances, Scene
from bot.text import texts

_THICK: Final = 6
"""Of lines with many corners."""
_ALL: Final = (0, 100)


def draw(scene: Scene, crest: Crest) -> Image.Image:
    """Draw the chart of a game that is over."""
    chances, say_ = cast(Chances, scene.view), texts(scene.language).say
    subline = SEPARATOR.join(part for part in (scene.table, say_("picture-chances")) if part)
    canvas = page(crest, subline, None, scene.light)
    last = len(chances.percent[0]) - 1
    plot = lines.axes(canvas, scene, _ALL, last, [*enumerate(chances.rounds, start=1)])
    legend = say_("picture-chances-legend")
    canvas.write(legend, PLOT.x, LEGEND + WORDS.drop, WORDS, canvas.theme.text)
    drawn = plot.lines(chances.percent)
    for seat, points in enumerate(drawn):
        lines.path(canvas, seat, points, _THICK)
    for seat, points in enumerate(drawn):
        marked = [points[at] for at in (*chances.rounds, last)]
        lines.symbols(canvas, seat, marked, SYMBOL)
    lines.labels(canvas, plot, scene, [line[-1] for line in chances.percent])
    return canvas.image


def alt(scene: Scene) -> str:
    """Tell the same in words: where each round begins, and at the end."""
    return told(_in_words(scene))


def _in_words(scene: Scene) -> Iterator[str]:
    chances = cast(Chances, scene.view)
    yield say(scene, "alt-chances", title=words_of(scene).title)
    for seat, percent in enumerate(chances.percent):
        numbers = ", ".join(str(percent[at]) for at in (*chances.rounds, -1))
        yield say(scene, "alt-chances-seat", name=name_of(scene, seat), percent=numbers)
