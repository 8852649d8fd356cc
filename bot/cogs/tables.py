"""The commands around tables: find one, look at it, take back, resign, move it."""

from collections.abc import Awaitable, Callable
from typing import Final

from discord import app_commands
from discord.ext import commands
from structlog.contextvars import bind_contextvars

from bot.cogs.answer import Answer, answer, suggest
from bot.cogs.origin import check_channel, membership_of, parent_of
from bot.cogs.seeing import check_sees, sees_at_once
from bot.cogs.wording import about, names, word
from bot.service.errors import ServiceError
from bot.service.host import Host
from bot.service.model import TableInfo
from bot.service.tables.showing import Showing
from bot.text import Texts
from bot.ui import listing, log, more
from bot.ui.items import Interaction
from bot.ui.people import names_of
from bot.ui.presenter import Presenter
from bot.ui.sheet import ENTRIES_LIMIT, OPTION_LIMIT, clip

BIGGEST_TABLE: Final = 2**53 - 1
"""Discord's limit for an integer option."""

TableNumber = app_commands.Range[int, 1, BIGGEST_TABLE]


class Tables(commands.Cog):
    """/tables, /next, /hand, /board, /log, /undo, /resign, /move."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter

    # --- looking --------------------------------------------------------------------------------

    @app_commands.command(
        name=word("command-tables"), description=word("command-tables.description")
    )
    async def tables(self, interaction: Interaction) -> None:
        """List my tables, and the open ones here."""

        async def body(reply: Answer) -> None:
            mine = await self._host.look.tables_of(reply.user_id)
            here = interaction.guild_id
            lobbies = await self._host.look.open_lobbies(here) if here is not None else ()
            open_here = tuple(each for each in lobbies if sees_at_once(interaction, each.where))
            await reply.show(listing.tables(reply.user_id, mine, open_here, reply.words))

        await answer(interaction, self._host, self._presenter, body)

    @app_commands.command(name=word("command-next"), description=word("command-next.description"))
    async def next(self, interaction: Interaction) -> None:
        """Show my panel at the table that has waited longest for me."""

        async def show(reply: Answer) -> None:
            self._host.looks.take(reply.user_id)
            number = await self._host.look.next_for(reply.user_id)
            if number is None:
                raise ServiceError("nothing_waits")
            bind_contextvars(table=number)
            await self._panel(reply, await self._host.current(number, reply.user_id))

        await answer(interaction, self._host, self._presenter, show)

    @app_commands.command(name=word("command-hand"), description=word("command-hand.description"))
    @app_commands.rename(**names("table"))
    @app_commands.describe(**about("table"))
    async def hand(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Show my own panel."""

        async def show(reply: Answer, number: int) -> None:
            await self._panel(reply, await self._host.current(number, reply.user_id))

        await self._at_table(interaction, table, show)

    @app_commands.command(name=word("command-board"), description=word("command-board.description"))
    @app_commands.rename(**names("table"))
    @app_commands.describe(**about("table"))
    async def board(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Show the board as everybody sees it."""

        async def show(reply: Answer, number: int) -> None:
            showing = await self._host.show.board(number, reply.user_id)
            await reply.show(await self._presenter.board(showing, words=reply.words))

        await self._at_table(interaction, table, show)

    @app_commands.command(name=word("command-log"), description=word("command-log.description"))
    @app_commands.rename(**names("table"))
    @app_commands.describe(**about("table"))
    async def log(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Tell what happened, the newest first."""

        async def show(reply: Answer, number: int) -> None:
            page = await self._host.look.page(number, reply.user_id)
            await reply.show(log.build(page, reply.words))

        await self._at_table(interaction, table, show)

    @app_commands.command(name=word("command-undo"), description=word("command-undo.description"))
    @app_commands.rename(**names("table"))
    @app_commands.describe(**about("table"))
    async def undo(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Take my last choice back."""

        async def take_back(reply: Answer, number: int) -> None:
            info = await self._host.look.table(number)
            await self._host.play.take_back(number, reply.user_id, info.version)
            showing = await self._host.show.panel(number, reply.user_id)
            await self._panel(reply, showing, notice=reply.words.say("done-undo"))

        await self._at_table(interaction, table, take_back)

    @app_commands.command(
        name=word("command-resign"), description=word("command-resign.description")
    )
    @app_commands.rename(**names("table"))
    @app_commands.describe(**about("table"))
    async def resign(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Ask whether I want to resign."""

        async def ask(reply: Answer, number: int) -> None:
            position = await self._host.look.position(number, reply.user_id)
            await reply.show(more.resigning(position, reply.words, self._host.now()))

        await self._at_table(interaction, table, ask)

    @app_commands.command(name=word("command-move"), description=word("command-move.description"))
    @app_commands.rename(**names("table"))
    @app_commands.describe(**about("table"))
    @app_commands.guild_only()
    async def move(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Show a running table in this channel from now on."""

        async def show(reply: Answer, number: int) -> None:
            channel_id, guild_id = interaction.channel_id, interaction.guild_id
            if channel_id is None or guild_id is None:
                raise ServiceError("not_here")
            check_channel(interaction, reply.words)
            parent_id, move = parent_of(interaction), self._host.absence.move_here
            membership = membership_of(interaction)
            await move(
                number, reply.user_id, guild_id, channel_id, parent_id, membership=membership
            )
            await reply.say(reply.words.say("done-move", table=f"#{number}"))

        await self._at_table(interaction, table, show)

    @hand.autocomplete("table")
    @board.autocomplete("table")
    @log.autocomplete("table")
    @undo.autocomplete("table")
    @resign.autocomplete("table")
    @move.autocomplete("table")
    async def _tables_matching(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[int]]:
        async def find(words: Texts) -> list[app_commands.Choice[int]]:
            mine = await self._host.look.tables_of(interaction.user.id)
            return [
                app_commands.Choice(name=_table_name(table, words), value=table.id)
                for table in mine
                if str(typed) in str(table.id)
            ][:ENTRIES_LIMIT]

        return await suggest(interaction, self._host, self._presenter, find, instead=BIGGEST_TABLE)

    async def _panel(self, reply: Answer, showing: Showing, notice: str = "") -> None:
        sheet = await self._presenter.panel(showing, words=reply.words, notice=notice)
        await reply.show(sheet)

    # --- finding --------------------------------------------------------------------------------

    async def _at_table(
        self,
        interaction: Interaction,
        number: int | None,
        show: Callable[[Answer, int], Awaitable[None]],
    ) -> None:
        async def body(reply: Answer) -> None:
            self._host.looks.take(reply.user_id)
            found = await self._number(reply, number)
            bind_contextvars(table=found)
            await show(reply, found)

        await answer(interaction, self._host, self._presenter, body, table=number)

    async def _number(self, reply: Answer, number: int | None) -> int:
        """Return the table that is meant: named, in this channel, or my only one."""
        interaction = reply.interaction
        if number is not None:
            await check_sees(interaction, reply.arrival)
            return number
        mine = [
            table
            for table in await self._host.look.tables_of(interaction.user.id)
            if table.status == "running"
        ]
        mine = [table for table in mine if table.aside is None] or mine
        here = [
            table for table in mine if interaction.channel_id in (table.thread_id, table.channel_id)
        ]
        user_id = interaction.user.id
        waiting = [table for table in here or mine if table.waiting_since(user_id) is not None]
        for found in (waiting, here, mine):
            if len(found) == 1:
                return found[0].id
        raise ServiceError("which_table" if mine else "no_table")


def _table_name(table: TableInfo, words: Texts) -> str:
    if table.aside is not None:
        return clip(listing.aside(table, table.aside, words), OPTION_LIMIT)
    names = ", ".join(names_of(table, words))
    return clip(f"#{table.id} {words.of(table.game).title}: {names}", OPTION_LIMIT)
