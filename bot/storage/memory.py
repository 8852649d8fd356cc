"""What the bot remembers of itself: texts by key."""

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import memory


async def find(db: AsyncConnection, key: str) -> str | None:
    """Return what was put under this key."""
    query = select(memory.c.value).where(memory.c.key == key)
    return (await db.execute(query)).scalar_one_or_none()


async def put(db: AsyncConnection, key: str, value: str) -> None:
    """Put a text under a key, in place of what was there."""
    changed = await db.execute(update(memory).where(memory.c.key == key).values(value=value))
    if changed.rowcount == 0:
        await db.execute(insert(memory).values(key=key, value=value))
