"""Finding the table that a command is about, and acting there.

A command that names no table means the one shown where it was typed, else the only one that fits.
If that leaves several or none, or the request is refused, the answer has a menu of possible tables,
and buttons that lead on (`bot/ui/tables.py`).
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias

from discord.app_commands import Choice, Range
from structlog.contextvars import bind_contextvars

from bot.cogs.answer import (
    MOST_DIGITS,
    Answer,
    Values,
    answer,
    number_in,
    reason,
    selected,
    suggest,
)
from bot.cogs.moving import IF_ALL_AGREE
from bot.cogs.router import IN_PLACE, anywhere
from bot.cogs.seeing import check_sees, is_in
from bot.engine.errors import ServiceError
from bot.engine.looking import Looking
from bot.engine.model import TableInfo
from bot.service.host import Host
from bot.text import Texts
from bot.ui import tables as listing
from bot.ui.ids import Claim
from bot.ui.items import Interaction
from bot.ui.log import LOG
from bot.ui.panel import BOARD
from bot.ui.presenter import Presenter
from bot.ui.sheet import ENTRIES_LIMIT
from rules.errors import RulesError

BIGGEST_TABLE: Final = 2**53 - 1
"""Discord's limit for an integer option."""

TableNumber = Range[int, 1, BIGGEST_TABLE]


Ask: TypeAlias = Callable[[Answer, int], Awaitable[None]]
"""Carries out a command at the table of this number."""

_OFFERED: Final = {
    *("which_table", "no_table", "unknown_table", "not_seated", "resigned", "set_aside"),
    *("not_running", "finished", "aborted", "put_aside", "cancelled"),
}
"""The refusals for which another table may be meant."""


_LOOKING: Final = (BOARD, LOG)
"""The requests that are possible at any table the person may look at, even after its end."""


class Finder:
    """Finds tables for a person, by their own tables and by where they are."""

    def __init__(self, look: Looking) -> None:
        self._look = look

    async def meant(self, reply: Answer, ask: str) -> int:
        """Return the table that a person means with this request. Raises ServiceError."""
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
        """Return the tables other than this one where this person could make the same request."""
        running = await self._running(reply)
        over = (await self._look.over_of(reply.user_id)).tables if ask in _LOOKING else ()
        return [table for table in (*running, *over) if table.id != number]

    async def _running(self, reply: Answer) -> list[TableInfo]:
        """Return the person's running tables; those set aside only if there are no others."""
        mine = await self._look.tables_of(reply.user_id)
        running = [table for table in mine if table.status == "running"]
        return [table for table in running if table.aside is None] or running

    async def _shown(self, reply: Answer) -> list[TableInfo]:
        """Return the tables shown in this place: running ones, else the person's newest finished
        one.
        """
        server, place = reply.interaction.guild_id, reply.interaction.channel_id
        if server is None or place is None:
            return []
        over = (await self._look.over_of(reply.user_id)).tables
        ended = [table for table in over if is_in(reply.interaction, table.where)]
        return [*await self._look.shown_in(server, place)] or ended[:1]


