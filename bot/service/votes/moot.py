"""Moot votes: a turn that ends a question closes its vote, too."""

from sqlalchemy import Connection

from bot.engine.parties import Written
from bot.service.votes.kinds import KINDS
from bot.service.votes.majority import MOOT
from bot.storage import votes
from bot.storage.rows import Notice, SeatRow


def close_moot(db: Connection, written: Written) -> list[Notice]:
    """Close the votes that a turn has made moot, and update their posts."""
    over = written.over
    pairs = zip(written.before.seats, written.after.seats, strict=True)
    if not (over or written.moved) and all(_held(old) == _held(new) for old, new in pairs):
        return []
    open_ = votes.open_at(db, written.after.table.id)
    moot = [vote.id for vote in open_ if over or not KINDS[vote.kind].is_open(vote, written)]
    for vote_id in moot:
        votes.close(db, vote_id, MOOT)
    return [Notice("vote", vote_id=vote_id) for vote_id in moot]


def _held(seat: SeatRow) -> tuple[object, ...]:
    """Return the facts that votes about a seat depend on: its holder, and their status."""
    return seat.user_id, seat.overtime, seat.resigned_at, seat.open_to, seat.held_until
