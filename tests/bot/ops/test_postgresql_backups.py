"""PostgreSQL's own backups, as docs/operations.md has them: a dump, a moment, a replica."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from subprocess import check_call
from typing import Any

import pytest
from click.testing import CliRunner

from bot.cli import main
from bot.engine.errors import StorageFailed
from tests.bot.ops.test_moving import contents
from tests.bot.service.house import House, people_waiting
from tests.bot.service.test_set_aside import problems
from tests.postgresql import Server, needed, programs, server
from tests.sql import beside, run

pytestmark = [needed, pytest.mark.proof, pytest.mark.threads]


class Copy(Server):
    """A server with a copy of the files of another, which is made while that one serves."""

    def __init__(self, of: Server, *options: str) -> None:
        self._of = of
        self._options = options
        super().__init__()

    def _start(self) -> None:
        self.program("pg_basebackup", "-h", self._of.folder, "-c", "fast", *self._options)


@pytest.fixture
def first() -> Iterator[Server]:
    """Yield a server that archives its log, beside its files."""
    started = Server()
    started.down()
    started.up(
        archive_mode="on",
        archive_command=f"cp %p {started.folder}/%f",
        wal_level="replica",
        synchronous_commit="on",
    )
    yield started
    started.stop()


@pytest.fixture
async def house(first: Server, tmp_path: Path) -> AsyncIterator[House]:
    """Yield people in the middle of a game."""
    house = House(tmp_path / "plaza.db", first.migrated())
    await house.begin()
    await house.running(3)
    await play(house)
    yield house
    await house.store.close()


async def play(house: House, most: int = 1) -> int:
    """Make that many moves, or those that can be stored; return their number."""
    for made in range(most):
        try:
            table = await house.table(1)
            await house.answer(table, people_waiting(table)[0])
        except StorageFailed:
            return made
    return most


def ask(url: str, query: str) -> Any:
    with beside(url) as db:
        return run(db, query)[0][0]


def at(there: Server, url: str) -> str:
    """Return the address of the same database at another server."""
    return f"{url.partition('?')[0]}?host={there.folder}"


def wait_for(url: str, query: str) -> None:
    until = time.monotonic() + 60
    while not ask(url, query):
        assert time.monotonic() < until, query
        time.sleep(0.05)


async def go_on(house: House, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that all is whole there, skip numbers, and play."""
    [shown] = {ask(url, "select max(shown) from seats")}
    monkeypatch.setenv("PLAZA_DATABASE_URL", url)
    told = await asyncio.to_thread(CliRunner().invoke, main, ["db", "skip"])
    assert told.exit_code == 0, told.output
    assert ask(url, "select max(shown) from seats") == shown + 1_000_000
    house.url = url
    await house.restart()
    assert await problems(house) == []
    assert await play(house, 3) == 3
    assert (await house.lobby(2)).id > 1000
    assert await problems(house) == []


async def test_a_dump_is_restored_and_numbers_are_skipped(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, file, new = programs(), tmp_path / "plaza.dump", server().empty()
    assert found is not None
    before = await contents(house.url)
    await asyncio.to_thread(check_call, [found / "pg_dump", "-Fc", "-f", file, house.url])
    await play(house)
    await asyncio.to_thread(check_call, [found / "pg_restore", "--no-owner", "-d", new, file])
    assert await contents(new) == before
    await go_on(house, new, monkeypatch)


async def test_a_moment_comes_back_from_the_archive(
    first: Server, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = Copy(first)
    await play(house, 3)
    before, moment = await contents(house.url), ask(house.url, "select clock_timestamp()::text")
    await play(house, 3)
    first.run("SELECT pg_switch_wal()")
    first.down()
    (copy.folder / "data" / "recovery.signal").touch()
    copy.up(
        restore_command=f"cp {first.folder}/%f %p",
        recovery_target_time=moment,
        recovery_target_action="promote",
    )
    try:
        url = at(copy, house.url)
        wait_for(url, "select not pg_is_in_recovery()")
        assert await contents(url) == before
        await go_on(house, url, monkeypatch)
        await house.store.close()
    finally:
        copy.stop()
        first.up()


async def test_a_replica_takes_over_under_play_and_no_move_is_lost(
    first: Server, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    replica = Copy(first, "-R")
    replica.up()
    try:
        wait_for(house.url, "select count(*) = 1 from pg_stat_replication")
        first.run("ALTER SYSTEM SET synchronous_standby_names = '*'")
        first.run("SELECT pg_reload_conf()")
        wait_for(house.url, "select sync_state = 'sync' from pg_stat_replication")
        playing = asyncio.create_task(play(house, 1000))
        await asyncio.sleep(1)
        await asyncio.to_thread(first.kill)
        made = await playing
        replica.run("SELECT pg_promote()")
        url = at(replica, house.url)
        stored = ask(url, "select count(*) from moves where seat is not null") - 1
        assert 0 < made <= stored <= made + 1
        await go_on(house, url, monkeypatch)
        await house.store.close()
    finally:
        replica.stop()
