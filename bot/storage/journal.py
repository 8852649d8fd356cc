"""The journal of a table, and the positions to which taking back returns.

The journal of a table that has long been over is packed (`packing.py`). Queries that still make
sense for such a table read it there if `moves` is empty.
"""

from datetime import datetime, timedelta
from itertools import pairwise
from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from bot.storage import packing
from bot.storage.faults import readable
from bot.storage.rows import Entry, Logged, SeatRow
from bot.storage.schema import moves, snapshots
from bot.storage.trips import ahead
from rules.event import Event, Seat

_ENTRIES: Final = (
    select(*(moves.c[name] for name in Entry._fields))
    .where(
        moves.c.table_id == bindparam("id_"),
        moves.c.number >= bindparam("first"),
        moves.c.undone.is_(False),
    )
    .order_by(moves.c.number)
)
_EVENTS: Final = (
    select(moves.c.number, moves.c.round, moves.c.events)
    .where(moves.c.table_id == bindparam("id_"), moves.c.undone.is_(False))
    .order_by(moves.c.number)
)
_BACKWARDS: Final = (
    select(moves.c.number, moves.c.round, moves.c.events)
    .where(moves.c.table_id == bindparam("id_"), moves.c.undone.is_(False))
    .order_by(moves.c.number.desc())
)
_NEWEST: Final = (
    select(moves.c.seat, moves.c.made_at, moves.c.computer, moves.c.planned)
    .where(moves.c.table_id == bindparam("id_"))
    .order_by(moves.c.number.desc())
    .limit(bindparam("most_"))
)
_OF_SEAT: Final = (
    moves.c.table_id == bindparam("id_"),
    moves.c.seat == bindparam("seat_"),
    moves.c.undone.is_(False),
    moves.c.computer.is_(False),
)
_LAST_BY_HAND: Final = select(func.coalesce(func.max(moves.c.number), 0)).where(
    *_OF_SEAT, moves.c.planned.is_(False)
)
_FIRST_PLANNED: Final = select(func.min(moves.c.number)).where(
    *_OF_SEAT,
    moves.c.user_id == bindparam("user_"),
    moves.c.planned.is_(True),
    moves.c.number > _LAST_BY_HAND.scalar_subquery(),
)
_LAST_OF: Final = select(func.max(moves.c.number)).where(
    *_OF_SEAT, moves.c.number < bindparam("before")
)
_ANSWERS: Final = select(moves.c.seat, moves.c.user_id, moves.c.round).where(
    moves.c.table_id == bindparam("id_"), moves.c.seat.is_not(None), moves.c.undone.is_(False)
)
_ADD: Final = ahead(insert(moves))
_KEEP: Final = ahead(insert(snapshots))
_POSITION: Final = select(snapshots.c.state).where(
    snapshots.c.table_id == bindparam("id_"), snapshots.c.move == bindparam("move_")
)
_FORGET: Final = ahead(delete(snapshots).where(snapshots.c.table_id == bindparam("id_")))


def entries(db: Connection, table_id: int, first: int = 0) -> list[Entry]:
    """Return the entries of the journal from this number on, without what was taken back.

    Raises Unreadable.
    """
    with readable("the journal"):
        rows = db.execute(_ENTRIES, {"id_": table_id, "first": first})
        found = [Entry._make(row) for row in rows]
    return found or [each for each in _packed(db, table_id) if each.number >= first]


def _packed(db: Connection, table_id: int) -> list[Entry]:
    """Return the entries of a packed journal, without what was taken back."""
    return [each for each in packing.entries(db, table_id) if not each.undone]


def events(db: Connection, table_id: int, seat: Seat | None) -> list[Logged]:
    """Return all events that a seat (None: a spectator) may know, oldest first.

    Raises Unreadable.
    """
    with readable("the journal"):
        rows = [tuple(row) for row in db.execute(_EVENTS, {"id_": table_id})]
    rows = rows or [(each.number, each.round, each.events) for each in _packed(db, table_id)]
    return [each for number, made_in, told in rows for each in _logged(number, made_in, told, seat)]


def newest_events(db: Connection, table_id: int, seat: Seat | None, count: int) -> list[Logged]:
    """Return the newest events that a seat (None: a spectator) may know, oldest first.

    Only these are counted: a cut by entries would show how many are sealed. Raises Unreadable.
    """
    found: list[Logged] = []
    with readable("the journal"), db.execute(_BACKWARDS, {"id_": table_id}) as rows:
        for number, made_in, told in rows:
            found += reversed(_logged(number, made_in, told, seat))
            if len(found) >= count:
                break
    return found[:count][::-1] if found else events(db, table_id, seat)[-count:]


def _logged(
    number: int, made_in: int | None, told: tuple[Event, ...], seat: Seat | None
) -> list[Logged]:
    """Return the part of an entry that a seat (None: a spectator) may know."""
    return [Logged(number, made_in, event) for event in told if event.is_for(seat)]


def answers(db: Connection, table_id: int) -> dict[tuple[Seat, int | None], list[int]]:
    """Return the round of each answer, by the seat and the person who gave it, None for a computer.

    A round that is not known is given as 0, as before the first.
    """
    rows = [(row.seat, row.user_id, row.round) for row in db.execute(_ANSWERS, {"id_": table_id})]
    rows = rows or [(each.seat, each.user_id, each.round) for each in _packed(db, table_id)]
    found: dict[tuple[Seat, int | None], list[int]] = {}
    for seat, user_id, round_ in rows:
        if seat is not None:
            found.setdefault((seat, user_id), []).append(round_ or 0)
    return found


