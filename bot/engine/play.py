"""A running game: choose, take a choice back, let it stand.

Each is one transaction: read the table, check the person and what they were shown, let the rules
judge, store the turn. Then the computers answer, and only then is anything told.

What they were shown. The version of a table counts steps that others take in secret, so it is never
shown. A panel carries `Position.shown` instead, which counts the seat's own questions and moves;
`_version` turns it back into the latest version for which the panel was right. Public posts carry
neither.

Two at once. The second person finds that the table has moved on (`Stale`): a message says so, and
they see the updated panel. If it was the same click made twice (`Repeated`: the seat's newest
choice is this very one), they are shown the same panel as after the first click, without comment.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from sqlalchemy import Connection

from bot.engine.commit import Actor, Happening, note, write
from bot.engine.computers import Computers
from bot.engine.context import Context
from bot.engine.errors import NotAllowed, Repeated, Stale, WrongTime
from bot.engine.looking import own_seat
from bot.engine.one_click import check_can_be_taken_back
from bot.engine.turn import Turn, Undo, seat_of, turn_at
from bot.storage import journal
from bot.storage.faults import Unreadable
from bot.storage.rows import SeatRow, Stored
from rules import match
from rules.decision import Choice
from rules.event import Seat


class Shown(NamedTuple):
    """The count that a panel carries (`Position.shown`), in place of a version, which is never
    shown.
    """

    number: int


SeenChange: TypeAlias = Callable[[Connection, Turn, int], None]
"""A person's act on a turn, given the version of the table that they were shown."""


class Play:
    """Moves of people. Each is one transaction; then the computers answer; then all of it is told.

    `seen` is what the person was shown: a version of the table, or what their panel carries.
    """

    def __init__(self, context: Context, computers: Computers) -> None:
        self._context = context
        self._computers = computers

    async def choose(
        self,
        table_id: int,
        user_id: int,
        seen: int | Shown,
        seat: Seat,
        choice: Choice,
        *,
        sure: bool = True,
    ) -> None:
        """Answer the open decision of a seat; unless `sure`, only if the answer can be taken back.

        Another seat's answer does not make this one stale, as long as this seat's own decision is
        still the one that was shown. Raises ServiceError (Repeated if this very answer was given
        already, Unsure if it could not be taken back) or, for an answer that the rules do not
        allow, RulesError; then nothing has changed.
        """

        def change(db: Connection, turn: Turn, version: int) -> None:
            own = _own(turn, user_id)
            if own.seat != seat:
                raise NotAllowed("not_your_seat", seat=seat)
            if not _is_as_shown(turn, version, own.asked_at):
                newest = _newest_since(db, turn, own, version)
                raise Repeated if newest == (choice, False) else Stale
            if not sure:
                check_can_be_taken_back(turn, seat, choice, self._context.chance())
            turn.play(seat, choice)

        await self._change(table_id, user_id, "seat.moved", change, seen)

    async def take_back(self, table_id: int, user_id: int, seen: int | Shown) -> None:
        """Take back this person's newest choice, if `rules.match.take_back` allows it.

        Sealed answers of computers are undone with it; those that other people gave meanwhile
        stand. Raises ServiceError (Repeated if it was taken back already).
        """

        def change(db: Connection, turn: Turn, version: int) -> None:
            own = _own(turn, user_id)
            if not _is_as_shown(turn, version, own.moved_at):
                newest = _newest_since(db, turn, own, version)
                raise Repeated if newest is not None and newest[1] else Stale
            turn.take_back(own.seat, _undo(db, turn, own))

        await self._change(table_id, user_id, "seat.took_back", change, seen)

    async def go_on(self, table_id: int, user_id: int, seen: int | Shown) -> None:
        """Settle this person's newest choice before its time is up, because they are sure of it.

        Raises ServiceError (Repeated if it stands already).
        """

        def change(db: Connection, turn: Turn, version: int) -> None:
            own = _own(turn, user_id)
            if turn.table.settles_at is None:
                raise Repeated
            if not _is_as_shown(turn, version, own.moved_at):
                raise Stale
            _undo(db, turn, own)
            turn.settle()

        await self._change(table_id, user_id, "seat.went_on", change, seen)

    async def _change(
        self,
        table_id: int,
        user_id: int,
        what: Happening,
        change: SeenChange,
        seen: int | Shown,
    ) -> None:
        """Make the change in one transaction, then let the computers answer, then tell of it.

        Failures of the computers do not reach the person: the move is stored by then.
        """
        stored = await self._context.change(table_id, self._turn, table_id, user_id, change, seen)
        seat = next(seat for seat in stored.seats if seat.user_id == user_id)
        note(self._context, what, stored, seat.seat)
        await self._computers.answer_and_tell(table_id, Actor(user_id), stored)

    def _turn(
        self,
        db: Connection,
        table_id: int,
        user_id: int,
        change: SeenChange,
        seen: int | Shown,
    ) -> Stored:
        stored = self._context.find(db, table_id)
        version = _version(stored, user_id, seen)
        turn = turn_at(self._context, stored)
        change(db, turn, version)
        return write(db, turn, Actor(user_id))


def _version(stored: Stored, user_id: int, seen: int | Shown) -> int:
    """Return the latest version for which what the person was shown was right.

    That is the table's own version if it still is. Raises Stale if more has happened since than the
    seat's own move and its next question.
    """
    if isinstance(seen, int):
        return seen
    seat = own_seat(stored, user_id)
    if seat is None or seat.shown == seen.number:
        return stored.table.version
    asked_since = (seat.asked_at or 0) > seat.moved_at
    if seat.shown == seen.number + 1 + asked_since:
        return seat.moved_at - 1
    if seat.shown == seen.number + 1:
        return (seat.asked_at or 0) - 1
    raise Stale


def _own(turn: Turn, user_id: int) -> SeatRow:
    """Return the seat at which this person decides. Raises NotAllowed."""
    own = seat_of(turn.before, user_id)
    if own.by_computer:
        raise NotAllowed("away")
    return own


def _is_as_shown(turn: Turn, version: int, since: int | None) -> bool:
    """Whether what was shown at `version` is still right; it has not changed since `since`."""
    current = turn.before.table.version
    return version == current or (since is not None and since <= version < current)


def _newest_since(
    db: Connection, turn: Turn, own: SeatRow, version: int
) -> tuple[Choice, bool] | None:
    """Return the seat's newest choice after this version, if any, and whether it was taken back."""
    if own.moved_at <= version:
        return None
    return journal.newest_of(db, turn.before.table.id, own.seat)


def _undo(db: Connection, turn: Turn, own: SeatRow) -> Undo:
    """Find the choice that this seat can take back now. Raises WrongTime if there is none."""
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
