"""Tables and their seats: find, list, create, change."""

from datetime import UTC, datetime
from typing import Any, Final, TypedDict

from sqlalchemy import (
    BindParameter,
    Column,
    ColumnElement,
    Connection,
    Row,
    Select,
    Text,
    bindparam,
    delete,
    func,
    insert,
    literal,
    select,
    update,
)

from bot.storage.faults import MISREAD, Unreadable, readable
from bot.storage.owning import OWNED, mine, wake_owners
from bot.storage.rows import SeatRow, Status, Stored, TableRow, Where
from bot.storage.schema import former_holders, invitations, seats, servers, tables


class Conflict(Exception):
    """Somebody else changed the table since it was read; nothing of this change is kept."""


class Place(TypedDict, total=False):
    """Where a table is shown; None for nowhere."""

    thread_id: int | None
    post_id: int | None
    lobby_post_id: int | None


_TABLE: Final = tuple(tables.c[name] for name in TableRow._fields)
_SEAT: Final = tuple(seats.c[name] for name in SeatRow._fields)
_WIDTH: Final = len(_TABLE)
_PLACE: Final = tuple(Place.__annotations__)
_APART: Final = ("id", "aside", "next_id", *_PLACE)
_CHANGING: Final = [name for name in TableRow._fields if name not in _APART]
_IN_PLAY: Final = tables.c.aside.is_(None)
_LOBBY: Final = (tables.c.status == literal("lobby"), _IN_PLAY)
_OVER: Final = ("finished", "aborted")
_OPEN: Final = (tables.c.status.in_(("lobby", "running")), _IN_PLAY)


def _id() -> BindParameter[int]:
    return bindparam("id_", type_=tables.c.id.type)


_WITH_SEATS: Final = (
    select(*_TABLE, *_SEAT, servers.c.left_at.is_not(None).label("left"))
    .join_from(tables, seats, tables.c.id == seats.c.table_id)
    .outerjoin(servers, servers.c.server_id == tables.c.server_id)
    .order_by(tables.c.id, seats.c.seat)
)
_NEVER: Final = datetime.min.replace(tzinfo=UTC)
_EMPTY: Final[dict[str, Any]] = {
    "options": {},
    "kept": (),
    "created_at": _NEVER,
    "changed_at": _NEVER,
    **dict.fromkeys(("waiting_since", "ticking_since", "deadline", "remind_at")),
    **dict.fromkeys(("held_until", "called_at", "plan_due", "lobby_due", "settles_at")),
}


def _sure(column: Column[Any]) -> ColumnElement[Any]:
    """Return a column, or what stands for it where it might not be readable."""
    if column.name not in _EMPTY:
        return column
    return literal(_EMPTY[column.name], column.type).label(column.name)


_SURE: Final = _WITH_SEATS.with_only_columns(
    *(_sure(column) for column in (*_TABLE, *_SEAT)), maintain_column_froms=True
)
_FIND: Final = _WITH_SEATS.add_columns(tables.c.state).where(tables.c.id == _id())
_WHERE: Final = select(*(tables.c[name] for name in Where._fields)).where(tables.c.id == _id())
_SITS_AT: Final = select(func.count()).where(
    seats.c.table_id == _id(), seats.c.user_id == bindparam("user_")
)
_OF_USER: Final = _WITH_SEATS.where(
    tables.c.status.in_(("lobby", "running")),
    tables.c.id.in_(
        select(seats.c.table_id).where(
            seats.c.user_id == bindparam("user_"), seats.c.resigned_at.is_(None)
        )
    ),
)
_WAITING_FOR: Final = (
    select(seats.c.table_id)
    .join(tables, tables.c.id == seats.c.table_id)
    .where(
        seats.c.user_id == bindparam("user_"),
        seats.c.asked_at.is_not(None),
        seats.c.computer.is_(None),
        tables.c.status == literal("running"),
        _IN_PLAY,
    )
    .order_by(seats.c.waiting_since, seats.c.table_id)
)
_WAITING: Final = select(seats.c.table_id, seats.c.user_id).where(
    seats.c.table_id.in_(bindparam("ids_", expanding=True)),
    seats.c.asked_at.is_not(None),
    seats.c.computer.is_(None),
)
_GUESTS: Final = select(seats.c.open_to).where(seats.c.table_id == _id(), seats.c.open_to > 0)
_SAVE_SEAT: Final = (
    update(seats)
    .where(seats.c.table_id == _id(), seats.c.seat == bindparam("seat_"))
    .values({name: bindparam(name) for name in SeatRow._fields if name != "seat"})
)
_SAVE: Final = (
    update(tables)
    .where(tables.c.id == _id(), tables.c.version == bindparam("version_"), _IN_PLAY)
    .values({name: bindparam(name) for name in _CHANGING})
    .values(state=func.coalesce(bindparam("state", type_=Text()), tables.c.state))
)


