"""A table's wait for one person: its cost on their clock, its reminders and its warning.

A person is warned once a wait when little is left of their time (`time_control.warning`), counted
like the clock itself. If a wait begins with less, they are warned when half of it is gone. A call
to it says so itself, and then no warning follows; but a person who has just chosen, or has muted
the table, is not called. Each choice of theirs moves the warning to half of the time then left. If
the others give them time, they are warned again, at once if it is that little. So while a clock
runs, `warn_at` is None if its person has been told.

While the person is off (`habits`), the clock stands still and there are no reminders. No vacation
stops a clock for a person who took the seat in this wait, or within the day before it: otherwise
people could hand a seat from vacation to vacation. Each function returns the updated seat; `user`
holds its person's settings.
"""

from datetime import datetime, timedelta
from typing import Final

from bot.engine import time_control
from bot.engine.habits import Habits, after_active, on_the_clock, tell_from
from bot.engine.time_control import TimeControl
from bot.storage.rows import SeatRow, UserRow

MOST_REMINDERS: Final = 4
"""After this many reminders the table has stalled, and is silent until something happens."""

MUTED: Final = MOST_REMINDERS + 1
"""The number of reminders that count as given if a person wants none of this wait."""

WARNED: Final = timedelta(hours=12)
"""A reminder that would come less than this before a warning, or after it, is left out."""


def settings_of(user: UserRow) -> tuple[object, ...]:
    """Return the settings that waits depend on: time off, and the interval of reminders."""
    return on_the_clock(user), user.remind_every


def begun(
    seat: SeatRow, control: TimeControl | None, user: UserRow, now: datetime, *, granted: bool
) -> SeatRow:
    """Begin to wait; `granted`: the bank gets the increment of a new wait.

    Waits that were taken back count as part of this one. Otherwise two people could hold up a table
    for ever: one moves, takes that back before the other's patience ends, and moves again.
    """
    since = now - timedelta(seconds=seat.waited)
    waited = seat._replace(waiting_since=since, overtime=False)
    banked = _with_bank(waited, control, granted)
    return reminded_from(_ticking(banked, control, user, now), user, now)


def called(seat: SeatRow, control: TimeControl | None) -> SeatRow:
    """Note that a message tells the person of their wait: it also says if little time is left.

    It says nothing of a clock that stands, because the bot is off the table's server.
    """
    if control is None or seat.bank is None or seat.deadline is None:
        return seat
    if seat.bank > time_control.warning(control):
        return seat
    return seat._replace(warn_at=None)


def forgotten(seat: SeatRow) -> SeatRow:
    """Reset a seat's time: it gets a full bank, and its wait begins now."""
    return seat._replace(
        bank=None, ticking_since=None, deadline=None, overtime=False, waiting_since=None, waited=0
    )


def renewed(seat: SeatRow) -> SeatRow:
    """Have the seat's last wait count again, because the move that ended it was taken back."""
    return seat._replace(waited=seat.took, took=0)


def gone_on(seat: SeatRow, control: TimeControl | None, user: UserRow, now: datetime) -> SeatRow:
    """Go on waiting for a person who has just chosen and is asked again.

    The clock goes on, too, and so does a vote: no act of the seat's own people fills a bank.
    """
    banked = _with_bank(_stopped(seat, user, now), control, granted=False)
    return resumed(banked._replace(reminded=_first(banked)), control, user, now)


def taken_over(
    before: SeatRow,
    former: UserRow,
    seat: SeatRow,
    control: TimeControl | None,
    user: UserRow,
    now: datetime,
) -> SeatRow:
    """Go on waiting for a person who has just taken the seat, or come back to it."""
    bank = None if seat.bank is None else _stopped(before, former, now).bank
    theirs = seat._replace(bank=bank, ticking_since=None, warn_at=now)
    return gone_on(theirs, control, user, now)


def moved_for(seat: SeatRow, control: TimeControl | None, user: UserRow, now: datetime) -> SeatRow:
    """Go on waiting after the others had a computer move, with the increment of a new wait."""
    banked = _with_bank(_stopped(seat, user, now), control, granted=True)
    ticking = _ticking(banked._replace(overtime=False), control, user, now, given=True)
    return reminded_from(ticking, user, now)


def ended(seat: SeatRow, user: UserRow | None, now: datetime, *, since: datetime | None) -> SeatRow:
    """End a wait that has lasted `since` then; the time left in the bank stays there."""
    times = (seat.ticking_since, seat.remind_at, seat.warn_at)
    if not seat.overtime and all(time is None for time in times):
        return seat._replace(reminded=0) if seat.reminded else seat
    waited = seat._replace(waiting_since=since)
    bank = seat.bank if user is None else _stopped(waited, user, now).bank
    return seat._replace(
        bank=bank,
        ticking_since=None,
        deadline=None,
        overtime=False,
        remind_at=None,
        reminded=0,
        warn_at=None,
    )


