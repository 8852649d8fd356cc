"""Opening a database for operators: it has to exist, and usually to be of this version."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from bot.shards import ALL, Shards
from bot.storage import migrations, owning
from bot.storage.faults import StorageFailed, translated
from bot.storage.sqlite import Mode
from bot.storage.store import Store, file_of

OTHER_AGES: Final = {
    "none": "it is not a database of Plaza",
    "older": "it is of an older version of Plaza: run `plaza db upgrade` first",
    "newer": "a later version of Plaza has written it: update Plaza",
}
"""The reason why a database cannot be used as it is."""


@asynccontextmanager
async def opened(url: str, mode: Mode, shards: Shards = ALL) -> AsyncGenerator[Store]:
    """Open an existing database, of any version. Raises StorageFailed."""
    must_exist(url)
    store = Store.open(url, mode, shards)
    try:
        yield store
    finally:
        await store.close()


def must_exist(url: str) -> None:
    """Raise StorageFailed if a database should be a file and does not exist."""
    file = file_of(url)
    with translated(StorageFailed):
        if file is not None and not file.is_file():
            raise StorageFailed(f"there is no file {file}")


@asynccontextmanager
async def opened_to_read(url: str) -> AsyncGenerator[Store]:
    """Open an existing database to read. Raises StorageFailed unless it is of this version."""
    async with _of_this_version(url, "ro") as store:
        yield store


@asynccontextmanager
async def opened_to_change(url: str) -> AsyncGenerator[Store]:
    """Open an existing database so that the owners of changed tables are woken, if possible.

    Raises StorageFailed unless it is of this version.
    """
    async with _of_this_version(url, "rw") as store:
        shards = await store.read(owning.nobody)
    async with opened(url, "rw", shards) as store:
        yield store


@asynccontextmanager
async def _of_this_version(url: str, mode: Mode) -> AsyncGenerator[Store]:
    async with opened(url, mode) as store:
        age = await store.read(migrations.age)
        if age in OTHER_AGES:
            raise StorageFailed(OTHER_AGES[age])
        yield store
