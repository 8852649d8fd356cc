"""The cost of a building for the viewer, from a view alone (RULES.md 5.3 to 5.5)."""

from typing import NamedTuple

from rules.san_juan.components import (
    BLACK_MARKET,
    BUILDER,
    BUILDING_KEYS,
    CATHEDRAL,
    CRANE,
    LIBRARY,
    QUARRY,
    ROLE_KEYS,
    ROLES,
    SMITHY,
    Kind,
)
from rules.san_juan.effects import BLACK_MARKET_GOODS, has, is_production, net_cost, privilege
from rules.san_juan.state import BESIDE, NO_KIND
from rules.san_juan.view import SanJuanView


class Way(NamedTuple):
    """A place for a building, its cost there, and the number of cards missing.

    `cover`: the position of the building below, or `BESIDE`.
    """

    cover: int
    price: int
    missing: int


class Quote(NamedTuple):
    """The cost of a kind in hand beside the other buildings, and whether it can be built now.

    `missing`: the number of cards short, in the place with the fewest; `owned`: the only one
    allowed already stands.
    """

    price: int
    missing: int
    owned: bool


def quote(view: SanJuanView, kind: Kind) -> Quote:
    """Return the cost of a kind for the viewer beside the others, and any obstacle (5.2, 5.3)."""
    found = ways(view, kind)
    owned = kind in view.own.kinds and not is_production(kind)
    return Quote(found[0].price, min(way.missing for way in found), owned)


def ways(view: SanJuanView, kind: Kind) -> list[Way]:
    """Return the places for a kind: beside the other buildings, or with a Crane over them (5.4)."""
    places = [BESIDE]
    if has(view.own, CRANE):
        slots = enumerate(view.own.display)
        places += [place for place, slot in slots if slot.kind not in (CRANE, kind)]
    found: list[Way] = []
    for place in places:
        due = price(view, kind, place)
        means = cards_to_pay(view, kind) + goods_to_pay(view, place)
        found.append(Way(place, due, max(0, due - means)))
    return found


def goods_to_pay(view: SanJuanView, cover: int) -> int:
    """Return the number of goods that pay by the Black Market for a building there (R2, R3)."""
    display = view.own.display
    covered = None if cover == BESIDE else display[cover].kind
    if not has(view.own, BLACK_MARKET) or covered == BLACK_MARKET:
        return 0
    loaded = [place for place, slot in enumerate(display) if slot.loaded and place != cover]
    return min(BLACK_MARKET_GOODS, len(loaded))


def cards_to_pay(view: SanJuanView, kind: Kind) -> int:
    """Return the viewer's number of cards besides the one that is built (RULES.md 5.3)."""
    return len(view.hand) - (kind != CATHEDRAL)


def price(view: SanJuanView, kind: Kind, cover: int = BESIDE) -> int:
    """Return the cost of the kind now over a building, which then no longer helps to pay (R2)."""
    covered = view.own.display[cover].kind if cover != BESIDE else NO_KIND
    active = view.own.active
    saved = privilege(active, covered, doubled=view.doubled) if _chooses_builder(view) else 0
    return max(0, net_cost(kind, active, saved, covered))


def discounts(view: SanJuanView, kind: Kind) -> list[tuple[str, int]]:
    """Return the discounts on a kind for the viewer now: a key and the amount (5.3)."""
    own = view.own
    workshop = SMITHY if is_production(kind) else QUARRY
    lower: list[tuple[str, int]] = []
    if has(own, workshop):
        lower.append((BUILDING_KEYS[workshop], 1))
    if _chooses_builder(view):
        lower.append((ROLE_KEYS[BUILDER], 1))
        if view.doubled and has(own, LIBRARY):
            lower.append((BUILDING_KEYS[LIBRARY], 1))
    return lower


def _chooses_builder(view: SanJuanView) -> bool:
    return view.step == ROLES[BUILDER] and view.chooser == view.own.seat
