"""Migrations of what people have stored."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import Connection, select

from bot.storage import profiles, schema
from bot.storage.migrations import upgrade
from bot.storage.rows import UserRow
from bot.storage.store import Store
from tests.sql import run


async def test_who_came_before_the_settings_of_pictures_keeps_the_rest(tmp_path: Path) -> None:
    """Migration 0004."""
    migrated = await _migrated_user(tmp_path, "0003")
    assert migrated == UserRow(5, "de", dm=False, dm_told=True)


async def test_who_came_before_time_is_never_off_and_reminded_once_a_day(tmp_path: Path) -> None:
    """Migration 0005."""
    migrated = await _migrated_user(tmp_path, "0004")
    assert (migrated.zone, migrated.quiet, migrated.vacations) == ("UTC", None, ())
    assert (migrated.weekends_off, migrated.remind_every) == (False, 24)


async def test_everybody_plays_by_one_click_and_in_large_text_from_then_on(tmp_path: Path) -> None:
    """Migration 0010: nobody can tell who had chosen otherwise from who had chosen nothing."""
    for former in ("0003", "0009"):
        path = tmp_path / former
        path.mkdir()
        migrated = await _migrated_user(path, former)
        assert (migrated.confirm, migrated.large_text) == (False, True)
        assert (migrated.language, migrated.dm, migrated.theme) == ("de", False, "dark")


async def test_a_lobby_that_was_open_before_lobbies_ended_has_a_week(tmp_path: Path) -> None:
    """Migration 0007."""
    url = f"sqlite:///{tmp_path / 'plaza.db'}"
    await upgrade(url, "0006")
    store = Store.open(url)
    for status in ("lobby", "running"):
        await store.write(
            run,
            "insert into tables (game, options, status, version, capacity, private, language,"
            " channel_id, opener_id, rules_version, moves, horizon, computer_due, created_at,"
            f" changed_at) values ('san_juan', '{{}}', '{status}', 1, 2, 0, 'en', 1, 2, 1, 0, 0, 0,"
            " '2026-01-01 00:00:00', '2026-01-01 00:00:00')",
        )
    before = datetime.now(UTC)
    await upgrade(url)
    lobby, running = await store.read(_due_times)
    await store.close()
    assert lobby is not None
    assert lobby - before > timedelta(days=5, hours=23)
    assert running is None


def _due_times(db: Connection) -> list[datetime | None]:
    return list(
        db.execute(select(schema.tables.c.lobby_due).order_by(schema.tables.c.id)).scalars()
    )


async def _migrated_user(tmp_path: Path, revision: str) -> UserRow:
    """Return what a user has set who did so at an older revision."""
    url = f"sqlite:///{tmp_path / 'plaza.db'}"
    await upgrade(url, revision)
    store = Store.open(url)
    await store.write(
        run,
        "insert into users (user_id, language, dm, one_click, dm_closed, dm_told)"
        " values (5, 'de', 0, 1, 0, 1)",
    )
    await upgrade(url)
    migrated = await store.read(profiles.user, 5)
    await store.close()
    return migrated
