"""Votes and their ballots: open, find, cast, close."""

from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, Select, bindparam, delete, func, insert, select, update

from bot.storage.faults import readable
from bot.storage.rows import VoteRow
from bot.storage.schema import ballots, tables, votes

_VOTE: Final = select(*(votes.c[name] for name in VoteRow._fields)).order_by(votes.c.id)
_FIND: Final = _VOTE.where(votes.c.id == bindparam("id_"))
_ALL_AT: Final = _VOTE.where(votes.c.table_id == bindparam("table_"))
_OPEN_AT: Final = _ALL_AT.where(votes.c.closes_at.is_not(None))


def create(db: Connection, vote: VoteRow) -> VoteRow:
    """Store a new vote; return it with its new id."""
    values = vote._asdict()
    del values["id"]
    home = select(tables.c.home).where(tables.c.id == vote.table_id).scalar_subquery()
    added = db.execute(insert(votes).values(values | {"home": home}))
    key = added.inserted_primary_key
    assert key is not None, "the database gives every vote an id"
    return vote._replace(id=key[0])


def table_of(db: Connection, vote_id: int) -> int | None:
    """Return the table of a vote, even of one that cannot be read."""
    return db.execute(select(votes.c.table_id).where(votes.c.id == vote_id)).scalar_one_or_none()


def find(db: Connection, vote_id: int) -> VoteRow | None:
    """Return a vote, if it exists. Raises Unreadable."""
    return next(iter(_list(db, _FIND, id_=vote_id)), None)


def open_at(db: Connection, table_id: int) -> list[VoteRow]:
    """Return the votes that are open at a table, oldest first. Raises Unreadable."""
    return _list(db, _OPEN_AT, table_=table_id)


def all_at(db: Connection, table_id: int) -> list[VoteRow]:
    """Return all votes that a table ever had, oldest first. Raises Unreadable."""
    return _list(db, _ALL_AT, table_=table_id)


def last_opened(db: Connection, table_id: int, seat: int) -> datetime | None:
    """Return when people were last asked about a seat."""
    about = votes.c.table_id == table_id, votes.c.seat == seat
    return db.execute(select(func.max(votes.c.opened_at)).where(*about)).scalar_one()


def close(db: Connection, vote_id: int, outcome: str) -> None:
    """End a vote with this outcome."""
    changed = update(votes).where(votes.c.id == vote_id)
    db.execute(changed.values(closes_at=None, outcome=outcome))


def close_at(db: Connection, vote_id: int, closes_at: datetime) -> None:
    """Set the time at which an open vote closes."""
    db.execute(update(votes).where(votes.c.id == vote_id).values(closes_at=closes_at))


def move(db: Connection, vote: VoteRow, later: timedelta) -> None:
    """Move the opening of a vote, and its close if it is open, by this time."""
    closes_at = None if vote.closes_at is None else vote.closes_at + later
    changed = update(votes).where(votes.c.id == vote.id)
    db.execute(changed.values(opened_at=vote.opened_at + later, closes_at=closes_at))


def set_post(db: Connection, vote_id: int, post_id: int | None) -> None:
    """Note the post of a vote, if it has one."""
    db.execute(update(votes).where(votes.c.id == vote_id).values(post_id=post_id))


def cast(db: Connection, vote_id: int, user_id: int, answer: str, now: datetime) -> None:
    """Store a voter's answer, replacing their earlier one."""
    own = ballots.c.vote_id == vote_id, ballots.c.user_id == user_id
    db.execute(delete(ballots).where(*own))
    values = {"vote_id": vote_id, "user_id": user_id, "answer": answer, "cast_at": now}
    db.execute(insert(ballots).values(values))


def answers(db: Connection, vote_id: int) -> dict[int, str]:
    """Return the answer of each person."""
    query = select(ballots.c.user_id, ballots.c.answer).where(ballots.c.vote_id == vote_id)
    return {row.user_id: row.answer for row in db.execute(query)}


def _list(db: Connection, query: Select[Any], **given: int) -> list[VoteRow]:
    with readable("the votes"):
        return [VoteRow._make(row) for row in db.execute(query, given)]
