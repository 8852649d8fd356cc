"""Where bridges may stand, and the ways of the doge over them (RULES.md 5.2 and 5.5)."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from rules.event import Seat
from rules.san_marco.components import (
    MOST_ON_PAIR,
    NEIGHBOURS,
    PAIRS,
    PAIRS_AT,
    Bridge,
    District,
    Pair,
    across,
)

Payees: TypeAlias = tuple[Seat, ...]
"""The owners who are paid on a route, in seat order; one who is paid twice stands twice."""

STEP_PRICE: Final = 2
"""What it costs the doge to leave a district without bridges."""


class Route(NamedTuple):
    """A cheapest way of the doge: where it ends, what it costs, and who is paid."""

    district: District
    price: int
    payees: Payees


# --- where bridges may stand -----------------------------------------------------------------


def free_pairs(bridges: Iterable[Bridge], seat: Seat) -> list[Pair]:
    """Return the pairs on which this seat may have another bridge.

    At most three stand on a pair, all of different owners (RULES.md 5.2).
    """
    counts = [0] * len(PAIRS)
    for pair, owner in bridges:
        counts[pair] += MOST_ON_PAIR if owner == seat else 1
    return [pair for pair, count in enumerate(counts) if count < MOST_ON_PAIR]


def without(bridges: Sequence[Bridge], position: int) -> list[Bridge]:
    """Return all bridges but one."""
    return [*bridges[:position], *bridges[position + 1 :]]


def takeable(bridges: Sequence[Bridge], seat: Seat) -> list[int]:
    """Return the positions of the bridges that this seat may take over or move."""
    return [
        position
        for position, bridge in enumerate(bridges)
        if bridge.owner != seat and free_pairs(without(bridges, position), seat)
    ]


def reached(bridges: Iterable[Bridge], seat: Seat, district: District) -> list[District]:
    """Return the district and those joined to it by a bridge of this seat, in order."""
    ends = [
        across(pair, district)
        for pair, owner in bridges
        if owner == seat and pair in PAIRS_AT[district]
    ]
    return sorted([district, *ends])


# --- the ways of the doge --------------------------------------------------------------------


def routes(bridges: Iterable[Bridge], doge: District, seat: Seat, purse: int) -> list[Route]:
    """Return the ways that the doge can go for a seat with so much prestige.

    For every district that it can afford, all cheapest ways, one per set of payees (R24); the
    first is to stay. Own bridges are free, others cost 1 each, paid to their owner. Where no
    bridge touches his district, 2 paid to nobody lead to a neighbour (R4 to R6).
    """
    owners: list[list[Seat]] = [[] for _ in PAIRS]
    for pair, owner in bridges:
        owners[pair].append(owner)
    found: dict[District, Route] = {}
    ways: list[Route] = []
    price, level = 0, {doge: {()}}
    if not any(owners[pair] for pair in PAIRS_AT[doge]):
        ways.append(Route(doge, 0, ()))
        found[doge] = ways[0]
        price, level = STEP_PRICE, {district: {()} for district in NEIGHBOURS[doge]}
    while level and price <= purse:
        _over_own_bridges(level, owners, seat, found)
        for district in sorted(level):
            way = [Route(district, price, payees) for payees in sorted(level[district])]
            found[district] = way[0]
            ways += way
        level = _over_others(level, owners, seat, found)
        price += 1
    return sorted(ways, key=lambda way: (way.district != doge, way))


_Level: TypeAlias = dict[District, set[Payees]]
"""The districts that can be reached for a price, with the payees of each way there."""


def _over_own_bridges(
    level: _Level, owners: Sequence[Sequence[Seat]], seat: Seat, found: dict[District, Route]
) -> None:
    """Add what own bridges lead to for nothing, from anywhere at this price."""
    left = list(level)
    while left:
        district = left.pop()
        for pair in PAIRS_AT[district]:
            end = across(pair, district)
            if seat in owners[pair] and end not in found:
                known = level.setdefault(end, set())
                if not level[district] <= known:
                    known |= level[district]
                    left.append(end)


def _over_others(
    level: _Level, owners: Sequence[Sequence[Seat]], seat: Seat, found: dict[District, Route]
) -> _Level:
    """Return what one more toll leads to."""
    after: _Level = {}
    for district, ways in level.items():
        for pair in PAIRS_AT[district]:
            end = across(pair, district)
            if end not in found and seat not in owners[pair]:
                for owner in owners[pair]:
                    paid = {tuple(sorted((*payees, owner))) for payees in ways}
                    after.setdefault(end, set()).update(paid)
    return after