def has_news(db: Connection, table_id: int, since: datetime) -> bool:
    """Whether something that everyone may know has happened at a running table since a moment.

    Raises Unreadable.
    """
    new = moves.c.table_id == table_id, moves.c.made_at > since, moves.c.undone.is_(False)
    with readable("the journal"):
        told = list(db.execute(select(moves.c.events).where(*new)).scalars())
    return any(event.is_for(None) for events in told for event in events)


def rounds(db: Connection, table_id: int) -> list[int]:
    """Return the round of each entry of a running table, in order; 0 where it is not known."""
    stands = moves.c.table_id == table_id, moves.c.undone.is_(False)
    query = select(func.coalesce(moves.c.round, 0)).where(*stands).order_by(moves.c.number)
    return list(db.execute(query).scalars())


def numbers(db: Connection, table_id: int) -> list[int]:
    """Return the numbers of all entries of the journal, including those taken back, in order."""
    query = select(moves.c.number).where(moves.c.table_id == table_id).order_by(moves.c.number)
    found = list(db.execute(query).scalars())
    return found or [each.number for each in packing.entries(db, table_id)]


def newest_of(db: Connection, table_id: int, seat: int) -> tuple[tuple[int, ...], bool] | None:
    """Return the newest choice made at this seat, and whether it was taken back."""
    query = (
        select(moves.c.choice, moves.c.undone)
        .where(moves.c.table_id == table_id, moves.c.seat == seat)
        .order_by(moves.c.number.desc())
        .limit(1)
    )
    with readable("the journal"):
        row = db.execute(query).first()
    return None if row is None else (row.choice, row.undone)


def waits(db: Connection, table_id: int, most: int) -> list[timedelta]:
    """Return the others' waits for each of the newest choices by hand.

    A choice right after one by the same person kept no one waiting, so it is left out. Raises
    Unreadable.
    """
    with readable("the journal"):
        newest = db.execute(_NEWEST, {"id_": table_id, "most_": most}).all()
    return [
        move.made_at - former.made_at
        for move, former in pairwise(newest)
        if not (move.computer or move.planned) and move.seat != former.seat
    ]


def planned_from(db: Connection, table_id: int, first: int) -> frozenset[tuple[Seat, str]]:
    """Return the seats and kinds of questions that plans answered in the journal from this number
    on.
    """
    stands = moves.c.table_id == table_id, moves.c.number >= first, moves.c.undone.is_(False)
    query = select(moves.c.seat, moves.c.kind).where(*stands, moves.c.planned.is_(True))
    return frozenset((row.seat, row.kind) for row in db.execute(query))


def first_planned(db: Connection, table_id: int, own: SeatRow) -> int | None:
    """Return the number of the first choice by a plan of a seat's person, since the last by hand
    there.
    """
    of_person = {"id_": table_id, "seat_": own.seat, "user_": own.user_id}
    return db.execute(_FIRST_PLANNED, of_person).scalar_one()


def planned(db: Connection, table_id: int, own: SeatRow) -> frozenset[int]:
    """Return the numbers of all choices by plans of a seat's person that were not taken back.

    The plans of a former holder of the seat are theirs alone.
    """
    at_seat = moves.c.seat == own.seat, moves.c.user_id == own.user_id
    stands = moves.c.table_id == table_id, *at_seat, moves.c.undone.is_(False)
    query = select(moves.c.number).where(*stands, moves.c.planned.is_(True))
    found = frozenset(db.execute(query).scalars())
    return found or frozenset(
        each.number
        for each in _packed(db, table_id)
        if (each.seat, each.user_id) == (own.seat, own.user_id) and each.planned
    )


def add(db: Connection, table_id: int, new: list[Entry]) -> None:
    """Write entries into the journal."""
    db.execute(_ADD, [{"table_id": table_id, **entry._asdict()} for entry in new])


def undo(db: Connection, table_id: int, first: int) -> None:
    """Mark the journal's entries from this number on as taken back, and drop their snapshots."""
    undone = update(moves).where(
        moves.c.table_id == table_id, moves.c.number >= first, moves.c.undone.is_(False)
    )
    db.execute(undone.values(undone=True))
    db.execute(delete(snapshots).where(snapshots.c.table_id == table_id, snapshots.c.move >= first))


def keep(db: Connection, table_id: int, before: list[tuple[int, str]]) -> None:
    """Store the positions before these moves, for taking them back."""
    if before:
        rows = [{"table_id": table_id, "move": move, "state": state} for move, state in before]
        db.execute(_KEEP, rows)


def position_before(db: Connection, table_id: int, move: int) -> str | None:
    """Return the position before a move, if it is still kept. Raises Unreadable."""
    with readable("a kept position"):
        return db.execute(_POSITION, {"id_": table_id, "move_": move}).scalar_one_or_none()


def positions(db: Connection, table_id: int) -> dict[int, str]:
    """Return all positions that are kept, by the move that follows each."""
    query = select(snapshots.c.move, snapshots.c.state).where(snapshots.c.table_id == table_id)
    with readable("a kept position"):
        return {row.move: row.state for row in db.execute(query)}


def forget_positions(db: Connection, table_id: int) -> None:
    """Drop all kept positions of a table: something was revealed, or the game is over."""
    db.execute(_FORGET, {"id_": table_id})


def last_of(db: Connection, table_id: int, seat: int, before: int) -> int | None:
    """Return the number of a person's newest choice at this seat before a given one."""
    given = {"id_": table_id, "seat_": seat, "before": before}
    return db.execute(_LAST_OF, given).scalar_one()
