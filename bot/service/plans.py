"""Making plans: a player's answers before they are asked; only they can change or see them.

`bot/engine/planning.py` describes the fate of plans. They are made while their person is not asked,
from the questions that their view foresees, one for each kind. A further choice becomes the next in
rank, and a standing order replaces all ranked choices. All of it is checked here against the
present position. It changes no other player's version, because no one else may notice.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from sqlalchemy import Connection

from bot.engine.commit import Actor, note
from bot.engine.computers import Computers, write_planned
from bot.engine.context import Context, load
from bot.engine.errors import NotAllowed, NotFound, TooMuch, WrongTime
from bot.engine.looking import position_in
from bot.engine.model import Foreseen, Planning, Position
from bot.engine.planning import LEAD, leaders, looked_at_again
from bot.engine.turn import begin, others_play, seat_of, turn_at
from bot.storage import plans, profiles, tables
from bot.storage.rows import Lasts, PlanRow, SeatRow, Stored, UserRow
from rules import decision as answering
from rules.decision import Decision
from rules.errors import IllegalChoice
from rules.event import Seat
from rules.game import AnyGame, View

MOST_RANKED: Final = 12
"""The number of choices that one plan can hold."""

Surprise: TypeAlias = tuple[str, Seat | None]


class _Desk(NamedTuple):
    """A player's planning data: the table, their seat and view, and their plans."""

    stored: Stored
    own: SeatRow
    game: AnyGame
    view: View
    plans: Mapping[str, PlanRow]


PlanChange: TypeAlias = Callable[[_Desk], PlanRow]


class Plans:
    """Use cases around planning ahead. Each raises ServiceError."""

    def __init__(self, context: Context, computers: Computers) -> None:
        self._context = context
        self._computers = computers

    async def look(self, table_id: int, user_id: int) -> Planning:
        """Return the questions that a player can plan now, and their plans."""
        context = self._context

        def look(db: Connection) -> Planning:
            stored = context.find(db, table_id)
            desk = _desk(context, db, stored, user_id)
            position = position_in(context, db, stored, user_id)
            return _planning(desk, position, profiles.user(db, user_id))

        return await context.read(table_id, look)

    async def rank(self, table_id: int, user_id: int, kind: str, keys: tuple[str, ...]) -> None:
        """Plan to choose these options, ranked after what is already planned for that question.

        Raises RulesError if these options can be no answer.
        """

        def change(desk: _Desk) -> PlanRow:
            decision = _foreseen(desk).get(kind)
            if decision is None or not set(keys) <= set(decision.options):
                raise NotFound("unforeseen")
            _check(decision, keys)
            chosen, plan = tuple(sorted(keys, key=decision.options.index)), _plan_for(desk, kind)
            ranked = plan.ranked if chosen in plan.ranked else (*plan.ranked, chosen)
            if len(ranked) > MOST_RANKED:
                raise TooMuch("plan_full", most=MOST_RANKED)
            return plan._replace(ranked=ranked, order_key="", order_value="")

        await self._change(table_id, user_id, change)

    async def order(self, table_id: int, user_id: int, key: str, value: str = "") -> None:
        """Give a standing order of the game, which replaces the plan for its question.

        An order about bidding ends with the auction.
        """

        def change(desk: _Desk) -> PlanRow:
            known = {order.key: order for order in desk.game.orders(desk.view)}
            order = known.get(key)
            if order is None or value not in (order.values or ("",)):
                raise NotFound("unforeseen")
            lasts: Lasts = "auction" if order.kind in desk.game.auctions else "standing"
            plan = _plan_for(desk, order.kind, lasts)
            return plan._replace(ranked=(), order_key=key, order_value=value)

        await self._change(table_id, user_id, change)

    async def lasts(self, table_id: int, user_id: int, kind: str, lasts: Lasts) -> None:
        """Set how long a plan holds: once, for an auction or this round, or until it is changed."""

        def change(desk: _Desk) -> PlanRow:
            if lasts == "auction" and kind not in desk.game.auctions:
                raise NotFound("unforeseen")
            return _known(desk, kind)._replace(lasts=lasts, round=desk.view.round)

        await self._change(table_id, user_id, change)

    async def pace(self, table_id: int, user_id: int, kind: str, *, at_once: bool) -> None:
        """Set whether a plan answers at once, which others can notice, or after a while."""
        await self._change(
            table_id, user_id, lambda desk: _known(desk, kind)._replace(at_once=at_once)
        )

    async def cancel_on(
        self, table_id: int, user_id: int, kind: str, surprises: tuple[Surprise, ...]
    ) -> None:
        """Name the surprises that end a plan; they replace those named before."""

        def change(desk: _Desk) -> PlanRow:
            if not set(surprises) <= set(_surprises(desk)):
                raise NotFound("unforeseen")
            return _known(desk, kind)._replace(cancels=surprises)

        await self._change(table_id, user_id, change)

    async def remove(self, table_id: int, user_id: int, kind: str) -> None:
        """Delete a plan, even one that is about to answer: then its person answers by hand."""
        context = self._context

        def work(db: Connection) -> None:
            stored = context.find(db, table_id)
            turn_at(context, stored)
            own = seat_of(stored, user_id)
            found = [plan for plan in plans.of_seat(db, table_id, own.seat) if plan.kind == kind]
            if not found:
                raise NotFound("no_plan")
            plans.remove(db, table_id, found)
            free = own._replace(plan_due=None, plan_at_once=False)
            seats = tuple(free if seat.seat == own.seat else seat for seat in stored.seats)
            tables.reseat(db, stored, seats)

        await context.change(table_id, work)

    async def passing(self, table_id: int, user_id: int, *, always: bool) -> None:
        """Set whether Plaza passes for a person when they can do nothing else, at all tables of
        this table's game.

        If not, they answer by hand here, even a question that was about to be passed.
        """
        context = self._context

        def work(db: Connection) -> None:
            stored = context.find(db, table_id)
            turn, own = turn_at(context, stored), seat_of(stored, user_id)
            passes = {**profiles.user(db, user_id).passes, stored.table.game: always}
            profiles.change_user(db, user_id, passes=passes)
            after = looked_at_again(db, turn, own, profiles.user(db, user_id))
            seats = tuple(after if seat.seat == own.seat else seat for seat in stored.seats)
            tables.reseat(db, stored, seats)

        await context.change_alone(table_id, work)

    async def answer_due(self, table_id: int, seat: Seat) -> None:
        """Let the plans of a seat answer its question, now that this is due."""
        context = self._context

        def work(db: Connection) -> Stored:
            turn = begin(context, db, table_id)
            own = turn.seats[seat]
            if own.plan_due is None or own.plan_due > turn.now:
                raise WrongTime("no_plan")
            return write_planned(db, turn, Actor(own.user_id, absent=True), seat=seat)

        stored = await context.change(table_id, work)
        note(context, "seat.moved", stored, seat)
        actor = Actor(stored.seats[seat].user_id, absent=True)
        await self._computers.answer_and_tell(table_id, actor, stored)

    async def _change(self, table_id: int, user_id: int, change: PlanChange) -> None:
        """Change a plan and store it. Raises ServiceError."""
        context = self._context

        def work(db: Connection) -> None:
            desk = _desk(context, db, context.find(db, table_id), user_id)
            if desk.own.asked_at is not None:
                raise WrongTime("plan_asked")
            plans.put(db, table_id, change(desk))

        await context.change(table_id, work)


