"""Clicks about absence: being away, resigning, offering seats and taking them."""

from bot.cogs.answer import Answer, Values, person_in, seat_in
from bot.cogs.panels import show_panel
from bot.cogs.router import IN_PLACE, at_table
from bot.engine.errors import ServiceError, Stale
from bot.service.host import Host
from bot.ui import absence, early_end, seats
from bot.ui.ids import Claim
from bot.ui.presenter import Presenter


class AbsenceClicks:
    """Answers the buttons of `more` and of seats on offer."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter

    @at_table(seats.RESIGN, opens=IN_PLACE)
    async def _resigning(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._ask(reply, claim)

    @at_table(absence.SURE, opens=IN_PLACE)
    async def _resign(self, reply: Answer, claim: Claim, _: Values) -> None:
        """Resign. If that now means something other than the button said, ask again."""
        try:
            resign, meant = self._host.absence.resign, absence.meant(claim)
            table = await resign(claim.table, reply.user_id, meant)
        except Stale:
            await self._ask(reply, claim)
            return
        if table.status == "running":
            await reply.show_text(reply.words.say("done-resign"))
        else:
            await self._show_end(reply, claim.table)

    @at_table(absence.CLAIM, opens=IN_PLACE)
    async def _claim(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.absence.claim(claim.table, reply.user_id)
        await self._show_end(reply, claim.table)

    async def _ask(self, reply: Answer, claim: Claim) -> None:
        """Explain the effects of resigning, and ask for confirmation."""
        position, _, leaving = await self._host.show.more(claim.table, reply.user_id)
        await reply.show(absence.resigning(position, leaving, reply.words, self._host.now()))

    async def _show_end(self, reply: Answer, table_id: int) -> None:
        showing = await self._host.show.board(table_id, reply.user_id)
        await reply.show(await self._presenter.final(showing, words=reply.words))

    @at_table(absence.AWAY, opens=IN_PLACE)
    async def _leaving(self, reply: Answer, claim: Claim, _: Values) -> None:
        position = await self._host.look.position(claim.table, reply.user_id)
        await reply.show(absence.leaving(position, reply.words))

    @at_table(absence.STAND_IN, opens=IN_PLACE)
    async def _stand_in(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.absence.stand_in(claim.table, reply.user_id)
        await self._show_panel(reply, claim.table, reply.words.say("done-away"))

    @at_table(seats.BACK, opens=IN_PLACE)
    async def _come_back(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.absence.come_back(claim.table, reply.user_id)
        await self._show_panel(reply, claim.table, reply.words.say("done-back"))

    @at_table(early_end.TAKE_UP, opens=IN_PLACE)
    async def _go_on(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.absence.go_on(claim.table, reply.user_id)
        await self._show_panel(reply, claim.table, reply.words.say("done-go-on"))

    @at_table(absence.OFFER, opens=IN_PLACE)
    async def _offering(self, reply: Answer, claim: Claim, _: Values) -> None:
        position = await self._host.look.position(claim.table, reply.user_id)
        await reply.show(absence.offering(position, reply.words, now=self._host.now()))

    @at_table(absence.SEAT, opens=IN_PLACE)
    async def _offering_seat(self, reply: Answer, claim: Claim, values: Values) -> None:
        position = await self._host.look.position(claim.table, reply.user_id)
        seat = seat_in(values, len(position.table.seats))
        await reply.show(absence.offering(position, reply.words, seat, now=self._host.now()))

    @at_table(absence.TO_GUEST, opens=IN_PLACE)
    async def _offer_to_guest(self, reply: Answer, claim: Claim, values: Values) -> None:
        guest = person_in(values, reply.interaction)
        await self._offer(reply, claim, guest)

    @at_table(absence.TO_ANYBODY, opens=IN_PLACE)
    async def _offer_to_anybody(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._offer(reply, claim, None)

    async def _offer(self, reply: Answer, claim: Claim, guest: int | None) -> None:
        """Offer the person's own seat, or call a vote on offering another."""
        position = await self._host.look.position(claim.table, reply.user_id)
        if claim.seat is None or claim.seat == position.seat:
            await self._host.absence.offer(claim.table, reply.user_id, guest)
        else:
            vote = await self._host.votes.propose_offer(
                claim.table, reply.user_id, claim.seat, guest
            )
            if vote.outcome is None:
                await reply.show_text(reply.words.say("done-called"))
                return
        to = seats.anybody(position.table) if guest is None else "guest"
        await reply.show_text(reply.words.say("done-offer", to=to, name=f"<@{guest}>"))

    @at_table(absence.WITHDRAW, opens=IN_PLACE)
    async def _withdraw(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.absence.withdraw(claim.table, reply.user_id, seat=claim.seat)
        await reply.show_text(reply.words.say("done-withdraw"))

    @at_table(seats.TAKE, opens=IN_PLACE)
    async def _take_seat(self, reply: Answer, claim: Claim, _: Values) -> None:
        if claim.seat is None:
            raise ServiceError("unknown_component")
        await self._host.absence.take_seat(claim.table, claim.seat, reply.person)
        await self._show_panel(reply, claim.table, reply.words.say("done-take-seat"))

    async def _show_panel(self, reply: Answer, table_id: int, notice: str) -> None:
        showing = await self._host.current(table_id, reply.user_id)
        await show_panel(reply, self._host, self._presenter, showing, notice=notice)
