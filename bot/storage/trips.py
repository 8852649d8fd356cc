"""Fewer trips to PostgreSQL: what nobody waits for travels with the next statement.

Each statement is a trip to the server, and psycopg2 makes one more for BEGIN and one for COMMIT. A
network makes trips long, and locks are held meanwhile. PostgreSQL runs several statements that come
in one message one after the other, as if each had come by itself, and tells the result of the last.
So a statement whose result nobody reads (`ahead`) is kept until there is one whose result counts,
and BEGIN and the last changes go likewise. A fault of what was kept is raised there, at the latest
by the COMMIT; all of the transaction is undone then, as ever.

For this, the driver is told that it begins no transactions (`AUTOCOMMIT`): the dialect does.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Executable
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.postgresql.psycopg2 import PGDialect_psycopg2

Statement = TypeVar("Statement", bound=Executable)

DRIVER: Final = "postgresql+plaza"

_AHEAD: Final = "plaza_ahead"
_IDLE: Final = 0
"""The driver's name for a connection in no transaction (`TRANSACTION_STATUS_IDLE`)."""


def ahead(statement: Statement) -> Statement:
    """Return a statement of which nobody reads the result, not even a number of rows or an id (of
    a table that gives ids, insert `inline`).
    """
    return statement.execution_options(**{_AHEAD: True})


def begin_nothing(db: Connection) -> None:
    """Take back the beginning of a transaction that only asks once: that needs none."""
    if db.dialect.name == "postgresql":
        _kept(db.connection.record_info)


def send(cursor: Any, statement: str | bytes) -> None:
    """Make a trip: all are made here, but for the rows that follow piece by piece."""
    cursor.execute(statement)


class Dialect(PGDialect_psycopg2):
    """PostgreSQL by psycopg2, with transactions of our own."""

    supports_statement_cache = True

    def do_begin(self, dbapi_connection: Any) -> None:
        """Begin with the first statement."""
        dbapi_connection.record_info[_AHEAD] = [b"BEGIN"]

    def do_commit(self, dbapi_connection: Any) -> None:
        """Send what has been kept, and end."""
        kept = _kept(dbapi_connection.record_info)
        if not kept and _is_idle(dbapi_connection):
            return
        try:
            with dbapi_connection.cursor() as cursor:
                send(cursor, _joined([*kept, b"COMMIT"]))
        except BaseException:
            with suppress(Exception):  # why it failed counts
                self.do_rollback(dbapi_connection)
            raise

    def do_rollback(self, dbapi_connection: Any) -> None:
        """Forget what has been kept; undo what has been sent."""
        _kept(dbapi_connection.record_info)
        if dbapi_connection.closed or not _is_idle(dbapi_connection):
            with dbapi_connection.cursor() as cursor:
                send(cursor, "ROLLBACK")

    def do_execute(
        self, cursor: Any, statement: str, parameters: Any, context: Any | None = None
    ) -> None:
        """Send a statement, or keep it."""
        self.do_executemany(cursor, statement, [parameters], context)

    def do_executemany(
        self, cursor: Any, statement: str, parameters: Sequence[Any], context: Any | None = None
    ) -> None:
        """Do so for each of several rows, in one trip."""
        assert context is not None, "all our statements are SQLAlchemy's"
        info = context.root_connection.connection.record_info
        if cursor.name is not None:  # it reads row by row, which the driver allows only so
            cursor.withhold = True
            with cursor.connection.cursor() as another:
                send(another, _joined([*_kept(info), b"SELECT 1"]))
        sent = [cursor.mogrify(statement, each) for each in parameters]
        if context.execution_options.get(_AHEAD):
            info.setdefault(_AHEAD, []).extend(sent)
        else:
            send(cursor, _joined([*_kept(info), *sent]))


def _kept(info: Any) -> list[bytes]:
    """Return what has been kept on a connection, and keep it no longer."""
    return info.pop(_AHEAD, [])


def _joined(statements: Sequence[bytes]) -> bytes:
    return b";".join(statements)


def _is_idle(dbapi_connection: Any) -> bool:
    return dbapi_connection.get_transaction_status() == _IDLE


registry.register(DRIVER.replace("+", "."), __name__, Dialect.__name__)
