"""The offers of which one seat takes one: their cards, and at how many limit points it would be."""

from math import ceil
from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.kit.markers import marker
from bot.render.kit.seats import symbol
from bot.render.kit.wording import name_of, words_of
from bot.render.lettering import fit
from bot.render.san_marco.cardfaces import Shown, lay
from bot.render.san_marco.offers import numbers, played, total_with, warning
from bot.render.scene import Scene
from bot.render.theme import Type
from rules.event import NOBODY, Seat
from rules.san_marco.view import Offer, SanMarcoView

_GAP: Final = 8
_MARK: Final = 80
_STANDS: Final = 290
"""How much room is kept for who would stand where."""
_WIDEST: Final = 128
_HEAD: Final = 74
_LARGE: Final = 190
_IN_A_ROW: Final = 6
_NAME: Final = Type("bold", 36)
_TOTAL: Final = Type("bold", 48)
_LARGE_TOTAL: Final = Type("bold", 58)


def draw(canvas: Canvas, box: Box, scene: Scene, view: SanMarcoView) -> None:
    """Draw the offers that can be taken, numbered as in the menu."""
    offers = _open(view)
    y = box.y
    for offer, (number, stands) in zip(offers, all_stands(view).items(), strict=True):
        high = (box.height + _GAP) // len(offers) - _GAP
        if scene.large:
            high = _large_row(offer)
        row = Box(box.x, y, box.width, high)
        canvas.rounded(row, 12, canvas.theme.ground)
        draw_row = _large if scene.large else _row
        draw_row(canvas, row, scene, number, offer, stands)
        y += high + _GAP


def large_height(view: SanMarcoView) -> int:
    """Return how high the offers come out in large text."""
    return sum(_large_row(offer) + _GAP for offer in _open(view)) - _GAP


def _large_row(offer: Offer) -> int:
    return _HEAD + ceil(len(offer.cards) / _IN_A_ROW) * (_LARGE + _GAP)


def _open(view: SanMarcoView) -> list[Offer]:
    return [offer for offer in played(view).offers if offer.taker == NOBODY]


def all_stands(view: SanMarcoView) -> dict[int, list[tuple[Seat, int]]]:
    """Return by the number of each offer that can be taken who would have how many limit points.

    That is the taker, and where two are left also the distributor, who gets the other.
    """
    division, offers = played(view), _open(view)
    seat, giver = division.chooser, division.distributor
    stands = [[(seat, total_with(view, seat, offer.cards))] for offer in offers]
    if len(offers) == 2:
        for mine, other in zip(stands, reversed(offers), strict=True):
            mine.append((giver, total_with(view, giver, other.cards)))
    return dict(zip(filter(None, numbers(division)), stands, strict=True))


def _row(
    canvas: Canvas,
    row: Box,
    scene: Scene,
    number: int,
    offer: Offer,
    stands: list[tuple[Seat, int]],
) -> None:
    marker(canvas, number, row.x + 40, row.middle[1])
    room = Box(row.x + _MARK, row.y + 6, row.width - _MARK - _STANDS, row.height - 12)
    lay(canvas, room, [Shown(kind) for kind in offer.cards], scene.language, _WIDEST)
    pitch = row.height // len(stands)
    for place, (seat, total) in enumerate(stands):
        y = row.y + pitch * place + pitch // 2
        x = row.right - _STANDS + 30
        symbol(canvas, seat, x, y, 16)
        words = f"→ {total}"
        end = row.right - 14
        end -= round(canvas.write(words, end, y + 16, _TOTAL, warning(canvas, total), "right"))
        name = fit(_name(scene, seat), _NAME, end - x - 36, 24)
        canvas.write(name.words, x + 28, y + 12, name.kind, canvas.theme.mute)


def _large(
    canvas: Canvas,
    row: Box,
    scene: Scene,
    number: int,
    offer: Offer,
    stands: list[tuple[Seat, int]],
) -> None:
    y = row.y + _HEAD // 2
    marker(canvas, number, row.x + 40, y)
    x = row.x + 110
    for seat, total in stands:
        symbol(canvas, seat, x, y, 20)
        words = f"→ {total}"
        x += 36
        x += round(canvas.write(words, x, y + 19, _LARGE_TOTAL, warning(canvas, total))) + 70
    for start in range(0, len(offer.cards), _IN_A_ROW):
        part = offer.cards[start : start + _IN_A_ROW]
        top = row.y + _HEAD + start // _IN_A_ROW * (_LARGE + _GAP)
        room = Box(row.x + 10, top, row.width - 20, _LARGE)
        lay(canvas, room, [Shown(kind) for kind in part], scene.language, _LARGE)


def _name(scene: Scene, seat: Seat) -> str:
    if scene.view.seat == seat:
        return words_of(scene).say("picture-you")
    return name_of(scene, seat)
