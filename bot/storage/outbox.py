"""The rows of the outbox: add, list, claim, remove, put off, set aside."""

from datetime import datetime
from typing import Final

from sqlalchemy import delete, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.rows import Notice, OutboxRow
from bot.storage.schema import outbox

_COLUMNS: Final = tuple(outbox.c[name] for name in OutboxRow._fields)
_PENDING: Final = select(*_COLUMNS).where(outbox.c.aside.is_(None)).order_by(outbox.c.id)
_ADD: Final = insert(outbox)


async def add(db: AsyncConnection, table_id: int, notices: list[Notice], now: datetime) -> None:
    """Put notices into the outbox, to be delivered in this order."""
    if notices:
        await db.execute(_ADD, [_values(table_id, notice, now) for notice in notices])


async def pending(db: AsyncConnection) -> list[OutboxRow]:
    """Return everything that has yet to be delivered, in order."""
    return [OutboxRow._make(row) for row in await db.execute(_PENDING)]


async def claim(db: AsyncConnection, row: OutboxRow, now: datetime) -> None:
    """Note that this row is about to be delivered, and with whom it is filled."""
    await db.execute(
        update(outbox)
        .where(outbox.c.id == row.id)
        .values(claimed_at=now, fresh=row.fresh, ping=row.ping)
    )


async def mention(db: AsyncConnection, table_id: int, user_id: int) -> bool:
    """Add a person to those whom the table's next post mentions, if nobody is sending it yet."""
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
    found = (await db.execute(query)).one_or_none()
    if found is None:
        return False
    row_id, ping = found
    values = {"fresh": True, "ping": (*ping, user_id)}
    await db.execute(update(outbox).where(outbox.c.id == row_id).values(values))
    return True


async def remove(db: AsyncConnection, row_ids: list[int]) -> None:
    """Forget rows that were delivered, or that another one has made needless."""
    await db.execute(delete(outbox).where(outbox.c.id.in_(row_ids)))


async def put_off(db: AsyncConnection, row: OutboxRow, next_try: datetime, error: str) -> None:
    """Note a failure, and when to try again."""
    await db.execute(
        update(outbox)
        .where(outbox.c.id == row.id)
        .values(attempts=row.attempts + 1, next_try=next_try, claimed_at=None, error=error)
    )


async def set_aside(db: AsyncConnection, row: OutboxRow, aside: str, error: str) -> None:
    """Give a row up, under an id by which people can ask about it."""
    await db.execute(
        update(outbox)
        .where(outbox.c.id == row.id)
        .values(attempts=row.attempts + 1, aside=aside, claimed_at=None, error=error)
    )


async def count_aside(db: AsyncConnection) -> int:
    """Count the rows that were given up."""
    query = select(func.count()).where(outbox.c.aside.is_not(None))
    return (await db.execute(query)).scalar_one()


def _values(table_id: int, notice: Notice, now: datetime) -> dict[str, object]:
    return {
        "table_id": table_id,
        **notice._asdict(),
        "created_at": now,
        "attempts": 0,
        "next_try": now,
    }
