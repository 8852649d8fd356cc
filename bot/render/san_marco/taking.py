"""The offers of which one seat takes one: their cards, and at how many limit points it would be."""

from math import ceil
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit import picks
from bot.render.kit.markers import disc, marker
from bot.render.san_marco import ratings
from bot.render.san_marco.cardfaces import Shown, lay
from bot.render.san_marco.offers import numbers, played, total_with
from bot.render.san_marco.splitting import STANDS, stand
from bot.render.scene import Scene
from bot.text import texts
from rules.event import NOBODY, Seat
from rules.san_marco.components import Kind
from rules.san_marco.view import Offer, SanMarcoView

_GAP: Final = 8
_MARK: Final = 80
_WIDEST: Final = 128
_HEAD: Final = 84
_INSIDE: Final = 8
_NUMBER: Final = 36


class _Takable(NamedTuple):
    """An offer that can be taken: its number in the menu, its cards, who would stand where."""

    number: int
    cards: tuple[Kind, ...]
    stands: tuple[tuple[Seat, int], ...]


def draw(canvas: Canvas, box: Box, scene: Scene, view: SanMarcoView) -> None:
    """Draw the offers that can be taken, numbered as in the menu."""
    offers = _open(view)
    y = box.y
    for offer, (number, stands) in zip(offers, all_stands(view).items(), strict=True):
        shown = _Takable(number, offer.cards, tuple(stands))
        high = (box.height + _GAP) // len(offers) - _GAP
        if scene.large:
            high = _large_row(offer)
        row = Box(box.x, y, box.width, high)
        picked = number - 1 in scene.picked
        canvas.rounded(row, 12, canvas.theme.surface_2 if picked else canvas.theme.ground)
        if scene.large:
            _large(canvas, row, scene.language, view, shown)
        else:
            _row(canvas, row, scene.language, shown)
        if picked:
            picks.border(canvas, row, 12)
            picks.check(canvas, row.right - 30, row.y + 30, 22)
        y += high + _GAP


def large_height(view: SanMarcoView) -> int:
    """Return how high the offers come out in large text."""
    return sum(_large_row(offer) + _GAP for offer in _open(view)) - _GAP


def _large_row(offer: Offer) -> int:
    return _HEAD + ceil(len(offer.cards) / ratings.IN_A_ROW) * (ratings.SIZE[1] + ratings.GAP)


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


def _row(canvas: Canvas, row: Box, language: str, offer: _Takable) -> None:
    own = texts(language).of("san_marco")
    marker(canvas, offer.number, row.x + 40, row.middle[1])
    room = Box(row.x + _MARK, row.y + 6, row.width - _MARK - STANDS, row.height - 12)
    lay(canvas, room, [Shown(kind) for kind in offer.cards], language, _WIDEST)
    pitch = row.height // len(offer.stands)
    for place, (seat, total) in enumerate(offer.stands):
        y = row.y + pitch * place + pitch // 2
        stand(canvas, row.right - STANDS + 20, y, seat, total, own, high=min(46, pitch - 4))


def _large(canvas: Canvas, row: Box, language: str, view: SanMarcoView, offer: _Takable) -> None:
    """Draw an offer below its number: its cards, with what is at stake in each district."""
    own = texts(language).of("san_marco")
    y = row.y + _HEAD // 2
    number_of = disc(str(offer.number), _NUMBER)
    canvas.place(number_of, row.x + _INSIDE, y - number_of.size[1] // 2)
    x = row.x + 130
    for seat, total in offer.stands:
        x = stand(canvas, x, y, seat, total, own, high=58) + 60
    width = (row.width - 2 * _INSIDE + ratings.GAP) // ratings.IN_A_ROW - ratings.GAP
    places = [
        Box(
            row.x + _INSIDE + place % ratings.IN_A_ROW * (width + ratings.GAP),
            row.y + _HEAD + place // ratings.IN_A_ROW * (ratings.SIZE[1] + ratings.GAP),
            width,
            ratings.SIZE[1],
        )
        for place in range(len(offer.cards))
    ]
    ratings.lay(canvas, places, [Shown(kind) for kind in offer.cards], language, view)
