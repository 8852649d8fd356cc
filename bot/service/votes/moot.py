"""Which votes a turn makes moot.

A vote on a seat that has run out of time is open exactly as long as the seat is marked `overtime`.
Whatever ends that (a move, a resignation, a newcomer, another clock, the end) closes the vote in
the turn itself. Likewise any move that everyone can see closes a vote on undoing moves, as that
says exactly what would be undone.
"""

from collections.abc import Sequence

from sqlalchemy import Connection

from bot.engine.parties import Written
from bot.service.votes.majority import MOOT
from bot.storage import votes
from bot.storage.rows import Notice, SeatRow, VoteRow


def close_moot(db: Connection, written: Written) -> list[Notice]:
    """Close the votes that a turn has made moot; have their posts say so."""
    seats, over, moved = written.after.seats, written.over, written.moved
    pairs = zip(written.before.seats, seats, strict=True)
    if not (over or moved) and all(_held(old) == _held(new) for old, new in pairs):
        return []
    open_ = votes.open_at(db, written.after.table.id)
    moot = [vote.id for vote in open_ if over or not _is_open_question(vote, seats, moved=moved)]
    for vote_id in moot:
        votes.close(db, vote_id, MOOT)
    return [Notice("vote", vote_id=vote_id) for vote_id in moot]


def _held(seat: SeatRow) -> tuple[object, ...]:
    """Return what votes about a seat depend on: who holds it, and how."""
    return seat.user_id, seat.overtime, seat.resigned_at, seat.open_to, seat.held_until


def _is_open_question(vote: VoteRow, seats: Sequence[SeatRow], *, moved: bool) -> bool:
    """Whether a vote's question is still open; `moved`: there was a move that everyone can see."""
    if vote.kind == "undo":
        return not moved
    if vote.seat is None:
        return True
    seat = seats[vote.seat]
    if vote.kind == "offer":
        seated = any(vote.guest == each.user_id for each in seats)
        return not seated and (seat.resigned_at is not None or seat.open_to is not None)
    if vote.kind == "leave":
        return seat.held_until is not None and seat.user_id == vote.user_id
    return seat.overtime
