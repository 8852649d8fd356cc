"""`plaza db check`: is everything in the database whole? It only reads, one table at a time, and
may run beside the bot. To release a table that was set aside is the one thing that it can write.
"""

from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple, get_args

from sqlalchemy import select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ops.proof import Flaw, Record, flaws, is_replayed
from bot.storage import journal, migrations, tables
from bot.storage.faults import StorageFailed, Unreadable, readable
from bot.storage.rows import Kind, OutboxRow
from bot.storage.schema import memory, outbox, servers, users
from bot.storage.sqlite import Mode
from bot.storage.store import Store
from rules.game import AnyGame
from rules.registry import GAMES

_AGES: Final = {
    "none": "It is not a database of Plaza.",
    "older": "It is of an older version of Plaza: run `plaza db upgrade` first.",
    "newer": "A later version of Plaza has written it: update Plaza.",
}

_BACK: Final = "It is back in play. A computer that is to move there does so when somebody looks."


class Problem(NamedTuple):
    """Something that is wrong, with a table or (None) with the database."""

    table: int | None
    sentence: str

    def __str__(self) -> str:
        where = "The database" if self.table is None else f"Table {self.table}"
        return f"{where}: {self.sentence}"


@dataclass
class Tally:
    """What a check has seen: tables, moves that were played again, and those tables of which
    only the position could be judged, as they began under earlier rules.
    """

    tables: int = 0
    moves: int = 0
    unproved: int = 0


async def report(url: str, tell: Callable[[str], None]) -> bool:
    """Check the database at this address, say what was found, and return whether it is whole.

    Raises StorageFailed where there is none.
    """
    store, tally, whole = _open(url, "ro"), Tally(), True
    try:
        async for problem in check(store, tally):
            whole = False
            tell(str(problem))
    finally:
        await store.close()
    tell(f"{tally.tables} tables were looked at, and {tally.moves} moves played again.")
    if tally.unproved:
        tell(f"{tally.unproved} of them began under earlier rules: their moves are not proof now.")
    if whole:
        tell("Everything is whole.")
    return whole


async def report_release(url: str, table_ids: Sequence[int], tell: Callable[[str], None]) -> bool:
    """Release these tables, say how that went, and return whether it was possible for all.

    Raises StorageFailed where there is no database, or it takes no change.
    """
    store, possible = _open(url, "rw"), True
    try:
        for table_id in table_ids:
            found = await release(store, table_id)
            possible = possible and not found
            for sentence in found or [_BACK]:
                tell(str(Problem(table_id, sentence)))
    finally:
        await store.close()
    return possible


def _open(url: str, mode: Mode) -> Store:
    address = make_url(url)
    if address.get_backend_name() == "sqlite" and not Path(address.database or "").is_file():
        raise StorageFailed(f"there is no file {address.database}")
    return Store.open(url, mode)


async def check(
    store: Store, tally: Tally, games: Mapping[str, AnyGame] = GAMES
) -> AsyncGenerator[Problem]:
    """Yield all that is wrong in a database, as it is found, and count in `tally`."""
    try:
        async with store.read() as db:
            age = await db.run_sync(migrations.age)
            if age in _AGES:
                yield Problem(None, _AGES[age])
                return
            for sentence in await _file(db):
                yield Problem(None, sentence)
            numbers = await tables.numbers(db)
        for table_id in numbers:
            async with store.read() as db:
                found = await _table(db, table_id, tally, games)
            for sentence in found:
                yield Problem(table_id, sentence)
        async for problem in _others(store):
            yield problem
    except StorageFailed as error:
        yield Problem(None, f"It cannot be read any further ({error}).")


async def release(store: Store, table_id: int, games: Mapping[str, AnyGame] = GAMES) -> list[str]:
    """Put a table that was set aside back into play if it is whole; return what is not."""
    async with store.write() as db:
        aside = await tables.aside_of(db, table_id)
        if aside is None:
            return ["It is not set aside."]
        found = await _flaws(db, table_id, Tally(), games)
        if not found:
            await tables.release(db, table_id)
    return found


# --- the database -------------------------------------------------------------------------------


async def _file(db: AsyncConnection) -> list[str]:
    """Let SQLite look for damage of the file."""
    if db.dialect.name != "sqlite":
        return []
    damage = await db.execute(text("PRAGMA integrity_check(20)"))
    found = [f"SQLite finds damage: {row[0]}." for row in damage if row[0] != "ok"]
    lost = await db.execute(text("PRAGMA foreign_key_check"))
    return [*found, *(f"A row of {row[0]} belongs to nothing in {row[2]}." for row in lost)]


# --- tables -------------------------------------------------------------------------------------


async def _table(
    db: AsyncConnection, table_id: int, tally: Tally, games: Mapping[str, AnyGame]
) -> list[str]:
    tally.tables += 1
    found = await _flaws(db, table_id, tally, games)
    aside = await tables.aside_of(db, table_id)
    if aside is None:
        return found
    if found:
        return [*found, f"It is set aside as {aside}."]
    back = f"`plaza db check --release {table_id}` puts it back into play"
    return [f"It is set aside as {aside}, but is whole now: {back}."]


async def _flaws(
    db: AsyncConnection, table_id: int, tally: Tally, games: Mapping[str, AnyGame]
) -> list[str]:
    try:
        record = await read(db, table_id)
    except (Unreadable, Flaw) as error:
        return [_sentence(str(error))]
    game = games.get(record.stored.table.game)
    if game is None:
        return ["Its game is unknown."]
    found = list(flaws(record, game))
    if is_replayed(record, game):
        tally.moves += len(record.entries) - 1
    elif record.entries:
        tally.unproved += 1
    return found


async def read(db: AsyncConnection, table_id: int) -> Record:
    """Read all that is stored of a table. Raises Unreadable, or Flaw if it has no seats."""
    stored = await tables.find(db, table_id)
    if stored is None:
        raise Flaw("it has no seats")
    return Record(
        stored,
        await journal.numbers(db, table_id),
        await journal.entries(db, table_id),
        await journal.positions(db, table_id),
    )


def _sentence(reason: str) -> str:
    return f"{reason[0].upper()}{reason[1:]}."


# --- everything else ----------------------------------------------------------------------------


async def _others(store: Store) -> AsyncGenerator[Problem]:
    async with store.read() as db:
        for row_id, table_id in (await db.execute(select(outbox.c.id, outbox.c.table_id))).all():
            sentence = await _told(db, row_id)
            if sentence:
                yield Problem(table_id, f"Row {row_id} of its outbox {sentence}.")
        for kept in (users, servers, memory):
            try:
                with readable(f"a row of {kept.name}"):
                    (await db.execute(select(kept))).all()
            except Unreadable as error:
                yield Problem(None, _sentence(str(error)))


async def _told(db: AsyncConnection, row_id: int) -> str | None:
    """Say what is wrong with a row of the outbox."""
    columns = [outbox.c[name] for name in OutboxRow._fields]
    try:
        with readable("the row"):
            found = (await db.execute(select(*columns).where(outbox.c.id == row_id))).first()
    except Unreadable:
        return "cannot be read"
    if found is None:  # delivered meanwhile
        return None
    row = OutboxRow._make(found)
    if row.kind not in get_args(Kind):
        return "is of an unknown kind"
    if row.kind == "panel" and row.user_id is None:
        return "is for nobody"
    counted = type(row.attempts) is int and row.attempts >= 0
    return None if counted else "counts its attempts wrongly"
