"""Clicks around planning ahead: looking at plans, making, changing and removing them."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import TypeAlias

from bot.cogs.answer import Answer, Values, reason, selected
from bot.cogs.router import IN_PLACE, at_table
from bot.engine.errors import NotFound, ServiceError, WrongTime
from bot.engine.model import Planning
from bot.service.host import Host
from bot.ui import panel, plans
from bot.ui.ids import Claim
from bot.ui.plans import Subject
from rules.errors import RulesError

_Change: TypeAlias = Callable[["PlanClicks", Answer, Claim, Values], Awaitable[None]]


def _changes(action: str) -> Callable[[_Change], _Change]:
    """Declare a click that changes plans. If refused, it shows what can be planned, and the reason
    above.
    """

    def declared(change: _Change) -> _Change:
        @at_table(action, opens=IN_PLACE)
        @wraps(change)
        async def explained(cog: "PlanClicks", reply: Answer, claim: Claim, values: Values) -> None:
            try:
                await change(cog, reply, claim, values)
            except (ServiceError, RulesError) as error:
                await cog.refuse(reply, claim, reason(error, reply.words))

        return explained

    return declared


class PlanClicks:
    """Answers *Plan* and the sheets behind it."""

    def __init__(self, host: Host) -> None:
        self._host = host

    @at_table(panel.PLAN, opens=IN_PLACE)
    async def _overview(self, reply: Answer, claim: Claim, _: Values) -> None:
        planning = await self._host.plans.look(claim.table, reply.user_id)
        await reply.show(plans.overview(planning, reply.words))

    async def refuse(self, reply: Answer, claim: Claim, sentence: str) -> None:
        """Show the possible plans now, and above them the reason for the refusal."""
        planning = await self._host.plans.look(claim.table, reply.user_id)
        await reply.show(plans.overview(planning, reply.words, sentence))

    @_changes(plans.ASK)
    async def _ask(self, reply: Answer, claim: Claim, values: Values) -> None:
        """Open the plan for a kind of question, or give a standing order that needs no value."""
        planning = await self._host.plans.look(claim.table, reply.user_id)
        what, _, name = selected(values).partition(" ")
        if what == plans.QUESTION and name in plans.kinds(planning):
            await reply.show(plans.one(planning, plans.about(planning, name), reply.words))
            return
        order = next((each for each in planning.orders if each.key == name), None)
        if order is None:
            raise _gone(planning)
        if order.values:
            await reply.show(plans.one(planning, Subject(order.kind, order=order), reply.words))
            return
        await self._host.plans.order(claim.table, reply.user_id, order.key)
        await self._show(reply, claim, order.kind)

    @_changes(plans.TURN)
    async def _turn(self, reply: Answer, claim: Claim, _: Values) -> None:
        planning = await self._host.plans.look(claim.table, reply.user_id)
        subject = _subject_in(planning, claim)
        await reply.show(plans.one(planning, subject, reply.words))

    @_changes(plans.RANK)
    async def _rank(self, reply: Answer, claim: Claim, values: Values) -> None:
        kind = (await self._subject(reply, claim)).kind
        await self._host.plans.rank(claim.table, reply.user_id, kind, values)
        await self._show(reply, claim, kind)

    @_changes(plans.NOTHING)
    async def _nothing(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._rank(reply, claim, ())

    @_changes(plans.ORDER)
    async def _order(self, reply: Answer, claim: Claim, values: Values) -> None:
        planning = await self._host.plans.look(claim.table, reply.user_id)
        order = _subject_in(planning, claim).order
        if order is None:
            raise _gone(planning)
        await self._host.plans.order(claim.table, reply.user_id, order.key, selected(values))
        await self._show(reply, claim._replace(page=0), order.kind)

    @_changes(plans.LASTS)
    async def _lasts(self, reply: Answer, claim: Claim, values: Values) -> None:
        kind, lasts = (await self._subject(reply, claim)).kind, plans.lasts_in(selected(values))
        await self._host.plans.lasts(claim.table, reply.user_id, kind, lasts)
        await self._show(reply, claim, kind)

    @_changes(plans.PACE)
    async def _pace(self, reply: Answer, claim: Claim, values: Values) -> None:
        kind, at_once = (await self._subject(reply, claim)).kind, selected(values) == plans.AT_ONCE
        await self._host.plans.pace(claim.table, reply.user_id, kind, at_once=at_once)
        await self._show(reply, claim, kind)

    @_changes(plans.CANCEL)
    async def _cancel(self, reply: Answer, claim: Claim, values: Values) -> None:
        kind = (await self._subject(reply, claim)).kind
        named = tuple(plans.surprise_in(value) for value in values)
        await self._host.plans.cancel_on(claim.table, reply.user_id, kind, named)
        await self._show(reply, claim, kind)

    @_changes(plans.REMOVE)
    async def _remove(self, reply: Answer, claim: Claim, _: Values) -> None:
        kind = (await self._subject(reply, claim)).kind
        await self._host.plans.remove(claim.table, reply.user_id, kind)
        await self._overview(reply, claim, ())

    @_changes(plans.PASS)
    async def _pass(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.plans.passing(claim.table, reply.user_id, always=bool(claim.page))
        await self._overview(reply, claim, ())

    async def _subject(self, reply: Answer, claim: Claim) -> Subject:
        """Return the question that a click is about. Raises ServiceError."""
        return _subject_in(await self._host.plans.look(claim.table, reply.user_id), claim)

    async def _show(self, reply: Answer, claim: Claim, kind: str) -> None:
        """Show the plan for a kind of question as it is now."""
        planning = await self._host.plans.look(claim.table, reply.user_id)
        subject = plans.about(planning, kind, claim.page)
        await reply.show(plans.one(planning, subject, reply.words))


def _subject_in(planning: Planning, claim: Claim) -> Subject:
    """Find a click's question among those that can be planned. Raises ServiceError."""
    subject = plans.subject_of(planning, claim)
    if subject is None:
        raise _gone(planning)
    return subject


def _gone(planning: Planning) -> ServiceError:
    """Say why a question cannot be planned any more: this person is asked now, or it is over."""
    view = planning.position.view
    asked = view is not None and view.decision is not None
    return WrongTime("plan_asked") if asked else NotFound("unforeseen")
