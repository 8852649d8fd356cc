"""Practising: a table with computers at all other seats, opened and begun in one go.

A person who asks for one again is led to the one they have there, as long as they have answered
nothing at it. So a double click opens one table.
"""

from sqlalchemy import Connection

from bot.engine.commit import Actor, note
from bot.engine.computers import Computers
from bot.engine.context import Context
from bot.engine.looking import Looking
from bot.engine.model import Person, TableInfo
from bot.engine.turn import is_practice
from bot.service.lobby import Lobby, Opening, Start
from bot.service.server import WITHOUT_ROLES, Membership
from bot.storage import lists
from bot.storage.rows import Stored
from rules.opponents.levels import GREEDY


class Practice:
    """Begins games against computers. Raises ServiceError."""

    def __init__(
        self, context: Context, lobby: Lobby, computers: Computers, looking: Looking
    ) -> None:
        self._context = context
        self._lobby = lobby
        self._computers = computers
        self._looking = looking

    async def begin(
        self, person: Person, game: str, start: Start, membership: Membership = WITHOUT_ROLES
    ) -> TableInfo:
        """Open a table of this game for as many as can play it, and begin with computers at all
        other seats. `membership` as in `Lobby.open`.
        """
        context = self._context
        table_id, begun = await context.store.write(self._begin, person, game, start, membership)
        if begun is not None:
            note(context, "table.began", begun)
            await self._computers.answer_and_tell(table_id, Actor(person.user_id), begun)
        return await self._looking.table(table_id)

    def _begin(
        self, db: Connection, person: Person, game: str, start: Start, membership: Membership
    ) -> tuple[int, Stored | None]:
        """Return the number of the table and, if it has begun just now, the table."""
        seats = max(self._context.game(game).seats)
        for stored in lists.of_user(db, person.user_id):
            if _is_untouched(stored, game, seats, start):
                return stored.table.id, None
        opening = Opening(
            game=game,
            options={},
            capacity=seats,
            private=False,
            server_id=start.server_id,
            channel_id=start.channel_id,
            computers=(GREEDY,) * (seats - 1),
        )
        table_id = self._lobby.create(db, person, opening, start.parent_id, membership)
        return table_id, self._lobby.start_in(db, table_id, person.user_id)


def _is_untouched(stored: Stored, game: str, seats: int, start: Start) -> bool:
    """Whether it is such a table in the same place, and its only person has answered nothing."""
    table = stored.table
    levels = [seat.computer for seat in stored.seats if seat.computer is not None]
    return (
        (table.game, table.channel_id, table.status) == (game, start.channel_id, "running")
        and is_practice(stored.seats)
        and levels == [GREEDY] * (seats - 1)
        and not table.private
        and not table.lesson
        and table.aside is None
        and not any(seat.moved_at for seat in stored.seats if seat.user_id is not None)
    )
