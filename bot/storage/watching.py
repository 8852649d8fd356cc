"""People who follow a table without a seat there, and what they want to be told of it."""

from sqlalchemy import Connection, delete, func, insert, select, update

from bot.storage.rows import Wish
from bot.storage.schema import watchers


def wish_of(db: Connection, table_id: int, user_id: int) -> Wish | None:
    """Return what this person wants to be told of a table; None if they do not follow it."""
    own = watchers.c.table_id == table_id, watchers.c.user_id == user_id
    return db.execute(select(watchers.c.wish).where(*own)).scalar_one_or_none()


def add(db: Connection, table_id: int, user_id: int, wish: Wish) -> None:
    """Note that this person, who does not follow the table yet, wants to be told of it."""
    db.execute(insert(watchers).values(table_id=table_id, user_id=user_id, wish=wish))


def change(db: Connection, table_id: int, user_id: int, wish: Wish) -> None:
    """Note that this person, who follows the table, wants to be told something else of it."""
    own = watchers.c.table_id == table_id, watchers.c.user_id == user_id
    db.execute(update(watchers).where(*own).values(wish=wish))


def remove(db: Connection, table_id: int, user_id: int) -> None:
    """Forget that this person follows a table."""
    db.execute(
        delete(watchers).where(watchers.c.table_id == table_id, watchers.c.user_id == user_id)
    )


def count_of(db: Connection, user_id: int) -> int:
    """Return the number of tables that a person follows."""
    query = select(func.count()).where(watchers.c.user_id == user_id)
    return db.execute(query).scalar_one()


def of_table(db: Connection, table_id: int, wish: Wish) -> list[int]:
    """Return the people who wish this of a table."""
    wished = watchers.c.table_id == table_id, watchers.c.wish == wish
    query = select(watchers.c.user_id).where(*wished).order_by(watchers.c.user_id)
    return list(db.execute(query).scalars())


def of_user(db: Connection, user_id: int, wish: Wish) -> list[int]:
    """Return the tables of which a person wishes this."""
    wished = watchers.c.user_id == user_id, watchers.c.wish == wish
    query = select(watchers.c.table_id).where(*wished).order_by(watchers.c.table_id)
    return list(db.execute(query).scalars())


def dismiss(db: Connection, table_id: int) -> list[int]:
    """Return all people who follow a table, and forget them."""
    query = select(watchers.c.user_id).where(watchers.c.table_id == table_id)
    found = list(db.execute(query.order_by(watchers.c.user_id)).scalars())
    if found:
        db.execute(delete(watchers).where(watchers.c.table_id == table_id))
    return found
