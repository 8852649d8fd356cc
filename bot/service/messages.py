"""Direct messages: the loudness of the next one, and those that still ask something.

All news reaches a person, but a phone rings once in ten minutes at most, and 24 times a day.
Messages in between arrive silently. Only a clock that is running out, or has run out, always rings.
No setting turns that off, because the others, who vote then, lose time, too.

A person who leaves ten calls unanswered gets no calls or reminders until they answer one or click
in any. Instead a list of all tables that wait for them comes once a day, silently, when their quiet
hours end; without quiet hours, a day after the last. Each list has the outbox send the next, so
they end when nothing waits, or when the person is back.

A minute after its question is answered, in any place, a message loses its buttons. The one in which
it was answered shows the panel, and so stays until another message about the table comes.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from enum import Enum, auto
from typing import Final

from sqlalchemy import Connection

from bot.engine.context import Context
from bot.engine.habits import tomorrow
from bot.engine.parties import Written
from bot.storage import letters, messages, outbox, profiles
from bot.storage.kinds import CALLS, URGENT, Kind, LetterKind
from bot.storage.rows import NO_TABLE, LetterRow, MessageRow, Notice, OutboxRow

QUIET_FOR: Final = timedelta(minutes=10)
"""The time after one message has rung in which no other does."""
MOST_A_DAY: Final = 24
"""The most messages that ring for a person within 24 hours."""
PATIENCE: Final = 10
"""The number of unanswered calls in a row after which a person gets no more."""
MOST_OPENED: Final = 12
"""The most messages a day that tell a person of a new table at once."""
SHORTLY: Final = timedelta(minutes=15)
"""The time after an unanswered call in which another table only says that it waits, too."""
TIDY_AFTER: Final = timedelta(seconds=45)
"""The time for which an answered message keeps its buttons: its person may be using them."""


LISTED: Final = timedelta(hours=20)
"""The least time between two lists; less than a day, so that they keep their hour."""
_DAY: Final = timedelta(days=1)


class Volume(Enum):
    """The loudness of a message: it rings, it arrives silently, or it is not sent."""

    LOUD = auto()
    SILENT = auto()
    OFF = auto()


class Messages:
    """Remembers the direct messages that were sent."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._store = context.store

    async def volume(self, user_id: int, kind: Kind | LetterKind) -> Volume:
        """Return the allowed loudness of a message of this kind now."""
        sent = await self._store.read_once(messages.of_user, user_id)
        return volume(kind, sent, self._context.clock.now())

    async def was_just_called(self, user_id: int, table_id: int) -> bool:
        """Whether a person was called to another table moments ago and has not answered yet."""
        since = self._context.clock.now() - SHORTLY
        sent = await self._store.read_once(messages.of_user, user_id)
        return any(
            row.kind in CALLS and row.answered_at is None and not row.used and row.sent_at > since
            for row in sent
            if row.table_id != table_id
        )

    async def note_sent(
        self, row: OutboxRow, table_id: int, message_id: int, *, loud: bool
    ) -> list[int]:
        """Remember a message; return the earlier ones about the same table that it replaces."""
        now, user_id = self._context.clock.now(), row.user_id
        assert user_id is not None, "messages are for a person"

        def note(db: Connection) -> list[int]:
            if outbox.find(db, row.id) is None:
                return []  # deleted meanwhile, with all data about this person
            if row.kind == "digest":
                _list_later(db, table_id, user_id, now)
            return messages.add(db, table_id, user_id, row.kind, message_id, now, loud=loud)

        return await self._store.write_behind_at(table_id, note)

    async def note_letter(self, row: LetterRow, message_id: int, *, loud: bool) -> None:
        """Remember a message that was a letter, unless its person's data was deleted."""
        now, user_id = self._context.clock.now(), row.user_id
        assert user_id is not None, "messages are for a person"

        def note(db: Connection) -> None:
            if letters.find(db, row.id) is not None:
                messages.note(db, user_id, row.kind, message_id, now, loud=loud)

        await self._store.write_behind_at(NO_TABLE, note)

    async def note_unsent(self, row: OutboxRow, table_id: int) -> None:
        """Put a message that a person was not sent on their next list."""
        now, user_id = self._context.clock.now(), row.user_id
        assert user_id is not None, "messages are for a person"

        def note(db: Connection) -> None:
            if outbox.find(db, row.id) is None:
                return
            # A list that came too soon may have replaced the next in the outbox.
            if row.kind != "digest" or _is_left_in_peace(messages.of_user(db, user_id)):
                _list_later(db, table_id, user_id, now)

        await self._store.write_behind_at(table_id, note)

    async def note_used(self, message_id: int) -> None:
        """Remember that a message's buttons were clicked, if it is one of ours."""
        table_id = await self._store.read_once(messages.unused_at, message_id)
        if table_id is not None:
            await self._store.write_behind_at(table_id, messages.use, message_id)

    async def note_channel(self, row: OutboxRow | LetterRow, user_id: int, channel_id: int) -> None:
        """Remember the channel of a person's messages, unless their data was deleted."""
        rows = letters if isinstance(row, LetterRow) else outbox

        def note(db: Connection) -> None:
            if rows.find(db, row.id) is not None:
                profiles.change_user(db, user_id, dm_channel=channel_id)

        await self._store.write_behind(note)

    async def to_tidy(self, table_id: int, user_id: int) -> list[int]:
        """Return the messages to a person about a table whose question is answered."""
        return await self._store.read_once(messages.to_tidy, table_id, user_id)

    async def note_tidied(self, table_id: int, message_id: int) -> None:
        """Remember that a message about a table has no buttons left."""
        await self._store.write_behind_at(table_id, messages.tidied, message_id)


