"""Ratings of people at games, the results that led to them, and people's favourites.

A rating that is not made of numbers counts as none: it must not stop the end of a game.
"""

from datetime import datetime
from math import isfinite
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Select,
    and_,
    bindparam,
    case,
    exists,
    func,
    insert,
    select,
    update,
)

from bot.storage import postgresql
from bot.storage.rows import FavouriteRow, RatingRow, ResultRow
from bot.storage.schema import favourites, ratings, results, tables, users

_RATING: Final = tuple(ratings.c[name] for name in RatingRow._fields)
_FAVOURITE: Final = tuple(favourites.c[name] for name in FavouriteRow._fields)
_SAME_FAVOURITE: Final = and_(
    favourites.c.user_id == bindparam("id_"),
    favourites.c.game == bindparam("game_"),
    favourites.c.key == bindparam("key_"),
)
_LOWEST: Final = ratings.c.mu - 3 * ratings.c.sigma


def of_users(db: Connection, game: str, user_ids: list[int]) -> dict[int, RatingRow]:
    """Return the ratings at a game that these people have."""
    query = select(*_RATING).where(ratings.c.game == game, ratings.c.user_id.in_(user_ids))
    return {row.user_id: row for row in _usable(db, query)}


def of_user(db: Connection, user_id: int) -> list[RatingRow]:
    """Return all ratings of a person, the most played game first."""
    query = select(*_RATING).where(ratings.c.user_id == user_id)
    return _usable(db, query.order_by(ratings.c.games.desc(), ratings.c.game))


def unusable(db: Connection) -> list[int]:
    """Return the people whose ratings are not all made of numbers."""
    return [row[0] for row in db.execute(select(*_RATING)) if not _is_usable(row)]


def put(db: Connection, row: RatingRow) -> None:
    """Store a rating, replacing the earlier one."""
    same = and_(ratings.c.user_id == row.user_id, ratings.c.game == row.game)
    if db.execute(update(ratings).where(same).values(row._asdict())).rowcount == 0:
        db.execute(insert(ratings).values(row._asdict()))


def lock(db: Connection) -> None:
    """Let no other game be counted until this transaction ends: they may have people in common."""
    if db.dialect.name == "postgresql":
        postgresql.lock_ends(db)


def add_results(db: Connection, rows: list[ResultRow]) -> None:
    """Store a game's results for its people."""
    db.execute(insert(results), [row._asdict() for row in rows])


def is_rated(db: Connection, table_id: int) -> bool:
    """Whether the results of a table have been counted."""
    return db.execute(select(exists().where(results.c.table_id == table_id))).scalar_one()


def latest(
    db: Connection, user_id: int, game: str, until: datetime
) -> list[tuple[int, float, float]]:
    """Return a person's last two results at a game up to a time, the newest first: the table, and
    the rating then.
    """
    query = (
        select(results.c.table_id, results.c.mu, results.c.sigma)
        .join(tables, tables.c.id == results.c.table_id)
        .where(results.c.user_id == user_id, results.c.game == game, tables.c.changed_at <= until)
        .order_by(tables.c.changed_at.desc(), results.c.table_id.desc())
        .limit(2)
    )
    return [(table_id, mu, sigma) for table_id, mu, sigma in db.execute(query)]


def have_walked_over(db: Connection, user_ids: list[int], since: datetime, most: int) -> bool:
    """Whether any two of these people have had as many walkovers since then."""
    theirs = results.alias()
    met = (
        select(func.count())
        .join_from(results, theirs, results.c.table_id == theirs.c.table_id)
        .join(tables, tables.c.id == results.c.table_id)
        .where(
            results.c.walkover,
            results.c.user_id < theirs.c.user_id,
            results.c.user_id.in_(user_ids),
            theirs.c.user_id.in_(user_ids),
            tables.c.changed_at >= since,
        )
        .group_by(results.c.user_id, theirs.c.user_id)
    )
    return any(count >= most for count in db.execute(met).scalars())


def leaders(
    db: Connection, game: str, server_id: int, *, least: int, most: int, first: int
) -> list[RatingRow]:
    """Return the best who have played a game on a server, in this order.

    Only those with at `least` this many games who do not keep their ratings private; up to `most`
    of them, from the place `first` on, counted from 0.
    """
    here = exists().where(
        results.c.game == game,
        results.c.server_id == server_id,
        results.c.user_id == ratings.c.user_id,
    )
    query = select(*_RATING).where(ratings.c.game == game, ratings.c.games >= least, here)
    query = query.where(~exists().where(users.c.user_id == ratings.c.user_id, users.c.private))
    query = query.order_by(_LOWEST.desc(), ratings.c.user_id).limit(most).offset(first)
    return _usable(db, query)


def between(db: Connection, one: int, other: int) -> list[tuple[str, int, int, int]]:
    """Return for each game how often two people met, and how often each was ahead."""
    theirs = results.alias()
    met = select(
        results.c.game,
        func.count(),
        func.sum(case((results.c.rank < theirs.c.rank, 1), else_=0)),
        func.sum(case((results.c.rank > theirs.c.rank, 1), else_=0)),
    ).join_from(results, theirs, results.c.table_id == theirs.c.table_id)
    met = met.where(results.c.user_id == one, theirs.c.user_id == other)
    rows = db.execute(met.group_by(results.c.game).order_by(func.count().desc(), results.c.game))
    return [(game, games, ahead, behind) for game, games, ahead, behind in rows]


def count_favourites(db: Connection, rows: list[FavouriteRow]) -> None:
    """Add to the counts of people's favourites."""
    for row in rows:
        same = {"id_": row.user_id, "game_": row.game, "key_": row.key}
        more = update(favourites).where(_SAME_FAVOURITE)
        more = more.values(times=favourites.c.times + row.times)
        if db.execute(more, same).rowcount == 0:
            db.execute(insert(favourites).values(row._asdict()))


def favourites_of(db: Connection, user_id: int) -> list[FavouriteRow]:
    """Return a person's acts in their games, the most frequent first."""
    query = select(*_FAVOURITE).where(favourites.c.user_id == user_id)
    rows = db.execute(query.order_by(favourites.c.times.desc(), favourites.c.key))
    return [FavouriteRow._make(row) for row in rows]


def _usable(db: Connection, query: Select[Any]) -> list[RatingRow]:
    return [RatingRow._make(row) for row in db.execute(query) if _is_usable(row)]


def _is_usable(row: Any) -> bool:
    _, _, *numbers = row
    return all(isinstance(number, int | float) and isfinite(number) for number in numbers)
