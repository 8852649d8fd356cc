"""A new version upgrades the database alone, or if it disturbs no other process."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from aiohttp.test_utils import unused_port

from bot import database
from bot.config import ConfigError, Settings, StartAgain
from bot.shards import Shards
from bot.storage import migrations
from bot.storage.lease import lease_of
from bot.storage.migrations import age, upgrade
from bot.storage.store import Store
from tests.bot.pooler import pooler
from tests.postgresql import USER, Server, needed, server
from tests.sql import run
from tests.wire.conftest import settings_for

OLD = "0020"

HOLDER = """
import fcntl, sys
file = open(sys.argv[1], "a")
fcntl.lockf(file, fcntl.LOCK_EX)
print("locked", flush=True)
sys.stdin.read()
"""


async def revision(url: str) -> str:
    store = Store.open(url)
    found = await store.read(run, "select version_num from alembic_version")
    await store.close()
    return found[0][0]


@contextmanager
def held(url: str, shards: str) -> Iterator[None]:
    """Hold shards of a database, as a running process does."""
    lease = lease_of(url, Shards.parse(shards), lambda _: None, lambda: None)
    lease.take()
    yield
    lease.release()


@pytest.fixture
async def old() -> str:
    """Return the address of a database of an earlier version."""
    url = server().empty()
    await upgrade(url, OLD)
    return url


def settings(url: str, shards: str) -> Settings:
    return settings_for(None, database_url=url, shards=shards)


@pytest.mark.proof
@needed
async def test_nothing_is_migrated_under_those_who_hold_other_shards(old: str):
    with held(old, "1/2"), held(old, "0/2"):
        with pytest.raises(StartAgain, match="stop them all first"):
            await database.upgrade(settings(old, "0/2"))
        assert await revision(old) == OLD
    with held(old, "0/2"):
        await database.upgrade(settings(old, "0/2"))
    assert await revision(old) > OLD


@needed
async def test_what_old_processes_can_go_on_with_is_migrated_under_them(
    old: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(migrations, "least_readable", lambda: OLD)
    with held(old, "1/2"):
        await database.upgrade(settings(old, "0/2"))
    assert await revision(old) > OLD


@pytest.mark.disk
def test_the_command_waits_for_no_running_bot_and_migrates_nothing_under_it(tmp_path: Path):
    url = f"sqlite:///{tmp_path}/plaza.db"
    lock = tmp_path / "plaza.db-lock"
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(lock)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert holder.stdout is not None
    holder.stdout.readline()
    with pytest.raises(StartAgain, match="another process has"):
        database.upgrade_alone(settings_for(None, database_url=url))
    assert not (tmp_path / "plaza.db").exists()
    holder.communicate()
    database.upgrade_alone(settings_for(None, database_url=url))
    assert (tmp_path / "plaza.db").exists()


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("noted", "told"),
    [("9999 0001", "same"), ("9999 9998", "newer"), ("9000 0001", "newer"), ("", "newer")],
)
async def test_an_older_plaza_uses_a_newer_database_that_says_so(
    noted: str, told: str, tmp_path: Path
):
    url = f"sqlite:///{tmp_path}/plaza.db"
    await upgrade(url)
    store = Store.open(url)
    await store.write(run, "update alembic_version set version_num = '9999'")
    await store.write(run, f"update memory set value = '{noted}' where key = 'least_readable'")
    assert await store.read(age) == told
    await store.close()


def test_a_check_before_the_start_migrates_nothing(tmp_path: Path):
    given = settings_for(None, database_url=f"sqlite:///{tmp_path}/plaza.db")
    database.check(given)
    assert (tmp_path / "plaza.db").stat().st_size < 8192, "no table is made"
    with pytest.raises(ConfigError, match="there is no folder"):
        database.check(settings_for(None, database_url="sqlite:////nowhere/plaza.db"))


@pytest.mark.threads
@needed
def test_a_pooler_that_keeps_no_sessions_is_refused():
    port = unused_port()
    own = Server(port=port)
    try:
        with pooler(port) as pooled:
            with pytest.raises(ConfigError, match="pool_mode = session"):
                database.check(settings(address(pooled), "0/2"))
            database.check(settings(address(port), "0/2"))
    finally:
        own.stop()


def address(port: int) -> str:
    return f"postgresql://{USER}@127.0.0.1:{port}/{USER}?sslmode=disable&gssencmode=disable"
