"""Clicks around a table before its game: join, leave, computers, options, guests, start, cancel."""

from collections.abc import Mapping
from contextlib import suppress

from bot.cogs.answer import Answer, Handler, Values, person_in, selected
from bot.cogs.origin import membership_of
from bot.service.errors import Repeated, ServiceError
from bot.service.host import Host
from bot.service.model import TableInfo
from bot.ui import posts
from bot.ui.ids import Claim


class Lobby:
    """Answers what the post of a lobby, and what it opens, have buttons and menus for."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.handlers: Mapping[str, Handler] = {
            posts.JOIN: self._join,
            posts.LEAVE: self._leave,
            posts.ADD: self._add,
            posts.DROP: self._drop,
            posts.START: self._start,
            posts.CANCEL: self._cancel,
            posts.OPTIONS: self._options,
            posts.OPTION: self._option,
            posts.CLOCK: self._clock,
            posts.INVITE: self._inviting,
            posts.GUEST: self._invite,
        }

    async def _join(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.lobby.join(claim.table, reply.person)

    async def _leave(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.lobby.leave(claim.table, reply.user_id)

    async def _add(self, reply: Answer, claim: Claim, _: Values) -> None:
        lobby = self._host.lobby
        with suppress(Repeated):
            await lobby.add_computer(claim.table, reply.user_id, "greedy", seen=claim.shown)

    async def _drop(self, reply: Answer, claim: Claim, _: Values) -> None:
        with suppress(Repeated):
            await self._host.lobby.remove_computer(claim.table, reply.user_id, seen=claim.shown)

    async def _start(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.lobby.start(claim.table, reply.user_id)

    async def _cancel(self, reply: Answer, claim: Claim, _: Values) -> None:
        interaction = reply.interaction
        manages = interaction.guild_id if membership_of(interaction).manager else None
        await self._host.lobby.cancel(claim.table, reply.user_id, manages=manages)

    async def _options(self, reply: Answer, claim: Claim, _: Values) -> None:
        table = await self._host.look.table(claim.table)
        await self._show_options(reply, table)

    async def _option(self, reply: Answer, claim: Claim, values: Values) -> None:
        table = await self._host.look.table(claim.table)
        name = posts.option_named(self._host.games[table.game], claim)
        if name is None or len(values) != 1:
            raise ServiceError("unknown_component")
        table = await self._host.lobby.set_option(table.id, reply.user_id, name, values[0])
        await self._show_options(reply, table)

    async def _clock(self, reply: Answer, claim: Claim, values: Values) -> None:
        clock = selected(values)
        table = await self._host.lobby.set_clock(claim.table, reply.user_id, clock)
        await self._show_options(reply, table)

    async def _show_options(self, reply: Answer, table: TableInfo) -> None:
        await reply.show(posts.options(self._host.games[table.game], table, reply.words))

    async def _inviting(self, reply: Answer, claim: Claim, _: Values) -> None:
        table = await self._host.look.table(claim.table)
        await reply.show(posts.inviting(table, reply.words))

    async def _invite(self, reply: Answer, claim: Claim, values: Values) -> None:
        guest = person_in(values)
        await self._host.lobby.invite(claim.table, reply.user_id, guest)
        await reply.show_text(reply.words.say("done-invite", name=f"<@{guest}>"))
