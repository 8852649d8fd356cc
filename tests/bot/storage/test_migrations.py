"""Migrations of what people have stored."""

from pathlib import Path

from bot.storage import profiles
from bot.storage.migrations import upgrade
from bot.storage.rows import UserRow
from bot.storage.store import Store
from tests.sql import run


async def test_who_came_before_the_settings_of_pictures_keeps_the_rest(tmp_path: Path) -> None:
    """Migration 0004."""
    migrated = await _migrated_user(tmp_path, "0003")
    assert migrated == UserRow(5, "de", dm=False, one_click=True, dm_told=True)


async def test_who_came_before_time_is_never_off_and_reminded_once_a_day(tmp_path: Path) -> None:
    """Migration 0005."""
    migrated = await _migrated_user(tmp_path, "0004")
    assert (migrated.zone, migrated.quiet, migrated.vacations) == ("UTC", None, ())
    assert (migrated.weekends_off, migrated.remind_every) == (False, 24)


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
