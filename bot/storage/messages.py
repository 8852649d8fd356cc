"""Sent direct messages: how often a person's phone rang, and which still have buttons."""

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from bot.storage.kinds import BESIDE, CALLS, Kind, LetterKind
from bot.storage.rows import NO_TABLE, MessageRow
from bot.storage.schema import messages
from bot.storage.trips import ahead

REMEMBERED: Final = timedelta(days=1)
"""The time for which the loudness of a finished message is remembered."""

_SEEN_AT: Final = func.coalesce(
    messages.c.answered_at, case((messages.c.used, messages.c.sent_at), else_=None)
)
"""When a person is known to have been there, by this message; null if they answered nothing."""

_COLUMNS: Final = tuple(messages.c[name] for name in MessageRow._fields)
_ANSWERED: Final = (
    update(messages)
    .where(
        messages.c.table_id == bindparam("table_"),
        messages.c.user_id.in_(bindparam("users_", expanding=True)),
        messages.c.answered_at.is_(None),
        messages.c.kind.not_in(BESIDE),
    )
    .values(answered_at=bindparam("now_"))
    .returning(messages.c.user_id)
)


def of_user(db: Connection, user_id: int) -> list[MessageRow]:
    """Return the known messages to a person, oldest first."""
    query = select(*_COLUMNS).where(messages.c.user_id == user_id).order_by(messages.c.id)
    return [MessageRow._make(row) for row in db.execute(query)]


def add(
    db: Connection,
    table_id: int,
    user_id: int,
    kind: Kind,
    message_id: int,
    now: datetime,
    *,
    loud: bool,
) -> list[int]:
    """Note that a message was sent, and forget those that no longer count.

    Return the earlier messages to this person about the table that it replaces.
    """
    _forget(db, user_id, message_id, now)
    earlier = messages.c.user_id == user_id, messages.c.table_id == table_id
    query = select(messages.c.message_id).where(*earlier, messages.c.kind.not_in(BESIDE))
    found = list(db.execute(query.where(messages.c.message_id.is_not(None))).scalars())
    values = {"kind": kind, "message_id": message_id, "loud": loud, "sent_at": now}
    new = insert(messages).values(table_id=table_id, user_id=user_id, **values)
    db.execute(ahead(new.inline()))
    return [] if kind in BESIDE else [each for each in found if each is not None]


def note(
    db: Connection, user_id: int, kind: LetterKind, message_id: int, now: datetime, *, loud: bool
) -> None:
    """Note that a letter was sent to a person as a message, and forget those as `add` does."""
    _forget(db, user_id, message_id, now)
    values = {"kind": kind, "message_id": message_id, "loud": loud, "sent_at": now}
    db.execute(ahead(insert(messages).values(user_id=user_id, **values).inline()))


def _forget(db: Connection, user_id: int, message_id: int, now: datetime) -> None:
    """Forget a message that was sent again, and those to its person that no longer count."""
    own = messages.c.user_id == user_id
    old = and_(messages.c.sent_at < now - REMEMBERED, _done(own))
    db.execute(ahead(delete(messages).where(own, messages.c.message_id == message_id)))
    db.execute(ahead(delete(messages).where(own, old)))


def _done(own: ColumnElement[bool]) -> ColumnElement[bool]:
    """Whether a message asked nothing, or is answered, and a later one shows its person there."""
    answered = messages.c.message_id.is_(None), messages.c.answered_at.is_not(None)
    last = select(func.max(_SEEN_AT)).where(own).scalar_subquery()
    done = or_(messages.c.kind.not_in(CALLS), and_(*answered))
    return and_(done, or_(_SEEN_AT.is_(None), last > _SEEN_AT))


def answered(
    db: Connection, table_id: int, user_ids: Collection[int], now: datetime
) -> frozenset[int]:
    """Note that a table no longer waits for these people; return those with a message of it."""
    given = {"table_": table_id, "users_": list(user_ids), "now_": now}
    return frozenset(db.execute(_ANSWERED, given).scalars()) if user_ids else frozenset()


def to_tidy(db: Connection, table_id: int, user_id: int) -> list[int]:
    """Return the messages to a person about a table that are answered, and not in use."""
    query = select(messages.c.message_id).where(
        messages.c.table_id == table_id,
        messages.c.user_id == user_id,
        messages.c.answered_at.is_not(None),
        messages.c.message_id.is_not(None),
        messages.c.used.is_(False),
    )
    return [each for each in db.execute(query).scalars() if each is not None]


def tidied(db: Connection, message_id: int) -> None:
    """Note that a message has no buttons left."""
    own = messages.c.message_id == message_id
    db.execute(update(messages).where(own).values(message_id=None))


def unused_at(db: Connection, message_id: int) -> int | None:
    """Return the table of a message of ours whose buttons were never clicked, 0 if it came as a
    letter; None for any other message.
    """
    own = messages.c.message_id == message_id, messages.c.used.is_(False)
    return db.execute(select(func.coalesce(messages.c.table_id, NO_TABLE)).where(*own)).scalar()


def use(db: Connection, message_id: int) -> None:
    """Note that the buttons of a message were clicked."""
    db.execute(update(messages).where(messages.c.message_id == message_id).values(used=True))
