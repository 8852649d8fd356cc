"""A player's row: band, symbol and name at the left, counts in fixed columns at the right."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit.figures import Figure, Setting, icon_first
from bot.render.kit.seats import band, symbol
from bot.render.lettering import fit
from bot.render.theme import LEAST_NAME, RGB, Type

HEAD: Final = 64
"""The height of the line with the name."""
BAND: Final = 12

_RADIUS: Final = 14
_SYMBOL_X: Final = 46
_SYMBOL: Final = 21
_NAME_X: Final = 80
_NAME: Final = Type("bold", 52)
_BASELINE: Final = 51
_ICON: Final = 42
_COUNT: Final = Type("bold", 58)
_COUNTED: Final = Setting(_COUNT, size=_ICON, rise=19, reach=_ICON // 2, room=_ICON + 8)
_SIGN: Final = 42
_APART: Final = 14
_COLUMNS_APART: Final = 20
AFTER: Final = Type("semibold", 42)


class Count(NamedTuple):
    """A column of `width` with an icon and a number at its left.

    A count without a number is an icon alone, one without an icon keeps the column free.
    `after` stands muted at the right.
    """

    icon: str
    number: str
    width: int
    icon_colour: RGB | None = None
    after: str = ""


class Player(NamedTuple):
    """What the head of a row tells about a seat. `signs`: icons behind the name, with colours."""

    seat: int
    name: str
    acting: bool
    signs: tuple[tuple[str, RGB], ...] = ()


class Row(NamedTuple):
    """What a row leaves free: below the head, within it, and the columns of its counts."""

    below: Box
    head: Box
    columns: tuple[Box, ...]


def row(canvas: Canvas, box: Box, player: Player, counts: Sequence[Count]) -> Row:
    """Draw a row and its head; return the room that is left."""
    theme = canvas.theme
    canvas.rounded(box, _RADIUS, theme.surface_2 if player.acting else theme.surface)
    if player.acting:
        canvas.outline(box, _RADIUS, 3, theme.act)
    band(canvas, player.seat, box._replace(width=BAND), BAND // 2)
    symbol(canvas, player.seat, box.x + _SYMBOL_X, box.y + HEAD // 2 + 1, _SYMBOL)
    columns = _columns(box, counts)
    for count, column in zip(counts, columns, strict=True):
        _count(canvas, count, column)
    right = (columns[0].x if columns else box.right) - _COLUMNS_APART
    left = _name(canvas, box, player, right)
    below = Box(box.x + BAND + 8, box.y + HEAD, box.width - BAND - 14, box.height - HEAD - 6)
    return Row(below, Box(left, box.y, max(0, right - left), HEAD), columns)


def _columns(box: Box, counts: Sequence[Count]) -> tuple[Box, ...]:
    columns: list[Box] = []
    right = box.right - _APART
    for count in reversed(counts):
        columns.append(Box(right - count.width, box.y, count.width, HEAD))
        right -= count.width + _COLUMNS_APART
    return tuple(columns[::-1])


def _count(canvas: Canvas, count: Count, column: Box) -> None:
    if not count.icon:
        return
    theme, baseline = canvas.theme, column.y + _BASELINE
    counted, shade = Figure(count.number, icon=count.icon), count.icon_colour or theme.mute
    icon_first(canvas, (column.x, baseline), counted, _COUNTED, theme.text, shade)
    canvas.write(count.after, column.right, baseline, AFTER, theme.mute, "right")


def _name(canvas: Canvas, box: Box, player: Player, right: int) -> int:
    """Write the name with its signs up to `right`; return where they end."""
    start = box.x + _NAME_X
    room = right - start - len(player.signs) * (_SIGN + _APART)
    name = fit(player.name, _NAME, room, LEAST_NAME)
    canvas.write(name.words, start, box.y + _BASELINE, name.kind, canvas.theme.text)
    end = start + round(name.width) + _APART
    for sign, colour in player.signs:
        canvas.icon(sign, end + _SIGN / 2, box.y + HEAD // 2 + 1, _SIGN, colour)
        end += _SIGN + _APART
    return end
