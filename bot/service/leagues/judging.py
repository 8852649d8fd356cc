"""Judging a league's table that is still running on the season's last day.

Normal computers play it out from the true position, a hundred times. Each time chance decides again
all that is still open. A seat's points are the mean of those of its places, to a tenth. The score
as it stands would say little, because most points come late; no points would reward stalling; and a
single game played out would be a lottery.

Absent seats, and those out of time, get nothing and rank last, as in any other game of a league.
"""

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final, Protocol

from bot.service.leagues.points import POINT, of_table
from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.event import Event, Seat
from rules.game import AnyGame

TIMES: Final = 100
_PIECE: Final = 10
"""So many games are played out at a time: about a second of the helper that others need, too."""
_TENTH: Final = POINT // 10


class WorkOut(Protocol):
    """Has a helper do a piece of work (`Context.work_out`)."""

    def __call__(
        self, work: Callable[..., tuple[int, ...]], /, *args: Any
    ) -> Awaitable[tuple[int, ...]]:
        """Return the result of `work(games, ...)`."""
        ...


async def judged(
    work_out: WorkOut, game: str, position: str, absent: Collection[Seat], seed: int
) -> tuple[int, ...]:
    """Return the points of each seat in a running game, in sixtieths.

    `position`: the text that is stored. Raises as `work_out`, and as `Game.load`.
    """
    seeds = [seed + piece for piece in range(TIMES // _PIECE)]
    found = [await work_out(played_out, game, position, absent, each) for each in seeds]
    return tenths(_added(found), TIMES)


def played_out(
    games: Mapping[str, AnyGame], game: str, position: str, absent: Collection[Seat], seed: int
) -> tuple[int, ...]:
    """Play some games out; return the sum of each seat's points."""
    rules, chance = games[game], Chance(seed)
    state = rules.load(position)
    seeds = [chance.below(1 << 64) for _ in range(_PIECE)]
    return _added([_points(rules, state, absent, each) for each in seeds])


def tenths(totals: Sequence[int], times: int) -> tuple[int, ...]:
    """Return the means of so many games, each to a tenth of a point, with an unchanged sum.

    All are rounded down; the tenths that are then missing go where most was cut off.
    """
    parts = [divmod(total, times * _TENTH) for total in totals]
    missing = sum(totals) // (times * _TENTH) - sum(whole for whole, _ in parts)
    first = sorted(range(len(parts)), key=lambda seat: -parts[seat][1])[:missing]
    return tuple(_TENTH * (whole + (seat in first)) for seat, (whole, _) in enumerate(parts))


def _added(found: Iterable[Sequence[int]]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*found, strict=True)))


def _points(game: AnyGame, position: Any, absent: Collection[Seat], seed: int) -> tuple[int, ...]:
    """Play a copy of this position out; return the points of each seat."""
    state = game.copy(position)
    game.redraw(state, Chance(seed))
    told: list[Event] = []
    while asked := game.decisions(state):
        game.act(state, asked[0], _choice(game, state, asked[0]), told)
    outcome = game.outcome(state)
    assert outcome is not None, "no decision is open"
    ranks = [None if seat in absent else rank for seat, rank in enumerate(outcome.ranks)]
    return of_table(ranks, len(ranks))


def _choice(game: AnyGame, state: Any, decision: Decision) -> Choice:
    """Choose as a normal computer does."""
    if game.insight is not None:
        return game.insight.policy(state, decision)  # the same, sooner
    return game.greedy(game.view(state, decision.seat), decision)
