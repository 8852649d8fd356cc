"""Practising: a solo table with computers at all other seats.

A second request leads to the same table as long as its person has answered nothing there. So a
double click opens one table.
"""

from sqlalchemy import Connection

from bot.engine.context import Context
from bot.engine.model import Person
from bot.service.beginning import Beginning, Opening
from bot.service.seating import check_level
from bot.storage import lists
from bot.storage.rows import Stored


class Practice:
    """Begins games against computers. Raises ServiceError."""

    def __init__(self, context: Context, beginning: Beginning) -> None:
        self._context = context
        self._beginning = beginning

    async def begin(self, person: Person, game: str, players: int, level: str) -> int:
        """Begin a game for this many seats, among computers of this level; return the table's
        number.

        Raises BadSetup if the game does not allow that many.
        """
        check_level(level)
        stored, new = await self._context.store.write(self._begin, person, game, players, level)
        if new:
            await self._beginning.began(stored, person.user_id)
        return stored.table.id

    def _begin(
        self, db: Connection, person: Person, game: str, players: int, level: str
    ) -> tuple[Stored, bool]:
        """Return the table, and whether it has begun just now."""
        computers = (level,) * (players - 1)
        for stored in lists.of_user(db, person.user_id):
            if _is_untouched(stored, game, computers):
                return stored, False
        opening = Opening(game, {}, players, computers=computers)
        return self._beginning.begin_in(db, person, opening), True


def _is_untouched(stored: Stored, game: str, computers: tuple[str, ...]) -> bool:
    """Whether it is such a table, and its only person has answered nothing."""
    table = stored.table
    levels = [seat.computer for seat in stored.seats if seat.computer is not None]
    return (
        (table.game, table.is_solo, table.status) == (game, True, "running")
        and levels == [*computers]
        and not table.lesson
        and table.aside is None
        and not any(seat.moved_at for seat in stored.seats if seat.user_id is not None)
    )
