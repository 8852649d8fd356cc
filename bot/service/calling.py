"""Calling players: the host of a lobby has it posted anew, with a mention of the server's role.

Each lobby can do so once, and a server's lobbies three times a day, four hours apart. Managers of
the server name the role in `/server`. Plaza hands out no roles.
"""

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection

from bot.engine.context import Context
from bot.engine.errors import NotFound, TooMuch, WrongTime, countdown
from bot.engine.looking import Looking
from bot.engine.model import ServerInfo, TableInfo
from bot.service.beginning import check_opener, lobby_of
from bot.storage import lists, outbox, profiles, tables
from bot.storage.rows import Notice, Stored

MOST_A_DAY: Final = 3
APART: Final = timedelta(hours=4)
_DAY: Final = timedelta(days=1)


class Calling:
    """Has lobbies call the role of their server."""

    def __init__(self, context: Context, looking: Looking) -> None:
        self._context = context
        self._looking = looking

    async def call(self, table_id: int, user_id: int) -> TableInfo:
        """Call the server's role to a lobby; only its opener may. Raises ServiceError."""

        def work(db: Connection) -> None:
            stored = lobby_of(self._context, db, table_id)
            check_opener(stored, user_id)
            self.call_in(db, stored)

        await self._context.change_alone(table_id, work)
        self._context.after_commit()
        return await self._looking.table(table_id)

    def call_in(self, db: Connection, stored: Stored) -> None:
        """Call the role in the caller's transaction, with no other writer. Raises ServiceError."""
        table, now = stored.table, self._context.clock.now()
        if table.role_called_at is not None:
            raise TooMuch("role_called")
        if table.server_id is None or table.private or not stored.has_room:
            raise WrongTime("no_seat_to_call")
        if profiles.server(db, table.server_id).call_role is None:
            raise NotFound("no_role_to_call")
        again = _again(lists.role_calls(db, table.server_id, now - _DAY))
        if again is not None and again > now:
            raise TooMuch("role_calls_too_fast", when=countdown(again))
        tables.save(db, table, table._replace(role_called_at=now, changed_at=now))
        outbox.add(db, table.id, [Notice("call", fresh=True)], now)

    async def role_of(self, table: TableInfo) -> int | None:
        """Return the role that this lobby can call, as far as its table says so."""
        if table.server_id is None or table.role_called or not takes_players(table):
            return None
        return await self.role_at(table.server_id)

    async def role_at(self, server_id: int) -> int | None:
        """Return the role that lobbies of a server call."""
        server: ServerInfo = await self._context.store.read_once(profiles.server, server_id)
        return server.call_role


def takes_players(table: TableInfo) -> bool:
    """Whether anyone may take a seat in a lobby."""
    room = len(table.seats) + len(table.kept) < table.capacity
    return table.status == "lobby" and not table.private and room


def _again(calls: list[datetime]) -> datetime | None:
    """Return when the role may be called next, after these calls of a day; None for at once."""
    if not calls:
        return None
    full = [calls[-MOST_A_DAY] + _DAY] if len(calls) >= MOST_A_DAY else []
    return max([calls[-1] + APART, *full])
