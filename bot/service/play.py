"""A running game: choose, take a choice back, resign."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service.commit import note, write
from bot.service.computers import Computers
from bot.service.context import Context
from bot.service.errors import Busy, NotAllowed, Repeated, Stale, WrongTime
from bot.service.looking import Looking, own_seat, position_of, recent_entries
from bot.service.model import Position, TableInfo
from bot.service.turn import Turn, Undo
from bot.storage import journal
from bot.storage.faults import Unreadable
from bot.storage.rows import Entry, SeatRow, Stored
from bot.storage.tables import Conflict
from rules import match
from rules.decision import Choice
from rules.event import Seat
from rules.opponents.levels import GREEDY

Change: TypeAlias = Callable[[AsyncConnection, Turn], Awaitable[None]]

_TRIES: Final = 4


class Written(NamedTuple):
    """A turn that was stored: what is stored now, the person's seat, its recent entries."""

    turn: Turn
    stored: Stored
    own: SeatRow | None
    recent: Sequence[Entry]


class Play:
    """Moves of people. Each is one transaction; then the computers answer; then it is told."""

    def __init__(self, context: Context, computers: Computers, looking: Looking) -> None:
        self._context = context
        self._computers = computers
        self._looking = looking

    async def choose(
        self, table_id: int, user_id: int, version: int, seat: Seat, choice: Choice
    ) -> Position:
        """Answer the open decision of a seat; `version` is that of the table that was shown.

        Another's answer beside it does not make it stale, as long as this seat's own decision
        is still the one that was shown. Raises ServiceError (Repeated where this very answer was
        given already) or, for an answer that the rules do not allow, RulesError; nothing has
        changed then.
        """

        async def change(db: AsyncConnection, turn: Turn) -> None:
            own = _seat_of(turn.before, user_id)
            if own.seat != seat:
                raise NotAllowed("not_your_seat", seat=seat)
            if not _is_as_shown(turn, version, own.asked_at):
                newest = await _newest_since(db, turn, own, version)
                raise Repeated if newest == (choice, False) else Stale
            turn.play(seat, choice)

        return await self._change(table_id, user_id, "moved", change)

    async def take_back(self, table_id: int, user_id: int, version: int) -> Position:
        """Take back this person's newest choice, where `rules.match.take_back` allows it.

        What computers answered to it goes too; sealed answers of others beside it stand. Raises
        ServiceError (Repeated where it was taken back already).
        """

        async def change(db: AsyncConnection, turn: Turn) -> None:
            own = _seat_of(turn.before, user_id)
            if not _is_as_shown(turn, version, own.moved_at):
                newest = await _newest_since(db, turn, own, version)
                raise Repeated if newest is not None and newest[1] else Stale
            turn.take_back(own.seat, await _undo(db, turn.before, own.seat))

        return await self._change(table_id, user_id, "took back", change)

    async def resign(self, table_id: int, user_id: int) -> TableInfo:
        """Hand this person's seat to a computer for good; the person ranks last at the end."""

        async def change(_: AsyncConnection, turn: Turn) -> None:
            turn.resign(_seat_of(turn.before, user_id).seat, GREEDY)

        return (await self._change(table_id, user_id, "resigned", change)).table

    async def _change(self, table_id: int, user_id: int, what: str, change: Change) -> Position:
        """Do it under the table's lock, then let the computers answer, then tell.

        Return what the person may know then, from memory where no computer had to answer.

        A writer in another process may still come first: then it is judged anew. The
        computers keep what they fail at to themselves: the move is stored by then.
        """
        async with self._context.locks.of(table_id):
            for _ in range(_TRIES):
                written = await self._try(table_id, user_id, what, change)
                if written is not None:
                    break
            else:
                raise Busy
        try:
            if not written.stored.table.computer_due:
                return position_of(written.turn.game, written.turn.state, *written[1:])
            await self._computers.answer(table_id, user_id)
            return await self._looking.position(table_id, user_id)
        finally:
            self._context.after_commit()

    async def _try(self, table_id: int, user_id: int, what: str, change: Change) -> Written | None:
        context = self._context
        async with context.guard(table_id):
            async with context.store.read() as db:
                before = await context.find(db, table_id)
                if before.table.status != "running":
                    raise WrongTime(_NOT_RUNNING[before.table.status])
                turn = Turn(before, context.game(before.table.game), context.clock.now())
                await change(db, turn)
            try:
                async with context.store.write() as db:
                    stored = await write(db, turn, user_id)
                    own = own_seat(stored, user_id)
                    recent = await recent_entries(db, stored, own, turn.entries)
            except Conflict:
                return None
        note(what, stored, next(seat.seat for seat in stored.seats if seat.user_id == user_id))
        return Written(turn, stored, own, recent)


_NOT_RUNNING: Final = {"lobby": "not_running", "finished": "finished", "cancelled": "cancelled"}


def _seat_of(stored: Stored, user_id: int) -> SeatRow:
    for seat in stored.seats:
        if seat.user_id == user_id:
            if seat.resigned_at is not None:
                raise NotAllowed("resigned")
            return seat
    raise NotAllowed("not_seated")


def _is_as_shown(turn: Turn, version: int, since: int | None) -> bool:
    """Whether what was shown at `version` holds since `since` until now."""
    current = turn.before.table.version
    return version == current or (since is not None and since <= version < current)


async def _newest_since(
    db: AsyncConnection, turn: Turn, own: SeatRow, version: int
) -> tuple[Choice, bool] | None:
    """Return the seat's newest choice, and whether it was taken back, if that came after this."""
    if own.moved_at <= version:
        return None
    return await journal.newest_of(db, turn.before.table.id, own.seat)


async def _undo(db: AsyncConnection, stored: Stored, seat: Seat) -> Undo:
    """Find what this seat can take back now. Raises WrongTime where there is nothing."""
    table = stored.table
    recent = await journal.entries(db, table.id, max(1, table.horizon + 1))
    index = match.take_back([entry.move() for entry in recent], seat)
    if index is None:
        raise WrongTime("nothing_to_take_back")
    first = recent[index].number
    position = await journal.position_before(db, table.id, first)
    if position is None:
        raise Unreadable("a position to go back to is missing")
    return Undo(recent[index:], position, await journal.last_of(db, table.id, seat, first))
