"""Letters: messages that are about no table, to a person or for a channel of a server.

A letter is stored together with the change that it tells of, and names the row to look up at
delivery (`about`); what it says is laid out then. A post is found by the process of its server, and
by none while the bot has left that; a message to a person by the process of shard 0. Each letter is
on its own: none waits for another.
"""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from bot.storage.owning import home_of, homes, wake_owner
from bot.storage.rows import Letter, LetterRow
from bot.storage.schema import letters
from bot.storage.trips import ahead

_COLUMNS: Final = tuple(letters.c[name] for name in LetterRow._fields)
_AT: Final = bindparam("at_", type_=letters.c.server_id.type)
_ADD: Final = ahead(insert(letters).values(home=home_of(_AT)).inline())


class DueLetters(NamedTuple):
    """The letters that are due, the longest due first; and when the next one will be, if these are
    all.
    """

    due: list[LetterRow]
    later: datetime | None


def add(db: Connection, written: Sequence[Letter], now: datetime) -> None:
    """Have these letters delivered."""
    if written:
        db.execute(_ADD, [_values(letter, now) for letter in written])
    for server_id in {letter.server_id for letter in written}:
        wake_owner(db, server_id)


def _values(letter: Letter, now: datetime) -> dict[str, Any]:
    values: dict[str, Any] = letter._asdict()
    next_try = values.pop("not_before") or now
    times = {"created_at": now, "next_try": next_try, "attempts": 0}
    return {**values, **times, "at_": letter.server_id}


def due(db: Connection, now: datetime, most: int) -> DueLetters:
    """Return up to `most` of our due letters."""
    ours = letters.c.home.in_(homes(db, left=False))
    query = select(*_COLUMNS).where(ours).order_by(letters.c.next_try, letters.c.id)
    found = [LetterRow._make(row) for row in db.execute(query.limit(most + 1))]
    later = next((row.next_try for row in found if row.next_try > now), None)
    return DueLetters([row for row in found if row.next_try <= now][:most], later)


def find(db: Connection, letter_id: int) -> LetterRow | None:
    """Return a letter as it is now, if it still waits."""
    found = db.execute(select(*_COLUMNS).where(letters.c.id == letter_id)).first()
    return None if found is None else LetterRow._make(found)


def waits(db: Connection, letter: Letter) -> bool:
    """Whether such a letter waits already. One that is on its way may tell what was before."""
    key = {name: value for name, value in letter._asdict().items() if name != "not_before"}
    same = [letters.c[name].is_not_distinct_from(value) for name, value in key.items()]
    untold = select(letters.c.id).where(*same, letters.c.claimed_at.is_(None))
    return db.execute(untold.limit(1)).first() is not None


def claim(db: Connection, letter_id: int, now: datetime, until: datetime) -> None:
    """Note that a letter is being delivered, and until when others may not try."""
    own = letters.c.id == letter_id
    db.execute(update(letters).where(own).values(claimed_at=now, next_try=until))


def free_claims(db: Connection, now: datetime) -> None:
    """Make our claimed letters due at once."""
    ours = letters.c.claimed_at.is_not(None), letters.c.home.in_(homes(db, left=True))
    db.execute(update(letters).where(*ours).values(next_try=now))


def wait(db: Connection, letter_id: int, until: datetime) -> None:
    """Postpone a letter that has not been tried."""
    db.execute(update(letters).where(letters.c.id == letter_id).values(next_try=until))


def put_off(
    db: Connection, row: LetterRow, next_try: datetime, claimed_at: datetime | None
) -> None:
    """Note a failure, and when to try again; `claimed_at` is as in `outbox.put_off`."""
    values = {"attempts": row.attempts + 1, "next_try": next_try, "claimed_at": claimed_at}
    db.execute(update(letters).where(letters.c.id == row.id).values(**values))


def remove(db: Connection, letter_ids: Collection[int]) -> None:
    """Delete letters that have arrived, or never will."""
    db.execute(delete(letters).where(letters.c.id.in_(list(letter_ids))))
