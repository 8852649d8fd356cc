"""The gain of carrying out cards: each one at its best, and all of an offer together."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from rules.adding import added
from rules.event import Seat
from rules.san_marco.bridges import Route, free_pairs, reached, routes, takeable, without
from rules.san_marco.components import (
    BANISHMENT,
    BRIDGE,
    BRIDGES,
    DEFECTOR,
    DISTRICTS,
    DOGE,
    FACES,
    FIRST_LIMIT,
    NEIGHBOURS,
    NOTHING,
    NOWHERE,
    PAIRS,
    Bridge,
    District,
    Kind,
    Pair,
    Worth,
)
from rules.san_marco.computer.beliefs import NUMBERS
from rules.san_marco.computer.valuing import Outlook, Row, beyond, changed, merit, scored
from rules.san_marco.scoring import points_of

_USUAL_ROLL: Final = 3
_ORDER: Final = {BANISHMENT: 0, DEFECTOR: 1, BRIDGE: 3}
"""The order of cards when an offer is weighed; district cards come in between."""
_AIMS: Final = 3
"""The number of the doge's goals that are considered."""
_KEPT: Final = 1 << 9
"""The number of cached plans and banishments: a search asks for the same ones again and again."""


class Aim(NamedTuple):
    """A goal of the doge: its district, the number of scorings, and the price."""

    route: Route
    visits: int


class Result(NamedTuple):
    """The result of a seat's cards: the rows, bridges gained, and points of each seat."""

    rows: tuple[Row, ...]
    bridges: float
    points: tuple[float, ...]


# --- one card ----------------------------------------------------------------------------------


def gain(own: Outlook, seat: Seat, district: District, row: Row, aim: Aim | None) -> float:
    """Return a seat's gain if a district's row changes into another."""
    worth, weight = own.worth[district], own.weights[district]
    return _gain(own.rows[district], row, worth, weight, seat, _visits(aim, district))


def _visits(aim: Aim | None, district: District) -> int:
    """Return the number of the doge's scorings in a district."""
    return aim.visits if aim is not None and aim.route.district == district else 0


def _gain(old: Row, new: Row, worth: Worth, weight: float, seat: Seat, visits: int) -> float:
    more = merit(new, worth, seat) - merit(old, worth, seat)
    if not visits:
        return weight * more
    now = scored(new, worth, seat) - scored(old, worth, seat)
    return weight * more + visits * (NUMBERS.aim * more + (1 - NUMBERS.aim) * now)


def grudge(points: Sequence[float], seat: Seat, rival: Seat) -> float:
    """Return the extra worth of removing a noble of this rival: most for the leader's."""
    if rival == seat:
        return 0.0
    mean = (added(points) - points[seat]) / (len(points) - 1)
    return NUMBERS.grudge * (points[rival] - mean)


class Shift(NamedTuple):
    """A district's row after a card, and its gain for the seat."""

    gain: float
    district: District
    row: Row


def placing(
    own: Outlook, seat: Seat, targets: Sequence[District], aim: Aim | None
) -> Iterator[Shift]:
    """Yield the gain of a noble in each of these districts."""
    for district in targets:
        row = changed(own.rows[district], seat, 1)
        yield Shift(gain(own, seat, district, row, aim), district, row)


def defecting(own: Outlook, seat: Seat, aim: Aim | None) -> Iterator[Shift]:
    """Yield the gain of replacing a noble of each other seat, district by district."""
    for district, row in enumerate(own.rows):
        more = changed(row, seat, 1)
        for owner, nobles in enumerate(row):
            if nobles and owner != seat:
                after = changed(more, owner, -1)
                brought = gain(own, seat, district, after, aim) + grudge(own.points, seat, owner)
                yield Shift(brought, district, after)


def banishing(own: Outlook, seat: Seat, aim: Aim | None) -> Iterator[Shift]:
    """Yield the average gain of a banishment in each district, with the usual result."""
    for district, row in enumerate(own.rows):
        if any(row):
            worth, weight = own.worth[district], own.weights[district]
            visits = _visits(aim, district)
            brought, usual = _banished(row, worth, weight, own.points, seat, visits)
            yield Shift(brought, district, usual)


