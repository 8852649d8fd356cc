"""What a view of San Juan amounts to: points so far, prices, and what each building adds."""

from typing import Final, NamedTuple

from rules.event import Seat
from rules.san_juan import tally
from rules.san_juan.cards import (
    BLACK_MARKET,
    BUILDING_KEYS,
    CATHEDRAL,
    COST,
    FAMILY,
    GUARD_ROOM,
    LIBRARY,
    NAMES,
    PRODUCTION,
    QUARRY,
    SMITHY,
    TOWER,
    Kind,
)
from rules.san_juan.effects import (
    BLACK_MARKET_GOODS,
    GUARDED_LIMIT,
    HAND_LIMIT,
    TOWER_LIMIT,
    TWO_PLAYERS,
)
from rules.san_juan.scoring import total
from rules.san_juan.view import SanJuanView, Tableau

NOBODY: Final[Seat] = -1
"""In a view: nobody has taken the role."""
NO_ROLE: Final = -1
"""In a view: no role is being carried out."""
BESIDE: Final = -1
"""In a view: the new building covers nothing."""

PLOTS: Final = 12
"""A town of so many buildings ends the game."""


class Chance(NamedTuple):
    """Whether a kind in hand can be built now, and what it costs.

    `missing`: how many cards are short; `owned`: the only one allowed stands already.
    """

    price: int
    missing: int
    owned: bool


def points(view: SanJuanView, seat: Seat) -> int:
    """Return the points of a seat, from what the viewer knows."""
    return total(tally.tally(view, seat))


def expected(view: SanJuanView, seat: Seat) -> int:
    """Return the points that a seat may end with, guessed from what the viewer knows."""
    return total(tally.expected(view, seat))


def bonus(view: SanJuanView, seat: Seat, kind: Kind) -> str:
    """Return what an end building adds now, such as "+8"; "" for all others."""
    if FAMILY[kind] != "end":
        return ""
    scored = tally.tally(view, seat)
    return next((f"+{line.points}" for line in scored if line.key == NAMES[kind]), "")


def gain(view: SanJuanView, kind: Kind) -> int:
    """Return how many points the viewer's town gains by a building of this kind."""
    seat = view.own.seat
    return total(tally.tally(view, seat, kind)) - points(view, seat)


def chance(view: SanJuanView, kind: Kind) -> Chance:
    """Return whether the viewer can build a kind now, beside the other buildings."""
    own = view.own
    price = max(0, COST[kind] - sum(less for _, less in discounts(view, kind)))
    goods = sum(slot.loaded for slot in own.display) if _has(own, BLACK_MARKET) else 0
    means = len(view.hand) - (kind != CATHEDRAL) + min(goods, BLACK_MARKET_GOODS)
    owned = kind in own.kinds and not PRODUCTION >> kind & 1
    return Chance(price, max(0, price - means), owned)


def discounts(view: SanJuanView, kind: Kind) -> list[tuple[str, int]]:
    """Return what lowers the price of a kind for the viewer now: a key and by how much."""
    own = view.own
    workshop = SMITHY if PRODUCTION >> kind & 1 else QUARRY
    lower: list[tuple[str, int]] = []
    if _has(own, workshop):
        lower.append((BUILDING_KEYS[workshop], 1))
    if view.step == "builder" and view.chooser == own.seat:
        lower.append(("role:builder", 1))
        if view.doubled and _has(own, LIBRARY):
            lower.append((BUILDING_KEYS[LIBRARY], 1))
    return lower


def hand_limit(view: SanJuanView) -> int:
    """Return how many cards the viewer may hold at a round start."""
    if _has(view.own, TOWER):
        return TOWER_LIMIT
    if _has(view.own, GUARD_ROOM) or not _guarded(view):
        return HAND_LIMIT
    return GUARDED_LIMIT


def _guarded(view: SanJuanView) -> bool:
    always = view.variant.guard_room == "always"
    stands = any(_has(tableau, GUARD_ROOM) for tableau in view.tableaus)
    return view.variant.new_buildings and (always or stands)


def library_spent(view: SanJuanView, seat: Seat, kind: Kind) -> bool:
    """Whether this is the governor's Library, used for this round (two players only)."""
    once = len(view.tableaus) == TWO_PLAYERS and view.variant.library == "once"
    rationed = once and seat == view.governor
    return rationed and kind == LIBRARY and view.library_used


def _has(tableau: Tableau, kind: Kind) -> bool:
    return bool(tableau.active >> kind & 1)
