"""The rows of the outbox: add, find what is due, claim, remove, put off, set aside, retry.

A damaged time counts as due, so that it is found when its table is served, and no other table
waits. Only rows of our own tables are due, claimed or limited here; adding or moving a row of
another process wakes that process (`owning.py`).
"""

from collections.abc import Collection
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    FromClause,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    true,
    update,
)

from bot.storage.faults import MISREAD, Unreadable, readable
from bot.storage.kinds import KINDS, LATE, OF_A_WAIT, Kind
from bot.storage.owning import OWNED, mine, wake_owners
from bot.storage.rows import NOWHERE, Notice, OutboxRow
from bot.storage.schema import outbox, servers, tables
from bot.storage.trips import ahead


class Heads(NamedTuple):
    """The first rows of the lanes, which all later rows wait for: the tables at which one is due,
    the longest due first; and when the next one will be. `limited`: when the first rate limit ends
    for which a row was given up. `more`: other tables may have due rows, too.
    """

    due: list[int]
    later: datetime | None
    limited: datetime | None
    more: bool = False


class Waiting(NamedTuple):
    """The rows of a table, in order: those that can be delivered, and the posts that were given
    up.
    """

    rows: list[OutboxRow]
    given_up: list["Aside"]


class Aside(NamedTuple):
    """A row that was given up: its id (`aside`), and the reason (`error`)."""

    id: int
    aside: str
    table_id: int
    kind: Kind
    user_id: int | None
    ping: tuple[int, ...]
    created_at: datetime
    attempts: int
    error: str


_COLUMNS: Final = tuple(outbox.c[name] for name in OutboxRow._fields)
_NEW: Final = ("table_id", "kind", "user_id", "fresh", "ping", "vote_id", "place_id", "post_id")
_NEW_AT: Final = ("created_at", "attempts", "next_try")


def _lane(rows: FromClause) -> ColumnElement[str]:
    late = rows.c.kind.in_([literal(kind) for kind in LATE])
    return case((late, rows.c.kind), else_="")


def _given(name: str) -> BindParameter[Any]:
    return bindparam(f"{name}_", type_=outbox.c[name].type)


# A solo table has no posts: only its person gets messages, by direct message.
_HAS_POSTS: Final = exists().where(
    tables.c.id == _given("table_id"), tables.c.channel_id != literal(NOWHERE)
)
_ADD: Final = ahead(
    insert(outbox).from_select(
        [*_NEW, *_NEW_AT],
        select(*map(_given, (*_NEW, *_NEW_AT))).where(
            or_(_given("user_id").is_not(None), _HAS_POSTS)
        ),
    )
)
_WAITS: Final = select(outbox.c.id, outbox.c.kind, outbox.c.user_id, outbox.c.ping).where(
    outbox.c.table_id == bindparam("id_"), outbox.c.kind.in_((*OF_A_WAIT, "board"))
)

LIMITED: Final = "limited"
"""The reason of giving up a row that Discord will accept later."""

_LONG_DUE: Final = datetime.min.replace(tzinfo=UTC)

_GIVEN_UP: Final = outbox.c.aside.is_not(None)

_HELD_BACK: Final = and_(_GIVEN_UP, outbox.c.error == literal(LIMITED))

