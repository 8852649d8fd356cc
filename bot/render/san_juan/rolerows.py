"""The roles in large text: a row for each, with its meaning and its gain for the viewer."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit import picks
from bot.render.kit.cards import Laid, Marks, mark
from bot.render.kit.figures import Figure, Setting, words_first
from bot.render.kit.seats import cased_symbol
from bot.render.lettering import Fitted, block, fit
from bot.render.masks import width_of
from bot.render.san_juan.art import scene
from bot.render.theme import INK, INK_2, PAPER, WIDTH, Type, mix
from rules.event import Seat

_MARGIN: Final = 12
_GAP: Final = 10
_MARKS: Final = Marks(inset=54, radius=38)
_ICON: Final = (158, 96)
"""The middle and the size of the icon."""
_LEFT: Final = 230
_NAMED: Final = 290
_GIST: Final = _LEFT + _NAMED + 8
_BROUGHT: Final = 264
_LEAST_HEIGHT: Final = 132
_TILE: Final = mix(INK, PAPER, 0.12)

_NAME: Final = Type("bold", 56)
_WORDS: Final = Type("semibold", 48)
_SHARE: Final = Type("bold", 46)
_SHARES: Final = 58
"""The height of the line with the others' gains."""
_SYMBOL: Final = 18
_FIGURE: Final = Type("bold", 72)
_NOTHING: Final = Type("bold", 44)
_SETTING: Final = Setting(_FIGURE, size=62, rise=24, reach=40, room=72)


class RoleRow(NamedTuple):
    """The content of a role's row.

    number    of the option
    scene     the picture, if there are sprites; else `icon`
    gist      its meaning, a line each
    others    the others' numbers of `unit`, gained or held
    brings    the figure of its gain now; without one, `told` in words
    """

    number: int
    name: str
    icon: str
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
    gist = sum(line.kind.px + 4 for line in _gist(row))
    return max(_LEAST_HEIGHT, 24 + gist + (_SHARES if row.others else 0))


def _gist(row: RoleRow) -> tuple[Fitted, ...]:
    room = WIDTH - 2 * _MARGIN - _BROUGHT - _GIST
    return block(row.gist, _WORDS, room, 4, 42)


def _draw(canvas: Canvas, box: Box, row: RoleRow) -> None:
    canvas.rounded(box, _MARKS.corner, PAPER)
    tile = box._replace(width=_LEFT - 14)
    canvas.rounded(tile, _MARKS.corner, _TILE)
    canvas.fill(Box(tile.right - 20, tile.y, 20, tile.height), _TILE)
    y = box.middle[1]
    x, size = _ICON
    seen = scene(canvas, row.scene, tile, _MARKS.corner)
    if not (row.picked or seen):
        canvas.icon(row.icon, box.x + x, y, size, INK)
    name = fit(row.name, _NAME, _NAMED, 42)
    canvas.write(name.words, box.x + _LEFT, y + round(name.kind.drop), name.kind, INK)
    gist = _gist(row)
    middle = y - _SHARES // 2 if row.others else y
    last = canvas.write_around(gist, box.x + _GIST, middle, INK_2, "left", 4)
    if row.others:
        room = Box(box.x + _GIST, box.y, box.width - _GIST - _BROUGHT, box.height)
        _others(canvas, room, last + _SHARES, row)
    _brings(canvas, Box(box.right - _BROUGHT, box.y, _BROUGHT - 12, box.height), row)


def _others(canvas: Canvas, room: Box, baseline: float, row: RoleRow) -> None:
    """Write each other player's number, then the unit."""
    x: float = room.x
    middle = baseline - _SHARE.drop
    for seat, count in row.others:
        cased_symbol(canvas, seat, x + _SYMBOL + 4, middle, _SYMBOL)
        words = str(count)
        canvas.write(words, x + 2 * _SYMBOL + 14, baseline, _SHARE, INK)
        x += 2 * _SYMBOL + 14 + width_of(words, _SHARE) + 12
    unit = fit(row.unit, _SHARE, round(room.right - x), 40)
    if unit.words == row.unit:
        canvas.write(unit.words, x, baseline, unit.kind, INK_2)


def _brings(canvas: Canvas, room: Box, row: RoleRow) -> None:
    """Write the gain of the role now at the right."""
    y = room.middle[1]
    if row.brings is None:
        lines = block(row.told, _NOTHING, room.width, 3, 36)
        canvas.write_around(lines, room.right, y, INK, "right", 2)
        return
    number = fit(row.brings.words, _FIGURE, room.width - _SETTING.room, 48)
    x = room.right - _SETTING.room - width_of(number.words, number.kind)
    how = _SETTING._replace(kind=number.kind)
    words_first(canvas, (x, y + number.kind.drop), row.brings, how, INK)
