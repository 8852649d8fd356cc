"""A league's table (`tables.season_id`): what its people can't do, because more is at stake there
than this game.

A vote can't give time, move for a player, end the table or undo a move: two friends could help one
another at the cost of people at other tables, and one vote for mercy changes a division. For the
same reason seats aren't offered or handed on: another person would earn the points. What stays is a
vote on the table's place, which changes nothing in the game, and the end of a game that all others
have left, because they all are absent. There are no hints, because a season opens its tables
without.

When a bank is empty, its person is told. A day of theirs later (`time_control.GRACE`) a computer
stands in until they are back. While no other person plays by hand, the table waits instead:
computers alone would finish the game.
"""

from sqlalchemy import Connection

from bot.engine.errors import NotAllowed
from bot.engine.turn import Turn, others_play
from bot.storage import outbox, profiles
from bot.storage.rows import Notice, SeatRow, VoteKind


def check_offer(turn: Turn) -> None:
    """Raise NotAllowed where seats are not handed on."""
    if turn.table.is_of_league:
        raise NotAllowed("of_league")


def check_vote(turn: Turn, kind: VoteKind) -> None:
    """Raise NotAllowed where people don't vote on this."""
    alone = sum(seat.is_held for seat in turn.seats) == 1
    fair = kind == "place" or (kind == "abort" and alone)
    if turn.table.is_of_league and not fair:
        raise NotAllowed("of_league")


def time_up(db: Connection, turn: Turn, seat: SeatRow) -> None:
    """Begin the grace of a person whose bank is empty, or have a computer stand in after it."""
    assert seat.user_id is not None, "only a person runs out of time"
    told = Notice("timeup", seat.user_id)
    if not seat.overtime:
        turn.run_out(seat.seat, profiles.user(db, seat.user_id))
    elif others_play(turn.seats, seat.seat):
        turn.stand_in(seat.seat, "late")
        told = Notice("standin", seat.user_id)
    else:
        turn.run_out(seat.seat, profiles.user(db, seat.user_id))
        told = Notice("board")
    outbox.add(db, turn.table.id, [told], turn.now)
