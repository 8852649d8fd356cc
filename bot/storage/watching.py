"""People who watch a table without a seat there, and want to be told of its end."""

from sqlalchemy import Connection, delete, exists, func, insert, select

from bot.storage.schema import watchers


def is_watching(db: Connection, table_id: int, user_id: int) -> bool:
    """Whether this person wants to be told of the end of a table."""
    own = exists().where(watchers.c.table_id == table_id, watchers.c.user_id == user_id)
    return db.execute(select(own)).scalar_one()


def add(db: Connection, table_id: int, user_id: int) -> None:
    """Note that this person, who is not watching yet, wants to be told of the end of a table."""
    db.execute(insert(watchers).values(table_id=table_id, user_id=user_id))


def remove(db: Connection, table_id: int, user_id: int) -> None:
    """Forget that this person wanted to be told of the end of a table."""
    db.execute(
        delete(watchers).where(watchers.c.table_id == table_id, watchers.c.user_id == user_id)
    )


def count_of(db: Connection, user_id: int) -> int:
    """Return the number of tables that a person watches."""
    query = select(func.count()).where(watchers.c.user_id == user_id)
    return db.execute(query).scalar_one()


def dismiss(db: Connection, table_id: int) -> list[int]:
    """Return all watchers of a table, and forget them."""
    query = select(watchers.c.user_id).where(watchers.c.table_id == table_id)
    found = list(db.execute(query.order_by(watchers.c.user_id)).scalars())
    if found:
        db.execute(delete(watchers).where(watchers.c.table_id == table_id))
    return found
