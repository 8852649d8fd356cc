"""Hearing of new tables: choosing games and hour, and *Join* in the messages that tell of them."""

import discord
import structlog

from bot import sight
from bot.cogs.answer import SILENCE, Answer, Values, number_in, selected
from bot.cogs.origin import server_here
from bot.cogs.router import BESIDE, IN_PLACE, anywhere
from bot.engine.errors import NotFound
from bot.rest import REQUEST_ERRORS
from bot.service.host import Host
from bot.service.subscriptions import Wishes
from bot.ui import lobby, settings, subscriptions
from bot.ui.ids import Claim
from bot.ui.presenter import Presenter

_log = structlog.get_logger(__name__)


class SubscriptionClicks:
    """Sets what a person hears of new tables, and answers the messages that tell of one."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter

    @anywhere(settings.NEW_TABLES, opens=IN_PLACE)
    async def _panel(self, reply: Answer, _: Claim, __: Values) -> None:
        await self._show(reply, await self._host.subscriptions.of(reply.user_id))

    @anywhere(subscriptions.IN_DIGEST, subscriptions.AT_ONCE, opens=IN_PLACE)
    async def _choose(self, reply: Answer, claim: Claim, values: Values) -> None:
        own, at_once = self._host.subscriptions, claim.action == subscriptions.AT_ONCE
        before, here = await own.of(reply.user_id), server_here(reply.interaction)
        wishes = await own.choose(reply.user_id, values, here, at_once=at_once)
        if wishes.games - before.games:
            await self._open_messages(reply, wishes, first=not before.games)
        await self._show(reply, wishes)

    @anywhere(subscriptions.HOUR, opens=IN_PLACE)
    async def _set_hour(self, reply: Answer, _: Claim, values: Values) -> None:
        at = 60 * number_in(selected(values))
        await self._show(reply, await self._host.subscriptions.set_hour(reply.user_id, at))

    @anywhere(subscriptions.JOIN, opens=BESIDE)
    async def _join(self, reply: Answer, claim: Claim, _: Values) -> None:
        where = (await self._host.look.arrival(reply.user_id, claim.table)).where
        client = reply.interaction.client
        if where is None or not await sight.sees(client, reply.user_id, where):
            raise NotFound("unknown_table")
        table = await self._host.lobby.join(claim.table, reply.person, seen=claim.mark)
        await reply.show(lobby.answered(table, reply.words, joined=True))

    async def _show(self, reply: Answer, wishes: Wishes) -> None:
        user = await self._host.profiles.user(reply.user_id)
        games, now = self._host.games, self._host.now()
        await reply.show(subscriptions.panel(user, wishes, games, reply.words, now))

    async def _open_messages(self, reply: Answer, wishes: Wishes, *, first: bool) -> None:
        """Send a person a message that says what they have chosen, if it is their first choice or
        none may have reached them: then it is by their own click that a channel is opened.
        """
        user = await self._host.profiles.user(reply.user_id)
        if not user.dm or not (first or user.dm_closed or user.dm_channel is None):
            return
        sheet = subscriptions.confirmation(wishes, self._host.games, reply.words)
        try:
            channel = await reply.interaction.user.create_dm()
            await channel.send(view=sheet.view(), silent=True, allowed_mentions=SILENCE)
        except discord.Forbidden:
            await self._host.profiles.note_dm(reply.user_id, closed=True)
        except REQUEST_ERRORS as error:
            _log.info("confirmation.not_sent", user=reply.user_id, reason=repr(error))
        else:
            await self._host.profiles.note_opened(reply.user_id, channel.id)
