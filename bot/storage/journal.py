"""The journal of a table, and the positions that a taking back returns to."""

from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from bot.storage.faults import readable
from bot.storage.rows import Entry
from bot.storage.schema import moves, snapshots
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
    select(moves.c.number, moves.c.events)
    .where(moves.c.table_id == bindparam("id_"), moves.c.undone.is_(False))
    .order_by(moves.c.number)
)
_BACKWARDS: Final = (
    select(moves.c.events)
    .where(moves.c.table_id == bindparam("id_"), moves.c.undone.is_(False))
    .order_by(moves.c.number.desc())
)
_LAST_OF: Final = select(func.max(moves.c.number)).where(
    moves.c.table_id == bindparam("id_"),
    moves.c.seat == bindparam("seat_"),
    moves.c.number < bindparam("before"),
    moves.c.computer.is_(False),
    moves.c.undone.is_(False),
)
_ADD: Final = insert(moves)
_KEEP: Final = insert(snapshots)
_POSITION: Final = select(snapshots.c.state).where(
    snapshots.c.table_id == bindparam("id_"), snapshots.c.move == bindparam("move_")
)
_FORGET: Final = delete(snapshots).where(snapshots.c.table_id == bindparam("id_"))


def entries(db: Connection, table_id: int, first: int = 0) -> list[Entry]:
    """Return what stands in the journal from this number on, without what was taken back.

    Raises Unreadable.
    """
    with readable("the journal"):
        rows = db.execute(_ENTRIES, {"id_": table_id, "first": first})
        return [Entry._make(row) for row in rows]


def events(db: Connection, table_id: int, seat: Seat | None) -> list[tuple[int, Event]]:
    """Return all events that a seat (None: a spectator) may know, oldest first.

    Each comes with the number of its entry, which nobody is shown. Raises Unreadable.
    """
    with readable("the journal"):
        rows = db.execute(_EVENTS, {"id_": table_id})
        return [(row.number, event) for row in rows for event in row.events if event.is_for(seat)]


def newest_events(db: Connection, table_id: int, seat: Seat | None, count: int) -> list[Event]:
    """Return the newest events that a seat (None: a spectator) may know, oldest first.

    Only these count: cut by entries, it would show how many of them are sealed. Raises Unreadable.
    """
    found: list[Event] = []
    with readable("the journal"), db.execute(_BACKWARDS, {"id_": table_id}) as rows:
        for events in rows.scalars():
            found += [event for event in reversed(events) if event.is_for(seat)]
            if len(found) >= count:
                break
    return found[:count][::-1]


def numbers(db: Connection, table_id: int) -> list[int]:
    """Return the numbers of all that the journal holds, what was taken back too, in order."""
    query = select(moves.c.number).where(moves.c.table_id == table_id).order_by(moves.c.number)
    return list(db.execute(query).scalars())


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


def add(db: Connection, table_id: int, new: list[Entry]) -> None:
    """Write entries into the journal."""
    db.execute(_ADD, [{"table_id": table_id, **entry._asdict()} for entry in new])


def undo(db: Connection, table_id: int, first: int) -> None:
    """Mark what stands in the journal from this number on as taken back, and drop its snapshots."""
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
    """Return all positions that are kept, by the move that each comes before."""
    query = select(snapshots.c.move, snapshots.c.state).where(snapshots.c.table_id == table_id)
    with readable("a kept position"):
        return {row.move: row.state for row in db.execute(query)}


def forget_positions(db: Connection, table_id: int) -> None:
    """Drop all kept positions of a table: something was revealed, or the game is over."""
    db.execute(_FORGET, {"id_": table_id})


def last_of(db: Connection, table_id: int, seat: int, before: int) -> int | None:
    """Return the number of the newest choice that a person made at this seat before another."""
    given = {"id_": table_id, "seat_": seat, "before": before}
    return db.execute(_LAST_OF, given).scalar_one()
