"""What a vote does at its table once it is decided."""

from collections.abc import Mapping

from sqlalchemy import Connection

from bot.service import telling, waits
from bot.service.computers import choose
from bot.service.context import Context
from bot.service.majority import ABORT, COMPUTER, MOVE, SUBSTITUTE
from bot.service.model import ANYBODY
from bot.service.offering import offer
from bot.service.turn import Turn
from bot.storage import profiles
from bot.storage.rows import UserRow, VoteRow
from rules.event import Seat
from rules.opponents.levels import GREEDY


def carry_out(context: Context, db: Connection, turn: Turn, vote: VoteRow, outcome: str) -> None:
    """Do at the table what a vote has decided; whoever holds the turn writes it."""
    users = profiles.find_users(db, turn.persons())
    if vote.kind == "abort" or outcome == ABORT:
        turn.aborted = True
        return
    if vote.kind == "clock":
        assert vote.clock is not None, "this vote proposes one"
        _change_clock(turn, vote.clock, users)
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
        decision = turn.open()[seat]
        chance = context.chance()
        turn.play_for(seat, choose(turn.game, GREEDY, turn.state, decision, chance))
    elif outcome == COMPUTER:
        turn.stand_in(seat, GREEDY)
    else:
        _give_time(turn, seat, users)
    if outcome == SUBSTITUTE:
        turn.offer(seat, ANYBODY)


def _give_time(turn: Turn, seat: Seat, users: Mapping[int, UserRow]) -> None:
    waited = turn.seats[seat]
    assert waited.user_id is not None, "only a person runs out of time"
    user = users[waited.user_id]
    turn.seats[seat] = waits.more_time(waited, telling.control(turn), user, turn.now)


def _change_clock(turn: Turn, clock: str, users: Mapping[int, UserRow]) -> None:
    """Begin anew under another time control; nobody has run out of time then."""
    turn.table = turn.table._replace(clock=clock)
    control = telling.control(turn)
    turn.seats = [
        waits.under_clock(
            seat, control, None if seat.user_id is None else users[seat.user_id], turn.now
        )
        for seat in turn.seats
    ]
