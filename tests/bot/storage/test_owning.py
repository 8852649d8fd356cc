"""Ownership by a process: one condition, in Python and in SQL, for every query.

Two processes share a database here, with one table each on servers of shard 0 and 1.
"""

from collections.abc import Callable
from datetime import timedelta
from random import Random
from typing import Any, get_args

import pytest
from sqlalchemy import Connection, insert, select, update

from bot.shards import Shards
from bot.storage import (
    due,
    figures,
    leagues,
    lists,
    noticeboards,
    outbox,
    owning,
    profiles,
    schema,
    seekers,
    subscriptions,
    tables,
    votes,
)
from bot.storage.migrations import upgrade
from bot.storage.rows import DigestRow, Notice, SeatRow, SeekerRow, ServerRow, VoteRow
from bot.storage.store import Store
from tests.bot.service.house import untold
from tests.bot.storage.test_leagues import LEAGUE
from tests.bot.storage.test_storage import NOW, TABLE
from tests.databases import of_a_file

LATER = NOW + timedelta(hours=1)
LONG_AGO = NOW - timedelta(days=1)
SERVERS = (6 << 22, 7 << 22)
"""Of shard 0 and of shard 1, where there are two."""
LOOKING = SeekerRow(
    *(0, SERVERS[0], 3, "A", "en", 5, None, ("san_juan",), (3,), ("normal",), 3),
    *(NOW, LATER, None, NOW),
)


def _lay_out(db: Connection) -> None:
    """Make tables 1 and 2, on these servers, with every kind of due work."""
    owning.divide(db, 2)
    for number, server_id in enumerate(SERVERS, 1):
        table = TABLE._replace(server_id=server_id, status="running", computer_due=True)
        tables.create(db, table, SeatRow(0, 3, "A", asked_at=1, deadline=NOW, remind_at=LATER))
        outbox.add(db, number, [Notice("board"), Notice("panel", 3)], LONG_AGO)
    for row_id in (1, 3):
        row = outbox.find(db, row_id)
        assert row is not None
        outbox.claim(db, row, LONG_AGO, LONG_AGO)


@pytest.fixture
async def laid_out(url: str) -> str:
    store = Store.open(url)
    await store.write(_lay_out)
    await store.close()
    return url


async def _as_shard(number: int, url: str, work: Callable[[Connection], Any]) -> Any:
    store = Store.open(url, shards=Shards((number,), 2))
    try:
        return await store.write(work)
    finally:
        await store.close()


_FOUND: dict[str, tuple[Callable[[Connection], Any], Callable[[int, int], Any]]] = {
    "tables to tell of": (lambda db: outbox.heads(db, NOW, [], 9).due, lambda table, _: [table]),
    "what is due": (
        lambda db: [(each.kind, each.table_id) for each in due.due(db, NOW, 9)],
        lambda table, _: [("deadline", table)],
    ),
    "what will be due": (
        lambda db: due.coming(db, NOW),
        lambda table, _: [due.Coming(table, LATER)],
    ),
    "computers to call": (lists.due_for_computers, lambda table, _: [table]),
    "servers in use": (profiles.servers_in_use, lambda _, server: {server: False}),
    "figures": (
        lambda db: (*figures.of_tables(db), *figures.of_outbox(db, NOW)),
        lambda *_: ({"running": 1}, 0, 1, 2, 0, LONG_AGO),
    ),
}


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("what", _FOUND)
async def test_a_process_finds_what_is_its_own(laid_out: str, what: str, number: int) -> None:
    found, expected = _FOUND[what]
    assert await _as_shard(number, laid_out, found) == expected(number + 1, SERVERS[number])


async def test_nothing_is_due_on_a_server_that_was_left_until_the_bot_is_back(
    laid_out: str,
) -> None:
    """Except choices that settle and plans that answer. What begins there meanwhile stands, too."""
    server = ServerRow(SERVERS[0])
    times = {"settles_at": NOW, "expiry_due": NOW}

    def leave(db: Connection) -> list[str]:
        db.execute(update(schema.tables).values(times))
        profiles.note_left(db, server, NOW)
        seat = SeatRow(0, 3, "A", plan_due=NOW, deadline=NOW, remind_at=NOW, warn_at=NOW)
        tables.replace_seats(db, 1, (seat._replace(back_at=NOW),))
        votes.create(db, VoteRow(0, 1, "offer", 0, None, None, NOW, NOW))
        leagues.create(db, LEAGUE._replace(server_id=SERVERS[0], due_at=NOW))
        seekers.save(db, LOOKING)
        noticeboards.hang(db, SERVERS[0], 5, NOW)
        return _kinds(db)

    def come_back(db: Connection) -> list[str]:
        profiles.note_left(db, server, None)
        return _kinds(db)

    assert await _as_shard(0, laid_out, leave) == ["settling", "plan"]
    found = await _as_shard(0, laid_out, come_back)
    assert {*found} == {*get_args(due.Kind)} - {"evening"}  # which is of no server
    assert await _as_shard(1, laid_out, _kinds) == ["settling", "deadline", "expiry"]


