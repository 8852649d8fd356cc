"""A database as a new Plaza has it: migrated once in each process of tests, then copied."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.storage.migrations import upgrade


def lay_out(path: Path) -> None:
    """Put an empty database with the present schema there, unless there is one already."""
    if not path.exists():
        path.write_bytes(_migrated())


@cache
def _migrated() -> bytes:
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        path = Path(folder) / "plaza.db"
        # In a thread of its own, as tests call this from an event loop that is running.
        thread.submit(asyncio.run, upgrade(f"sqlite:///{path}")).result()
        return path.read_bytes()
