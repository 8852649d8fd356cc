"""The tables of a server as its members see them: those that are open or being played.

Nothing here depends on steps that others make in secret: the order is that of the waits, which
everyone sees, and the round is that of the spectator's view.
"""

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from itertools import groupby
from typing import Final, NamedTuple

from sqlalchemy import Connection

from bot.engine.context import Context
from bot.engine.errors import ServiceError
from bot.engine.looking import position_in
from bot.engine.model import TableInfo
from bot.storage import journal, lists
from bot.storage.faults import Unreadable
from bot.storage.lists import Shown
from bot.storage.rows import Where

PAGE: Final = 10
"""The number of tables on a page."""


class Glance(NamedTuple):
    """A table, and the round that is being played there, counted from 1; 0 before its game."""

    table: TableInfo
    round: int

    @property
    def since(self) -> datetime | None:
        """Since when the table has waited, as everyone sees; None if it waits for no one."""
        begun = (seat.waiting_since for seat in self.table.seats if seat.waiting)
        return min((at for at in begun if at is not None), default=None)


class ServerPage(NamedTuple):
    """A page of tables, the newest wait first; all that were found, and the games that they are of.

    `game`: the only one that was asked for, empty for all.
    """

    glances: tuple[Glance, ...]
    page: int
    pages: int
    total: int
    games: tuple[str, ...]
    game: str = ""


class ServerTables:
    """Lists the tables of servers."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def page(
        self,
        server_id: int,
        sees: Callable[[Where], bool],
        number: int = 0,
        game: str = "",
    ) -> ServerPage:
        """Return a page of the tables whose place a person sees, perhaps only of one game; the last
        page for a number that is too large.
        """
        found = await self.seen(server_id, sees)
        games = tuple(key for key in self._context.games if any(each.game == key for each in found))
        game = game if game in games else ""
        wanted = [each.id for each in found if game in ("", each.game)]
        pages = max(1, -(-len(wanted) // PAGE))
        page = min(number, pages - 1)
        shown = wanted[page * PAGE : (page + 1) * PAGE]
        return ServerPage(await self.glances(shown), page, pages, len(wanted), games, game)

    async def seen(self, server_id: int, sees: Callable[[Where], bool]) -> list[Shown]:
        """Return all tables of a server whose place a person sees, the newest wait first."""
        listed = await self._context.store.read(lists.shown_at, server_id)
        return [each for each in listed if each.game in self._context.games and sees(each.where)]

    async def glances(self, table_ids: Sequence[int]) -> tuple[Glance, ...]:
        """Return these tables, as far as they can be read and are not over."""

        def look(db: Connection) -> tuple[Glance, ...]:
            return tuple(each for number in table_ids for each in self._glance(db, number))

        return await self._context.store.read(look)

    def _glance(self, db: Connection, table_id: int) -> Iterator[Glance]:
        """Yield a table, unless it cannot be read, or has ended meanwhile."""
        try:
            position = position_in(self._context, db, self._context.find(db, table_id), None)
        except (ServiceError, Unreadable):
            return
        if position.table.status == "lobby":
            yield Glance(position.table, 0)
        elif position.table.status == "running" and position.view is not None:
            rounds = [*journal.rounds(db, table_id), position.view.round]
            yield Glance(position.table, _counted(rounds))


def _counted(rounds: Sequence[int]) -> int:
    """Count rounds in sequence, because some games restart their numbers in each part.

    The present round comes last, so a secret answer in it, which is an entry too, changes nothing.
    """
    return sum(1 for _ in groupby(max(each, 1) for each in rounds))
