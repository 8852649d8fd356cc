"""The buttons *Watch* and *Stop watching* of a board."""

from bot.cogs.answer import Answer, Values
from bot.cogs.router import IN_PLACE, at_table
from bot.service.host import Host
from bot.ui import watching
from bot.ui.ids import Claim
from bot.ui.presenter import Presenter


class WatchClicks:
    """Shows the board again, with the other button."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter

    @at_table(watching.WATCH, opens=IN_PLACE, looks=True)
    async def _watch(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.watching.watch(claim.table, reply.user_id)
        await self._show(reply, claim)

    @at_table(watching.UNWATCH, opens=IN_PLACE, looks=True)
    async def _unwatch(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.watching.unwatch(claim.table, reply.user_id)
        await self._show(reply, claim)

    async def _show(self, reply: Answer, claim: Claim) -> None:
        showing = await self._host.show.board(claim.table, reply.user_id)
        await reply.show(await self._presenter.board(showing, words=reply.words))
