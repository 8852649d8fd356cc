"""Where a game that is over has turned: how likely each seat was to win, for whoever may look at
it, and for somebody who played it which of their choices cost them most, for them alone.

How likely somebody was to win is what the game itself says of each position (`rules.insight`). What
a choice has cost takes a search: its seat's chance with the best answer, less that with the answer
that was given, both in worlds that the seat could not tell from the real one. So nobody is blamed
for what they could not know. All choices that a search knows are glanced at, with the patience of
the hard level, and those that seem to have cost most are looked at with that of the expert. Only
where another answer was clearly better (`Weighed.is_better`) is it told. With the same journal the
same choices are found.

A whole game takes some seconds of processor, beside the loop (`bot/thinking.py`). One is looked
through at a time, and what was found last is kept in memory: a game that is over never changes.
"""

import asyncio
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from heapq import nlargest
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection

from bot.service.context import Context, play_again
from bot.service.tables.film import Shares
from bot.service.tables.hints import Judged
from bot.service.tables.replaying import Replaying, finished
from bot.storage import journal
from bot.storage.rows import Entry
from rules import decision as answering
from rules.decision import Choice
from rules.game import AnyGame
from rules.opponents.imagined import Imagined, imagine
from rules.opponents.levels import EXPERT, HARD, looks_ahead
from rules.opponents.weighing import Weighed

LOOKED_AT: Final = 6
"""So many choices are looked at closely."""
TOLD: Final = 3
"""So many are told."""
KEPT: Final = 32
"""So many times what was found is kept; what was asked for longest ago goes first."""

Progress: TypeAlias = Callable[[int, int], Awaitable[None]]
"""Is told how many choices have been looked at, and of how many."""


class Made(NamedTuple):
    """A choice that somebody made: its place in the journal, what they were asked, and what whoever
    weighs it is told.
    """

    place: int
    judged: Judged
    choice: Choice
    imagined: Imagined


class Cost(NamedTuple):
    """A choice with a better answer, and what both were worth."""

    made: Made
    chosen: Weighed
    better: Weighed

    @property
    def share(self) -> float:
        """By how much it lowered the chance to win."""
        return self.better.share - self.chosen.share


class Turned(NamedTuple):
    """Where a game has turned; `costs`: the choices that cost whoever looks most, as they came, or
    None where they do not play.
    """

    shares: Shares
    costs: tuple[Cost, ...] | None

    def round_of(self, cost: Cost) -> int:
        """Return in which round a choice was made, as a replay counts them."""
        return bisect_left(self.shares.begins, cost.made.place)


class Turning:
    """Looks through games that are over."""

    def __init__(self, context: Context, replaying: Replaying) -> None:
        self._context = context
        self._replaying = replaying
        self._one = asyncio.Lock()
        self._found: OrderedDict[tuple[int, int], tuple[Cost, ...]] = OrderedDict()

    async def turned(self, table_id: int, user_id: int, progress: Progress) -> Turned:
        """Return where a game has turned, for this person. Raises ServiceError."""
        shares = await self._replaying.shares(table_id)
        if shares.table.seat_of(user_id) is None:
            return Turned(shares, None)
        key = table_id, user_id
        async with self._one:
            if key not in self._found:
                self._context.cooldowns.reviews.take(user_id)
                self._keep(key, await self._look_through(table_id, user_id, progress))
            return Turned(shares, self._found[key])

    async def _look_through(
        self, table_id: int, user_id: int, progress: Progress
    ) -> tuple[Cost, ...]:
        """Return which choices of a person cost them most."""
        async with self._context.guard(table_id):
            made = await self._context.store.read(self._made, table_id, user_id)
        found = list[Cost]()
        for number, each in enumerate(made):
            if _is_quarter(number, len(made)):
                await progress(number, len(made))
            found += await self._cost(each)
        worst = nlargest(LOOKED_AT, found, key=_share)
        costs = [cost for each in worst for cost in await self._cost(_again(each))]
        told = nlargest(TOLD, costs, key=_share)
        return tuple(sorted(told, key=lambda cost: cost.made.place))

    async def _cost(self, made: Made) -> list[Cost]:
        """Return what a choice has cost, if another answer was clearly better."""
        weighed = await self._context.weigh(made.imagined, made.choice)
        chosen = next(each for each in weighed if each.choice == made.choice)
        best = weighed[0]
        return [Cost(made, chosen, best)] if best.is_better else []

    def _made(self, db: Connection, table_id: int, user_id: int) -> list[Made]:
        """Return what a person has chosen, where there was something to search."""
        stored, entries = self._context.find(db, table_id), journal.entries(db, table_id)
        game = finished(self._context, stored)
        return [*_choices(game, play_again(game, stored, entries), entries, user_id)]

    def _keep(self, key: tuple[int, int], costs: tuple[Cost, ...]) -> None:
        self._found[key] = costs
        if len(self._found) > KEPT:
            self._found.popitem(last=False)


def _choices(
    game: AnyGame, positions: Iterator[Any], entries: list[Entry], user_id: int
) -> Iterator[Made]:
    """Yield what a person has chosen; `positions` are those after each entry."""
    for place, (state, entry) in enumerate(zip(positions, entries[1:], strict=False), start=1):
        if entry.user_id != user_id or entry.seat is None:
            continue
        asked = game.asked(state, entry.seat)
        assert asked is not None, "they have answered"
        if looks_ahead(game, HARD, asked) and answering.count(asked) > 1:
            view = game.view(state, entry.seat)
            judged = Judged(view, asked, game.explain(view, asked))
            imagined = imagine(game, HARD, state, entry.seat, place)
            yield Made(place, judged, entry.choice, imagined)


def _again(cost: Cost) -> Made:
    """Return a choice to be looked at closely, in other worlds than those of the glance."""
    made = cost.made
    closely = made.imagined._replace(level=EXPERT, seed=made.imagined.seed + 1)
    return made._replace(imagined=closely)


def _is_quarter(done: int, of: int) -> bool:
    """Whether another quarter is done."""
    return done == 0 or 4 * (done - 1) // of < 4 * done // of


def _share(cost: Cost) -> float:
    return cost.share
