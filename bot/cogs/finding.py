"""Which table is meant by a command that names none: one shown where it was typed, else the only
one that fits.
"""

from collections.abc import Sequence
from typing import Final

from bot.cogs.answer import Answer
from bot.cogs.seeing import is_in
from bot.service.errors import ServiceError
from bot.service.model import TableInfo
from bot.service.tables.looking import Looking
from bot.ui.log import LOG
from bot.ui.panel import BOARD

_LOOKING: Final = (BOARD, LOG)
"""What can be asked for at any table that one may look at, even after its end."""


class Finder:
    """Finds tables for a person, by their own tables and by where they are."""

    def __init__(self, look: Looking) -> None:
        self._look = look

    async def meant(self, reply: Answer, ask: str) -> int:
        """Return the table that a person means who asks for this. Raises ServiceError."""
        mine, user_id = await self._running(reply), reply.user_id
        here = [table for table in mine if is_in(reply.interaction, table.where)]
        if ask in _LOOKING and not here:
            here = await self._shown(reply)
        waiting = [table for table in here or mine if table.waiting_since(user_id) is not None]
        for found in (waiting, here, mine):
            if len(found) == 1:
                return found[0].id
        raise ServiceError("which_table" if mine else "no_table")

    async def waiting(self, reply: Answer) -> int | None:
        """Return the table that has waited longest for them, if possible one in this place."""
        waiting = await self._look.waiting_for(reply.user_id)
        here = [each for each in waiting if is_in(reply.interaction, each.where)]
        found = here or waiting
        return found[0].id if found else None

    async def others(self, reply: Answer, ask: str, number: int | None) -> Sequence[TableInfo]:
        """Return the tables other than this one at which this person could ask for it."""
        running = await self._running(reply)
        over = (await self._look.over_of(reply.user_id)).tables if ask in _LOOKING else ()
        return [table for table in (*running, *over) if table.id != number]

    async def _running(self, reply: Answer) -> list[TableInfo]:
        """Return my running tables; those that are set aside only if there are no others."""
        mine = await self._look.tables_of(reply.user_id)
        running = [table for table in mine if table.status == "running"]
        return [table for table in running if table.aside is None] or running

    async def _shown(self, reply: Answer) -> list[TableInfo]:
        """Return the tables shown in this place: running ones, else my newest that is over."""
        server, place = reply.interaction.guild_id, reply.interaction.channel_id
        if server is None or place is None:
            return []
        over = (await self._look.over_of(reply.user_id)).tables
        ended = [table for table in over if is_in(reply.interaction, table.where)]
        return [*await self._look.shown_in(server, place)] or ended[:1]