def withdrawn(
    seat: SeatRow,
    control: TimeControl | None,
    user: UserRow,
    now: datetime,
    *,
    since: datetime | None,
) -> SeatRow:
    """End a wait, and take back its increment, because the move that began it was taken back."""
    over = ended(seat, user, now, since=since)
    if control is None or over.bank is None:
        return over
    return over._replace(bank=time_control.withdrawn(control, over.bank))


def resettled(
    seat: SeatRow, control: TimeControl | None, before: UserRow, after: UserRow, now: datetime
) -> SeatRow:
    """Go on under other habits: up to now the old ones count, from now on the new ones."""
    if seat.waiting_since is None or seat.by_computer:
        return seat
    return resumed(_stopped(seat, before, now), control, after, now)


def is_inherited(seat: SeatRow) -> bool:
    """Whether a wait may have begun before its person sat there: as it began, they had to stay."""
    began, until = seat.waiting_since, seat.held_until
    return began is not None and until is not None and began < until


def habits_at(seat: SeatRow, user: UserRow) -> Habits:
    """Return the time off of a seat's person that counts for its clock and patience."""
    habits = on_the_clock(user)
    return habits._replace(vacations=()) if is_inherited(seat) else habits


def paused(seat: SeatRow, user: UserRow, now: datetime) -> SeatRow:
    """Stop the clock until `resumed`, and send no reminders: the table cannot be played.

    A warning stays: if it was due, its person has yet to get it.
    """
    return _stopped(seat, user, now)._replace(ticking_since=None, deadline=None, remind_at=None)


def resumed(seat: SeatRow, control: TimeControl | None, user: UserRow, now: datetime) -> SeatRow:
    """Resume the clock and the reminders of a waiting seat from now."""
    again = seat._replace(remind_at=next_reminder(user, now, seat.reminded))
    if seat.overtime:
        told = again._replace(warn_at=None)
        return told if told.deadline else out_of_time(told, control, user, now)
    return _ticking(again, control, user, now, told=seat.warn_at is None)


def resumed_after(
    seat: SeatRow, control: TimeControl | None, user: UserRow, since: datetime, now: datetime
) -> SeatRow:
    """Resume a wait that has stood since then; the pause does not count as waiting."""
    assert seat.waiting_since is not None, "a player is waited for"
    moved = seat._replace(waiting_since=moved_on(seat.waiting_since, since, now))
    return resumed(moved, control, user, now)


def moved_on(at: datetime, since: datetime, now: datetime) -> datetime:
    """Return a moment that is as long ago now as `at` was when the clocks began to stand."""
    return now - max(since - at, timedelta())


def out_of_time(
    seat: SeatRow, control: TimeControl | None, user: UserRow, now: datetime
) -> SeatRow:
    """Note that the bank is empty. The others are asked what to do, or the grace begins.

    The end of the grace is a moment that no later time off moves: it could be moved on for ever.
    """
    over = seat._replace(deadline=None, overtime=True, warn_at=None)
    if control is None or control.grace is None:
        return over
    until = after_active(habits_at(seat, user), now, control.grace)
    return over._replace(bank=0, ticking_since=now, deadline=until)


def more_time(seat: SeatRow, control: TimeControl | None, user: UserRow, now: datetime) -> SeatRow:
    """Give a person whose bank is empty a day, or an increment if that is longer.

    It is still the same wait, so reminders go on as they were.
    """
    if control is None:
        return seat._replace(overtime=False)
    bank = max(timedelta(days=1), control.increment)
    given = seat._replace(overtime=False, bank=int(bank.total_seconds()))
    return _ticking(given, control, user, now, given=True)


def under_clock(
    seat: SeatRow, control: TimeControl | None, user: UserRow | None, now: datetime
) -> SeatRow:
    """Restart under another time control, with a full bank."""
    bank = None if control is None else time_control.fresh(control)
    fresh = seat._replace(bank=bank, ticking_since=None, deadline=None, overtime=False)
    waited = seat.waiting_since is not None and not seat.by_computer and user is not None
    if user is None or not waited:
        return fresh._replace(warn_at=None)
    return _ticking(fresh, control, user, now, given=True)


