"""The offers in the making, side by side, each with the limit points of each seat."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit.grid import across
from bot.render.kit.seats import symbol
from bot.render.lettering import fit
from bot.render.san_marco.cardfaces import ShownCard, lay
from bot.render.san_marco.look import LIMIT, LIMIT_LINE
from bot.render.scene import Scene
from bot.render.theme import INK, ON_INK, ON_INK_MUTE, Type
from rules.event import Seat
from rules.facts import counts_at, keys_at, number_at
from rules.san_marco.advice.preview import made
from rules.san_marco.components import KIND_KEYS, OUT_AT, Kind
from rules.san_marco.view import SanMarcoView

GAP: Final = 8
_HEIGHT: Final = 170
_HEAD: Final = 66
"""The upper part of an offer: its number, and the limit points of each seat."""
_MARK: Final = 72
_WIDEST: Final = 186
_TOTAL: Final = Type("bold", 42)
_NUMBER: Final = Type("black", 46)
_SYMBOL: Final = 15
_PLATE: Final = 56
_TO: Final = "→"
_ARROWED: Final = 150
"""A seat with more room than this has an arrow before its limit points."""


class Making(NamedTuple):
    """An offer in the making: its number, its cards, and each seat's limit points."""

    number: str
    cards: tuple[Kind, ...]
    stands: tuple[tuple[Seat, int], ...]


def offers(scene: Scene, view: SanMarcoView) -> tuple[Making, ...]:
    """Return the offers that result from the picks so far."""
    return tuple(
        [
            Making(
                str(number_at(remark.facts, "number")),
                tuple([KIND_KEYS.index(key) for key in keys_at(remark.facts, "cards")]),
                tuple(counts_at(remark.facts)),
            )
            for remark in made(view, scene.picked)
        ]
    )


def height(count: int) -> int:
    """Return the height of this many offers: they are side by side."""
    return _HEIGHT if count else 0


def draw(canvas: Canvas, box: Box, scene: Scene, made: Sequence[Making]) -> None:
    """Draw the offers side by side."""
    for place, offer in zip(across(box, len(made), box.width, GAP), made, strict=True):
        room = place._replace(height=_HEIGHT)
        canvas.rounded(room, 12, canvas.theme.surface)
        _offer(canvas, room, scene, offer)


def _offer(canvas: Canvas, room: Box, scene: Scene, offer: Making) -> None:
    x, y = room.x + _MARK // 2, room.y + _HEAD // 2
    canvas.rounded(Box(x - 28, y - 26, 56, 52), 26, INK)
    words = fit(offer.number, _NUMBER, 50)
    canvas.write(words.words, x, y + words.kind.drop, words.kind, ON_INK_MUTE, "middle")
    each = (room.width - _MARK) // max(1, len(offer.stands))
    for place, (seat, total) in enumerate(offer.stands):
        stand(canvas, room.x + _MARK + each * place, y, seat, total, arrow=each > _ARROWED)
    below = Box(room.x + 4, room.y + _HEAD, room.width - 8, _HEIGHT - _HEAD - 6)
    lay(canvas, below, [ShownCard(kind) for kind in offer.cards], scene.language, _WIDEST)


def stand(
    canvas: Canvas, x: int, y: int, seat: Seat, total: int, *, high: int = 50, arrow: bool = True
) -> int:
    """Draw the limit points that a seat would have; return the end of that."""
    symbol(canvas, seat, x + _SYMBOL, y, _SYMBOL)
    end = float(x + 2 * _SYMBOL + 6)
    if arrow:
        end += 4 + canvas.write(_TO, end, y + _TOTAL.drop, _TOTAL, canvas.theme.mute)
    plate = Box(round(end), y - high // 2, _PLATE, high)
    warns, kind = total >= OUT_AT, _TOTAL._replace(px=min(_TOTAL.px, high - 4))
    canvas.rounded(plate, 10, canvas.theme.warn if warns else LIMIT_LINE)
    canvas.rounded(plate.inset(4 if warns else 2), 8, LIMIT)
    canvas.write(str(total), plate.middle[0], y + kind.drop, kind, ON_INK, "middle")
    return plate.right
