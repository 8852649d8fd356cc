"""Claiming the next delivery at a table."""

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection

from bot.notify.lanes import condense, lanes
from bot.notify.quiet import held, spared
from bot.storage import lists, outbox, tables
from bot.storage.kinds import OF_A_WAIT
from bot.storage.rows import OutboxRow

LEASE: Final = timedelta(minutes=10)
"""The time for which a claim keeps others away; longer than any delivery takes."""


def claim_next(db: Connection, table_id: int, now: datetime) -> OutboxRow | None:
    """Claim the next row to publish at a table, if due; delete the rows it makes superfluous."""
    rows = outbox.pending(db, table_id)
    if not rows:
        return None
    waiting = lists.waiting_users(db, [table_id])[table_id]
    needless = [row for row in rows if _is_needless(db, row, waiting)]
    outbox.remove(db, [row.id for row in needless])
    rows = held(db, [row for row in rows if row not in needless], now)
    given_up = outbox.posts_aside(db, table_id)
    awaited = waiting | tables.guests(db, table_id)
    due = [
        condense(lane, awaited, now, given_up) for lane in lanes(rows) if lane[0].next_try <= now
    ]
    if not due:
        return None
    row, done = min(due, key=lambda each: each.row.id)
    row, later = spared(db, row, waiting, now)
    if not outbox.claim(db, row, now, now + LEASE):
        return None
    outbox.remove(db, [number for number in done if number != row.id])
    outbox.add(db, table_id, later, now)
    return row


def _is_needless(db: Connection, row: OutboxRow, waiting: frozenset[int]) -> bool:
    """Whether a row tells a player that a table waits for them although it no longer does."""
    if row.kind == "reminder" and row.user_id is not None:
        return not lists.waiting_for(db, row.user_id)
    return row.kind in OF_A_WAIT and row.user_id not in waiting
