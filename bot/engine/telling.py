"""Waits and notices: whose turn it is, which people have to be told, and how loudly.

A wait begins when a seat is asked and ends when it is no longer asked. Its person is pinged once in
that time, in any transaction: `SeatRow.pinged` remembers it. A person who has just acted is not
pinged. No one is pinged while computers still have to answer, or before a choice has settled.

How. People who take direct messages get the panel there, and that is their notification; the others
are mentioned in a fresh post. If no new wait begins, the running post is edited, and only if
something public has changed: a private answer leaves no public trace, not even an edit. There is
one exception: a vote on a player ends with the table's wait for them, and its post says so.

Settling. So that a slip can be fixed, a choice settles only some seconds after it was made
(`PLAZA_UNDO_SECONDS`, 15 by default). Until then it can be taken back without disturbing anyone: no
computer answers it, no player is called, no post is changed. People who come uncalled may answer,
which ends the take-back; *Go on* ends that time at once. A choice that reveals something settles at
once, because it cannot be taken back, and so does one that no one would answer. A step that others
cannot see neither begins nor extends this time, because the moment at which others are called would
give the step away. The end of the time is a column (`tables.settles_at`) and a due time like
others, so it survives restarts.

Again. If a player takes a move back and makes it again, the next person's wait ends and begins
again. That person is told again an hour after the last time at the earliest, and only if the table
still waits for them then. `SeatRow.called_at` remembers the last time until they have moved, or the
wait has ended in another way.

The beginning. Players without a question yet are told silently that their game has begun. A person
who has been asked something before that message is sent is not sent it: they have been called.

The end. Each person who still plays is told how the game ended, and, silently, each who resigned.
The person who ended it is not told: they see it. People without direct messages are mentioned in
the final post.

Muted. A person who has muted a table gets no calls, mentions or reminders from it. They are still
told when little of their time is left, when it is up, and what else happens to them.

Solo. A table that is shown nowhere has no posts (`outbox.add`), and no one is reminded of it. Its
person sees the result of their click in the panel. A question without a click of theirs (after a
retried computer, for instance) comes as a panel in a silent message.

Off. A person who is off when their wait begins is told when they are on again: the row of the
outbox waits until then (`Call.at`), and `bot/notify/quiet.py` checks again when it is taken.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from bot.engine import waits
from bot.engine.habits import tell_from
from bot.engine.idling import JUDGED
from bot.engine.time_control import TimeControl
from bot.engine.turn import Turn, is_practice, is_waited_for
from bot.storage.rows import Notice, SeatRow, TableRow, UserRow, answers_itself
from rules.decision import Decision
from rules.event import Seat

CALLED_AGAIN: Final = timedelta(hours=1)
"""The least time before a person is called again to a wait that was taken back meanwhile."""


class Call(NamedTuple):
    """A person to tell of their wait, and when.

    again   they were already told of one like it
    muted   they want to see this table in lists only
    """

    user_id: int
    at: datetime
    again: bool
    muted: bool = False


def with_waits(turn: Turn, users: Mapping[int, UserRow]) -> list[SeatRow]:
    """Return the seats with the decisions that are open after this turn, and their clocks.

    `asked_at` stays as it was where a seat's decision is still the very same one: a panel made
    since then is still good, though others have answered meanwhile. `shown` goes up only if
    something of the seat's own is new. `users` are all the persons at the table.
    """
    now_open, limit = turn.open(), turn.control()
    asked = [_with_wait(turn, seat, now_open.get(seat.seat)) for seat in turn.seats]
    clocked = [_with_clock(turn, seat, limit, users) for seat in asked]
    return [_with_reminders(turn, seat, users) for seat in clocked]


def _with_wait(turn: Turn, seat: SeatRow, decision: Decision | None) -> SeatRow:
    if decision is None:
        unasked = seat._replace(asked_at=None, waiting_since=None, pinged=False)
        now = unasked._replace(plan_due=None, plan_at_once=False)
    else:
        same = seat.seat not in turn.acted and turn.open_before.get(seat.seat) == decision
        now = seat._replace(
            asked_at=seat.asked_at if same else turn.version,
            waiting_since=seat.waiting_since or turn.now,
            plan_due=seat.plan_due if same else None,
            plan_at_once=same and seat.plan_at_once,
        )
    before = turn.before.seats[seat.seat]
    if before.asked_at is not None and _is_done_with(turn, seat, decision):
        now = now._replace(called_at=None)
    if before.waiting_since is not None and decision is None:
        now = _with_wait_over(turn, now, turn.now - before.waiting_since)
    moved_on = (now.asked_at, now.moved_at) != (before.asked_at, before.moved_at)
    return now._replace(shown=before.shown + moved_on)


def _with_wait_over(turn: Turn, seat: SeatRow, span: timedelta) -> SeatRow:
    """Note the length of the wait that a move, or the taking back of one, has ended."""
    seconds, before = int(span.total_seconds()), turn.before.seats[seat.seat]
    if turn.undone_from is not None:
        return seat._replace(waited=seconds)
    if _has_answered(turn, before, seat):
        measured = seat.answer_seconds + seconds
        seat = seat._replace(answers=seat.answers + 1, answer_seconds=measured)
    return seat._replace(took=seconds, waited=0)


def _is_done_with(turn: Turn, seat: SeatRow, decision: Decision | None) -> bool:
    """Whether a seat's question is answered, not just removed because a move was taken back."""
    over = decision is None or seat.by_computer or seat.seat in turn.acted
    return over and turn.undone_from is None


