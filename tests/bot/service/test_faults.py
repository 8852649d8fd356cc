"""Locked, full, read-only, gone: no move is acknowledged that is not stored, and play recovers."""

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Generator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import IntegrityError

from bot.engine.errors import NotStored, StorageFailed
from bot.engine.model import TableInfo
from bot.storage import memory
from bot.storage import sqlite as storage
from rules.decision import Choice
from tests.bot.service.house import CHANNEL, GAME, OPENER, SERVER, House, person, user_of
from tests.databases import of_a_file

pytestmark = [of_a_file, pytest.mark.threads]

Fault = Callable[[House], AbstractContextManager[None]]


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "BUSY_SECONDS", 0.05)


def path_of(house: House) -> Path:
    return Path(house.url.removeprefix("sqlite:///"))


@contextmanager
def locked(house: House) -> Generator[None]:
    with closing(sqlite3.connect(path_of(house))) as other:
        other.execute("begin immediate")
        yield
        other.rollback()


@contextmanager
def with_pragma(house: House, during: str, after: str) -> Generator[None]:
    """Set a pragma on every connection used meanwhile, because only connections have it."""

    def set_(pragma: str) -> None:
        event.listen(
            house.store._engine,
            "begin",
            lambda db: db.connection.driver_connection.execute(f"pragma {pragma}"),
        )

    set_(during)
    yield
    set_(after)


def read_only(house: House) -> AbstractContextManager[None]:
    return with_pragma(house, "query_only = 1", "query_only = 0")


@contextmanager
def full(house: House) -> Generator[None]:
    """Let no page be added, and have every insert need more than the present pages hold."""
    filled = ("moves", "outbox", "users")
    with closing(sqlite3.connect(path_of(house), isolation_level=None)) as other:
        other.execute("create table filler (x)")
        for name in filled:
            fill = "insert into filler values (zeroblob(65536))"
            other.execute(f"create trigger fill_{name} before insert on {name} begin {fill}; end")
        other.execute("vacuum")
        [pages] = other.execute("pragma page_count").fetchone()
        with with_pragma(house, f"max_page_count = {pages}", "max_page_count = 1000000"):
            yield
        for name in filled:
            other.execute(f"drop trigger fill_{name}")


@contextmanager
def gone(house: House) -> Generator[None]:
    path = path_of(house)
    path.rename(path.with_suffix(".elsewhere"))
    yield
    assert not path.exists(), "an empty database in its place would be a new beginning"
    path.with_suffix(".elsewhere").rename(path)


FAULTS: dict[str, Fault] = {
    "locked": locked,
    "read-only": read_only,
    "full": full,
    "gone": gone,
}

TOLD = {"locked": "is locked", "read-only": "readonly", "full": "is full", "gone": "unable to open"}


def changes(
    house: House, running: TableInfo, lobby: TableInfo, small: TableInfo, choice: Choice
) -> dict[str, Callable[[], Awaitable[object]]]:
    host = house.host
    return {
        "choose": lambda: host.play.choose(
            running.id, user_of(running, 1), running.version, 1, choice
        ),
        "take back": lambda: host.play.take_back(running.id, user_of(running, 0), running.version),
        "resign": lambda: host.absence.resign(running.id, user_of(running, 2)),
        "join": lambda: host.lobby.join(small.id, person(50)),
        "leave": lambda: host.lobby.leave(lobby.id, OPENER + 1),
        "start": lambda: host.beginning.start(lobby.id, OPENER),
        "open": lambda: host.beginning.open(
            person(50), GAME, {}, capacity=2, server_id=SERVER, channel_id=CHANNEL
        ),
        "settings": lambda: host.profiles.set_user(11, language="de", dm=False, confirm=True),
    }


@pytest.mark.sampled(1)
@pytest.mark.parametrize("fault", FAULTS)
async def test_nothing_is_acknowledged_that_is_not_stored(house: House, fault: str) -> None:
    lobby, small = await house.lobby(3), await house.lobby(1)
    running = await house.running(3)
    choice = house.any_answer(await house.asked(running, 0))
    running = (await house.choose(running, 0, choice)).table
    other = house.any_answer(await house.asked(running, 1))
    before = await house.contents()
    with FAULTS[fault](house):
        for change in changes(house, running, lobby, small, other).values():
            with pytest.raises(StorageFailed, match=TOLD[fault]) as failed:
                await change()
            if fault != "gone":  # where even the reading before fails
                assert isinstance(failed.value, NotStored)
            assert "SQL" not in str(failed.value), "neither a statement nor its values"
    assert await house.contents() == before
    await house.host.play.take_back(running.id, user_of(running, 0), running.version)
    again = await house.table(running.id)
    await house.choose(again, 0, choice)
    await house.prove(running)


