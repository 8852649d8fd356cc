"""The fate of plans at each turn: which of them answer, when, and which end.

A plan answers one kind of question for the person who made it (`rules/planning.py`). It never
enters the position. When a turn is written, the plans of the table are checked once: those whose
time is over end, and if a plan answers a question that opens, the seat notes when it will. The
answer itself is worked out from the position at that moment (`answers`), with all parts of a choice
or none. It goes into the journal like a choice by hand, marked `planned` for its owner alone.

When. A question opens for its person when they would be called to it: once the choice before it has
settled and all computers have answered. A plan answers either at once, as computers do, before
anyone is told of the question (`SeatRow.plan_at_once`). Or it answers *later*: after a random part
of the time that people here usually take, at most half an hour, and never past the deadline
(`SeatRow.plan_due`, a due time like any other). A later answer changes nothing that others get: the
post is made and mentions people as always, clocks run, and only the person's own direct message is
left out (`bot/notify/messages.py`). If no other person plays, no one could tell, and all plans
answer at once.

Passing. A person can have Plaza pass for them, in all games of a kind, when they can do nothing
else (`UserRow.passes`). That is a plan which is never stored at a table. It answers where no other
does, and always later, as if by hand: a quick pass would tell that the hand could do nothing. While
its person is off, which posts say, it waits until they are on. Right after a choice of their own by
hand it does not answer: others know that they are here.

A choice by hand always goes first: it removes the question, and with it the due time. With each
turn meanwhile the answer is worked out again. If there no longer is one, the person is told by
direct message (`Outlook.nudged`): a second post would give the plan away to the others.

How plans end. A plan for one time ends when it has answered, or when its question came and it had
no answer (`vain`). A plan for an auction or a round ends with that; one for an auction that is made
between two, with the second. Any plan ends when something happens that its owner has named
(`surprised`), or when its choice is undone, by its owner or because all agree (`undone`): otherwise
it would answer again at once. A plan that has ended is kept, without effect, until its owner's next
choice by hand, so that their panels can say so. Plans of a seat that is resigned or handed over,
and of a table that is over, are deleted: a newcomer never sees them. While a computer stands in, or
the seat is offered, its plans rest.

If something goes wrong with a plan, that is logged and the plan has no answer; it never costs
another player a move.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import timedelta
from typing import Final, NamedTuple

import structlog
from sqlalchemy import Connection

from bot.engine.habits import Habits, active_between, after_active, habits_of
from bot.engine.turn import Turn, others_play, played_by_hand
from bot.logs import error_id
from bot.storage import journal, plans, profiles
from bot.storage.rows import Ended, PlanRow, SeatRow, UserRow
from rules import planning
from rules.decision import Choice
from rules.event import Event, Seat
from rules.game import AnyGame, View
from rules.planning import Plan

LEAD: Final = "lead"
"""The host's own surprise: losing the lead in the points scored so far."""

USUAL: Final = timedelta(minutes=20)
"""The assumed time of an answer if no one has answered yet."""
LONGEST: Final = timedelta(minutes=30)
RECENT: Final = 20
"""The number of newest choices that show how long people here take."""
SOONEST: Final = 0.25
"""The least part of the usual time that is drawn."""

_log = structlog.get_logger(__name__)


class Outlook(NamedTuple):
    """The seats, with when their plans will answer; and the people to tell that their plan will
    not.
    """

    seats: list[SeatRow]
    nudged: list[int]


def with_plans(
    db: Connection,
    turn: Turn,
    seats: Sequence[SeatRow],
    users: Mapping[int, UserRow],
    opened: Collection[Seat],
    *,
    over: bool,
) -> Outlook:
    """End the plans whose time is over, and note which seats' questions after this turn a plan
    answers.

    `opened`: the seats whose persons would be called to their question now.
    """
    alive = _still_alive(db, turn, seats, over=over)
    ahead = [_ahead(db, turn, seat, alive.get(seat.seat, ()), users, opened) for seat in seats]
    pairs = zip(turn.before.seats, ahead, strict=True)
    nudged = [
        new.user_id
        for old, new in pairs
        if old.plan_due is not None and new.user_id is not None and _is_left_alone(turn, old, new)
    ]
    return Outlook(ahead, nudged)


def answers(db: Connection, turn: Turn, seat: Seat) -> tuple[Choice, ...]:
    """Return the answers of a seat's plans now, part by part; empty if they give none."""
    if found := _answers(turn, seat, _active(db, turn, seat)):
        return found
    users = profiles.find_users(db, turn.persons())
    return _passes(turn, seat) if _who_passes(turn, turn.seats[seat], users) else ()


