"""Ownership of rows: those of this process, and waking the owners of the others.

Each engine knows the shards of its process (`bot/shards.py`), and so does each connection. `OWNED`
is the only condition that selects our own outbox rows, due times, computers and servers; a table
without a server belongs to shard 0.

Changing a table of another process wakes that process in the same transaction: PostgreSQL delivers
the notice only when the transaction is stored, and only once. Each shard has a channel, and its
process listens there (`listening.py`). A command owns nothing; it finds the number of shards in the
locks of the running processes. A solo table wakes its owner only for a message to its person: the
rest follows from a click, in the process that answers it.

The times at which something is due are found by an index that begins with `home`: the shard of the
row's server; below zero, its complement, while the bot is off that server and nothing is due there.
So no process reads another one's times, nor those that stand. Rows of a server that are about no
table (`OF_SERVERS`) have a home in the same way; without a server it is shard 0. The database
remembers into how many shards servers are divided, and a process that starts with another number
divides them anew.
"""

from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Integer,
    String,
    Table,
    bindparam,
    case,
    cast,
    exists,
    func,
    literal,
    not_,
    select,
    text,
    union,
    update,
)

from bot.shards import ALL, Shards
from bot.storage import memory, schema
from bot.storage.rows import NOWHERE
from bot.storage.schema import (
    leagues,
    letters,
    noticeboards,
    seats,
    seekers,
    servers,
    tables,
    votes,
)
from bot.storage.trips import ahead

OPTION: Final = "plaza_shards"
"""The execution option under which an engine knows its shards."""

CHANNEL: Final = "plaza_shard_"
"""The name of a shard's channel, before the shard's number."""

SHARD_LOCK: Final = 2
COUNT_LOCK: Final = 3
"""Advisory locks of PostgreSQL: one for each shard, held by the process that has it; and one for
the number of shards, held by all running processes.
"""

_COUNTS: Final = text(
    f"""
    SELECT objid FROM pg_locks JOIN pg_database ON oid = database
    WHERE datname = current_database() AND locktype = 'advisory' AND granted
        AND objsubid = 2 AND classid = {COUNT_LOCK} AND objid <> :count
    """
)

_HELD: Final = text(
    f"""
    SELECT objid FROM pg_locks JOIN pg_database ON oid = database
    WHERE datname = current_database() AND locktype = 'advisory' AND granted
        AND objsubid = 2 AND classid = {SHARD_LOCK}
    """
)


def _shard(count: ColumnElement[int], server_id: ColumnElement[Any]) -> ColumnElement[int]:
    return func.coalesce(server_id, 0).bitwise_rshift(22) % count


_COUNT: Final[BindParameter[int]] = bindparam("shard_count_")
SHARD: Final = _shard(_COUNT, tables.c.server_id)
OWNED: Final[ColumnElement[bool]] = SHARD.in_(bindparam("shards_", expanding=True))
"""Whether a table belongs to this process; needs the parameters that `mine` returns."""

_WAKE: Final = select(
    func.pg_notify(literal(CHANNEL) + cast(SHARD, String), cast(tables.c.id, String))
).where(not_(OWNED))
_WAKE_AT: Final = ahead(_WAKE.where(tables.c.id.in_(bindparam("tables_", expanding=True))))
_WAKE_SHOWN: Final = _WAKE_AT.where(tables.c.channel_id != NOWHERE)

_DIVIDED: Final = "shards"
"""The key under which the database remembers the number of shards, if there are several."""

_REMEMBERED: Final = func.coalesce(
    select(cast(schema.memory.c.value, Integer))
    .where(schema.memory.c.key == literal(_DIVIDED))
    .scalar_subquery(),
    1,
)


def home_of(server_id: ColumnElement[Any]) -> ColumnElement[int]:
    """Return the home of rows that have a server."""
    there = _shard(_REMEMBERED, server_id)
    left = exists().where(servers.c.server_id == server_id, servers.c.left_at.is_not(None))
    return case((left, -1 - there), else_=there)


_HOME: Final = home_of(tables.c.server_id)

