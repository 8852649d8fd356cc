"""A running game: choose, take a choice back, resign."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from sqlalchemy import Connection

from bot.service.commit import Happening, note, write
from bot.service.computers import Computers
from bot.service.context import Context
from bot.service.errors import NotAllowed, Repeated, Stale, WrongTime
from bot.service.looking import Looking, own_seat, position_of, recent_entries
from bot.service.model import Position, TableInfo
from bot.service.offering import check_free_to_leave
from bot.service.turn import Turn, Undo, begin, seat_of
from bot.service.votes import Votes
from bot.storage import journal
from bot.storage.faults import Unreadable
from bot.storage.rows import Entry, SeatRow, Stored
from rules import match
from rules.decision import Choice
from rules.event import Seat
from rules.opponents.levels import GREEDY

Change: TypeAlias = Callable[[Connection, Turn], None]


class Written(NamedTuple):
    """A turn that was stored: what is stored now, the person's seat, its recent entries."""

    turn: Turn
    stored: Stored
    own: SeatRow | None
    recent: Sequence[Entry]


class Play:
    """Moves of people. Each is one transaction; then the computers answer; then it is told."""

    def __init__(
        self, context: Context, computers: Computers, looking: Looking, votes: Votes
    ) -> None:
        self._context = context
        self._computers = computers
        self._looking = looking
        self._votes = votes

    async def choose(
        self, table_id: int, user_id: int, version: int, seat: Seat, choice: Choice
    ) -> Position:
        """Answer the open decision of a seat; `version` is that of the table that was shown.

        Another's answer beside it does not make it stale, as long as this seat's own decision
        is still the one that was shown. Raises ServiceError (Repeated where this very answer was
        given already) or, for an answer that the rules do not allow, RulesError; nothing has
        changed then.
        """

        def change(db: Connection, turn: Turn) -> None:
            own = _own(turn, user_id)
            if own.seat != seat:
                raise NotAllowed("not_your_seat", seat=seat)
            if not _is_as_shown(turn, version, own.asked_at):
                newest = _newest_since(db, turn, own, version)
                raise Repeated if newest == (choice, False) else Stale
            turn.play(seat, choice)

        return await self._change(table_id, user_id, "seat.moved", change)

    async def take_back(self, table_id: int, user_id: int, version: int) -> Position:
        """Take back this person's newest choice, where `rules.match.take_back` allows it.

        Sealed answers of computers go with it, those of persons beside it stand. Raises
        ServiceError (Repeated where it was taken back already).
        """

        def change(db: Connection, turn: Turn) -> None:
            own = _own(turn, user_id)
            if not _is_as_shown(turn, version, own.moved_at):
                newest = _newest_since(db, turn, own, version)
                raise Repeated if newest is not None and newest[1] else Stale
            turn.take_back(own.seat, _undo(db, turn, own))

        return await self._change(table_id, user_id, "seat.took_back", change)

    async def go_on(self, table_id: int, user_id: int, version: int) -> Position:
        """Let this person's newest choice stand before its time is up, as they are sure of it.

        Raises ServiceError (Repeated where it stands already).
        """

        def change(db: Connection, turn: Turn) -> None:
            own = _own(turn, user_id)
            if turn.table.settles_at is None:
                raise Repeated
            if not _is_as_shown(turn, version, own.moved_at):
                raise Stale
            _undo(db, turn, own)
            turn.settle()

        return await self._change(table_id, user_id, "seat.went_on", change)

    async def resign(self, table_id: int, user_id: int) -> TableInfo:
        """Hand this person's seat to a computer for good; the person ranks last at the end.

        Who has just taken it over needs the others' yes (`Votes.propose_leaving`).
        """

        def change(db: Connection, turn: Turn) -> None:
            own = seat_of(turn.before, user_id)
            check_free_to_leave(turn, own)
            turn.resign(own.seat, GREEDY)
            self._votes.recount(db, turn)

        return (await self._change(table_id, user_id, "seat.resigned", change)).table

    async def _change(
        self, table_id: int, user_id: int, what: Happening, change: Change
    ) -> Position:
        """Do it in one transaction, then let the computers answer, then tell.

        Return what the person may know then, from memory where no computer had to answer.

        The computers keep what they fail at to themselves: the move is stored by then.
        """
        written = await self._context.change(table_id, self._turn, table_id, user_id, change)
        seat = next(seat for seat in written.stored.seats if seat.user_id == user_id)
        note(self._context, what, written.stored, seat.seat)
        try:
            table = written.stored.table
            if not table.computer_due or table.settles_at is not None:
                return position_of(written.turn.game, written.turn.state, *written[1:])
            await self._computers.answer(table_id, user_id)
            return await self._looking.position(table_id, user_id)
        finally:
            self._context.after_commit()

    def _turn(self, db: Connection, table_id: int, user_id: int, change: Change) -> Written:
        context = self._context
        turn = begin(context, db, table_id)
        change(db, turn)
        stored = write(db, turn, user_id)
        own = own_seat(stored, user_id)
        return Written(turn, stored, own, recent_entries(db, stored, own, turn.entries))


def _own(turn: Turn, user_id: int) -> SeatRow:
    """Return the seat at which this person decides. Raises NotAllowed."""
    own = seat_of(turn.before, user_id)
    if own.by_computer:
        raise NotAllowed("away")
    return own


def _is_as_shown(turn: Turn, version: int, since: int | None) -> bool:
    """Whether what was shown at `version` holds since `since` until now."""
    current = turn.before.table.version
    return version == current or (since is not None and since <= version < current)


def _newest_since(
    db: Connection, turn: Turn, own: SeatRow, version: int
) -> tuple[Choice, bool] | None:
    """Return the seat's newest choice, and whether it was taken back, if that came after this."""
    if own.moved_at <= version:
        return None
    return journal.newest_of(db, turn.before.table.id, own.seat)


def _undo(db: Connection, turn: Turn, own: SeatRow) -> Undo:
    """Find what this seat can take back now. Raises WrongTime where there is nothing."""
    table, seat = turn.before.table, own.seat
    first = max(own.last_move or 0, table.horizon + 1) if turn.practice else table.horizon + 1
    recent = journal.entries(db, table.id, max(1, first))
    index = match.take_back([entry.move() for entry in recent], seat, free=turn.practice)
    if index is None:
        raise WrongTime("nothing_to_take_back")
    first = recent[index].number
    position = journal.position_before(db, table.id, first)
    if position is None:
        raise Unreadable("a position to go back to is missing")
    return Undo(recent[index:], position, journal.last_of(db, table.id, seat, first))
