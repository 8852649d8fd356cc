"""Notes: people's own texts about a table where they have a seat.

A note is a person's, not a seat's: a newcomer to the seat does not see it. It stays when the game
is over.
"""

from typing import Final

from sqlalchemy import Connection

from bot.engine.context import Context
from bot.engine.errors import NotAllowed, TooMuch
from bot.engine.model import Note, table_info
from bot.storage import notes, tables

LONGEST: Final = 500
"""The most characters of a note."""


class Notes:
    """Reads and writes notes. Raises ServiceError."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def read(self, table_id: int, user_id: int) -> Note:
        """Return this person's note about a table."""
        context = self._context
        return await context.read(table_id, self._read, table_id, user_id)

    async def write(self, table_id: int, user_id: int, text: str) -> Note:
        """Store a cleaned line in place of the earlier note; an empty line only deletes it."""
        if len(text) > LONGEST:
            raise TooMuch("note_too_long", most=LONGEST, length=len(text))
        if "\0" in text:
            raise NotAllowed("note_with_nul")

        def work(db: Connection) -> Note:
            self._read(db, table_id, user_id)
            notes.put(db, table_id, user_id, text)
            return self._read(db, table_id, user_id)

        return await self._context.change(table_id, work)

    def _read(self, db: Connection, table_id: int, user_id: int) -> Note:
        stored = self._context.find(db, table_id)
        if not tables.sits_at(db, table_id, user_id):
            raise NotAllowed("not_seated")
        return Note(table_info(stored), notes.find(db, table_id, user_id))
