"""Playing again: a new table for the people of a finished game.

The first person to press *Rematch* opens it, in the same place, with the same game, options, clock
and computers. Its post asks the others, and a seat is reserved for each of them until they take it
or press *Leave*; people who press *Rematch* later sit down there. If its terms have been changed
since (`terms.py`), they join at its post, which shows the changes. Seats are not drawn but shifted
by one: seat 0 begins in every game, so the next person clockwise begins this time. After a solo
game there is no one to ask: the next game begins at once.

The former table names the new one (`tables.next_id`). So there is only one, however many people
press at once, unless it was cancelled. The others are called once a game: for another table after
that, they have to come by themselves.
"""

from typing import Final

from sqlalchemy import Connection

from bot.engine.context import Context
from bot.engine.errors import NotAllowed, ServiceError, WrongTime
from bot.engine.looking import Looking
from bot.engine.model import Person, TableInfo
from bot.service.beginning import Beginning, Opening
from bot.service.expiry import DAY
from bot.service.lobby import Lobby
from bot.service.server import WITHOUT_ROLES, Membership
from bot.service.terms import mark_of, terms_of
from bot.storage import tables
from bot.storage.rows import Stored

_OVER: Final = ("finished", "aborted")


class Rematches:
    """Opens the tables at which people play again. Raises ServiceError."""

    def __init__(
        self, context: Context, beginning: Beginning, lobby: Lobby, looking: Looking
    ) -> None:
        self._context = context
        self._beginning = beginning
        self._lobby = lobby
        self._looking = looking

    async def rematch(
        self,
        table_id: int,
        person: Person,
        *,
        parent_id: int | None = None,
        membership: Membership = WITHOUT_ROLES,
    ) -> TableInfo:
        """Seat a person at the table that follows this one; open it if there is none.

        `parent_id`, `membership`: as when a table is opened. Raises BadSetup if the game can no
        longer be played like this.
        """
        context = self._context
        next_id, begun = await context.change_alone(
            table_id, self._next, table_id, person, parent_id, membership
        )
        if begun is not None:
            await self._beginning.began(begun, person.user_id)
        context.wake_at(context.clock.now() + DAY)
        context.after_commit()
        former, table = await self._looking.table(table_id), await self._looking.table(next_id)
        game = context.game(table.game)
        seen = mark_of(terms_of(game, former))
        sits = table.seat_of(person.user_id) is not None
        if table.status != "lobby" or sits or seen != mark_of(terms_of(game, table)):
            return table
        return await self._lobby.join(next_id, person, seen=seen)

    def _next(
        self,
        db: Connection,
        table_id: int,
        person: Person,
        parent_id: int | None,
        membership: Membership,
    ) -> tuple[int, Stored | None]:
        """Return the number of the next table and, if its game has begun just now, the table."""
        stored = self._context.find(db, table_id)
        table = stored.table
        if table.status not in _OVER:
            raise WrongTime("not_over")
        if all(seat.user_id != person.user_id for seat in stored.seats):
            raise NotAllowed("not_seated")
        if table.next_id is not None and tables.status_of(db, table.next_id) != "cancelled":
            return table.next_id, None
        if stored.left:
            raise ServiceError("not_on_server")
        begun = None
        if table.is_solo:
            begun = self._beginning.begin_in(db, person, _again(stored))
            opened = begun.table.id
        else:
            opened = self._beginning.create(db, person, _again(stored), parent_id, membership)
        tables.set_next(db, table, opened)
        return opened, begun


def _again(stored: Stored) -> Opening:
    """Return the new table for the people of a table, each moved on by one seat."""
    table, seats = stored.table, stored.seats
    people = [max(seat.user_id or 0, 0) for seat in seats]  # below 0: their data was deleted
    return Opening(
        game=table.game,
        options=table.options,
        capacity=len(seats),
        private=table.private,
        server_id=table.server_id,
        channel_id=table.channel_id,
        language=table.language,
        clock=table.clock,
        computers=tuple(seat.computer or "" for seat in seats if seat.user_id is None),
        kept=(*people[1:], people[0]),
        calls=table.next_id is None,
        rated=table.rated,
        redraws=table.redraws,
        hints=table.hints,
        reliable=table.reliable,
        autostart=table.autostart,
        moving=table.moving,
    )