def _has_answered(turn: Turn, before: SeatRow, seat: SeatRow) -> bool:
    """Whether a seat's person has just chosen themselves: no computer for them, no taking back.

    A wait that may have begun before they sat there is not theirs.
    """
    chose = seat.seat in turn.acted and seat.moved_at == turn.version and turn.undone_from is None
    return chose and not waits.is_inherited(before)


def _with_clock(
    turn: Turn, seat: SeatRow, limit: TimeControl | None, users: Mapping[int, UserRow]
) -> SeatRow:
    """Start, continue or stop the clock of the seat's person.

    A step that others cannot see changes nothing, because clocks and reminders can be seen.
    """
    before = turn.before.seats[seat.seat]
    user = None if seat.user_id is None else users[seat.user_id]
    acted, undone = seat.seat in turn.acted, turn.undone_from is not None
    since = before.waiting_since
    if user is not None and undone and is_waited_for(before) and seat.asked_at is None:
        return waits.withdrawn(seat, limit, user, turn.now, since=since)
    if user is None or seat.by_computer or seat.asked_at is None:
        return waits.ended(seat, user, turn.now, since=since)
    if since is None:
        begun = waits.begun(seat, limit, user, turn.now, granted=not (acted and undone))
        seat = begun._replace(pinged=False)
    elif before.by_computer or before.user_id != seat.user_id:
        former = user if before.user_id is None else users[before.user_id]
        taken = waits.taken_over(before, former, seat, limit, user, turn.now)
        seat = taken._replace(pinged=False)
    elif acted and seat.moved_at != turn.version:
        seat = waits.moved_for(seat, limit, user, turn.now)
    elif acted and turn.is_seen():
        seat = waits.gone_on(seat, limit, user, turn.now)
    elif limit is not None and seat.bank is None:  # other players wait again
        seat = waits.under_clock(seat, limit, user, turn.now)
    return waits.paused(seat, user, turn.now) if turn.left else seat


def _with_reminders(turn: Turn, seat: SeatRow, users: Mapping[int, UserRow]) -> SeatRow:
    """Begin to remind the person of a table that was solo so far, and so had no reminders."""
    if seat.user_id is None or seat.asked_at is None:
        return seat
    if turn.table.is_solo:
        return waits.muted(seat)
    shown = turn.before.table.is_solo
    return waits.reminded_from(seat, users[seat.user_id], turn.now) if shown else seat


