"""Clicks around a game that is over: watching it again, and how its points went."""

from collections.abc import Mapping

from bot.cogs.answer import Answer, Handler, Values, number_in, selected
from bot.service.host import Host
from bot.ui import ids, replay
from bot.ui.ids import Claim
from bot.ui.presenter import Presenter


class Replay:
    """Answers what the panel of a replay, and what leads to it, have buttons and menus for."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter
        self.handlers: Mapping[str, Handler] = {
            replay.REPLAY: self._step,
            replay.FIRST: self._step,
            replay.STEP: self._step,
            replay.LAST: self._step,
            replay.ROUND: self._round,
            replay.HANDS: self._hands,
            replay.COURSE: self._course,
        }

    async def _step(self, reply: Answer, claim: Claim, _: Values) -> None:
        open_hands = ids.positions(claim.picks)
        step = await self._host.replay.step(claim.table, claim.shown, open_hands)
        await reply.show(await self._presenter.replay(step, reply.arrival.user, reply.words))

    async def _round(self, reply: Answer, claim: Claim, values: Values) -> None:
        await self._step(reply, claim._replace(shown=number_in(selected(values))), ())

    async def _hands(self, reply: Answer, claim: Claim, values: Values) -> None:
        await self._step(reply, claim._replace(picks=number_in(selected(values))), ())

    async def _course(self, reply: Answer, claim: Claim, _: Values) -> None:
        course = await self._host.replay.course(claim.table)
        await reply.show(await self._presenter.course(course, reply.arrival.user, reply.words))
