"""People's own notes about tables."""

from sqlalchemy import Connection, delete, insert, select

from bot.storage.schema import notes


def find(db: Connection, table_id: int, user_id: int) -> str:
    """Return a person's note about a table; empty if there is none."""
    query = select(notes.c.text).where(notes.c.table_id == table_id, notes.c.user_id == user_id)
    return db.execute(query).scalar_one_or_none() or ""


def put(db: Connection, table_id: int, user_id: int, text: str) -> None:
    """Store a note, replacing the earlier one; an empty one only deletes it."""
    db.execute(delete(notes).where(notes.c.table_id == table_id, notes.c.user_id == user_id))
    if text:
        db.execute(insert(notes).values(table_id=table_id, user_id=user_id, text=text))
