"""The worth of things to a seat, in victory points, judged from its view.

A card is worth a fraction of a point, which shrinks as the end draws near; a building is worth its
points and the earnings of its power until then. All beliefs are in `beliefs.py`.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from rules.adding import added
from rules.bits import bits_of
from rules.event import Seat
from rules.san_juan.components import (
    AQUEDUCT,
    BLACK_MARKET,
    CATHEDRAL,
    CITY_HALL,
    GUILD_HALL,
    HARBOR,
    KIND,
    KINDS,
    MARKET_HALL,
    MARKET_STAND,
    MONUMENTS,
    NAMES,
    PALACE,
    POINTS,
    PRODUCTION,
    RESIDENCE,
    TILES,
    TRADING_POST,
    TRIUMPHAL_ARCH,
    WELL,
    Kind,
)
from rules.san_juan.computer.beliefs import NUMBERS
from rules.san_juan.computer.quick_view import Seen
from rules.san_juan.effects import CUSTOMS_PRICE, net_cost
from rules.san_juan.scoring import ARCH_POINTS, PALACE_DIVISOR, STEPS, residence_groups, sixes
from rules.san_juan.view import Slot

POWER: Final = tuple(NUMBERS.powers.get(name, 0.0) for name in NAMES)
_TRADERS: Final = (
    AQUEDUCT,
    BLACK_MARKET,
    HARBOR,
    MARKET_HALL,
    MARKET_STAND,
    TRADING_POST,
    WELL,
)
_TRADES: Final = tuple(kind in _TRADERS for kind in KINDS)
"""The kinds that earn more, the more production buildings there are."""
_MEANS: Final = tuple(sum(prices) / len(TILES) for prices in zip(*TILES, strict=True))
MEAN_GOOD: Final = added(_MEANS) / len(_MEANS)
MEAN_PRICE: Final = (*_MEANS, *[float(CUSTOMS_PRICE)] * (len(KINDS) - len(_MEANS)))
"""The average price of a good, by the building that holds it."""
_NEXT_ARCH: Final = tuple(b - a for a, b in zip(ARCH_POINTS, (*ARCH_POINTS[1:], 8), strict=True))
_END_KINDS: Final = (CITY_HALL, GUILD_HALL, TRIUMPHAL_ARCH, PALACE)
_END: Final = bits_of(_END_KINDS)
_NO_ENDS: Final = (0.0,) * len(_END_KINDS)


class Outlook(NamedTuple):
    """The worth of this seat's display, and its outlook on the rest of the game.

    `left`: rounds to come; `card`: points that a card is worth now. `city_hall` and the like: the
    seat's share of such a building (1 if it stands, less if it is in hand). `groups`, `sixes`: the
    points of a Residence and a Cathedral of this seat now.
    """

    owned: int
    active: int
    plants: int
    cities: int
    monuments: int
    points: int
    left: float
    card: float
    groups: int
    sixes: int
    city_hall: float
    guild_hall: float
    arch: float
    palace: float


# --- the outlook -----------------------------------------------------------------------------


def outlook(view: Seen, seat: Seat) -> Outlook:
    """Take stock of the display and hand of `seat`, whose view this is."""
    own = view.tableaus[seat]
    owned = plants = points = monuments = 0
    for kind, _, _ in own.display:
        owned |= 1 << kind
        points += POINTS[kind]
        plants += PRODUCTION >> kind & 1
        monuments += MONUMENTS >> kind & 1
    held = 0
    for card in view.hand:
        held |= 1 << KIND[card]
    left = rounds_left(view)
    ends = _ends(owned, held) if (owned | held) & _END else _NO_ENDS
    groups = residence_groups(own.kinds) if (owned | held) >> RESIDENCE & 1 else 0
    seen = _sixes(view, seat) if view.cathedral or owned >> CATHEDRAL & 1 else 0
    return Outlook(
        owned,
        own.active,
        plants,
        len(own.display) - plants,
        monuments,
        points,
        left,
        min(NUMBERS.card_most, NUMBERS.card * (left + 1)),
        groups,
        seen,
        *ends,
    )


def _sixes(view: Seen, seat: Seat) -> int:
    """Count the buildings that a Cathedral of this seat would count."""
    return sum([sixes(each.kinds) for each in view.tableaus if each.seat != seat])


def _ends(owned: int, held: int) -> tuple[float, ...]:
    """Return the seat's shares of City Hall, Guild Hall, Triumphal Arch and Palace."""
    planned = NUMBERS.planned
    return tuple([float(owned >> kind & 1) or planned * (held >> kind & 1) for kind in _END_KINDS])


