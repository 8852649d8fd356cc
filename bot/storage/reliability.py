"""How often a person has stayed to the end of their games."""

from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Table, bindparam, exists, func, or_, select

from bot.storage.schema import former_holders, seats, tables

_beside: Final = seats.alias()
_also: Final = seats.alias()


class Stays(NamedTuple):
    """The number of games with other people that a person began and that are over for them, and of
    those in which they stayed to the end.
    """

    games: int
    stayed: int


def _with_others(table: Table) -> Any:
    """Whether other people have a seat there, or have resigned one."""
    others = _beside.c.user_id.is_not(None) & (_beside.c.user_id != bindparam("user_"))
    return exists().where(_beside.c.table_id == table.c.table_id, others)


_STAYED: Final = seats.c.resigned_at.is_(None) & seats.c.stand_in.is_(False)
_OVER: Final = or_(seats.c.resigned_at.is_not(None), tables.c.status == "finished")
_HELD: Final = (
    select(func.count(), func.count().filter(_STAYED))
    .join_from(seats, tables, tables.c.id == seats.c.table_id)
    .where(seats.c.user_id == bindparam("user_"), _OVER, _with_others(seats))
)
_HANDED_ON: Final = select(func.count(former_holders.c.table_id.distinct())).where(
    former_holders.c.user_id == bindparam("user_"),
    _with_others(former_holders),
    ~exists().where(
        _also.c.table_id == former_holders.c.table_id, _also.c.user_id == bindparam("user_")
    ),
)


def stays(db: Connection, user_id: int) -> Stays:
    """Return how often a person has stayed to the end.

    Not staying means: resigning, handing the seat on, losing it to another person, or a computer
    standing in at the end. Games that all agreed to end are not counted.
    """
    games, stayed = db.execute(_HELD, {"user_": user_id}).one()
    handed_on = db.execute(_HANDED_ON, {"user_": user_id}).scalar_one()
    return Stays(games + handed_on, stayed)
