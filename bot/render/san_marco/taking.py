"""The offers from which a seat takes one: their cards, and its resulting limit points."""

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.kit import picks
from bot.render.kit.grid import down
from bot.render.kit.markers import disc, marker
from bot.render.san_marco import ratings
from bot.render.san_marco.cardfaces import ShownCard, lay
from bot.render.san_marco.offers import numbers, played, total_with
from bot.render.san_marco.splitting import stand
from bot.render.scene import Scene
from rules.event import NOBODY, Seat
from rules.san_marco.components import Kind, actions_in
from rules.san_marco.view import Offer, SanMarcoView

_GAP: Final = 6
_MARK: Final = 80
_WIDEST: Final = 168
_HEAD: Final = 84
_INSIDE: Final = 4
_NUMBERED: Final = 88
"""The room in large text for an offer's number."""
_RED: Final = (48, 64)
"""The size of a limit card above the others."""
_STANDING: Final = 158
"""The room for the limit points of a seat."""
_NUMBER: Final = 36


class _Takable(NamedTuple):
    """An offer that can be taken: its number in the menu, its cards, each seat's limit points."""

    number: int
    cards: tuple[Kind, ...]
    stands: tuple[tuple[Seat, int], ...]

    @property
    def actions(self) -> tuple[Kind, ...]:
        """The cards that are large in large text."""
        return tuple(actions_in(self.cards))

    @property
    def limits(self) -> tuple[Kind, ...]:
        """The cards that are small in large text, above the others: they are told in a sum."""
        return tuple([kind for kind in self.cards if kind not in self.actions])

    @property
    def columns(self) -> int:
        """Its width in large text, counted in cards; what is above them needs some, too."""
        above = _NUMBERED + _RED[0] * len(self.limits) + _STANDING * len(self.stands)
        columns = ceil(above / (ratings.SIZE[0] + ratings.GAP))
        return max(min(len(self.actions), ratings.IN_A_ROW), columns)


def draw(canvas: Canvas, box: Box, scene: Scene, view: SanMarcoView) -> None:
    """Draw the offers that can be taken, numbered as in the menu."""
    offers = _takable(view)
    places = _large_places(box, offers) if scene.large else down(box, len(offers), _GAP)
    for offer, place in zip(offers, places, strict=True):
        picked = offer.number - 1 in scene.picked
        canvas.rounded(place, 12, canvas.theme.surface_2 if picked else canvas.theme.surface)
        if picked:
            picks.border(canvas, place, 12)
        if scene.large:
            _large(canvas, place, scene.language, view, offer)
        else:
            _row(canvas, place, scene.language, offer)
        if picked:
            picks.check(canvas, place.right - 30, place.y + 30, 22)


def _takable(view: SanMarcoView) -> list[_Takable]:
    told = zip(_open(view), all_stands(view).items(), strict=True)
    return [_Takable(number, offer.cards, tuple(stands)) for offer, (number, stands) in told]


def large_height(view: SanMarcoView) -> int:
    """Return the height of the offers in large text."""
    return max(place.bottom for place in _large_places(Box(0, 0, 0, 0), _takable(view)))


def _large_places(box: Box, offers: Sequence[_Takable]) -> list[Box]:
    """Return the places of offers in large text: short ones side by side."""
    places: list[Box] = []
    y = box.y
    for row in _large_rows(offers):
        high = max(_large_high(offer) for offer in row)
        room = box.width - _GAP * (len(row) - 1)
        x, columns = box.x, sum(offer.columns for offer in row)
        for offer in row:
            width = room * offer.columns // columns
            places.append(Box(x, y, width, high))
            x += width + _GAP
        y += high + _GAP
    return places


def _large_rows(offers: Sequence[_Takable]) -> list[list[_Takable]]:
    rows: list[list[_Takable]] = []
    for offer in offers:
        taken = sum(other.columns for other in rows[-1]) if rows else ratings.IN_A_ROW
        if taken + offer.columns > ratings.IN_A_ROW:
            rows.append([])
        rows[-1].append(offer)
    return rows


def _large_high(offer: _Takable) -> int:
    return _HEAD + ceil(len(offer.actions) / ratings.IN_A_ROW) * (ratings.SIZE[1] + ratings.GAP)


def _open(view: SanMarcoView) -> list[Offer]:
    return [offer for offer in played(view).offers if offer.taker == NOBODY]


def all_stands(view: SanMarcoView) -> dict[int, list[tuple[Seat, int]]]:
    """Return, by the number of each offer that can be taken, the limit points that seats would
    have with it.

    These are the chooser and, if two offers are left, also the distributor, who gets one of them.
    """
    division, offers = played(view), _open(view)
    seats = [division.chooser, *[division.distributor] * (len(offers) == 2)]
    stands = [[(seat, total_with(view, seat, offer.cards)) for seat in seats] for offer in offers]
    return dict(zip(filter(None, numbers(division)), stands, strict=True))


def _row(canvas: Canvas, row: Box, language: str, offer: _Takable) -> None:
    marker(canvas, offer.number, row.x + 40, row.middle[1])
    room = Box(row.x + _MARK, row.y + 6, row.width - _MARK - _STANDING - 12, row.height - 12)
    lay(canvas, room, [ShownCard(kind) for kind in offer.cards], language, _WIDEST)
    pitch = row.height // len(offer.stands)
    for place, (seat, total) in enumerate(offer.stands):
        y = row.y + pitch * place + pitch // 2
        stand(canvas, row.right - _STANDING, y, seat, total, high=min(46, pitch - 4))


def _large(canvas: Canvas, row: Box, language: str, view: SanMarcoView, offer: _Takable) -> None:
    """Draw an offer below its number: its cards, with the stakes in each district."""
    y = row.y + _HEAD // 2
    number_of = disc(str(offer.number), _NUMBER)
    canvas.place(number_of, row.x + _INSIDE, y - number_of.size[1] // 2)
    x = row.x + _NUMBERED
    room = Box(x, y - _RED[1] // 2, _RED[0] * len(offer.limits), _RED[1])
    lay(canvas, room, [ShownCard(kind) for kind in offer.limits], language, _RED[0])
    x = room.right + _GAP * 2
    for seat, total in offer.stands:
        x = stand(canvas, x, y, seat, total) + 3 * _GAP
    width = (row.width - 2 * _INSIDE + ratings.GAP) // offer.columns - ratings.GAP
    width = min(width, ratings.SIZE[0])
    places = [
        Box(
            row.x + _INSIDE + place % ratings.IN_A_ROW * (width + ratings.GAP),
            row.y + _HEAD + place // ratings.IN_A_ROW * (ratings.SIZE[1] + ratings.GAP),
            width,
            ratings.SIZE[1],
        )
        for place in range(len(offer.actions))
    ]
    ratings.lay(canvas, places, [ShownCard(kind) for kind in offer.actions], language, view)
