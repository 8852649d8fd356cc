"""Clicks around who plays at a table: being away, offering and taking seats, and votes."""

from collections.abc import Mapping

from bot.cogs.answer import Answer, Handler, Values, person_in, selected
from bot.service.errors import ServiceError
from bot.service.host import Host
from bot.service.model import VoteInfo
from bot.ui import more, seats, votes
from bot.ui.ids import Claim
from bot.ui.presenter import Presenter


class Company:
    """Answers what `more`, the offers of seats and the posts of votes have buttons for."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter
        self.handlers: Mapping[str, Handler] = {
            more.AWAY: self._leaving,
            more.STAND_IN: self._stand_in,
            seats.BACK: self._come_back,
            more.OFFER: self._offering,
            more.SEAT: self._offering_seat,
            more.TO_GUEST: self._offer_to_guest,
            more.TO_ANYBODY: self._offer_to_anybody,
            more.WITHDRAW: self._withdraw,
            seats.TAKE: self._take_seat,
            more.MISSING: self._missing,
            more.CALL: self._call,
            more.END: self._ending,
            more.PROPOSE_END: self._propose_end,
            more.CLOCK: self._other_clock,
            more.PROPOSE_CLOCK: self._propose_clock,
            votes.VOTE: self._vote,
        }

    # --- being away -----------------------------------------------------------------------------

    async def _leaving(self, reply: Answer, claim: Claim, _: Values) -> None:
        position = await self._host.look.position(claim.table, reply.user_id)
        await reply.show(more.leaving(position, reply.words))

    async def _stand_in(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.absence.stand_in(claim.table, reply.user_id)
        await self._show_panel(reply, claim.table, reply.words.say("done-away"))

    async def _come_back(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.absence.come_back(claim.table, reply.user_id)
        await self._show_panel(reply, claim.table, reply.words.say("done-back"))

    # --- seats ----------------------------------------------------------------------------------

    async def _offering(self, reply: Answer, claim: Claim, _: Values) -> None:
        position = await self._host.look.position(claim.table, reply.user_id)
        await reply.show(more.offering(position, reply.words))

    async def _offering_seat(self, reply: Answer, claim: Claim, values: Values) -> None:
        position = await self._host.look.position(claim.table, reply.user_id)
        seat = _seat(values, len(position.table.seats))
        await reply.show(more.offering(position, reply.words, seat))

    async def _offer_to_guest(self, reply: Answer, claim: Claim, values: Values) -> None:
        guest = person_in(values)
        await self._host.absence.offer(claim.table, reply.user_id, guest, seat=claim.seat)
        await reply.show_text(reply.words.say("done-offer", to="guest", name=f"<@{guest}>"))

    async def _offer_to_anybody(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.absence.offer(claim.table, reply.user_id, None, seat=claim.seat)
        await reply.show_text(reply.words.say("done-offer", to="anybody", name=""))

    async def _withdraw(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.absence.withdraw(claim.table, reply.user_id, seat=claim.seat)
        await reply.show_text(reply.words.say("done-withdraw"))

    async def _take_seat(self, reply: Answer, claim: Claim, _: Values) -> None:
        if claim.seat is None:
            raise ServiceError("unknown_component")
        await self._host.absence.take_seat(claim.table, claim.seat, reply.person)
        await self._show_panel(reply, claim.table, reply.words.say("done-take-seat"))

    # --- votes ----------------------------------------------------------------------------------

    async def _missing(self, reply: Answer, claim: Claim, _: Values) -> None:
        position = await self._host.look.position(claim.table, reply.user_id)
        missing = await self._host.votes.missing(claim.table, reply.user_id)
        await reply.show(more.missing(position, reply.words, missing))

    async def _call(self, reply: Answer, claim: Claim, values: Values) -> None:
        table = await self._host.look.table(claim.table)
        seat = _seat(values, len(table.seats))
        await self._called(
            reply, await self._host.votes.call_overtime(claim.table, reply.user_id, seat)
        )

    async def _ending(self, reply: Answer, claim: Claim, _: Values) -> None:
        position = await self._host.look.position(claim.table, reply.user_id)
        await reply.show(more.ending(position, reply.words))

    async def _propose_end(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._called(reply, await self._host.votes.propose_abort(claim.table, reply.user_id))

    async def _other_clock(self, reply: Answer, claim: Claim, _: Values) -> None:
        position = await self._host.look.position(claim.table, reply.user_id)
        await reply.show(more.other_clock(position, reply.words))

    async def _propose_clock(self, reply: Answer, claim: Claim, values: Values) -> None:
        clock = selected(values)
        await self._called(
            reply, await self._host.votes.propose_clock(claim.table, reply.user_id, clock)
        )

    async def _vote(self, reply: Answer, claim: Claim, _: Values) -> None:
        vote = await self._host.votes.find(claim.shown)
        if vote.table_id != claim.table:
            raise ServiceError("unknown_component")
        answer = votes.answer_of(vote, claim)
        vote = await self._host.votes.cast(vote.id, reply.user_id, answer)
        if vote.outcome is not None:
            await self._closed(reply, vote)
            return
        await reply.show_text(
            reply.words.say("done-vote", answer=reply.words.say(f"vote-{answer}"))
        )

    async def _called(self, reply: Answer, vote: VoteInfo) -> None:
        """Say that a vote was called, or that it is decided already."""
        if vote.outcome is not None:
            await self._closed(reply, vote)
            return
        await reply.show_text(reply.words.say("done-called"))

    async def _closed(self, reply: Answer, vote: VoteInfo) -> None:
        table = await self._host.look.table(vote.table_id)
        await reply.show_text(votes.outcome(vote, table, reply.words))

    # --- what is shown --------------------------------------------------------------------------

    async def _show_panel(self, reply: Answer, table_id: int, notice: str) -> None:
        position = await self._host.current(table_id, reply.user_id)
        await reply.show(
            await self._presenter.panel_of(
                reply.user_id, position, words=reply.words, notice=notice
            )
        )


def _seat(values: Values, count: int) -> int:
    """Return the seat that was selected. Raises ServiceError for what nobody offered."""
    known = {str(seat): seat for seat in range(count)}
    value = selected(values)
    if value not in known:
        raise ServiceError("unknown_component")
    return known[value]
