"""Clicks on a reminder."""

from bot.cogs.answer import Answer, Values
from bot.cogs.router import IN_PLACE, at_table
from bot.service.host import Host
from bot.ui import reminders
from bot.ui.ids import Claim


class ReminderClicks:
    """Has people reminded later, or no more; the message then says only that."""

    def __init__(self, host: Host) -> None:
        self._host = host

    @at_table(reminders.LATER, reminders.TOMORROW, opens=IN_PLACE)
    async def _put_off(self, reply: Answer, claim: Claim, _: Values) -> None:
        tomorrow = claim.action == reminders.TOMORROW
        at = await self._host.reminders.put_off(claim.table, reply.user_id, tomorrow=tomorrow)
        await reply.show(reminders.done(claim.table, at, reply.words))

    @at_table(reminders.MUTE, opens=IN_PLACE)
    async def _mute(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.reminders.mute(claim.table, reply.user_id)
        await reply.show(reminders.done(claim.table, None, reply.words))
