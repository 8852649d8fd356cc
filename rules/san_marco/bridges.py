"""Places of bridges, and the doge's ways over them (RULES.md 5.2 and 5.5)."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from rules.event import Seat
from rules.san_marco.components import (
    DISTRICT_KEYS,
    MOST_ON_PAIR,
    PAIRS,
    WAYS,
    Bridge,
    District,
    Pair,
)

Payees: TypeAlias = tuple[Seat, ...]
"""The owners paid on a route, in seat order; an owner paid twice is listed twice."""

STEP_PRICE: Final = 2
"""The doge's price for leaving a district without bridges."""


class Route(NamedTuple):
    """A way for the doge: its end, its price, and its payees."""

    district: District
    price: int
    payees: Payees


# --- places of bridges -----------------------------------------------------------------------


def free_pairs(bridges: Iterable[Bridge], seat: Seat) -> list[Pair]:
    """Return the pairs on which this seat may have another bridge (RULES.md 5.2).

    At most three stand on a pair, all of different owners.
    """
    counts = [0] * len(PAIRS)
    for pair, owner in bridges:
        counts[pair] += MOST_ON_PAIR if owner == seat else 1
    return [pair for pair, count in enumerate(counts) if count < MOST_ON_PAIR]


def without(bridges: Sequence[Bridge], position: int) -> tuple[Bridge, ...]:
    """Return all bridges but one."""
    return (*bridges[:position], *bridges[position + 1 :])


def takeable(bridges: Sequence[Bridge], seat: Seat) -> list[int]:
    """Return the positions of the bridges that this seat may take over or move (5.2; R15)."""
    return [
        position
        for position, bridge in enumerate(bridges)
        if bridge.owner != seat and free_pairs(without(bridges, position), seat)
    ]


def ends(pair: Pair) -> dict[str, str]:
    """Return the facts "one" and "two": the districts of a pair."""
    one, two = PAIRS[pair]
    return {"one": DISTRICT_KEYS[one], "two": DISTRICT_KEYS[two]}


def reached(bridges: Iterable[Bridge], seat: Seat, district: District) -> list[District]:
    """Return the district and those joined to it by a bridge of this seat, in order (5.1)."""
    own = [pair for pair, owner in bridges if owner == seat]
    return sorted([district, *[end for pair, end in WAYS[district] if pair in own]])


# --- the ways of the doge --------------------------------------------------------------------


def routes(bridges: Iterable[Bridge], doge: District, seat: Seat, purse: int) -> list[Route]:
    """Return the ways that the doge can go for a seat with this much prestige (RULES.md 5.5).

    For every district that it can afford, all cheapest ways, one per set of payees (R24); the first
    is to stay. Own bridges are free, others cost 1 each, paid to their owner. If no bridge touches
    his district, 2 paid to no one lead to a neighbour (R4 to R6).
    """
    stay = Route(doge, 0, ())
    owners = _owners(bridges)
    price, found = 0, set[District]()
    level: _Level = {doge: {()}}
    if is_isolated(bridges, doge):
        found.add(doge)
        price, level = STEP_PRICE, {district: {()} for _, district in WAYS[doge]}
    ways: list[Route] = []
    while level and price <= purse:
        _over_own_bridges(level, owners, seat, found)
        ways += [Route(end, price, payees) for end in level if end != doge for payees in level[end]]
        found.update(level)
        level = _over_others(level, owners, found)
        price += 1
    return [stay, *sorted(ways)]


def all_routes(bridges: Iterable[Bridge], doge: District, seat: Seat, purse: int) -> list[Route]:
    """Return all ways that a seat can afford, including dearer ones, if the table has agreed so
    (R24).

    One per district and set of payees, over no district twice; the first is to stay.
    """
    owners, found = _owners(bridges), set[Route]()
    left: list[tuple[Route, tuple[District, ...]]] = [(Route(doge, 0, ()), (doge,))]
    if is_isolated(bridges, doge) and purse >= STEP_PRICE:
        steps = [Route(end, STEP_PRICE, ()) for _, end in WAYS[doge]]
        found.update(steps)
        left = [(step, (doge, step.district)) for step in steps]
    while left:
        route, passed = left.pop()
        for pair, end in WAYS[route.district]:
            if end not in passed and pair in owners:
                further = _crossed(route, end, owners[pair], seat)
                affordable = [way for way in further if way.price <= purse]
                found.update(affordable)
                left += [(way, (*passed, end)) for way in affordable]
    return [Route(doge, 0, ()), *sorted(found)]


def _crossed(route: Route, end: District, owners: Sequence[Seat], seat: Seat) -> list[Route]:
    """Return a way with one more crossing (RULES.md 5.5).

    It is free over an own bridge; else there is one way for each possible payee (R22).
    """
    if seat in owners:
        return [Route(end, route.price, route.payees)]
    paid = [tuple(sorted((*route.payees, owner))) for owner in owners]
    return [Route(end, route.price + 1, payees) for payees in paid]


def is_isolated(bridges: Iterable[Bridge], district: District) -> bool:
    """Whether no bridge of any seat touches a district (RULES.md 5.5; R6)."""
    joined = [pair for pair, _ in WAYS[district]]
    return all(bridge.pair not in joined for bridge in bridges)


_Owners: TypeAlias = dict[Pair, list[Seat]]
_Level: TypeAlias = dict[District, set[Payees]]
"""The districts that can be reached for a price, with the payees of each way there."""


def _owners(bridges: Iterable[Bridge]) -> _Owners:
    """Return the owners of bridges on each pair."""
    owners: _Owners = {}
    for pair, owner in bridges:
        owners.setdefault(pair, []).append(owner)
    return owners


def _over_own_bridges(level: _Level, owners: _Owners, seat: Seat, found: set[District]) -> None:
    """Add the districts that own bridges reach for free, from anywhere at this price (RULES.md
    5.5).
    """
    left = list(level)
    while left:
        district = left.pop()
        ways = level[district]
        for pair, end in WAYS[district]:
            if pair in owners and seat in owners[pair] and end not in found:
                known = level.setdefault(end, set())
                if not ways <= known:
                    known |= ways
                    left.append(end)


def _over_others(level: _Level, owners: _Owners, found: set[District]) -> _Level:
    """Return the districts in reach of one more toll (RULES.md 5.5); those over own bridges are
    known.
    """
    after: _Level = {}
    for district, ways in level.items():
        for pair, end in WAYS[district]:
            if pair in owners and end not in found:
                paid = {tuple(sorted((*way, owner))) for way in ways for owner in owners[pair]}
                after.setdefault(end, set()).update(paid)
    return after
