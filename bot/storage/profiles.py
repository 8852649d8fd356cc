"""What users and servers have set."""

from typing import Final

from sqlalchemy import Table, bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.rows import ServerRow, UserRow
from bot.storage.schema import servers, users

_USERS: Final = select(*(users.c[name] for name in UserRow._fields)).where(
    users.c.user_id.in_(bindparam("user_ids", expanding=True))
)


async def user(db: AsyncConnection, user_id: int) -> UserRow:
    """Return what the user has set; the defaults for one who has set nothing."""
    return (await find_users(db, [user_id]))[user_id]


async def find_users(db: AsyncConnection, user_ids: list[int]) -> dict[int, UserRow]:
    """Return what each of these users has set."""
    found = {user_id: UserRow(user_id) for user_id in user_ids}
    if user_ids:
        for row in await db.execute(_USERS, {"user_ids": user_ids}):
            found[row[0]] = UserRow._make(row)
    return found


async def save_user(db: AsyncConnection, row: UserRow) -> None:
    """Store what the user has set."""
    await _put(db, users, row)


async def server(db: AsyncConnection, server_id: int) -> ServerRow:
    """Return what was set for the server; the defaults where nothing was."""
    columns = [servers.c[name] for name in ServerRow._fields]
    row = (await db.execute(select(*columns).where(servers.c.server_id == server_id))).first()
    return ServerRow(server_id) if row is None else ServerRow._make(row)


async def save_server(db: AsyncConnection, row: ServerRow) -> None:
    """Store what was set for the server."""
    await _put(db, servers, row)


async def _put(db: AsyncConnection, table: Table, row: UserRow | ServerRow) -> None:
    key = next(iter(table.primary_key.columns))
    values = row._asdict()
    changed = await db.execute(update(table).where(key == row[0]).values(values))
    if changed.rowcount == 0:
        await db.execute(insert(table).values(values))
