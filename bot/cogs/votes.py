"""Clicks about votes: calling them, making proposals, and voting in their posts."""

from bot.cogs.answer import Answer, Values, seat_in, selected
from bot.cogs.origin import place_here
from bot.cogs.panels import show_panel
from bot.cogs.router import IN_PLACE, at_table
from bot.engine.model import VoteInfo
from bot.service.host import Host
from bot.ui import links, votes
from bot.ui.ids import Claim
from bot.ui.items import link
from bot.ui.presenter import Presenter


class VoteClicks:
    """Answers the buttons of `more` and of votes' posts."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter

    @at_table(votes.MISSING, opens=IN_PLACE)
    async def _missing(self, reply: Answer, claim: Claim, _: Values) -> None:
        shown = await self._host.show.more(claim.table, reply.user_id)
        await reply.show(votes.missing(shown.position, reply.words, shown.missing))

    @at_table(votes.CALL, opens=IN_PLACE)
    async def _call(self, reply: Answer, claim: Claim, values: Values) -> None:
        table = await self._host.look.table(claim.table)
        seat = seat_in(values, len(table.seats))
        await self._called(
            reply, await self._host.votes.call_overtime(claim.table, reply.user_id, seat)
        )

    @at_table(votes.END, opens=IN_PLACE)
    async def _ending(self, reply: Answer, claim: Claim, _: Values) -> None:
        position = await self._host.look.position(claim.table, reply.user_id)
        await reply.show(votes.ending(position, reply.words))

    @at_table(votes.PROPOSE_END, opens=IN_PLACE)
    async def _propose_end(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._called(reply, await self._host.votes.propose_abort(claim.table, reply.user_id))

    @at_table(votes.CLOCK, opens=IN_PLACE)
    async def _other_clock(self, reply: Answer, claim: Claim, _: Values) -> None:
        position = await self._host.look.position(claim.table, reply.user_id)
        await reply.show(votes.other_clock(position, reply.words))

    @at_table(votes.PROPOSE_CLOCK, opens=IN_PLACE)
    async def _propose_clock(self, reply: Answer, claim: Claim, values: Values) -> None:
        clock = selected(values)
        await self._called(
            reply, await self._host.votes.propose_clock(claim.table, reply.user_id, clock)
        )

    @at_table(votes.PROPOSE_LEAVING, opens=IN_PLACE)
    async def _propose_leaving(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._called(
            reply, await self._host.votes.propose_leaving(claim.table, reply.user_id)
        )

    @at_table(votes.ASK_UNDO, opens=IN_PLACE)
    async def _undoing(self, reply: Answer, claim: Claim, _: Values) -> None:
        events = await self._host.votes.to_undo(claim.table, reply.user_id)
        position = await self._host.look.position(claim.table, reply.user_id)
        await reply.show(votes.undoing(position, reply.words, events))

    @at_table(votes.PROPOSE_UNDO, opens=IN_PLACE)
    async def _propose_undoing(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._called(
            reply, await self._host.votes.propose_undoing(claim.table, reply.user_id)
        )

    @at_table(votes.ASK_PLACE, opens=IN_PLACE)
    async def _propose_place(self, reply: Answer, claim: Claim, _: Values) -> None:
        place = place_here(reply.interaction, reply.words)
        await self._called(
            reply, await self._host.votes.propose_place(claim.table, reply.user_id, *place)
        )

    @at_table(votes.VOTE, opens=IN_PLACE)
    async def _vote(self, reply: Answer, claim: Claim, _: Values) -> None:
        vote = await self._host.votes.find(claim.shown, at=claim.table)
        answer = votes.answer_of(vote, claim)
        vote = await self._host.votes.cast(vote.id, reply.user_id, answer)
        if vote.outcome is not None:
            await self._closed(reply, vote)
            return
        done = reply.words.say("done-vote", answer=reply.words.say(f"vote-{answer}"))
        await self._answered(reply, vote, done)

    async def _answered(self, reply: Answer, vote: VoteInfo, done: str) -> None:
        """Confirm a vote; in a direct message, above the buttons, where it can be changed."""
        if not reply.private:
            await reply.show_text(done)
            return
        vote, table, _ = await self._host.show.vote(vote.table_id, vote.id)
        sheet = votes.build(vote, table, reply.words, notice=done)
        sheet.row(link(reply.words.say("button-table"), links.to_place(table)))
        await reply.show(sheet)

    async def _called(self, reply: Answer, vote: VoteInfo) -> None:
        """Say that a vote was called, or that it is already decided."""
        if vote.outcome is not None:
            await self._closed(reply, vote)
            return
        await reply.show_text(reply.words.say("done-called"))

    async def _closed(self, reply: Answer, vote: VoteInfo) -> None:
        vote, table, _ = await self._host.show.vote(vote.table_id, vote.id)
        if table.is_solo:  # the decision was to end the table
            showing = await self._host.show.panel(table.id, reply.user_id)
            await show_panel(reply, self._host, self._presenter, showing)
            return
        await reply.show_text(votes.outcome(vote, table, reply.words))
