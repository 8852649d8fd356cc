"""Damage of the database that concerns no single table of ours: of its file, of its lists."""

from typing import Final

from sqlalchemy import Connection, select, text

from bot.storage.faults import Unreadable, readable
from bot.storage.schema import memory, servers, users

_LISTS: Final = (users, servers, memory)


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


def of_lists(db: Connection) -> list[str]:
    """Return which lists, such as that of users, cannot be read, and how reading fails."""
    found: list[str] = []
    for kept in _LISTS:
        try:
            with readable(f"a row of {kept.name}"):
                db.execute(select(kept)).all()
        except Unreadable as error:
            found.append(str(error))
    return found