# The rows that can be delivered now: none of a table that was set aside, and no posts on a server
# that the bot has left. Direct messages still arrive there, so that the game can go on.
_OPEN: Final = (
    outbox.c.aside.is_(None),
    tables.c.aside.is_(None),
    or_(servers.c.left_at.is_(None), outbox.c.user_id.is_not(None)),
)
_HOMES: Final = tables.outerjoin(servers, servers.c.server_id == tables.c.server_id)
_WAITING: Final = (
    select(*_COLUMNS, *(outbox.c[name] for name in Aside._fields), and_(*_OPEN).label("open"))
    .select_from(outbox.join(_HOMES, tables.c.id == outbox.c.table_id))
    .where(outbox.c.table_id == bindparam("table_"))
    .order_by(outbox.c.id)
)
# These are asked about one row after the other, in the order of the index of times: most rows may
# wait until their people wake up, and are not looked at.
_CAN_GO: Final = (
    select(and_(OWNED, *_OPEN))
    .select_from(_HOMES)
    .where(tables.c.id == outbox.c.table_id)
    .correlate(outbox)
    .scalar_subquery()
)
_LANE: Final = outbox.alias()
_FIRST: Final = (
    select(func.min(_LANE.c.id))
    .where(
        _LANE.c.table_id == outbox.c.table_id,
        _LANE.c.user_id.is_not_distinct_from(outbox.c.user_id),
        _LANE.c.aside.is_(None),
        _lane(_LANE) == _lane(outbox),
    )
    .scalar_subquery()
)
_IS_HEAD: Final = and_(outbox.c.aside.is_(None), _CAN_GO, outbox.c.id == _FIRST)
_IS_FREE: Final = outbox.c.table_id.not_in(bindparam("busy_", expanding=True))
# `aside` is null for all of them, but with it PostgreSQL recognises the order of the index.
_BY_TIME: Final = (outbox.c.aside, outbox.c.next_try)
_ARE_DUE: Final = select(outbox.c.table_id, outbox.c.next_try, outbox.c.id).where(
    _IS_HEAD, outbox.c.next_try <= bindparam("now_")
)
_DUE: Final = _ARE_DUE.where(_IS_FREE).order_by(*_BY_TIME).limit(bindparam("most_")).subquery()
_LONGEST_DUE: Final = (
    _ARE_DUE.with_only_columns(outbox.c.next_try).order_by(*_BY_TIME).limit(literal(1))
)
_LATER: Final = (
    select(outbox.c.next_try)
    .where(_IS_HEAD, _IS_FREE, outbox.c.next_try > bindparam("now_"))
    .limit(literal(1))
)
_OURS: Final = outbox.c.table_id.in_(select(tables.c.id).where(OWNED))
_LIMIT_OVER: Final = select(func.min(outbox.c.next_try)).where(_HELD_BACK, _OURS)
# A value that is no time sorts before or after all times, so it is due or the last.
_ENDS: Final = select(
    _LATER.order_by(*_BY_TIME).scalar_subquery().label("first"),
    _LATER.order_by(*(column.desc() for column in _BY_TIME)).scalar_subquery().label("last"),
    _LIMIT_OVER.scalar_subquery().label("limited"),
).subquery()
_HEADS: Final = (
    select(*_ENDS.c, _DUE.c.table_id)
    .select_from(_ENDS.outerjoin(_DUE, true()))
    .order_by(_DUE.c.next_try, _DUE.c.id)
)
_CLAIM: Final = ahead(
    update(outbox)
    .where(outbox.c.id == bindparam("row_"))
    .values({name: bindparam(name) for name in ("claimed_at", "next_try", "fresh", "ping")})
)
_REMOVE: Final = ahead(delete(outbox).where(outbox.c.id.in_(bindparam("rows_", expanding=True))))
_ASIDE: Final = (
    select(*(outbox.c[name] for name in Aside._fields))
    .where(_GIVEN_UP, outbox.c.table_id == bindparam("table_"))
    .order_by(outbox.c.id)
)


def add(db: Connection, table_id: int, notices: list[Notice], now: datetime) -> None:
    """Put notices into the outbox, to be delivered in this order; no posts of a solo table."""
    if notices:
        db.execute(_ADD, [_values(table_id, notice, now) for notice in notices])
        wake_owners(db, table_id, but_solo=all(notice.user_id is None for notice in notices))


# --- delivering -----------------------------------------------------------------------------


def heads(db: Connection, now: datetime, busy: Collection[int], most: int) -> Heads:
    """Return the tables of up to `most` possible deliveries, and the next due time.

    Tables that are `busy` count for neither. An unreadable time counts as due: serving that table
    finds the damage.
    """
    given = {"now_": now, "busy_": list(busy), "most_": most, **mine(db)}
    try:
        found = db.execute(_HEADS, given).all()
    except MISREAD:
        return _heads_one_by_one(db, now, busy)._replace(limited=_limit_over(db))
    due = [row.table_id for row in found if row.table_id is not None]
    tables_due = list(dict.fromkeys(due))
    return Heads(tables_due, found[0].first, found[0].limited, more=len(due) == most)


def _limit_over(db: Connection) -> datetime | None:
    """Return when the first limit ends; None if a time cannot be read, which a retry will find."""
    with suppress(*MISREAD):
        return db.execute(_LIMIT_OVER, mine(db)).scalar_one()
    return None


def longest_due(db: Connection, now: datetime) -> datetime | None:
    """Return since when the oldest notice that is not being delivered has been due, if any."""
    try:
        return db.execute(_LONGEST_DUE, {"now_": now, **mine(db)}).scalar()
    except MISREAD:
        return _LONG_DUE