@lru_cache(_KEPT)
def _banished(
    before: Row, worth: Worth, weight: float, points: tuple[float, ...], seat: Seat, visits: int
) -> tuple[float, Row]:
    """Return the average gain of a banishment in a district, and the usual result.

    Nobles are chosen one by one, each time the one whose loss brings the seat most.
    """
    row, usual, total, brought = before, before, 0.0, 0.0
    for roll in range(1, FACES + 1):
        victims = [at for at, nobles in enumerate(row) if nobles and at != seat]
        if victims or row[seat]:
            lost = [(at, changed(row, at, -1)) for at in victims or [seat]]
            brought, row = max(
                [
                    (
                        _gain(before, left, worth, weight, seat, visits) + grudge(points, seat, at),
                        left,
                    )
                    for at, left in lost
                ]
            )
        total += brought
        if roll == _USUAL_ROLL:
            usual = row
    return total / FACES, usual


def lifting(own: Outlook, seat: Seat, aim: Aim | None) -> list[Shift]:
    """Return the (negative) gain of lifting an own noble from each district."""
    lifted = [(at, changed(row, seat, -1)) for at, row in enumerate(own.rows) if row[seat]]
    return [Shift(gain(own, seat, at, row, aim), at, row) for at, row in lifted]


# --- bridges -----------------------------------------------------------------------------------


def pulls(own: Outlook, seat: Seat) -> list[float]:
    """Return the gain of one more own noble in each district."""
    return [
        gain(own, seat, district, changed(row, seat, 1), None)
        for district, row in enumerate(own.rows)
    ]


def bridging(own: Outlook, seat: Seat, pair: Pair, pulled: Sequence[float]) -> float:
    """Return the worth of a bridge on a pair: more if no own one leads to its ends yet.

    With it the cards of either district can put a noble where it brings more.
    """
    joined = {end for bridge in own.bridges if bridge.owner == seat for end in PAIRS[bridge.pair]}
    one, two = PAIRS[pair]
    worth = 1 + NUMBERS.reach * abs(pulled[one] - pulled[two])
    for end in (one, two):
        if end not in joined:
            worth += NUMBERS.joins
        if end == own.doge:
            worth += NUMBERS.joins
    if any(bridge.pair == pair for bridge in own.bridges):
        worth -= NUMBERS.joins  # the doge crosses here already, if at a price
    return NUMBERS.bridge * own.left * worth


def taking(own: Outlook, seat: Seat, bridge: Bridge, pulled: Sequence[float]) -> float:
    """Return the gain if a rival loses a bridge."""
    worth = bridging(own, seat, bridge.pair, pulled)
    return worth * NUMBERS.envy / (len(own.prestige) - 1) + grudge(own.points, seat, bridge.owner)


def best_bridge(own: Outlook, seat: Seat) -> float:
    """Return the best gain of a bridge card: nothing to a seat with bridges everywhere."""
    standing, brought, pulled = own.bridges, 0.0, pulls(own, seat)
    if len(standing) == BRIDGES:
        takes = [(taking(own, seat, standing[at], pulled), at) for at in takeable(standing, seat)]
        brought, taken = max(takes, default=(0.0, NOTHING))
        if taken == NOTHING:
            return 0.0
        standing = without(standing, taken)
    pairs = free_pairs(standing, seat)
    return brought + max([bridging(own, seat, pair, pulled) for pair in pairs], default=0.0)


# --- the doge ----------------------------------------------------------------------------------


def visiting(own: Outlook, seat: Seat, route: Route) -> float:
    """Return a seat's gain by taking the doge this way and scoring there."""
    row, worth = own.rows[route.district], own.worth[route.district]
    return scored(row, worth, seat) - toll(own, seat, route)


def toll(own: Outlook, seat: Seat, route: Route) -> float:
    """Return the cost of a way for its mover, counting envy of the payees, the leader most."""
    envied = NUMBERS.envy * len(route.payees) / (len(own.prestige) - 1)
    return route.price + envied + added([grudge(own.points, seat, payee) for payee in route.payees])


