"""Leaving a game for good: its effects, and the win of the last player who stays. Who is there |
Resigning means | => | People there | Resigning means |

| Who is there | Resigning means |
|---|---|
| two people in all | the game is over, and the other has won |
| the same, before both have answered in two rounds | the game is called off, without a ranking |
| computers alone, from the beginning | the game is ended, without a ranking |
| others, and at least one of them still plays | a computer plays on, and the person ranks last |
| others, and all of them have resigned | nothing: the win can be claimed, or the game be ended |

"Two people in all" means a game with two seats. Whether it is too early is what makes a walkover
count for ratings (`counting.py`): at least two people have answered in two rounds or more.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

from sqlalchemy import Connection

from bot.engine.errors import Stale, WrongTime
from bot.engine.parties import Written
from bot.engine.turn import Turn
from bot.service import counting
from bot.storage import journal, tables
from bot.storage.rows import Notice, SeatRow, Stored
from rules.event import Seat

Leaving: TypeAlias = Literal["resigns", "loses", "calls_off", "ends", "claims"]
"""The effects of resigning, by the table above; `claims`: the person can claim the win instead."""
LEAVINGS: Final[tuple[Leaving, ...]] = get_args(Leaving)
"""Buttons carry an effect's position here: add at the end."""


def leaving_in(db: Connection, stored: Stored, seat: Seat) -> Leaving:
    """Return the effect if the person of this seat resigned now."""
    people = [each for each in stored.seats if each.user_id is not None]
    if not any(each.is_held for each in people if each.seat != seat):
        claims = len(people) > 1 and _counts(db, stored.table.id, people)
        return "claims" if claims else "ends"
    if len(stored.seats) > 2:
        return "resigns"
    now = stored.table.version
    left = [each._replace(resigned_at=now) if each.seat == seat else each for each in people]
    return "loses" if _counts(db, stored.table.id, left) else "calls_off"


def may_claim(db: Connection, stored: Stored, seat: Seat | None) -> bool:
    """Whether the person of this seat can claim the win. Reads nothing while others play."""
    if seat is None or stored.table.status != "running":
        return False
    others = [each for each in stored.seats if each.user_id is not None and each.seat != seat]
    alone = bool(others) and not any(each.is_held for each in others)
    return alone and leaving_in(db, stored, seat) == "claims"


def leave(db: Connection, turn: Turn, seat: Seat, meant: Leaving | None = None) -> Leaving:
    """Let a person leave for good; return the effect.

    Raises Stale if the effect is not the one `meant`, WrongTime if all others have left.
    """
    leaving = leaving_in(db, turn.before, seat)
    if meant not in (None, leaving):
        raise Stale
    if leaving == "claims":
        raise WrongTime("all_others_left")
    if leaving == "ends":
        turn.abort()
    else:
        _resign(turn, seat, leaving)
    return leaving


def leave_forgotten(db: Connection, turn: Turn, seat: Seat) -> None:
    """Let a person leave whose data will be deleted: if all others have left, computers play to the
    end.
    """
    _resign(turn, seat, leaving_in(db, turn.before, seat))


def tell_last(_: Connection, written: Written) -> list[Notice]:
    """Tell the last person who plays that all others have left, when the last of them does.

    A person who is called in the same turn is told with that.
    """
    before, after = (
        [seat for seat in stored.seats if seat.is_held]
        for stored in (written.before, written.after)
    )
    if written.over or len(after) != 1 or len(before) == 1:
        return []
    [last] = after
    called = last.asked_at == written.after.table.version and not (last.muted or last.is_planned)
    return [] if called else [Notice("alone", last.user_id)]


def _resign(turn: Turn, seat: Seat, leaving: Leaving) -> None:
    turn.resign(seat)
    if leaving == "loses":
        turn.concede("won")
    elif leaving == "calls_off":
        turn.concede("called_off")


def _counts(db: Connection, table_id: int, people: Sequence[SeatRow]) -> bool:
    """Whether enough of these people have played for a walkover to count."""
    former, answers = tables.former(db, table_id), journal.answers(db, table_id)
    counted, _ = counting.counted(people, former, answers)
    return len(counted) >= counting.LEAST_PEOPLE
