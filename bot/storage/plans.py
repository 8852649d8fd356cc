"""What people would answer before they are asked: one plan for a seat and a kind of question."""

from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select

from bot.storage.faults import readable
from bot.storage.rows import PlanRow
from bot.storage.schema import plans
from rules.event import Seat

_AT: Final = (
    select(*(plans.c[name] for name in PlanRow._fields))
    .where(plans.c.table_id == bindparam("id_"))
    .order_by(plans.c.seat, plans.c.kind)
)
_OF: Final = _AT.where(plans.c.seat == bindparam("seat_"))
_REMOVE: Final = delete(plans).where(
    plans.c.table_id == bindparam("id_"),
    plans.c.seat == bindparam("seat_"),
    plans.c.kind == bindparam("kind_"),
)


def at(db: Connection, table_id: int) -> list[PlanRow]:
    """Return all plans of a table, including those that have ended. Raises Unreadable."""
    with readable("the plans"):
        return [PlanRow._make(row) for row in db.execute(_AT, {"id_": table_id}).all()]


def of_seat(db: Connection, table_id: int, seat: Seat) -> list[PlanRow]:
    """Return the plans of a seat, including those that have ended. Raises Unreadable."""
    with readable("the plans"):
        rows = db.execute(_OF, {"id_": table_id, "seat_": seat}).all()
        return [PlanRow._make(row) for row in rows]


def put(db: Connection, table_id: int, plan: PlanRow) -> None:
    """Store a plan, replacing the one that the seat had for this kind of question."""
    remove(db, table_id, [plan])
    db.execute(insert(plans), {"table_id": table_id, **plan._asdict()})


def remove(db: Connection, table_id: int, gone: Iterable[PlanRow]) -> None:
    """Delete plans."""
    for plan in gone:
        db.execute(_REMOVE, {"id_": table_id, "seat_": plan.seat, "kind_": plan.kind})
