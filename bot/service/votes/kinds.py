"""The kinds of votes: the answers, the rule, the end and the effect of each.

A vote on a seat that has run out of time is open exactly as long as the seat is marked `overtime`.
*Wait* and *substitute* give it a day, or an increment where that is longer; then the others are
asked again. Another clock gives each player a full bank. A table that is ended keeps its position
and log, but no one is asked there any more, and there is no ranking.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypedDict

from sqlalchemy import Connection

from bot.engine.computers import choose_all
from bot.engine.context import Context
from bot.engine.errors import WrongTime
from bot.engine.model import ANYBODY
from bot.engine.parties import Written
from bot.engine.turn import Turn, others_play
from bot.service.moving import move
from bot.service.offering import offer
from bot.service.votes import undoing
from bot.service.votes.majority import (
    ABORT,
    COMPUTER,
    MOVE,
    NO,
    SUBSTITUTE,
    WAIT,
    YES,
    Rule,
    by_all,
    by_majority,
    by_most,
    voters_of,
)
from bot.storage import outbox, profiles
from bot.storage.rows import Notice, SeatRow, VoteKind, VoteRow
from rules.event import Seat
from rules.opponents.levels import STAND_IN


class About(TypedDict, total=False):
    """The subject of a vote, without keys that do not apply (see `schema.votes`)."""

    seat: Seat
    clock: str
    guest: int
    move: int
    place_id: int


class Verdict(NamedTuple):
    """A vote and its decision, to be carried out in a turn that the caller writes."""

    context: Context
    db: Connection
    turn: Turn
    vote: VoteRow
    outcome: str


def _always(*_: object) -> bool:
    return True


class Kind(NamedTuple):
    """A kind of vote.

    carry_out     carry out the decision at the table, if it is not *no*
    about         its subject: keys of `About`
    answers       the possible answers; buttons carry an answer's position, so add at the end
    rule          the number of people who have to agree
    is_open       whether its question still stands after a turn (`moot.py`): if not, it is moot
    is_possible   whether a *yes* can be carried out: if not, it is moot
    """

    carry_out: Callable[[Verdict], None]
    about: tuple[str, ...] = ()
    answers: tuple[str, ...] = (YES, NO)
    rule: Rule = by_majority
    is_open: Callable[[VoteRow, Written], bool] = _always
    is_possible: Callable[[Verdict], bool] = _always


def options_of(vote: VoteRow, seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """Return the possible answers to a vote, given the present holders of seats.

    A single voter cannot open a seat: they might take it themselves under another name.
    """
    left_out = set[str]()
    if vote.seat is not None and not others_play(seats, vote.seat):
        left_out.add(COMPUTER)
    if len(voters_of(vote.seat, seats)) == 1:
        left_out.add(SUBSTITUTE)
    return tuple(each for each in KINDS[vote.kind].answers if each not in left_out)


def _seat(vote: VoteRow) -> Seat:
    assert vote.seat is not None, "this vote is about a seat"
    return vote.seat


def _is_out_of_time(vote: VoteRow, written: Written) -> bool:
    return written.after.seats[_seat(vote)].overtime


def _after_overtime(verdict: Verdict) -> None:
    context, db, turn, vote, outcome = verdict
    seat, users = _seat(vote), profiles.find_users(db, turn.persons())
    user_id = turn.seats[seat].user_id
    assert user_id is not None, "only a person runs out of time"
    if outcome == ABORT:
        turn.abort()
    elif outcome == MOVE:
        turn.note_moved_for(seat)
        for choice in choose_all(turn.game, STAND_IN, turn.state, seat, context.chance()):
            turn.play_for(seat, choice)
    elif outcome == COMPUTER:
        turn.stand_in(seat, "voted")
        outbox.add(db, turn.table.id, [Notice("standin", user_id)], turn.now)
    else:
        turn.give_time(seat, users[user_id])
    if outcome == SUBSTITUTE:
        turn.offer(seat, ANYBODY)


def _end(verdict: Verdict) -> None:
    verdict.turn.abort()


def _change_clock(verdict: Verdict) -> None:
    _, db, turn, vote, _ = verdict
    assert vote.clock is not None, "this vote proposes one"
    turn.change_clock(vote.clock, profiles.find_users(db, turn.persons()))


def _is_vacant(vote: VoteRow, written: Written) -> bool:
    """Whether a seat can still be offered, to a guest who has none here."""
    seat = written.after.seats[_seat(vote)]
    seated = any(vote.guest == each.user_id for each in written.after.seats)
    return not seated and (seat.resigned_at is not None or seat.open_to is not None)


def _offer(verdict: Verdict) -> None:
    vote = verdict.vote
    assert vote.guest is not None, "this vote is about a guest"
    offer(verdict.db, verdict.turn, _seat(vote), vote.guest)


def _is_held(vote: VoteRow, written: Written) -> bool:
    """Whether its caller sits there and may not leave without the others' consent."""
    seat = written.after.seats[_seat(vote)]
    return seat.held_until is not None and seat.user_id == vote.user_id


def _let_go(verdict: Verdict) -> None:
    verdict.turn.let_go(_seat(verdict.vote))


def _is_still_last(_: VoteRow, written: Written) -> bool:
    """Whether there was no public move since: a vote says exactly what would be undone."""
    return not written.moved


def _can_undo(verdict: Verdict) -> bool:
    """Whether the agreed undoing is still complete, after other votes' moves in the same turn, and
    possible: Plaza may have new rules since the vote began.
    """
    context, db, turn, vote, _ = verdict
    assert vote.move is not None, "this vote is about a move"
    if turn.entries:
        return False
    try:
        undoing.rewinding(context, db, turn.before, vote.move)
    except WrongTime:
        return False
    return True


def _undo(verdict: Verdict) -> None:
    context, db, turn, vote, _ = verdict
    assert vote.move is not None, "this vote is about a move"
    undoing.carry_out(context, db, turn, vote.move)


def _show_there(verdict: Verdict) -> None:
    _, db, turn, vote, _ = verdict
    assert vote.place_id is not None, "this vote proposes one"
    assert turn.table.server_id is not None, "its table is on a server"
    move(db, turn, turn.table.server_id, vote.place_id, mover=vote.user_id, decided=[vote])


KINDS: Final[Mapping[VoteKind, Kind]] = {
    "overtime": Kind(
        _after_overtime,
        about=("seat",),
        answers=(WAIT, MOVE, COMPUTER, SUBSTITUTE, ABORT),
        rule=by_most,
        is_open=_is_out_of_time,
    ),
    "abort": Kind(_end),
    "clock": Kind(_change_clock, about=("clock",)),
    "offer": Kind(_offer, about=("seat", "guest"), is_open=_is_vacant),
    "leave": Kind(_let_go, about=("seat",), is_open=_is_held),
    "undo": Kind(
        _undo, about=("move",), rule=by_all, is_open=_is_still_last, is_possible=_can_undo
    ),
    "place": Kind(_show_there, about=("place_id",), rule=by_all),
}
"""All kinds of votes."""
