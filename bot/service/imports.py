"""Files of tables that people import to look at the game.

A file is stored unchanged, for its owner alone, so that every button of its replay works after a
restart. It is deleted after a week, when its owner has imported `MOST` others since, or by `/data`.
"""

from typing import Final

from sqlalchemy import Connection

from bot.engine.context import Context
from bot.engine.model import Upload
from bot.service import replay_steps
from bot.service.replay import FILES_KEPT_FOR, Replaying
from bot.storage import imports

MOST: Final = 5
"""The number of one person's files that are kept."""


class Imports:
    """Takes files of tables that are over."""

    def __init__(self, context: Context, replaying: Replaying) -> None:
        self._context = context
        self._replaying = replaying

    async def add(self, user_id: int, data: bytes) -> Upload:
        """Keep a file for the person who sent it. Raises BadFile if it is wrong."""
        reel = await self._context.work_out(replay_steps.reel_of_file, data)
        upload = await self._context.store.write(self._add, user_id, data.decode())
        self._replaying.keep(upload, reel)
        return upload

    def _add(self, db: Connection, user_id: int, text: str) -> Upload:
        now = self._context.clock.now()
        imports.forget(db, now - FILES_KEPT_FOR)
        number = imports.add(db, user_id, text, now)
        imports.keep_newest(db, user_id, MOST)
        return Upload(user_id, number)
