"""What streets and rights are worth to a seat, in prestige: a guess from a view alone.

All beliefs are in `beliefs.py`.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeAlias

from rules.event import NOBODY, Seat
from rules.game import Line
from rules.san_francisco.beliefs import NUMBERS
from rules.san_francisco.components import (
    AROUND,
    BESIDE,
    DISTRICTS,
    LANDMARKS,
    PARK,
    PRESTIGE,
    SIDES,
    District,
    Kind,
    Street,
    Streets,
    members,
)
from rules.san_francisco.scoring import line_of, lines_of
from rules.san_francisco.view import SanFranciscoView

Move: TypeAlias = tuple[Seat, Street]
"""Whose stick, the street, and whether it comes to lie there or leaves."""
Lies: TypeAlias = tuple[tuple[int, ...], int]
"""How many sticks each seat has around a district, and how many streets are free there."""


def missing(kind: Kind, own: int, rival: int, free: int) -> int:
    """Return how many sticks somebody lacks for the majority, or -1 if it is out of reach (6).

    own, rival  the sticks there: the seat's and those of the strongest other; free: streets
    """
    if kind == PARK or (kind in LANDMARKS and rival):
        return -1
    if kind in LANDMARKS:
        return free
    lacking = max(0, (rival + free - own) // 2 + 1)
    return lacking if lacking <= free else -1


def _chance(kind: Kind, own: int, rival: int, free: int) -> float:
    lacking = missing(kind, own, rival, free)
    return 0.0 if lacking < 0 else NUMBERS.chance[lacking]


@cache
def _stakes(kind: Kind, counts: tuple[int, ...], free: int) -> tuple[float, ...]:
    """Return what a district that nobody has built is worth to each seat."""
    ranked = sorted(counts)
    highest, second = ranked[-1], ranked[-2]
    leads = counts.index(highest)
    return tuple(
        [
            PRESTIGE[kind] * _chance(kind, own, second if at == leads else highest, free)
            for at, own in enumerate(counts)
        ]
    )


def _change(kind: Kind, seat: Seat, now: Lies, then: Lies) -> float:
    """Return what a change of a district is worth to a seat: its own stakes, and its rivals'."""
    before, after = _stakes(kind, *now), _stakes(kind, *then)
    own = after[seat] - before[seat]
    return own + NUMBERS.rival * (sum(before, 0.0) - sum(after, 0.0) + own)


@cache
def _one_more(kind: Kind, seat: Seat, counts: tuple[int, ...], free: int) -> float:
    """Return what another stick in a district is worth to a seat; 0 if there is no room."""
    if not free:
        return 0.0
    more = tuple([count + (at == seat) for at, count in enumerate(counts)])
    return _change(kind, seat, (counts, free), (more, free - 1))


def lies_at(view: SanFranciscoView, sticks: Sequence[Streets], district: District) -> Lies:
    """Return what lies around a district, given these sticks of all seats."""
    around = AROUND[district]
    counts = tuple([(own & around).bit_count() for own in sticks])
    return counts, len(SIDES[district]) - (view.white & around).bit_count() - sum(counts)


def _is_ruin(view: SanFranciscoView, district: District) -> bool:
    return view.builders[district] == NOBODY and view.city[district] != PARK


def change(view: SanFranciscoView, seat: Seat, moves: Iterable[Move]) -> float:
    """Return what it is worth to a seat when sticks come and go."""
    before = [investor.sticks for investor in view.investors]
    after = [*before]
    districts: set[District] = set()
    for owner, street in moves:
        after[owner] ^= 1 << street
        districts.update(BESIDE[street])
    return sum(
        [
            _change(view.city[at], seat, lies_at(view, before, at), lies_at(view, after, at))
            for at in districts
            if _is_ruin(view, at)
        ]
    )


def gains(view: SanFranciscoView, seat: Seat) -> list[float]:
    """Return for each street what a stick of the seat there is worth to it, if it is free."""
    sticks = [investor.sticks for investor in view.investors]
    each = [
        _one_more(view.city[at], seat, *lies_at(view, sticks, at)) if _is_ruin(view, at) else 0.0
        for at in DISTRICTS
    ]
    return [sum([each[at] for at in beside]) for beside in BESIDE]


def best(view: SanFranciscoView, seat: Seat, streets: Streets) -> float:
    """Return what the best of these streets is worth to the seat; 0 if none is free."""
    found = gains(view, seat)
    return max([found[street] for street in members(streets & view.free)], default=0.0)


def stakes(view: SanFranciscoView) -> list[float]:
    """Return what all districts that nobody has built are worth to each seat."""
    sticks = [investor.sticks for investor in view.investors]
    ruins = [
        _stakes(view.city[at], *lies_at(view, sticks, at)) for at in DISTRICTS if _is_ruin(view, at)
    ]
    return [sum([each[seat] for each in ruins]) for seat in range(len(sticks))]


def lines_to_come(view: SanFranciscoView, seat: Seat) -> tuple[Line, ...]:
    """Return the prestige of a seat with its share of what it is close to building."""
    shares: dict[str, float] = {}
    sticks = [investor.sticks for investor in view.investors]
    for district in DISTRICTS:
        kind = view.city[district]
        if _is_ruin(view, district) and sticks[seat] & AROUND[district]:
            name = line_of(kind)
            stake = _stakes(kind, *lies_at(view, sticks, district))[seat]
            shares[name] = shares.get(name, 0.0) + stake
    lines = lines_of(view.city, view.builders, seat, view.investors[seat].bonuses)
    return tuple([Line(key, points + round(shares.get(key, 0.0))) for key, points in lines])