def rounds_left(view: Seen) -> float:
    """Guess the rounds to come: one for each building that the largest display lacks."""
    largest = max([len(tableau.display) for tableau in view.tableaus])
    return NUMBERS.horizon - largest if largest < NUMBERS.horizon else 0.0


# --- the worth of a building -----------------------------------------------------------------


def worth(own: Outlook, kind: Kind) -> float:
    """Return the points that the building will bring by the end, its power's earnings too."""
    power = POWER[kind]
    points = float(POINTS[kind])
    if PRODUCTION >> kind & 1:
        power -= NUMBERS.crowded * own.plants
        if power < 0:
            power = 0.0
        points += own.guild_hall * (2 - (own.owned >> kind & 1))
    else:
        points += own.city_hall
        if _TRADES[kind]:
            power *= own.plants / NUMBERS.crew
        elif MONUMENTS >> kind & 1:
            points += own.arch * _NEXT_ARCH[own.monuments]
        elif kind in _END_POINTS:
            points += _END_POINTS[kind](own)
    return points * (1 + own.palace / PALACE_DIVISOR) + power * own.left * own.card


def _city_hall(own: Outlook) -> float:
    return own.cities + 1 - own.city_hall + NUMBERS.city_rate * own.left


def _guild_hall(own: Outlook) -> float:
    kinds = (own.owned & PRODUCTION).bit_count()
    return own.plants + kinds + NUMBERS.guild_rate * own.left


def _arch(own: Outlook) -> float:
    return ARCH_POINTS[own.monuments]


def _palace(own: Outlook) -> float:
    return own.points / PALACE_DIVISOR + NUMBERS.palace_rate * own.left


def _residence(own: Outlook) -> float:
    return STEPS[own.groups] + NUMBERS.residence_rate * own.left


def _cathedral(own: Outlook) -> float:
    return STEPS[min(own.sixes, len(STEPS) - 1)] + NUMBERS.cathedral_rate * own.left


_END_POINTS: Final[dict[Kind, Callable[[Outlook], float]]] = {
    CITY_HALL: _city_hall,
    GUILD_HALL: _guild_hall,
    TRIUMPHAL_ARCH: _arch,
    PALACE: _palace,
    RESIDENCE: _residence,
    CATHEDRAL: _cathedral,
}


def price(own: Outlook, kind: Kind, saved: int) -> int:
    """Return the cost of the building beside the others; `saved` by the privilege of the role."""
    cost = net_cost(kind, own.active, saved)
    return cost if cost > 0 else 0


def want(own: Outlook, kind: Kind) -> float:
    """Return the worth of a card to the seat: its building's gain beyond its full price."""
    return worth(own, kind) - own.card * price(own, kind, 0)


def profit(own: Outlook, kind: Kind, saved: int) -> float:
    """Return the profit of building it beside the others: its gain beyond its price in cards."""
    return worth(own, kind) - own.card * (1 + price(own, kind, saved))


class Cover(NamedTuple):
    """A building that a Crane can cover: the outlook without it, and the points that are lost."""

    kind: Kind
    rest: Outlook
    lost: float


def cover_of(own: Outlook, slot: Slot) -> Cover:
    """Weigh the loss of a building, including its good."""
    gone = ~(1 << slot.kind)
    rest = own._replace(owned=own.owned & gone, active=own.active & gone)
    return Cover(slot.kind, rest, worth(rest, slot.kind) + slot.loaded * own.card)


def price_over(cover: Cover, kind: Kind, saved: int) -> int:
    """Return the cost of `kind` over another building, which no longer helps."""
    return max(0, net_cost(kind, cover.rest.active, saved, cover.kind))


def profit_over(cover: Cover, kind: Kind, saved: int) -> float:
    """Return the profit of building over another one: its gain beyond its price and the loss."""
    rest = cover.rest
    return worth(rest, kind) - cover.lost - rest.card * (1 + price_over(cover, kind, saved))
