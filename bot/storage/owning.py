"""What of the database belongs to this process, and how the owners of the rest are woken.

Each engine knows the shards of its process (`bot/shards.py`), and so does each connection. `OWNED`
is the one condition by which rows of the outbox, due times, computers and servers are told apart;
a table without a server belongs to shard 0.

Whoever changes a table of another process wakes that one in the same transaction: PostgreSQL
delivers the notice when, and only if, the transaction is stored, and once however often it was
given. Each shard has a channel, and its process listens there (`lease_postgresql.py`).
"""

from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    String,
    bindparam,
    cast,
    func,
    literal,
    not_,
    select,
)

from bot.shards import ALL, Shards
from bot.storage.schema import tables

OPTION: Final = "plaza_shards"
"""Under which name an engine knows its shards."""

CHANNEL: Final = "plaza_shard_"
"""What the channel of a shard is called, before its number."""

_COUNT: Final[BindParameter[int]] = bindparam("shard_count_")
SHARD: Final = func.coalesce(tables.c.server_id, 0).bitwise_rshift(22) % _COUNT
OWNED: Final[ColumnElement[bool]] = SHARD.in_(bindparam("shards_", expanding=True))
"""Whether a table belongs to this process; needs what `mine` returns."""

_WAKE: Final = select(
    func.pg_notify(literal(CHANNEL) + cast(SHARD, String), cast(tables.c.id, String))
).where(not_(OWNED))
_WAKE_AT: Final = _WAKE.where(tables.c.id.in_(bindparam("tables_", expanding=True)))


def shards_of(db: Connection) -> Shards:
    """Return the shards of the process whose connection this is."""
    return db.get_execution_options().get(OPTION, ALL)


def mine(db: Connection) -> dict[str, Any]:
    """Return what `OWNED` has to be given."""
    shards = shards_of(db)
    return {"shards_": shards.ids, "shard_count_": shards.count}


def wake_owners(db: Connection, *table_ids: int) -> None:
    """Wake whoever owns these tables, unless we do, once this transaction is stored."""
    if table_ids and not shards_of(db).alone:
        db.execute(_WAKE_AT, {"tables_": table_ids, **mine(db)})
