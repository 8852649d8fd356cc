"""Offering seats: the right to offer each, and how long a newcomer has to stay.

Players may offer their own seats. A newcomer sees the hand, and two accounts may belong to one
person. So a seat that was resigned, or that a vote has opened to anyone, is offered only by a vote
of all seated people. If only one person is seated, they decide alone: the others have left for
good, so it harms no one. Withdrawing such an offer needs no vote, because it leaves everything as
it was.

For a day (`held_until`) a newcomer can neither resign nor offer the seat on. So no one takes a seat
just to see its hand. Until then the others may let them go by a vote. If no other person is seated,
no vote is needed.
"""

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection

from bot.engine.errors import NotAllowed, NotFound, WrongTime, countdown
from bot.engine.model import ANYBODY
from bot.engine.turn import Turn, seat_of
from bot.service.votes.majority import SUBSTITUTE, voters_of
from bot.storage import outbox, votes
from bot.storage.rows import Notice, SeatRow
from rules.event import Seat

HOLD: Final = timedelta(days=1)
"""The time for which a newcomer has to stay."""


def offer(db: Connection, turn: Turn, seat: Seat, to: int) -> None:
    """Offer a seat to a person, who is told, or to ANYBODY."""
    turn.offer(seat, to)
    if to != ANYBODY:
        outbox.add(db, turn.table.id, [Notice("board", fresh=True, ping=(to,))], turn.now)


def check_guest(turn: Turn, guest: int) -> None:
    """Raise NotAllowed if the guest already has a seat here."""
    if any(guest == each.user_id for each in turn.seats):
        raise NotAllowed("guest_seated")


def seat_without_owner(db: Connection, turn: Turn, user_id: int, seat: Seat) -> SeatRow:
    """Return a seat that no player can offer as their own: resigned, or opened by a vote.

    Raises NotAllowed for any other, and to people who do not play here; NotFound.
    """
    seat_of(turn.before, user_id)
    if not 0 <= seat < len(turn.seats):
        raise NotFound("unknown_seat")
    found = turn.seats[seat]
    if found.resigned_at is None and not _was_opened(db, turn, found):
        raise NotAllowed("not_your_seat", seat=seat)
    return found


def held_until(turn: Turn, seat: SeatRow) -> datetime | None:
    """Return until when leaving a seat needs the others' consent; None if it does not."""
    until = seat.held_until
    held = until is not None and turn.now < until and voters_of(seat.seat, turn.seats)
    return until if held else None


def check_free_to_leave(turn: Turn, seat: SeatRow) -> None:
    """Raise WrongTime if a seat was taken over so recently that the others have to agree."""
    until = held_until(turn, seat)
    if until is not None:
        raise WrongTime("taken_lately", when=countdown(until))


def _was_opened(db: Connection, turn: Turn, seat: SeatRow) -> bool:
    """Whether a vote has opened a seat to anyone because its person keeps the table waiting."""
    return seat.open_to == ANYBODY and any(
        vote.seat == seat.seat
        and vote.outcome == SUBSTITUTE
        and seat.waiting_since is not None
        and vote.opened_at >= seat.waiting_since
        for vote in votes.all_at(db, turn.table.id)
    )
