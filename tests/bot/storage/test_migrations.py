"""Migrations of people's stored data."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import Connection, select

from bot.storage import profiles, schema
from bot.storage.migrations import upgrade
from bot.storage.rows import Mention, UserRow
from bot.storage.store import Store
from tests.sql import run

_TABLE = (
    "insert into tables (game, options, status, version, capacity, private, language, channel_id,"
    " opener_id, rules_version, moves, horizon, computer_due, created_at, changed_at)"
    " values ('san_juan', '{{}}', '{status}', 1, 2, false, 'en', 1, 2, 1, 0, 0, false,"
    " '2026-01-01 00:00:00', '2026-01-01 00:00:00')"
)


async def test_who_came_before_the_settings_of_pictures_keeps_the_rest(empty: str) -> None:
    """Migration 0004."""
    migrated = await _migrated_user(empty, "0003")
    assert migrated == UserRow(5, "de", dm=False, dm_told=True)


@pytest.mark.proof
async def test_who_came_before_time_is_never_off_and_reminded_once_a_day(empty: str) -> None:
    """Migration 0005."""
    migrated = await _migrated_user(empty, "0004")
    assert (migrated.zone, migrated.quiet, migrated.vacations) == ("UTC", None, ())
    assert (migrated.weekends_off, migrated.remind_every) == (False, 24)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("former", ["0003", "0009"])
async def test_everyone_plays_by_one_click_and_in_large_text_from_then_on(
    empty: str, former: str
) -> None:
    """Migration 0010: no one can tell who had chosen otherwise from who had chosen nothing."""
    migrated = await _migrated_user(empty, former)
    assert (migrated.confirm, migrated.large_text) == (False, True)
    assert (migrated.language, migrated.dm, migrated.theme) == ("de", False, "dark")


@pytest.mark.proof
async def test_a_lobby_that_was_open_before_lobbies_ended_has_a_week(empty: str) -> None:
    """Migrations 0007 and 0025."""
    await upgrade(empty, "0006")
    store = Store.open(empty)
    for status in ("lobby", "running"):
        await store.write(run, _TABLE.format(status=status))
    before = datetime.now(UTC)
    await upgrade(empty)
    lobby, running = await store.read(_due_times)
    await store.close()
    assert lobby is not None
    assert lobby - before > timedelta(days=5, hours=23)
    assert running is not None
    assert running - before > timedelta(days=29, hours=23)


@pytest.mark.proof
async def test_posts_that_called_people_are_known_as_calls(empty: str) -> None:
    """Migration 0043."""
    await upgrade(empty, "0042")
    store = Store.open(empty)
    for _ in range(2):
        await store.write(run, _TABLE.format(status="running"))
    await store.write(run, "update tables set mentions = '[[0,5],[2,6]]' where id = 1")
    await upgrade(empty)
    found = await store.read(_mentions)
    await store.close()
    assert sorted(found) == [(), (Mention(0, 5, "reminder"), Mention(2, 6, "reminder"))]


@pytest.mark.proof
async def test_the_times_of_servers_that_were_left_stand(empty: str) -> None:
    """Migration 0045."""
    await upgrade(empty, "0044")
    store = Store.open(empty)
    for _ in range(2):
        await store.write(run, _TABLE.format(status="running"))
    await store.write(run, "update tables set server_id = 7, expiry_due = created_at where id = 2")
    vote = "insert into votes (table_id, kind, opened_at) values ({}, 'missing', '2026-01-01')"
    for table_id in (1, 2):
        await store.write(run, vote.format(table_id))
    await store.write(
        run, "insert into servers (server_id, left_at) values (7, '2026-01-01 00:00:00')"
    )
    await upgrade(empty)
    both = "select t.home, v.home from tables t, votes v where t.id = table_id order by t.id"
    homes = await store.read(run, both)
    await store.close()
    assert homes == [(0, 0), (-1, -1)]


def _mentions(db: Connection) -> list[tuple[Mention, ...]]:
    return list(db.execute(select(schema.tables.c.mentions)).scalars())


def _due_times(db: Connection) -> list[datetime | None]:
    return list(
        db.execute(select(schema.tables.c.expiry_due).order_by(schema.tables.c.id)).scalars()
    )


async def _migrated_user(empty: str, revision: str) -> UserRow:
    """Return a user's settings that were stored at an older revision."""
    await upgrade(empty, revision)
    store = Store.open(empty)
    await store.write(
        run,
        "insert into users (user_id, language, dm, one_click, dm_closed, dm_told)"
        " values (5, 'de', false, true, false, true)",
    )
    await upgrade(empty)
    migrated = await store.read(profiles.user, 5)
    await store.close()
    return migrated