def settles_at(
    turn: Turn, seats: Sequence[SeatRow], actor: int | None, *, seen: bool
) -> datetime | None:
    """Return when the newest choice settles; None if it has, or if no one would answer it.

    A choice that reveals something cannot be taken back, so no one has to wait. A step that others
    do not see (`seen`) changes nothing: the moment at which others are called would give it away.
    """
    if not (turn.by_hand and seen):
        return turn.table.settles_at
    answered = answers_itself(seats) or any(_is_to_call(seat, actor) for seat in seats)
    at_once = turn.revealed or turn.practice or not turn.grace
    return turn.now + turn.grace if answered and not at_once else None


def opened(
    turn: Turn, seats: Sequence[SeatRow], actor: int | None, *, settled: bool
) -> frozenset[Seat]:
    """Return the seats whose people learn of their question now, so that their plans may answer.

    A person who has just acted sees their next question at once; but one who took a choice back
    wants to make it again by hand.
    """
    mine = {seat.seat for seat in seats if _goes_on(turn, seat, actor)}
    called = not answers_itself(seats) and settled
    others = {seat.seat for seat in seats if called and _is_to_call(seat, actor)}
    return frozenset(mine | others)


def to_ping(seats: Sequence[SeatRow], actor: int | None, *, settled: bool) -> list[int]:
    """Return the people whose move it is, who do not know it yet and have not just acted."""
    if answers_itself(seats) or not settled:
        return []
    return [seat.user_id for seat in seats if seat.user_id is not None and _is_to_call(seat, actor)]


def calls(
    seats: Sequence[SeatRow], pinged: Collection[int], users: Mapping[int, UserRow], now: datetime
) -> list[Call]:
    """Return when to tell the people to be pinged: now, or when they are on again, or later."""
    found: list[Call] = []
    for seat in seats:
        if seat.user_id is not None and seat.user_id in pinged:
            last = seat.called_at
            earliest = now if last is None else last if last > now else last + CALLED_AGAIN
            at = tell_from(users[seat.user_id], max(now, earliest))
            found.append(Call(seat.user_id, at, last is not None, seat.muted))
    return found


def aware(
    seats: Sequence[SeatRow], called: Sequence[Call], actor: int | None, *, settled: bool
) -> list[SeatRow]:
    """Return the seats, marking those whose people know of their wait, or are told now.

    Until a choice has settled that is only the person who acted; while computers answer, no one.
    """
    if settled and answers_itself(seats):
        return list(seats)
    at = {call.user_id: call.at for call in called}
    return [
        seat._replace(pinged=True, called_at=at.get(seat.user_id or 0, seat.called_at))
        if _is_unaware(seat) and (settled or seat.user_id == actor)
        else seat
        for seat in seats
    ]


def asked_in_absence(turn: Turn, seats: Sequence[SeatRow], actor: int | None) -> list[int]:
    """Return the person whose plan has acted, if they are now asked something that no plan answers.

    A person who acts by hand sees their next question anyway.
    """
    pairs = zip(turn.before.seats, seats, strict=True)
    return [
        actor
        for old, new in pairs
        if actor is not None and new.user_id == actor and new.pinged and not new.is_planned
        if (new.asked_at, new.pinged) != (old.asked_at, old.pinged)
    ]


def with_time_told(
    turn: Turn,
    seats: Sequence[SeatRow],
    called: Sequence[Call],
    nudged: Sequence[int],
    users: Mapping[int, UserRow],
) -> list[SeatRow]:
    """Return the seats. A person who is told now that little time is left gets no extra warning."""
    asked, control = {call.user_id for call in called}, turn.control()
    return [
        waits.called(seat, control)
        if seat.user_id is not None and _is_told(seat, users[seat.user_id], asked, nudged)
        else seat
        for seat in seats
    ]


