"""People's progress in their first games."""

from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, literal, or_, select, union

from bot.storage.faults import MISREAD
from bot.storage.rows import BEGUN, LessonsRow
from bot.storage.schema import lessons, seats, tables


def find(db: Connection, user_id: int, game: str) -> LessonsRow:
    """Return a player's progress in a game's lessons; empty if there is none, or unreadable."""
    query = select(lessons).where(lessons.c.user_id == user_id, lessons.c.game == game)
    row = None
    with suppress(*MISREAD):
        row = db.execute(query).first()
    return LessonsRow(user_id, game) if row is None else LessonsRow._make(row)


def change(db: Connection, user_id: int, game: str, **values: Any) -> None:
    """Set these fields of a player's progress in a game's lessons, and leave the others."""
    row = find(db, user_id, game)._replace(**values)
    db.execute(delete(lessons).where(lessons.c.user_id == user_id, lessons.c.game == game))
    db.execute(insert(lessons).values(row._asdict()))


def newest_of(db: Connection, user_id: int, game: str) -> int | None:
    """Return the newest first game of this game that a player has begun, if any."""
    query = (
        select(func.max(tables.c.id))
        .join_from(seats, tables, tables.c.id == seats.c.table_id)
        .where(seats.c.user_id == user_id, tables.c.game == game, tables.c.lesson.is_(True))
    )
    return db.execute(query).scalar_one()


def known_to(db: Connection, user_id: int) -> frozenset[str]:
    """Return the games of which a player has finished a first game, begun another one, or wants no
    more lessons.
    """
    known = or_(tables.c.lesson.is_(False), tables.c.status == literal("finished"))
    query = _games_of(user_id).where(tables.c.status.in_(BEGUN), known)
    off = select(lessons.c.game).where(lessons.c.user_id == user_id, lessons.c.off.is_(True))
    return frozenset(row.game for row in db.execute(union(query, off)))


def played_by(db: Connection, user_id: int) -> frozenset[str]:
    """Return the games of which a player plays a first game now."""
    query = _games_of(user_id).where(
        tables.c.status == literal("running"), tables.c.lesson.is_(True), tables.c.aside.is_(None)
    )
    return frozenset(row.game for row in db.execute(query))


def _games_of(user_id: int) -> Select[tuple[str]]:
    return (
        select(tables.c.game)
        .join_from(seats, tables, tables.c.id == seats.c.table_id)
        .where(seats.c.user_id == user_id)
    )
