"""The points of all seats over the game, as a chart.

Each seat is a line (`lines.py`), with its symbol at each round, that ends in the final score.
"""

from collections.abc import Iterator
from typing import cast

from PIL import Image

from bot.render.kit import lines
from bot.render.kit.alt import told
from bot.render.kit.header import Crest, page
from bot.render.kit.wording import name_of, say, subline, words_of
from bot.render.scene import Course, Scene
from bot.text import texts


def draw(scene: Scene, crest: Crest) -> Image.Image:
    """Draw the chart of a game that is over."""
    course, title = cast(Course, scene.view), texts(scene.language).say("picture-course")
    canvas = page(crest, subline(scene, title), None, scene.light)
    heights = [each for line in course.scored for each in line]
    last = len(course.scored[0]) - 1
    plot = lines.axes(canvas, scene, heights, last, [*enumerate(range(last + 1))])
    lines.draw(canvas, plot, scene, course.scored)
    return canvas.image


def alt(scene: Scene) -> str:
    """Tell the same in words."""
    return told(_in_words(scene))


def _in_words(scene: Scene) -> Iterator[str]:
    course = cast(Course, scene.view)
    yield say(scene, "alt-course", title=words_of(scene).title)
    for seat, points in enumerate(course.scored):
        numbers = ", ".join(map(lines.signed, points))
        yield say(scene, "alt-scored", name=name_of(scene, seat), points=numbers)
