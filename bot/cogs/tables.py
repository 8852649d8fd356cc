"""The commands about tables: find one, look at it, make one's move, take it back, resign, show the
table, note something about it.

A command that names no table means one that fits (`finding.py`). If that leaves several or none, or
the request is refused, the answer has a menu of possible tables, and buttons that lead on
(`bot/ui/listing.py`).
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias

from discord import app_commands
from discord.ext import commands
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
from bot.cogs.drafts import Drafts
from bot.cogs.finding import Finder
from bot.cogs.moving import IF_ALL_AGREE, check_move
from bot.cogs.origin import membership_of, place_here
from bot.cogs.router import BESIDE, IN_PLACE, anywhere, at_table
from bot.cogs.seeing import check_sees, sees_at_once
from bot.cogs.wording import about, names, word
from bot.permissions import on_servers
from bot.service.errors import ServiceError
from bot.service.host import Host
from bot.service.model import TableInfo
from bot.service.tables.showing import Showing
from bot.text import Texts, clean_line
from bot.ui import listing, log, more, notes
from bot.ui.ids import Claim
from bot.ui.items import Interaction
from bot.ui.log import LOG
from bot.ui.panel import BOARD
from bot.ui.posts import HAND
from bot.ui.presenter import Presenter
from bot.ui.sheet import ENTRIES_LIMIT
from rules.errors import RulesError

BIGGEST_TABLE: Final = 2**53 - 1
"""Discord's limit for an integer option."""

TableNumber = app_commands.Range[int, 1, BIGGEST_TABLE]


Ask: TypeAlias = Callable[[Answer, int], Awaitable[None]]
"""Carries out a command at the table of this number."""

_OFFERED: Final = {
    *("which_table", "no_table", "unknown_table", "not_seated", "resigned", "set_aside"),
    *("not_running", "finished", "aborted", "put_aside", "cancelled"),
}
"""The refusals for which another table may be meant."""


