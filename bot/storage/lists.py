"""Lists of tables: of a person, of a server, of all; and how many there are.

Listed tables have no position, and one whose row cannot be read is listed with its certain facts.
"""

from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Select,
    bindparam,
    func,
    literal,
    or_,
    select,
)

from bot.storage.faults import MISREAD, Unreadable
from bot.storage.owning import OWNED, mine
from bot.storage.rows import SeatRow, Status, Stored, TableRow, Where
from bot.storage.schema import seats, tables
from bot.storage.subscriptions import servers_of
from bot.storage.tables import IN_PLAY, SEAT, TABLE, WITH_SEATS, find, seat_of, table_of

_LOBBY: Final = (tables.c.status == literal("lobby"), IN_PLAY)
_OVER: Final = ("finished", "aborted")
_OPEN: Final = (tables.c.status.in_(("lobby", "running")), IN_PLAY)
_other: Final = seats.alias()
_NEVER: Final = datetime(1970, 1, 1, tzinfo=UTC)
"""Not `datetime.min`, which has no local date west of Greenwich."""
_EMPTY: Final[dict[str, Any]] = {
    "options": {},
    "kept": (),
    "created_at": _NEVER,
    "changed_at": _NEVER,
    **dict.fromkeys(("waiting_since", "ticking_since", "deadline", "remind_at", "warn_at")),
    **dict.fromkeys(("held_until", "called_at", "plan_due", "back_at", "expiry_due", "settles_at")),
    "role_called_at": None,
}


class Shown(NamedTuple):
    """An open or running table of a server, in brief: its number, its game and its place."""

    id: int
    game: str
    status: Status
    where: Where


def _sure(column: Column[Any]) -> ColumnElement[Any]:
    """Return a column, or what replaces it if it might be unreadable."""
    if column.name not in _EMPTY:
        return column
    return literal(_EMPTY[column.name], column.type).label(column.name)


_SURE: Final = WITH_SEATS.with_only_columns(
    *(_sure(column) for column in (*TABLE, *SEAT)), maintain_column_froms=True
)
_OF_USER: Final = WITH_SEATS.where(
    tables.c.status.in_(("lobby", "running")),
    tables.c.id.in_(
        select(seats.c.table_id).where(
            seats.c.user_id == bindparam("user_"), seats.c.resigned_at.is_(None)
        )
    ),
)
_WAITS_SINCE: Final = (
    select(func.min(seats.c.waiting_since)).where(seats.c.table_id == tables.c.id).scalar_subquery()
)
_SHOWN_AT: Final = (
    select(tables.c.id, tables.c.game, tables.c.status, *(tables.c[name] for name in Where._fields))
    .where(
        tables.c.server_id == bindparam("server_"),
        *_OPEN,
        or_(tables.c.status == literal("running"), tables.c.private.is_(False)),
    )
    .order_by(func.coalesce(_WAITS_SINCE, tables.c.created_at).desc(), tables.c.id.desc())
)
_WAITING_FOR: Final = (
    select(seats.c.table_id)
    .join(tables, tables.c.id == seats.c.table_id)
    .where(
        seats.c.user_id == bindparam("user_"),
        seats.c.asked_at.is_not(None),
        seats.c.computer.is_(None),
        tables.c.status == literal("running"),
        IN_PLAY,
    )
    .order_by(seats.c.waiting_since, seats.c.table_id)
)


def of_user(db: Connection, user_id: int) -> list[Stored]:
    """Return the open and running tables at which this user sits, oldest first."""
    return _list(db, _OF_USER, user_=user_id)


def over_of(
    db: Connection,
    user_id: int,
    most: int,
    *,
    before: int | None = None,
    after: int | None = None,
    beside: int | None = None,
) -> list[Stored]:
    """Return up to `most` finished tables at which this user has sat, newest first.

    They are the newest ones older than `before`, or the oldest ones newer than `after`; only those
    at which the user `beside` has sat, too, if one is named. No more rows than that are read.
    """
    number = seats.c.table_id
    query = select(number).join(tables, tables.c.id == number).where(seats.c.user_id == user_id)
    query = query.where(tables.c.status.in_(_OVER)).limit(most)
    if beside is not None:
        query = query.where(number.in_(select(_other.c.table_id).where(_other.c.user_id == beside)))
    if after is not None:
        query = query.where(number > after).order_by(number)
    else:
        query = query.where(number < before) if before is not None else query
        query = query.order_by(number.desc())
    found = db.execute(query).scalars().all()
    return _list(db, WITH_SEATS.where(tables.c.id.in_(found)))[::-1] if found else []


def running_in(db: Connection, server_id: int, place: int) -> list[Stored]:
    """Return the running tables that are shown in this channel or thread of a server."""
    here = (tables.c.channel_id == place) | (tables.c.thread_id == place)
    running = tables.c.server_id == server_id, tables.c.status == literal("running")
    return _list(db, WITH_SEATS.where(*running, IN_PLAY, here))


def waiting_for(db: Connection, user_id: int) -> list[int]:
    """Return the running tables that wait for this user, the longest wait first."""
    return list(db.execute(_WAITING_FOR, {"user_": user_id}).scalars())


def count_of_user(db: Connection, user_id: int) -> int:
    """Count the open and running tables at which this user sits."""
    sits = seats.c.table_id == tables.c.id, seats.c.user_id == user_id
    query = select(func.count()).where(*_OPEN, *sits, seats.c.resigned_at.is_(None))
    return db.execute(query).scalar_one()