def find(db: Connection, table_id: int) -> Stored | None:
    """Return the table with its seats and its position, if it exists. Raises Unreadable."""
    with readable("the table's row"):
        rows = db.execute(_FIND, {"id_": table_id}).all()
    if not rows:
        return None
    first = rows[0]
    return Stored(_table(first), tuple(_seat(row) for row in rows), first[-1], left=first.left)


def where(db: Connection, table_id: int) -> Where | None:
    """Return where a table is shown, even one that cannot be read."""
    row = db.execute(_WHERE, {"id_": table_id}).one_or_none()
    return None if row is None else Where._make(row)


def sits_at(db: Connection, table_id: int, user_id: int) -> bool:
    """Whether somebody holds a seat of a table, or has resigned it."""
    return db.execute(_SITS_AT, {"id_": table_id, "user_": user_id}).scalar_one() > 0


def status_of(db: Connection, table_id: int) -> Status:
    """Return the status of a table that there is, even of one that cannot be read."""
    return db.execute(select(tables.c.status).where(tables.c.id == table_id)).scalar_one()


def aside_of(db: Connection, table_id: int) -> str | None:
    """Return the error id under which a table was set aside, even one that cannot be read."""
    query = select(tables.c.aside).where(tables.c.id == table_id)
    return db.execute(query).scalar_one_or_none()


def set_aside(db: Connection, table_id: int, error_id: str) -> str:
    """Put a table out of play under this id, unless it is already; return the id that counts."""
    db.execute(update(tables).where(tables.c.id == table_id, _IN_PLAY).values(aside=error_id))
    return aside_of(db, table_id) or error_id


def all_aside(db: Connection) -> list[tuple[int, str]]:
    """Return the number and the error id of every table that was set aside."""
    query = select(tables.c.id, tables.c.aside).where(tables.c.aside.is_not(None))
    return [(row.id, row.aside) for row in db.execute(query)]


def release(db: Connection, table_id: int) -> None:
    """Put a table that was set aside back into play."""
    db.execute(update(tables).where(tables.c.id == table_id).values(aside=None))


def numbers(db: Connection) -> list[int]:
    """Return the ids of all tables, in order."""
    return list(db.execute(select(tables.c.id).order_by(tables.c.id)).scalars())


def of_user(db: Connection, user_id: int) -> list[Stored]:
    """Return the open and running tables at which this user sits, oldest first."""
    return _list(db, _OF_USER, user_=user_id)


def over_of(
    db: Connection, user_id: int, most: int, *, before: int | None = None, after: int | None = None
) -> list[Stored]:
    """Return up to `most` tables whose game is over, at which this user has sat, newest first.

    They are the newest ones older than `before`, or the oldest ones newer than `after`. However
    many there are, no more are read.
    """
    number = seats.c.table_id
    query = select(number).join(tables, tables.c.id == number).where(seats.c.user_id == user_id)
    query = query.where(tables.c.status.in_(_OVER)).limit(most)
    if after is not None:
        query = query.where(number > after).order_by(number)
    else:
        query = query.where(number < before) if before is not None else query
        query = query.order_by(number.desc())
    found = db.execute(query).scalars().all()
    return _list(db, _WITH_SEATS.where(tables.c.id.in_(found)))[::-1] if found else []


def running_in(db: Connection, server_id: int, place: int) -> list[Stored]:
    """Return the running tables that are shown in this channel or thread of a server."""
    here = (tables.c.channel_id == place) | (tables.c.thread_id == place)
    running = tables.c.server_id == server_id, tables.c.status == literal("running")
    return _list(db, _WITH_SEATS.where(*running, _IN_PLAY, here))


def waiting_for(db: Connection, user_id: int) -> list[int]:
    """Return the running tables that wait for this user, the longest wait first."""
    return list(db.execute(_WAITING_FOR, {"user_": user_id}).scalars())


