"""Direct messages: how loud the next one may be, and which of them still ask something.

Whatever happens to a person reaches them, but a phone rings once in ten minutes at most, and 24
times a day. What comes in between is there when they look, without a sound. A person who leaves ten
calls unanswered is left in peace: one silent message a day, until they answer one of them. Only
that time is running out, or has run out, always rings.

A message whose question is answered, from wherever, has nothing left to click on a minute later.
The one in which it was answered stays as it is, since it shows the panel, until another message
about the table comes.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from enum import Enum, auto
from typing import Final

from sqlalchemy import Connection

from bot.engine.context import Context
from bot.engine.parties import Written
from bot.storage import messages, outbox, profiles
from bot.storage.kinds import CALLS, URGENT, Kind
from bot.storage.rows import MessageRow, Notice, OutboxRow

QUIET_FOR: Final = timedelta(minutes=10)
"""How long after one message has rung no other does."""
MOST_A_DAY: Final = 24
"""How many messages ring for a person within 24 hours."""
PATIENCE: Final = 10
"""How many calls in a row are left unanswered before a person is left in peace."""
SHORTLY: Final = timedelta(minutes=15)
"""For how long after a call that is not answered another table only says that it waits, too."""
TIDY_AFTER: Final = timedelta(seconds=45)
"""How long an answered message keeps its buttons, as its person may be at it."""


_DAY: Final = timedelta(days=1)


class Volume(Enum):
    """How loud a message is: it rings, it is there when one looks, or it is not sent."""

    LOUD = auto()
    SILENT = auto()
    OFF = auto()


class Messages:
    """Remembers the direct messages that were sent."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._store = context.store

    async def volume(self, user_id: int, kind: Kind) -> Volume:
        """Return how loud a message of this kind may be now."""
        sent = await self._store.read(messages.of_user, user_id)
        return volume(kind, sent, self._context.clock.now())

    async def was_just_called(self, user_id: int, table_id: int) -> bool:
        """Whether a person was called to another table moments ago and has not answered yet."""
        since = self._context.clock.now() - SHORTLY
        sent = await self._store.read(messages.of_user, user_id)
        return any(
            row.kind in CALLS and row.answered_at is None and not row.used and row.sent_at > since
            for row in sent
            if row.table_id != table_id
        )

    async def note_sent(
        self, row: OutboxRow, table_id: int, message_id: int, *, loud: bool
    ) -> list[int]:
        """Remember a message; return those about the same table that it takes the place of."""
        now, user_id = self._context.clock.now(), row.user_id
        assert user_id is not None, "messages are for a person"

        def note(db: Connection) -> list[int]:
            if outbox.find(db, row.id) is None:
                return []  # deleted meanwhile, with all else about this person
            return messages.add(db, table_id, user_id, row.kind, message_id, now, loud=loud)

        return await self._store.write_behind(note)

    async def note_used(self, message_id: int) -> None:
        """Remember that a message's buttons were clicked, if it is one of ours."""
        if await self._store.read(messages.is_unused, message_id):
            await self._store.write_behind(messages.use, message_id)

    async def note_channel(self, row: OutboxRow, user_id: int, channel_id: int) -> None:
        """Remember in which channel a person gets their messages, unless they were forgotten."""

        def note(db: Connection) -> None:
            if outbox.find(db, row.id) is not None:
                profiles.change_user(db, user_id, dm_channel=channel_id)

        await self._store.write_behind(note)

    async def to_tidy(self, table_id: int, user_id: int) -> list[int]:
        """Return the messages to a person about a table whose question is answered."""
        return await self._store.read(messages.to_tidy, table_id, user_id)

    async def note_tidied(self, message_id: int) -> None:
        """Remember that nothing is left to click on in a message."""
        await self._store.write_behind(messages.tidied, message_id)


def volume(kind: Kind, sent: Sequence[MessageRow], now: datetime) -> Volume:
    """Return how loud a message of this kind may be to a person who was `sent` these."""
    if kind in URGENT:
        return Volume.LOUD
    if _is_left_in_peace(sent):
        today = any(row.sent_at > now - _DAY for row in sent)
        return Volume.OFF if today and kind in CALLS else Volume.SILENT
    rang = [row.sent_at for row in sent if row.loud and row.sent_at > now - _DAY]
    pause = any(at > now - QUIET_FOR for at in rang)
    return Volume.SILENT if pause or len(rang) >= MOST_A_DAY else Volume.LOUD


def _is_left_in_peace(sent: Sequence[MessageRow]) -> bool:
    """Whether a person has left so many calls in a row unanswered."""
    answers = [row.answered_at or row.sent_at for row in sent if row.answered_at or row.used]
    last = max(answers, default=None)
    waiting = [row for row in sent if row.kind in CALLS and row.answered_at is None]
    return sum(last is None or row.sent_at > last for row in waiting) >= PATIENCE


def note_answered(db: Connection, written: Written) -> list[Notice]:
    """Have the messages to people for whom the table no longer waits lose their buttons."""
    now = written.after.table.changed_at
    # A wait that was taken back is not answered: it may come again, and rings no second time.
    withdrawn = {seat.user_id for seat in written.after.seats if seat.called_at is not None}
    done = [user_id for user_id in written.no_longer_asked if user_id not in withdrawn]
    told = messages.answered(db, written.after.table.id, done, now)
    return [Notice("tidy", user_id, not_before=now + TIDY_AFTER) for user_id in sorted(told)]