def next_reminder(user: UserRow, since: datetime, reminded: int) -> datetime | None:
    """Return when to remind a person next, after `reminded` reminders, the last at `since`.

    The interval doubles each time; None for never (again). No reminder comes while the person is
    off. The interval counts from when they are on, because that is when they hear of a wait that
    began while they were off.
    """
    if user.remind_every == 0 or reminded >= MOST_REMINDERS:
        return None
    wait = timedelta(hours=user.remind_every) * 2**reminded
    return tell_from(user, tell_from(user, since) + wait)


def reminded_at(seat: SeatRow, user: UserRow, now: datetime) -> SeatRow:
    """Note that the person has been told of everything that waits for them.

    This counts as a reminder for this seat if one was due. Otherwise the seat is reminded of again
    once the person's usual interval has passed, at the earliest.
    """
    if seat.remind_at is None:
        return seat
    if seat.remind_at > now:
        return seat._replace(remind_at=max(seat.remind_at, next_reminder(user, now, 0) or now))
    count = seat.reminded + 1
    return seat._replace(reminded=count, remind_at=next_reminder(user, now, count))


def warned(seat: SeatRow, user: UserRow, now: datetime) -> SeatRow:
    """Note that the person is told how little is left. It counts as a reminder that is due soon."""
    told = seat._replace(warn_at=None)
    if seat.remind_at is None or seat.remind_at > now + WARNED:
        return told
    count = seat.reminded + 1
    return told._replace(reminded=count, remind_at=next_reminder(user, now, count))


def left_to_warning(seat: SeatRow, now: datetime) -> SeatRow:
    """Drop a reminder that is due if a warning comes soon."""
    if seat.warn_at is None or seat.deadline is None:
        return seat
    soon = min(WARNED, seat.deadline - seat.warn_at)
    return seat._replace(remind_at=seat.warn_at + soon) if abs(seat.warn_at - now) < soon else seat


def is_low(seat: SeatRow) -> bool:
    """Whether so little time is left that the person has been warned, or is by this call."""
    return seat.deadline is not None and seat.warn_at is None and not seat.overtime


def has_stalled(seat: SeatRow) -> bool:
    """Whether all reminders went unanswered."""
    return seat.reminded == MOST_REMINDERS


def is_muted(seat: SeatRow) -> bool:
    """Whether the person wants no reminder of this wait."""
    return seat.reminded >= MUTED


def put_off(seat: SeatRow, until: datetime) -> SeatRow:
    """Remind the person at this time, as they wish; the last reminder does not count as ignored."""
    count = 0 if is_muted(seat) else max(0, seat.reminded - 1)
    return seat._replace(remind_at=until, reminded=count)


def muted(seat: SeatRow) -> SeatRow:
    """Stop reminding the person of this wait. A table that has stalled stays so for the others."""
    return seat if has_stalled(seat) else seat._replace(remind_at=None, reminded=MUTED)


def reminded_from(seat: SeatRow, user: UserRow, now: datetime) -> SeatRow:
    """Restart the count of reminders; there are none at a table that its person has muted."""
    reminded = _first(seat)
    return seat._replace(reminded=reminded, remind_at=next_reminder(user, now, reminded))


def _first(seat: SeatRow) -> int:
    """Return the number of reminders that count as given when a wait begins."""
    return MUTED if seat.muted else 0


def _with_bank(seat: SeatRow, control: TimeControl | None, granted: bool) -> SeatRow:
    if control is None:
        return seat._replace(bank=None)
    if seat.bank is None:
        return seat._replace(bank=time_control.fresh(control))
    return seat._replace(bank=time_control.granted(control, seat.bank)) if granted else seat


def _ticking(
    seat: SeatRow,
    control: TimeControl | None,
    user: UserRow,
    now: datetime,
    *,
    told: bool = False,
    given: bool = False,
) -> SeatRow:
    """Start the clock. If little is left: `told` that already, or `given` by others just now."""
    if seat.bank is None or control is None:
        return seat._replace(ticking_since=None, deadline=None, warn_at=None)
    habits = habits_at(seat, user)
    ahead = seat.bank - time_control.warning(control)
    if low := ahead <= 0:
        ahead = 0 if given else seat.bank // 2
    at = None if low and told else time_control.deadline(ahead, habits, now)
    deadline = time_control.deadline(seat.bank, habits, now)
    return seat._replace(ticking_since=now, deadline=deadline, warn_at=at)


def _stopped(seat: SeatRow, user: UserRow, now: datetime) -> SeatRow:
    """Return the seat with the time left in its bank now."""
    if seat.bank is None or seat.ticking_since is None:
        return seat
    return seat._replace(
        bank=time_control.left(seat.bank, habits_at(seat, user), seat.ticking_since, now)
    )
