"""The turning points of a game that is over. All who may look at it see each seat's chances to win.
Only the player sees which of their choices cost them most.

The game itself computes a seat's chances in each position (`rules.insight`). The cost of a choice
is found by a search: its seat's chance with the best answer, less that with the answer given, both
in worlds that the seat could not tell from the real one. So no player is blamed for what they could
not know. All choices that a search can judge get a glance, with the budget of the hard level; those
that seem to have cost most get a close look, as for a hint. A choice is named only if another
answer was clearly better (`Weighed.is_better`). The same journal always gives the same choices.

A whole game takes some seconds of processor time, outside the event loop
(`bot/process/thinking.py`), and queues with other long work (`engine/effort.py`). The latest
results are kept in memory, because a finished game never changes. A choice that could not be
weighed is left out, and then the result is not kept.
"""

from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from heapq import nlargest
from typing import Any, Final, NamedTuple, TypeAlias

import structlog

from bot.engine.context import Context, play_again
from bot.engine.effort import Tell, tell_nobody
from bot.engine.errors import NotWeighed
from bot.engine.model import TableInfo
from bot.service.hints import Hint, Judged, Readings
from bot.service.replay import Replaying
from bot.service.replay_steps import Chances
from bot.storage import journal
from bot.storage.rows import Entry, Stored
from rules import decision as answering
from rules.decision import Choice
from rules.game import AnyGame
from rules.opponents.imagined import Imagined, imagine
from rules.opponents.levels import CANDIDATES, EXPERT, HARD, looks_ahead
from rules.opponents.weighing import ENOUGH, LEAST, Weighed

LOOKED_AT: Final = 6
"""The number of choices that get a close look."""
TOLD: Final = 3
"""The most choices that are told."""
WORTH_TELLING: Final = 0.01
"""A choice that has cost less of the chance to win is not told: people read whole percents."""
KEPT: Final = 32
"""The number of results kept; the one unused for longest is dropped first."""

MOST_LEFT_OUT: Final = 3
"""The most choices that may be left out because they could not be weighed."""

Progress: TypeAlias = Callable[[int, int], Awaitable[None]]
"""Is called with the work done, and the total."""
_Key: TypeAlias = tuple[int, int]
"""The ids of a table and of a person."""

_log = structlog.get_logger(__name__)


class Made(NamedTuple):
    """A choice that a player made: its place in the journal, the question, and the input of the
    search.
    """

    place: int
    judged: Judged
    choice: Choice
    imagined: Imagined


class Cost(NamedTuple):
    """A choice with a better answer, and the value of both."""

    made: Made
    chosen: Weighed
    better: Weighed

    @property
    def share(self) -> float:
        """The loss of the chance of winning."""
        return self.better.share - self.chosen.share


class Turned(NamedTuple):
    """The turning points of a game; `costs`: the choices that cost the viewer most, in the order of
    play, even if their seat is another player's now; None if they made none.
    """

    chances: Chances
    costs: tuple[Cost, ...] | None

    def round_of(self, cost: Cost) -> int:
        """Return the round in which a choice was made, as a replay counts rounds."""
        return bisect_left(self.chances.begins, cost.made.place)


class Turning:
    """Reviews games that are over."""

    def __init__(self, context: Context, replaying: Replaying) -> None:
        self._context = context
        self._replaying = replaying
        self._found: OrderedDict[_Key, tuple[Cost, ...]] = OrderedDict()

    async def turned(
        self,
        table_id: int,
        user_id: int,
        readings: Readings,
        progress: Progress,
        tell: Tell = tell_nobody,
    ) -> Turned:
        """Return the turning points of a game, for this person. Raises ServiceError.

        `readings` holds the text of each option of a question: of answers that read the same, one
        is weighed. `tell` is as for `Effort.turn`.
        """
        effort = self._context.effort
        async with effort.turn(user_id, tell):
            chances = await self._replaying.chances(table_id)
            if not await self._has_chosen(table_id, user_id):
                return Turned(chances, None)
        costs = self._known((table_id, user_id))
        if costs is None:
            async with effort.turn(user_id, tell, long=True):
                costs = await self._find(chances.table, user_id, readings, progress)
        return Turned(chances, costs)

    async def _find(
        self, table: TableInfo, user_id: int, readings: Readings, progress: Progress
    ) -> tuple[Cost, ...]:
        """Review a game."""
        key = table.id, user_id
        made = await self._made(*key)
        if not made:
            return ()
        review = _Review(self._context, table, made, readings, progress)
        costs = await review.worst()
        if not review.left_out:  # else the next time may find more
            self._keep(key, costs)
        return costs

    async def _has_chosen(self, table_id: int, user_id: int) -> bool:
        """Whether a person has made a choice in a game, even if they did not stay to its end."""
        entries = await self._context.read(table_id, journal.entries, table_id)
        return any(entry.user_id == user_id and entry.seat is not None for entry in entries)

    async def _made(self, table_id: int, user_id: int) -> list[Made]:
        """Return the choices of a person that a search can judge."""
        stored, entries = await self._replaying.rows(table_id)
        return await self._context.work_out(_choices, stored, entries, user_id)

    def _known(self, key: _Key) -> tuple[Cost, ...] | None:
        """Return an earlier result, which is then kept for longer."""
        if key in self._found:
            self._found.move_to_end(key)
        return self._found.get(key)

    def _keep(self, key: _Key, costs: tuple[Cost, ...]) -> None:
        self._found[key] = costs
        if len(self._found) > KEPT:
            self._found.popitem(last=False)


