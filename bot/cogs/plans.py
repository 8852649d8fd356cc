"""Clicks around planning ahead: looking at plans, making, changing and removing them."""

from collections.abc import Awaitable, Mapping

from bot.cogs.answer import Answer, Handler, Values, reason, selected
from bot.service.errors import NotFound, ServiceError
from bot.service.host import Host
from bot.ui import panel, plans
from bot.ui.ids import Claim
from bot.ui.plans import Subject
from rules.errors import RulesError


class Plans:
    """Answers *Plan* and the sheets behind it."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.handlers: Mapping[str, Handler] = {
            panel.PLAN: self._overview,
            plans.ASK: self._ask,
            plans.TURN: self._turn,
            plans.RANK: self._rank,
            plans.NOTHING: self._nothing,
            plans.ORDER: self._order,
            plans.LASTS: self._lasts,
            plans.PACE: self._pace,
            plans.CANCEL: self._cancel,
            plans.REMOVE: self._remove,
        }

    async def _overview(self, reply: Answer, claim: Claim, _: Values) -> None:
        planning = await self._host.plans.look(claim.table, reply.user_id)
        await reply.show(plans.overview(planning, reply.words))

    async def _ask(self, reply: Answer, claim: Claim, values: Values) -> None:
        """Open the plan for a kind of question; give a standing order that needs no value."""
        planning = await self._host.plans.look(claim.table, reply.user_id)
        what, _, name = selected(values).partition(" ")
        if what == plans.QUESTION and name in plans.kinds(planning):
            await reply.show(plans.one(planning, plans.about(planning, name), reply.words))
            return
        order = next((each for each in planning.orders if each.key == name), None)
        if order is None:
            await self._refused(reply, claim, NotFound("unforeseen"))
        elif order.values:
            await reply.show(plans.one(planning, Subject(order.kind, order=order), reply.words))
        else:
            given = self._host.plans.order(claim.table, reply.user_id, order.key)
            await self._changed(reply, claim, order.kind, given)

    async def _turn(self, reply: Answer, claim: Claim, _: Values) -> None:
        planning = await self._host.plans.look(claim.table, reply.user_id)
        subject = plans.subject_of(planning, claim)
        if subject is None:
            raise NotFound("unforeseen")
        await reply.show(plans.one(planning, subject, reply.words))

    async def _rank(self, reply: Answer, claim: Claim, values: Values) -> None:
        kind = (await self._subject(reply, claim)).kind
        ranked = self._host.plans.rank(claim.table, reply.user_id, kind, values)
        await self._changed(reply, claim, kind, ranked)

    async def _nothing(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._rank(reply, claim, ())

    async def _order(self, reply: Answer, claim: Claim, values: Values) -> None:
        subject = await self._subject(reply, claim)
        if subject.order is None:
            raise NotFound("unforeseen")
        given = self._host.plans.order(
            claim.table, reply.user_id, subject.order.key, selected(values)
        )
        await self._changed(reply, claim, subject.kind, given)

    async def _lasts(self, reply: Answer, claim: Claim, values: Values) -> None:
        kind, lasts = (await self._subject(reply, claim)).kind, plans.lasts_in(selected(values))
        changed = self._host.plans.lasts(claim.table, reply.user_id, kind, lasts)
        await self._changed(reply, claim, kind, changed)

    async def _pace(self, reply: Answer, claim: Claim, values: Values) -> None:
        kind, at_once = (await self._subject(reply, claim)).kind, selected(values) == plans.AT_ONCE
        changed = self._host.plans.pace(claim.table, reply.user_id, kind, at_once=at_once)
        await self._changed(reply, claim, kind, changed)

    async def _cancel(self, reply: Answer, claim: Claim, values: Values) -> None:
        kind = (await self._subject(reply, claim)).kind
        named = tuple(plans.surprise_in(value) for value in values)
        changed = self._host.plans.cancel_on(claim.table, reply.user_id, kind, named)
        await self._changed(reply, claim, kind, changed)

    async def _remove(self, reply: Answer, claim: Claim, _: Values) -> None:
        kind = (await self._subject(reply, claim)).kind
        await self._host.plans.remove(claim.table, reply.user_id, kind)
        await self._overview(reply, claim, ())

    async def _subject(self, reply: Answer, claim: Claim) -> Subject:
        """Return what a click is about. Raises ServiceError."""
        planning = await self._host.plans.look(claim.table, reply.user_id)
        subject = plans.subject_of(planning, claim)
        if subject is None:
            raise NotFound("unforeseen")
        return subject

    async def _changed(
        self, reply: Answer, claim: Claim, kind: str, change: Awaitable[None]
    ) -> None:
        """Make a change, then show the plan as it is; if it is refused, say why above it."""
        try:
            await change
        except (ServiceError, RulesError) as error:
            await self._refused(reply, claim, error)
            return
        planning = await self._host.plans.look(claim.table, reply.user_id)
        subject = plans.about(planning, kind, claim.page)
        await reply.show(plans.one(planning, subject, reply.words))

    async def _refused(self, reply: Answer, claim: Claim, error: ServiceError | RulesError) -> None:
        planning = await self._host.plans.look(claim.table, reply.user_id)
        await reply.show(plans.overview(planning, reply.words, reason(error, reply.words)))