def count_of_server(db: Connection, server_id: int) -> int:
    """Count the open and running tables of a server."""
    query = select(func.count()).where(*_OPEN, tables.c.server_id == server_id)
    return db.execute(query).scalar_one()


def role_calls(db: Connection, server_id: int, since: datetime) -> list[datetime]:
    """Return when lobbies of a server called its role since then, in order."""
    called = tables.c.role_called_at
    query = select(called).where(tables.c.server_id == server_id, called > since)
    return list(db.execute(query.order_by(called)).scalars())


def count_running(db: Connection) -> int:
    """Count the tables that are being played, on all servers."""
    query = select(func.count()).where(tables.c.status == "running", IN_PLAY)
    return db.execute(query).scalar_one()


def open_lobbies(db: Connection, server_id: int | None) -> list[Stored]:
    """Return the public tables of a server that can be joined, oldest first."""
    public = tables.c.private.is_(False)
    return _list(db, WITH_SEATS.where(tables.c.server_id == server_id, public, *_LOBBY))


def open_for(db: Connection, user_id: int, games: Collection[str]) -> list[Stored]:
    """Return the public tables of these games that can be joined on the servers of a person's
    subscriptions, the newest first.
    """
    there = tables.c.server_id.in_(servers_of(user_id))
    public = tables.c.private.is_(False), tables.c.game.in_(games)
    return _list(db, WITH_SEATS.where(there, *public, *_LOBBY))[::-1]


def lobbies(db: Connection, server_id: int) -> list[Stored]:
    """Return all tables of a server that have not begun, oldest first."""
    return _list(db, WITH_SEATS.where(tables.c.server_id == server_id, *_LOBBY))


def running_at(db: Connection, server_id: int) -> list[Stored]:
    """Return the tables of a server that are being played, oldest first."""
    running = tables.c.status == literal("running")
    return _list(db, WITH_SEATS.where(tables.c.server_id == server_id, running, IN_PLAY))


def shown_at(db: Connection, server_id: int) -> list[Shown]:
    """Return the open and running tables of a server, except private lobbies.

    Those with the newest wait come first, which everyone sees; `changed_at` would tell of steps
    that others make in secret.
    """
    rows = db.execute(_SHOWN_AT, {"server_": server_id})
    return [Shown(row.id, row.game, row.status, Where._make(row[3:])) for row in rows]


def over_at(db: Connection, server_id: int, most: int) -> list[Stored]:
    """Return up to `most` tables of a server whose game was played to its end, the newest first."""
    query = select(tables.c.id).where(
        tables.c.server_id == server_id, tables.c.status == literal("finished"), IN_PLAY
    )
    newest = query.order_by(tables.c.changed_at.desc(), tables.c.id.desc()).limit(most)
    found = list(db.execute(newest).scalars())
    listed = _list(db, WITH_SEATS.where(tables.c.id.in_(found))) if found else []
    return sorted(listed, key=lambda each: found.index(each.table.id))


def threads(db: Connection, server_id: int) -> list[int]:
    """Return the threads of a server in which tables are being played."""
    query = select(tables.c.thread_id).where(
        tables.c.server_id == server_id,
        tables.c.status == literal("running"),
        tables.c.thread_id.is_not(None),
        IN_PLAY,
    )
    return list(db.execute(query.order_by(tables.c.id)).scalars())


def due_for_computers(db: Connection) -> list[int]:
    """Return our running tables at which a computer still has to answer."""
    running = tables.c.status == literal("running")
    query = (
        select(tables.c.id)
        .where(OWNED, running, tables.c.computer_due.is_(True), IN_PLAY)
        .order_by(tables.c.id)
    )
    return list(db.execute(query, mine(db)).scalars())


def numbers(db: Connection) -> list[int]:
    """Return the ids of all tables, in order."""
    return list(db.execute(select(tables.c.id).order_by(tables.c.id)).scalars())


def all_aside(db: Connection) -> list[tuple[int, str]]:
    """Return the number and the error id of every table that was set aside."""
    query = select(tables.c.id, tables.c.aside).where(tables.c.aside.is_not(None))
    return [(row.id, row.aside) for row in db.execute(query)]


def _list(db: Connection, query: Select[*tuple[object, ...]], **given: object) -> list[Stored]:
    try:
        rows = db.execute(query, given).all()
    except MISREAD:
        return _list_one_by_one(db, query, **given)
    found: dict[int, tuple[TableRow, list[SeatRow], bool]] = {}
    for row in rows:
        table = table_of(row)
        found.setdefault(table.id, (table, [], row.left))[1].append(seat_of(row))
    return [Stored(table, tuple(taken), None, left=left) for table, taken, left in found.values()]


def _list_one_by_one(
    db: Connection, query: Select[*tuple[object, ...]], **given: object
) -> list[Stored]:
    """List the tables one by one; of unreadable ones, the certain facts."""
    listed = db.execute(query.with_only_columns(tables.c.id), given).scalars().all()
    found: list[Stored] = []
    for table_id in dict.fromkeys(listed):
        try:
            stored = find(db, table_id)
        except Unreadable:
            rows = db.execute(_SURE.where(tables.c.id == table_id)).all()
            stored = Stored(
                table_of(rows[0]), tuple(seat_of(row) for row in rows), None, whole=False
            )
        found += [] if stored is None else [stored._replace(state=None)]
    return found