def volume(kind: Kind | LetterKind, sent: Sequence[MessageRow], now: datetime) -> Volume:
    """Return the allowed loudness of a message of this kind to a person who was `sent` these."""
    if kind in URGENT:
        return Volume.LOUD
    in_peace = _is_left_in_peace(sent)
    if kind == "opened":
        today = [row for row in sent if row.kind == kind and row.sent_at > now - _DAY]
        return Volume.OFF if in_peace or len(today) >= MOST_OPENED else Volume.SILENT
    if kind == "digest":
        listed = any(row.kind == "digest" and row.sent_at > now - LISTED for row in sent)
        return Volume.SILENT if in_peace and not listed else Volume.OFF
    if in_peace:
        return Volume.OFF if kind in CALLS else Volume.SILENT
    rang = [row.sent_at for row in sent if row.loud and row.sent_at > now - _DAY]
    pause = any(at > now - QUIET_FOR for at in rang)
    return Volume.SILENT if pause or len(rang) >= MOST_A_DAY else Volume.LOUD


def _is_left_in_peace(sent: Sequence[MessageRow]) -> bool:
    """Whether a person has left too many calls in a row unanswered."""
    answers = [row.answered_at or row.sent_at for row in sent if row.answered_at or row.used]
    last = max(answers, default=None)
    waiting = [row for row in sent if row.kind in CALLS and row.answered_at is None]
    return sum(last is None or row.sent_at > last for row in waiting) >= PATIENCE


def _list_later(db: Connection, table_id: int, user_id: int, now: datetime) -> None:
    """Have a list sent to a person when their next day begins, if anything waits for them then."""
    at = tomorrow(profiles.user(db, user_id), now)
    outbox.add(db, table_id, [Notice("digest", user_id, not_before=at)], now)


def note_answered(db: Connection, written: Written) -> list[Notice]:
    """Remove the buttons of messages whose people the table no longer waits for."""
    now = written.after.table.changed_at
    # A wait that was taken back is not answered: it may come again, and rings no second time.
    withdrawn = {seat.user_id for seat in written.after.seats if seat.called_at is not None}
    done = [user_id for user_id in written.no_longer_asked if user_id not in withdrawn]
    told = messages.answered(db, written.after.table.id, done, now)
    return [Notice("tidy", user_id, not_before=now + TIDY_AFTER) for user_id in sorted(told)]
