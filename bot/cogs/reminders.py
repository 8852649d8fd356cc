"""Clicks on a reminder, and on the buttons that mute a table."""

from bot.cogs.answer import Answer, Values
from bot.cogs.router import IN_PLACE, at_table
from bot.service.host import Host
from bot.ui import reminders
from bot.ui.ids import Claim


class ReminderClicks:
    """Postpones reminders, stops them, or mutes the table; the message then says only that."""

    def __init__(self, host: Host) -> None:
        self._host = host

    @at_table(reminders.LATER, reminders.TOMORROW, opens=IN_PLACE)
    async def _put_off(self, reply: Answer, claim: Claim, _: Values) -> None:
        tomorrow = claim.action == reminders.TOMORROW
        at = await self._host.reminders.put_off(claim.table, reply.user_id, tomorrow=tomorrow)
        await reply.show(reminders.done(claim.table, at, reply.words))

    @at_table(reminders.MUTE_TABLE, reminders.UNMUTE_TABLE, opens=IN_PLACE)
    async def _mute_table(self, reply: Answer, claim: Claim, _: Values) -> None:
        muted = claim.action == reminders.MUTE_TABLE
        await self._host.reminders.mute_table(claim.table, reply.user_id, muted=muted)
        table = await self._host.look.table(claim.table)
        await reply.show(reminders.table_muted(table, reply.words, muted=muted))

    @at_table(reminders.MUTE, opens=IN_PLACE)
    async def _mute(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.reminders.mute(claim.table, reply.user_id)
        await reply.show(reminders.done(claim.table, None, reply.words))
