"""Restoring one table from another database, such as a backup."""

from typing import Any, Final

from sqlalchemy import (
    ColumnClause,
    ColumnElement,
    Connection,
    RowMapping,
    TableClause,
    delete,
    func,
    insert,
    select,
    union,
    update,
)

from bot.storage.copying import NotAlike, as_stored
from bot.storage.owning import settle
from bot.storage.schema import (
    ballots,
    disguised_holders,
    former_holders,
    happenings,
    invitations,
    moves,
    notes,
    outbox,
    packed,
    plans,
    results,
    seats,
    snapshots,
    tables,
    votes,
    watchers,
)

_HEAD: Final = as_stored(tables)
_PARTS: Final = tuple(
    as_stored(each)
    for each in (
        seats,
        plans,
        invitations,
        former_holders,
        disguised_holders,
        happenings,
        notes,
        watchers,
        moves,
        packed,
        snapshots,
        votes,
        ballots,
    )
)
"""The rows of a table, apart from its result and its outbox."""

_PLACE: Final = (
    "server_id",
    "channel_id",
    "thread_id",
    "post_id",
    "lobby_post_id",
    "mentions",
)


def put_back(old: Connection, new: Connection, table_id: int) -> None:
    """Restore a table from the old database. Raises NotAlike if that is impossible.

    It is impossible if a player's data was deleted since, or they have left the lobby, perhaps that
    way: they would be named again. The table stays in its present place. Its version and the
    numbers of its panels are new ones, because later ones than the old are still in Discord; its
    outbox is dropped.
    """
    _put_head_back(old, new, table_id)
    shown = new.scalar(select(func.max(seats.c.shown)).where(seats.c.table_id == table_id)) or 0
    for part in (*reversed(_PARTS), as_stored(outbox)):
        new.execute(delete(part).where(_belongs(part, table_id)))
    for part in _PARTS:
        found = old.execute(select(*_told(part)).where(_belongs(part, table_id))).mappings()
        if rows := [dict(row) for row in found]:
            new.execute(insert(part), rows)
    later = update(seats).where(seats.c.table_id == table_id)
    new.execute(later.values(shown=seats.c.shown + shown))
    settle(new, tables.c.id == table_id)


def _told(part: TableClause) -> list[ColumnClause[Any]]:
    """Return the columns that are restored: happenings at seats get new numbers, because others may
    have the old ones by now.
    """
    return [each for each in part.c if (part.name, each.name) != (happenings.name, "id")]


def _put_head_back(old: Connection, new: Connection, table_id: int) -> None:
    then, now = _head(old, table_id), _head(new, table_id)
    if then is None:
        raise NotAlike("there is no such table")
    if now is None:
        new.execute(insert(_HEAD), [{**then, "aside": None}])
        return
    if then["created_at"] != now["created_at"]:
        raise NotAlike("it is another table there")
    if _is_rated(new, table_id) and not _is_rated(old, table_id):
        raise NotAlike("its result has been rated since, and would be rated again")
    before, after = _holders(old, table_id), _holders(new, table_id)
    if _is_forgotten(before, after):
        raise NotAlike("a player has deleted their data since, and would be named again")
    if then["status"] == "lobby" and not before <= after:
        raise NotAlike("a player has left its lobby since, perhaps by deleting their data")
    kept = {name: now[name] for name in _PLACE}
    version = max(then["version"], now["version"]) + 1
    values = {**then, **kept, "version": version, "aside": None}
    new.execute(update(_HEAD).where(_HEAD.c.id == table_id).values(values))


def _head(db: Connection, table_id: int) -> RowMapping | None:
    return db.execute(select(_HEAD).where(_HEAD.c.id == table_id)).mappings().one_or_none()


def _belongs(part: TableClause, table_id: int) -> ColumnElement[bool]:
    if part.name == ballots.name:
        return part.c.vote_id.in_(select(votes.c.id).where(votes.c.table_id == table_id))
    return part.c.table_id == table_id


def _is_rated(db: Connection, table_id: int) -> bool:
    counted = select(func.count()).where(results.c.table_id == table_id)
    return db.execute(counted).scalar_one() > 0


def _holders(db: Connection, table_id: int) -> set[tuple[int, int]]:
    """Return the present and former holders of seats, with the seat first."""
    own, former = (
        select(each.c.seat, each.c.user_id).where(
            each.c.table_id == table_id, each.c.user_id.is_not(None)
        )
        for each in (seats, former_holders)
    )
    return {(seat, user_id) for seat, user_id in db.execute(union(own, former))}


def _is_forgotten(then: set[tuple[int, int]], now: set[tuple[int, int]]) -> bool:
    """Whether a person who held a seat then has become a number below 0 there."""
    gone = {seat for seat, _ in then - now}
    return any(user_id < 0 and seat in gone for seat, user_id in now - then)