def _desk(context: Context, db: Connection, stored: Stored, user_id: int) -> _Desk:
    """Return a player's planning data. Raises ServiceError for people who do not play here now."""
    turn_at(context, stored)
    own = seat_of(stored, user_id)
    if own.by_computer:
        raise NotAllowed("away")
    assert stored.state is not None, "a running table has a position"
    game = context.game(stored.table.game)
    view = game.view(load(game, stored.state), own.seat)
    found = plans.of_seat(db, stored.table.id, own.seat)
    return _Desk(stored, own, game, view, {plan.kind: plan for plan in found})


def _planning(desk: _Desk, position: Position, user: UserRow) -> Planning:
    game, view = desk.game, desk.view
    return Planning(
        position=position,
        foreseen=tuple(
            Foreseen(each, game.explain(view, each)) for each in _foreseen(desk).values()
        ),
        orders=tuple(game.orders(view)),
        surprises=_surprises(desk),
        others_play=others_play(desk.stored.seats, desk.own.seat),
        takes_dms=user.dm and not user.dm_closed,
        passes=bool(user.passes.get(game.key)) if _asks_in_vain(game) else None,
    )


def _asks_in_vain(game: AnyGame) -> bool:
    """Whether people are asked although they can only pass, so that their hands stay hidden."""
    return any(asked.insist for asked in game.vocabulary.asked)


def _foreseen(desk: _Desk) -> dict[str, Decision]:
    if desk.own.asked_at is not None:
        return {}
    return {decision.kind: decision for decision in desk.game.foresee(desk.view)}


def _surprises(desk: _Desk) -> tuple[Surprise, ...]:
    """Return the surprises that may end a plan: first by any other player, then by each of them."""
    count, kinds = len(desk.stored.seats), desk.game.surprises
    others = [seat for seat in range(count) if seat != desk.own.seat]
    lead: list[Surprise] = [(LEAD, None)] if leaders(desk.game, desk.view, count) else []
    anyone: list[Surprise] = [(kind, None) for kind in kinds]
    return (*lead, *anyone, *((kind, seat) for kind in kinds for seat in others))


def _plan_for(desk: _Desk, kind: str, lasts: Lasts = "once") -> PlanRow:
    """Return the active plan for a kind of question, or a new one."""
    known = desk.plans.get(kind)
    if known is not None and known.ended is None:
        return known
    return PlanRow(desk.own.seat, kind, desk.own.user_id or 0, lasts=lasts, round=desk.view.round)


def _known(desk: _Desk, kind: str) -> PlanRow:
    """Return the active plan for a kind of question. Raises NotFound if there is none."""
    plan = desk.plans.get(kind)
    if plan is None or plan.ended is not None:
        raise NotFound("no_plan")
    return plan


def _check(decision: Decision, keys: tuple[str, ...]) -> None:
    """Raise IllegalChoice if options that are offered together are no valid answer."""
    reason = answering.refusal(decision, answering.choose(decision, *keys))
    if reason is not None:
        raise IllegalChoice(reason)
