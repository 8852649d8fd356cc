"""`/stats`: a server's games in numbers, or a person's.

Games that are over count, rated or not; solo games never do. A person's numbers are as private as
their profile.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

from bot.engine.context import Context
from bot.engine.model import Profile
from bot.service.ratings import Ratings
from bot.storage import statistics
from bot.storage.statistics import Answered, Counted

MONTHS: Final = 12


class Month(NamedTuple):
    """The finished games of a month; months are counted from 1."""

    month: int
    games: int


class Numbers(NamedTuple):
    """Games in numbers.

    months          the last twelve, the newest at the end
    finished, over  how many games were played to their end, of those that are over
    seconds         the usual time of an answer in games of these months, None without any
    games           finished games by the game, the most frequent first
    """

    months: tuple[Month, ...]
    finished: int
    over: int
    seconds: int | None
    games: tuple[tuple[str, int], ...]


class Statistics:
    """All queries about numbers of games."""

    def __init__(self, context: Context, ratings: Ratings) -> None:
        self._context = context
        self._ratings = ratings

    async def of_server(self, server_id: int) -> Numbers:
        """Return the numbers of a server."""
        begins = _begins(self._context.clock.now())
        found = await self._context.store.read(statistics.of_server, server_id, begins)
        return self._numbers(begins, *found)

    async def of_person(self, user_id: int, viewer: int) -> tuple[Numbers, Profile]:
        """Return a person's numbers, and their profile, which has how they met the viewer.

        Raises NotAllowed if they keep that private.
        """
        profile = await self._ratings.profile(user_id, viewer)
        begins = _begins(self._context.clock.now())
        found = await self._context.store.read(statistics.of_person, user_id, begins)
        return self._numbers(begins, *found), profile

    def _numbers(
        self, begins: Sequence[datetime], counted: Sequence[Counted], answered: Answered
    ) -> Numbers:
        known = [each for each in counted if each.game in self._context.games]
        sums = [sum(month) for month in zip(*(each.months for each in known), strict=True)]
        return Numbers(
            tuple(
                Month(begin.month, games)
                for begin, games in zip(begins, sums or [0] * MONTHS, strict=False)
            ),
            sum(each.finished for each in known),
            sum(each.over for each in known),
            answered.seconds // answered.answers if answered.answers else None,
            tuple((each.game, each.finished) for each in known if each.finished),
        )


def _begins(now: datetime) -> list[datetime]:
    """Return when each of the last months began, in UTC, and when the present one ends."""
    first = now.replace(day=1, hour=0, minute=0, second=0, microsecond=0)
    newest = first.year * 12 + first.month - 1
    months = [divmod(newest - MONTHS + 1 + at, 12) for at in range(MONTHS + 1)]
    return [first.replace(year=year, month=month + 1) for year, month in months]