def _heads_one_by_one(db: Connection, now: datetime, busy: Collection[int]) -> Heads:
    found: list[tuple[datetime, int]] = []
    for row_id in db.execute(select(outbox.c.id).where(_IS_HEAD), mine(db)).scalars().all():
        head = select(outbox.c.table_id).where(outbox.c.id == row_id)
        table_id = db.execute(head).scalar_one()
        if table_id in busy:
            continue
        try:
            next_try = db.execute(head.with_only_columns(outbox.c.next_try)).scalar_one()
        except MISREAD:
            next_try = _LONG_DUE
        found.append((next_try, table_id))
    due = dict.fromkeys(table_id for next_try, table_id in sorted(found) if next_try <= now)
    return Heads(list(due), min((at for at, _ in found if at > now), default=None), None)


def waiting(db: Connection, table_id: int) -> Waiting:
    """Return the undelivered rows of a table. Raises Unreadable."""
    with readable("the outbox"):
        found = db.execute(_WAITING, {"table_": table_id}).all()
    rows = [OutboxRow._make(row[: len(_COLUMNS)]) for row in found if row.open]
    if not all(row.kind in KINDS and type(row.attempts) is int for row in rows):
        raise Unreadable("the outbox holds what nobody has put there")
    given_up = [Aside._make(row[len(_COLUMNS) : -1]) for row in found if row.aside is not None]
    return Waiting(rows, [each for each in given_up if each.user_id is None])


def numbers(db: Connection) -> list[tuple[int, int]]:
    """Return the id and the table of every row, in order, including those that were given up."""
    query = select(outbox.c.id, outbox.c.table_id).order_by(outbox.c.id)
    return [(row.id, row.table_id) for row in db.execute(query)]


def find(db: Connection, row_id: int) -> OutboxRow | None:
    """Return a row as it is now, if it still exists. Raises Unreadable."""
    with readable("the row"):
        found = db.execute(select(*_COLUMNS).where(outbox.c.id == row_id)).first()
    return None if found is None else OutboxRow._make(found)


def claim(db: Connection, row: OutboxRow, now: datetime, until: datetime) -> None:
    """Note that this row is being delivered, until when others may not try, and its content."""
    values = {"claimed_at": now, "next_try": until, "fresh": row.fresh, "ping": row.ping}
    db.execute(_CLAIM, {"row_": row.id, **values})


def free_claims(db: Connection, now: datetime, table_ids: Collection[int] | None = None) -> None:
    """Make claimed but unfinished rows due at once, at these tables or at all."""
    claimed = [outbox.c.claimed_at.is_not(None), _OURS]
    if table_ids is not None:
        claimed.append(outbox.c.table_id.in_(table_ids))
    db.execute(update(outbox).where(*claimed).values(next_try=now), mine(db))


def mention(db: Connection, table_id: int, user_id: int) -> bool:
    """Add a person to the mentions of the table's next post, if it is not being sent yet."""
    query = (
        select(outbox.c.id, outbox.c.ping)
        .where(
            outbox.c.table_id == table_id,
            outbox.c.kind == literal("board"),
            outbox.c.claimed_at.is_(None),
            outbox.c.aside.is_(None),
        )
        .order_by(outbox.c.id.desc())
        .limit(1)
    )
    found = db.execute(query).one_or_none()
    if found is None:
        return False
    row_id, ping = found
    values = {"fresh": True, "ping": (*ping, user_id)}
    db.execute(update(outbox).where(outbox.c.id == row_id).values(values))
    return True


def hold(db: Connection, user_id: int, until: datetime) -> None:
    """Postpone a person's messages that have not been tried yet until this time."""
    untried = outbox.c.attempts == 0, outbox.c.claimed_at.is_(None), outbox.c.aside.is_(None)
    held = update(outbox).where(outbox.c.user_id == user_id, *untried).values(next_try=until)
    wake_owners(db, *db.execute(held.returning(outbox.c.table_id)).scalars())


def wait(db: Connection, row_ids: list[int], until: datetime) -> None:
    """Postpone these rows until this time."""
    db.execute(update(outbox).where(outbox.c.id.in_(row_ids)).values(next_try=until))


def forget_waits(db: Connection, table_id: int, user_ids: list[int]) -> None:
    """Drop the notices that a table waits for these people, even if they were tried before.

    Raises Unreadable.
    """
    if not user_ids:
        return
    with readable("the outbox"):
        rows = db.execute(_WAITS, {"id_": table_id}).all()
    alone = [row for row in rows if row.kind in OF_A_WAIT and row.user_id in user_ids]
    remove(db, [row.id for row in alone])
    for row in rows:
        others = tuple(user_id for user_id in row.ping if user_id not in user_ids)
        if row.kind == "board" and others != row.ping:
            db.execute(update(outbox).where(outbox.c.id == row.id).values(ping=others))


