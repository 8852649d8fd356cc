"""Migrations of what people have stored."""

from pathlib import Path

from bot.storage import profiles
from bot.storage.migrations import upgrade
from bot.storage.store import Store
from tests.sql import run


async def test_who_came_before_the_settings_of_pictures_keeps_the_rest(tmp_path: Path) -> None:
    """Migration 0004."""
    url = f"sqlite:///{tmp_path / 'plaza.db'}"
    await upgrade(url)
    store = Store.open(url)
    before = await store.write(
        profiles.change_user, 5, language="de", dm=False, one_click=True, dm_told=True
    )
    for column in ("theme", "large_text"):
        await store.write(run, f"alter table users drop column {column}")
    await store.write(run, "update alembic_version set version_num = '0003'")
    await upgrade(url)
    migrated = await store.read(profiles.user, 5)
    await store.close()
    assert migrated == before
    assert (migrated.theme, migrated.large_text) == ("dark", False)