def looked_at_again(db: Connection, turn: Turn, seat: SeatRow, user: UserRow) -> SeatRow:
    """Return a seat whose question is due, updated after its person has changed something."""
    own = _active(db, turn, seat.seat)
    return _ahead(db, turn, seat, own, {user.user_id: user}, ())


def leaders(game: AnyGame, view: View, seats: int) -> frozenset[Seat]:
    """Return the seats that have scored most so far; empty if the viewer may not know."""
    tallies = [game.score_so_far(view, seat) for seat in range(seats)]
    if not all(tallies):
        return frozenset()
    points = [sum(line.points for line in lines) for lines in tallies]
    return frozenset(seat for seat, scored in enumerate(points) if scored == max(points))


# --- answering ----------------------------------------------------------------------------------


def _ahead(
    db: Connection,
    turn: Turn,
    seat: SeatRow,
    own: Sequence[PlanRow],
    users: Mapping[int, UserRow],
    opened: Collection[Seat],
) -> SeatRow:
    """Return a seat with the time at which one of its plans answers, if one does."""
    rests = not played_by_hand(seat) or seat.open_to is not None or seat.asked_at is None
    if rests or not (seat.seat in opened or _is_still_due(turn, seat)):
        return seat._replace(plan_due=None, plan_at_once=False)
    user = None
    if not _answers(turn, seat.seat, own):
        _end_in_vain(db, turn, seat, own)
        user = None if _is_present(turn, seat.seat) else _who_passes(turn, seat, users)
        if user is None:
            return seat._replace(plan_due=None, plan_at_once=False)
    return _due(db, turn, seat, own, user) if seat.seat in opened else seat


def _is_still_due(turn: Turn, seat: SeatRow) -> bool:
    """Whether a plan was already going to answer the question, which is still the same."""
    before = turn.before.seats[seat.seat]
    return before.is_planned and seat.asked_at == before.asked_at


def _is_left_alone(turn: Turn, old: SeatRow, new: SeatRow) -> bool:
    """Whether a person is still asked something that no plan will answer any more."""
    asked = new.asked_at is not None and new.asked_at == old.asked_at
    return asked and not new.is_planned and played_by_hand(new) and turn.undone_from is None


def _is_present(turn: Turn, seat: Seat) -> bool:
    """Whether others know that a person is here because they have just chosen: then a late pass
    would tell whose it is.
    """
    own = [entry for entry in turn.entries if entry.seat == seat]
    by_hand = any(not (entry.computer or entry.planned) for entry in own)
    return by_hand and others_play(turn.seats, seat)


def _who_passes(turn: Turn, seat: SeatRow, users: Mapping[int, UserRow]) -> UserRow | None:
    """Return the person of a seat that can only pass, if they have Plaza pass for them."""
    user = None if seat.user_id is None else users[seat.user_id]
    if user is None or not user.passes.get(turn.table.game):
        return None
    return user if _passes(turn, seat.seat) else None


def _due(
    db: Connection, turn: Turn, seat: SeatRow, own: Sequence[PlanRow], passing: UserRow | None
) -> SeatRow:
    """Note when a seat's question is answered; `passing`: the person who can only pass."""
    kind = turn.open()[seat.seat].kind
    at_once = passing is None and any(plan.at_once for plan in own if plan.kind == kind)
    if at_once or not others_play(turn.seats, seat.seat):
        return seat._replace(plan_at_once=True)
    habits = Habits() if passing is None else habits_of(passing)
    left = None if seat.deadline is None else active_between(habits, turn.now, seat.deadline)
    if seat.deadline is not None and not left:
        habits, left = Habits(), seat.deadline - turn.now  # the clock runs although they are off
    return seat._replace(plan_due=after_active(habits, turn.now, _pause(db, turn, left)))


