"""Clicks about the log of a table: turning its pages, filtering it, and seeing missed moves in
pictures.
"""

from bot.cogs.answer import Answer, Values, number_in, selected
from bot.cogs.router import BESIDE, IN_PLACE, at_table
from bot.engine.model import Wanted
from bot.service.host import Host
from bot.ui import log, missed
from bot.ui.ids import Claim
from bot.ui.presenter import Presenter


class LogClicks:
    """Answers the buttons and menus of a log, and those that lead to it."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter

    @at_table(log.LOG, opens=BESIDE, looks=True)
    @at_table(log.NEWEST, opens=IN_PLACE, looks=True)
    async def _newest(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._show(reply, claim, log.wanted_by(claim))

    @at_table(log.FIRST, log.TURN, opens=IN_PLACE, looks=True)
    async def _page(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._show(reply, claim, log.wanted_by(claim), claim.page)

    @at_table(log.WHO, opens=IN_PLACE, looks=True)
    async def _who(self, reply: Answer, claim: Claim, values: Values) -> None:
        await self._show(reply, claim, log.wanted_by(claim)._replace(seat=_number(values)))

    @at_table(log.ROUND, opens=IN_PLACE, looks=True)
    async def _round(self, reply: Answer, claim: Claim, values: Values) -> None:
        await self._show(reply, claim, log.wanted_by(claim)._replace(round=_number(values) or 0))

    @at_table(missed.MISSED, opens=BESIDE, looks=True)
    async def _missed(self, reply: Answer, claim: Claim, _: Values) -> None:
        async with self._host.effort.turn(reply.user_id, reply.tell_ahead):
            found = await self._host.missing.missed(claim.table, reply.user_id)
            sheet = await self._presenter.missed(found, reply.arrival.user, reply.words)
        await reply.show(sheet)

    async def _show(
        self, reply: Answer, claim: Claim, wanted: Wanted, number: int | None = None
    ) -> None:
        async with self._host.effort.turn(reply.user_id, reply.tell_ahead):
            page = await self._host.look.page(claim.table, reply.user_id, number, wanted)
        await reply.show(log.build(page, reply.words))


def _number(values: Values) -> int | None:
    """Return the number that was selected; None for all. Raises ServiceError if it is none."""
    value = selected(values)
    return None if value == log.ALL else number_in(value)
