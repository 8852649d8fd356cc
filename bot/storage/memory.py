"""The bot's own memory: texts by key."""

from sqlalchemy import Connection, insert, select, update

from bot.storage.schema import memory


def find(db: Connection, key: str) -> str | None:
    """Return the text under this key."""
    query = select(memory.c.value).where(memory.c.key == key)
    return db.execute(query).scalar_one_or_none()


def put(db: Connection, key: str, value: str) -> None:
    """Put a text under a key, replacing the earlier one."""
    changed = db.execute(update(memory).where(memory.c.key == key).values(value=value))
    if changed.rowcount == 0:
        db.execute(insert(memory).values(key=key, value=value))