class Tables(commands.Cog):
    """/tables, /next, /move, /hand, /board, /log, /undo, /resign, /here, /note."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter
        self._finder = Finder(host.look)
        self._asks: dict[str, Ask] = {
            HAND: self._show_hand,
            BOARD: self._show_board,
            LOG: self._show_log,
            "undo": self._take_back,
            "resign": self._resigning,
            "here": self._show_here,
            "move": self._show_hand,
            notes.NOTE: self._take_note,
        }
        self._drafts = Drafts()

    # --- lists ----------------------------------------------------------------------------------

    @app_commands.command(
        name=word("command-tables"), description=word("command-tables.description")
    )
    async def tables(self, interaction: Interaction) -> None:
        """List my tables, and the open ones here."""

        async def body(reply: Answer) -> None:
            await self._list(reply, Claim(listing.TABLES, 0), ())

        await answer(interaction, self._host, self._presenter, body)

    @anywhere(listing.TABLES, opens=IN_PLACE)
    async def _list(self, reply: Answer, _: Claim, __: Values) -> None:
        interaction, look = reply.interaction, self._host.look
        mine = await look.tables_of(reply.user_id)
        here = interaction.guild_id
        lobbies = await look.open_lobbies(here) if here is not None else ()
        open_here = tuple(each for each in lobbies if sees_at_once(interaction, each.where))
        over = bool((await look.over_of(reply.user_id, 1)).tables)
        sheet = listing.tables(
            reply.user_id, mine, open_here, reply.words, over=over, can_open=here is not None
        )
        await reply.show(sheet)

    @anywhere(listing.OVER, opens=IN_PLACE)
    async def _list_over(self, reply: Answer, claim: Claim, _: Values) -> None:
        newer = claim.page == listing.NEWER
        turned = {"after" if newer else "before": claim.shown} if claim.shown else {}
        page = await self._host.look.over_of(reply.user_id, **turned)
        sheet = listing.over(
            reply.user_id, page.tables, reply.words, newer=page.newer, older=page.older
        )
        await reply.show(sheet)

    # --- my move --------------------------------------------------------------------------------

    @app_commands.command(name=word("command-next"), description=word("command-next.description"))
    async def next(self, interaction: Interaction) -> None:
        """Show my panel at the table that has waited longest for me."""

        async def find(reply: Answer) -> int:
            number = await self._host.look.next_for(reply.user_id)
            if number is None:
                raise ServiceError("nothing_waits")
            return number

        await self._at_table(interaction, None, HAND, find)

    @app_commands.command(name=word("command-move"), description=word("command-move.description"))
    @app_commands.rename(**names("table"))
    @app_commands.describe(**about("table"))
    async def move(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Show my panel where I am to move: here, or at the table that has waited longest."""

        async def find(reply: Answer) -> int:
            return await self._finder.waiting(reply) or await self._finder.meant(reply, HAND)

        await self._at_table(interaction, table, "move", find)

    @app_commands.command(name=word("command-hand"), description=word("command-hand.description"))
    @app_commands.rename(**names("table"))
    @app_commands.describe(**about("table"))
    async def hand(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Show my own panel."""
        await self._at_table(interaction, table, HAND)

    async def _show_hand(self, reply: Answer, number: int) -> None:
        await self._panel(reply, await self._host.current(number, reply.user_id))

    @app_commands.command(name=word("command-undo"), description=word("command-undo.description"))
    @app_commands.rename(**names("table"))
    @app_commands.describe(**about("table"))
    async def undo(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Take my last choice back."""
        await self._at_table(interaction, table, "undo")

    async def _take_back(self, reply: Answer, number: int) -> None:
        info = await self._host.look.table(number)
        await self._host.play.take_back(number, reply.user_id, info.version)
        showing = await self._host.show.panel(number, reply.user_id)
        await self._panel(reply, showing, notice=reply.words.say("done-undo"))

    # --- looking --------------------------------------------------------------------------------

    @app_commands.command(name=word("command-board"), description=word("command-board.description"))
    @app_commands.rename(**names("table"))
    @app_commands.describe(**about("table"))
    async def board(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Show the board as everyone sees it."""
        await self._at_table(interaction, table, BOARD)

    async def _show_board(self, reply: Answer, number: int) -> None:
        showing = await self._host.show.board(number, reply.user_id)
        await reply.show(await self._presenter.board(showing, words=reply.words))

    @app_commands.command(name=word("command-log"), description=word("command-log.description"))
    @app_commands.rename(**names("table"))
    @app_commands.describe(**about("table"))
    async def log(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Tell what happened, the newest first."""
        await self._at_table(interaction, table, LOG)

    async def _show_log(self, reply: Answer, number: int) -> None:
        async with self._host.effort.turn(reply.user_id, reply.tell_ahead):
            page = await self._host.look.page(number, reply.user_id)
        await reply.show(log.build(page, reply.words))

    # --- a note ---------------------------------------------------------------------------------

    @app_commands.command(name=word("command-note"), description=word("command-note.description"))
    @app_commands.rename(**names("text", "table"))
    @app_commands.describe(**about("text", "table"))
    async def note(
        self, interaction: Interaction, text: str | None = None, table: TableNumber | None = None
    ) -> None:
        """Note something for myself about a table, or show what I have noted."""
        self._drafts.drop(interaction.user.id)
        if text is not None:
            self._drafts.keep(interaction.user.id, clean_line(text))
        await self._at_table(interaction, table, notes.NOTE)

    async def _take_note(self, reply: Answer, number: int) -> None:
        """Write what this person has given to be noted, else show what they have noted."""
        draft = self._drafts.of(reply.user_id)
        if draft is None:
            await self._show_note(reply, number)
            return
        noted = await self._host.notes.write(number, reply.user_id, draft)
        self._drafts.drop(reply.user_id)
        await reply.show(notes.build(noted, reply.words))

    async def _show_note(self, reply: Answer, number: int) -> None:
        noted = await self._host.notes.read(number, reply.user_id)
        await reply.show(notes.build(noted, reply.words))

    @at_table(notes.NOTE, opens=BESIDE)
    async def _note(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._show_note(reply, claim.table)

    @at_table(notes.REMOVE, opens=IN_PLACE)
    async def _remove_note(self, reply: Answer, claim: Claim, _: Values) -> None:
        noted = await self._host.notes.write(claim.table, reply.user_id, "")
        await reply.show(notes.build(noted, reply.words))

    # --- leaving, and showing elsewhere ---------------------------------------------------------

    @app_commands.command(
        name=word("command-resign"), description=word("command-resign.description")
    )
    @app_commands.rename(**names("table"))
    @app_commands.describe(**about("table"))
    async def resign(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Ask whether I want to resign."""
        await self._at_table(interaction, table, "resign")

    async def _resigning(self, reply: Answer, number: int) -> None:
        position = await self._host.look.position(number, reply.user_id)
        await reply.show(more.resigning(position, reply.words, self._host.now()))

    @app_commands.command(name=word("command-here"), description=word("command-here.description"))
    @app_commands.rename(**names("table"))
    @app_commands.describe(**about("table"))
    @on_servers
    async def here(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Show a running table in this channel from now on."""
        await self._at_table(interaction, table, "here")

    async def _show_here(self, reply: Answer, number: int) -> None:
        interaction = reply.interaction
        place = place_here(interaction, reply.words)
        await check_move(interaction, await self._host.look.table(number))
        await self._host.absence.move_here(
            number, reply.user_id, *place, membership=membership_of(interaction)
        )
        await reply.show_text(reply.words.say("done-here", table=f"#{number}"))

    # --- finding --------------------------------------------------------------------------------

    @hand.autocomplete("table")
    @undo.autocomplete("table")
    @resign.autocomplete("table")
    @here.autocomplete("table")
    @move.autocomplete("table")
    @note.autocomplete("table")
    async def _running_matching(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[int]]:
        async def find(words: Texts) -> list[app_commands.Choice[int]]:
            mine = await self._host.look.tables_of(interaction.user.id)
            return _matching(mine, typed, words)

        return await suggest(interaction, self._host, self._presenter, find, instead=BIGGEST_TABLE)

    @board.autocomplete("table")
    @log.autocomplete("table")
    async def _all_matching(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[int]]:
        async def find(words: Texts) -> list[app_commands.Choice[int]]:
            look, user_id = self._host.look, interaction.user.id
            mine = await look.tables_of(user_id)
            over = (await look.over_of(user_id, ENTRIES_LIMIT)).tables
            number = _number_in(str(typed))
            exact = (await look.over_of(user_id, 1, before=number + 1)).tables if number else ()
            named = [each for each in exact if each.id == number and each not in over]
            return _matching([*mine, *named, *over], typed, words)

        return await suggest(interaction, self._host, self._presenter, find, instead=BIGGEST_TABLE)

    async def _panel(self, reply: Answer, showing: Showing, notice: str = "") -> None:
        sheet = await self._presenter.panel(showing, words=reply.words, notice=notice)
        await reply.show(sheet)

    async def _at_table(
        self,
        interaction: Interaction,
        number: int | None,
        ask: str,
        find: Callable[[Answer], Awaitable[int]] | None = None,
    ) -> None:
        """Do what is asked at the table that was named, else at one that was found."""

        async def found(reply: Answer) -> int:
            if number is not None:
                await check_sees(interaction, reply.arrival)
                return number
            return await (self._finder.meant(reply, ask) if find is None else find(reply))

        async def body(reply: Answer) -> None:
            self._host.looks.take(reply.user_id)
            await self._do(reply, ask, found)

        await answer(interaction, self._host, self._presenter, body, table=number)

    @anywhere(listing.AT, opens=IN_PLACE)
    async def _chosen(self, reply: Answer, claim: Claim, values: Values) -> None:
        """Do what was asked at the table that was chosen in the menu."""
        if claim.page >= len(listing.ASKED):
            raise ServiceError("unknown_component")

        async def found(reply: Answer) -> int:
            number = number_in(selected(values))
            reply.arrival = await self._host.look.arrival(reply.user_id, number)
            await check_sees(reply.interaction, reply.arrival)
            return number

        self._host.looks.take(reply.user_id)
        await self._do(reply, listing.ASKED[claim.page], found)

    async def _do(
        self,
        reply: Answer,
        ask: str,
        find: Callable[[Answer], Awaitable[int]],
    ) -> None:
        """Do what is asked; if it is refused, show how to go on."""
        number = None
        try:
            number = await find(reply)
            bind_contextvars(table=number)
            await self._asks[ask](reply, number)
        except (ServiceError, RulesError) as error:
            others = await self._finder.others(reply, ask, number) if _elsewhere(error) else ()
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
    """Whether the others could agree to show a table here, to which one person may not move it."""
    asks = isinstance(error, ServiceError) and error.code in IF_ALL_AGREE
    return asks and table.status == "running" and table.server_id == interaction.guild_id


def _elsewhere(error: ServiceError | RulesError) -> bool:
    """Whether a table other than the one that refused may be meant."""
    return isinstance(error, ServiceError) and error.code in _OFFERED


def _number_in(typed: str) -> int:
    """Return the number of a table that was typed; 0 if it cannot be one."""
    if not (typed.isascii() and typed.isdigit() and len(typed) < MOST_DIGITS):
        return 0
    return min(int(typed), BIGGEST_TABLE)


def _matching(
    tables: Sequence[TableInfo], typed: str, words: Texts
) -> list[app_commands.Choice[int]]:
    return [
        app_commands.Choice(name=listing.label(table, words), value=table.id)
        for table in tables
        if str(typed) in str(table.id)
    ][:ENTRIES_LIMIT]
