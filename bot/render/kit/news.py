"""A line below the head of a table's picture: what has happened since the viewer's last look."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit.seats import symbol
from bot.render.kit.wording import names_of, words_of
from bot.render.lettering import fit
from bot.render.masks import width_of
from bot.render.scene import Scene
from bot.render.theme import HEADER, ICE, MARGIN, WIDTH, Type
from rules.event import Seat

_WORDS: Final = Type("bold", 42)
_LEAST: Final = 36
_ROW: Final = 58
_ROWS: Final = 2
_HIGHEST: Final = 1500
"""A picture does not become higher than this."""
_SYMBOL: Final = 18
_NAMED: Final = 50
"""The room of a seat's symbol."""
_APART: Final = 30
_EDGE: Final = 10
_LEFT: Final = MARGIN + _EDGE + 16
_ROOM: Final = WIDTH - MARGIN - 16 - _LEFT


class _Told(NamedTuple):
    seat: Seat
    words: str

    @property
    def width(self) -> int:
        return _NAMED + round(width_of(self.words, _WORDS))


def headed(image: Image.Image, scene: Scene) -> Image.Image:
    """Return a picture of the table with the news below its head; itself if there are none, or no
    room for them.
    """
    rows = _rows(_news(scene), max(0, min(_ROWS, (_HIGHEST - image.height) // _ROW)))
    if not rows:
        return image
    theme, height = scene.light, len(rows) * _ROW
    canvas = Canvas(WIDTH, image.height + height, theme.ground, theme)
    canvas.image.paste(image.crop((0, 0, WIDTH, HEADER)), (0, 0))
    canvas.image.paste(image.crop((0, HEADER, *image.size)), (0, HEADER + height))
    plate = Box(MARGIN, HEADER + 4, WIDTH - 2 * MARGIN, height)
    canvas.rounded(plate, 14, theme.surface_2)
    canvas.rounded(plate._replace(width=_EDGE), _EDGE // 2, ICE)
    for number, row in enumerate(rows):
        _draw(canvas, plate.y + number * _ROW + _ROW // 2, row)
    return canvas.image


def _news(scene: Scene) -> Sequence[_Told]:
    """Return what seats have done; what one did several times is told where it did it last."""
    return [*dict.fromkeys(reversed([*_each(scene)]))][::-1]


def _each(scene: Scene) -> Iterator[_Told]:
    """Tell what seats have done, in a few words each."""
    words, names = words_of(scene), names_of(scene)
    for event in scene.since:
        brief = words.brief(event, names)
        if brief is not None and brief.seat is not None and brief.words:
            yield _Told(brief.seat, brief.words)


def _rows(told: Sequence[_Told], most: int) -> list[list[_Told]]:
    """Lay out the newest in as many rows as there may be."""
    while len(rows := _packed(told)) > most:
        told = told[1:]
    return rows


def _packed(told: Sequence[_Told]) -> list[list[_Told]]:
    rows: list[list[_Told]] = []
    free = 0
    for each in told:
        if each.width > free:  # one too broad for a row is cut
            rows.append([])
            free = _ROOM
        rows[-1].append(each)
        free -= each.width + _APART
    return rows


def _draw(canvas: Canvas, middle: int, row: Sequence[_Told]) -> None:
    x: float = _LEFT
    for each in row:
        symbol(canvas, each.seat, x + _SYMBOL, middle, _SYMBOL)
        x += _NAMED
        words = fit(each.words, _WORDS, round(_LEFT + _ROOM - x), _LEAST)
        baseline = middle + words.kind.drop
        x += canvas.write(words.words, x, baseline, words.kind, canvas.theme.text) + _APART
