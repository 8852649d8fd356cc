"""People who have deleted their data, but have seen a hand of a game that still runs, or that was
put aside and may go on.

They must not take another seat there. So until the game is over for good, a hash of their id is
kept for each seat, with a random salt of its own. It does not reveal the person, but recognises
them if they come back to this table.
"""

from hashlib import sha256
from secrets import token_hex
from typing import Final

from sqlalchemy import Connection, delete, insert, or_, select, union

from bot.storage.schema import disguised_holders, former_holders, seats, tables
from rules.event import Seat

_MAY_GO_ON: Final = or_(tables.c.status == "running", tables.c.abort_reason == "")


def disguise(db: Connection, user_id: int) -> None:
    """Remember the seats of running games held by a person whose data is being deleted."""
    held = union(
        *(
            select(each.c.table_id, each.c.seat)
            .join(tables, tables.c.id == each.c.table_id)
            .where(each.c.user_id == user_id, _MAY_GO_ON)
            for each in (seats, former_holders)
        )
    )
    for table_id, seat in db.execute(held).all():
        salt = token_hex(16)
        row = {"table_id": table_id, "seat": seat, "salt": salt, "digest": _digest(salt, user_id)}
        db.execute(insert(disguised_holders).values(row))


def seats_held(db: Connection, table_id: int, user_id: int) -> set[Seat]:
    """Return the seats of a table that this person held before their data was deleted."""
    query = select(disguised_holders).where(disguised_holders.c.table_id == table_id)
    return {row.seat for row in db.execute(query) if row.digest == _digest(row.salt, user_id)}


def everything_of(db: Connection, user_id: int) -> list[dict[str, int]]:
    """Return the tables and seats at which a person would be recognised."""
    rows = db.execute(select(disguised_holders))
    own = [row for row in rows if row.digest == _digest(row.salt, user_id)]
    return [{"table_id": row.table_id, "seat": row.seat} for row in own]


def drop(db: Connection, table_id: int) -> None:
    """Drop all hashes of a table whose game is over."""
    db.execute(delete(disguised_holders).where(disguised_holders.c.table_id == table_id))


def _digest(salt: str, user_id: int) -> str:
    return sha256(f"{salt}:{user_id}".encode()).hexdigest()
