"""Users and servers: their settings, and how they can be reached."""

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, Table, bindparam, insert, select, union, update

from bot.storage import settings
from bot.storage.faults import MISREAD
from bot.storage.owning import OF_SERVERS, OWNED, homes, mine, settle_server
from bot.storage.rows import ServerRow, UserRow
from bot.storage.schema import seats, servers, tables, users

_EVER: Final = datetime.min.replace(tzinfo=UTC)
_SERVER: Final = select(*(servers.c[name] for name in ServerRow._fields)).where(
    servers.c.server_id == bindparam("id_")
)
_LANGUAGE: Final = _SERVER.with_only_columns(servers.c.language)


def user(db: Connection, user_id: int) -> UserRow:
    """Return the user's settings, or the defaults."""
    return find_users(db, [user_id])[user_id]


def find_users(db: Connection, user_ids: list[int]) -> dict[int, UserRow]:
    """Return the settings of each of these users."""
    found = {user_id: UserRow(user_id) for user_id in user_ids}
    if user_ids:
        found |= {row.user_id: row for row in settings.find(db, user_ids)}
    return found


def change_user(db: Connection, user_id: int, **values: Any) -> None:
    """Set these fields of a user, and leave the others as they are."""
    if not update_user(db, user_id, **values):
        save_user(db, UserRow(user_id)._replace(**values))


def update_user(db: Connection, user_id: int, **values: Any) -> bool:
    """Set these fields of a user who is stored, if one is; return that.

    A user whose data was deleted is not stored again.
    """
    own = users.c.user_id == user_id
    return db.execute(update(users).where(own).values(values)).rowcount > 0


def save_user(db: Connection, row: UserRow) -> UserRow:
    """Store a user's settings, and return them; after that all are usable."""
    saved = row._replace(unusable=())
    _put(db, users, saved._asdict())
    return saved


def reachable(db: Connection, table_id: int) -> list[int]:
    """Return the people at a table whose DMs are not known to be closed."""
    query = (
        select(seats.c.user_id)
        .outerjoin(users, users.c.user_id == seats.c.user_id)
        .where(
            seats.c.table_id == table_id,
            seats.c.user_id.is_not(None),
            seats.c.resigned_at.is_(None),
            users.c.dm_closed.is_not(True),
        )
        .order_by(seats.c.seat)
    )
    return list(db.execute(query).scalars())


def open_dms(db: Connection, server_id: int) -> None:
    """Assume open DMs for all people at a server's tables, because the bot is there again."""
    there = (
        select(seats.c.user_id)
        .join_from(seats, tables, tables.c.id == seats.c.table_id)
        .where(tables.c.server_id == server_id)
    )
    closed = users.c.dm_closed.is_(True)
    db.execute(update(users).where(closed, users.c.user_id.in_(there)).values(dm_closed=False))


def servers_in_use(db: Connection) -> dict[int, bool]:
    """Return our servers with open or running tables, or with due times of their own, and whether
    the bot has left them.
    """
    playing = select(tables.c.server_id).where(OWNED, tables.c.status.in_(("lobby", "running")))
    ours = homes(db, left=True)
    others = (select(rows.c.server_id).where(rows.c.home.in_(ours)) for rows in OF_SERVERS)
    used = union(playing, *others).subquery()
    query = (
        select(used.c.server_id, servers.c.left_at.is_not(None))
        .outerjoin(servers, servers.c.server_id == used.c.server_id)
        .where(used.c.server_id.is_not(None))
    )
    return {row[0]: row[1] for row in db.execute(query, mine(db))}


def server(db: Connection, server_id: int) -> ServerRow:
    """Return the server's settings, or the defaults.

    If the time since the bot has been gone cannot be read, it counts as gone from the beginning of
    time.
    """
    try:
        row = db.execute(_SERVER, {"id_": server_id}).first()
    except MISREAD:
        language = db.execute(_LANGUAGE, {"id_": server_id}).scalar_one()
        return ServerRow(server_id, language, _EVER)
    return ServerRow(server_id) if row is None else ServerRow._make(row)


def save_server(db: Connection, row: ServerRow) -> None:
    """Store the server's settings."""
    _put(db, servers, row._asdict())


def note_left(db: Connection, row: ServerRow, left_at: datetime | None) -> None:
    """Note since when the bot has been gone from a server, None if it is (back) there."""
    save_server(db, row._replace(left_at=left_at))
    settle_server(db, row.server_id)


def _put(db: Connection, table: Table, row: dict[str, Any]) -> None:
    [key] = table.primary_key.columns
    values = {column.name: row[column.name] for column in table.c}
    changed = db.execute(update(table).where(key == row[key.name]).values(values))
    if changed.rowcount == 0:
        db.execute(insert(table).values(values))
