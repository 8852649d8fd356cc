"""*Follow* and *Stop following* of a board, and *Follow this table* in the menu of a post."""

from typing import Any

import discord

from bot.cogs.answer import Answer, Values, answer
from bot.cogs.router import IN_PLACE, at_table
from bot.cogs.seeing import check_sees
from bot.cogs.wording import context_menu
from bot.engine.errors import ServiceError
from bot.service.host import Host
from bot.ui import watching
from bot.ui.ids import Claim, table_in
from bot.ui.items import Interaction
from bot.ui.presenter import Presenter


class WatchClicks:
    """Follows and unfollows tables: a click shows the board again, with the other button."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter

    @at_table(watching.WATCH, opens=IN_PLACE, looks=True)
    async def _watch(self, reply: Answer, claim: Claim, _: Values) -> None:
        wish = watching.wish_claimed(claim)
        await self._host.watching.watch(claim.table, reply.user_id, wish)
        await self._show(reply, claim)

    @at_table(watching.UNWATCH, opens=IN_PLACE, looks=True)
    async def _unwatch(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.watching.unwatch(claim.table, reply.user_id)
        await self._show(reply, claim)

    @context_menu("follow")
    async def follow(self, interaction: Interaction, message: discord.Message) -> None:
        """Follow the table that a post of Plaza's is about."""
        number = _table_of(interaction, message)

        async def body(reply: Answer) -> None:
            if number is None:
                raise ServiceError("no_table_there")
            await check_sees(interaction, reply.arrival)
            await self._host.watching.watch(number, reply.user_id)
            table = await self._host.look.table(number)
            await reply.show(watching.followed(table, reply.words))

        await answer(interaction, self._host, self._presenter, body, table=number)

    async def _show(self, reply: Answer, claim: Claim) -> None:
        showing = await self._host.show.board(claim.table, reply.user_id)
        await reply.show(await self._presenter.board(showing, words=reply.words))


def _table_of(interaction: Interaction, message: discord.Message) -> int | None:
    """Return the table that one of our messages is about, from the claims of its buttons."""
    data: Any = interaction.data or {}
    found = data.get("resolved", {}).get("messages", {}).get(str(message.id), {})
    ours = message.author == interaction.client.user
    return table_in(found.get("components") or ()) if ours else None