def _is_told(
    seat: SeatRow, user: UserRow, called: Collection[int], nudged: Collection[int]
) -> bool:
    """Whether a call or a nudge reaches a person. No call does if their plan answers for them."""
    if seat.muted or (seat.is_planned and user.takes_dms):
        return False
    return user.user_id in called or (user.takes_dms and user.user_id in nudged)


def nudges(nudged: Sequence[int]) -> list[Notice]:
    """Return notices that tell these people alone that their plan does not answer for them."""
    return [Notice("nudge", user_id) for user_id in nudged]


def notices(
    called: Sequence[Call],
    users: Mapping[int, UserRow],
    now: datetime,
    *,
    seen: bool,
) -> list[Notice]:
    """Return all notices: panels first, so that a closed DM can become a mention in the post.

    There is one new post if a person is newly pinged. Otherwise the running post is edited, and
    only if something public has changed (`seen`). People who are off now get the panel when they
    are on again, or a mention if they take no DM then.
    """
    panels: list[Notice] = []
    by_post: list[int] = []
    for call in called:
        user = users[call.user_id]
        if call.muted:
            continue
        if call.at > now:
            panels.append(Notice("panel", call.user_id, not_before=call.at))
        elif user.takes_dms:
            panels.append(Notice("panel", call.user_id))
        else:
            by_post.append(call.user_id)
    if by_post or not all(call.again for call in called):
        return [*panels, Notice("board", fresh=True, ping=tuple(by_post))]
    return [*panels, Notice("board")] if seen else panels


def of_the_beginning(
    table: TableRow, seats: Sequence[SeatRow], own: Sequence[Notice], knows: int | None
) -> list[Notice]:
    """Return a first turn's `own` notices with the messages that tell players without a question
    yet that the game has begun.

    `knows`: the person who started the game. Players with a question are called instead. But a
    table of a league sends no messages: its season tells everyone of all their tables at once.
    """
    if table.is_of_league:
        return [notice for notice in own if notice.user_id is None]
    asked = {seat.user_id for seat in seats if seat.asked_at is not None}
    people = [user_id for user_id in _people(seats, knows) if user_id not in asked]
    return [*own, *(Notice("begun", user_id) for user_id in people)]


def of_the_end(
    table: TableRow, seats: Sequence[SeatRow], users: Mapping[int, UserRow], knows: int | None
) -> list[Notice]:
    """Return the notices of the end: the final post, then messages.

    The post mentions people without direct messages, if they want to be notified. `knows`: the
    person who ended the game, or who plays alone among computers. People who resigned are told,
    too, of a result that may have changed their rating, but not by a mention. A table that ends on
    the last day of its season tells no one: the season does.
    """
    if table.abort_reason == JUDGED:
        return [Notice("final", fresh=True)]
    people = [] if is_practice(seats) else [users[each] for each in _people(seats, knows)]
    by_post = [user for user in people if not user.takes_dms and user.results == "loud"]
    by_message = [user for user in people if user.takes_dms and user.results != "table"]
    mentioned = tuple(user.user_id for user in by_post)
    told = [*(user.user_id for user in by_message), *_people(seats, knows, resigned=True)]
    return [Notice("final", fresh=True, ping=mentioned), *(Notice("result", each) for each in told)]


def _people(seats: Sequence[SeatRow], but: int | None, *, resigned: bool = False) -> list[int]:
    """Return the people who hold a seat, or who have resigned from one, except one of them."""
    found = [seat.user_id for seat in seats if (seat.resigned_at is not None) is resigned]
    return [user_id for user_id in found if user_id is not None and user_id > 0 and user_id != but]


def _goes_on(turn: Turn, seat: SeatRow, actor: int | None) -> bool:
    """Whether a person is asked something because of their own choice."""
    own = actor is not None and seat.user_id == actor and turn.undone_from is None
    return own and seat.asked_at == turn.version


def _is_to_call(seat: SeatRow, actor: int | None) -> bool:
    return _is_unaware(seat) and seat.user_id != actor


def _is_unaware(seat: SeatRow) -> bool:
    return seat.asked_at is not None and not seat.by_itself and not seat.pinged
