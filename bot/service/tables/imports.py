"""Files of tables that people import to look at the game.

A file is stored as it came, for its owner alone, so that every button of its replay works after a
restart. It is deleted after a week, when its owner has imported `MOST` others since, or by `/data`.
"""

import asyncio
from datetime import timedelta
from typing import Final

from sqlalchemy import Connection

from bot.service.context import Context
from bot.service.errors import NotFound
from bot.service.model import Upload
from bot.service.tables import film, tablefile
from bot.service.tables.tablefile import TableFile
from bot.storage import imports

KEPT_FOR: Final = timedelta(days=7)
MOST: Final = 5
"""How many files of one person are kept."""


class Imports:
    """Takes files of tables that are over."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def add(self, user_id: int, data: bytes) -> Upload:
        """Keep a file for the person who sent it. Raises TooMuch, and BadFile if it is wrong."""
        self._context.cooldowns.imports.take(user_id)
        await asyncio.to_thread(self._prove, data)
        return await self._context.store.write(self._add, user_id, data.decode())

    def _prove(self, data: bytes) -> None:
        film.played_from(self._context.games, tablefile.read(data))

    def _add(self, db: Connection, user_id: int, text: str) -> Upload:
        now = self._context.clock.now()
        imports.forget(db, now - KEPT_FOR)
        number = imports.add(db, user_id, text, now)
        imports.keep_newest(db, user_id, MOST)
        return Upload(user_id, number)


def find(context: Context, db: Connection, upload: Upload) -> TableFile:
    """Return a file. Raises NotFound if it is gone, or is somebody else's."""
    since = context.clock.now() - KEPT_FOR
    text = imports.find(db, upload.user_id, upload.number, since)
    if text is None:
        raise NotFound("no_file")
    return tablefile.read(text.encode())
