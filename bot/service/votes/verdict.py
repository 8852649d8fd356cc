"""What a vote does at its table once it is decided.

*Wait* and *substitute* give a seat a day, or an increment where that is longer; then the others are
asked again. Another clock gives each player a full bank. A table that is ended keeps its position
and log, but no one is asked there any more, and there is no ranking.
"""

from collections.abc import Mapping

from sqlalchemy import Connection

from bot.engine.computers import choose_all
from bot.engine.context import Context
from bot.engine.errors import WrongTime
from bot.engine.model import ANYBODY
from bot.engine.turn import Turn
from bot.service.moving import move
from bot.service.offering import offer
from bot.service.votes import undoing
from bot.service.votes.majority import ABORT, COMPUTER, MOVE, SUBSTITUTE
from bot.storage import profiles
from bot.storage.rows import UserRow, VoteRow
from rules.event import Seat
from rules.opponents.levels import STAND_IN


def is_possible(context: Context, db: Connection, turn: Turn, vote: VoteRow) -> bool:
    """Whether what is asked can be done: Plaza may have got other rules since the vote began.

    After another vote's move in the same turn, what people agreed to undo is no longer all of it.
    """
    if vote.move is None:
        return True
    if turn.entries:
        return False
    try:
        undoing.rewinding(context, db, turn.before, vote.move)
    except WrongTime:
        return False
    return True


def carry_out(context: Context, db: Connection, turn: Turn, vote: VoteRow, outcome: str) -> None:
    """Do at the table what a vote has decided; the caller writes the turn."""
    users = profiles.find_users(db, turn.persons())
    if vote.kind == "abort" or outcome == ABORT:
        turn.abort()
        return
    if vote.kind == "undo":
        assert vote.move is not None, "this vote is about a move"
        undoing.carry_out(context, db, turn, vote.move)
        return
    if vote.kind == "clock":
        assert vote.clock is not None, "this vote proposes one"
        turn.change_clock(vote.clock, users)
        return
    if vote.kind == "place":
        assert vote.place_id is not None, "this vote proposes one"
        assert turn.table.server_id is not None, "its table is on a server"
        mover = vote.user_id
        move(db, turn, turn.table.server_id, vote.place_id, mover=mover, decided=[vote])
        return
    assert vote.seat is not None, "this vote is about a seat"
    if vote.kind == "offer":
        assert vote.guest is not None, "this vote is about a guest"
        offer(db, turn, vote.seat, vote.guest)
    elif vote.kind == "leave":
        turn.let_go(vote.seat)
    else:
        _at_overtime(context, turn, vote.seat, outcome, users)


def _at_overtime(
    context: Context, turn: Turn, seat: Seat, outcome: str, users: Mapping[int, UserRow]
) -> None:
    """Do what was decided about a seat that has run out of time."""
    if outcome == MOVE:
        for choice in choose_all(turn.game, STAND_IN, turn.state, seat, context.chance()):
            turn.play_for(seat, choice)
    elif outcome == COMPUTER:
        turn.stand_in(seat)
    else:
        user_id = turn.seats[seat].user_id
        assert user_id is not None, "only a person runs out of time"
        turn.give_time(seat, users[user_id])
    if outcome == SUBSTITUTE:
        turn.offer(seat, ANYBODY)
