"""The meanings of a game's icons, below the first pictures that a learner sees."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit.seats import symbol
from bot.render.kit.wording import say
from bot.render.masks import width_of
from bot.render.scene import Scene
from bot.render.sprites import painted
from bot.render.theme import MARGIN, WIDTH, Type

_WORDS: Final = Type("semibold", 42)
_ICON: Final = 46
_ROW: Final = 64
_BESIDE: Final = 14
_APART: Final = 44
OWN: Final = ""
"""Stands for the viewer's symbol, in place of an icon."""


class _Entry(NamedTuple):
    icon: str
    words: str
    x: int
    row: int


def below(image: Image.Image, scene: Scene, icons: Mapping[str, str]) -> Image.Image:
    """Return a picture with a legend below it: `icons` by the keys of their words, or OWN."""
    entries = [*_laid(scene, icons)]
    height = (entries[-1].row + 1) * _ROW + MARGIN
    canvas = Canvas(WIDTH, image.height + height, scene.light.ground, scene.light)
    canvas.image.paste(image, (0, 0))
    for icon, words, x, row in entries:
        middle = image.height + row * _ROW + _ROW // 2
        if icon == OWN:
            assert scene.view.seat is not None, "only who plays is a learner"
            symbol(canvas, scene.view.seat, x + _ICON / 2, middle, _ICON // 2)
        elif not painted(scene.game, icon, canvas, Box(x, middle - _ICON // 2, _ICON, _ICON)):
            canvas.icon(icon, x + _ICON / 2, middle, _ICON, canvas.theme.mute)
        canvas.write(words, x + _ICON + _BESIDE, middle + _WORDS.drop, _WORDS, canvas.theme.text)
    return canvas.image


def _laid(scene: Scene, icons: Mapping[str, str]) -> Iterator[_Entry]:
    """Put as many entries into each row as there is room for."""
    x, row = 2 * MARGIN, 0
    for key, icon in icons.items():
        words = say(scene, f"picture-legend-{key}")
        width = _ICON + _BESIDE + round(width_of(words, _WORDS))
        if x > 2 * MARGIN and x + width > WIDTH - 2 * MARGIN:
            x, row = 2 * MARGIN, row + 1
        yield _Entry(icon, words, x, row)
        x += width + _APART
