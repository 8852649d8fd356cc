"""People's answers before they are asked: one plan for a seat and a kind of question.

A plan that cannot be read counts as none: it must not stop the table.
"""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, Select, bindparam, delete, insert, select

from bot.storage.faults import MISREAD
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
    """Return all plans of a table, including those that have ended."""
    return _list(db, _AT, id_=table_id)


def of_seat(db: Connection, table_id: int, seat: Seat) -> list[PlanRow]:
    """Return the plans of a seat, including those that have ended."""
    return _list(db, _OF, id_=table_id, seat_=seat)


def _list(db: Connection, query: Select[Any], **given: int) -> list[PlanRow]:
    try:
        return [PlanRow._make(row) for row in db.execute(query, given)]
    except MISREAD:
        keys = db.execute(query.with_only_columns(plans.c.seat, plans.c.kind), given).all()
        return [plan for seat, kind in keys for plan in _one(db, given["id_"], seat, kind)]


def _one(db: Connection, table_id: int, seat: Seat, kind: str) -> list[PlanRow]:
    query = _OF.where(plans.c.kind == kind)
    with suppress(*MISREAD):
        return [PlanRow._make(row) for row in db.execute(query, {"id_": table_id, "seat_": seat})]
    return []


def put(db: Connection, table_id: int, plan: PlanRow) -> None:
    """Store a plan, replacing the one that the seat had for this kind of question."""
    remove(db, table_id, [plan])
    db.execute(insert(plans), {"table_id": table_id, **plan._asdict()})


def remove(db: Connection, table_id: int, gone: Iterable[PlanRow]) -> None:
    """Delete plans."""
    for plan in gone:
        db.execute(_REMOVE, {"id_": table_id, "seat_": plan.seat, "kind_": plan.kind})
