"""The charts of a game that is over: the same for every game, before its own evening.

What a chart tells is found by its module (`CHARTS`); how it looks is said here and in `lines.py`.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from PIL import Image

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit import chances, course, lines, veil
from bot.render.kit.cover import Art, painting
from bot.render.kit.header import Crest, page
from bot.render.kit.lines import Chart
from bot.render.kit.wording import subline
from bot.render.lettering import balanced, block
from bot.render.scene import PictureKind, Scene
from bot.render.theme import HEIGHT, MARGIN, RGB, TOP, WIDTH, Theme, Type


class _Telling(Protocol):
    """A module that finds what a chart tells, and tells it in words."""

    def chart(self, scene: Scene, /) -> Chart: ...

    def alt(self, scene: Scene, /) -> str: ...


CHARTS: Final[dict[PictureKind, _Telling]] = {"course": course, "chances": chances}

_BODY: Final = Box(MARGIN, TOP, WIDTH - 2 * MARGIN, HEIGHT - MARGIN - TOP)
_RADIUS: Final = 18
_QUIET: Final = {False: 0.4, True: 0.2}
"""The share of the evening that is seen, on a dark ground and on a light one: words stand on it."""
_HEADLINE: Final = Type("bold", 56)
_LEAST_HEADLINE: Final = 46
_SIDES: Final = 24


def draw(scene: Scene, crest: Crest, art: Art) -> Image.Image:
    """Draw a chart before a game's evening."""
    chart = CHARTS[scene.kind].chart(scene)
    canvas = page(crest, subline(scene, chart.title), None, scene.light)
    canvas.place(_evening(art, scene.light), _BODY.x, _BODY.y)
    top = _headline(canvas, chart.headline)
    lines.draw(canvas, Box(_BODY.x, top, _BODY.width, _BODY.bottom - top), scene, chart)
    return canvas.image


def alt(scene: Scene) -> str:
    """Tell the same in words."""
    return CHARTS[scene.kind].alt(scene)


def colours(festive: Sequence[RGB], theme: Theme) -> tuple[RGB, ...]:
    """Return a game's colours of the evening, and the same as they are behind a chart."""
    return (*veil.colours(festive, theme, _QUIET[theme.cased]), *festive)


@kept
def _evening(art: Art, theme: Theme) -> Sprite:
    """Return a game's evening, quiet; the sky goes on above it."""
    seen = painting(art, theme)
    whole = Image.new("RGB", (_BODY.width, _BODY.height), seen.getpixel((_BODY.width // 2, 0)))
    whole.paste(seen, (0, _BODY.height - seen.height))
    quiet = veil.veiled(whole, theme, _QUIET[theme.cased])
    return cut(quiet, masks.rounded(*whole.size, _RADIUS).image)


def _headline(canvas: Canvas, words: str) -> int:
    """Write the sentence above the lines; return where it ends."""
    room = _BODY.width - 2 * _SIDES
    written = block(words, _HEADLINE, room, 2, _LEAST_HEADLINE)
    kind = written[-1].kind
    written = (balanced(words, kind, room) or written)[:2]
    pitch = kind.px * 9 // 8
    first = _BODY.y + pitch
    canvas.write_lines(written, _BODY.x + _SIDES, first, canvas.theme.text, "left", pitch)
    return first + (len(written) - 1) * pitch + pitch // 2
