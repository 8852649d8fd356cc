"""The gains of the others by the viewer's role, judged from public information."""

from rules.event import Facts, Seat
from rules.san_juan.components import (
    AQUEDUCT,
    BUILDER,
    COUNCILLOR,
    GOLD_MINE,
    GOLDSMITH,
    PRODUCER,
    TRADER,
    TRADING_POST,
    Role,
)
from rules.san_juan.effects import COUNCILLOR_CARDS, councillor_keeps, has, is_production
from rules.san_juan.view import SanJuanView, Tableau


def shares(view: SanJuanView, role: Role) -> Facts:
    """Return `seats` and `counts`: the others who gain by the role, and their gains.

    Builder: cards with which they can build; Producer: goods that they may make; Trader: goods that
    they may sell; Councillor: cards that they keep; Prospector: cards that luck may bring them
    (RULES.md 5). Seats that get nothing are left out.
    """
    found: dict[Seat, int] = {
        town.seat: count
        for town in view.tableaus
        if town.seat != view.seat and (count := _share(town, role))
    }
    return {"seats": tuple(found), "counts": tuple(found.values())}


def _share(town: Tableau, role: Role) -> int:
    if role == BUILDER:
        return town.hand
    if role == PRODUCER:
        empty = [slot for slot in town.display if is_production(slot.kind) and not slot.loaded]
        return min(len(empty), 1 + has(town, AQUEDUCT))
    if role == TRADER:
        return min(sum(slot.loaded for slot in town.display), 1 + has(town, TRADING_POST))
    if role == COUNCILLOR:
        return councillor_keeps(town, COUNCILLOR_CARDS)
    return has(town, GOLD_MINE) + has(town, GOLDSMITH)