OF_SERVERS: Final = (letters, leagues, seekers, noticeboards)
"""The tables of the database whose rows belong to a server and to no table, and have a home."""


def shards_of(db: Connection) -> Shards:
    """Return the shards of the process whose connection this is."""
    return db.get_execution_options().get(OPTION, ALL)


def other_count(db: Connection, count: int = 0) -> int | None:
    """Return the number of shards that the running processes use, if it differs from `count`."""
    return db.scalar(_COUNTS, {"count": count})


def held(db: Connection) -> set[int]:
    """Return the shards that running processes hold; over SQLite, the lock of the file tells."""
    if db.dialect.name == "sqlite":
        return set()
    return set(db.scalars(_HELD))


def nobody(db: Connection) -> Shards:
    """Return the (empty) shards of a command that runs next to processes that can be woken."""
    count = other_count(db) if db.dialect.name == "postgresql" else None
    return ALL if count is None else Shards((), count)


def mine(db: Connection) -> dict[str, Any]:
    """Return the parameters of `OWNED`."""
    shards = shards_of(db)
    return {"shards_": shards.ids, "shard_count_": shards.count}


def wake_owners(db: Connection, *table_ids: int, but_solo: bool = False) -> None:
    """Wake the owners of these tables, except this process, once this transaction is stored.

    `but_solo`: skip solo tables, where the process of the click does all the work.
    """
    if table_ids and not shards_of(db).alone:
        query = _WAKE_SHOWN if but_solo else _WAKE_AT
        db.execute(query, {"tables_": table_ids, **mine(db)})


def wake_owner(db: Connection, server_id: int | None) -> None:
    """Have the process of a server look for what is due, once this transaction is stored."""
    shards = shards_of(db)
    if not shards.alone and not shards.owns(server_id):
        shard = ((server_id or 0) >> 22) % shards.count
        db.execute(ahead(select(func.pg_notify(f"{CHANNEL}{shard}", "0"))))


# --- due times ----------------------------------------------------------------------------------


def divide(db: Connection, count: int) -> None:
    """Divide all servers into this number of shards, unless they are already."""
    if int(memory.find(db, _DIVIDED) or 1) != count:
        memory.put(db, _DIVIDED, str(count))
        settle(db)


def settle(db: Connection, *which: ColumnElement[bool]) -> None:
    """Note whose due times those of these tables are (of all, if none are named)."""
    db.execute(update(tables).where(*which, tables.c.home != _HOME).values(home=_HOME))
    for part in (seats, votes):
        home = select(tables.c.home).where(tables.c.id == part.c.table_id).scalar_subquery()
        at_these = part.c.table_id.in_(select(tables.c.id).where(*which))
        db.execute(update(part).where(at_these, part.c.home != home).values(home=home))

    if not which:
        for rows in OF_SERVERS:
            settle_rows(db, rows)


def settle_server(db: Connection, server_id: int) -> None:
    """Note anew whose due times those of a server are: the bot has left it, or is back."""
    settle(db, tables.c.server_id == server_id)
    for rows in OF_SERVERS:
        settle_rows(db, rows, rows.c.server_id == server_id)


def settle_rows(db: Connection, rows: Table, *which: ColumnElement[bool]) -> None:
    """Note whose due times those of these rows of `OF_SERVERS` are (of all, if none are named)."""
    home = home_of(rows.c.server_id)
    db.execute(update(rows).where(*which, rows.c.home != home).values(home=home))


def astray(db: Connection) -> list[int]:
    """Return the tables with due times that no one, or the wrong process, would find."""
    parts = (seats.join(tables), seats.c.home), (votes.join(tables), votes.c.home)
    found = [
        select(tables.c.id).select_from(rows).where(home != _HOME)
        for rows, home in ((tables, tables.c.home), *parts)
    ]
    return sorted(db.scalars(union(*found)))


def homes(db: Connection, *, left: bool) -> tuple[int, ...]:
    """Return the homes of what is ours; `left`: also on servers that the bot has left."""
    own = shards_of(db).ids
    return (*own, *(~shard for shard in own)) if left else own