def _pause(db: Connection, turn: Turn, left: timedelta | None) -> timedelta:
    """Draw the time of an answer here: a random part of the usual time, or of the time left.

    It is drawn to the microsecond: answers after whole seconds, or at the very end of a clock,
    would be known as those of plans.
    """
    waits = sorted(journal.waits(db, turn.table.id, RECENT))
    usual = min(waits[len(waits) // 2] if waits else USUAL, LONGEST)
    if left is not None:
        usual = min(usual, left)
    part = SOONEST + (1 - SOONEST) * turn.draw()
    return usual * part


def _active(db: Connection, turn: Turn, seat: Seat) -> list[PlanRow]:
    return [plan for plan in plans.of_seat(db, turn.table.id, seat) if plan.ended is None]


def _answers(turn: Turn, seat: Seat, own: Iterable[PlanRow]) -> tuple[Choice, ...]:
    ranked = {plan.kind: (_plan(plan),) for plan in own}
    if not ranked:
        return ()
    return _safely(turn, seat, lambda: planning.answers(turn.game, turn.state, seat, ranked))


def _passes(turn: Turn, seat: Seat) -> tuple[Choice, ...]:
    return _safely(turn, seat, lambda: planning.passes(turn.game, turn.state, seat))


def _safely(turn: Turn, seat: Seat, answer: Callable[[], tuple[Choice, ...]]) -> tuple[Choice, ...]:
    try:
        return answer()
    except Exception as error:  # noqa: BLE001 - another's move must not fail with it
        number, table_id = error_id(), turn.table.id
        _log.error("plan.failed", table=table_id, seat=seat, error=number, exc_info=error)
        return ()


def _plan(row: PlanRow) -> Plan:
    return Plan(row.kind, row.ranked, row.order_key, row.order_value)


# --- ending -------------------------------------------------------------------------------------


def _still_alive(
    db: Connection, turn: Turn, seats: Sequence[SeatRow], *, over: bool
) -> Mapping[Seat, list[PlanRow]]:
    """End the plans whose time is over; return the others, by seat."""
    found: dict[Seat, list[PlanRow]] = {}
    known = plans.at(db, turn.table.id)
    undone = _undone(db, turn) if known else frozenset[tuple[Seat, str]]()
    for plan in known:
        if over or _is_needless(turn, seats[plan.seat], plan):
            plans.remove(db, turn.table.id, [plan])
        elif why := None if plan.ended else _why_over(turn, plan, undone):
            plans.put(db, turn.table.id, plan._replace(ended=why))
        elif plan.ended is None:
            found.setdefault(plan.seat, []).append(plan)
    return found


def _is_needless(turn: Turn, seat: SeatRow, plan: PlanRow) -> bool:
    """Whether a plan is no longer needed: its person has left, or it has done its work."""
    if seat.user_id != plan.user_id or seat.resigned_at is not None:
        return True
    made = [entry for entry in turn.entries if entry.seat == plan.seat and not entry.computer]
    if turn.undone_from is not None or not made:
        return False
    if plan.ended is not None:
        return not all(entry.planned for entry in made)
    used = any(entry.planned and entry.kind == plan.kind for entry in made)
    return used and plan.lasts == "once"


def _undone(db: Connection, turn: Turn) -> frozenset[tuple[Seat, str]]:
    """Return the answers of plans that this turn undoes for good, by seat and kind of question."""
    if turn.undone_from is None:
        return frozenset()
    given_again = {(entry.seat, entry.kind) for entry in turn.entries if entry.planned}
    return journal.planned_from(db, turn.table.id, turn.undone_from) - given_again


def _why_over(turn: Turn, plan: PlanRow, undone: Collection[tuple[Seat, str]]) -> Ended | None:
    """Return why a plan ends with this turn; None if it goes on."""
    if (plan.seat, plan.kind) in undone:
        return "undone"
    if any(_is_surprise(turn, plan, kind, seat) for kind, seat in plan.cancels):
        return "surprised"
    if plan.lasts == "auction" and _told(turn, turn.game.auctions.get(plan.kind, ())):
        return "auction"
    if plan.lasts == "round" and turn.game.view(turn.state, None).round != plan.round:
        return "round"
    return None


def _is_surprise(turn: Turn, plan: PlanRow, kind: str, about: Seat | None) -> bool:
    """Whether a surprise that the owner of a plan has named was caused by another player."""
    if kind == LEAD:
        return _has_lost_the_lead(turn, plan.seat)
    told = _told(turn, turn.game.surprises.get(kind, ()))
    seats = [event.facts.get("seat") for event in told]
    return any(seat != plan.seat and about in (None, seat) for seat in seats)


def _told(turn: Turn, kinds: Collection[str]) -> list[Event]:
    """Return the events of these kinds that this turn tells everyone."""
    events = (event for entry in turn.entries for event in entry.events)
    return [event for event in events if event.kind in kinds and event.is_for(None)]


def _has_lost_the_lead(turn: Turn, seat: Seat) -> bool:
    count, after = len(turn.seats), turn.game.view(turn.state, None)
    former, now = (leaders(turn.game, view, count) for view in (turn.seen_before, after))
    return seat in former and bool(now) and seat not in now


def _end_in_vain(db: Connection, turn: Turn, seat: SeatRow, own: Iterable[PlanRow]) -> None:
    """End the plans that were made for the present question, for one time, and cannot answer it."""
    kind = turn.open()[seat.seat].kind
    for plan in own:
        if plan.kind == kind and plan.lasts == "once":
            plans.put(db, turn.table.id, plan._replace(ended="vain"))
