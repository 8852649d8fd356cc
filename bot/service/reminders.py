"""Reminders: one for all tables that wait for a person, at growing intervals, four at most.

By direct message, a reminder is the list of these tables, the longest wait first, above the panel
of the first. If the person's DMs are closed or off, it is a short post with a mention at that one
table, which does not mention the others.

It comes as long after the first notice as the person wants (`users.remind_every`: 24 hours if they
set nothing, 0 for never), then after twice, four and eight times as long, and never while they are
off. Tables that are not due themselves at that time get no separate reminder within that first
interval. None comes shortly before or after a warning that little time is left (`warnings.py`): the
warning counts as one. After the fourth reminder the table has *stalled*: reminder and post say so,
and it is silent until something happens. More time by a vote starts no new count: it is the same
wait.

A person can postpone a reminder by some hours or until tomorrow. This counts as an answer: the
number of reminders does not go up for it. Or they can turn off a table's reminders until they have
moved there.

The times are stored with the seats (`engine/waits.py`). That a person was reminded is stored
together with the outbox row, but the text is made when the row is delivered: a person who has moved
meanwhile is reminded only of tables that still wait, or not at all.
"""

from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import Connection

from bot.engine import habits, waits
from bot.engine.context import Context
from bot.engine.errors import Busy, WrongTime
from bot.engine.habits import tell_from
from bot.engine.turn import is_waited_for, seat_of
from bot.storage import lists, outbox, profiles, tables
from bot.storage.rows import Notice, SeatRow, Stored, UserRow
from bot.storage.tables import Conflict


class Wait(NamedTuple):
    """A table that waits for a person, and their seat there."""

    stored: Stored
    seat: SeatRow


LATER: Final = timedelta(hours=3)
"""The time by which a person can postpone a reminder, if not until tomorrow."""


class Reminders:
    """Has people reminded, as their settings say."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def remind(self, user_id: int) -> None:
        """Remind a person of all tables that wait for them, if any of these is due.

        A person who is off is told when they are on again. One undelivered reminder is enough. A
        damaged table of theirs is set aside. Raises Busy if another process was faster.
        """
        now = self._context.clock.now()
        try:
            damaged = await self._context.store.write(_remind, user_id, now)
        except Conflict:
            raise Busy from None
        for table_id in damaged:
            await self._context.set_aside(table_id, "the table's row cannot be read")

    async def put_off(self, table_id: int, user_id: int, *, tomorrow: bool) -> datetime:
        """Postpone all of a person's reminders by some hours or until tomorrow; return until when.

        Raises WrongTime unless this table waits for them.
        """
        now = self._context.clock.now()

        def work(db: Connection) -> datetime:
            user, own = profiles.user(db, user_id), _own(db, table_id, user_id)
            at = habits.tomorrow(user, now) if tomorrow else tell_from(user, now + LATER)
            for wait in _waiting(lists.of_user(db, user_id), user_id):
                if wait.stored.table.id != table_id and wait.seat.remind_at is not None:
                    later = max(wait.seat.remind_at, at)
                    _save(db, wait, wait.seat._replace(remind_at=later))
            _settle(db, own, waits.put_off(own.seat, at), now)
            return at

        at = await self._context.change_alone(table_id, work)
        self._context.after_commit()
        self._context.wake_at(at)
        return at

    async def mute(self, table_id: int, user_id: int) -> None:
        """Stop reminding a person of a table's wait for them; warnings stay. Raises WrongTime."""

        def work(db: Connection) -> None:
            own, now = _own(db, table_id, user_id), self._context.clock.now()
            _settle(db, own, waits.muted(own.seat), now)

        await self._context.change_alone(table_id, work)
        self._context.after_commit()

    async def mute_table(self, table_id: int, user_id: int, *, muted: bool) -> None:
        """Mute or unmute a person's calls at a table. Raises ServiceError.

        They are told all the same when little time is left, when it is up, and when it ends.
        """

        def work(db: Connection) -> datetime | None:
            stored, now = self._context.find(db, table_id), self._context.clock.now()
            own = seat_of(stored, user_id)._replace(muted=muted)
            if is_waited_for(own):
                user = profiles.user(db, user_id)
                own = waits.muted(own) if muted else waits.reminded_from(own, user, now)
            _settle(db, Wait(stored, stored.seats[own.seat]), own, now)
            return own.remind_at

        at = await self._context.change_alone(table_id, work)
        self._context.after_commit()
        if at is not None:
            self._context.wake_at(at)


def _remind(db: Connection, user_id: int, now: datetime) -> list[int]:
    """Remind a person; return which of their tables cannot be read. Raises Conflict."""
    user, mine = profiles.user(db, user_id), lists.of_user(db, user_id)
    waiting = _waiting(mine, user_id)
    due = [wait for wait in waiting if _is_due(wait.seat, now)]
    again = tell_from(user, now)
    if again > now:
        for wait in due:
            _save(db, wait, wait.seat._replace(remind_at=again))
    elif any(_is_due(waits.left_to_warning(wait.seat, now), now) for wait in due):
        for wait in waiting:
            _count(db, wait, user, now)
        if not outbox.reminds(db, user_id, _in_play(mine)):
            outbox.add(db, waiting[0].stored.table.id, [Notice("reminder", user_id)], now)
    else:
        for wait in due:
            _save(db, wait, waits.left_to_warning(wait.seat, now))
    return [stored.table.id for stored in mine if not stored.whole]


def _is_due(seat: SeatRow, now: datetime) -> bool:
    return seat.remind_at is not None and seat.remind_at <= now


def _in_play(mine: list[Stored]) -> list[int]:
    """Return the tables where a reminder that waits will be told; at others it stays for good."""
    return [stored.table.id for stored in mine if stored.table.aside is None]


def _waiting(mine: list[Stored], user_id: int) -> list[Wait]:
    """Return the waits to remind a person of, the longest first."""
    return [wait for wait in _waits(mine, user_id) if not waits.is_muted(wait.seat)]


def _waits(mine: list[Stored], user_id: int) -> list[Wait]:
    """Return the waits for a person at games that can go on, the longest first."""
    found = [
        Wait(stored, seat)
        for stored in mine
        if stored.whole and stored.table.aside is None and not stored.left
        for seat in stored.seats
        if seat.user_id == user_id and is_waited_for(seat)
    ]
    return sorted(found, key=lambda wait: (wait.seat.waiting_since, wait.stored.table.id))


def _own(db: Connection, table_id: int, user_id: int) -> Wait:
    """Return a table's wait for a person. Raises WrongTime if there is none."""
    for wait in _waits(lists.of_user(db, user_id), user_id):
        if wait.stored.table.id == table_id:
            return wait
    raise WrongTime("waits_no_more")


def _count(db: Connection, wait: Wait, user: UserRow, now: datetime) -> None:
    """Note that a person is reminded."""
    _settle(db, wait, waits.reminded_at(wait.seat, user, now), now)


def _settle(db: Connection, wait: Wait, after: SeatRow, now: datetime) -> None:
    """Store a seat; if the table becomes stalled, or no longer is, update its post."""
    _save(db, wait, after)
    if waits.has_stalled(after) != waits.has_stalled(wait.seat):
        outbox.add(db, wait.stored.table.id, [Notice("board")], now)


def _save(db: Connection, wait: Wait, after: SeatRow) -> None:
    seats = wait.stored.seats
    changed = tuple(after if seat.seat == after.seat else seat for seat in seats)
    tables.reseat(db, wait.stored, changed)
