"""Holding back messages to people who are off, until they are on again.

A wait that begins while its person is off writes a row that is due when they are on again
(`telling.calls`). Here the outbox checks again when it takes a row, so that nothing delayed by
Discord arrives in quiet hours either. People who by then want no direct messages, or cannot be
reached by any, are mentioned in the post.
"""

from datetime import datetime
from typing import Final

from sqlalchemy import Connection

from bot.engine.habits import off_until
from bot.notify.lanes import may_have_arrived
from bot.storage import outbox, profiles
from bot.storage.kinds import HELD, Kind
from bot.storage.rows import Notice, OutboxRow

_INSTEAD: Final[dict[Kind, Kind]] = {"board": "panel", "vote": "vote", "final": "result"}
"""The kind of message that later tells one person the content of such a post."""


def held(db: Connection, rows: list[OutboxRow], now: datetime) -> list[OutboxRow]:
    """Postpone rows for people who are off; return the updated rows.

    A row that may have arrived is sent again at once, while Discord still recognises it.
    """
    due = [row for row in rows if row.kind in HELD and row.next_try <= now]
    due = [row for row in due if not may_have_arrived(row, now)]
    off = _off(db, {row.user_id for row in due if row.user_id is not None}, now)
    again = {row.id: off[row.user_id] for row in due if row.user_id in off}
    for row_id, until in again.items():
        outbox.wait(db, [row_id], until)
    return [row._replace(next_try=again.get(row.id, row.next_try)) for row in rows]


def spared(
    db: Connection, row: OutboxRow, waiting: frozenset[int], now: datetime
) -> tuple[OutboxRow, list[Notice]]:
    """Return a post without mentions of people who are off, and the messages that tell them later:
    when they are on again, if they are waited for or may vote then. A lobby only names them.
    """
    if row.user_id is not None or not row.ping or may_have_arrived(row, now):
        return row, []
    asked = waiting.intersection(row.ping) if row.kind == "board" else frozenset(row.ping)
    off = _off(db, asked, now)
    on = tuple(user_id for user_id in row.ping if user_id not in off)
    kind = _INSTEAD.get(row.kind)
    later = [
        Notice(kind, user_id, not_before=again, vote_id=row.vote_id)
        for user_id, again in off.items()
        if kind is not None
    ]
    return row._replace(ping=on), later


def _off(db: Connection, user_ids: set[int] | frozenset[int], now: datetime) -> dict[int, datetime]:
    return off_until(profiles.find_users(db, sorted(user_ids)).values(), now)
