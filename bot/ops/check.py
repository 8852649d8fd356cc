"""`plaza db check`: is everything in the database whole?

It only reads, one table at a time, and may run while the bot does: SQLite's own checks, the schema,
and then each table (`proof.py`) with its seats, ranks and outbox. It writes only to release a table
that was set aside. An older Plaza does not know later layouts and would set such tables aside;
`--release` puts them back once Plaza is up to date again. (`rebuilding.py` repairs a damaged
position.)

Every command ends with a sentence and an exit code, whatever is wrong with the database:
`tests/bot/ops/test_bad_databases.py` tries all commands on all kinds of damage.
"""

from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import Connection

from bot.engine import pausing
from bot.engine.clock import Clock
from bot.ops.opening import OTHER_AGES, opened, opened_to_change
from bot.ops.proof import Flaw, Record, flaws, is_replayed
from bot.storage import damage, journal, lists, migrations, outbox, tables, votes
from bot.storage.faults import StorageFailed, Unreadable
from bot.storage.kinds import KINDS
from bot.storage.rows import OutboxRow
from bot.storage.store import Store
from rules.game import AnyGame
from rules.registry import GAMES

BACK: Final = (
    "It is back in play. A computer that is to move there does so when a player looks; over"
    " PostgreSQL, as soon as the bot runs."
)


class Problem(NamedTuple):
    """A problem of a table, or (None) of the database."""

    table: int | None
    sentence: str

    def __str__(self) -> str:
        where = "The database" if self.table is None else f"Table {self.table}"
        return f"{where}: {self.sentence}"


@dataclass
class Tally:
    """The counts of a check: tables, replayed moves, and tables of which only the position could be
    judged because they began under earlier rules.
    """

    tables: int = 0
    moves: int = 0
    unproved: int = 0


WHOLE: Final = 0
WRONG: Final = 1
UNPROVED: Final = 3
"""Exit codes. Unproved: no problem was found, but the moves of some tables prove nothing."""


async def report(url: str, tell: Callable[[str], None]) -> int:
    """Check the database at this address, report the findings, and return the exit code.

    Raises StorageFailed if there is none.
    """
    tally, whole = Tally(), True
    async with opened(url, "ro") as store:
        async for problem in check(store, tally):
            whole = False
            tell(str(problem))
    tell(f"{tally.tables} tables were looked at, and {tally.moves} moves played again.")
    if tally.unproved:
        tell(f"{tally.unproved} of them began under earlier rules: none of their moves was proved.")
    if not whole:
        return WRONG
    if tally.unproved:
        tell("Nothing wrong was found, but of those tables only the position could be judged.")
        return UNPROVED
    tell("Everything is whole.")
    return WHOLE


async def report_release(
    url: str, table_ids: Sequence[int], clock: Clock, tell: Callable[[str], None]
) -> bool:
    """Release these tables, report on each, and return whether all could be released.

    Raises StorageFailed if there is no database, or it cannot be changed.
    """
    possible = True
    async with opened_to_change(url) as store:
        for table_id in table_ids:
            found = await release(store, table_id, clock.now())
            possible = possible and not found
            for told in found or [BACK]:
                tell(str(Problem(table_id, told)))
    return possible


async def check(
    store: Store, tally: Tally, games: Mapping[str, AnyGame] = GAMES
) -> AsyncGenerator[Problem]:
    """Yield all problems of a database as they are found, and count in `tally`."""
    try:
        age = await store.read(migrations.age)
        if age in OTHER_AGES:
            yield Problem(None, sentence(OTHER_AGES[age]))
            return
        for told in await store.read(damage.of_file):
            yield Problem(None, told)
        for table_id in await store.read(lists.numbers):
            for told in await store.read(_table, table_id, tally, games):
                yield Problem(table_id, told)
        for row_id, table_id in await store.read(outbox.numbers):
            for told in await store.read(_row, row_id):
                yield Problem(table_id, told)
        for part in (damage.of_homes, damage.of_people):
            for told in await store.read(part):
                yield Problem(None, told)
        for reason in await store.read(damage.of_lists):
            yield Problem(None, sentence(reason))
    except StorageFailed as error:
        yield Problem(None, f"It cannot be read any further ({error}).")


async def release(
    store: Store, table_id: int, now: datetime, games: Mapping[str, AnyGame] = GAMES
) -> list[str]:
    """Put a table that was set aside back into play if it is whole; else return its problems."""
    return await store.write(_release, table_id, now, games)


def _release(
    db: Connection, table_id: int, now: datetime, games: Mapping[str, AnyGame]
) -> list[str]:
    if tables.aside_of(db, table_id) is None:
        return ["It is not set aside."]
    found = what_is_wrong(db, table_id, Tally(), games)
    if not found:
        tables.release(db, table_id)
        pausing.restart(db, table_id, now)
    return found


# --- tables -------------------------------------------------------------------------------------


def _table(db: Connection, table_id: int, tally: Tally, games: Mapping[str, AnyGame]) -> list[str]:
    tally.tables += 1
    found = what_is_wrong(db, table_id, tally, games)
    aside = tables.aside_of(db, table_id)
    if aside is None:
        return found
    if found:
        return [*found, f"It is set aside as {aside}."]
    back = f"`plaza db check --release {table_id}` puts it back into play"
    return [f"It is set aside as {aside}, but is whole now: {back}."]


def what_is_wrong(
    db: Connection, table_id: int, tally: Tally, games: Mapping[str, AnyGame]
) -> list[str]:
    """Return all problems of a table, in sentences, and count its moves."""
    try:
        record = read(db, table_id)
    except (Unreadable, Flaw) as error:
        return [sentence(str(error))]
    game = games.get(record.stored.table.game)
    if game is None:
        return ["Its game is unknown."]
    found = list(flaws(record, game))
    if is_replayed(record, game):
        tally.moves += len(record.entries) - 1
    elif record.entries:
        tally.unproved += 1
    return found


def read(db: Connection, table_id: int) -> Record:
    """Read all stored data of a table. Raises Unreadable, or Flaw if it has no seats."""
    stored = tables.find(db, table_id)
    if stored is None:
        raise Flaw("it has no seats")
    return Record(
        stored,
        journal.numbers(db, table_id),
        journal.entries(db, table_id),
        journal.positions(db, table_id),
        votes.all_at(db, table_id),
    )


def sentence(reason: str) -> str:
    """Write a reason as a sentence."""
    return f"{reason[0].upper()}{reason[1:]}."


# --- the outbox ---------------------------------------------------------------------------------


def _row(db: Connection, row_id: int) -> list[str]:
    """Describe the fault in a row of the outbox."""
    try:
        row = outbox.find(db, row_id)
    except Unreadable:
        return [f"Row {row_id} of its outbox cannot be read."]
    if row is None:  # delivered meanwhile
        return []
    told = _mistake(row)
    return [] if told is None else [f"Row {row_id} of its outbox {told}."]


def _mistake(row: OutboxRow) -> str | None:
    if row.kind not in KINDS:
        return "is of an unknown kind"
    if row.kind == "panel" and row.user_id is None:
        return "is for no player"
    if row.kind != "standin" and (row.kind == "vote") != (row.vote_id is not None):
        return "shows no vote, or one that it should not"
    if not (row.kind == "former") == (row.post_id is not None) == (row.place_id is not None):
        return "is about no former post, or about one that it should not be"
    counted = type(row.attempts) is int and row.attempts >= 0
    return None if counted else "counts its attempts wrongly"
