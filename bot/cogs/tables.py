"""The commands about tables: find one, look at it, move, take a move back, resign, show the table
elsewhere.
"""

import discord
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.answer import Answer, Values, answer, person_claimed, selected
from bot.cogs.moving import check_move
from bot.cogs.origin import membership_of, place_here, server_here
from bot.cogs.panels import show_panel
from bot.cogs.router import IN_PLACE, anywhere, at_table
from bot.cogs.seeing import seeing
from bot.cogs.which_table import TableNumber, WhichTable
from bot.cogs.wording import command, context_menu
from bot.engine.errors import ServiceError
from bot.service.host import Host
from bot.service.showing import Showing
from bot.ui import absence, lessons, log, more, server_tables, tables
from bot.ui.ids import Claim
from bot.ui.items import Interaction
from bot.ui.log import LOG
from bot.ui.panel import BOARD
from bot.ui.posts import HAND
from bot.ui.presenter import Presenter


class TableCommands(commands.Cog):
    """/tables, /next, /move, /hand, /board, /log, /undo, /resign, /here, and the names that other
    bots use: /games, /concede.
    """

    def __init__(self, host: Host, presenter: Presenter, which: WhichTable) -> None:
        self._host = host
        self._presenter = presenter
        self._which = which
        which.add(
            hand=self._show_hand,
            board=self._show_board,
            log=self._show_log,
            undo=self._take_back,
            resign=self._resigning,
            here=self._show_here,
            move=self._show_hand,
        )

    # --- lists ----------------------------------------------------------------------------------

    @command("tables")
    async def mine(self, interaction: Interaction) -> None:
        """List my tables, and the open ones here."""

        async def body(reply: Answer) -> None:
            await self._list(reply, Claim(tables.TABLES, 0), ())

        await answer(interaction, self._host, self._presenter, body)

    games = command("games", like="tables")(mine.callback)

    @anywhere(tables.TABLES, opens=IN_PLACE)
    async def _list(self, reply: Answer, _: Claim, __: Values) -> None:
        interaction, look = reply.interaction, self._host.look
        mine = await look.tables_of(reply.user_id)
        here = server_here(interaction)
        lobbies = await look.open_lobbies(here) if here is not None else ()
        sees = seeing(interaction)
        open_here = tuple(each for each in lobbies if sees(each.where))
        over = bool((await look.over_of(reply.user_id, 1)).tables)
        sheet = tables.tables(
            reply.user_id, mine, open_here, reply.words, over=over, can_open=here is not None
        )
        if not mine:
            new = await self._host.lessons.new_to(reply.user_id)
            lessons.offer(sheet, new, reply.words)
        await reply.show(sheet)

    @anywhere(tables.OVER, opens=IN_PLACE)
    async def _list_over(self, reply: Answer, claim: Claim, _: Values) -> None:
        look, newer = self._host.look, claim.page == tables.NEWER
        turned = {"after" if newer else "before": claim.shown} if claim.shown else {}
        beside = person_claimed(claim) if claim.picks else None
        page = await look.over_of(reply.user_id, beside=beside, **turned)
        mine = () if beside is None or claim.shown else await look.tables_of(reply.user_id)
        running = [table for table in mine if table.seat_of(beside) is not None]
        await reply.show(tables.over(reply.user_id, page, reply.words, beside, running))

    @anywhere(server_tables.HERE, opens=IN_PLACE, looks=True)
    async def _list_here(self, reply: Answer, claim: Claim, _: Values) -> None:
        game = server_tables.game_claimed(claim, self._host.games)
        await self._show_page(reply, claim.page, game)

    @anywhere(server_tables.GAME, opens=IN_PLACE, looks=True)
    async def _list_game(self, reply: Answer, _: Claim, values: Values) -> None:
        await self._show_page(reply, 0, selected(values))

    async def _show_page(self, reply: Answer, number: int, game: str) -> None:
        """Show tables of this server, of one game or (empty, or none of ours) of all."""
        here = server_here(reply.interaction)
        if here is None:
            raise ServiceError("not_here")
        sees = seeing(reply.interaction)
        page = await self._host.server_tables.page(here, sees, number, game)
        await reply.show(server_tables.build(page, self._host.games, reply.words, reply.user_id))

    @context_menu("games")
    async def with_them(self, interaction: Interaction, person: discord.User) -> None:
        """List my games with another person."""

        async def body(reply: Answer) -> None:
            await self._list_over(reply, Claim(tables.OVER, 0, picks=person.id), ())

        await answer(interaction, self._host, self._presenter, body)

    # --- my move --------------------------------------------------------------------------------

    @command("next")
    async def next(self, interaction: Interaction) -> None:
        """Show my panel at the table that has waited longest for me."""

        async def find(reply: Answer) -> int:
            number = await self._host.look.next_for(reply.user_id)
            if number is None:
                raise ServiceError("nothing_waits")
            return number

        await self._which.ask(interaction, None, HAND, find)

    @command("move")
    async def move(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Show my panel at a table that waits for me: here, or where the wait is longest."""

        async def find(reply: Answer) -> int:
            return await self._which.finder.waiting(reply) or await self._which.finder.meant(
                reply, HAND
            )

        await self._which.ask(interaction, table, "move", find)

    @command("hand")
    async def hand(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Show my own panel."""
        await self._which.ask(interaction, table, HAND)

    async def _show_hand(self, reply: Answer, number: int) -> None:
        await self._panel(reply, await self._host.current(number, reply.user_id))

    @command("undo")
    async def undo(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Take my last choice back."""
        await self._which.ask(interaction, table, "undo")

    async def _take_back(self, reply: Answer, number: int) -> None:
        info = await self._host.look.table(number)
        await self._host.play.take_back(number, reply.user_id, info.version)
        showing = await self._host.show.panel(number, reply.user_id)
        await self._panel(reply, showing, notice=reply.words.say("done-undo"))

    # --- looking --------------------------------------------------------------------------------

    @command("board")
    async def board(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Show the board as everyone sees it."""
        await self._which.ask(interaction, table, BOARD)

    async def _show_board(self, reply: Answer, number: int) -> None:
        showing = await self._host.show.board(number, reply.user_id)
        await reply.show(await self._presenter.board(showing, words=reply.words))

    @command("log")
    async def log(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Tell what happened, newest page first."""
        await self._which.ask(interaction, table, LOG)

    async def _show_log(self, reply: Answer, number: int) -> None:
        async with self._host.effort.turn(reply.user_id, reply.tell_ahead):
            page = await self._host.look.page(number, reply.user_id)
        await reply.show(log.build(page, reply.words))

    # --- leaving, and showing elsewhere ---------------------------------------------------------

    @command("resign")
    async def resign(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Ask whether I want to resign."""
        await self._which.ask(interaction, table, "resign")

    concede = command("concede", like="resign")(resign.callback)

    async def _resigning(self, reply: Answer, number: int) -> None:
        position, _, leaving = await self._host.show.more(number, reply.user_id)
        await reply.show(absence.resigning(position, leaving, reply.words, self._host.now()))

    @command("here", on_servers=True)
    async def here(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Show a running table in this channel from now on."""
        await self._which.ask(interaction, table, "here")

    async def _show_here(self, reply: Answer, number: int) -> None:
        interaction = reply.interaction
        place = place_here(interaction, reply.words)
        await check_move(interaction, await self._host.look.table(number))
        await self._host.absence.move_here(
            number, reply.user_id, *place, membership=membership_of(interaction)
        )
        await reply.show_text(reply.words.say("done-here", table=f"#{number}"))

    @at_table(more.SHOW_HERE, opens=IN_PLACE)
    async def _shown_here(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._show_here(reply, claim.table)

    # --- finding --------------------------------------------------------------------------------

    @hand.autocomplete("table")
    @undo.autocomplete("table")
    @resign.autocomplete("table")
    @concede.autocomplete("table")
    @here.autocomplete("table")
    @move.autocomplete("table")
    async def _running(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await self._which.running(interaction, typed)

    @board.autocomplete("table")
    @log.autocomplete("table")
    async def _also_over(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await self._which.also_over(interaction, typed)

    async def _panel(self, reply: Answer, showing: Showing, notice: str = "") -> None:
        await show_panel(reply, self._host, self._presenter, showing, notice=notice)
