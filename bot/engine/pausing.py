"""Clocks, reminders and votes stand while the bot is not on the server: no one loses time.

This also holds for waits and votes that begin meanwhile. When the bot is invited again, they all go
on from that moment. The time since it left counts neither against a player's patience
(`service/votes/patience.py`) nor as time to vote.

All this passes over a table that was set aside. When that was is unknown, so once it is released,
its state after its last turn counts. The player it waits for gets back the time of the whole wait.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from typing import TypeAlias

from sqlalchemy import Connection

from bot.engine import time_control, waits
from bot.engine.time_control import TimeControl
from bot.engine.turn import is_waited_for
from bot.storage import lists, outbox, profiles, tables, votes
from bot.storage.faults import Unreadable
from bot.storage.rows import Notice, SeatRow, Stored, UserRow
from rules.event import Seat

SeatChange: TypeAlias = Callable[[SeatRow, TimeControl | None, UserRow], SeatRow]


def pause(db: Connection, server_id: int, now: datetime) -> None:
    """Stop the clocks of a server's tables. Raises Conflict."""
    _change(db, _running_at(db, server_id), partial(_paused, now=now))


def resume(db: Connection, server_id: int, since: datetime, now: datetime) -> None:
    """Let the clocks and votes of a server's tables go on, which have stood `since` then.

    Raises Conflict.
    """
    _resume(db, _running_at(db, server_id), since, now)


def restart(db: Connection, table_id: int, now: datetime) -> None:
    """Restart the clocks of a table that was set aside: it could not be played meanwhile."""
    stored = _found(db, table_id)
    if stored.table.status != "running":
        return
    _resume(db, [stored], stored.table.changed_at, now)
    if stored.left:
        _change(db, [_found(db, table_id)], partial(_paused, now=now))


def move_votes(
    db: Connection, table_id: int, seats: Collection[Seat], since: datetime, now: datetime
) -> None:
    """Move the votes of a table on, as the waits at these `seats` are moved on.

    That is, the open ones, and those about the seats that are closed: how long ago the last one was
    opened decides when the next can be. Raises Unreadable.
    """
    for vote in votes.all_at(db, table_id):
        if vote.closes_at is not None or vote.seat in seats:
            later = waits.moved_on(vote.opened_at, since, now) - vote.opened_at
            votes.move(db, vote, later)


def _resume(db: Connection, running: Sequence[Stored], since: datetime, now: datetime) -> None:
    for stored in running:
        waited = {seat.seat for seat in stored.seats if is_waited_for(seat)}
        with suppress(Unreadable):  # the next look at that table sets it aside
            move_votes(db, stored.table.id, waited, since, now)
            shown = [Notice("vote", vote_id=each.id) for each in votes.open_at(db, stored.table.id)]
            outbox.add(db, stored.table.id, shown, now)
    _change(db, running, partial(waits.resumed_after, since=since, now=now))


def _paused(seat: SeatRow, _: TimeControl | None, user: UserRow, now: datetime) -> SeatRow:
    return waits.paused(seat, user, now)


def _change(db: Connection, running: Sequence[Stored], change: SeatChange) -> None:
    """Change the seats that tables wait for. Each table gets a new version even if there are none.

    A reader that has read such a table before is wrong about whether the bot is there
    (`Turn.left`).
    """
    users = _waited_for(db, running)
    for stored in running:
        tables.save(db, stored.table, stored.table)
        control = time_control.of_table(stored.table)
        after = _changed(stored.seats, control, users, change)
        tables.save_seats(db, stored.table.id, stored.seats, after)


def _running_at(db: Connection, server_id: int) -> list[Stored]:
    return [stored for stored in lists.running_at(db, server_id) if stored.whole]


def _found(db: Connection, table_id: int) -> Stored:
    stored = tables.find(db, table_id)
    assert stored is not None, "it has just been released"
    return stored


def _waited_for(db: Connection, running: Sequence[Stored]) -> Mapping[int, UserRow]:
    user_ids = {seat.user_id for stored in running for seat in stored.seats if is_waited_for(seat)}
    return profiles.find_users(db, [user_id for user_id in user_ids if user_id is not None])


def _changed(
    seats: Sequence[SeatRow],
    control: TimeControl | None,
    users: Mapping[int, UserRow],
    change: SeatChange,
) -> tuple[SeatRow, ...]:
    return tuple(
        change(seat, control, users[seat.user_id])
        if seat.user_id is not None and is_waited_for(seat)
        else seat
        for seat in seats
    )
