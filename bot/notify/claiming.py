"""Claiming the next delivery at a table, and noting what has arrived there before."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection

from bot.notify.lanes import condense, lanes, revived, superseded
from bot.notify.quiet import held, spared
from bot.storage import lists, outbox, tables
from bot.storage.kinds import OF_A_WAIT
from bot.storage.outbox import Aside
from bot.storage.rows import OutboxRow

LEASE: Final = timedelta(minutes=10)
"""The time for which a claim keeps others away; longer than any delivery takes."""


def note_told(
    db: Connection, told: Collection[OutboxRow], given_up: Sequence[Aside], now: datetime
) -> bool:
    """Remove what has arrived, and older posts that were given up; votes are tried again.

    Return whether there are any such posts.
    """
    older = [number for row in told for number in superseded(row, given_up)]
    votes = [number for row in told for number in revived(row, given_up)]
    outbox.remove(db, [*(row.id for row in told), *older])
    outbox.put_back(db, votes, now)
    return bool(older or votes)


def claim_next(
    db: Connection, table_id: int, now: datetime, told: Collection[OutboxRow] = ()
) -> OutboxRow | None:
    """Remove what was told at a table, and claim the next row to publish, if due; delete the rows
    it makes superfluous.
    """
    rows, given_up = outbox.waiting(db, table_id)
    if note_told(db, told, given_up, now):
        rows, given_up = outbox.waiting(db, table_id)
    ids = {row.id for row in told}
    rows = [row for row in rows if row.id not in ids]
    if not rows:
        return None
    waiting, guests = tables.awaited(db, table_id)
    needless = [row for row in rows if _is_needless(db, row, waiting)]
    outbox.remove(db, [row.id for row in needless])
    rows = held(db, [row for row in rows if row not in needless], now)
    due = [
        condense(lane, waiting | guests, now, given_up)
        for lane in lanes(rows)
        if lane[0].next_try <= now
    ]
    if not due:
        return None
    row, done = min(due, key=lambda each: each.row.id)
    row, later = spared(db, row, waiting, now)
    outbox.claim(db, row, now, now + LEASE)
    outbox.remove(db, [number for number in done if number != row.id])
    outbox.add(db, table_id, later, now)
    return row


def _is_needless(db: Connection, row: OutboxRow, waiting: frozenset[int]) -> bool:
    """Whether a row tells a player that a table waits for them although it no longer does."""
    if row.kind == "reminder" and row.user_id is not None:
        return not lists.waiting_for(db, row.user_id)
    return row.kind in OF_A_WAIT and row.user_id not in waiting
