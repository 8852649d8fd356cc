"""The seats of a table before its game, and their changes. Each raises ServiceError.

People and computers sit in the order in which they came; the seats of the game are drawn when it
begins, or are reserved. `seen` is the number of computers that the clicking person was shown: a
second click on the same button raises Repeated, and another number Stale.
"""

from collections.abc import Sequence

from bot.engine.errors import NotAllowed, NotFound, Repeated, Stale, WrongTime
from bot.service.expiry import closed
from bot.storage.rows import SeatRow, Stored
from bot.text import COMPUTERS
from rules.opponents.levels import LEVELS


def sits(stored: Stored, user_id: int) -> bool:
    """Whether a person has a seat."""
    return any(seat.user_id == user_id for seat in stored.seats)


def seated(stored: Stored, new: SeatRow) -> Stored:
    """Return a lobby with one more seat taken."""
    check_free(stored)
    return stored._replace(seats=numbered([*stored.seats, new]))


def agreed(stored: Stored, user_id: int, terms: dict[str, str]) -> Stored:
    """Return a lobby where a seated person has agreed to these terms."""
    seats = [
        seat._replace(agreed=terms) if seat.user_id == user_id else seat for seat in stored.seats
    ]
    return stored._replace(seats=tuple(seats))


def check_free(stored: Stored) -> None:
    """Raise WrongTime if all seats are taken."""
    if len(stored.seats) >= stored.table.capacity:
        raise WrongTime("table_full", capacity=stored.table.capacity)


def without(stored: Stored, user_id: int) -> Stored:
    """Return a lobby that a person has left. Raises NotAllowed if they have no seat."""
    if not sits(stored, user_id) and user_id not in stored.awaited:
        raise NotAllowed("not_seated")
    left = [seat for seat in stored.seats if seat.user_id != user_id]
    people = [seat.user_id for seat in left if seat.user_id is not None]
    if not people:
        return stored._replace(table=closed(stored.table))
    kept = tuple(each for each in stored.table.kept if each != user_id)
    table = stored.table._replace(kept=kept)
    if table.opener_id == user_id:
        table = table._replace(opener_id=people[0])
    return stored._replace(table=table, seats=numbered(left))


def in_order(seats: Sequence[SeatRow], kept: Sequence[int]) -> list[SeatRow]:
    """Return the seats in their reserved order; newcomers come last."""
    new, ordered = list(seats), list[SeatRow]()
    for user_id in kept:
        found = next((seat for seat in new if (seat.user_id or 0) == user_id), None)
        if found is not None:
            new.remove(found)
            ordered.append(found)
    return [*ordered, *new]


def with_computer(stored: Stored, level: str, seen: int | None) -> Stored:
    """Return a lobby with one more computer, of this level."""
    _check_computers(stored, seen, +1)
    check_level(level)
    return seated(stored, new_computer(stored.seats, level))


def new_computer(others: Sequence[SeatRow], level: str) -> SeatRow:
    """Return a computer of this level, with a name that none of the others has."""
    taken = {seat.name for seat in others}
    name = next((each for each in COMPUTERS if each not in taken), COMPUTERS[0])
    return SeatRow(0, None, name, computer=level)


def without_computer(stored: Stored, seen: int | None) -> Stored:
    """Return a lobby without the newest of its computers."""
    _check_computers(stored, seen, -1)
    computers = _computers(stored)
    if not computers:
        raise WrongTime("no_computer")
    left = [seat for seat in stored.seats if seat != computers[-1]]
    return stored._replace(seats=numbered(left))


def with_level(stored: Stored, computer: int, level: str, seen: int | None) -> Stored:
    """Return a lobby where a computer, by its place among them, plays at this level."""
    _check_computers(stored, seen, 0)
    check_level(level)
    computers = _computers(stored)
    if computer >= len(computers):
        raise WrongTime("no_computer")
    seats = list(stored.seats)
    seats[computers[computer].seat] = computers[computer]._replace(computer=level)
    return stored._replace(seats=tuple(seats))


def numbered(seats: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    """Return seats with their numbers, in this order."""
    return tuple(seat._replace(seat=number) for number, seat in enumerate(seats))


def _computers(stored: Stored) -> list[SeatRow]:
    return [seat for seat in stored.seats if seat.by_computer]


def check_level(level: str) -> None:
    """Raise NotFound for a level that no computer can have."""
    if level not in LEVELS:
        raise NotFound("bad_level", level=level)


def _check_computers(stored: Stored, seen: int | None, change: int) -> None:
    """Raise unless there are as many computers as were seen: Repeated if this change is already
    made.
    """
    count = len(_computers(stored))
    if seen is not None and seen != count:
        raise Repeated if count == seen + change else Stale
