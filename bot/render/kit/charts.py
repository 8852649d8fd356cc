"""The charts of a game that is over: the same for every game, below its own evening.

What a chart tells is found by its module (`CHARTS`); how it looks is said here and in `lines.py`.
"""

from typing import Final, Protocol

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit import chances, course, lines
from bot.render.kit.cover import VISTA, Art, vista
from bot.render.kit.header import Crest, page
from bot.render.kit.lines import Chart
from bot.render.kit.wording import subline
from bot.render.lettering import balanced, block, fit
from bot.render.scene import PictureKind, Scene
from bot.render.theme import GAP, MARGIN, TOP, WIDTH, Type
from bot.text import texts


class _Telling(Protocol):
    """A module that finds what a chart tells, and tells it in words."""

    def chart(self, scene: Scene, /) -> Chart: ...

    def alt(self, scene: Scene, /) -> str: ...


CHARTS: Final[dict[PictureKind, _Telling]] = {"course": course, "chances": chances}

_HEIGHT: Final = 1080
_BODY: Final = Box(MARGIN, TOP, WIDTH - 2 * MARGIN, _HEIGHT - MARGIN - TOP)
_RADIUS: Final = 18
_HEADLINE: Final = Type("bold", 56)
_LEAST_HEADLINE: Final = 46
_NOTE: Final = Type("semibold", 44)
_LEAST_NOTE: Final = 36
_NOTED: Final = 64
_SIDES: Final = 24


def draw(scene: Scene, crest: Crest, art: Art) -> Image.Image:
    """Draw a chart below a game's evening."""
    chart = CHARTS[scene.kind].chart(scene)
    canvas = page(crest, subline(scene, chart.title), None, scene.light, _HEIGHT)
    canvas.place(vista(art, scene.light), _BODY.x, _BODY.y)
    ground = Box(_BODY.x, _BODY.y + VISTA + GAP, _BODY.width, _BODY.height - VISTA - GAP)
    canvas.rounded(ground, _RADIUS, canvas.theme.surface)
    top = _headline(canvas, ground, chart.headline)
    end = ground.bottom - (_NOTED if chart.turns else 0)
    lines.draw(canvas, Box(ground.x, top, ground.width, end - top), scene, chart)
    if chart.turns:
        _explain(canvas, end, scene, len(chart.turns))
    return canvas.image


def alt(scene: Scene) -> str:
    """Tell the same in words."""
    return CHARTS[scene.kind].alt(scene)


def _headline(canvas: Canvas, ground: Box, words: str) -> int:
    """Write the sentence above the lines; return where it ends."""
    room = ground.width - 2 * _SIDES
    written = block(words, _HEADLINE, room, 2, _LEAST_HEADLINE)
    kind = written[-1].kind
    written = (balanced(words, kind, room) or written)[:2]
    pitch = kind.px * 9 // 8
    first = ground.y + pitch
    canvas.write_lines(written, ground.x + _SIDES, first, canvas.theme.text, "left", pitch)
    return first + (len(written) - 1) * pitch + pitch // 2


def _explain(canvas: Canvas, y: int, scene: Scene, turns: int) -> None:
    """Say what the numbers on the lines are."""
    x = _BODY.x + _SIDES
    for number in range(1, turns + 1):
        lines.disc(canvas, number, x + lines.DISC, y + lines.DISC - 10)
        x += 2 * lines.DISC + 8
    words = texts(scene.language).say("turned-costs", count=turns)
    line = fit(words, _NOTE, _BODY.right - x - _SIDES, _LEAST_NOTE)
    canvas.write(
        line.words, x + 12, y + lines.DISC - 10 + line.kind.drop, line.kind, canvas.theme.text
    )
