"""A player's row: band, symbol and name at the left, counts in fixed columns at the right."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.lettering import fit
from bot.render.seats import band, symbol
from bot.render.theme import (
    COUNT,
    LEAST_NAME,
    NAME,
    RGB,
)

HEAD: Final = 50
"""The height of the line with the name."""
BAND: Final = 12

_RADIUS: Final = 14
_SYMBOL_X: Final = 42
_NAME_X: Final = 72
_BASELINE: Final = 41
_ICON: Final = 34
_SIGN: Final = 36


class Count(NamedTuple):
    """An icon with a number, in a column of `width`; "" as number leaves the icon alone."""

    icon: str
    number: str
    width: int
    icon_colour: RGB | None = None
    colour: RGB | None = None


class Player(NamedTuple):
    """What the head of a row tells about a seat. `signs`: icons behind the name, with colours."""

    seat: int
    name: str
    acting: bool
    signs: tuple[tuple[str, RGB], ...] = ()


def row(canvas: Canvas, box: Box, player: Player, counts: Sequence[Count]) -> Box:
    """Draw a row and its head; return the room below the head, right of the band."""
    canvas.rounded(box, _RADIUS, canvas.theme.surface_2 if player.acting else canvas.theme.surface)
    canvas.place(band(player.seat, BAND, box.height, BAND // 2), box.x, box.y)
    if player.acting:
        canvas.outline(box, _RADIUS, 3, canvas.theme.act)
        canvas.place(band(player.seat, BAND, box.height, BAND // 2), box.x, box.y)
    symbol(canvas, player.seat, box.x + _SYMBOL_X, box.y + HEAD // 2 + 1, 17)
    left = _counts(canvas, box, counts)
    _name(canvas, box, player, left)
    return Box(box.x + BAND + 8, box.y + HEAD, box.width - BAND - 14, box.height - HEAD - 6)


def _counts(canvas: Canvas, box: Box, counts: Sequence[Count]) -> int:
    """Draw the counts from the right; return where they begin."""
    right = box.right - 14
    for count in reversed(counts):
        if count.number:
            canvas.write(
                count.number,
                right,
                box.y + _BASELINE,
                COUNT,
                count.colour or canvas.theme.text,
                "right",
            )
        left = right - count.width
        x = left + _ICON // 2 if count.number else right - _ICON // 2
        canvas.icon(
            count.icon, x, box.y + HEAD // 2 + 2, _ICON, count.icon_colour or canvas.theme.mute
        )
        right = left - 26
    return right


def _name(canvas: Canvas, box: Box, player: Player, right: int) -> None:
    start = box.x + _NAME_X
    room = right - start - len(player.signs) * (_SIGN + 14)
    name = fit(player.name, NAME, room, LEAST_NAME)
    canvas.write(name.words, start, box.y + _BASELINE, name.kind, canvas.theme.text)
    x = start + name.width + 14 + _SIGN / 2
    for sign, colour in player.signs:
        canvas.icon(sign, x, box.y + HEAD // 2 + 1, _SIGN, colour)
        x += _SIGN + 14