def ways(own: Outlook, seat: Seat, bridges: Sequence[Bridge]) -> list[Route]:
    """Return the seat's ways for the doge, over these bridges."""
    if own.doge == NOWHERE:
        return [Route(district, 0, ()) for district in DISTRICTS]
    return routes(bridges, own.doge, seat, own.prestige[seat])


def _aims(own: Outlook, seat: Seat, kinds: Sequence[Kind]) -> list[Aim]:
    """Return the most promising goals of the doge: now, or with the cards for a district."""
    visits = kinds.count(DOGE)
    found = {route.district: route for route in reversed(ways(own, seat, own.bridges))}
    if BRIDGE in kinds and own.doge != NOWHERE:
        for end in NEIGHBOURS[own.doge]:
            if end not in found or found[end].price:
                found[end] = Route(end, 0, ())
    promise = {
        at: visits * (scored(own.rows[at], own.worth[at], seat) + 2 * kinds.count(at))
        - toll(own, seat, route)
        for at, route in found.items()
    }
    best = sorted(found, key=lambda at: -promise[at])[:_AIMS]
    return [Aim(found[at], visits) for at in best]


# --- an offer ----------------------------------------------------------------------------------


class Plan(NamedTuple):
    """The best way found to carry out some cards, and its gain for the seat."""

    value: float
    aim: Aim | None
    result: Result


def best_plan(own: Outlook, seat: Seat, cards: Sequence[Kind]) -> Plan:
    """Find the best plan for the action cards of an offer."""
    kinds = tuple(sorted([kind for kind in cards if kind < FIRST_LIMIT], key=_rank))
    return _best_plan(own, seat, kinds)


@lru_cache(_KEPT)
def _best_plan(own: Outlook, seat: Seat, kinds: tuple[Kind, ...]) -> Plan:
    aims = _aims(own, seat, kinds) if DOGE in kinds else [None]
    plans: list[Plan] = []
    for aim in aims:
        result = _carry_out(own, seat, kinds, aim)
        plans.append(Plan(value(own, seat, seat, result), aim, result))
    return max(plans, key=lambda one: one.value)


def _rank(kind: Kind) -> int:
    return _ORDER.get(kind, 2)


def _carry_out(own: Outlook, seat: Seat, kinds: Sequence[Kind], aim: Aim | None) -> Result:
    """Carry each card out at its best, one after the other."""
    after, bridges = own, 0.0
    for kind in kinds:
        if kind == BRIDGE:
            bridges += best_bridge(after, seat)
        elif kind != DOGE:
            best = max(shifts(after, seat, kind, aim), default=None)
            if best is not None and best.gain > 0:
                after = after.with_row(best.district, best.row)
    points = [0.0 for _ in own.prestige]
    if aim is not None:
        route = aim.route
        brought = points_of(after.rows[route.district], own.worth[route.district])
        points = [aim.visits * count for count in brought]
        points[seat] -= route.price
        for payee in route.payees:
            points[payee] += 1
    return Result(after.rows, bridges, tuple(points))


def shifts(own: Outlook, seat: Seat, kind: Kind, aim: Aim | None) -> Iterator[Shift]:
    """Yield the possible gains of a card that changes a district."""
    if kind == BANISHMENT:
        return banishing(own, seat, aim)
    if kind == DEFECTOR:
        return defecting(own, seat, aim)
    return placing(own, seat, reached(own.bridges, seat, kind), aim)


def value(own: Outlook, seat: Seat, mover: Seat, result: Result) -> float:
    """Return a seat's gain if the mover's cards lead to this result."""
    total = beyond(result.points, seat)
    share = 1 if seat == mover else -NUMBERS.envy / (len(own.prestige) - 1)
    total += share * result.bridges
    for weight, worth, old, new in zip(own.weights, own.worth, own.rows, result.rows, strict=True):
        if new != old:
            total += weight * (merit(new, worth, seat) - merit(old, worth, seat))
    return total