def count_of_user(db: Connection, user_id: int) -> int:
    """Count the open and running tables at which this user sits."""
    sits = seats.c.table_id == tables.c.id, seats.c.user_id == user_id
    query = select(func.count()).where(*_OPEN, *sits, seats.c.resigned_at.is_(None))
    return db.execute(query).scalar_one()


def count_of_server(db: Connection, server_id: int | None) -> int:
    """Count the open and running tables of a server."""
    query = select(func.count()).where(*_OPEN, tables.c.server_id == server_id)
    return db.execute(query).scalar_one()


def count_running(db: Connection) -> int:
    """Count the tables that are being played, on all servers."""
    query = select(func.count()).where(tables.c.status == "running", _IN_PLAY)
    return db.execute(query).scalar_one()


def open_lobbies(db: Connection, server_id: int | None) -> list[Stored]:
    """Return the public tables of a server that can be joined, oldest first."""
    public = tables.c.private.is_(False)
    return _list(db, _WITH_SEATS.where(tables.c.server_id == server_id, public, *_LOBBY))


def lobbies(db: Connection, server_id: int) -> list[Stored]:
    """Return all tables of a server that have not begun, oldest first."""
    return _list(db, _WITH_SEATS.where(tables.c.server_id == server_id, *_LOBBY))


def running_at(db: Connection, server_id: int) -> list[Stored]:
    """Return the tables of a server that are being played, oldest first."""
    running = tables.c.status == literal("running")
    return _list(db, _WITH_SEATS.where(tables.c.server_id == server_id, running, _IN_PLAY))


def threads(db: Connection, server_id: int) -> list[int]:
    """Return the threads of a server in which tables are being played."""
    query = select(tables.c.thread_id).where(
        tables.c.server_id == server_id,
        tables.c.status == literal("running"),
        tables.c.thread_id.is_not(None),
        _IN_PLAY,
    )
    return list(db.execute(query.order_by(tables.c.id)).scalars())


def due_for_computers(db: Connection) -> list[int]:
    """Return our running tables at which a computer has yet to answer."""
    running = tables.c.status == literal("running")
    query = (
        select(tables.c.id)
        .where(OWNED, running, tables.c.computer_due.is_(True), _IN_PLAY)
        .order_by(tables.c.id)
    )
    return list(db.execute(query, mine(db)).scalars())


def waiting_users(db: Connection, table_ids: list[int]) -> dict[int, frozenset[int]]:
    """Return for each of these tables the persons who have something to decide."""
    found: dict[int, set[int]] = {table_id: set() for table_id in table_ids}
    for table_id, user_id in db.execute(_WAITING, {"ids_": table_ids}):
        found[table_id].add(user_id)
    return {table_id: frozenset(users) for table_id, users in found.items()}


def guests(db: Connection, table_id: int) -> frozenset[int]:
    """Return the persons to whom a seat of this table is offered by name."""
    return frozenset(db.execute(_GUESTS, {"id_": table_id}).scalars())


def create(db: Connection, table: TableRow, *taken: SeatRow) -> int:
    """Store a new table with the seats that are taken; return the id that it was given."""
    values = table._asdict()
    del values["id"]
    added = db.execute(insert(tables).values(values))
    key = added.inserted_primary_key
    assert key is not None, "the database gives every table an id"
    replace_seats(db, key[0], taken)
    return key[0]


def save(db: Connection, before: TableRow, after: TableRow, *, state: str | None = None) -> None:
    """Store the table as its next version, and its position if given; its place stays.

    If another process owns it, that one is woken: what is due there may have changed.

    Raises Conflict where the stored version is no longer that of `before`, or the table was set
    aside meanwhile.
    """
    # Only what changes: a column that is given here is set, also where the statement has no word
    # of it, and the place may have been noted since this table was read.
    values = {name: getattr(after, name) for name in _CHANGING}
    values |= {"version": before.version + 1, "state": state}
    values |= {"id_": before.id, "version_": before.version}
    if db.execute(_SAVE, values).rowcount != 1:
        raise Conflict(before.id, before.version)
    wake_owners(db, before.id)