class WhichTable:
    """Carries out a command at the table that it names, or at one that fits.

    Each command registers its action with `add`.
    """

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter
        self.finder = Finder(host.look)
        self._asks: dict[str, Ask] = {}

    def add(self, **asks: Ask) -> None:
        """Register an action by name. Raises ValueError unless menus know the name, too."""
        if unknown := set(asks) - set(listing.ASKED):
            raise ValueError(f"not in ASKED: {', '.join(sorted(unknown))}")
        self._asks |= asks

    async def ask(
        self,
        interaction: Interaction,
        number: int | None,
        what: str,
        find: Callable[[Answer], Awaitable[int]] | None = None,
    ) -> None:
        """Carry out the action at the table that was named, else at one that was found."""

        async def found(reply: Answer) -> int:
            if number is not None:
                await check_sees(interaction, reply.arrival)
                return number
            return await (self.finder.meant(reply, what) if find is None else find(reply))

        async def body(reply: Answer) -> None:
            self._host.looks.take(reply.user_id)
            await self._do(reply, what, found)

        await answer(interaction, self._host, self._presenter, body, table=number)

    @anywhere(listing.AT, opens=IN_PLACE)
    async def _chosen(self, reply: Answer, claim: Claim, values: Values) -> None:
        """Carry out the action at the table chosen in the menu."""
        if claim.page >= len(listing.ASKED):
            raise ServiceError("unknown_component")

        async def found(reply: Answer) -> int:
            number = number_in(selected(values))
            reply.arrival = await self._host.look.arrival(reply.user_id, number)
            await check_sees(reply.interaction, reply.arrival)
            return number

        self._host.looks.take(reply.user_id)
        await self._do(reply, listing.ASKED[claim.page], found)

    async def running(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        """Suggest the person's running tables while a number is typed."""

        async def find(words: Texts) -> list[Choice[int]]:
            mine = await self._host.look.tables_of(interaction.user.id)
            return _matching(mine, typed, words)

        return await suggest(interaction, self._host, self._presenter, find, instead=BIGGEST_TABLE)

    async def also_over(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        """Suggest the person's tables, finished ones too, while a number is typed."""

        async def find(words: Texts) -> list[Choice[int]]:
            look, user_id = self._host.look, interaction.user.id
            mine = await look.tables_of(user_id)
            over = (await look.over_of(user_id, ENTRIES_LIMIT)).tables
            number = _number_in(str(typed))
            exact = (await look.over_of(user_id, 1, before=number + 1)).tables if number else ()
            named = [each for each in exact if each.id == number and each not in over]
            return _matching([*mine, *named, *over], typed, words)

        return await suggest(interaction, self._host, self._presenter, find, instead=BIGGEST_TABLE)

    async def _do(
        self,
        reply: Answer,
        ask: str,
        find: Callable[[Answer], Awaitable[int]],
    ) -> None:
        """Carry out the action. If it is refused, show how to go on."""
        number = None
        try:
            number = await find(reply)
            bind_contextvars(table=number)
            await self._asks[ask](reply, number)
        except (ServiceError, RulesError) as error:
            others = await self.finder.others(reply, ask, number) if _elsewhere(error) else ()
            about = await self._to_look_at(number)
            sheet = listing.refused(
                reason(error, reply.words),
                ask,
                others,
                reply.words,
                about=about,
                user_id=reply.user_id,
                if_all_agree=about is not None and _can_agree(error, about, reply.interaction),
            )
            await reply.show(sheet)

    async def _to_look_at(self, number: int | None) -> TableInfo | None:
        """Return a table that the person may look at; None if it is set aside or there is none."""
        if number is None:
            return None
        try:
            return await self._host.look.table(number)
        except ServiceError:
            return None


def _can_agree(
    error: ServiceError | RulesError, table: TableInfo, interaction: Interaction
) -> bool:
    """Whether the others could agree to show a table here, although one person alone may not move
    it.
    """
    asks = isinstance(error, ServiceError) and error.code in IF_ALL_AGREE
    return asks and table.status == "running" and table.server_id == interaction.guild_id


def _elsewhere(error: ServiceError | RulesError) -> bool:
    """Whether the person may have meant a table other than the one that refused."""
    return isinstance(error, ServiceError) and error.code in _OFFERED


def _number_in(typed: str) -> int:
    """Return the number of a table that was typed; 0 if it cannot be one."""
    if not (typed.isascii() and typed.isdigit() and len(typed) < MOST_DIGITS):
        return 0
    return min(int(typed), BIGGEST_TABLE)


def _matching(tables: Sequence[TableInfo], typed: str, words: Texts) -> list[Choice[int]]:
    return [
        Choice(name=listing.label(table, words), value=table.id)
        for table in tables
        if str(typed) in str(table.id)
    ][:ENTRIES_LIMIT]
