"""`plaza db check --rebuild 12` and `plaza db restore --table 12 FILE`: repairing one table.

A position can be damaged while its journal is whole: then the position is rebuilt from that. If the
journal is damaged, too, the table comes from a backup. Either is one transaction that proves the
table at the end: if it is not whole then, nothing is changed. The bot may run.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

from sqlalchemy import Connection

from bot.engine import pausing
from bot.engine.clock import Clock
from bot.ops import backup_sqlite as files
from bot.ops import moving
from bot.ops.check import BACK, Problem, Tally, read, sentence, what_is_wrong
from bot.ops.opening import opened_to_change
from bot.ops.proof import Flaw, rebuilt
from bot.storage import journal, migrations, one_table, outbox, tables
from bot.storage.copying import NotAlike
from bot.storage.faults import Unreadable
from bot.storage.kinds import Kind
from bot.storage.rows import Notice
from bot.storage.store import Store
from rules.game import AnyGame
from rules.registry import GAMES

_REBUILT: Final = "Its position was rebuilt from its journal."
_POSTS: Final[Mapping[str, Kind]] = {"running": "board", "finished": "final", "aborted": "final"}
"""The kind of post that shows a table, by its status; lobbies aside."""


class NotMended(Exception):
    """A table would not be whole, so nothing was changed; the sentences say why."""

    def __init__(self, *sentences: str) -> None:
        super().__init__(*sentences)
        self.sentences = sentences


async def report(
    url: str, table_ids: Sequence[int], clock: Clock, tell: Callable[[str], None]
) -> bool:
    """Rebuild the positions of these tables, report on each, and return whether all could be.

    Raises StorageFailed if there is no database, or it cannot be changed.
    """
    possible = True
    async with opened_to_change(url) as store:
        for table_id in table_ids:
            try:
                told = await rebuild(store, table_id, clock.now())
            except NotMended as error:
                possible, told = False, error.sentences
            for each in told:
                tell(str(Problem(table_id, each)))
    return possible


async def rebuild(
    store: Store, table_id: int, now: datetime, games: Mapping[str, AnyGame] = GAMES
) -> Sequence[str]:
    """Rebuild the position of a table from its journal, and put the table back into play.

    Returns the acts, in sentences. Raises NotMended.
    """
    return await store.write(_rebuild, table_id, now, games)


def _rebuild(
    db: Connection, table_id: int, now: datetime, games: Mapping[str, AnyGame]
) -> Sequence[str]:
    aside = tables.aside_of(db, table_id)
    journal.forget_positions(db, table_id)
    tables.release(db, table_id)
    try:
        record = read(db, table_id)
        game = games.get(record.stored.table.game)
        if game is None:
            raise Flaw("Its game is unknown.")
        state, kept = rebuilt(record, game)
    except (Unreadable, Flaw) as error:
        raise NotMended(sentence(str(error))) from None
    before = record.stored.table
    tables.save(db, before, before, state=state)
    journal.keep(db, table_id, [*kept.items()])
    _prove(db, table_id, games)
    if aside is None:
        return [_REBUILT]
    pausing.restart(db, table_id, now)
    return [_REBUILT, BACK]


def _prove(db: Connection, table_id: int, games: Mapping[str, AnyGame]) -> None:
    if found := what_is_wrong(db, table_id, Tally(), games):
        raise NotMended(*found)


async def restore(source: Path, url: str, table_id: int, clock: Clock) -> None:
    """Restore one table from a backup. Raises CannotCopy, or StorageFailed."""
    with _prepared(source, clock) as file:
        async with opened_to_change(url) as store:
            try:
                await store.write(_restore, file, table_id, clock.now(), GAMES)
            except NotAlike as error:
                raise files.CannotCopy(f"table {table_id} of {source}: {error}.") from None
            except NotMended as error:
                told = " ".join(error.sentences)
                raise files.CannotCopy(f"table {table_id} of {source}: {told}") from None


def _restore(
    db: Connection, file: str, table_id: int, now: datetime, games: Mapping[str, AnyGame]
) -> None:
    with moving.transaction(file, "ro") as old:
        one_table.put_back(old, db, table_id)
    _prove(db, table_id, games)
    pausing.restart(db, table_id, now)
    stored = tables.find(db, table_id)
    assert stored is not None, "it has just been put back"
    kind: Kind = _POSTS.get(stored.table.status, "lobby")
    outbox.add(db, table_id, [Notice(kind, fresh=kind != "lobby")], now)


@contextmanager
def _prepared(source: Path, clock: Clock) -> Generator[str]:
    """Yield the address of a copy of a backup, proved and brought up to date."""
    with files.file_beside(source) as file:
        files.restore(source, file, clock)
        url = f"sqlite:///{file}"
        with moving.transaction(url, "rw") as db:
            migrations.migrate(db)
        yield url