async def test_the_first_shard_has_the_digests_of_people(laid_out: str) -> None:
    def subscribe(db: Connection) -> None:
        subscriptions.save_digest(db, DigestRow(3, due_at=NOW))

    await _as_shard(1, laid_out, subscribe)
    assert "evening" in await _as_shard(0, laid_out, _kinds)
    assert "evening" not in await _as_shard(1, laid_out, _kinds)


def _kinds(db: Connection) -> list[str]:
    assert owning.astray(db) == []
    return [each.kind for each in due.due(db, NOW, 9)]


async def test_servers_are_divided_anew_by_a_process_with_another_number(laid_out: str) -> None:
    def lose(db: Connection) -> list[int]:
        db.execute(update(schema.seats).values(home=5))
        return owning.astray(db)

    def owner(db: Connection) -> tuple[list[int], list[int]]:
        found = select(schema.seats.c.home).order_by(schema.seats.c.table_id)
        return list(db.scalars(found)), owning.astray(db)

    assert await _as_shard(0, laid_out, owner) == ([0, 1], [])
    await upgrade(laid_out, holder=Shards((2,), 5))
    assert await _as_shard(0, laid_out, owner) == ([1, 2], [])
    assert await _as_shard(0, laid_out, lose) == [1, 2]
    await upgrade(laid_out, holder=Shards((), 1))
    assert await _as_shard(0, laid_out, owner) == ([5, 5], [1, 2]), "a command has no shards"
    await upgrade(laid_out)
    assert await _as_shard(0, laid_out, owner) == ([0, 0], [])


async def test_a_table_that_moves_has_its_times_at_the_other_server(laid_out: str) -> None:
    def move(db: Connection) -> None:
        tables.set_place(db, 1, tables.Place(server_id=SERVERS[1], channel_id=5))

    await _as_shard(0, laid_out, move)
    assert await _as_shard(0, laid_out, _kinds) == []
    assert await _as_shard(1, laid_out, _kinds) == ["deadline", "deadline"]


@of_a_file
@pytest.mark.parametrize("number", [0, 1])
async def test_a_time_that_cannot_be_read_is_found_by_its_owner(laid_out: str, number: int) -> None:
    """Only SQLite keeps such a thing; the rows are looked at one by one then."""

    def damage(db: Connection) -> list[int]:
        db.exec_driver_sql("UPDATE outbox SET next_try = 'x'")
        return outbox.heads(db, NOW, [], 9).due

    assert await _as_shard(number, laid_out, damage) == [number + 1]


async def test_a_start_frees_its_own_claims_and_no_live_ones(laid_out: str) -> None:
    tries = select(schema.outbox.c.next_try).order_by(schema.outbox.c.id)

    def freed(db: Connection) -> list[Any]:
        outbox.free_claims(db, NOW)
        return list(db.execute(tries).scalars())

    assert await _as_shard(1, laid_out, freed) == [LONG_AGO, LONG_AGO, NOW, LONG_AGO]


async def test_limits_end_in_the_own_process_only(laid_out: str) -> None:
    def limited(db: Connection) -> None:
        values = {"aside": "ID", "error": outbox.LIMITED}
        db.execute(update(schema.outbox).values(values))

    def ended(db: Connection) -> tuple[Any, list[int]]:
        before = outbox.heads(db, NOW, [], 9).limited
        outbox.end_limits(db, NOW)
        return before, [row.table_id for row in untold(db)]

    await _as_shard(0, laid_out, limited)
    assert await _as_shard(1, laid_out, ended) == (LONG_AGO, [2, 2])


async def test_the_condition_is_the_same_in_sql_and_in_python(url: str) -> None:
    draw = Random(3)
    servers = [None, 0, (1 << 63) - 1, *(draw.getrandbits(63) for _ in range(200))]
    values = [_values(server_id) for server_id in servers]
    store = Store.open(url)
    await store.write(lambda db: db.execute(insert(schema.tables), values))
    query = select(schema.tables.c.server_id).where(owning.OWNED)
    for text in ("0/1", "0/2", "1/2", "0,3/5", "1,2,4/5", "15/16"):
        shards = Shards.parse(text)
        given = {"shards_": shards.ids, "shard_count_": shards.count}
        found = await store.read(lambda db, given=given: db.execute(query, given).scalars().all())
        assert set(found) == {each for each in servers if shards.owns(each)}
    await store.close()


def _values(server_id: int | None) -> dict[str, Any]:
    values = TABLE._replace(server_id=server_id)._asdict()
    del values["id"]
    return values
