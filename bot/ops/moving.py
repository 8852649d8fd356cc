"""`plaza db copy FROM TO`: copies all data to another database of either kind.

One transaction reads a snapshot of the old database. Another writes all of the new one and is
rolled back unless every table was copied faithfully. The old one stays untouched. Plaza should be
stopped: data it stores there afterwards is not in the copy.
"""

from collections.abc import Callable, Generator
from contextlib import contextmanager

from sqlalchemy import Connection

from bot.ops.opening import OTHER_AGES, must_exist
from bot.storage import copying, migrations, sqlite
from bot.storage.faults import NotStored, StorageFailed, translated
from bot.storage.store import begin, full_url, open_engine


def copy(source: str, target: str, tell: Callable[[str], None]) -> None:
    """Copy one database into another that is new or empty, and report each table's number of rows.

    Raises StorageFailed: then nothing is in the new one.
    """
    if full_url(source) == full_url(target):
        raise StorageFailed("both are the same database")
    must_exist(source)
    with transaction(source, "ro") as old:
        age = migrations.age(old)
        if age in OTHER_AGES:
            raise StorageFailed(OTHER_AGES[age])
        with transaction(target, "rwc") as new:
            _prepare(new)
            counts = alike(old, new)
    for name, rows in counts.items():
        tell(f"{name}: {rows}")


def _prepare(new: Connection) -> None:
    """Create our tables in a database. Raises StorageFailed if they hold rows."""
    try:
        migrations.migrate(new)
    except migrations.NewerDatabase:
        raise StorageFailed(OTHER_AGES["newer"]) from None
    if not copying.is_empty(new):
        raise StorageFailed("there is something in the new database already")


def alike(old: Connection, new: Connection) -> dict[str, int]:
    """Copy all stored data, and prove it. Raises NotStored."""
    try:
        return copying.copy(old, new)
    except copying.NotAlike as error:
        raise NotStored(str(error)) from None


@contextmanager
def transaction(url: str, mode: sqlite.Mode) -> Generator[Connection]:
    """Run a transaction that is committed, unless something raises. Raises StorageFailed."""
    engine = open_engine(url, mode)
    try:
        with translated(StorageFailed), engine.begin() as db:
            begin(db, sqlite.BUSY_SECONDS, writes=mode != "ro")
            yield db
    finally:
        engine.dispose()
