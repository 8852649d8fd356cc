"""A server's running tables in the hands of its managers: listing them, and ending one.

The table shows everyone the manager's reason in place of a decision of its people. There is no
ranking then. The caller has to know whether a person manages the server.
"""

from typing import Final

from sqlalchemy import Connection

from bot.engine.commit import Actor, note, write
from bot.engine.context import Context
from bot.engine.errors import NotFound, ServiceError
from bot.engine.looking import Looking
from bot.engine.model import TableInfo
from bot.engine.turn import begin
from bot.storage.rows import Stored

LONGEST: Final = 300
"""The most characters of a reason."""


class Managing:
    """Looks after the running tables of servers. Raises ServiceError."""

    def __init__(self, context: Context, looking: Looking) -> None:
        self._context = context
        self._looking = looking

    async def running(self, server_id: int) -> tuple[TableInfo, ...]:
        """Return the tables that are played on a server, the one idle for longest first.

        Those of one day are in the order of their numbers: managers may play there, and an order by
        the minute would tell them when others made secret steps.
        """
        running = await self._looking.running_at(server_id)
        return tuple(sorted(running, key=lambda table: (table.changed_at.date(), table.id)))

    async def end(self, table_id: int, server_id: int, reason: str, *, by: int) -> TableInfo:
        """End a running table of a server for good, for a reason: a cleaned line, not empty."""
        if not 0 < len(reason) <= LONGEST or "\0" in reason:
            raise ServiceError("bad_reason", most=LONGEST)

        def work(db: Connection) -> Stored:
            turn = begin(self._context, db, table_id)
            if turn.table.server_id != server_id:
                raise NotFound("unknown_table", table=table_id)
            turn.abort(reason)
            return write(db, turn, Actor(None, bystander=by))

        stored = await self._context.change(table_id, work)
        note(self._context, "table.ended", stored)
        self._context.after_commit()
        return await self._looking.table(table_id)
