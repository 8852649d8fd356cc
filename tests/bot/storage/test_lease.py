"""The lease of a process: held by one, free as soon as it is gone, and noticed when lost."""

import asyncio
import sys
import time
from asyncio.subprocess import PIPE, create_subprocess_exec
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

import psycopg2
import pytest
from sqlalchemy import Connection, make_url

from bot.shards import Shards
from bot.storage import lease, owning, tables
from bot.storage.faults import StorageFailed
from bot.storage.lease import Lease, lease_of, taken
from bot.storage.listening import Session, Taken
from bot.storage.rows import SeatRow
from bot.storage.store import Store
from tests.bot.storage.test_postgresql import END_THE_OTHERS
from tests.bot.storage.test_storage import TABLE
from tests.postgresql import needed, server

SET_HERE = "select name from pg_settings where source = 'session'"

Take: TypeAlias = Callable[[str, str], Awaitable[Lease]]
Refused: TypeAlias = Callable[[str, str], Awaitable[str]]


@pytest.fixture
def events() -> list[object]:
    """The events heard: numbers of tables, and `lost`."""
    return []


@pytest.fixture
async def take(events: list[object]) -> AsyncIterator[Take]:
    """Return a function that takes the lease of shards; all are released at the end."""
    made: list[Lease] = []

    async def take(url: str, shards: str) -> Lease:
        one = lease_of(url, Shards.parse(shards), events.append, lambda: events.append("lost"))
        made.append(one)
        return await taken(one)

    yield take
    for one in made:
        one.release()


@pytest.fixture
def refused(take: Take, monkeypatch: pytest.MonkeyPatch) -> Refused:
    """Return a function that returns the reason of a refusal without waiting."""

    async def refused(url: str, shards: str) -> str:
        with monkeypatch.context() as patch:
            patch.setattr(lease, "PATIENCE", 0.0)
            with pytest.raises(Taken) as error:
                await take(url, shards)
        return str(error.value)

    return refused


# --- SQLite ---------------------------------------------------------------------------------------


_ANOTHER = """
import fcntl, sys
file = open(sys.argv[1], "a")
fcntl.lockf(file, fcntl.LOCK_EX)
print("locked", flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("name", ["plaza.db", "link.db"])
async def test_a_file_is_for_one_process_until_that_is_dead(
    take: Take, refused: Refused, tmp_path: Path, name: str
) -> None:
    (tmp_path / "link.db").symlink_to("plaza.db")
    url, beside = f"sqlite:///{tmp_path / name}", tmp_path / "plaza.db-lock"
    (await take(url, "0/1")).release()
    assert beside.stat().st_mode & 0o777 == 0o600
    another = await create_subprocess_exec(
        sys.executable, "-c", _ANOTHER, beside, stdin=PIPE, stdout=PIPE
    )
    assert another.stdout is not None
    assert await another.stdout.readline() == b"locked\n"
    assert f"{name}, and SQLite is for one" in await refused(url, "0/1")
    another.kill()
    await another.wait()
    await take(url, "0/1")


async def test_a_folder_that_cannot_be_written_is_a_fault_of_the_database(
    take: Take, tmp_path: Path
) -> None:
    with pytest.raises(StorageFailed):
        await take(f"sqlite:///{tmp_path / 'none' / 'plaza.db'}", "0/1")


# --- PostgreSQL -----------------------------------------------------------------------------------


@pytest.fixture
def shared() -> str:
    return server().migrated()


@pytest.mark.sampled(1)
@needed
@pytest.mark.parametrize(
    ("there", "another", "told"),
    [
        ("0/1", "0/1", "another process has shard 0 of 1"),
        ("0,1/4", "1,2/4", "another process has shard 1 of 4"),
        ("0/2", "1/3", "another process divides all servers into 2 shards, not into 3"),
        ("0/1", "1/2", "another process divides all servers into 1 shards, not into 2"),
    ],
)
async def test_what_does_not_fit_the_others_is_refused_until_they_are_gone(
    take: Take, refused: Refused, shared: str, there: str, another: str, told: str
) -> None:
    first = await take(shared, there)
    assert told in await refused(shared, another)
    first.release()
    await take(shared, another)


@needed
async def test_a_start_waits_for_one_that_is_just_ending(take: Take, shared: str) -> None:
    first = await take(shared, "0/1")
    second = asyncio.ensure_future(take(shared, "0/1"))
    await asyncio.sleep(0.2)
    assert not second.done()
    first.release()
    await asyncio.wait_for(second, 10)


@needed
async def test_processes_with_other_shards_or_databases_share_a_server(
    take: Take, shared: str
) -> None:
    await take(shared, "0,2/4")
    await take(shared, "1,3/4")
    await take(server().empty(), "0/1")


@needed
async def test_the_owner_is_woken_at_the_commit_and_no_one_else(
    take: Take, shared: str, events: list[object]
) -> None:
    await take(shared, "1/3")
    store = Store.open(shared, shards=Shards((0,), 3))

    def change(db: Connection) -> None:
        for server_id in (0, 1, 2, 1):
            table = TABLE._replace(server_id=server_id << 22)
            number = tables.create(db, table, SeatRow(0, 3, "A"))
            for _ in range(2):
                owning.wake_owners(db, number)

    await store.write(change)
    await _until(lambda: len(events) == 2)
    assert sorted(map(str, events)) == ["2", "4"]
    await store.close()


@needed
async def test_a_connection_that_is_lost_is_noticed_and_its_lease_free(
    take: Take, shared: str, events: list[object]
) -> None:
    await take(shared, "0/1")
    with closing(psycopg2.connect(shared)) as link:
        link.cursor().execute(END_THE_OTHERS)
    await _until(lambda: events == ["lost"])
    await take(shared, "0/1")


@needed
async def test_a_machine_that_is_gone_is_noticed_even_after_a_notice_to_it(
    take: Take, shared: str
) -> None:
    """PostgreSQL makes no tries while it waits for the acknowledgement of what it has sent."""
    held = await take(shared, "0/1")
    assert isinstance(held, Session)
    with held._driver.cursor() as cursor:
        cursor.execute(SET_HERE)
        assert ("tcp_user_timeout",) in cursor.fetchall()


@needed
async def test_a_server_that_is_not_there_is_a_fault_of_the_database(
    take: Take, shared: str
) -> None:
    with pytest.raises(StorageFailed):
        await take(str(make_url(shared).update_query_dict({"host": "/nowhere"})), "0/1")


async def _until(so: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not so():
        assert time.monotonic() < end
        await asyncio.sleep(0.001)
