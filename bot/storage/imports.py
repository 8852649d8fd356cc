"""Files of tables that people have imported to look at, kept for some days."""

from datetime import datetime

from sqlalchemy import ColumnElement, Connection, delete, insert, select

from bot.storage.schema import imports


def find(db: Connection, user_id: int, number: int, since: datetime) -> str | None:
    """Return a file of this person that was imported since then."""
    query = select(imports.c.file).where(*_is(user_id, number, since))
    return db.execute(query).scalar_one_or_none()


def has(db: Connection, user_id: int, number: int, since: datetime) -> bool:
    """Whether `find` would return a file."""
    query = select(imports.c.id).where(*_is(user_id, number, since))
    return db.execute(query).first() is not None


def _is(user_id: int, number: int, since: datetime) -> tuple[ColumnElement[bool], ...]:
    own = imports.c.id == number, imports.c.user_id == user_id
    return *own, imports.c.imported_at > since


def add(db: Connection, user_id: int, file: str, now: datetime) -> int:
    """Store a file and return its number."""
    added = insert(imports).values(user_id=user_id, file=file, imported_at=now)
    return db.execute(added.returning(imports.c.id)).scalar_one()


def forget(db: Connection, until: datetime) -> None:
    """Delete files imported until then."""
    db.execute(delete(imports).where(imports.c.imported_at <= until))


def keep_newest(db: Connection, user_id: int, most: int) -> None:
    """Delete all files of a person but the newest."""
    own = imports.c.user_id == user_id
    newest = select(imports.c.id).where(own).order_by(imports.c.id.desc()).limit(most)
    db.execute(delete(imports).where(own, imports.c.id.not_in(newest)))
