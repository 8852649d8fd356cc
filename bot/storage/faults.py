"""The faults of storage, as exceptions of our own: any other exception is a bug.

Three cases are distinguished, only here. A fault of the database (locked, full, read-only, gone) is
`StorageFailed`, or `NotStored` if a change failed: nothing of it is stored, and the answer says so
with an error id. If the connection is lost during a commit and no one can tell its end, it is
`StorageFailed`: the person is asked to look again. The same holds for a damaged page, which is
marked as `damage`: it will not pass, but other pages may be whole. Damage to a table is
`Unreadable`: a position, a row of the journal, of the table or of its outbox differs from what was
written. Anything else is a bug, and sets nothing aside.

A person's choice is one transaction, and later failures of computers are not reported to the
person, so "nothing has changed" is true whenever it is said. No error quotes a value, because even
a damaged position could reveal something: `hide_parameters` keeps values out of SQLAlchemy's
errors, and a parser's messages about a text are dropped.
"""

import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as NoConnection

_FAULTS: Final = (DBAPIError, NoConnection, sqlite3.DatabaseError, OSError)
"""A driver's errors, as wrapped by SQLAlchemy; SQLite's own while a connection is made."""

_BUGS: Final = (
    DataError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
    sqlite3.DataError,
    sqlite3.IntegrityError,
    sqlite3.NotSupportedError,
    sqlite3.ProgrammingError,
)
"""The errors of a statement that should never have been sent."""


MISREAD: Final = (ValueError, TypeError)
"""The errors of reading a damaged value: SQLite stores any type."""


class StorageFailed(Exception):
    """The database could not do it: locked, full, read-only, gone, or damaged at this place."""

    def __init__(self, reason: str, *, damage: bool = False) -> None:
        super().__init__(reason)
        self.damage = damage


class NotStored(StorageFailed):
    """A change failed in this way: nothing of it is stored."""


class Unreadable(Exception):
    """The stored data of a table is damaged. The reason quotes nothing of it."""


@contextmanager
def translated(kind: type[StorageFailed]) -> Generator[None]:
    """Turn the faults of a database, and of the connection to it, into ours."""
    try:
        yield
    except _BUGS as error:
        if _is_forbidden(error):
            raise kind(reason(error)) from error
        raise
    except UnicodeDecodeError:  # it quotes the undecodable bytes
        raise kind("the file is damaged: a text in it is none", damage=True) from None
    except _FAULTS as error:
        raise kind(reason(error), damage=is_damage(error)) from error


_CORRUPT: Final = ("XX001", "XX002")
"""PostgreSQL's codes for a damaged page or index."""


def _is_forbidden(error: BaseException) -> bool:
    """Whether PostgreSQL denied this user the permission, which is no bug in the statement."""
    return getattr(getattr(error, "orig", None), "pgcode", None) == "42501"


def reason(error: BaseException) -> str:
    """Return a driver's complaint in one line, without the statement and its values."""
    told = str(getattr(error, "orig", None) or error).strip()
    return told.splitlines()[0] if told else type(error).__name__


def is_damage(error: BaseException) -> bool:
    """Whether the database has found a damaged page, or a damaged index."""
    found = getattr(error, "orig", error)
    code = getattr(found, "sqlite_errorcode", 0)
    return code & 0xFF == sqlite3.SQLITE_CORRUPT or getattr(found, "pgcode", None) in _CORRUPT


@contextmanager
def readable(what: str) -> Generator[None]:
    """Turn a damaged value into Unreadable; `what` names what it should have been.

    The error's own text may quote parts of the value, which no one may see: it is dropped.
    """
    try:
        yield
    except MISREAD as error:
        raise Unreadable(f"{what} cannot be read ({type(error).__name__})") from None
