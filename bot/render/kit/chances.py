"""Each seat's chance to win, round by round, as a chart of the turning points.

Each seat is a line (`lines.py`), with its symbol where a round begins. All end with the result.
"""

from collections.abc import Iterator
from typing import Final, cast

from PIL import Image

from bot.render.kit import lines
from bot.render.kit.alt import told
from bot.render.kit.header import Crest, page
from bot.render.kit.lines import LEGEND, PLOT, WORDS
from bot.render.kit.wording import name_of, say, subline, words_of
from bot.render.scene import Chances, Scene
from bot.text import texts

_ALL: Final = (0, 100)


def draw(scene: Scene, crest: Crest) -> Image.Image:
    """Draw the chart of a game that is over."""
    chances, say_ = cast(Chances, scene.view), texts(scene.language).say
    canvas = page(crest, subline(scene, say_("picture-chances")), None, scene.light)
    last = len(chances.percent[0]) - 1
    rounds = [(at + 1, at) for at in range(last)]
    plot = lines.axes(canvas, scene, _ALL, last, rounds)
    legend = say_("picture-chances-legend")
    canvas.write(legend, PLOT.x, LEGEND + WORDS.drop, WORDS, canvas.theme.text)
    lines.draw(canvas, plot, scene, chances.percent)
    return canvas.image


def alt(scene: Scene) -> str:
    """Tell the same in words: where each round begins, and at the end."""
    return told(_in_words(scene))


def _in_words(scene: Scene) -> Iterator[str]:
    chances = cast(Chances, scene.view)
    yield say(scene, "alt-chances", title=words_of(scene).title)
    for seat, percent in enumerate(chances.percent):
        numbers = ", ".join(map(str, percent))
        yield say(scene, "alt-chances-seat", name=name_of(scene, seat), percent=numbers)
