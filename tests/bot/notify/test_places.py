"""Places of tables: making a thread delays no other table, and posts to a missing server wait."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from discord import MessageType

from bot.engine.model import TableInfo
from bot.notify.errors import NotNow
from bot.notify.places import THREAD_LINE, Places
from bot.storage import profiles
from tests.bot.service.house import House


async def test_a_thread_that_takes_long_to_make_delays_no_other_table(tmp_path: Path) -> None:
    house = House(tmp_path / "plaza.db")
    await house.begin()
    slow, fast = await house.running(2), await house.running(2)
    begun, go_on = asyncio.Event(), asyncio.Event()

    class Slow(Places):
        def _may_thread(self, *_: object, **__: object) -> bool:
            return True

        async def _make_thread(self, table: TableInfo) -> int:
            if table.id == slow.id:
                begun.set()
                await go_on.wait()
            return 700 + table.id

    client = cast("Any", SimpleNamespace(get_guild=lambda _: None))
    places = Slow(client, house.host, client, threads=True)
    waiting = asyncio.ensure_future(places.settled(slow))
    async with asyncio.timeout(5):
        await begun.wait()
        assert (await places.settled(fast)).thread_id == 700 + fast.id
        assert not waiting.done()
        go_on.set()
        assert (await waiting).thread_id == 700 + slow.id
    await house.store.close()


@pytest.mark.parametrize("connected", [True, False])
async def test_no_server_counts_as_left_until_all_are_known(
    tmp_path: Path, *, connected: bool
) -> None:
    house = House(tmp_path / "plaza.db")
    await house.begin()
    table = await house.running(2)
    assert table.server_id is not None
    client = cast("Any", SimpleNamespace(get_guild=lambda _: None, is_ready=lambda: connected))
    places = Places(client, house.host, cast("Any", SimpleNamespace()), threads=True)
    with pytest.raises(NotNow):
        await places.check_server(table)
    server = await house.store.read(profiles.server, table.server_id)
    assert (server.left_at is not None) == connected
    await house.store.close()


async def test_a_table_waits_for_its_thread_until_its_server_is_described(tmp_path: Path) -> None:
    """A new session first names the servers; one after the other is then described."""
    house = House(tmp_path / "plaza.db")
    await house.begin()
    table = await house.running(2)
    guild = SimpleNamespace(unavailable=True, get_channel=lambda _: None)
    client = cast("Any", SimpleNamespace(get_guild=lambda _: guild))
    for threads in (True, False):
        places = Places(client, house.host, cast("Any", SimpleNamespace()), threads=threads)
        if threads:
            with pytest.raises(NotNow):
                await places.settled(table)
        else:
            assert await places.settled(table) == table
    await house.store.close()


async def test_a_server_that_is_back_before_it_was_noted_as_left_is_not_left(
    tmp_path: Path,
) -> None:
    house = House(tmp_path / "plaza.db")
    await house.begin()
    table = await house.running(2)
    assert table.server_id is not None
    found = iter([None, SimpleNamespace()])
    client = cast("Any", SimpleNamespace(get_guild=lambda _: next(found), is_ready=lambda: True))
    places = Places(client, house.host, cast("Any", SimpleNamespace()), threads=True)
    with pytest.raises(NotNow):
        await places.check_server(table)
    assert (await house.store.read(profiles.server, table.server_id)).left_at is None
    await house.store.close()


async def test_of_the_lines_about_threads_only_that_of_its_own_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    removed: list[str] = []

    class Line(SimpleNamespace):
        async def delete(self) -> None:
            removed.append(self.name)

    def line(name: str, kind: MessageType, about: int | None) -> Line:
        reference = None if about is None else SimpleNamespace(channel_id=about)
        return Line(name=name, type=kind, reference=reference)

    lines = [
        line("a reply in it", MessageType.default, 7),
        line("about none", THREAD_LINE, None),
        line("about another", THREAD_LINE, 8),
        line("its own", THREAD_LINE, 7),
        line("its own, before", THREAD_LINE, 7),
    ]

    async def history(limit: int) -> AsyncIterator[Line]:
        for each in lines[:limit]:
            yield each

    client = cast("Any", None)
    places = Places(client, client, client, threads=True)
    monkeypatch.setattr(places, "channel", lambda _: SimpleNamespace(history=history))
    await places._remove_line(client, 7)
    assert removed == ["its own"]