def reminds(db: Connection, user_id: int, table_ids: list[int]) -> bool:
    """Whether a reminder for a person is waiting that belongs to one of these tables."""
    of_user = outbox.c.kind == literal("reminder"), outbox.c.user_id == user_id
    query = select(func.count()).where(*of_user, outbox.c.table_id.in_(table_ids))
    return db.execute(query).scalar_one() > 0


def remove(db: Connection, row_ids: list[int]) -> None:
    """Delete rows that were delivered, or are superfluous."""
    if row_ids:
        db.execute(_REMOVE, {"rows_": row_ids})


def put_off(
    db: Connection, row: OutboxRow, next_try: datetime, error: str, claimed_at: datetime | None
) -> None:
    """Note a failure, and when to try again. If the message may have arrived, the claim stays,
    counted from the end of the try: it may have arrived as late as that.
    """
    db.execute(
        update(outbox)
        .where(outbox.c.id == row.id)
        .values(attempts=row.attempts + 1, next_try=next_try, error=error, claimed_at=claimed_at)
    )


# --- giving up, and retrying ------------------------------------------------------------------


def set_aside(db: Connection, row: OutboxRow, aside: str, error: str, until: datetime) -> None:
    """Give a row up, under an id that people can quote; if LIMITED, only until then."""
    values = {"attempts": row.attempts + 1, "claimed_at": None, "next_try": until}
    db.execute(
        update(outbox).where(outbox.c.id == row.id).values(aside=aside, error=error, **values)
    )


def was_limited(db: Connection, row: OutboxRow) -> bool:
    """Whether a row was given up before because of a limit."""
    error = db.execute(select(outbox.c.error).where(outbox.c.id == row.id)).scalar()
    return error == LIMITED


def end_limits(db: Connection, now: datetime) -> None:
    """Put back the rows whose limit has ended. Their tries still count."""
    over = outbox.c.next_try <= now
    db.execute(update(outbox).where(_HELD_BACK, over, _OURS).values(aside=None), mine(db))


def all_aside(db: Connection) -> list[tuple[int, str]]:
    """Return the table and the error id of every row that was given up, even if unreadable."""
    query = select(outbox.c.table_id, outbox.c.aside).where(outbox.c.aside.is_not(None)).distinct()
    return [(row.table_id, row.aside) for row in db.execute(query)]


def list_aside(db: Connection) -> list[Aside]:
    """Return every row that was given up and can be read, oldest first."""
    listed = select(outbox.c.table_id).where(_GIVEN_UP).distinct()
    found: list[Aside] = []
    for table_id in db.execute(listed).scalars().all():
        with suppress(Unreadable):
            found += _given_up(db, table_id)
    return sorted(found)


def posts_aside(db: Connection, table_id: int) -> list[Aside]:
    """Return the posts of a table that were given up, oldest first. Raises Unreadable."""
    return [each for each in _given_up(db, table_id) if each.user_id is None]


def _given_up(db: Connection, table_id: int) -> list[Aside]:
    with readable("the outbox"):
        return [Aside._make(row) for row in db.execute(_ASIDE, {"table_": table_id})]


def put_back(db: Connection, row_ids: list[int], now: datetime) -> None:
    """Make these rows, which were given up, due."""
    if row_ids:
        query = update(outbox).where(outbox.c.id.in_(row_ids))
        db.execute(query.values(aside=None, attempts=0, next_try=now))


def retry_aside(db: Connection, now: datetime, aside: str | None = None) -> int:
    """Put back rows given up under this id, or all; return their number."""
    query = update(outbox).where(_GIVEN_UP if aside is None else outbox.c.aside == aside)
    back = query.values(aside=None, attempts=0, next_try=now).returning(outbox.c.table_id)
    tables_of = db.execute(back).scalars().all()
    wake_owners(db, *tables_of)
    return len(tables_of)


def retry_server(db: Connection, server_id: int, now: datetime) -> None:
    """Make all rows of a server due at once, including those given up."""
    there = select(tables.c.id).where(tables.c.server_id == server_id)
    db.execute(
        update(outbox)
        .where(outbox.c.table_id.in_(there))
        .values(aside=None, attempts=0, next_try=now)
    )


def _values(table_id: int, notice: Notice, now: datetime) -> dict[str, object]:
    return {
        "table_id_": table_id,
        "kind_": notice.kind,
        "user_id_": notice.user_id,
        "fresh_": notice.fresh,
        "ping_": notice.ping,
        "vote_id_": notice.vote_id,
        "place_id_": notice.place_id,
        "post_id_": notice.post_id,
        "created_at_": now,
        "attempts_": 0,
        "next_try_": notice.not_before or now,
    }
