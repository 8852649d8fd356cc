"""/server: where tables are opened on a server, who may open them, how many, and on which clock."""

from typing import Unpack

import discord
from discord.ext import commands

from bot.cogs.answer import Answer, Values, answer, number_in, selected
from bot.cogs.answer import reason as refusal
from bot.cogs.drafts import Drafts
from bot.cogs.router import IN_PLACE, anywhere
from bot.cogs.which_table import TableNumber
from bot.cogs.wording import command
from bot.engine.errors import NotAllowed, NotFound, ServiceError
from bot.service.host import Host
from bot.service.server import MANAGERS, ServerSettings
from bot.text import LANGUAGES, clean_line
from bot.ui import server as sheet
from bot.ui.ids import Claim
from bot.ui.items import Interaction
from bot.ui.presenter import Presenter
from bot.ui.server import Posted


class ServerClicks(commands.Cog):
    """Settings of a server, for people who manage it. Every action checks again that they do."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter
        self._reasons = Drafts()

    @command("server", on_servers=True, for_managers=True)
    async def server(
        self,
        interaction: Interaction,
        clock: str | None = None,
        end: TableNumber | None = None,
        reason: str | None = None,
    ) -> None:
        """If a table is named, ask whether to end it. Else change the clock if one is given, then
        show all settings.
        """
        given: ServerSettings = {} if clock is None else {"clock": clock}
        self._reasons.drop(interaction.user.id)
        if reason is not None:
            self._reasons.keep(interaction.user.id, clean_line(reason))

        async def body(reply: Answer) -> None:
            if end is not None:
                await self._ask_to_end(reply, end)
                return
            try:
                await self._change(reply, **given)
            except ServiceError as error:
                if error.code != "bad_clock":
                    raise
                await self._change(reply, notice=refusal(error, reply.words))

        await answer(interaction, self._host, self._presenter, body)

    @anywhere(sheet.CHANNELS, opens=IN_PLACE)
    async def _channels(self, reply: Answer, _: Claim, values: Values) -> None:
        known = {channel.id for channel in _managed(reply).channels}
        chosen = tuple(number_in(value) for value in values)
        if not known.issuperset(chosen):
            raise ServiceError("unknown_component")
        await self._change(reply, channels=chosen)

    @anywhere(sheet.EVERYBODY, opens=IN_PLACE)
    async def _everybody(self, reply: Answer, _: Claim, __: Values) -> None:
        await self._change(reply, openers=None)

    @anywhere(sheet.ONLY_MANAGERS, opens=IN_PLACE)
    async def _managers(self, reply: Answer, _: Claim, __: Values) -> None:
        await self._change(reply, openers=MANAGERS)

    @anywhere(sheet.ROLE, opens=IN_PLACE)
    async def _role(self, reply: Answer, _: Claim, values: Values) -> None:
        role = _managed(reply).get_role(number_in(selected(values)))
        if role is None:
            raise ServiceError("unknown_component")
        await self._change(reply, openers=role.id)

    @anywhere(sheet.CALL_ROLE, opens=IN_PLACE)
    async def _call_role(self, reply: Answer, _: Claim, values: Values) -> None:
        guild = _managed(reply)
        role = guild.get_role(number_in(selected(values))) if values else None
        if values and role is None:
            raise ServiceError("unknown_component")
        if role is not None and role.is_default():
            raise ServiceError("role_is_everyone")
        await self._change(reply, call_role=None if role is None else role.id)

    @anywhere(sheet.PAGE, opens=IN_PLACE)
    async def _page(self, reply: Answer, _: Claim, values: Values) -> None:
        guild = _managed(reply)
        channel = guild.get_channel(number_in(selected(values))) if values else None
        if values and channel is None:
            raise ServiceError("unknown_component")
        await self._host.noticeboards.hang(guild.id, None if channel is None else channel.id)
        await self._change(reply)

    @anywhere(sheet.CLOCK, opens=IN_PLACE)
    async def _clock(self, reply: Answer, _: Claim, values: Values) -> None:
        await self._change(reply, clock=selected(values))

    @anywhere(sheet.MOST, opens=IN_PLACE)
    async def _most(self, reply: Answer, _: Claim, values: Values) -> None:
        _managed(reply)
        count = number_in(selected(values))
        whole = count == self._host.servers.most_tables
        await self._change(reply, most_tables=None if whole else count)

    @anywhere(sheet.LANGUAGE, opens=IN_PLACE)
    async def _language(self, reply: Answer, _: Claim, values: Values) -> None:
        _managed(reply)
        language = selected(values)
        if language not in (sheet.AUTOMATIC, *LANGUAGES):
            raise ServiceError("unknown_component")
        await self._change(reply, language=None if language == sheet.AUTOMATIC else language)

    @anywhere(sheet.LOBBY, opens=IN_PLACE)
    async def _end_lobby(self, reply: Answer, _: Claim, values: Values) -> None:
        guild, number = _managed(reply), number_in(selected(values))
        if number not in {table.id for table in await self._host.look.lobbies(guild.id)}:
            raise ServiceError("unknown_component")
        await self._host.lobby.cancel(number, reply.user_id, manages=guild.id)
        await self._change(reply)

    @anywhere(sheet.RUNNING, opens=IN_PLACE)
    async def _look_at(self, reply: Answer, _: Claim, values: Values) -> None:
        await self._ask_to_end(reply, number_in(selected(values)))

    async def _ask_to_end(self, reply: Answer, number: int) -> None:
        """Show a running table, and ask whether to end it for the reason that was given."""
        table = await self._host.look.table(number)
        if table.server_id != _managed(reply).id or table.status != "running":
            raise NotFound("unknown_table", table=number)
        draft = self._reasons.of(reply.user_id) or ""
        await reply.show(sheet.ending(table, draft, reply.words))

    @anywhere(sheet.END, opens=IN_PLACE)
    async def _end(self, reply: Answer, claim: Claim, _: Values) -> None:
        guild, draft = _managed(reply), self._reasons.of(reply.user_id) or ""
        table = await self._host.managing.end(claim.shown, guild.id, draft, by=reply.user_id)
        self._reasons.drop(reply.user_id)
        await self._change(reply, reply.words.say("done-ended", table=f"#{table.id}"))

    async def _change(
        self, reply: Answer, notice: str = "", **given: Unpack[ServerSettings]
    ) -> None:
        """Store what is given, and show all settings, below a notice. Raises ServiceError."""
        guild = _managed(reply)
        servers = self._host.servers
        now = await servers.change(guild.id, **given) if given else await servers.settings(guild.id)
        lobbies = await self._host.look.lobbies(guild.id)
        running = await self._host.managing.running(guild.id)
        board = await self._host.noticeboards.of_server(guild.id)
        most, posted = servers.most_tables, Posted(_role_state(guild, now.call_role), board)
        await reply.show(
            sheet.settings(now, most, lobbies, running, reply.words, notice, posted=posted)
        )


def _role_state(guild: discord.Guild, role_id: int | None) -> sheet.RoleState:
    """Say what lobbies can do with the role that they call."""
    if role_id is None:
        return "none"
    role = guild.get_role(role_id)
    if role is None:
        return "gone"
    return "called" if role.mentionable else "silent"


def _managed(reply: Answer) -> discord.Guild:
    """Return the server, if this person may manage it. Raises ServiceError."""
    guild = reply.interaction.guild
    if guild is None:
        raise ServiceError("not_here")
    if not reply.interaction.permissions.manage_guild:
        raise NotAllowed("not_manager")
    return guild
