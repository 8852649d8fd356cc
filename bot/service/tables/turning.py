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
A choice that could not be weighed is left out, and then what was found is not kept.
"""

import asyncio
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from heapq import nlargest
from typing import Any, Final, NamedTuple, TypeAlias

import structlog
from sqlalchemy import Connection

from bot.service.context import Context, play_again
from bot.service.crowd import Crowd
from bot.service.errors import NotWeighed
from bot.service.tables.film import Chances
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

MOST_LEFT_OUT: Final = 3
"""So many choices may be left out, as they could not be weighed."""
CLOSE_LOOK: Final = 11
"""About so many glances take as long as a close look."""

Progress: TypeAlias = Callable[[int, int], Awaitable[None]]
"""Is told how much is done, and of how much."""
_Key: TypeAlias = tuple[int, int]
"""The ids of a table and of a person."""

_log = structlog.get_logger(__name__)


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

    chances: Chances
    costs: tuple[Cost, ...] | None

    def round_of(self, cost: Cost) -> int:
        """Return in which round a choice was made, as a replay counts them."""
        return bisect_left(self.chances.begins, cost.made.place)


class Turning:
    """Looks through games that are over."""

    def __init__(self, context: Context, replaying: Replaying) -> None:
        self._context = context
        self._replaying = replaying
        self._crowd = Crowd("reviews_crowded")
        self._one = asyncio.Lock()
        self._found: OrderedDict[_Key, tuple[Cost, ...]] = OrderedDict()

    async def turned(self, table_id: int, user_id: int, progress: Progress) -> Turned:
        """Return where a game has turned, for this person. Raises ServiceError."""
        chances = await self._replaying.chances(table_id)
        if chances.table.seat_of(user_id) is None:
            return Turned(chances, None)
        key = table_id, user_id
        costs = self._known(key)
        if costs is None:
            with self._crowd.joined():
                costs = await self._find(key, progress)
        return Turned(chances, costs)

    async def _find(self, key: _Key, progress: Progress) -> tuple[Cost, ...]:
        """Look through a game as soon as no other one is looked through."""
        async with self._one:
            if (known := self._known(key)) is not None:  # whoever asks twice has waited for it
                return known
            table_id, user_id = key
            with self._context.cooldowns.reviews.taken(user_id):
                async with self._context.guard(table_id):
                    made = await self._context.store.read(self._made, table_id, user_id)
                review = _Review(self._context, made, progress)
                costs = await review.worst()
            if not review.left_out:  # else the next time may tell more
                self._keep(key, costs)
            return costs

    def _made(self, db: Connection, table_id: int, user_id: int) -> list[Made]:
        """Return what a person has chosen, where there was something to search."""
        stored, entries = self._context.find(db, table_id), journal.entries(db, table_id)
        game = finished(self._context, stored)
        return [*_choices(game, play_again(game, stored, entries), entries, user_id)]

    def _known(self, key: _Key) -> tuple[Cost, ...] | None:
        """Return what was found before, which is then kept for longer."""
        if key in self._found:
            self._found.move_to_end(key)
        return self._found.get(key)

    def _keep(self, key: _Key, costs: tuple[Cost, ...]) -> None:
        self._found[key] = costs
        if len(self._found) > KEPT:
            self._found.popitem(last=False)


class _Review:
    """One look through what somebody has chosen; `left_out`: how often this was not weighed."""

    def __init__(self, context: Context, made: list[Made], progress: Progress) -> None:
        self._context = context
        self._made = made
        self._progress = progress
        self._done = 0
        self.left_out = 0

    async def worst(self) -> tuple[Cost, ...]:
        """Return which choices cost most, as they came. Raises NotWeighed."""
        await self._tell()
        glanced = [cost for each in self._made for cost in await self._cost(each, 1)]
        worst = nlargest(LOOKED_AT, glanced, key=_share)
        costs = [cost for each in worst for cost in await self._cost(_again(each), CLOSE_LOOK)]
        told = nlargest(TOLD, costs, key=_share)
        return tuple(sorted(told, key=lambda cost: cost.made.place))

    async def _cost(self, made: Made, glances: int) -> list[Cost]:
        """Return what a choice has cost, if another answer was clearly better."""
        weighed = await self._weighed(made)
        await self._advance(glances)
        if not weighed or not weighed[0].is_better:
            return []
        chosen = next(each for each in weighed if each.choice == made.choice)
        return [Cost(made, chosen, weighed[0])]

    async def _weighed(self, made: Made) -> tuple[Weighed, ...]:
        """Weigh a choice, or leave it out. Raises NotWeighed where too many had to be."""
        try:
            return await self._context.weigh(made.imagined, made.choice)
        except NotWeighed:
            self.left_out += 1
            if self.left_out > MOST_LEFT_OUT or self.left_out == len(self._made):
                raise
            return ()

    async def _advance(self, glances: int) -> None:
        """Tell how far it is where another quarter is done."""
        before, self._done = self._done, self._done + glances
        if 4 * before // self._all < 4 * self._done // self._all < 4:
            await self._tell()

    async def _tell(self) -> None:
        """Tell how far it is. Where that fails, nobody sees it, and what is found counts still."""
        try:
            await self._progress(self._done, self._all)
        except Exception as error:  # noqa: BLE001 - whatever it is, the search is not lost
            _log.warning("turning.progress_failed", exc_info=error)

    @property
    def _all(self) -> int:
        """How long everything takes, in glances, if there is so much to look at closely."""
        return len(self._made) + LOOKED_AT * CLOSE_LOOK


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


def _share(cost: Cost) -> float:
    return cost.share
