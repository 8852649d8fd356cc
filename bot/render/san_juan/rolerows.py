"""The roles in large text: a card for each, with its meaning and its gain for the viewer."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit import picks
from bot.render.kit.cards import Laid, Marks, mark
from bot.render.kit.figures import Figure, Setting, words_first
from bot.render.kit.seats import cased_symbol
from bot.render.lettering import fit
from bot.render.masks import width_of
from bot.render.san_juan import tabletop
from bot.render.san_juan.art import scene
from bot.render.theme import INK, INK_2, ON_INK, RGB, WIDTH, Type
from rules.event import Seat

_MARGIN: Final = 12
_GAP: Final = 10
_MARKS: Final = Marks(inset=40, radius=38)
_ICON: Final = (150, 96)
"""The middle and the size of the icon."""
_LEFT: Final = 250
"""The width of the painting."""
_BAND: Final = 74
"""The height of the band with the name and the gain."""
_PAD: Final = 20
_LINE: Final = 62
"""The height of a line below it."""

_NAME: Final = Type("bold", 60)
_NAMED: Final = 330
_WORDS: Final = Type("semibold", 46)
_SHARE: Final = Type("bold", 46)
_SYMBOL: Final = 18
_FIGURE: Final = Type("black", 68)
_TOLD: Final = Type("bold", 46)
_SETTING: Final = Setting(_FIGURE, size=58, rise=23, reach=40, room=72)


class RoleRow(NamedTuple):
    """The content of a role's row.

    number    of the option
    scene     the picture, if there are sprites; else `icon`
    colour    of its band
    gist      its meaning, in two lines, which are written as one
    others    the others' numbers of `unit`, gained or held
    brings    the figure of its gain now; without one, `told` in words
    """

    number: int
    name: str
    icon: str
    colour: RGB
    scene: str
    gist: str
    others: Sequence[tuple[Seat, int]]
    unit: str
    brings: Figure | None
    told: str = ""
    picked: bool = False


def height_of(rows: Sequence[RoleRow]) -> int:
    """Return the height of rows below each other."""
    return sum(_height(row) + _GAP for row in rows) - _GAP


def lay(canvas: Canvas, y: int, rows: Sequence[RoleRow]) -> None:
    """Draw rows below each other, from `y` on."""
    laid: list[Laid] = []
    for row in rows:
        box = Box(_MARGIN, y, WIDTH - 2 * _MARGIN, _height(row))
        y = box.bottom + _GAP
        if row.picked:
            box = picks.lift(canvas, box, _MARKS.corner)
        _draw(canvas, box, row)
        check = (box.x + _ICON[0], box.middle[1]) if row.picked else None
        laid.append(Laid(box, (row.number,), check=check))
    mark(canvas, laid, _MARKS)


def _height(row: RoleRow) -> int:
    return _BAND + 12 + _LINE * (1 if _on_one_line(row) else 2)


def _gist(row: RoleRow) -> str:
    """Return its meaning on one line."""
    return row.gist.replace(":\n", ": ").replace("\n", " · ")


def _on_one_line(row: RoleRow) -> bool:
    """Whether the others' gains have room beside the meaning."""
    shares = sum(_share_width(count) for _, count in row.others)
    unit = width_of(row.unit, _SHARE) if row.others else 0
    taken = width_of(_gist(row), _WORDS) + 3 * _PAD + shares + unit
    return not row.others or taken <= WIDTH - 2 * _MARGIN - _LEFT


def _draw(canvas: Canvas, box: Box, row: RoleRow) -> None:
    corner, tile = _MARKS.corner, box._replace(width=_LEFT)
    tabletop.sheet(canvas, box, corner, _BAND, row.colour)
    x, size = _ICON
    if not scene(canvas, row.scene, tile, corner) and not row.picked:
        canvas.icon(row.icon, box.x + x, box.middle[1], size, INK)
    left = tile.right + _PAD
    name = fit(row.name, _NAME, _NAMED, 42)
    middle = box.y + _BAND // 2
    end = left + canvas.write(name.words, left, middle + name.kind.drop, name.kind, ON_INK)
    room = Box(round(end) + _PAD, box.y, box.right - _PAD - round(end) - _PAD, _BAND)
    _brings(canvas, room, row)
    baseline = box.y + _BAND + _LINE - 10
    words = fit(_gist(row), _WORDS, box.right - left - _PAD, 40)
    end = left + canvas.write(words.words, left, baseline, words.kind, INK)
    if row.others:
        below = not _on_one_line(row)
        start = left if below else round(end) + _PAD
        room = Box(start, box.y, box.right - start - _PAD // 2, box.height)
        _others(canvas, room, baseline + _LINE * below, row)


def _share_width(count: int) -> float:
    return 2 * _SYMBOL + 26 + width_of(str(count), _SHARE)


def _others(canvas: Canvas, room: Box, baseline: float, row: RoleRow) -> None:
    """Write each other player's number, then the unit."""
    x: float = room.x
    middle = baseline - _SHARE.drop
    for seat, count in row.others:
        cased_symbol(canvas, seat, x + _SYMBOL + 4, middle, _SYMBOL)
        words = str(count)
        canvas.write(words, x + 2 * _SYMBOL + 14, baseline, _SHARE, INK)
        x += _share_width(count)
    unit = fit(row.unit, _SHARE, round(room.right - x), 40)
    if unit.words == row.unit:
        canvas.write(unit.words, x, baseline, unit.kind, INK_2)


def _brings(canvas: Canvas, room: Box, row: RoleRow) -> None:
    """Write the gain of the role now at the right."""
    y = room.middle[1]
    if row.brings is None:
        told = fit(row.told, _TOLD, room.width, 34)
        canvas.write(told.words, room.right, y + told.kind.drop, told.kind, ON_INK, "right")
        return
    number = fit(row.brings.words, _FIGURE, room.width - _SETTING.room, 48)
    x = room.right - _SETTING.room - width_of(number.words, number.kind)
    how = _SETTING._replace(kind=number.kind)
    words_first(canvas, (x, y + number.kind.drop), row.brings, how, ON_INK)
