"""Damage of the database beyond single tables of ours: in its file, in its lists."""

from typing import Final

from sqlalchemy import Connection, Table, select, text

from bot.storage import ratings, settings
from bot.storage.faults import MISREAD, Unreadable, readable
from bot.storage.owning import astray
from bot.storage.schema import lessons, memory, plans, servers

_LISTS: Final = (servers, memory)
_OF_PEOPLE: Final = (plans, lessons)


def of_file(db: Connection) -> list[str]:
    """Have SQLite check every page and every reference; return what it finds, in sentences."""
    if db.dialect.name != "sqlite":
        return []
    told = db.execute(text("PRAGMA integrity_check(20)")).scalars()
    lost = db.execute(text("PRAGMA foreign_key_check"))
    return [
        *(f"SQLite finds damage: {each}." for each in told if each != "ok"),
        *(f"A row of {row[0]} belongs to nothing in {row[2]}." for row in lost),
    ]


def first_of_file(db: Connection) -> str | None:
    """Return the first damage that a quick check of the file finds, in SQLite's words."""
    if db.dialect.name != "sqlite":
        return None
    told = db.execute(text("PRAGMA quick_check(1)")).scalar_one()
    return None if told == "ok" else told


def of_people(db: Connection) -> list[str]:
    """Return, in sentences, the unusable data of people; it counts as missing."""
    return [
        *(
            f"Of what person {row.user_id} has set, this cannot be used: {', '.join(row.unusable)}."
            for row in settings.unusable(db)
        ),
        *(f"A rating of person {user_id} cannot be used." for user_id in ratings.unusable(db)),
        *(
            f"A row of person {user_id} in {kept.name} cannot be read."
            for kept in _OF_PEOPLE
            for user_id in _misread(db, kept)
        ),
    ]


def _misread(db: Connection, kept: Table) -> list[int]:
    """Return the people with rows in this list that cannot be read."""
    found: list[int] = []
    for user_id in db.execute(select(kept.c.user_id).distinct()).scalars().all():
        try:
            db.execute(select(kept).where(kept.c.user_id == user_id)).all()
        except MISREAD:
            found.append(user_id)
    return found


def of_homes(db: Connection) -> list[str]:
    """Return, in a sentence, the tables whose due times no process would find."""
    lost = ", ".join(f"#{table_id}" for table_id in astray(db))
    return [f"Nothing will be done in time at these tables: {lost}."] if lost else []


def of_lists(db: Connection) -> list[str]:
    """Return the lists, such as that of servers, that cannot be read, with the errors."""
    found: list[str] = []
    for kept in _LISTS:
        try:
            with readable(f"a row of {kept.name}"):
                db.execute(select(kept)).all()
        except Unreadable as error:
            found.append(str(error))
    return found
