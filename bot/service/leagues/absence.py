"""Absence from a league's table. The only rule.

| A person | is absent |
|---|---|
| resigned | always |
| of whose answers computers gave more than a quarter | always |
| out of time, or replaced by a computer because of that and not back | on the last day |

An absent person ranks last and gets no points; the others rank as they finish (`results.py`). So
leaving helps and hurts others as little as possible: a computer plays on.

All this depends only on stored data, so it can be reckoned again at any time.
"""

from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy import Connection

from bot.service.counting import Answers, own_and_for
from bot.storage import journal, tables
from bot.storage.rows import SeatRow, Stored
from rules.event import Seat

FOR_EACH: Final = 4
"""A person is absent if computers give more than one of so many answers."""


def absent_in(db: Connection, stored: Stored, *, last_day: bool = False) -> frozenset[Seat]:
    """Return the seats whose people are absent; `last_day`: the game goes on, but is judged now."""
    handed_on = {row.seat for row in tables.former(db, stored.table.id)}
    answers = journal.answers(db, stored.table.id)
    return absent(stored.seats, handed_on, answers, last_day=last_day)


def absent(
    seats: Sequence[SeatRow], handed_on: Collection[Seat], answers: Answers, *, last_day: bool
) -> frozenset[Seat]:
    """Return the seats whose people are absent, given those that were `handed_on`."""
    return frozenset(
        seat.seat
        for seat in seats
        if seat.resigned_at is not None
        or (last_day and is_out_of_time(seat))
        or _is_left_to_computers(seat, answers, newcomer=seat.seat in handed_on)
    )


def is_out_of_time(seat: SeatRow) -> bool:
    """Whether time was up for a person who has not moved or been back since."""
    return seat.overtime or (seat.stand_in and seat.bank == 0)


def _is_left_to_computers(seat: SeatRow, answers: Answers, *, newcomer: bool) -> bool:
    own, by_computers = own_and_for(seat, answers, newcomer=newcomer)
    return FOR_EACH * len(by_computers) > len(own) + len(by_computers)