class _Review:
    """One review of a player's choices, at least one; `left_out`: the number that could not be
    weighed.
    """

    def __init__(
        self,
        context: Context,
        table: TableInfo,
        made: list[Made],
        readings: Readings,
        progress: Progress,
    ) -> None:
        self._context = context
        self._table = table
        self._game = context.game(table.game)
        self._made = made
        self._readings = readings
        self._progress = progress
        self._close = _close_look(self._game)
        self._done = 0
        self.left_out = 0

    async def worst(self) -> tuple[Cost, ...]:
        """Return the choices that cost most, in the order of play. Raises NotWeighed."""
        await self._tell()
        glanced = [cost for each in self._made for cost in await self._cost(each, 1)]
        worst = nlargest(LOOKED_AT, glanced, key=_share)
        costs = [cost for each in worst for cost in await self._cost(_again(each), self._close)]
        told = nlargest(TOLD, costs, key=_share)
        return tuple(sorted(told, key=lambda cost: cost.made.place))

    async def _cost(self, made: Made, glances: int) -> list[Cost]:
        """Return the cost of a choice, if another answer was better, clearly and by enough."""
        weighed = await self._weighed(made)
        await self._advance(glances)
        if not weighed or not weighed[0].is_better:
            return []
        chosen = next(each for each in weighed if each.choice == made.choice)
        cost = Cost(made, chosen, weighed[0])
        return [cost] if cost.share >= WORTH_TELLING else []

    async def _weighed(self, made: Made) -> tuple[Weighed, ...]:
        """Weigh a choice, or leave it out. Raises NotWeighed if too many had to be left out."""
        try:
            reads = self._readings(Hint(self._table, self._game, made.judged))
            return await self._context.weigh(made.imagined._replace(readings=reads), made.choice)
        except NotWeighed:
            self.left_out += 1
            if self.left_out > MOST_LEFT_OUT or self.left_out == len(self._made):
                raise
            return ()

    async def _advance(self, glances: int) -> None:
        """Report the progress when another quarter is done."""
        before, self._done = self._done, self._done + glances
        if 4 * before // self._all < 4 * self._done // self._all < 4:
            await self._tell()

    async def _tell(self) -> None:
        """Report the progress. If that fails, only the report is lost."""
        try:
            await self._progress(self._done, self._all)
        except Exception as error:  # noqa: BLE001 - whatever it is, the search is not lost
            _log.warning("turning.progress_failed", exc_info=error)

    @property
    def _all(self) -> int:
        """The total time, in glances, if the most close looks are needed."""
        return len(self._made) + LOOKED_AT * self._close


def _close_look(game: AnyGame) -> int:
    """Return about how many glances take as long as one close look."""
    assert game.insight is not None, "what it can weigh was looked for"
    budgets = game.insight.budgets
    return min(budgets[EXPERT], ENOUGH) // max(budgets[HARD], LEAST * CANDIDATES[HARD])


def _choices(
    games: Mapping[str, AnyGame], stored: Stored, entries: Sequence[Entry], user_id: int
) -> list[Made]:
    """Return the choices of a person that a search can judge."""
    game = games[stored.table.game]
    return [*_known(game, play_again(game, stored, entries), entries, user_id)]


def _known(
    game: AnyGame, positions: Iterator[Any], entries: Sequence[Entry], user_id: int
) -> Iterator[Made]:
    """Yield them; `positions` are those after each entry."""
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
    """Return a choice for a close look, in other worlds than those of the glance."""
    made = cost.made
    closely = made.imagined._replace(level=EXPERT, seed=made.imagined.seed + 1)
    return made._replace(imagined=closely)


def _share(cost: Cost) -> float:
    return cost.share
