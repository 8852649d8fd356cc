"""The worth of streets and rights to a seat, in prestige: a guess from the board alone.

The board does not change during a sale, however a search plays that out: so the same results are
needed again and again, and cached.

All beliefs are in `beliefs.py`.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

from rules.adding import added
from rules.bits import members
from rules.event import NOBODY, Seat
from rules.san_francisco.board import Board
from rules.san_francisco.building import Lies, lies_at, missing
from rules.san_francisco.components import BESIDE, PARK, PRESTIGE, District, Kind, Street, Streets
from rules.san_francisco.computer.beliefs import NUMBERS

Move: TypeAlias = tuple[Seat, Street]
"""The stick's owner, and the street to which it comes, or which it leaves if it lies there."""

CACHED: Final = 1 << 7
"""The number of cached answers: about as many as one search needs."""


def _chance(kind: Kind, own: int, rival: int, free: int) -> float:
    lacking = missing(kind, own, rival, free)
    return 0.0 if lacking < 0 else NUMBERS.chance[lacking]


@cache
def _stakes(kind: Kind, counts: tuple[int, ...], free: int) -> tuple[float, ...]:
    """Return the worth of a district that is not built to each seat."""
    ranked = sorted(counts)
    highest, second = ranked[-1], ranked[-2]
    leads = counts.index(highest)
    return tuple(
        [
            PRESTIGE[kind] * _chance(kind, own, second if at == leads else highest, free)
            for at, own in enumerate(counts)
        ]
    )


def _change(kind: Kind, now: Lies, then: Lies, seat: Seat) -> float:
    """Return the worth of a district's change to a seat: its own stakes, and its rivals'."""
    before, after = _stakes(kind, *now), _stakes(kind, *then)
    own = after[seat] - before[seat]
    return own + NUMBERS.rival * (added(before) - added(after) + own)


@cache
def _one_more(kind: Kind, lies: Lies, seat: Seat) -> float:
    """Return the worth of another stick in a district to a seat; 0 if there is no room."""
    counts, free = lies
    if not free:
        return 0.0
    more = tuple([count + (at == seat) for at, count in enumerate(counts)])
    return _change(kind, lies, (more, free - 1), seat)


@lru_cache(CACHED)
def ruins(board: Board) -> Mapping[District, tuple[Kind, Lies]]:
    """Return the districts that can still be built, each with its kind and its sides."""
    return {
        at: (kind, lies_at(board.white, board.sticks, at))
        for at, kind in enumerate(board.city)
        if board.builders[at] == NOBODY and kind != PARK
    }


def change(board: Board, seat: Seat, moves: Iterable[Move]) -> float:
    """Return the worth to a seat of sticks that come and go."""
    left = ruins(board)
    after = [*board.sticks]
    districts: set[District] = set()
    for owner, street in moves:
        after[owner] ^= 1 << street
        districts.update(BESIDE[street])
    return added(
        [
            _change(*ruin, lies_at(board.white, after, at), seat)
            for at, ruin in left.items()
            if at in districts
        ]
    )


@lru_cache(CACHED)
def gains(board: Board, seat: Seat) -> Sequence[float]:
    """Return for each free street the worth to a seat of its stick there."""
    each = {at: _one_more(*ruin, seat) for at, ruin in ruins(board).items()}
    return [added([each[at] for at in beside if at in each]) for beside in BESIDE]


@lru_cache(CACHED)
def best(board: Board, seat: Seat, streets: Streets) -> float:
    """Return the worth of the best of these streets to the seat; 0 if none is free."""
    found = gains(board, seat)
    return max([found[street] for street in members(streets & board.free)], default=0.0)


@lru_cache(CACHED)
def stakes(board: Board) -> Sequence[float]:
    """Return the worth of all districts that are not built to each seat."""
    each = [_stakes(kind, *lies) for kind, lies in ruins(board).values()]
    return [added([ruin[seat] for ruin in each]) for seat in range(len(board.sticks))]
