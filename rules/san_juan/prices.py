"""What a building costs the one who looks, from a view alone (RULES.md 5.3 to 5.5)."""

from typing import NamedTuple

from rules.san_juan.cards import (
    BLACK_MARKET,
    BUILDER,
    BUILDING_KEYS,
    CATHEDRAL,
    COST,
    COVERED,
    LIBRARY,
    PRODUCTION,
    QUARRY,
    ROLE_KEYS,
    ROLES,
    SMITHY,
    Kind,
)
from rules.san_juan.effects import BLACK_MARKET_GOODS, has
from rules.san_juan.state import BESIDE
from rules.san_juan.view import SanJuanView


class Quote(NamedTuple):
    """What a kind in hand costs beside the other buildings, and whether it can be built now.

    `missing`: how many cards are short; `owned`: the only one allowed stands already.
    """

    price: int
    missing: int
    owned: bool


def quote(view: SanJuanView, kind: Kind) -> Quote:
    """Return what a kind costs the viewer beside the other buildings."""
    own, due = view.own, price(view, kind)
    goods = sum(slot.loaded for slot in own.display) if has(own, BLACK_MARKET) else 0
    means = cards_to_pay(view, kind) + min(goods, BLACK_MARKET_GOODS)
    owned = kind in own.kinds and not PRODUCTION >> kind & 1
    return Quote(due, max(0, due - means), owned)


def cards_to_pay(view: SanJuanView, kind: Kind) -> int:
    """Return how many cards the viewer has beside the one that is built."""
    return len(view.hand) - (kind != CATHEDRAL)


def price(view: SanJuanView, kind: Kind, cover: int = BESIDE) -> int:
    """Return what the kind costs now over a building, which then no longer helps to pay (R2)."""
    covered = view.own.display[cover].kind if cover != BESIDE else None
    value = 0 if covered is None else COVERED[covered]
    helper = "" if covered is None else BUILDING_KEYS[covered]
    less = sum(less for key, less in discounts(view, kind) if key != helper)
    return max(0, COST[kind] - value - less)


def discounts(view: SanJuanView, kind: Kind) -> list[tuple[str, int]]:
    """Return what lowers the price of a kind for the viewer now: a key and by how much."""
    own = view.own
    workshop = SMITHY if PRODUCTION >> kind & 1 else QUARRY
    lower: list[tuple[str, int]] = []
    if has(own, workshop):
        lower.append((BUILDING_KEYS[workshop], 1))
    if view.step == ROLES[BUILDER] and view.chooser == own.seat:
        lower.append((ROLE_KEYS[BUILDER], 1))
        if view.doubled and has(own, LIBRARY):
            lower.append((BUILDING_KEYS[LIBRARY], 1))
    return lower