def save_seats(
    db: Connection, table_id: int, before: tuple[SeatRow, ...], after: tuple[SeatRow, ...]
) -> None:
    """Store what changed at the seats, whose number stays."""
    changed = [new for new, old in zip(after, before, strict=True) if new != old]
    if changed:
        db.execute(
            _SAVE_SEAT,
            [{**seat._asdict(), "id_": table_id, "seat_": seat.seat} for seat in changed],
        )


def reseat(db: Connection, stored: Stored, after: tuple[SeatRow, ...]) -> None:
    """Store the seats of a table where nothing else changes at it.

    It is a new version: whoever has read the old one reads anew. Raises Conflict.
    """
    if after != stored.seats:
        save(db, stored.table, stored.table)
        save_seats(db, stored.table.id, stored.seats, after)


def replace_seats(db: Connection, table_id: int, after: tuple[SeatRow, ...]) -> None:
    """Store these seats in place of all that there were."""
    db.execute(delete(seats).where(seats.c.table_id == table_id))
    db.execute(insert(seats), [{"table_id": table_id, **seat._asdict()} for seat in after])


def set_place(db: Connection, table_id: int, place: Place) -> None:
    """Note where the table is shown. What is left out stays as it was; no new version."""
    if place:
        db.execute(update(tables).where(tables.c.id == table_id).values(**place))


def set_next(db: Connection, before: TableRow, next_id: int) -> None:
    """Note the table at which the people of a former one play again.

    Raises Conflict where somebody else has opened one meanwhile.
    """
    unchanged = tables.c.next_id.is_not_distinct_from(before.next_id)
    changed = update(tables).where(tables.c.id == before.id, unchanged).values(next_id=next_id)
    if db.execute(changed).rowcount != 1:
        raise Conflict(before.id, before.version)


def invite(db: Connection, table_id: int, user_id: int) -> None:
    """Let this user join a private table."""
    if not is_invited(db, table_id, user_id):
        db.execute(insert(invitations).values(table_id=table_id, user_id=user_id))


def is_invited(db: Connection, table_id: int, user_id: int) -> bool:
    """Whether this user was invited to the table."""
    query = select(func.count()).where(
        invitations.c.table_id == table_id, invitations.c.user_id == user_id
    )
    return db.execute(query).scalar_one() > 0


def note_former(db: Connection, table_id: int, seat: int, user_id: int) -> None:
    """Remember who hands a seat over."""
    if seat not in _seats_held(db, table_id, user_id):
        db.execute(insert(former_holders).values(table_id=table_id, seat=seat, user_id=user_id))


def has_held_another(db: Connection, table_id: int, user_id: int, seat: int) -> bool:
    """Whether a person has handed over another seat of this table than this one."""
    return not _seats_held(db, table_id, user_id) <= {seat}


def _seats_held(db: Connection, table_id: int, user_id: int) -> set[int]:
    query = select(former_holders.c.seat).where(
        former_holders.c.table_id == table_id, former_holders.c.user_id == user_id
    )
    return set(db.execute(query).scalars())


def _list(db: Connection, query: Select[*tuple[object, ...]], **given: object) -> list[Stored]:
    try:
        rows = db.execute(query, given).all()
    except MISREAD:
        return _list_one_by_one(db, query, **given)
    found: dict[int, tuple[TableRow, list[SeatRow], bool]] = {}
    for row in rows:
        table = _table(row)
        found.setdefault(table.id, (table, [], row.left))[1].append(_seat(row))
    return [Stored(table, tuple(taken), None, left=left) for table, taken, left in found.values()]


def _list_one_by_one(
    db: Connection, query: Select[*tuple[object, ...]], **given: object
) -> list[Stored]:
    """List the tables one by one, of those that cannot be read what is sure."""
    listed = db.execute(query.with_only_columns(tables.c.id).distinct(), given).scalars()
    found: list[Stored] = []
    for table_id in listed.all():
        try:
            stored = find(db, table_id)
        except Unreadable:
            rows = db.execute(_SURE.where(tables.c.id == table_id)).all()
            stored = Stored(_table(rows[0]), tuple(_seat(row) for row in rows), None, whole=False)
        found += [] if stored is None else [stored._replace(state=None)]
    return found


def _table(row: Row[*tuple[object, ...]]) -> TableRow:
    return TableRow._make(row[:_WIDTH])


def _seat(row: Row[*tuple[object, ...]]) -> SeatRow:
    return SeatRow._make(row[_WIDTH : _WIDTH + len(_SEAT)])