@pytest.mark.parametrize("fault", ["locked", "read-only", "full"])
async def test_what_is_only_looked_at_is_still_shown(house: House, fault: str) -> None:
    table = await house.running(3)
    with FAULTS[fault](house):
        await house.seen(table, 0)
        await house.host.look.tables_of(OPENER)


async def test_computers_that_cannot_be_stored_leave_the_move_made(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a person would be told that nothing had changed."""
    table = await house.running(1, 2)
    seat = next(seat.seat for seat in table.seats if seat.user_id is not None)
    table = await house.play_until(table, lambda _, asked: bool(asked))
    real, writes = house.store.write_at, 0

    async def once(*given: Any) -> Any:
        nonlocal writes
        writes += 1
        if writes > 1:
            raise NotStored("disk full")
        return await real(*given)

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "write_at", once)
        await house.answer(table, seat)
    assert len(await house.journal(table)) > 1
    await house.restart()
    await house.prove(table)


async def test_a_file_that_vanishes_within_a_write_is_noticed(house: House) -> None:
    """SQLite would not say a word: it writes on, into a file without a name."""
    path = path_of(house)

    def write(db: Connection) -> None:
        memory.put(db, "key", "value")
        path.rename(path.with_suffix(".elsewhere"))

    with pytest.raises(NotStored, match="taken away"):
        await house.store.write(write)


async def test_a_file_that_was_replaced_is_used_at_once(house: House) -> None:
    """Like after a restore: the connections to the former file are dropped."""
    table = await house.running(3)
    path = path_of(house)
    with closing(sqlite3.connect(path)) as other:
        other.execute("pragma wal_checkpoint(truncate)")
    shutil.copy(path, path.with_suffix(".copy"))
    before = await house.contents()
    await house.answer(table, 0)
    for suffix in ("-wal", "-shm"):
        path.with_name(path.name + suffix).unlink()
    path.with_suffix(".copy").replace(path)
    assert await house.contents() == before
    await house.answer(await house.table(table.id), 0)
    await house.prove(table)


@pytest.mark.proof
async def test_no_one_waits_for_their_turn_without_end(house: House) -> None:
    """Many clicks while the database is locked: all are told in good time."""
    await house.restart()
    with locked(house):
        ended = await asyncio.gather(
            *(
                house.host.profiles.set_user(user, language=None, dm=True, confirm=False)
                for user in range(40)
            ),
            return_exceptions=True,
        )
    assert {type(each) for each in ended} == {NotStored}
    causes = {type(each.__cause__) for each in ended if isinstance(each, NotStored)}
    assert TimeoutError in causes, "some did not even get their turn"


async def test_an_error_holds_no_value_of_a_statement(house: House) -> None:
    """It goes into the log, and the value may be everyone's cards."""

    def write_twice(db: Connection) -> None:
        for _ in range(2):
            values = {"key": "one", "value": "the secret"}
            db.execute(text("insert into memory values (:key, :value)"), values)

    with pytest.raises(IntegrityError) as failed:
        await house.store.write(write_twice)
    assert "the secret" not in str(failed.value)


async def test_clicks_on_one_table_share_one_wait(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten clicks on one table while the database is locked: the tenth is answered as fast as the
    first.
    """
    waits: list[float] = []
    real = storage.begin

    def begin(db: Connection, patience: float, *, writes: bool) -> None:
        waits.append(max(0.0, patience) if writes else 0.0)
        real(db, patience, writes=writes)

    table = await house.running(3)
    choice = house.any_answer(await house.asked(table, 0))
    monkeypatch.setattr(storage, "begin", begin)
    with locked(house):
        clicks = [house.choose(table, 0, choice) for _ in range(10)]
        ended = await asyncio.gather(*clicks, return_exceptions=True)
    assert {type(each) for each in ended} == {NotStored}
    assert sum(waits) < 2 * storage.BUSY_SECONDS
