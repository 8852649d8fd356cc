"""Clicks around a game that is over: watching it again, and how its points went."""

from collections.abc import Mapping

from bot.cogs.answer import Answer, Handler, Values, number_in, selected
from bot.service.errors import ServiceError
from bot.service.host import Host
from bot.service.model import TableInfo
from bot.ui import ids, replay
from bot.ui.ids import Claim
from bot.ui.items import Interaction
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
            replay.ANIMATE: self._animate,
            replay.SHARE: self._share,
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

    async def _animate(self, reply: Answer, claim: Claim, _: Values) -> None:
        """Make an animation for one person, who sees meanwhile how far it is."""

        async def progress(done: int, of: int) -> None:
            await reply.show_text(reply.words.say("replay-progress", done=done, frames=of))

        turns = await self._host.replay.turns(claim.table)
        made = await self._presenter.animation(turns, progress)
        can_share = not isinstance(made, str) and _is_here(turns.table, reply.interaction)
        await reply.show(replay.animation(turns.table, reply.words, made, can_share=can_share))

    async def _share(self, reply: Answer, claim: Claim, _: Values) -> None:
        """Post it for everybody, where the table is shown."""
        turns = await self._host.replay.turns(claim.table)
        if not _is_here(turns.table, reply.interaction):
            raise ServiceError("share_elsewhere")
        self._host.shares.take(reply.user_id)
        made = await self._presenter.animation(turns)
        if isinstance(made, str):
            await reply.say(made)
            return
        words = self._presenter.public(turns.table)
        await reply.post(replay.animation(turns.table, words, made, can_share=False))
        await reply.show_text(reply.words.say("done-share"))


def _is_here(table: TableInfo, interaction: Interaction) -> bool:
    """Whether somebody is where a table is shown."""
    return interaction.channel_id in (table.channel_id, table.thread_id)
