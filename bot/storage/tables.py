"""Tables and their seats: find, create, change. Lists of them are in `lists.py`."""

from collections.abc import Collection
from typing import Final, TypedDict

from sqlalchemy import (
    BindParameter,
    Connection,
    Row,
    Text,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from bot.storage import disguised
from bot.storage.faults import readable
from bot.storage.owning import settle, wake_owners
from bot.storage.rows import (
    FormerRow,
    InLeague,
    Mention,
    SeatRow,
    Status,
    Stored,
    TableRow,
    Where,
    answers_itself,
)
from bot.storage.schema import (
    former_holders,
    invitations,
    leagues,
    season_tables,
    seasons,
    seats,
    servers,
    tables,
)
from bot.storage.trips import ahead


class Conflict(Exception):
    """The table was changed since it was read; nothing of this change is kept."""


class Place(TypedDict, total=False):
    """The place of a table, None for nowhere; the news its newest post has told, and the posts that
    call people.
    """

    server_id: int | None
    channel_id: int
    thread_id: int | None
    post_id: int | None
    lobby_post_id: int | None
    told: int | None
    told_seats: int | None
    mentions: tuple[Mention, ...]


TABLE: Final = tuple(tables.c[name] for name in TableRow._fields)
SEAT: Final = tuple(seats.c[name] for name in SeatRow._fields)
_WIDTH: Final = len(TABLE)
_PLACE: Final = tuple(Place.__annotations__)
_APART: Final = ("id", "aside", "next_id", "verdict", *_PLACE)
_CHANGING: Final = [name for name in TableRow._fields if name not in _APART]
IN_PLAY: Final = tables.c.aside.is_(None)


def _id() -> BindParameter[int]:
    return bindparam("id_", type_=tables.c.id.type)


WITH_SEATS: Final = (
    select(*TABLE, *SEAT, servers.c.left_at.is_not(None).label("left"))
    .join_from(tables, seats, tables.c.id == seats.c.table_id)
    .outerjoin(servers, servers.c.server_id == tables.c.server_id)
    .order_by(tables.c.id, seats.c.seat)
)
"""Each seat with its table, and whether the bot has left the table's server."""
_FIND: Final = WITH_SEATS.add_columns(tables.c.state).where(tables.c.id == _id())
_WHERE: Final = select(*(tables.c[name] for name in Where._fields)).where(tables.c.id == _id())
_SITS_AT: Final = select(func.count()).where(
    seats.c.table_id == _id(), seats.c.user_id == bindparam("user_")
)
_BELONGS_TO: Final = select(
    or_(
        exists().where(seats.c.table_id == _id(), seats.c.user_id == bindparam("user_")),
        exists().where(
            tables.c.id == _id(),
            tables.c.status.in_(("lobby", "cancelled")),
            invitations.c.table_id == tables.c.id,
            invitations.c.user_id == bindparam("user_"),
        ),
    )
)
_AWAITED: Final = select(
    seats.c.user_id,
    and_(seats.c.asked_at.is_not(None), seats.c.computer.is_(None)).label("asked"),
    seats.c.open_to,
).where(seats.c.table_id == _id())
_LEAGUE: Final = (
    select(leagues.c.name, seasons.c.number, season_tables.c.division)
    .select_from(season_tables)
    .join(seasons, seasons.c.id == season_tables.c.season_id)
    .join(leagues, leagues.c.id == seasons.c.league_id)
    .where(season_tables.c.table_id == _id())
)
_SAVE_SEAT: Final = ahead(
    update(seats)
    .where(seats.c.table_id == _id(), seats.c.seat == bindparam("seat_"))
    .values({name: bindparam(name) for name in SeatRow._fields if name != "seat"})
)
_SEAT: Final = insert(seats).values(
    home=select(tables.c.home).where(tables.c.id == _id()).scalar_subquery()
)
_SAVE: Final = (
    update(tables)
    .where(tables.c.id == _id(), tables.c.version == bindparam("version_"), IN_PLAY)
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
    stored = Stored(table_of(first), tuple(map(seat_of, rows)), first[-1], left=first.left)
    if stored.table.is_of_league:
        stored = stored._replace(league=_league(db, table_id))
    wanted = {*stored.awaited, *(seat.open_to for seat in stored.seats if seat.open_to)}
    return stored._replace(known=names(db, wanted)) if wanted else stored


def _league(db: Connection, table_id: int) -> InLeague | None:
    row = db.execute(_LEAGUE, {"id_": table_id}).one_or_none()
    return None if row is None else InLeague._make(row)


def names(db: Connection, user_ids: Collection[int]) -> dict[int, str]:
    """Return the name under which each of these people last took a seat, if they ever did."""
    newest = func.max(seats.c.table_id).label("newest")
    theirs = select(seats.c.user_id, newest).where(seats.c.user_id.in_(user_ids))
    last = theirs.group_by(seats.c.user_id).subquery()
    same = and_(seats.c.user_id == last.c.user_id, seats.c.table_id == last.c.newest)
    rows = db.execute(select(seats.c.user_id, seats.c.name).join(last, same))
    return {row[0]: row[1] for row in rows}


def where(db: Connection, table_id: int) -> Where | None:
    """Return the place of a table, even of one that cannot be read."""
    row = db.execute(_WHERE, {"id_": table_id}).one_or_none()
    return None if row is None else Where._make(row)


def sits_at(db: Connection, table_id: int, user_id: int) -> bool:
    """Whether a person holds a seat of a table, or has resigned it."""
    return db.execute(_SITS_AT, {"id_": table_id, "user_": user_id}).scalar_one() > 0


def belongs_to(db: Connection, table_id: int, user_id: int) -> bool:
    """Whether a person holds a seat of a table, or has resigned it; before its game, also whether
    they were invited.
    """
    return bool(db.execute(_BELONGS_TO, {"id_": table_id, "user_": user_id}).scalar_one())


def status_of(db: Connection, table_id: int) -> Status:
    """Return the status of an existing table, even of one that cannot be read."""
    return db.execute(select(tables.c.status).where(tables.c.id == table_id)).scalar_one()


def aside_of(db: Connection, table_id: int) -> str | None:
    """Return the error id under which a table was set aside, even one that cannot be read."""
    query = select(tables.c.aside).where(tables.c.id == table_id)
    return db.execute(query).scalar_one_or_none()


def set_aside(db: Connection, table_id: int, error_id: str) -> str:
    """Set a table aside under this id, unless it is already; return the id that counts."""
    db.execute(update(tables).where(tables.c.id == table_id, IN_PLAY).values(aside=error_id))
    return aside_of(db, table_id) or error_id


def release(db: Connection, table_id: int) -> None:
    """Put a table that was set aside back into play, and wake its owner."""
    db.execute(update(tables).where(tables.c.id == table_id).values(aside=None))
    wake_owners(db, table_id, but_solo=True)


def awaited(db: Connection, table_id: int) -> tuple[frozenset[int], frozenset[int]]:
    """Return the people who have something to decide at this table, and those who are offered seats
    of it by name.
    """
    rows = db.execute(_AWAITED, {"id_": table_id}).all()
    guests = frozenset(row.open_to for row in rows if row.open_to and row.open_to > 0)
    return frozenset(row.user_id for row in rows if row.asked), guests


def create(db: Connection, table: TableRow, *taken: SeatRow) -> int:
    """Store a new table with its seats; return its new id."""
    values = table._asdict()
    del values["id"]
    added = db.execute(insert(tables).values(values))
    key = added.inserted_primary_key
    assert key is not None, "the database gives every table an id"
    replace_seats(db, key[0], taken)
    settle(db, tables.c.id == key[0])
    return key[0]


def save(db: Connection, before: TableRow, after: TableRow, *, state: str | None = None) -> None:
    """Store the table as its next version, and its position if given; its place is not changed.

    If another process owns it, that process is woken: due times there may have changed.

    Raises Conflict if the stored version is no longer that of `before`, or the table was set aside
    meanwhile.
    """
    # Only changes: every column given here is set, even if the statement does not name it, and the
    # place may have been noted since this table was read.
    values = {name: getattr(after, name) for name in _CHANGING}
    values |= {"version": before.version + 1, "state": state}
    values |= {"id_": before.id, "version_": before.version}
    if db.execute(_SAVE, values).rowcount != 1:
        raise Conflict(before.id, before.version)
    wake_owners(db, before.id, but_solo=True)


def save_seats(
    db: Connection, table_id: int, before: tuple[SeatRow, ...], after: tuple[SeatRow, ...]
) -> None:
    """Store the changes at the seats; their number stays the same."""
    changed = [new for new, old in zip(after, before, strict=True) if new != old]
    if changed:
        db.execute(
            _SAVE_SEAT,
            [{**seat._asdict(), "id_": table_id, "seat_": seat.seat} for seat in changed],
        )


def reseat(db: Connection, stored: Stored, after: tuple[SeatRow, ...]) -> None:
    """Store the seats of a running table at which nothing else changes.

    It is a new version, so that readers of the old one read again. Raises Conflict.
    """
    if after != stored.seats:
        save(db, stored.table, stored.table._replace(computer_due=answers_itself(after)))
        save_seats(db, stored.table.id, stored.seats, after)


def replace_seats(db: Connection, table_id: int, after: tuple[SeatRow, ...]) -> None:
    """Store these seats in place of all former ones."""
    db.execute(delete(seats).where(seats.c.table_id == table_id))
    given = {"id_": table_id, "table_id": table_id}
    db.execute(_SEAT, [{**given, **seat._asdict()} for seat in after])


def set_place(db: Connection, table_id: int, place: Place) -> None:
    """Note the place of the table. Fields left out stay as they were, and so does the version."""
    if place:
        db.execute(ahead(update(tables).where(tables.c.id == table_id).values(**place)))
    if "server_id" in place:
        settle(db, tables.c.id == table_id)


def set_next(db: Connection, before: TableRow, next_id: int) -> None:
    """Note the table at which the people of a former one play again.

    Raises Conflict if another table was opened meanwhile.
    """
    unchanged = tables.c.next_id.is_not_distinct_from(before.next_id)
    changed = update(tables).where(tables.c.id == before.id, unchanged).values(next_id=next_id)
    if db.execute(changed).rowcount != 1:
        raise Conflict(before.id, before.version)


def note_former(db: Connection, table_id: int, row: FormerRow) -> None:
    """Remember a person who has handed a seat over."""
    values = row._asdict()
    same = (former_holders.c.seat == row.seat, former_holders.c.user_id == row.user_id)
    db.execute(delete(former_holders).where(former_holders.c.table_id == table_id, *same))
    db.execute(insert(former_holders).values(table_id=table_id, **values))


def former(db: Connection, table_id: int) -> list[FormerRow]:
    """Return the people who have handed over a seat of this table, by seat and in the order of
    leaving.
    """
    columns = [former_holders.c[name] for name in FormerRow._fields]
    query = select(*columns).where(former_holders.c.table_id == table_id)
    ordered = query.order_by(former_holders.c.seat, former_holders.c.left_at)
    return [FormerRow._make(row) for row in db.execute(ordered)]


def set_verdict(db: Connection, table_id: int, verdict: str) -> None:
    """Note whether a finished game counts for ratings."""
    db.execute(update(tables).where(tables.c.id == table_id).values(verdict=verdict))


def has_changed_hands(db: Connection, table_id: int, seat: int) -> bool:
    """Whether a seat of this table was ever handed over."""
    query = select(func.count()).where(
        former_holders.c.table_id == table_id, former_holders.c.seat == seat
    )
    return db.execute(query).scalar_one() > 0


def has_held_another(db: Connection, table_id: int, user_id: int, seat: int) -> bool:
    """Whether a person has handed over a seat of this table other than this one, perhaps before
    their data was deleted.
    """
    held = _seats_held(db, table_id, user_id) | disguised.seats_held(db, table_id, user_id)
    return not held <= {seat}


def _seats_held(db: Connection, table_id: int, user_id: int) -> set[int]:
    query = select(former_holders.c.seat).where(
        former_holders.c.table_id == table_id, former_holders.c.user_id == user_id
    )
    return set(db.execute(query).scalars())


def table_of(row: Row[*tuple[object, ...]]) -> TableRow:
    """Read the table from a row of a query that begins like `WITH_SEATS`."""
    return TableRow._make(row[:_WIDTH])


def seat_of(row: Row[*tuple[object, ...]]) -> SeatRow:
    """Read the seat from such a row."""
    return SeatRow._make(row[_WIDTH : _WIDTH + len(SEAT)])
