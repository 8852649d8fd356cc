"""What streets and rights are worth to a seat, in prestige: a guess from a view alone."""

from collections.abc import Sequence
from typing import Final

from rules.event import NOBODY, Seat
from rules.game import Line
from rules.san_francisco.components import (
    AROUND,
    BESIDE,
    CITY_EDGE,
    DISTRICTS,
    EDGE,
    KINDS_ON,
    LANDMARKS,
    PARK,
    PRESTIGE,
    TENDERS,
    District,
    Kind,
    Street,
    Streets,
    Tile,
    members,
    streets_at,
)
from rules.san_francisco.scoring import line_of, lines_of
from rules.san_francisco.view import SanFranciscoView

_CHANCE: Final = (1.0, 0.5, 0.22, 0.1, 0.0)
"""How likely somebody builds a district, by the sticks that are missing to it."""
_RIVAL: Final = 0.6
"""What it is worth that a rival loses a point."""


def missing(kind: Kind, own: int, rival: int, free: int) -> int:
    """Return how many sticks somebody lacks to the majority, or -1 where it is out of reach (6).

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
    return 0.0 if lacking < 0 else _CHANCE[lacking]


def _stakes(kind: Kind, counts: Sequence[int], free: int) -> list[float]:
    """Return what a district that nobody has built is worth to each seat."""
    ranked = sorted(counts)
    highest, second = ranked[-1], ranked[-2]
    leads = counts.index(highest)
    return [
        PRESTIGE[kind] * _chance(kind, own, second if at == leads else highest, free)
        for at, own in enumerate(counts)
    ]


def gain(view: SanFranciscoView, seat: Seat, street: Street) -> float:
    """Return what a stick of the seat on a free street is worth to it."""
    return sum([_gain_at(view, seat, district) for district in BESIDE[street]])


def _gain_at(view: SanFranciscoView, seat: Seat, district: District) -> float:
    kind = view.city[district]
    if view.builders[district] != NOBODY or kind == PARK:
        return 0.0
    around = AROUND[district]
    counts = [(investor.sticks & around).bit_count() for investor in view.investors]
    free = (view.free & around).bit_count()
    before = _stakes(kind, counts, free)
    counts[seat] += 1
    after = _stakes(kind, counts, free - 1)
    rivals = sum(before) - before[seat] - sum(after) + after[seat]
    return after[seat] - before[seat] + _RIVAL * rivals


def kept(view: SanFranciscoView, seat: Seat, street: Street) -> float:
    """Return what a stick of the seat that lies on a street is worth to it."""
    found = 0.0
    for district in BESIDE[street]:
        kind = view.city[district]
        if view.builders[district] == NOBODY and kind != PARK:
            around = AROUND[district]
            counts = [(investor.sticks & around).bit_count() for investor in view.investors]
            free = (view.free & around).bit_count()
            with_it = _stakes(kind, counts, free)[seat]
            counts[seat] -= 1
            found += with_it - _stakes(kind, counts, free + 1)[seat]
    return found


def best(view: SanFranciscoView, seat: Seat, streets: Streets) -> float:
    """Return what the best of some streets is worth to the seat; 0 where none is free."""
    return max([gain(view, seat, street) for street in members(streets & view.free)], default=0.0)


def streets_for(view: SanFranciscoView, tile: Tile) -> Streets:
    """Return where the tender of the round, or an option tile, lets sticks be placed (5.1)."""
    tender = TENDERS[view.tender]
    if tile >= 0:
        return streets_at(view.city, KINDS_ON[tile])
    return CITY_EDGE if tender.object == EDGE else streets_at(view.city, tender.kinds)


def lines_to_come(view: SanFranciscoView, seat: Seat) -> tuple[Line, ...]:
    """Return the prestige of a seat with its share of what it is close to building."""
    shares: dict[str, float] = {}
    for district in DISTRICTS:
        kind = view.city[district]
        if view.builders[district] == NOBODY and kind != PARK:
            around = AROUND[district]
            counts = [(investor.sticks & around).bit_count() for investor in view.investors]
            if counts[seat]:
                free = (view.free & around).bit_count()
                name = line_of(kind)
                shares[name] = shares.get(name, 0.0) + _stakes(kind, counts, free)[seat]
    lines = lines_of(view.city, view.builders, seat, view.investors[seat].bonuses)
    return tuple([Line(key, points + round(shares.get(key, 0.0))) for key, points in lines])
